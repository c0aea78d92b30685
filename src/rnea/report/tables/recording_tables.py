"""A recording beside its model, for the terminal, for a page, and as facts for programs."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from rnea.core.spatial import number, vector
from rnea.report.tables.terminal import plain_table

if TYPE_CHECKING:
    from rnea.apps.check.recordings.causes import Hypothesis
    from rnea.apps.check.recordings.contacts import ContactEvents
    from rnea.apps.check.recordings.effort import EffortInterpretation
    from rnea.apps.check.recordings.log_analysis import LogAnalysis
    from rnea.apps.check.recordings.recording_comparison import LogComparison

_EFFORT_WORDS = {
    "zero": "nothing",
    "constant": "a constant",
    "computed": "a computed command",
    "current": "a current, or torque in another unit",
    "motor torque": "torque at the motors (scaled current)",
    "torque": "torque",
    "unlike": "nothing that follows the model",
    "untold": "not told by this recording",
}
_MOST_EVENTS = 12

COMPARISON_LEGEND = (
    "RMS in rows where the joint's direction is certain: around a reversal nobody knows which way "
    "friction acts. Apart: measured effort less the model's torque; apart/range: over the range of "
    "the measured effort, largest less smallest. Friction, offset: how much of that (of its "
    "squares) goes with the joint's own velocity, its direction and a constant; left then: RMS of "
    "the remainder. As recorded: the same before the filter that motion and effort pass here, so "
    "with all noise: what pushes are measured by. Still and saturated: share of all rows."
)
"""What the columns of the comparison are."""


class RecordingTable(NamedTuple):
    """A table before it is text for somebody; marked: rows to be looked at; words: columns that
    hold such, which may be broken into lines."""

    title: str
    columns: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    marked: tuple[int, ...] = ()
    words: tuple[int, ...] = ()

    def table(self) -> Any:
        return plain_table(self.title, self.columns, self.rows)


def share_text(share: float) -> str:
    """A share in percent, two digits; a dash where it is not known.

    >>> share_text(0.1234), share_text(float("nan"))
    ('12 %', '–')
    """
    if not math.isfinite(share):
        return "–"
    percent = 100 * share
    return f"{percent:.0f} %" if abs(percent) >= 9.95 else f"{number(percent, 2)} %"


def effort_line(effort: EffortInterpretation) -> str:
    words = "torque in another unit" if effort.unit else _EFFORT_WORDS[effort.kind]
    if effort.stranger and effort.kind == "current":
        words = f"another robot's torque, {words}"
    return f"effort is {words}: {effort.why}."


def comparison_sheet(compared: LogComparison) -> RecordingTable:
    """Measured beside model, a row per joint."""
    rows = [
        (
            *(joint.name, joint.unit, number(joint.measured, 3), number(joint.model, 3)),
            *(_or_dash(joint.residual), share_text(joint.share), share_text(joint.friction)),
            *(_or_dash(joint.rest), _or_dash(joint.recorded)),
            *(share_text(joint.still), share_text(joint.saturated)),
        )
        for joint in compared.joints
    ]
    columns = (
        *("joint", "unit", "measured", "model", "apart", "apart/range", "friction, offset"),
        *("left then", "as recorded", "still", "saturated"),
    )
    return RecordingTable(
        "RMS of measured effort, of the model's, and of both apart", columns, rows
    )


def _or_dash(value: float) -> str:
    return number(value, 3) if math.isfinite(value) else "–"


def effort_sheet(effort: EffortInterpretation) -> RecordingTable:
    """What the class of efforts rests on."""
    rows = [
        (
            joint.name,
            f"{number(joint.factor, 3)} ± {number(joint.sigma, 1)}"
            if joint.is_identified
            else "not told",
            number(joint.size, 3),
            number(joint.model, 3),
            number(joint.friction, 3),
            number(joint.rest, 3),
        )
        for joint in effort.joints
    ]
    columns = (
        *("joint", "factor", "effort varies by", "model's masses by", "friction by"),
        "remainder by",
    )
    title = "effort = factor · model's torque of masses + friction + offset + remainder"
    return RecordingTable(title, columns, rows)


EFFORT_LEGEND = (
    "Varies by: standard deviation about the mean, in N m or N, so what never changes does not "
    "count; other tables here have RMS with the mean. Model's masses: the file's torque without "
    "friction, rotors and the factor. Friction: all of it that the effort shows, the file's too, "
    "as it is fitted beside one factor, before any cause is corrected."
)
"""What the columns are that the class of efforts rests on."""


def lag_line(compared: LogComparison) -> str:
    """How late efforts are; nothing where that is not told."""
    return str(compared.lag)


def contact_sheets(contacts: ContactEvents) -> list[RecordingTable]:
    """Pushes, and what would be noticed."""
    rows = []
    for event in contacts.events[:_MOST_EVENTS]:
        force = vector(event.force.round(1)) if event.force is not None else event.why_not
        felt = ", ".join(
            f"{name} {number(size, 2)}"
            for name, size in zip(event.joints, event.efforts, strict=True)
        )
        where = "friction, as it turns round?" if event.turns else f"{event.beyond} or beyond"
        rows.append((f"{event.begin:.2f} – {event.end:.2f}", felt, where, force))
    sensitivity = [
        (item.link, *map(_newton, (item.best, item.most, item.lasting, item.standing)))
        for item in contacts.sensitivity
    ]
    more = len(contacts.events) - _MOST_EVENTS
    title = "What looks like contacts" + (f", the first {_MOST_EVENTS}" * (more > 0))
    force_at = f"force at {contacts.tip} (N)"
    columns = ("time (s)", "joints that felt it (N m, N)", "on link", force_at)
    smallest = "Smallest push at each link's far end that would be found (N)"
    short, long = map(_duration, contacts.lengths)
    lengths = ("link", short, f"{short}, random direction", long, f"{long}, arm at rest")
    return [
        *([RecordingTable(title, columns, rows, words=(1, 2, 3))] if rows else []),
        RecordingTable(smallest, lengths, sensitivity),
    ]


def _duration(seconds: float) -> str:
    """
    >>> _duration(0.05), _duration(0.4), _duration(50.0)
    ('50 ms', '0.4 s', '50 s')
    """
    return f"{1e3 * seconds:.0f} ms" if seconds < 0.1 else f"{seconds:.3g} s"


def _newton(force: float) -> str:
    return number(float(f"{force:.2g}"), 6) if math.isfinite(force) else "not felt"


def contact_line(contacts: ContactEvents) -> str:
    """Whether there was one, and what that was held against."""
    known = np.isfinite(contacts.sigma)
    ratio = contacts.threshold[known] / contacts.sigma[known]
    count = len(contacts.events)
    threshold = (
        "the threshold, which chance would reach once in a year of motion "
        f"({ratio.min():.1f} to {ratio.max():.1f} times the usual size in a single joint, in means "
        f"over {_duration(contacts.seconds)})"
    )
    felt = "what joints feel beside the model's torque and friction"
    if not count:
        return (
            f"nothing looks like a contact: {felt} stays below {threshold}; it comes to "
            f"{100 * contacts.highest:.0f} % of it at most"
        )
    times = "once" if count == 1 else f"{count} times"
    return f"{times} it looks like a contact: {felt} goes beyond {threshold}"


CONTACT_LEGEND = (
    "A push of so many newtons, at a random moment of this recording and in the direction that "
    "joints feel most (or in a random one), is found at least nine times of ten. Never: no joint "
    "feels a push there, as on the axis of the first. While the arm stands, friction may hold "
    "against a push with all it has before any effort tells: that is counted there. All holds for "
    "pushes that are rare; what happens every few seconds is taken for usual."
)
"""What the smallest forces hold for."""


def recording_facts(examined: LogAnalysis) -> dict[str, Any]:
    """Every number, for programs."""
    prepared = examined.prepared
    facts: dict[str, Any] = {
        "rows": len(prepared),
        "seconds": float(prepared.t[-1] - prepared.t[0]),
        "rate_hz": prepared.rate,
        "cutoff_hz": prepared.cutoff,
        "verdict": list(examined.verdict),
        "agrees": examined.agrees,
        "too_short_to_be_sure": examined.is_short,
        "times_are_doubted": examined.doubted is not None,
        "notes": [*examined.notes, *examined.skipped],
        "effort": {
            "kind": examined.effort.kind,
            "why": examined.effort.why,
            "may_be_another_robot": examined.effort.stranger,
            "may_be_in": examined.effort.unit or None,
            "joints": [_plain(vars(joint)) for joint in examined.effort.joints],
        },
    }
    if (compared := examined.compared) is not None:
        facts["comparison"] = {
            "overall": _finite(compared.overall),
            "lag_s": _finite(compared.lag.value),
            "lag_sigma_s": _finite(compared.lag.deviation),
            "is_late": examined.is_late,
            "joints": [
                {**_plain(vars(joint)), "share": _finite(joint.share)} for joint in compared.joints
            ],
        }
    if (causes := examined.causes) is not None:
        facts["causes"] = {
            "before": causes.before.overall,
            "after": causes.after.overall,
            "found": [_cause_facts(cause) for cause in causes.found],
            "others": [_cause_facts(cause) for cause in causes.others],
            "joints": {
                name: {key: _plain(size._asdict()) for key, size in spent.items()}
                for name, spent in zip(causes.joints, causes.terms, strict=True)
            },
        }
    if (contacts := examined.contacts) is not None:
        facts["contacts"] = {
            "events": [_plain(vars(event)) for event in contacts.events],
            "threshold": dict(
                zip(
                    [joint.name for joint in examined.effort.joints],
                    map(_finite, contacts.threshold),
                    strict=True,
                )
            ),
            "highest": _finite(contacts.highest),
            "sensitivity": [_plain(vars(item)) for item in contacts.sensitivity],
        }
    return facts


def _cause_facts(cause: Hypothesis) -> dict[str, Any]:
    return {**_plain(vars(cause)), "sizes": [_plain(size._asdict()) for size in cause.sizes]}


def _plain(values: dict[str, Any]) -> dict[str, Any]:
    return {key: _finite(value) for key, value in values.items()}


def _finite(value: Any) -> Any:
    """For JSON, which knows neither arrays nor infinity."""
    if isinstance(value, np.ndarray):
        return value.tolist()
    if isinstance(value, (float, np.floating)):
        return float(value) if math.isfinite(value) else None
    return list(value) if isinstance(value, tuple) else value
