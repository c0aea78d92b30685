"""What a motion asks of every joint of a robot: demands, motors, bearings, for several payloads."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple, Protocol

import numpy as np

from rnea.apps.sizing.bearings import BearingLoad, bearing_loads
from rnea.apps.sizing.choosing import Rated, fits, rank
from rnea.apps.sizing.cycle import Cycle, cycle_mean
from rnea.apps.sizing.cycle_faults import cycle_faults
from rnea.apps.sizing.demands import Demand, demand
from rnea.apps.sizing.driven_dofs import (
    DriveMotion,
    DrivenRobot,
    drive_motion,
    driven_speeds,
    holding_efforts,
)
from rnea.apps.sizing.joint_motion import JointMotion
from rnea.apps.sizing.joints import Drive, drives
from rnea.apps.sizing.pairing import rank_pairs
from rnea.apps.sizing.payloads import Carrier, carrying, warn_of_points
from rnea.apps.sizing.rating import Rating, rate
from rnea.apps.sizing.unmotorized_gears import UnmotorizedGear
from rnea.apps.trajectory.limits import limit_notes
from rnea.core.description import Gearbox, Motor
from rnea.core.model import Dof, joint_array
from rnea.core.recursions import PointPayload, point_payloads
from rnea.core.spatial import TOOL
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, shortened

_States = tuple[Array, Array, Array, Array]
# what gears of robots reach in one or two stages
MOST_RATIO = 200.0
# rad/m: a spindle that moves on by 0.31 mm in a turn of the motor
MOST_RATIO_SLIDING = 20000.0


class Arm(DrivenRobot, Carrier, Protocol):
    """What sizing asks of a robot."""

    def joint_wrenches(self, q: Any, qd: Any, qdd: Any, *, wrench: Any) -> Any: ...
    def jacobian(self, q: Any, *, frame: str) -> Array: ...


@dataclass(frozen=True, eq=False)
class Sizing:
    """One payload: demands by joint, the robot's own motors, candidates by joint, bearings.

    A robot gets one drive for all payloads: candidates are the same in every sizing, in the same
    order, here rated with this payload.

    undriven: the joints with several speeds, which one motor cannot drive; without_bearing: those
    that do more than turn or slide, whose bearings are not told.
    fitted: the robot's own motors, rated
    motions: what each joint's drive has to do
    cycle: how long the motion and the dwell after it are
    ungeared: joints that slide, for which no gearbox was chosen although some were offered
    suiting: by joint, how many of the first candidates fit with every payload
    with_friction: joints whose friction the robot's file has
    motorless: joints without a motor in a robot's file that has some, where none were offered
    gears: of the robot's file, with limits, of joints for which no motor is rated
    faults: sentences about why the motion can hardly be a cycle
    outside: sentences about joints that leave their position limits
    searched: joints without a gear in the robot's file, whose ratio was searched where others kept
    theirs
    points: payloads without a moment of inertia that a joint rotates about an axis close by

    >>> from rnea import load
    >>> arm, t, still = load("one_link"), np.array([0.0, 1.0]), np.zeros((2, 1))
    >>> (found,) = size(arm, t, still, still, still, payloads=[2.0])
    >>> found.payload, len(found.demands), len(found.bearings)
    (2.0, 1, 1)
    """

    payload: float
    demands: tuple[Demand, ...]
    fitted: tuple[Rating, ...]
    candidates: dict[str, list[Rating]]
    bearings: tuple[BearingLoad, ...]
    motions: tuple[JointMotion, ...]
    cycle: Cycle
    undriven: tuple[str, ...] = ()
    without_bearing: tuple[str, ...] = ()
    ungeared: tuple[str, ...] = ()
    suiting: dict[str, int] = field(default_factory=dict)
    with_friction: tuple[str, ...] = ()
    motorless: tuple[str, ...] = ()
    gears: tuple[UnmotorizedGear, ...] = ()
    faults: tuple[str, ...] = ()
    outside: tuple[str, ...] = ()
    searched: tuple[str, ...] = ()
    points: tuple[PointPayload, ...] = ()


def size(
    arm: Arm,
    t: Array,
    q: Array,
    qd: Array,
    qdd: Array,
    motors: Sequence[Motor] = (),
    payloads: Iterable[float] = (0.0,),
    *,
    payload_com: Sequence[float] = (0.0, 0.0, 0.0),
    payload_frame: str = TOOL,
    payload_box: Sequence[float] | None = None,
    payload_inertia: Any = None,
    most_ratio: float | None = MOST_RATIO,
    most_ratio_sliding: float = MOST_RATIO_SLIDING,
    efficiency: float | None = None,
    wrench: Any = None,
    gearboxes: Sequence[Gearbox] = (),
    dwell: float = 0.0,
    keep_gears: bool = False,
) -> list[Sizing]:
    """Size a robot for a motion with each payload (kg, at the tool).

    t (N,), q (N, nq), qd and qdd (N, nv). Drives of a robot with loops are its motors.
    motors: candidates for every joint with one speed; a drive that fits is one that fits with
    every payload. Without them the robot's own motors are rated, of the joints that have one.
    payload_com: where the payload is, in the frame that carries it. payload_box: its lengths (m),
    of a uniform box; payload_inertia: of one mass, as `Robot.with_payload` takes it. Without them
    payloads are points, and a warning names the joints for which that is not good enough.
    most_ratio: of the gears that candidates of joints that turn may have; None is the default with
    keep_gears. most_ratio_sliding: of joints that slide, rad of the motor for each m. efficiency:
    of these gears, in place of the joint's own.
    keep_gears: candidates get the gear that the robot's file specifies for the joint
    (`Drive.geared`). For joints without one the ratio is searched (`Sizing.searched`); a robot
    without any is refused.
    wrench: what acts from outside, as in `Robot.inverse_dynamics`.
    gearboxes: to choose from together with the motors, with their own ratios (up to most_ratio),
    efficiencies and limits; of joints that turn.
    dwell: s that the robot stands still after the motion, held by its motors. RMS values, powers
    and heat are those of the whole cycle.

    >>> from rnea import load
    >>> arm, t, still = load("one_link"), np.array([0.0, 1.0]), np.zeros((2, 1))
    >>> found = size(arm, t, still + np.pi / 2, still, still, payloads=[0.0, 2.0])
    >>> [round(one.demands[0].peak_torque, 3) for one in found]  # 9.81 (0.5 + payload)
    [4.905, 24.525]
    >>> (held,) = size(arm, t, still + np.pi / 2, still, still, dwell=3.0)
    >>> held.cycle.duration, round(held.demands[0].rms_torque, 6)
    (4.0, 4.905)
    """
    q, qd, qdd = (joint_array(arm.model, x, y) for x, y in ((q, "q"), (qd, "qd"), (qdd, "qdd")))
    drive_of = drives(arm.description)
    driven = driven_speeds(arm.model)
    undriven = _undriven(driven, drive_of)
    names = dict.fromkeys(freedom.body.joint.name for freedom in driven)
    drivable = [name for name in names if name not in undriven]
    motorless = [name for name in drivable if not motors and drive_of[name].motor is None]
    if len(t) == 0:
        raise InputError("the motion has no rows")
    if most_ratio is None:
        keep_gears, most_ratio = True, MOST_RATIO
    kept = _kept_gears(arm.model.name, drive_of, drivable) if keep_gears and motors else set()
    boxes = _gearboxes(gearboxes, motors, most_ratio, efficiency, keep_gears)
    sliding = [freedom.body.joint.name for freedom in driven if freedom.effort_unit == "N"]
    ungeared = [name for name in sliding if boxes and name not in undriven]

    def ranked(several: Sequence[JointMotion], drive: Drive) -> list[Rated]:
        slides, gear = several[0].unit == "N", drive.gear
        if boxes and not slides:
            return rank_pairs(motors, boxes, several)
        if efficiency is not None:
            gear = replace(gear, efficiency=efficiency)
        most = most_ratio_sliding if slides else most_ratio
        return rank(motors, gear, several, None if drive.joint in kept else most)

    masses = list(payloads)
    body = {"com": payload_com, "inertia": payload_inertia, "box": payload_box}
    arms = carrying(arm, masses, {**body, "frame": payload_frame})
    points = [tuple(point_payloads(one.description, one.model, q)) for one in arms]
    warn_of_points(arm.description, points)
    cases = [_Case.of(one, driven, (t, q, qd, qdd), wrench, dwell, payload_frame) for one in arms]
    chosen: dict[str, list[Rated]] = {}
    for i, freedom in enumerate(driven):
        drive = drive_of[freedom.body.joint.name]
        if motors and cases and drive.joint not in undriven:
            several = [case.motions[i] for case in cases]
            chosen[several[0].joint] = ranked(several, drive)
    rubbing = [freedom.effort_name for freedom in driven if freedom.body.losses.rubs]
    faults = tuple(cycle_faults(arm.model, t, q, qd, qdd, dwell))
    outside = tuple(limit_notes(arm.model, q, np.zeros_like(qd)))
    sizings = []
    for k, (mass, loaded, case) in enumerate(zip(masses, arms, cases, strict=True)):
        demands, fitted, gears = [], [], []
        for i, (freedom, motion) in enumerate(zip(driven, case.motions, strict=True)):
            drive = drive_of[freedom.body.joint.name]
            demands.append(demand(freedom, motion, case.moved.tau_with_rotor[:, i], drive.gear))
            if drive.motor is not None:
                fitted.append(rate(drive.motor, drive.gear, motion))
            elif motion.joint not in chosen and drive.gear != drive.gear.unlimited:
                gears.append(UnmotorizedGear.of(drive.gear, motion))
        bearings = _bearings(loaded, (t, q, qd, qdd), wrench, dwell)
        told = {load.joint for load in bearings}
        set_apart = [name for name in loaded.model.moving_joint_names if name not in told]
        sizings.append(
            Sizing(
                mass,
                tuple(demands),
                tuple(fitted),
                {joint: [drive[k] for drive in some] for joint, some in chosen.items()},
                tuple(bearings),
                case.motions,
                Cycle.of(t, case.moved.qd, dwell),
                undriven,
                tuple(set_apart),
                tuple(ungeared),
                {joint: sum(map(fits, some)) for joint, some in chosen.items()},
                tuple(rubbing),
                tuple(motorless) if fitted else (),
                tuple(gears),
                faults,
                outside,
                tuple(name for name in drivable if name not in kept) if kept else (),
                points[k],
            )
        )
    return sizings


class _Case(NamedTuple):
    """What the motion asks of the drives with one payload."""

    moved: DriveMotion
    motions: tuple[JointMotion, ...]

    @classmethod
    def of(
        cls,
        arm: Arm,
        driven: Sequence[Dof],
        states: _States,
        wrench: Any,
        dwell: float,
        frame: str,
    ) -> _Case:
        t, q, qd, qdd = states
        moved = drive_motion(arm, q, qd, qdd, wrench)
        hold = holding_efforts(arm, q, wrench) if dwell else np.zeros(len(driven))
        levers = _levers(arm, q, frame, len(driven))
        motions = [
            replace(motion, dwell=dwell, hold=float(torque), lever=lever)
            for motion, torque, lever in zip(
                _by_drive(driven, t, moved, dwell), hold, levers, strict=True
            )
        ]
        return cls(moved, tuple(motions))


def _bearings(arm: Arm, states: _States, wrench: Any, dwell: float) -> list[BearingLoad]:
    t, q, qd, qdd = states
    carried = arm.joint_wrenches(q, qd, qdd, wrench=wrench)
    speeds = qd if arm.model.closure is None else arm.joint_motion(q, qd)[0]
    at_rest = None
    if dwell:
        there, still = np.broadcast_to(q[-1], q.shape), np.zeros_like(qd)
        at_rest = arm.joint_wrenches(there, still, still, wrench=wrench)
    return list(bearing_loads(arm.model.tree, t, speeds, carried, dwell, at_rest))


def _gearboxes(
    gearboxes: Sequence[Gearbox],
    motors: Sequence[Motor],
    most_ratio: float,
    efficiency: float | None,
    keep_gears: bool,
) -> list[Gearbox]:
    """Those that may be chosen; what contradicts a choice is refused."""
    if not gearboxes:
        return []
    if not motors:
        raise InputError("gearboxes are chosen together with motors: name motors to choose from")
    if keep_gears:
        raise InputError("joints keep their own gears, or gearboxes are chosen: ask for one")
    if efficiency is not None:
        raise InputError("each gearbox has an efficiency of its own: leave efficiency out")
    allowed = [box for box in gearboxes if box.ratio <= most_ratio]
    if not allowed:
        least = min(box.ratio for box in gearboxes)
        raise InputError(
            f"no gearbox has a ratio of at most {most_ratio:g}; the smallest is {least:g}"
        )
    return allowed


def _kept_gears(robot: str, drive_of: dict[str, Drive], drivable: Sequence[str]) -> set[str]:
    """The joints whose gear the robot's file specifies; that there is none is refused."""
    kept = {name for name in drivable if drive_of[name].geared}
    if not kept:
        raise InputError(
            f"no gear to keep: the file of robot {robot!r} specifies none for its joints "
            f"({shortened(drivable)}). Leave keep_gears (--keep-gears) out to have the ratios "
            "searched, or write gear = { ratio = ... } of each joint in a .toml robot file"
        )
    return kept


def _levers(arm: Arm, q: Array, frame: str, count: int) -> list[float | None]:
    """How far the tool moves for each rad of a joint, at the pose where it is most."""
    if arm.model.closure is not None or frame not in arm.model.frames:
        return [None] * count
    linear = arm.jacobian(q, frame=frame)[..., 3:, :]
    return [float(x) for x in np.sqrt((linear**2).sum(axis=-2)).max(axis=0)]


def joint_motions(
    arm: Arm, t: Array, q: Array, qd: Array, qdd: Array, wrench: Any = None
) -> list[JointMotion]:
    """Every drive over a motion, its torque without the rotor; one for each of its speeds."""
    return _by_drive(driven_speeds(arm.model), t, drive_motion(arm, q, qd, qdd, wrench))


def _by_drive(
    driven: Sequence[Dof], t: Array, moved: DriveMotion, dwell: float = 0.0
) -> list[JointMotion]:
    columns = (moved.qd.T, moved.qdd.T, moved.tau.T, moved.inertia.T)
    return [
        JointMotion(
            *(x.effort_name, t, qd, qdd, tau, cycle_mean(t, inertia, dwell, float(inertia[-1]))),
            unit=x.effort_unit,
        )
        for x, qd, qdd, tau, inertia in zip(driven, *columns, strict=True)
    ]


def _undriven(driven: Sequence[Dof], drive_of: dict[str, Drive]) -> tuple[str, ...]:
    """The joints with several speeds; one that the file gives a motor is refused by name."""
    several = [x for x in dict.fromkeys(freedom.body.joint for freedom in driven) if x.nv > 1]
    for joint in several:
        if drive_of[joint.name].motor is not None:
            raise InputError(
                f"joint {joint.name!r} is {joint.kind} and has a motor, but one motor cannot drive "
                f"its {joint.nv} speeds; build it of single joints with a motor each, or leave its "
                "motor out"
            )
    return tuple(joint.name for joint in several)
