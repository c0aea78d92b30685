"""The page of an identification."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.identify.verdict import verdict
from rnea.report.document.parts import Part, Report, ReportFigure, ReportTable, Section, picture
from rnea.report.figures.compare import comparison_figure
from rnea.report.figures.friction import friction_figure
from rnea.report.figures.joint_columns import Joints
from rnea.report.tables.identification_tables import (
    IDENTIFICATION_LEGEND,
    PARAMETER_LEGEND,
    identification_sheets,
)

if TYPE_CHECKING:
    from rnea.apps.identify.identification import Identification

_MOST_ROWS = 1500


def identification_report(
    result: Identification,
    facts: Sequence[tuple[str, str]] = (),
    foot: str = "",
    notes: Sequence[str] = (),
) -> Report:
    """Verdict, residuals, friction, parameters; facts: what stands beside the verdict; notes: all
    that was said on the way, the same that a terminal shows (default: the result's own)."""
    said = verdict(result)
    sheets = [
        ReportTable(sheet.columns, sheet.rows, sheet.title, sheet.left)
        for sheet in identification_sheets(result)
    ]
    count = len(result.validations)
    *motors, friction, bodies, parameters = sheets[count + 1 :]
    held: list[Part] = [*sheets[:count], *_pictures(result)]
    tried = "Held out" if any(v.counts for v in result.validations) else "Not held out"
    sections = [
        *([Section(tried, held)] if held else []),
        Section(
            "Training",
            [
                sheets[count],
                IDENTIFICATION_LEGEND,
                *motors,
            ],
        ),
        Section("What was done", list(notes or result.notes)),
        Section(
            "Friction",
            [
                "Points are what the rigid bodies leave of the efforts, by ranges of speed; the "
                "line is the law that was found. Friction by load is in neither.",
                picture(friction_figure(result.curves), "friction over speed"),
                friction,
            ],
        ),
        Section("Bodies", [bodies]),
        Section(
            "Base parameters",
            [
                PARAMETER_LEGEND,
                parameters,
            ],
        ),
    ]
    title = f"Identification of {result.file.name}"
    return Report(title, said.sentences, said.tone, facts, sections, foot)


def _pictures(result: Identification) -> list[ReportFigure]:
    """Measured efforts beside those of the identified robot."""
    joints, made = Joints.of(result.file.model), []
    for validation in result.validations:
        p = validation.prepared
        rows = slice(None, None, max(1, len(p) // _MOST_ROWS))
        # ends and gaps are in no residual, and in no picture
        shown = np.where(p.inside[:, None], 1.0, np.nan)
        figure = comparison_figure(
            p.t[rows],
            (p.tau * shown)[rows],
            (validation.predicted * shown)[rows],
            joints,
            ("measured", "identified"),
        )
        made.append(picture(figure, f"measured and identified: {validation.name}"))
    return made
