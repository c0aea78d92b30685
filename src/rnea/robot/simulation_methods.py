"""Robots run in time: every option by name, handed to `rnea.apps.simulate.runs`, which is much to
import.

A name is said here, there and in `ControlOptions`; a test compares all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rnea.core.spatial.numbers import Array
from rnea.engine.arrays.libraries import takes_others
from rnea.robot.construction import warn_of_varied_point

if TYPE_CHECKING:
    from rnea.apps.simulate.control.control import Controller, Reference
    from rnea.apps.simulate.control.user_controllers import ControlFunction
    from rnea.apps.simulate.friction.friction import DryFriction, LuGre
    from rnea.apps.simulate.hybrid_state import Event
    from rnea.apps.simulate.result import Simulation
    from rnea.apps.simulate.rollouts import Rollouts
    from rnea.apps.simulate.variation import Variation
    from rnea.apps.trajectory.recording import Recording
    from rnea.apps.trajectory.trajectory import Motion, Trajectory
    from rnea.robot.robot import Robot


@takes_others
def simulate(
    robot: Robot,
    q: Any,
    qd: Any = None,
    *,
    duration: float,
    step: float = 1e-3,
    method: str = "rk4",
    sampling: float = 0.0,
    delay: float = 0.0,
    encoder: Any = None,
    encoder_side: str = "motor",
    friction: str | DryFriction | LuGre = "set",
    drive: str = "rigid",
    q_motor: Any = None,
    qd_motor: Any = None,
    stops: bool = False,
    restitution: Any = 0.0,
    wrench: Any = None,
    events: Sequence[Event] | Mapping[str, Callable[..., float]] = (),
    rtol: float = 1e-9,
    atol: float = 1e-12,
    check_step: bool = True,
    compiled: bool | None = None,
    progress: Callable[[float], None] | None = None,
    torque: Any = None,
    tau_motors: Any = None,
    controller: str | Controller | ControlFunction | None = None,
    motion: Motion | Trajectory | Recording | Reference | None = None,
    frequency: float = 20.0,
    kp: Any = None,
    kd: Any = None,
    model: Robot | None = None,
    ignore: Sequence[str] = (),
    saturation: Any = True,
) -> Simulation:
    """The motion from a state q (nq,), qd (n,) through `duration` seconds, its energies and events.

    step, method       s; rk4 (default), midpoint, semi_implicit_euler, or adaptive: dop853, rk45,
                       radau with
                       the tolerances rtol and atol; check_step: refuse a step that is too long
    torque             (n,) constant, or a function of t; default none: nothing drives the robot
    tau_motors         the same of every motor, where loops put motors into other joints than the
                       independent ones (`Robot.motor_names`)
    controller, motion pd, pd_gravity, feed_forward, computed_torque, a function (t, q, qd) -> tau,
                       or an object with torque(t, q, qd); the motion to follow (default: stay)
    frequency, kp, kd  gains by a frequency in rad/s (critically damped), or themselves
    model, ignore      another robot as the controller's model; terms that it leaves out
    saturation         largest torques: the robot's own (True), none, or one number per joint
    sampling, delay    of the controller, s; encoder: rad or m per count, encoder_side: "motor" or
                       "joint"
    friction           "set" (joints stick), "lugre", "viscous", "off", or a law of its own
    drive              "rigid", or "elastic": motors behind gears with a stiffness turn on their
                       own; q_motor, qd_motor: where they start
    stops, restitution position limits as stops
    wrench             `Wrench` or a function of t that gives one, or several
    events             functions of (t, q, qd) by name, noted where they pass zero
    compiled           None: steps are compiled where that pays; True: or refused; False: never
    progress           is called with the time that the run has come to

    >>> from rnea import load
    >>> run = load("one_link").simulate([1.5], duration=1.0)
    >>> abs(run.energy_balance().open) < 1e-9
    True
    """
    asked = locals()
    from rnea.apps.simulate.runs.simulation import simulate

    return simulate(**asked)


@takes_others
def rollouts(
    robot: Robot,
    q: Any,
    qd: Any = None,
    *,
    duration: float,
    step: float = 1e-3,
    method: str = "rk4",
    samples: int | None = None,
    vary: str | Variation = "",
    seed: int = 0,
    friction: bool = True,
    every: int = 0,
    parameters: Array | None = None,
    progress: Callable[[float], None] | None = None,
    device: str = "cpu",
    torque: Any = None,
    tau_motors: Any = None,
    controller: str | Controller | ControlFunction | None = None,
    motion: Motion | Trajectory | Recording | Reference | None = None,
    frequency: float = 20.0,
    kp: Any = None,
    kd: Any = None,
    model: Robot | None = None,
    ignore: Sequence[str] = (),
    saturation: Any = True,
) -> Rollouts:
    """Many motions at once through one compiled step: q (N, nq), qd (N, n), or one state.

    samples, vary, seed   how many, what differs (mass=5%,friction=20%,payload=0:2,state=0.01)
    parameters            rows of `Robot.parameters` (N, bodies, 14), drawn by somebody else
    every                 keep every so many steps (default: the final states alone)
    device                "cpu", or "cuda": many steps in one launch, for torques given by time
    step, method, time, torque, tau_motors, controller, motion, frequency, kp, kd, model, ignore,
    saturation, progress  as for `simulate`; torques and controllers act at the beginning of each
                          step, a function of time may give (N, n). Nothing sticks, and there are
                          no stops.

    >>> from rnea import load
    >>> load("one_link").rollouts([1.5], duration=0.1, samples=100, vary="mass=5%").q.shape
    (100, 1)
    """
    asked = locals()
    from rnea.apps.simulate.runs.robot_rollouts import rollouts
    from rnea.apps.simulate.variation import variation

    varied = variation(vary)
    warn_of_varied_point(robot, max(varied.payload))
    return rollouts(**asked)
