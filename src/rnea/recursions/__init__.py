"""The physics: one file per algorithm, over any kind of number.

A recursion is a function of (model, case, *states) on arrays (..., n). It may branch on the model,
never on a number. `quantities` is the table of everything that can be asked.
"""

from rnea.recursions.articulated_bodies import articulated_body
from rnea.recursions.budget import PARTS as BUDGET_PARTS
from rnea.recursions.budget import TorqueBudget, efforts_of
from rnea.recursions.case import SWITCHES, BaseMotion, Conditions
from rnea.recursions.closure_step import CLOSURE_STEP
from rnea.recursions.composite_bodies import mass_diagonal, mass_matrix
from rnea.recursions.conditioning import condition_number, refuse_singular
from rnea.recursions.conditions import (
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
from rnea.recursions.constraint_residuals import follows, look, looks, with_constraint_checks
from rnea.recursions.coriolis import coriolis_matrix
from rnea.recursions.energy import kinetic_energy, potential_energy
from rnea.recursions.forward_dynamics import METHODS
from rnea.recursions.free_body import FreeBody, Load, cut_loads, free_body
from rnea.recursions.joint_losses import (
    actuator_torque,
    break_away,
    coordinate_friction,
    friction_torque,
)
from rnea.recursions.kinematics import (
    angular_velocities,
    body_poses,
    frame_pose,
    joint_poses,
    origin_velocities,
    pose_row,
)
from rnea.recursions.load_rows import load_rows
from rnea.recursions.loop_rows import refuse_trees
from rnea.recursions.loops import Loops, transposed_columns
from rnea.recursions.mass_factors import couplings, factorized
from rnea.recursions.mass_solve import mass_solve
from rnea.recursions.motors import motor_torque
from rnea.recursions.newton_euler import (
    accelerations,
    base_acceleration,
    joint_wrenches,
    rigid_torque,
    torques,
)
from rnea.recursions.observable_gravity import ObservableGravity, gravity_unobservable
from rnea.recursions.pairs import Assembly, PairMatrix, PairwiseMatrix
from rnea.recursions.plane_of_motion import plane_of_motion
from rnea.recursions.point_payloads import PointPayload, point_payloads
from rnea.recursions.quantities import (
    AS_METHODS,
    OF_LOOPS,
    QUANTITIES,
    Quantity,
    quantity,
    rows_of,
)
from rnea.recursions.results import (
    JointWrenches,
    NewtonEulerResult,
    joint_wrenches_of,
    newton_euler_result,
)
from rnea.recursions.springs import spring_torque
