"""The robot as the recursions see it: frozen, ordered, welded.

`build` makes a Model of a description; all bookkeeping about trees happens there, once. The other
files turn robots into other forms of themselves, or check what is asked of one.
"""

from rnea.core.model.build import build
from rnea.core.model.configuration import along_speeds, neutral, normalized, rate
from rnea.core.model.degrees import outside, trust_angles, warn_of_degrees
from rnea.core.model.dh import rotate_x, translate
from rnea.core.model.evaluate import ParameterEvaluator
from rnea.core.model.fingerprint import fingerprint
from rnea.core.model.forms.convert import (
    dh_to_tree,
    modified_to_standard,
    standard_to_modified,
    tree_to_modified,
)
from rnea.core.model.forms.numeric_tree import plain_tree, with_described_tool
from rnea.core.model.forms.regroup import fewer_operations
from rnea.core.model.forms.select import chain, locked
from rnea.core.model.joints import AxisJoint, Joint, JointLimits, Speed, make_joint, speeds_of
from rnea.core.model.labels import as_array, in_order
from rnea.core.model.linear_parameters import (
    INERTIAL,
    JOINT,
    LINEAR_PARAMETERS,
    linear_parameters,
    only,
    with_linear_parameters,
)
from rnea.core.model.link import Link, link_of, model_html
from rnea.core.model.loops import (
    CUT_KINDS,
    Closure,
    Cut,
    CutSeen,
    JointCoupling,
    LoopsAt,
    dependent_columns,
    rank_of,
    sides,
)
from rnea.core.model.loops.assembly import CLOSED, AssemblyResult, assembled, length_of, sizes_of
from rnea.core.model.loops.building import describe_closure_errors, scaled_matrix
from rnea.core.model.loops.closure_error import allowed_gap, refuse_gaps
from rnea.core.model.loops.mobility import SINGULAR, Mobility, joint_roles, mobility, preloads
from rnea.core.model.loops.singular import describe_singular, is_singular
from rnea.core.model.loops.strides import NewtonStep, closed_from
from rnea.core.model.massless import refuse_massless
from rnea.core.model.model import (
    Body,
    Dof,
    Frame,
    JointDrive,
    JointSpring,
    Model,
    NamedCoordinate,
)
from rnea.core.model.observable_inertia import omits_unobservable, turning_axes
from rnea.core.model.parameters import PARAMETERS, parameters, with_parameters
from rnea.core.model.positions import (
    describe_nearest,
    difference,
    integrate,
    moved,
    random_positions,
)
from rnea.core.model.ranges import ends, ranges_of, some_way, within_limits
from rnea.core.model.state import gravity_vector, joint_array, joint_state
