"""The verdict on an identification, in sentences, with its scope."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np

from rnea.apps.identify.data.residuals import PARTLY, POOR, unfiltered
from rnea.apps.identify.fit.base_fit import LITTLE, TOLD
from rnea.apps.identify.identification import Identification
from rnea.apps.identify.validation import Validation
from rnea.core.spatial import number
from rnea.core.spatial.numbers import Array
from rnea.errors import shortened

_NOISE = 0.25  # relative: what a fit of a right file gains in the training, and loses elsewhere
_LITTLE = 10.0  # % of range: with more left over, no file is right
# sums that no bodies have fit twice as well, in more than one joint, and it is no noise: of robots
# that were what the file says, the worst joint leaves 1.01 (simulated) to 1.6 times as much (real)
_ELSEWHERE, _JOINTS, _SEEN = 2.0, 2, 0.02
_FAR = 2.5  # times heavier or lighter: of more than one link, it may be another robot's file
_WORDS = {
    "equal": "the training itself: it was fitted to these rows, so they validate nothing",
    "repeat": "a repeat, not held out",
    "partly new": "a motion that is partly new",
    "new": "a new motion",
}


@dataclass(frozen=True)
class Verdict:
    """sentences, the first one the shortest; tone: good, bad or open. identified: whether any robot
    like the file explains the recordings.

    >>> Verdict(("the file explains the recordings",), "good").tone
    'good'
    """

    sentences: tuple[str, ...]
    tone: Literal["good", "bad", "open"]
    identified: bool = True


def verdict(result: Identification) -> Verdict:
    """What may be believed of an identified robot, and where.

    A validation of the training's own rows counts for nothing; without another, it is the training
    that can show only one thing: that nothing was identified.

    >>> import numpy as np
    >>> from rnea import load
    >>> from rnea.identify import identify
    >>> arm, push = load("one_link"), lambda t: [3 * np.sin(2 * t)]
    >>> log = arm.simulate([0.0], duration=8.0, torque=push).measured(rate=100.0)
    >>> verdict(identify(arm, [log])).tone
    'good'
    """
    names, tried = result.robot.joint_names, [v for v in result.validations if v.counts]
    left = np.fmax.reduce([x.moving_share for x in [v.after for v in tried] or result.after])
    poor = [(name, x) for name, x in zip(names, left, strict=True) if x > POOR]
    partly = [(name, x) for name, x in zip(names, left, strict=True) if x > PARTLY]
    worse, other = _worse(result, tried), _other_robot(result)
    if poor:
        fitted = np.fmax.reduce([x.moving_share for x in result.after])
        first = _not_identified(poor, bool(tried), float(np.nanmax(fitted)))
    elif other:
        first = other
    else:
        first = _first(result, tried, worse, partly) if tried else _not_validated(result)
    sentences = [first, *map(_of, result.validations)]
    if poor or other:
        return Verdict(tuple(sentences), "bad", False)
    far = _far(result)
    if doubtful := len(far) > 1:
        sentences[1:1] = [
            f"Masses had to change as much as {shortened(far)}: is it the file of this robot?"
        ]
    sentences[1:1] = _behind_filter(result, tried)
    fair = bool(tried) and all(v.novelty.verdict in ("new", "partly new") for v in tried)
    tone: Literal["good", "bad", "open"] = (
        "bad" if worse else "good" if fair and not (partly or doubtful) else "open"
    )
    return Verdict((*sentences, *_scope(result)), tone)


def _other_robot(result: Identification) -> str:
    """Empty, or why the recordings look like those of another robot: base parameters can fit any
    smooth efforts somewhat, but then no bodies have them."""
    changes, names = result.fitted.changes, result.robot.joint_names
    share = np.fmax.reduce([x.moving_share for x in result.after])
    odd = (changes.cost > _ELSEWHERE - 1) & (np.nan_to_num(share) > _SEEN)
    if odd.sum() < _JOINTS:
        return ""
    told = shortened(
        f"{name} {1 + cost:.2g}"
        for name, cost, x in zip(names, changes.cost, odd, strict=True)
        if x
    )
    far = _far(result)
    heavy = f" Even so, masses had to change as much as {shortened(far)}." if far else ""
    return (
        "Not identified: these look like recordings of another robot. What fits the efforts best "
        "is nothing that bodies on these joints can have: with bodies, residuals are larger by the "
        f"factors {told}.{heavy} `rnea log` names causes."
    )


def _far(result: Identification) -> list[str]:
    """Links that are much heavier or lighter than in the file, although the nearest to it."""
    pairs = zip(result.file.model.bodies, result.robot.model.bodies, strict=True)
    masses = [(old.name, float(old.inertia.mass), float(new.inertia.mass)) for old, new in pairs]
    return [
        f"{name} {old:.3g} -> {new:.3g} kg"
        for name, old, new in masses
        if max(old, new) > _FAR * min(old, new)
    ]


def _behind_filter(result: Identification, tried: Sequence[Validation]) -> list[str]:
    """What the figures hold for, and what the robot leaves of efforts as they are."""
    own = result.fitted.filter
    if not own.found:
        return []
    p, after = (
        (tried[0].prepared, tried[0].after) if tried else (result.training[0], result.after[0])
    )
    plain = unfiltered(result.robot, p).all_rows
    told = ", ".join(
        f"{name} {number(x, 2)} -> {number(y, 2)} {freedom.effort_unit}"
        for name, x, y, freedom in zip(
            result.robot.joint_names, after.all_rows, plain, result.file.model.dofs, strict=True
        )
        if np.isfinite(x) and np.isfinite(y)
    )
    return [
        f"These figures hold behind a low pass of {own.bandwidth:.2g} Hz, which no robot file has. "
        f"RMS behind it -> of efforts up to {p.cutoff:.3g} Hz, as whoever uses the robot finds "
        f"them: {told}."
    ]


def _worse(result: Identification, tried: Sequence[Validation]) -> list[str]:
    """Joints that the identified robot predicts worse than the file."""
    # where the training found next to nothing to gain, a fit has noise to lose
    allowed = np.where(_gained(result) < 1 + _NOISE, 1 + _NOISE, 1.0)
    lost = [v.after.all_rows > allowed * v.before.all_rows for v in tried]
    which = np.any(lost, axis=0) if lost else np.zeros(len(allowed), bool)
    return [name for name, x in zip(result.robot.joint_names, which, strict=True) if x]


def _not_validated(result: Identification) -> str:
    if not result.validations:
        return "Identified, and not validated: nothing was held out."
    names = shortened(v.name for v in result.validations)
    return (
        f"Identified, and not validated: {names} has the rows that the robot was fitted to. Give "
        "--validate another recording, or leave it out: then the last part is held out."
    )


def _not_identified(poor: list[tuple[str, float]], tried: bool, fitted: float) -> str:
    told = shortened(f"{name} {100 * share:.0f} %" for name, share in poor)
    where = "on rows that were not fitted" if tried else "even on the fitted rows"
    said = f"Not identified: {where}, a moving joint leaves as much of its range as {told}."
    if tried and fitted < PARTLY:
        return (
            f"{said} On the rows that were fitted it is at most {100 * fitted:.2g} %: these tell "
            "nothing of other motions, because they are too short or too much alike for so many "
            "parameters. Give longer recordings; `rnea excite` finds a motion that tells."
        )
    return (
        f"{said} No robot like this file explains these efforts: they may be no torques, of "
        "another robot, in other units or signs, or too few. `rnea log` names causes."
    )


def _first(
    result: Identification,
    tried: Sequence[Validation],
    worse: list[str],
    partly: list[tuple[str, float]],
) -> str:
    if worse:
        return (
            f"Not better than the file on {shortened(worse)}: the identified robot predicts these "
            "joints' efforts worse on rows that it was not fitted to."
        )
    share = 100 * max(float(np.nanmax(v.after.share)) for v in tried)
    gains = np.concatenate([v.gain for v in tried])
    most = max(np.nanmax(gains), np.nanmax(_gained(result)))
    if most < 1 + _NOISE and share < _LITTLE:
        return (
            "The file is right, as far as these recordings tell: it leaves as little as the "
            f"identified robot, {np.nanmin(gains):.2g} to {np.nanmax(gains):.2g} times as much and "
            f"at most {share:.2g} % of a joint's range, on rows that were not fitted."
        )
    moving = 100 * max(float(np.nanmax(v.after.moving_share)) for v in tried)
    some = shortened(f"{name} leaves {100 * x:.0f} % of its range" for name, x in partly)
    begin = f"Identified in part ({some})" if partly else "Identified"
    return (
        f"{begin}: on rows that it was not fitted to, residuals are {np.nanmin(gains):.2g} "
        f"to {np.nanmax(gains):.2g} times smaller than with the file. They are at most "
        f"{moving:.2g} % of a joint's range while it moves, {share:.2g} % with its standstill."
    )


def _gained(result: Identification) -> Array:
    """(n,): how many times smaller residuals of the training became, at most; 0 if not measured."""
    pairs = zip(result.before, result.after, strict=True)
    ratios = [x.all_rows / np.maximum(y.all_rows, 1e-300) for x, y in pairs]
    return np.nan_to_num(ratios).max(axis=0)


def _of(validation: Validation) -> str:
    new = validation.novelty
    said = f"Tried on {validation.name}: {_WORDS[new.verdict]}"
    if new.shared:
        own = ", and are left out" if validation.counts else ""
        said += f"; {_percent(new.shared)} of its moving rows are rows of the training{own}"
    if validation.counts:
        said += f"; {100 * new.repeated:.0f} % of its states were in the training too"
    if new.beyond > 0.05:
        said += f", and {100 * new.beyond:.0f} % go beyond its ranges of position, speed or more"
    return f"{said}."


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %" if share > 0.01 else "less than 1 %"


def _scope(result: Identification) -> list[str]:
    """Where the numbers hold, and which of them are the file's still."""
    fit, model = result.fitted.base_fit, result.file.model
    speeds = np.max([np.abs(p.qd[p.inside]).max(axis=0) for p in result.training], axis=0)
    told = ", ".join(
        f"{name} {speed:.2g} {freedom.unit}"
        for name, speed, freedom in zip(model.joint_names, speeds, model.dofs, strict=True)
    )
    lines = [f"It holds for speeds up to those of the training: {told}."]
    names = result.fitted.names
    weak = [name for name, sure in zip(names, fit.identified, strict=True) if not sure]
    if weak:
        lines.append(
            f"{len(weak)} of {len(names)} base parameters ({result.fitted.made_of}) are not told "
            f"by this motion (deviations above {100 * TOLD:.0f} % of them and {100 * LITTLE:.1f} % "
            "of the most there could be, or mostly not excited); what is written of them is no "
            f"measurement: {shortened(weak)}."
        )
    return lines
