"""The physics: one file per algorithm, over any kind of number.

A recursion is a function of (model, case, *states) on arrays (..., n). It may branch on the model,
never on a number. `quantities` is the table of everything that can be asked.
"""

from rnea.core.recursions.articulated_bodies import articulated_body
from rnea.core.recursions.composite_bodies import mass_diagonal, mass_matrix
from rnea.core.recursions.conditioning import condition_number, refuse_singular
from rnea.core.recursions.conditions import SWITCHES, BaseMotion, Conditions
from rnea.core.recursions.energy import kinetic_energy, potential_energy
from rnea.core.recursions.forward_dynamics import METHODS
from rnea.core.recursions.free_body import FreeBody, Load, cut_loads, free_body
from rnea.core.recursions.joint.joint_friction import (
    actuator_torque,
    break_away,
    coordinate_friction,
    friction_torque,
)
from rnea.core.recursions.joint.springs import spring_torque
from rnea.core.recursions.kinematics import (
    angular_velocities,
    body_poses,
    frame_pose,
    joint_poses,
    origin_velocities,
    pose_row,
)
from rnea.core.recursions.loops.closure_step import CLOSURE_STEP
from rnea.core.recursions.loops.constrained_motion import Loops, transposed_columns
from rnea.core.recursions.loops.constraint_residuals import (
    follows,
    look,
    looks,
    with_constraint_checks,
)
from rnea.core.recursions.loops.loop_quantities import refuse_trees
from rnea.core.recursions.loops.motor_torques import motor_torque
from rnea.core.recursions.mass_factors import couplings, factorized
from rnea.core.recursions.mass_solve import mass_solve
from rnea.core.recursions.newton_euler import (
    accelerations,
    base_acceleration,
    joint_wrenches,
    rigid_torque,
    torques,
)
from rnea.core.recursions.pairs.coriolis import coriolis_matrix
from rnea.core.recursions.pairs.pairwise_matrix import Assembly, PairMatrix, PairwiseMatrix
from rnea.core.recursions.plane_of_motion import plane_of_motion
from rnea.core.recursions.point_payloads import PointPayload, point_payloads
from rnea.core.recursions.quantities import (
    AS_METHODS,
    OF_LOOPS,
    QUANTITIES,
    Quantity,
    quantity,
    rows_of,
)
from rnea.core.recursions.results import (
    JointWrenches,
    NewtonEulerResult,
    joint_wrenches_of,
    newton_euler_result,
)
from rnea.core.recursions.torque_budget import PARTS as BUDGET_PARTS
from rnea.core.recursions.torque_budget import TorqueBudget, efforts_of
from rnea.core.recursions.unobservable_gravity import ObservableGravity, gravity_unobservable
from rnea.core.recursions.user_conditions import (
    BodyWrench,
    DriveOptions,
    EnvironmentOptions,
    Motion,
    Wrenches,
    applied_to,
    base_motion,
    by_body,
    program_inputs,
    refuse_floating,
    surrounded,
    transformed,
)
from rnea.core.recursions.wrench_rows import load_rows
