"""What is `effort` in a recording? Zero, a computed command, a motor current, or a torque.

In every joint the effort is fitted, robustly, by

    effort = factor · (the model's torque of masses) + viscous qd + Coulomb sign(qd) + offset.

A factor near 1 says torque; factors far from 1 say another unit, mostly a motor's current, which
is torque over gear ratio and torque constant. Much more friction than a bearing has beside a
factor near 1 says a torque at the motor's side of the gear: a current that somebody has scaled.
All friction counts there, the file's too: what a number is does not change with a better file.
The factor holds only as far as the file's masses are right: twice the mass is half the factor.
Factors of the loaded joints that differ widely, or that are those of an arm some times heavier, say
that the file may be another robot's.

A computed command is told by what it lacks. A sensor has noise in the last digits and sees
friction that no file has; a number that is as smooth as the motion, and the model's torque within
some percent, was computed from a model and not measured. The command of a controller with feedback
is neither; it is told by the noise of the positions that it was computed from (`feedback`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.check.diagnose.mistake import Mistake
from rnea.apps.check.recordings.cached_torques import CachedTorques
from rnea.apps.check.recordings.evidence import made_of
from rnea.apps.check.recordings.feedback import follows_position_noise
from rnea.apps.check.recordings.hypotheses import unit_of
from rnea.apps.check.recordings.joint_terms import columns, robust_fit
from rnea.apps.check.recordings.measured import MeasuredMotion
from rnea.apps.identify.fit.autocovariance import independent_rows
from rnea.core.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.apps.check.recordings.causes import Hypotheses
    from rnea.robot import Robot

KINDS = ("zero", "constant", "computed", "current", "motor torque", "torque", "unlike", "untold")
_FAR = 2.0  # factors beyond this, or below its inverse, are no matter of wrong masses
_TELLING = 0.15  # of the effort: so much must be the model's torque before its factor is told
_SURE = 0.15  # relative standard deviation of a factor that is told
_ARMS = 4.0  # so many times the torque may another arm need; amperes are farther from N m
_LOADED = 0.1  # of the largest torque: joints whose factors tell robots apart
_SCATTER = 1.6  # times the smallest: factors of one robot are nearer to each other
_MOTOR_FRICTION = 0.15  # of the effort: no bearing takes so much, a gear with its motor does
_SMOOTH = 3e-4  # of the range: less noise has no sensor
_NEAR = 0.1  # of the effort: what is as near as this to the model is not unlike it
_EQUAL = 0.03  # of the effort: so near to a computed torque comes no measured one
_OF_UNIT = 0.1  # so near to a unit's factor come all joints of a right file, no current's
_AMPERES = 50.0  # factors below are those of currents more often than of a unit of torque
_BY_FACTORS = ("current", "unlike", "untold", "motor torque")  # kinds that go by the file's torque
_ELSEWHERE = ("size", "time")  # families of causes that change no factor, or are about them
_ORDER = 6  # differences of this order leave noise, and next to nothing of a smooth motion


@dataclass(frozen=True, eq=False)
class JointEffort:
    """One joint: the parts of its effort.

    factor    of the model's torque of masses; nan where that torque is too small to tell
    sigma     its standard deviation
    viscous, coulomb, offset   fitted beside it, in the effort's own unit
    model, friction, rest      RMS of these parts of the effort, about their means
    size      RMS of the effort, about its mean
    noise     of the effort as recorded, standard deviation
    """

    name: str
    factor: float
    sigma: float
    viscous: float
    coulomb: float
    offset: float
    model: float
    friction: float
    rest: float
    size: float
    noise: float

    @property
    def is_identified(self) -> bool:
        """Whether the factor says something."""
        return bool(np.isfinite(self.factor))


@dataclass(frozen=True, eq=False)
class EffortInterpretation:
    """kind: one of KINDS; why: the reason in a sentence or two; joints: what it rests on; stranger:
    whether the factors look as if the file were of another robot; unit: of torque, which they would
    be in as --units takes it, where all joints show its factor."""

    kind: str
    why: str
    joints: tuple[JointEffort, ...]
    stranger: bool = False
    unit: str = ""

    @property
    def is_torque(self) -> bool:
        """Whether it can be compared with a model's torque as it is."""
        return self.kind in ("torque", "motor torque")

    @property
    def unit_if_loaded(self) -> str:
        """Of torque, as --units takes it, if the robot carries what its file lacks."""
        return _unit_if_loaded(self.joints)[1] if self.kind == "current" else ""


def classify_effort(
    robot: Robot, measured: MeasuredMotion, mistakes: Sequence[Mistake] = ()
) -> EffortInterpretation:
    """What the effort of a recording is, seen beside the robot's own torques.

    mistakes: causes that part it from the file, by which these torques are corrected before.
    """
    rows = measured.kept()
    names = robot.joint_names
    if not np.any(rows.raw):
        return EffortInterpretation(
            "zero", "every number is zero: the robot's driver does not fill it in", ()
        )
    if np.all(np.ptp(rows.raw, axis=0) == 0):
        return EffortInterpretation("constant", "no number ever changes: nothing was measured", ())
    if not rows.moving.any():
        return EffortInterpretation(
            "untold", "the robot stands still, and one pose tells no factors", ()
        )
    corrected = made_of(CachedTorques.on(robot, rows), mistakes)
    rigid = corrected.but(friction=False, rotor=False).torques()
    noises = _noise(measured)
    silent = rows.unmeasured
    joints = tuple(
        _joint(name, *parts)
        for name, *parts in zip(
            *(names, rigid.T, rows.qd.T, rows.qdd.T, rows.effort.T, noises, silent),
            strict=True,
        )
    )
    computed = _computed(robot, rows, joints)
    if not computed and rows.raw_q is not None and follows_position_noise(rows.raw_q, rows.raw):
        computed = (
            "computed",
            (
                "its fastest changes are the noise of the recorded positions, times gains: what a "
                "controller computed from these (or a current that follows it), and no sensor at a "
                "joint feels"
            ),
        )
    stranger = not computed and _of_another(joints)
    kind, why = computed if computed else _by_factors(joints, stranger)
    told = ~silent
    left = rows.effort - corrected.torques()
    if kind == "unlike" and _rms(left[:, told]) < _NEAR * _rms(rows.effort[:, told]):
        kind = "untold"
        why = "it is as large as the model's torque, and hardly changes: no factor is told"
    stranger = stranger and kind in ("current", "motor torque", "torque")
    return EffortInterpretation(
        kind, why, joints, stranger, _unit(joints)[1] if kind == "current" else ""
    )


def classify_again(
    robot: Robot, measured: MeasuredMotion, before: EffortInterpretation, causes: Hypotheses
) -> EffortInterpretation:
    """The same question after the causes found have been corrected for: a payload that the file
    lacks changes the factors of an effort that is a torque all the same. Of a cause that is itself
    about the size of efforts nothing is taken away."""
    named = [mistake for mistake in causes.best.mistakes if mistake.family not in _ELSEWHERE]
    scaled = any(mistake.family == "size" for mistake in causes.best.mistakes)
    if before.kind not in _BY_FACTORS or scaled or not named:
        return before
    again = classify_effort(robot, measured, named)
    if not again.is_torque or (again.kind, again.stranger) == (before.kind, before.stranger):
        return before
    why = f"once the causes named here are corrected, {again.why}"
    return replace(again, why=why)


def _joint(
    name: str,
    rigid: Array,
    qd: Array,
    qdd: Array,
    effort: Array,
    noise: float,
    silent: bool,
) -> JointEffort:
    beside = columns(("friction", "offset"), qd, qdd)
    found, weight = robust_fit(np.column_stack([rigid, beside]), effort)
    factor, viscous, coulomb, offset = found.tolist()
    friction = beside[:, :2] @ found[1:3]
    rest = (effort - rigid * factor - beside @ found[1:]) * weight
    size, left = float(np.std(effort)), float(np.std(rest))
    # what of the model's torque friction cannot stand for says the factor
    own = rigid - beside @ np.linalg.lstsq(beside, rigid, rcond=None)[0]
    alone = float(np.linalg.norm(own)) / np.sqrt(len(own))
    spread = left / max(alone, 1e-300) / np.sqrt(independent_rows(rest[:, None])[0])
    telling = abs(factor) * alone > max(_TELLING * size, 3 * spread * alone)
    # of an effort that never changes a filter leaves rounding, and that follows anything
    if silent or not (telling and spread < _SURE * abs(factor)):
        factor = np.nan
    return JointEffort(
        *(name, factor, spread, viscous, coulomb, offset),
        *(float(np.std(rigid)), float(np.std(friction)), left, size, noise),
    )


def _rms(values: Array) -> float:
    return float(np.sqrt(np.mean(values**2)))


def _noise(measured: MeasuredMotion) -> Array:
    """Standard deviation (n,) of what changes from row to row in the effort as recorded."""
    rough = np.diff(measured.raw, n=_ORDER, axis=0)
    # binomials squared add up to the middle one of twice the order
    gain = np.sqrt(float(np.prod(np.arange(_ORDER + 1, 2 * _ORDER + 1) / np.arange(1, _ORDER + 1))))
    return np.median(np.abs(rough), axis=0) / 0.6745 / gain


def _computed(
    robot: Robot, rows: MeasuredMotion, joints: tuple[JointEffort, ...]
) -> tuple[str, str] | None:
    """Whether the effort is as smooth as a computed number, and one that the model computes."""
    ranges = np.ptp(rows.raw, axis=0)
    # a joint without load has rounding for noise
    ranges = np.maximum(ranges, 1e-6 * ranges.max())
    smooth = [j.noise <= _SMOOTH * r for j, r in zip(joints, ranges, strict=True)]
    told = ~rows.unmeasured
    if not all(smooth):
        return None
    motion = (rows.q, rows.qd, rows.qdd)
    computed = {
        "the model's torque of the whole motion": robot.inverse_dynamics(*motion),
        "the model's torque without friction and rotors": robot.inverse_dynamics(
            *motion, friction=False, rotor=False
        ),
        "the model's gravity torque": robot.gravity_torque(rows.q),
    }
    size = np.sqrt(np.mean(rows.effort**2, axis=0))
    for what, torque in computed.items():
        # a filter rounds the corners that friction has where a joint turns round
        off = np.sqrt(np.mean((rows.effort - torque) ** 2, axis=0, where=rows.sure))
        if np.all((off <= _EQUAL * np.maximum(size, 0.02 * size.max()))[told]):
            share = float(np.linalg.norm(off[told]) / np.linalg.norm(size[told]))
            return "computed", (
                f"it is {what} within {100 * share:.2g} %, without friction of its own and "
                "without a sensor's noise: a command or a simulation, not a measurement"
            )
    return None


def _of_another(joints: tuple[JointEffort, ...]) -> bool:
    """Whether the factors of the joints that carry most are such as another arm's would be."""
    most = max((joint.model for joint in joints), default=0.0)
    loaded = [
        abs(joint.factor)
        for joint in joints
        if joint.is_identified and joint.model > _LOADED * most
    ]
    if not loaded or not 1 / _ARMS < float(np.median(loaded)) < _ARMS:
        return False
    apart = max(loaded) / min(loaded)
    off = max(float(np.median(loaded)), 1 / float(np.median(loaded)))
    return len(loaded) > 1 and (apart > _SCATTER or off > _SCATTER)


def _by_factors(joints: tuple[JointEffort, ...], stranger: bool) -> tuple[str, str]:
    told = [joint for joint in joints if joint.is_identified]
    if not told:
        return "unlike", (
            "no joint's effort follows the model's torque: the motion loads no joint enough, or "
            "the recording is of another robot, or of something else than torque"
        )
    far = [joint for joint in told if not 1 / _FAR <= abs(joint.factor) <= _FAR]
    shown = _factors(told)
    if 2 * len(far) > len(told):
        looks = "as another, larger or smaller robot's torque or a motor's current does"
        if not stranger:
            name, _ = _unit(joints)
            looks = f"as a torque {name} does" if name else "as a motor's current does"
            loaded, _ = _unit_if_loaded(joints)
            if loaded and not name:
                looks += f", or a torque {loaded} under a load that the file lacks"
        return "current", (
            f"it follows the model's torque with factors far from 1 ({shown}), {looks}. The "
            "factors hold only if the file's masses are right"
        )
    near = [joint for joint in told if joint not in far]
    beside = f"; others have {_factors(far)}, and what they carry may be wrong" if far else ""
    shown = f"{_factors(near)}{beside}"
    parts = np.array([(joint.friction, joint.size) for joint in joints])
    friction, size = np.linalg.norm(parts, axis=0)
    share = f"is {100 * friction / size:.2g} % as large as the whole effort (RMS about the means)"
    follows = f"it follows the model's torque with factors between 1/2 and 2 ({shown})"
    holds = "The factors hold only if the file's masses are right"
    if stranger:
        holds += "; those of the joints that carry most differ so widely, or are so far from 1, "
        holds += "that the file may be another robot's"
    if friction > _MOTOR_FRICTION * size:
        return "motor torque", (
            f"{follows}, but friction {share}: it is felt at the motors (a current scaled to "
            "torque), where gears and seals rub too; a sensor behind the gear sees little of that. "
            f"{holds}"
        )
    return "torque", f"{follows}, and friction {share}. {holds}"


def _unit(joints: Sequence[JointEffort]) -> tuple[str, str]:
    """Of torque, whose factor all joints that tell one have: its name, and as --units takes it."""
    units = {unit_of(joint.factor, _OF_UNIT) for joint in joints if joint.is_identified}
    return units.pop() if len(units) == 1 else ("", "")


def _unit_if_loaded(joints: Sequence[JointEffort]) -> tuple[str, str]:
    """The same of the joint that shows the smallest factor: it hardly feels a load, which makes the
    others larger."""
    least = min((joint.factor for joint in joints if joint.is_identified), default=0.0)
    return unit_of(least, _OF_UNIT) if least > _AMPERES else ("", "")


def _factors(joints: Sequence[JointEffort]) -> str:
    return ", ".join(f"{joint.name} {joint.factor:.3g}" for joint in joints)
