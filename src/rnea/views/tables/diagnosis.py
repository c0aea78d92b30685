"""The verdict on a learner's torques, in words and tables and as facts for a program."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from rnea.check import EXACT, Diagnosis, Mistake, Residual, why_same
from rnea.spatial import number
from rnea.views.tables.ignoring import percent
from rnea.views.tables.terminal import plain_table

_NEAR = 0.5  # what leaves more than half of the torques unexplained is no hint


def verdict_lines(diagnosis: Diagnosis) -> list[str]:
    """What was found and what to correct, in a few sentences."""
    if diagnosis.verdict == "right":
        return _right(diagnosis)
    lines = ["Your torques are all zero."] if diagnosis.all_zero else []
    explained = _unknown if diagnosis.verdict == "unknown" else _explained
    return lines + explained(diagnosis)


def _explained(diagnosis: Diagnosis) -> list[str]:
    count = "This mistake explains" if len(diagnosis.mistakes) == 1 else "Two mistakes explain"
    lines = [f"{count} the torques ({_left(diagnosis)}):"]
    for mistake in diagnosis.mistakes:
        lines += [f"  {mistake.title}", f"    {mistake.explanation}", f"    Cure: {mistake.cure}"]
    return lines + _like_lines(diagnosis)


def _like_lines(diagnosis: Diagnosis) -> list[str]:
    """Other explanations, exact twins with their reason."""
    lines = []
    for other in diagnosis.like[:6]:
        reason = "they differ by less than the noise"
        if diagnosis.after.overall <= EXACT:
            reason = why_same((*diagnosis.mistakes, *other))
        group = next((g for g in diagnosis.same if diagnosis.mistakes[0] in g), ())
        if len(other) == 1 and other[0] in group:
            reason = why_same((diagnosis.mistakes[0], other[0]))
        lines.append(f"Indistinguishable here: {_titles(other)}, because {reason}.")
    return lines


def _left(diagnosis: Diagnosis) -> str:
    before, after = percent(diagnosis.before.overall), percent(diagnosis.after.overall)
    kind = ": noise" if diagnosis.random else ": a remainder that is not random"
    exact = diagnosis.after.overall <= EXACT
    return f"residual {before} before, {after} after" + ("" if exact else kind)


def _right(diagnosis: Diagnosis) -> list[str]:
    left = percent(diagnosis.after.overall)
    if diagnosis.after.overall <= EXACT:
        lines = [f"The torques are right (residual {left})."]
    elif diagnosis.hint is not None:
        lines = [f"The torques are right to within {left}. The rest is explained by this:"]
        lines.append(f"  {diagnosis.hint.title}")
    elif diagnosis.random:
        lines = [f"The torques are right, with noise of {left}."]
    else:
        lines = [
            f"The torques are right to within {left}. What is left is not random: a constant such "
            "as g may differ."
        ]
    if diagnosis.like:
        lines.append("At this noise these mistakes would not show:")
        lines += [f"  {_titles(other)}" for other in diagnosis.like]
    return lines


def _unknown(diagnosis: Diagnosis) -> list[str]:
    before, after = percent(diagnosis.before.overall), percent(diagnosis.after.overall)
    nearest = (
        f"Nearest: {_titles(diagnosis.mistakes)}, which leaves {after} (right torques: {before})."
        if diagnosis.after.overall <= _NEAR
        else "No known calculation comes near them."
    )
    lines = ["The torques are wrong, and no known mistake or two of them explain it.", nearest]
    if diagnosis.mistakes and diagnosis.random:
        lines.append("Too little stands out of the noise to tell it from mistakes like it.")
    right = ", ".join(diagnosis.right_joints) or "none"
    lines.append(f"Joints with right torques: {right}.")
    if diagnosis.factors and not diagnosis.all_zero:
        parts = ", ".join(f"{number(k, 4)} {name}" for name, k in diagnosis.factors.items())
        lines.append(f"As a sum of the torque's parts they come nearest to: {parts}.")
    return lines


def _titles(mistakes: tuple[Mistake, ...]) -> str:
    return " and ".join(m.title for m in mistakes) or "right torques"


def residual_table(diagnosis: Diagnosis) -> Table:
    """Relative RMS residual of every joint before and after."""
    before, after = (
        [percent(float(share)) for share in (*residual.joint, residual.overall)]
        for residual in (diagnosis.before, diagnosis.after)
    )
    columns = {"joint": [*diagnosis.joints, "overall"], "against right torques": before}
    if diagnosis.verdict in ("mistake", "two mistakes"):
        columns["with the mistake" + "s" * (len(diagnosis.mistakes) > 1)] = after
    elif diagnosis.mistakes and diagnosis.after.overall <= _NEAR:
        columns["nearest"] = after
    title = "Residual (RMS / larger RMS torque of yours and theirs)"
    return plain_table(title, tuple(columns), zip(*columns.values(), strict=True))


def remark_lines(diagnosis: Diagnosis, verbose: bool) -> list[str]:
    """What could not have been found on this robot and motion; in short only how much."""
    count = len(diagnosis.no_effect)
    if not verbose:
        hidden = diagnosis.verdict == "right" and count
        which = f"{count} known mistake{'s' * (count > 1)}"
        return [f"{which} would not show on this robot and motion (--verbose)."] if hidden else []
    lines = []
    if count:
        lines.append("No effect on this robot and motion, so indistinguishable from right:")
        lines += [f"  {m.title}: {m.idle}" for m in diagnosis.no_effect]
    for group in diagnosis.same:
        names = "; ".join(m.title for m in group)
        lines.append(f"Indistinguishable here: {names}; because {why_same(group)}.")
    if diagnosis.skipped:
        lines.append("Not applicable:")
        lines += [f"  {m.title}: {reason}" for m, reason in diagnosis.skipped]
    return lines


def diagnosis_facts(diagnosis: Diagnosis) -> dict[str, Any]:
    """The same for JSON."""
    return {
        "verdict": diagnosis.verdict,
        "mistakes": [
            {"key": m.key, "title": m.title, "explanation": m.explanation, "cure": m.cure}
            for m in (diagnosis.mistakes if diagnosis.verdict != "unknown" else ())
        ],
        "hint": None if diagnosis.hint is None else diagnosis.hint.title,
        "all_zero": diagnosis.all_zero,
        "indistinguishable": [[m.key for m in other] for other in diagnosis.like],
        "rows": diagnosis.rows,
        "joints": list(diagnosis.joints),
        "residual_before": _residual_facts(diagnosis.before),
        "residual_after": _residual_facts(diagnosis.after),
        "rest_is_noise": diagnosis.random,
        "right_joints": list(diagnosis.right_joints),
        "nearest": [{"title": title, "residual": left} for title, left in diagnosis.nearest],
        "parts": diagnosis.factors,
        "no_effect": {m.key: m.idle for m in diagnosis.no_effect},
        "same_torques": [[m.key for m in group] for group in diagnosis.same],
        "skipped": {m.key: reason for m, reason in diagnosis.skipped},
    }


def _residual_facts(residual: Residual) -> dict[str, Any]:
    return {"joints": residual.joint.tolist(), "overall": residual.overall}
