"""Tables of an identification: residuals, friction, bodies, base parameters; and as facts."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from rnea.apps.identify.data.residuals import unfiltered
from rnea.apps.identify.fit.base_fit import LITTLE, TOLD
from rnea.apps.identify.fit.friction_laws import column_unit
from rnea.apps.identify.verdict import verdict
from rnea.core.spatial import number, path_text
from rnea.report.tables.terminal import plain_table

if TYPE_CHECKING:
    from rnea.apps.identify.data.residuals import Residuals
    from rnea.apps.identify.identification import Identification
    from rnea.core.spatial.numbers import Array

_DIGITS = 4
IDENTIFICATION_LEGEND = (
    "rms: of measured less predicted efforts, both through the filter of the efforts; while "
    "moving: without standstill; of range: identified, over the range of the measured effort. "
    "Base fit: while moving, before the bodies had to be ones that exist. Static above: of "
    "Coulomb's; load: the part of the torque it carries that a joint rubs."
)
"""What the columns of the tables are."""
PARAMETER_LEGEND = (
    "Base parameters are the sums that joints feel (`rnea parameters ROBOT --drives` writes them "
    "out). Fitted: without any condition, with its standard deviation; written: of bodies that "
    f"exist. Identified: the deviation is below {100 * TOLD:.0f} % of the parameter (fitted or the "
    f"file's, the larger one), or below {100 * LITTLE:.1f} % of the most that a robot of this "
    "mass, reach and effort could have, and at least half of it lies in what the motion excited. "
    "Of others, what is written is what bodies near the file have beside all that was identified, "
    "and no measurement."
)
"""What the columns of the table of base parameters are, and when one counts as identified."""


_TITLES = {
    "equal": "Rows of the training, not held out",
    "repeat": "The training's motion again",
    "partly new": "Held out",
    "new": "Held out",
}


class IdentificationTable(NamedTuple):
    """A table before it is text for somebody; left: further columns of words."""

    title: str
    columns: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    left: tuple[int, ...] = ()


def identification_sheets(result: Identification) -> list[IdentificationTable]:
    """The tables, the most telling first."""
    return [
        *_validation_sheets(result),
        _training_sheet(result),
        *_motor_sheets(result),
        _friction_sheet(result),
        _body_sheet(result),
        _parameter_sheet(result),
    ]


def identification_tables(result: Identification, everything: bool = False) -> list[Any]:
    """For the terminal; the long table of base parameters only if everything is wanted."""
    sheets = identification_sheets(result)
    made = []
    for sheet in sheets if everything else sheets[:-1]:
        made.append(plain_table(sheet.title, sheet.columns, sheet.rows, words=sheet.left))
    return made


def _validation_sheets(result: Identification) -> list[IdentificationTable]:
    return [
        _residual_sheet(result, f"{_TITLES[v.novelty.verdict]}: {v.name}", v.before, v.after)
        for v in result.validations
    ]


def _training_sheet(result: Identification) -> IdentificationTable:
    title = f"Training: {Path(result.training[0].log.file).name or 'the log'}"
    if len(result.training) > 1:
        title += f", first of {len(result.training)}"
    sheet = _residual_sheet(result, title, result.before[0], result.after[0])
    # what it costs that bodies must exist
    fit = result.fitted.base_fit
    free = [
        number(float(rms), _DIGITS) if rows else "-"
        for rms, rows in zip(fit.rms, fit.rows, strict=True)
    ]
    rows = [(*row[:5], rms, row[5]) for row, rms in zip(sheet.rows, free, strict=True)]
    return sheet._replace(columns=(*sheet.columns[:5], "base fit", sheet.columns[5]), rows=rows)


def _residual_sheet(
    result: Identification, title: str, before: Residuals, after: Residuals
) -> IdentificationTable:
    rows = [
        (
            freedom.name,
            freedom.effort_unit,
            *(
                number(rms, _DIGITS) if np.isfinite(rms) else "-"
                for rms in (before.all_rows[k], after.all_rows[k], after.moving_rows[k])
            ),
            f"{100 * after.share[k]:.2g} %" if np.isfinite(after.share[k]) else "-",
        )
        for k, freedom in enumerate(result.file.model.dofs)
    ]
    columns = ("joint", "unit", "rms, file", "rms, identified", "while moving", "of range")
    return IdentificationTable(title, columns, rows)


def _motor_sheets(result: Identification) -> list[IdentificationTable]:
    """What a unit of effort is, where a known load told it."""
    motors = result.motors
    if motors is None:
        return []
    rows = [
        (name, number(float(constant), _DIGITS), number(float(deviation), 2), freedom.effort_unit)
        for name, constant, deviation, freedom in zip(
            motors.joints,
            motors.constants,
            motors.deviations,
            result.file.model.dofs,
            strict=True,
        )
    ]
    columns = ("joint", "constant", "deviation", "for a unit of effort")
    return [IdentificationTable("Motor constants by the known load", columns, rows)]


def _friction_sheet(result: Identification) -> IdentificationTable:
    rows = []
    for body, law in zip(result.robot.model.bodies, result.fitted.laws, strict=True):
        own = body.losses
        excess = 0.0 if own.static_forward is None else own.static_forward - own.coulomb_forward
        values = (
            own.viscous,
            own.coulomb_forward,
            own.coulomb_backward,
            excess,
            own.load,
            own.offset,
            own.rotor,
        )
        shown = (number(float(value), _DIGITS) for value in values)
        rows.append((body.joint.name, *shown, str(law)))
    columns = (
        "joint", "viscous", "Coulomb +", "Coulomb -", "static above", "load", "offset", "rotor",
        "law",
    )  # fmt: skip
    return IdentificationTable(
        "Friction and rotors (N m or N, s, rad or m; kg m² or kg)", columns, rows, (8,)
    )


def _body_sheet(result: Identification) -> IdentificationTable:
    rows = []
    for old, new in zip(result.file.model.bodies, result.robot.model.bodies, strict=True):
        com = "  ".join(number(float(x), 3) for x in new.inertia.com)
        before = "  ".join(number(float(x), 3) for x in old.inertia.com)
        rows.append(
            (
                old.name,
                number(float(old.inertia.mass), _DIGITS),
                number(float(new.inertia.mass), _DIGITS),
                before,
                com,
            )
        )
    columns = ("link", "mass, file", "mass", "centre, file", "centre")
    title = (
        "Bodies as written (kg, m): one of many choices with the same torques, the nearest to the "
        "file, each link in units of itself"
    )
    return IdentificationTable(title, columns, rows)


def parameter_rows(result: Identification) -> list[dict[str, Any]]:
    """Base parameters: file, fitted without and with bodies that exist, deviation."""
    fit, model = result.fitted.base_fit, result.file.model
    return [
        {
            "name": name,
            "unit": column_unit(model, column),
            "file": float(fit.start[k]),
            "fitted": float(fit.values[k]),
            "deviation": float(fit.deviations[k]),
            "written": float(result.fitted.physical.base_values[k]),
            "identified": bool(fit.identified[k]),
        }
        for k, (name, column) in enumerate(zip(result.fitted.names, fit.names, strict=True))
    ]


def _parameter_sheet(result: Identification) -> IdentificationTable:
    changes = result.fitted.changes
    other = {*changes.below_zero, *changes.moved}
    rows = [
        (
            row["name"],
            number(row["file"], _DIGITS),
            number(row["fitted"], _DIGITS),
            number(row["deviation"], 2),
            number(row["written"], _DIGITS),
            row["unit"],
            ("yes, written otherwise" if k in other else "yes") if row["identified"] else "no",
        )
        for k, row in enumerate(parameter_rows(result))
    ]
    columns = ("parameter", "file", "fitted", "deviation", "written", "unit", "identified")
    title = f"{len(rows)} base parameters: {result.fitted.made_of}"
    return IdentificationTable(title, columns, rows, (6,))


def identification_facts(result: Identification) -> dict[str, Any]:
    """The same for programs."""
    said, own, lags = verdict(result), result.fitted.filter, result.lags
    return {
        "verdict": list(said.sentences),
        "tone": said.tone,
        "notes": list(result.notes),
        "joints": list(result.file.joint_names),
        "filter": {
            "cutoff": result.training[0].cutoff,
            "bandwidth": own.bandwidth if own.found else None,
            "lag": result.training[0].lag,
            "lags": [x.facts for x in lags],
        },
        "training": [
            _residual_facts(path_text(p.log.file), before, after)
            for p, before, after in zip(result.training, result.before, result.after, strict=True)
        ],
        "validation": [
            {
                **_residual_facts(v.name, v.before, v.after),
                "rms_unfiltered": _finite(unfiltered(result.robot, v.prepared).all_rows),
                "novelty": v.novelty.verdict,
                "counts": v.counts,
                "shared": v.novelty.shared,
                "repeated": v.novelty.repeated,
                "beyond": v.novelty.beyond,
            }
            for v in result.validations
        ],
        "base_parameters": parameter_rows(result),
        "base_parameters_made_of": result.fitted.made_of,
        "identified_means": PARAMETER_LEGEND,
        "existing": {
            "fitted_below_zero": [result.fitted.names[k] for k in result.fitted.changes.below_zero],
            "rms_free": result.fitted.changes.free.tolist(),
            "rms": result.fitted.changes.written.tolist(),
            "rms_without": {
                name: rms.tolist() for name, rms in result.fitted.changes.without.items()
            },
        },
        "friction_laws": {
            name: str(law)
            for name, law in zip(result.file.joint_names, result.fitted.laws, strict=True)
        },
        "motor_constants": None
        if result.motors is None
        else {
            "constants": result.motors.constants.tolist(),
            "deviations": result.motors.deviations.tolist(),
        },
        "solver": result.fitted.physical.solver,
    }


def _residual_facts(name: str, before: Residuals, after: Residuals) -> dict[str, Any]:
    facts = {
        "rms_file": before.all_rows,
        "rms": after.all_rows,
        "rms_moving": after.moving_rows,
        "range": after.range,
    }
    return {"recording": name, **{key: _finite(values) for key, values in facts.items()}}


def _finite(values: Array) -> list[float | None]:
    return [float(x) if np.isfinite(x) else None for x in values]
