"""What a verdict on a learner's torques says, in a few sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.check.diagnose.mistake import Mistake
from rnea.apps.check.diagnose.residual import EXACT
from rnea.core.spatial import number, percent

if TYPE_CHECKING:
    from rnea.apps.check.diagnose.diagnosis import Diagnosis

_NEAR = 0.1  # what leaves more than a tenth of the difference is no hint
_ENDINGS = {1: "st", 2: "nd", 3: "rd"}
FEW_DIGITS = 0.01
"""Of a torque: from here on its digits hide mistakes."""


def verdict_lines(diagnosis: Diagnosis) -> list[str]:
    """What was found and what to correct, in a few sentences."""
    if diagnosis.verdict == "right":
        return _right(diagnosis)
    lines = ["Your torques are all zero."] if diagnosis.all_zero else []
    words = {"unknown": _unknown, "inexact": _inexact}.get(diagnosis.verdict, _explained)
    return lines + words(diagnosis)


def _explained(diagnosis: Diagnosis) -> list[str]:
    count = "This mistake explains" if len(diagnosis.mistakes) == 1 else "Two mistakes explain"
    lines = [f"{count} the torques ({_left(diagnosis)}):"]
    for mistake in diagnosis.mistakes:
        lines += [f"  {mistake.title}", f"    {mistake.explanation}", f"    Cure: {mistake.remedy}"]
    return lines + _like_lines(diagnosis)


def _like_lines(diagnosis: Diagnosis) -> list[str]:
    """Other explanations by the reason that they cannot be told apart."""
    titles: dict[str, list[str]] = {}
    for other, reason in zip(diagnosis.like[:6], diagnosis.why_like, strict=False):
        titles.setdefault(reason, []).append(_titles(other))
    lines = []
    for reason, others in titles.items():
        if len(others) == 1:
            lines.append(f"Indistinguishable here: {others[0]}, because {reason}.")
        else:
            lines.append(f"Indistinguishable here, because {reason}:")
            lines += [f"  {title}" for title in others]
    return lines


def _left(diagnosis: Diagnosis) -> str:
    before, after = percent(diagnosis.before.overall), percent(diagnosis.after.overall)
    kind = ": noise" if diagnosis.random else ": a remainder that is not random"
    if diagnosis.digits is not None:
        kind = ": rounding"
    exact = diagnosis.after.overall <= EXACT
    return f"residual {before} before, {after} after" + ("" if exact else kind)


def _right(diagnosis: Diagnosis) -> list[str]:
    left = percent(diagnosis.after.overall)
    if diagnosis.after.overall <= EXACT:
        lines = [f"The torques are right (residual {left})."]
    elif diagnosis.hint is not None:
        lines = [f"The torques are right to within {left}. The rest is explained by this:"]
        lines.append(f"  {diagnosis.hint.title}")
    elif diagnosis.digits is not None:
        lines = ["The torques are right to the digits given.", *_few_digits(diagnosis)]
    elif diagnosis.random:
        lines = [f"The torques are right, with noise of {left}."]
    else:
        lines = [
            f"The torques are right to within {left}. What is left is not random: a constant such "
            "as g may differ."
        ]
    if diagnosis.like:
        rounded = diagnosis.digits is not None and diagnosis.hint is None
        what = "With so few digits" if rounded else "At this noise"
        lines.append(f"{what} these mistakes would not show:")
        lines += [f"  {_titles(other)}" for other in diagnosis.like]
    return lines


def _few_digits(diagnosis: Diagnosis) -> list[str]:
    """That torques of few digits are hardly judged; zeros have none."""
    assert diagnosis.digits is not None
    sizes = zip(diagnosis.joints, np.abs(diagnosis.torques.right), diagnosis.digits, strict=True)
    hidden = [
        f"{name} {percent(float(digits / right))}"
        for name, right, digits in sizes
        if FEW_DIGITS * right < digits < right
    ]
    return [f"More digits would tell more. These hide: {', '.join(hidden)}."] if hidden else []


def _inexact(diagnosis: Diagnosis) -> list[str]:
    lines = ["The torques are nearly right, but not to the digits given:"]
    torques = diagnosis.torques
    columns = zip(diagnosis.joints, torques.given, torques.right, strict=True)
    for j, (name, given, right) in enumerate(columns):
        if name not in diagnosis.right_joints:
            place = _wrong_digit(number(given, 10), right)
            where = f"It differs in the {place} digit: " if place else ""
            share = percent(float(diagnosis.before.joint[j]))
            one = f"{number(given, 10)} for {number(right, 6)}. {where}{share}."
            lines.append(f"  {name}: {one if diagnosis.rows == 1 else f'off by {share}.'}")
    lines.append("Rounding on the way? Keep all digits until the end, of constants too.")
    if diagnosis.rows > 1:
        lines.append("Or a number of the robot is a little wrong, or a small term left out.")
    return lines


def _wrong_digit(given: str, right: float) -> str:
    """The first digit in which a number as it was given differs from the right one, rounded to as
    many decimals: 1st, 2nd, ...; "" where they cannot be laid over each other."""
    rounded = f"{right:.{len(given.partition('.')[2])}f}"
    if "e" in given or len(given) != len(rounded):
        return ""
    column = next((k for k, (a, b) in enumerate(zip(given, rounded, strict=True)) if a != b), -1)
    place = sum(x.isdigit() for x in given[: column + 1].lstrip("-0."))
    return f"{place}{_ENDINGS.get(place, 'th')}" if place else ""


def _unknown(diagnosis: Diagnosis) -> list[str]:
    before, after = percent(diagnosis.before.overall), percent(diagnosis.after.overall)
    lines = ["The torques are wrong, and no known mistake or two of them explain it."]
    if has_nearest(diagnosis):
        which = _titles(diagnosis.candidates)
        lines.append(f"Nearest: {which}, which leaves {after} (right torques: {before}).")
        if diagnosis.digits is not None:
            lines.append("The rest is more than the digits given allow: rounding on the way?")
        elif diagnosis.random:
            lines.append("Too little stands out of the noise to tell it from mistakes like it.")
    right = ", ".join(diagnosis.right_joints) or "none"
    lines.append(f"Joints with right torques: {right}.")
    lines += _outer_right(diagnosis)
    if diagnosis.factors and not diagnosis.all_zero:
        parts = ", ".join(f"{number(k, 4)} {name}" for name, k in diagnosis.factors.items())
        lines.append(f"As a sum of the torque's parts they are: {parts}.")
    return lines


def _outer_right(diagnosis: Diagnosis) -> list[str]:
    """Where to look: no torque depends on a force further in."""
    joints, count = diagnosis.joints, len(diagnosis.right_joints)
    outer = joints[len(joints) - count :]
    if not diagnosis.serial or not 0 < count < len(joints) or diagnosis.right_joints != outer:
        return []
    wrong = joints[len(joints) - count - 1]
    return [
        f"From {outer[0]} outward all is right: look at the link that {wrong} moves, and at what "
        f"{outer[0]} hands to it."
    ]


def has_nearest(diagnosis: Diagnosis) -> bool:
    """Whether the candidates explain most of what is wrong."""
    shrunk = diagnosis.after.overall <= _NEAR * diagnosis.before.overall
    return bool(diagnosis.candidates) and shrunk


def _titles(mistakes: tuple[Mistake, ...]) -> str:
    return " and ".join(m.title for m in mistakes) or "right torques"
