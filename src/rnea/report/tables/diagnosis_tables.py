"""The verdict on a learner's torques in tables and as facts for a program; it has words itself."""

from __future__ import annotations

from typing import Any

import numpy as np
from rich.table import Table

from rnea.apps.check.diagnose.diagnosis import Diagnosis
from rnea.apps.check.diagnose.residual import Residual
from rnea.apps.check.diagnose.verdict_words import FEW_DIGITS, has_nearest
from rnea.core.spatial import number, percent
from rnea.report.tables.terminal import plain_table


def diagnosis_table(diagnosis: Diagnosis) -> Table:
    """What is left of every joint; where nothing explains it, the torques beside each other."""
    coarse = diagnosis.digits is not None and diagnosis.before.overall > FEW_DIGITS
    if diagnosis.verdict in ("unknown", "inexact") or (diagnosis.verdict == "right" and coarse):
        return _torque_table(diagnosis)
    before, after = (
        [percent(float(share)) for share in (*residual.joint, residual.overall)]
        for residual in (diagnosis.before, diagnosis.after)
    )
    columns = {"joint": [*diagnosis.joints, "overall"], "against right torques": before}
    if diagnosis.mistakes:
        columns["with the mistake" + "s" * (len(diagnosis.mistakes) > 1)] = after
    title = "Residual (RMS / larger RMS torque of yours and theirs)"
    return plain_table(title, tuple(columns), zip(*columns.values(), strict=True))


def _torque_table(diagnosis: Diagnosis) -> Table:
    """Given and right torques, so that a ratio of -1 or 2 is seen."""
    torques = diagnosis.torques
    values = {"yours": torques.given, "right": torques.right, "difference": torques.off}
    columns = {"joint": [*diagnosis.joints, "overall"]}
    for name, column in values.items():
        columns[name] = [*(number(x, 6) for x in column), ""]
    columns["yours / right"] = ["-" if np.isnan(x) else f"{x:.3f}" for x in torques.ratio] + [""]
    shares = (*diagnosis.before.joint, diagnosis.before.overall)
    columns["residual"] = [percent(float(share)) for share in shares]
    if diagnosis.verdict == "unknown" and has_nearest(diagnosis):
        shares = (*diagnosis.after.joint, diagnosis.after.overall)
        columns["nearest"] = [percent(float(share)) for share in shares]
    title = "Torques" if diagnosis.rows == 1 else f"Torques (RMS of {diagnosis.rows} rows)"
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
    for group, reason in zip(diagnosis.same, diagnosis.why_same, strict=True):
        names = "; ".join(m.title for m in group)
        lines.append(f"Indistinguishable here: {names}; because {reason}.")
    if diagnosis.skipped:
        lines.append("Not applicable:")
        lines += [f"  {m.title}: {reason}" for m, reason in diagnosis.skipped]
    return lines


def diagnosis_facts(diagnosis: Diagnosis) -> dict[str, Any]:
    """The same for JSON."""
    return {
        "verdict": diagnosis.verdict,
        "mistakes": [
            {"key": m.key, "title": m.title, "explanation": m.explanation, "remedy": m.remedy}
            for m in diagnosis.mistakes
        ],
        "candidates": [{"key": m.key, "title": m.title} for m in diagnosis.candidates],
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
        "torques": _torque_facts(diagnosis),
        "parts": diagnosis.factors,
        "no_effect": {m.key: m.idle for m in diagnosis.no_effect},
        "same_torques": [[m.key for m in group] for group in diagnosis.same],
        "skipped": {m.key: reason for m, reason in diagnosis.skipped},
    }


def _torque_facts(diagnosis: Diagnosis) -> dict[str, Any]:
    torques = diagnosis.torques
    return {
        "given": torques.given.tolist(),
        "right": torques.right.tolist(),
        "difference": torques.off.tolist(),
        "ratio": [None if np.isnan(x) else float(x) for x in torques.ratio],
        "worst_row": torques.row + 1,
    }


def _residual_facts(residual: Residual) -> dict[str, Any]:
    return {"joints": residual.joint.tolist(), "overall": residual.overall}
