"""The robot as the recursions see it: frozen, ordered, welded.

`build` makes a Model of a description; all bookkeeping about trees happens there, once. The other
files turn robots into other forms of themselves, or check what is asked of one.
"""

from rnea.model.build import build
from rnea.model.configuration import along_speeds, neutral, normalized, rate
from rnea.model.convert import (
    dh_to_tree,
    modified_to_standard,
    standard_to_modified,
    tree_to_modified,
)
from rnea.model.degrees import outside, trust_angles, warn_of_degrees
from rnea.model.dh import rotate_x, translate
from rnea.model.evaluate import ParameterEvaluator
from rnea.model.fingerprint import fingerprint
from rnea.model.joints import AxisJoint, Joint, JointLimits, Speed, make_joint, speeds_of
from rnea.model.labels import as_array, in_order
from rnea.model.linear_parameters import (
    INERTIAL,
    JOINT,
    LINEAR_PARAMETERS,
    linear_parameters,
    only,
    with_linear_parameters,
)
from rnea.model.link import Link, link_of, model_html
from rnea.model.loop_assembly import CLOSED, AssemblyResult, assembled, length_of, sizes_of
from rnea.model.loop_building import describe_closure_errors, scaled_matrix
from rnea.model.loop_gaps import allowed_gap, refuse_gaps
from rnea.model.loop_strides import NewtonStep, closed_from
from rnea.model.loops import (
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
from rnea.model.massless import refuse_massless
from rnea.model.mobility import SINGULAR, Mobility, joint_roles, mobility, preloads
from rnea.model.model import (
    Body,
    Dof,
    Frame,
    JointDrive,
    JointSpring,
    Model,
    NamedCoordinate,
)
from rnea.model.numeric_tree import plain_tree, with_described_tool
from rnea.model.observable_inertia import omits_unobservable, turning_axes
from rnea.model.parameters import PARAMETERS, parameters, with_parameters
from rnea.model.positions import (
    describe_nearest,
    difference,
    integrate,
    moved,
    random_positions,
)
from rnea.model.ranges import ends, ranges_of, some_way, within_limits
from rnea.model.regroup import fewer_operations
from rnea.model.select import chain, locked
from rnea.model.singular import describe_singular, is_singular
from rnea.model.state import gravity_vector, joint_array, joint_state
