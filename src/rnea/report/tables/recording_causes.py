"""Likely causes of a recording's disagreement in words and tables, with how sure they are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rnea.report.tables.recording_tables import RecordingTable, share_text

if TYPE_CHECKING:
    from rnea.apps.check.recordings.causes import Hypotheses, Hypothesis
    from rnea.apps.check.recordings.log_analysis import LogAnalysis


def spent_sheets(causes: Hypotheses) -> list[RecordingTable]:
    """What joints spend by themselves beyond the file, with all causes corrected; none where no
    cause is worth a word."""
    rows = [
        (name, *(str(spent[label]) if label in spent else "–" for label in _SPENT))
        for name, spent in zip(causes.joints, causes.terms, strict=True)
    ]
    if not causes.found or not any(causes.terms):
        return []
    title = "What joints take beyond the file, with all causes corrected (± standard deviation)"
    return [RecordingTable(title, ("joint", *_SPENT.values()), rows)]


_SPENT = {
    "offset": "offset (N m, N)",
    "viscous": "viscous (by rad/s, m/s)",
    "coulomb": "Coulomb (N m, N)",
    "rotor": "rotor (kg m², kg)",
}


def fitted_text(cause: Hypothesis) -> str:
    """The sizes of a cause with their deviations; those of joints stand in a table of their own."""
    if not cause.sizes or cause.key in ("offset", "friction", "rotor"):
        return ""
    shown = (f"{size.name} {size} {size.unit}".rstrip() for size in cause.sizes)
    return f"Fitted: {', '.join(shown)}."


def cause_legend(examined: LogAnalysis) -> str:
    """What the shares beside causes are of, and compared with what."""
    assert examined.causes is not None
    return (
        "Unexplained: RMS of measured effort less the torque of the model, over the RMS of the "
        "effort, all joints together (the roots of the summed squares of columns apart and "
        f"measured of the table); the model as it is leaves {_before(examined.causes)}. Only "
        "this: with this one cause corrected in it; all but this: with all other causes named here "
        "corrected. A cause that hardly helps alone and leaves more where it is missing is hidden "
        "by the others until these are corrected. ±: one standard deviation, from noise or from "
        "what the parts of the recording say by themselves, whichever is more; what the file has "
        "wrong besides is not in it."
    )


def _before(causes: Hypotheses) -> str:
    return share_text(causes.before.overall)


def cause_lines(examined: LogAnalysis) -> Iterator[str]:
    """Likely causes in words, the gravest first."""
    causes = examined.causes
    if causes is None:
        return
    if causes.found:
        before, after = _before(causes), share_text(causes.after.overall)
        yield (
            f"{cause_heading(examined).lower()}; the model as it is leaves {before} of the effort "
            f"unexplained, with all of these corrected {after}:"
        )
    for k, cause in enumerate(causes.found, start=1):
        yield f"  {k}. {cause.title}"
        yield f"     {_worth(cause)} {cause.explanation}"
        if fitted := fitted_text(cause):
            yield f"     {fitted}"
        if cause.remedy:
            yield f"     Cure: {cause.remedy}"
    others = [f"{cause.title} ({share_text(cause.left)})" for cause in causes.others]
    if others:
        yield f"{other_heading(examined).lower()}: {'; '.join(others)}"
    if causes.found:
        yield cause_legend(examined)


def cause_heading(examined: LogAnalysis) -> str:
    if examined.is_unexplained:
        return "Nearest causes, none of which explains it"
    return "Possible causes" if examined.is_short else "Likely causes"


def other_heading(examined: LogAnalysis) -> str:
    """Of causes that are not among those found."""
    if examined.causes is not None and examined.causes.found:
        return "Other explanations, tried in place of these and less likely, with what each leaves"
    return "Near, but not clearly better than the model as it is, with what each leaves"


def _worth(cause: Hypothesis) -> str:
    return (
        f"Unexplained with only this corrected: {share_text(cause.left)}; with all but this: "
        f"{share_text(cause.without)}."
    )


def cause_rows(found: Sequence[Hypothesis]) -> list[tuple[str, ...]]:
    """Numbered cause, what it leaves alone, what the others leave."""
    return [
        (f"{k}. {cause.title}", share_text(cause.left), share_text(cause.without))
        for k, cause in enumerate(found, start=1)
    ]
