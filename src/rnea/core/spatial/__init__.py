"""Vocabulary on any kind of number: vectors, rotations, poses, inertia, twists, wrenches.

Pure functions and frozen values: leading axes are batch, nothing branches on a number, and every
sum has a fixed order, so that a row of a batch is bit-identical to the row alone.
"""

from rnea.core.spatial.display import (
    Table,
    Tabled,
    details_html,
    for_reading,
    number,
    percent,
    table_html,
    table_text,
    vector,
)
from rnea.core.spatial.force_moment import ForceMoment
from rnea.core.spatial.foreign_text import (
    csv_cell,
    csv_line,
    csv_table,
    html_text,
    markdown_text,
    no_formula,
    path_text,
    plain,
)
from rnea.core.spatial.inertia import (
    INERTIA_ENTRIES,
    Inertia,
    Violation,
    acceleration_of_point,
    combined,
    entries_of,
    point_inertia,
    principal_tensor,
    second_moment,
    tensor_from,
    tensor_of_second_moment,
)
from rnea.core.spatial.lazy import InParts, Poses
from rnea.core.spatial.moments import MassMoments, together
from rnea.core.spatial.pose import BASE, TOOL, WORLD, Pose
from rnea.core.spatial.pseudo_inverse import LOST, PseudoInverse
from rnea.core.spatial.screws import FrameMotion, Twist, Wrench, as_vector, twist_at
from rnea.core.spatial.vectors import (
    cross,
    dot,
    outer,
    product,
    side_by_side,
    skew,
    spin,
    symmetric,
    times,
    transpose,
    transposed_times,
    turned_symmetric,
)
