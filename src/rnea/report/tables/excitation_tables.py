"""Tables of an exciting motion: what it asks of the joints, how well it tells the parameters."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.apps.identify.fit.friction_laws import made_of
from rnea.core.recursions.regressors.parameter_names import parameter_unit, sum_of
from rnea.core.spatial import number
from rnea.report.tables.terminal import plain_table

if TYPE_CHECKING:
    from rnea.apps.identify.excitation.excitation import Excitation
    from rnea.core.model import Model
    from rnea.core.spatial.numbers import Array


def excited_joints_table(model: Model, found: Excitation) -> Any:
    """Ways and peaks of each joint, with their shares of what was allowed."""
    use, motion = found.use, found.motion
    start = motion.at(0.0).q
    rows = []
    for k, body in enumerate(model.independent):
        speed = body.joint.speeds[0]
        place = body.joint.coordinates[0].unit
        rows.append(
            (
                body.joint.name,
                f"{number(start[k], 4)} {place}",
                f"{number(use.lowest[k], 4)} .. {number(use.highest[k], 4)}",
                _peak(use.velocity[k], use.velocity_share[k], speed.unit),
                _peak(use.acceleration[k], use.acceleration_share[k], f"{speed.unit}²"),
                _peak(use.effort[k], use.effort_share[k], speed.effort_unit),
                f"{number(found.noise[k], 3)} {speed.effort_unit}",
            )
        )
    columns = ("joint", "start", "range", "velocity", "acceleration", "effort", "noise assumed")
    title = (
        f"{motion.duration:g} s, {len(motion.cosine)} harmonics, at rest at both ends; peaks with "
        "their share of what is allowed"
    )
    return plain_table(title, columns, rows)


def _peak(value: float, share: float, unit: str) -> str:
    part = f" ({100 * share:.3g} %)" if share > 0 else ""
    return f"{number(value, 3)} {unit}{part}"


def expected_rows(model: Model, found: Excitation) -> list[dict[str, Any]]:
    """Name, value in the file, expected standard deviation and unit of each base parameter."""
    base = found.base
    return [
        {
            "name": name,
            "body": model.bodies[int(column) // base.width].name,
            "value": float(value),
            "deviation": float(deviation),
            "unit": parameter_unit(model, int(column)),
            "sum": sum_of(int(column), base.dependent, row),
        }
        for name, column, row, value, deviation in zip(
            base.names, base.kept, base.coefficients, found.values, found.deviations, strict=True
        )
    ]


def expected_table(model: Model, found: Excitation) -> Any:
    rows = expected_rows(model, found)
    shown = [
        (row["name"], number(row["value"], 4), number(row["deviation"], 3), _share(row),
         row["unit"], row["body"])
        for row in rows
    ]  # fmt: skip
    columns = ("parameter", "in the file", "expected ±", "of it", "unit", "link")
    title = f"Expected standard deviations, {found.samples} samples at {found.rate:g} Hz"
    return plain_table(title, columns, shown)


def _share(row: dict[str, Any]) -> str:
    if not row["value"]:
        return "-"
    percent = 100 * row["deviation"] / abs(row["value"])
    return f"{percent:.2g} %" if percent < 100 else f"{percent:.0f} %"


def excitation_lines(found: Excitation) -> list[str]:
    """How good it is, in words."""
    many, sorts = len(found.random), made_of(found.base.kept.tolist(), found.base)
    lines = [
        f"log det of the information: {found.logdet:.5g}; best of {many} random motions: "
        f"{found.random_best:.5g}.",
        f"Standard deviations are {found.factor:.3g} times smaller than after that one, in the "
        f"geometric mean of {len(found.base)} parameters ({sorts}).",
    ]
    known = found.values != 0
    lost = int((found.deviations[known] > np.abs(found.values[known])).sum())
    if lost:
        lines.append(
            f"{lost} of {int(known.sum())} parameters that are not 0 in the file will have errors "
            "larger than themselves: they hardly act on these torques."
        )
    if found.use.clearance is not None:
        lines.append(f"The nearest frame keeps {1000 * found.use.clearance:.3g} mm clear.")
    return lines


def excitation_facts(model: Model, found: Excitation) -> dict[str, Any]:
    """All of it for programs."""
    use = found.use
    return {
        "duration": found.motion.duration,
        "harmonics": len(found.motion.cosine),
        "rate": found.rate,
        "samples": found.samples,
        "joints": list(model.joint_names),
        "start": found.motion.at(0.0).q.tolist(),
        "offset": found.motion.offset.tolist(),
        "cosine": found.motion.cosine.tolist(),
        "sine": found.motion.sine.tolist(),
        "lowest": use.lowest.tolist(),
        "highest": use.highest.tolist(),
        "peaks": {
            "velocity": use.velocity.tolist(),
            "acceleration": use.acceleration.tolist(),
            "effort": use.effort.tolist(),
        },
        "shares": {
            "velocity": _finite(use.velocity_share),
            "acceleration": _finite(use.acceleration_share),
            "effort": _finite(use.effort_share),
        },
        "clearance": use.clearance,
        "noise": found.noise.tolist(),
        "logdet": found.logdet,
        "random_best": found.random_best if math.isfinite(found.random_best) else None,
        "random": len(found.random),
        "factor": found.factor if math.isfinite(found.factor) else None,
        "base_parameters": expected_rows(model, found),
        "seed": found.seed,
        "restarts": found.restarts,
        "repeatable": found.whole,
        "notes": list(found.notes),
    }


def _finite(shares: Array) -> list[float | None]:
    """None where nothing bounds a joint."""
    return [float(x) if x > 0 else None for x in shares]
