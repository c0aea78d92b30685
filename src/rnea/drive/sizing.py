"""What a motion asks of every joint of a robot: demands, motors, bearings, for several payloads."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

import numpy as np

from rnea.describe import Description, Gear, Gearbox, Motor
from rnea.drive.backlash import flank_changes
from rnea.drive.bearings import BearingLoad, bearing_loads
from rnea.drive.cycle import Cycle, cycle_mean, cycle_rms
from rnea.drive.driven import DriveMotion, Moved, drive_motion, driven_speeds, holding_efforts
from rnea.drive.joint_motion import JointMotion
from rnea.drive.joints import Drive, drives
from rnea.drive.pairing import rank_pairs
from rnea.drive.rating import Rating, rank, rate
from rnea.errors import InputError
from rnea.model import Freedom, joint_array
from rnea.spatial import TOOL
from rnea.spatial.numbers import Array

# what gears of robots reach in one or two stages
MOST_RATIO = 200.0


class Arm(Moved, Protocol):
    """What sizing asks of a robot."""

    @property
    def description(self) -> Description: ...
    def joint_wrenches(self, q: Any, qd: Any, qdd: Any, *, wrench: Any) -> Any: ...
    def with_payload(self, mass: Any, com: Any, *, frame: str) -> Arm: ...
    def jacobian(self, q: Any, *, frame: str) -> Array: ...


@dataclass(frozen=True)
class Demand:
    """What a motion asks of one joint: SI, joint side, with the rotor that the robot's file has.

    Of a joint with several speeds there is one for each, named by its effort.
    power: most driving and most braking power (W, the latter negative); limits: the file's, None
    where it has none. flank_changes: how often the torque through the gear changes its sign;
    play: the joint's backlash.
    unit: of its torque or force
    rms_torque, peak_torque: over the cycle; rms_speed, peak_speed likewise
    holding_torque: in the dwell after the motion; None without one
    peak_power, braking_power, mean_power: W
    effort_limit, speed_limit: of the file

    >>> from rnea import load
    >>> arm, t, still = load("one_link"), np.array([0.0, 1.0]), np.zeros((2, 1))
    >>> (found,) = size(arm, t, still + np.pi / 2, still, still)
    >>> round(found.demands[0].peak_torque, 3)  # 1 kg, 0.5 m out
    4.905
    """

    joint: str
    unit: str
    rms_torque: float
    peak_torque: float
    rms_speed: float
    peak_speed: float
    peak_power: float
    braking_power: float
    mean_power: float
    effort_limit: float | None
    speed_limit: float | None
    flank_changes: int
    play: float
    holding_torque: float | None = None


@dataclass(frozen=True, eq=False)
class Sizing:
    """One payload: demands by joint, the robot's own motors, candidates by joint, bearings.

    undriven: the joints with several speeds, which one motor cannot drive; unborne: those that do
    more than turn or slide, whose bearings are not told.
    fitted: the robot's own motors, rated
    motions: what each joint's drive has to do
    cycle: how long the motion and the dwell after it are
    ungeared: joints that slide, for which no gearbox was chosen although some were offered

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
    unborne: tuple[str, ...] = ()
    ungeared: tuple[str, ...] = ()


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
    most_ratio: float | None = MOST_RATIO,
    efficiency: float | None = None,
    wrench: Any = None,
    gearboxes: Sequence[Gearbox] = (),
    dwell: float = 0.0,
) -> list[Sizing]:
    """Size a robot for a motion, once for each payload (kg, a point at the tool).

    t (N,), q (N, nq), qd and qdd (N, nv). Drives of a robot with loops are its motors.
    motors: candidates for every joint with one speed. Without them the robot's own motors are
    rated, and all such joints must have one, or none.
    payload_com: where the payload is, in the frame that carries it.
    most_ratio: of the gears that candidates may have (a slider's: 100 times as many rad/m); None:
    each joint keeps its own. efficiency: of these gears, in place of the joint's own.
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
    >>> held.cycle.duty_factor, round(held.demands[0].rms_torque, 6)
    (0.25, 4.905)
    """
    q, qd, qdd = (joint_array(arm.model, x, y) for x, y in ((q, "q"), (qd, "qd"), (qdd, "qdd")))
    drive_of = drives(arm.description)
    driven = driven_speeds(arm.model)
    undriven = _undriven(driven, drive_of)
    names = dict.fromkeys(freedom.body.joint.name for freedom in driven)
    drivable = [name for name in names if name not in undriven]
    without = [name for name in drivable if drive_of[name].motor is None]
    if without and not motors and len(without) < len(drivable):
        raise InputError(
            f"no motor for {'joint' if len(without) == 1 else 'joints'} {', '.join(without)}: add "
            "'motor = { torque_constant = ..., resistance = ... }' to each in the robot's file, or "
            "name motors to choose from"
        )
    if len(t) == 0:
        raise InputError("the motion has no rows")
    cycle = Cycle(float(t[-1] - t[0]), dwell)
    boxes = _gearboxes(gearboxes, motors, most_ratio, efficiency)
    sliding = [freedom.body.joint.name for freedom in driven if freedom.effort_unit == "N"]
    ungeared = [name for name in sliding if boxes and name not in undriven]

    def ranked(motion: JointMotion, gear: Gear, unit: str) -> list[Rating]:
        if boxes and unit != "N":
            return rank_pairs(motors, boxes, motion)
        if efficiency is not None:
            gear = replace(gear, efficiency=efficiency)
        most = most_ratio if most_ratio is None or unit != "N" else most_ratio * 100
        return rank(motors, gear, motion, most)

    sizings = []
    for mass in payloads:
        loaded = arm
        if mass:
            loaded = arm.with_payload(mass=mass, com=payload_com, frame=payload_frame)
        moved = drive_motion(loaded, q, qd, qdd, wrench)
        hold = holding_efforts(loaded, q, wrench) if dwell else np.zeros(len(driven))
        levers = _levers(loaded, q, payload_frame, len(driven))
        motions = [
            replace(motion, dwell=dwell, hold=float(torque), lever=lever)
            for motion, torque, lever in zip(_by_drive(driven, t, moved), hold, levers, strict=True)
        ]
        demands, fitted, candidates = [], [], {}
        for i, (freedom, motion) in enumerate(zip(driven, motions, strict=True)):
            drive = drive_of[freedom.body.joint.name]
            demands.append(_demand(freedom, motion, moved.tau_with_rotor[:, i], drive.gear))
            if drive.joint in undriven:
                continue
            if drive.motor is not None:
                fitted.append(rate(drive.motor, drive.gear, motion))
            if motors:
                candidates[motion.joint] = ranked(motion, drive.gear, demands[-1].unit)
        carried = loaded.joint_wrenches(q, qd, qdd, wrench=wrench)
        speeds = qd if loaded.model.closure is None else loaded.joint_motion(q, qd)[0]
        at_rest = None
        if dwell:
            there, still = np.broadcast_to(q[-1], q.shape), np.zeros_like(qd)
            at_rest = loaded.joint_wrenches(there, still, still, wrench=wrench)
        bearings = bearing_loads(loaded.model.tree, t, speeds, carried, dwell, at_rest)
        told = {load.joint for load in bearings}
        set_apart = [name for name in loaded.model.moving_joint_names if name not in told]
        sizings.append(
            Sizing(
                mass,
                tuple(demands),
                tuple(fitted),
                candidates,
                tuple(bearings),
                tuple(motions),
                cycle,
                undriven,
                tuple(set_apart),
                tuple(ungeared),
            )
        )
    return sizings


def _gearboxes(
    gearboxes: Sequence[Gearbox],
    motors: Sequence[Motor],
    most_ratio: float | None,
    efficiency: float | None,
) -> list[Gearbox]:
    """Those that may be chosen; what contradicts a choice is refused."""
    if not gearboxes:
        return []
    if not motors:
        raise InputError("gearboxes are chosen together with motors: name motors to choose from")
    if most_ratio is None:
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


def _by_drive(driven: Sequence[Freedom], t: Array, moved: DriveMotion) -> list[JointMotion]:
    columns = (moved.qd.T, moved.qdd.T, moved.tau.T, moved.inertia.tolist())
    rows = zip(driven, *columns, strict=True)
    return [JointMotion(x.effort_name, t, *parts) for x, *parts in rows]


def _undriven(driven: Sequence[Freedom], drive_of: dict[str, Drive]) -> tuple[str, ...]:
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


def _demand(freedom: Freedom, motion: JointMotion, tau: Array, gear: Gear) -> Demand:
    t, qd = motion.t, motion.qd
    power, dwell, hold = tau * qd, motion.dwell, motion.hold
    limits = freedom.body.limits
    return Demand(
        joint=motion.joint,
        unit=freedom.effort_unit,
        rms_torque=cycle_rms(t, tau, dwell, hold),
        peak_torque=max(float(np.abs(tau).max()), abs(hold) if dwell else 0.0),
        rms_speed=cycle_rms(t, qd, dwell, 0.0),
        peak_speed=float(np.abs(qd).max()),
        peak_power=float(max(power.max(), 0.0)),
        braking_power=float(min(power.min(), 0.0)),
        mean_power=cycle_mean(t, power, dwell, 0.0),
        effort_limit=limits.effort,
        speed_limit=limits.velocity,
        flank_changes=len(flank_changes(t, motion.tau)),
        play=float(gear.backlash),
        holding_torque=hold if dwell else None,
    )
