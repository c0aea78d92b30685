"""The page of a recording beside its model."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np

from rnea.errors import counted
from rnea.report.document.parts import Part, Report, ReportTable, Section, Tone, picture
from rnea.report.figures.joint_columns import Joints
from rnea.report.figures.recording_figures import (
    contact_figure,
    measured_figure,
    residual_figure,
    speed_figure,
)
from rnea.report.tables.recording_causes import (
    cause_heading,
    cause_legend,
    cause_rows,
    fitted_text,
    other_heading,
    spent_sheets,
)
from rnea.report.tables.recording_tables import (
    COMPARISON_LEGEND,
    CONTACT_LEGEND,
    EFFORT_LEGEND,
    RecordingTable,
    comparison_sheet,
    contact_line,
    contact_sheets,
    effort_line,
    effort_sheet,
    lag_line,
    share_text,
)

if TYPE_CHECKING:
    from rnea.apps.check.recordings.causes import Hypothesis
    from rnea.apps.check.recordings.log_analysis import LogAnalysis
    from rnea.core.model import Model


def recording_report(
    examined: LogAnalysis,
    model: Model,
    title: str,
    facts: Sequence[tuple[str, str]] = (),
    foot: str = "",
) -> Report:
    """Verdict, causes, efforts, residuals, friction and contacts of one recording."""
    tone: Tone = "good" if examined.agrees else "bad" if _wrong(examined) else "open"
    prepared = examined.prepared
    length = float(prepared.t[-1] - prepared.t[0])
    told = (
        *facts,
        ("recording", f"{length:.4g} s, {counted(len(prepared.log), 'row')}"),
        ("clock", f"{len(prepared)} rows, evenly at {prepared.rate:.4g} Hz"),
        ("filter", _filter(examined)),
    )
    sections = list(_sections(examined, Joints.of(model)))
    return Report(title, examined.verdict, tone, told, sections, foot)


def _filter(examined: LogAnalysis) -> str:
    if examined.effort.kind == "untold":
        return "too short for one"
    return f"motion and effort below {examined.prepared.cutoff:.3g} Hz"


def _wrong(examined: LogAnalysis) -> bool:
    return examined.compared is None or bool(examined.causes and examined.causes.found)


def _sections(examined: LogAnalysis, joints: Joints) -> Iterator[Section]:
    if examined.causes is not None and (examined.causes.found or examined.causes.others):
        title = cause_heading(examined) if examined.causes.found else "Causes"
        yield Section(title, _causes(examined))
    parts: list[Part] = [effort_line(examined.effort)]
    if examined.effort.joints:
        parts += [_table(effort_sheet(examined.effort)), EFFORT_LEGEND]
    yield Section("What effort is", parts)
    if examined.compared is not None:
        yield from _compared(examined, joints)
    if examined.contacts is not None:
        yield Section("Contacts", _contacts(examined, joints))
    notes = [*examined.notes, *examined.skipped]
    if notes:
        yield Section("Notes", notes)


def _causes(examined: LogAnalysis) -> list[Part]:
    causes = examined.causes
    assert causes is not None
    columns = ("cause", "unexplained with only this corrected", "with all but this")
    parts: list[Part] = []
    if causes.found:
        parts.append(ReportTable(columns, cause_rows(causes.found), left=(0,)))
        parts += [
            " ".join(filter(None, (f"{k}.", cause.explanation, fitted_text(cause), _remedy(cause))))
            for k, cause in enumerate(causes.found, start=1)
        ]
    parts += map(_table, spent_sheets(causes))
    if causes.others:
        rows = [(cause.title, share_text(cause.left)) for cause in causes.others]
        parts.append(
            ReportTable(("cause", "unexplained with it"), rows, other_heading(examined), left=(0,))
        )
    parts.append(cause_legend(examined))
    return parts


def _remedy(cause: Hypothesis) -> str:
    return f"Cure: {cause.remedy}" if cause.remedy else ""


def _compared(examined: LogAnalysis, joints: Joints) -> Iterator[Section]:
    compared = examined.compared
    assert compared is not None
    measured = compared.measured
    rows = measured.used
    # ends and gaps are in no residual, and in no picture
    shown = np.where(rows[:, None], 1.0, np.nan)
    t, effort, residual = measured.t, measured.effort * shown, compared.residual * shown
    known, what = compared.model + compared.friction, "model with friction"
    if examined.causes is not None and examined.causes.found:
        known, what = examined.causes.explained, "corrected model"
    meaning = " (with all causes corrected)" if what == "corrected model" else " that fits best"
    lag = lag_line(compared)
    yield Section(
        "Measured and model",
        [
            _table(comparison_sheet(compared)),
            COMPARISON_LEGEND,
            *([f"{lag[0].upper()}{lag[1:]}."] if lag else []),
            picture(
                measured_figure(t, effort, compared.model * shown, known * shown, joints, what),
                f"Measured effort, the model's torque, and the {what}{meaning}.",
            ),
            picture(
                residual_figure(t, residual, effort - known * shown, joints, what),
                f"What is left: measured less model, and measured less {what}.",
            ),
        ],
    )
    friction, before = compared.friction, residual
    what = "What the model leaves"
    if examined.causes is not None:
        # what else is wrong would hide it
        friction = examined.causes.friction
        before = (measured.effort - examined.causes.explained + friction) * shown
        what = "What the model leaves with every cause corrected but friction,"
    yield Section(
        "Friction",
        [
            picture(
                speed_figure(measured.qd[rows], before[rows], friction[rows], joints),
                f"{what} over each joint's own speed. Friction shows as a step at zero and a "
                "slope; a cloud without either is something else. Where the line is flat, none is "
                "told that the file lacks.",
            )
        ],
    )


def _contacts(examined: LogAnalysis, joints: Joints) -> list[Part]:
    contacts = examined.contacts
    assert contacts is not None
    events = [(event.begin, event.end) for event in contacts.events]
    line = contact_line(contacts)
    return [
        f"{line[0].upper()}{line[1:]}.",
        *(_table(sheet) for sheet in contact_sheets(contacts)),
        CONTACT_LEGEND,
        picture(
            contact_figure(contacts.t, contacts.excess, events, joints),
            "How near each joint comes to a contact: what the surroundings seem to exert there "
            "(balance of momentum, without friction and slow faults of the model), in means over "
            f"{1e3 * contacts.seconds:.0f} to 400 ms, over what chance reaches in them once a "
            "year; or that of all joints together, of which a joint has its part. Chance reaches "
            "farther where a joint turns round or stands, or where there is more noise. Above 1 it "
            "is called a contact.",
        ),
    ]


def _table(sheet: RecordingTable) -> ReportTable:
    return ReportTable(sheet.columns, sheet.rows, sheet.title, sheet.words, sheet.marked)
