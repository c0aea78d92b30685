"""The verdict on a learner's torques, in words and tables and as facts for a program."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from rnea.check import EXACT, Diagnosis, Mistake, why_same
from rnea.spatial import number
from rnea.views.tables.ignoring import percent
from rnea.views.tables.terminal import plain_table

_NEAR = 0.5  # what leaves more than half of the torques unexplained is no hint


def verdict_lines(found: Diagnosis) -> list[str]:
    """What was found and what to correct, in a few sentences."""
    zero = found.all_zero and found.verdict != "right"
    return (["Your torques are all zero."] if zero else []) + _verdict_lines(found)


def _verdict_lines(found: Diagnosis) -> list[str]:
    if found.verdict == "right":
        return _right(found)
    if found.verdict == "unknown":
        return _unknown(found)
    count = "This mistake explains" if len(found.mistakes) == 1 else "Two mistakes explain"
    lines = [f"{count} the torques ({_left(found)}):"]
    for mistake in found.mistakes:
        lines += [f"  {mistake.title}", f"    {mistake.explanation}", f"    Cure: {mistake.cure}"]
    return lines + _like_lines(found)


def _like_lines(found: Diagnosis) -> list[str]:
    """Other explanations, exact twins with their reason."""
    lines = []
    for other in found.like[:6]:
        reason = "they differ by less than the noise"
        if found.after.overall <= EXACT:
            reason = why_same((*found.mistakes, *other))
        group = next((g for g in found.same if found.mistakes[0] in g), ())
        if len(other) == 1 and other[0] in group:
            reason = why_same((found.mistakes[0], other[0]))
        lines.append(f"Indistinguishable here: {_titles(other)}, because {reason}.")
    return lines


def _left(found: Diagnosis) -> str:
    left = percent(found.after.overall)
    if found.after.overall <= EXACT:
        return f"residual {percent(found.before.overall)} before, {left} after"
    kind = "noise" if found.random else "a remainder that is not random"
    return f"residual {percent(found.before.overall)} before, {left} after: {kind}"


def _right(found: Diagnosis) -> list[str]:
    left = percent(found.after.overall)
    if found.after.overall <= EXACT:
        lines = [f"The torques are right (residual {left})."]
    elif found.hint is not None:
        lines = [f"The torques are right to within {left}. The rest is explained by this:"]
        lines.append(f"  {found.hint.title}")
    elif found.random:
        lines = [f"The torques are right, with noise of {left}."]
    else:
        lines = [
            f"The torques are right to within {left}. What is left is not random: a constant such "
            "as g may differ."
        ]
    if found.like:
        lines.append("At this noise these mistakes would not show:")
        lines += [f"  {_titles(other)}" for other in found.like]
    return lines


def _unknown(found: Diagnosis) -> list[str]:
    lines = ["The torques are wrong, and no known mistake or two of them explain it."]
    if found.after.overall > _NEAR:
        lines.append("No known calculation comes near them.")
    else:
        lines.append(
            f"Nearest: {_titles(found.mistakes)}, which leaves {percent(found.after.overall)} "
            f"(right torques: {percent(found.before.overall)})."
        )
    right = ", ".join(found.right_joints) or "none"
    lines.append(f"Joints with right torques: {right}.")
    if found.factors and not found.all_zero:
        parts = ", ".join(f"{number(k, 4)} {name}" for name, k in found.factors.items())
        lines.append(f"As a sum of the torque's parts they come nearest to: {parts}.")
    return lines


def _titles(mistakes: tuple[Mistake, ...]) -> str:
    return " and ".join(m.title for m in mistakes) or "right torques"


def residual_table(found: Diagnosis) -> Table:
    """Relative RMS residual of every joint before and after."""
    after = "with the mistake" + ("s" if len(found.mistakes) > 1 else "")
    columns = ["joint", "against right torques"]
    second = bool(found.mistakes) and (found.verdict != "unknown" or found.after.overall <= _NEAR)
    if second:
        columns.append(after if found.verdict != "unknown" else "nearest")
    rows = []
    entries = zip(found.joints, found.before.joint, found.after.joint, strict=True)
    for name, before, left in (*entries, ("overall", found.before.overall, found.after.overall)):
        shares = (before, left) if second else (before,)
        rows.append((name, *(percent(float(share)) for share in shares)))
    return plain_table("Residual (RMS / larger RMS torque of yours and theirs)", columns, rows)


def remark_lines(found: Diagnosis, verbose: bool) -> list[str]:
    """What could not have been found on this robot and motion; in short only how much."""
    lines = []
    if not verbose:
        if found.verdict == "right" and found.no_effect:
            count = len(found.no_effect)
            lines.append(
                f"{count} known mistake{'s' * (count > 1)} would not show on this robot and "
                "motion (--verbose)."
            )
        return lines
    if found.no_effect:
        lines.append("No effect on this robot and motion, so indistinguishable from right:")
        lines += [f"  {m.title}: {m.idle}" for m in found.no_effect]
    for group in found.same:
        names = "; ".join(m.title for m in group)
        lines.append(f"Indistinguishable here: {names}; because {why_same(group)}.")
    if found.skipped:
        lines.append("Not applicable:")
        lines += [f"  {m.title}: {reason}" for m, reason in found.skipped]
    return lines


def diagnosis_facts(found: Diagnosis) -> dict[str, Any]:
    """The same for JSON."""
    return {
        "verdict": found.verdict,
        "mistakes": [
            {"key": m.key, "title": m.title, "explanation": m.explanation, "cure": m.cure}
            for m in (found.mistakes if found.verdict != "unknown" else ())
        ],
        "hint": None if found.hint is None else found.hint.title,
        "all_zero": found.all_zero,
        "indistinguishable": [[m.key for m in other] for other in found.like],
        "rows": found.rows,
        "joints": list(found.joints),
        "residual_before": _residual(found.before.joint.tolist(), found.before.overall),
        "residual_after": _residual(found.after.joint.tolist(), found.after.overall),
        "rest_is_noise": found.random,
        "right_joints": list(found.right_joints),
        "nearest": [{"title": title, "residual": left} for title, left in found.nearest],
        "parts": found.factors,
        "no_effect": {m.key: m.idle for m in found.no_effect},
        "same_torques": [[m.key for m in group] for group in found.same],
        "skipped": {m.key: reason for m, reason in found.skipped},
    }


def _residual(joints: list[float], overall: float) -> dict[str, Any]:
    return {"joints": joints, "overall": overall}
