"""The physics: one file per algorithm, over any kind of number."""

from rnea.recursions.articulated_bodies import articulated_body
from rnea.recursions.budget import TorqueBudget, torque_budget
from rnea.recursions.composite_bodies import mass_matrix
from rnea.recursions.conditioning import condition_number, involved, sample_poses
from rnea.recursions.coriolis import christoffel, coriolis_matrix
from rnea.recursions.derivatives import forward_dynamics_derivatives, inverse_dynamics_derivatives
from rnea.recursions.energy import kinetic_energy, potential_energy
from rnea.recursions.external import Applied, by_body, one_batch
from rnea.recursions.external import resolve as resolve_wrenches
from rnea.recursions.external import rows as wrench_rows
from rnea.recursions.free_body import FreeBody, free_body
from rnea.recursions.joint_losses import actuator_torque, friction_torque, rotor_inertia
from rnea.recursions.kinematics import (
    BaseMotion,
    angular_velocities,
    body_poses,
    frame_pose,
    jacobian,
    joint_poses,
    origin_velocities,
)
from rnea.recursions.mass_solve import couplings, factorized, mass_solve, with_rotors
from rnea.recursions.newton_euler import (
    BodyWrenches,
    ForceMoment,
    Steps,
    accelerations,
    felt_at_base,
    inverse_dynamics,
    joint_wrenches,
    torques,
)
from rnea.recursions.newton_euler import run as newton_euler
from rnea.recursions.results import JointWrenches, NewtonEulerResult, everything, wrenches_of_rows
from rnea.recursions.results import joint_wrenches as results_joint_wrenches
from rnea.recursions.section_wrench import wrench_at
