"""The report of a sizing: one source of words, tables and pictures for every printer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rnea.core.spatial import number, percent
from rnea.report.document.parts import Part, Report, ReportFigure, ReportTable, Section, Tone
from rnea.report.tables.sizing.sizing_choice import gear_name
from rnea.report.tables.sizing.sizing_parts import HEAT_UNKNOWN
from rnea.report.tables.sizing.sizing_payloads import governing_part
from rnea.report.tables.sizing.sizing_remarks import beyond_robot
from rnea.report.tables.sizing.sizing_remarks import chosen as chosen_drives
from rnea.report.tables.sizing.sizing_remarks import remarks as sizing_remarks
from rnea.report.tables.sizing.sizing_tables import heading as sizing_heading
from rnea.report.tables.sizing.sizing_tables import parts as sizing_parts
from rnea.report.tables.sizing.sizing_unchecked import unchecked as sizing_unchecked
from rnea.report.tables.sizing.sizing_unchecked import unchecked_here as sizing_unchecked_here

if TYPE_CHECKING:
    from rnea.apps.sizing.rating import Rating
    from rnea.apps.sizing.sizing import Sizing


_MOST_NAMED = 6


@dataclass(frozen=True)
class SizingContext:
    """What a report tells beside the numbers.

    facts: names and values of what was asked; notes: said on the way; masses: links and kg;
    catalogs: names and notes of those that parts were chosen from; finding: a sentence about
    those that were not confirmed; pictures: of the heaviest payload; foot: at the end of every page
    """

    facts: Sequence[tuple[str, str]] = ()
    notes: Sequence[str] = ()
    masses: Sequence[tuple[str, float]] = ()
    catalogs: Sequence[tuple[str, str]] = ()
    finding: str = ""
    pictures: Sequence[ReportFigure] = ()
    foot: str = ""


def sizing_report(sizings: Sequence[Sizing], title: str, context: SizingContext) -> Report:
    """Verdict, chosen drives, pictures, every table, method, sources."""
    tone, verdict = _verdict(sizings)
    if context.catalogs and _any_drives(sizings):
        verdict.append(
            context.finding
            or "Data of the chosen parts come from catalogues: read the sources below and the "
            "datasheets before ordering."
        )
    sections = [
        *([Section("Chosen drives", list(_chosen(sizings)))] if _any_drives(sizings) else []),
        *([Section("Remarks", list(remarks))] if (remarks := sizing_remarks(sizings)) else []),
        *([Section("Pictures", list(context.pictures))] if context.pictures else []),
        *(Section(_about(sizing), _tables(sizing)) for sizing in sizings),
        Section("How to read the tables", _notes(sizings)),
        Section("Method", list(METHOD)),
        Section("What was not checked", list(sizing_unchecked(sizings))),
        *_sources(sizings, context),
        *_robot(context),
        *([Section("Notes", list(context.notes))] if context.notes else []),
    ]
    return Report(title, verdict, tone, context.facts, sections, context.foot, code=False)


def _any_drives(sizings: Sequence[Sizing]) -> bool:
    return any(chosen_drives(sizing) for sizing in sizings)


def _verdict(sizings: Sequence[Sizing]) -> tuple[Tone, list[str]]:
    """What the drives bear, and before it what the robot's own limits forbid."""
    forbidden = beyond_robot(sizings)
    tone, lines = _of_drives(sizings)
    if not forbidden:
        return tone, lines
    more = len(forbidden) - _MOST_NAMED
    shown = [*forbidden[:_MOST_NAMED], *([f"And {more} more, in the remarks."] if more > 0 else [])]
    return "bad", ["The motion goes beyond the limits of the robot's own file.", *shown, *lines]


def _of_drives(sizings: Sequence[Sizing]) -> tuple[Tone, list[str]]:
    rated = [(sizing, rating) for sizing in sizings for rating in chosen_drives(sizing)]
    overloaded = [
        (one, gear) for one in sizings for gear in one.gears if gear.gearbox_load.problems
    ]
    if not rated and not overloaded:
        return "open", ["What the motion asks of the joints; no motors were rated."]
    failing = [(one, rating.joint, rating.problems) for one, rating in rated if not rating.fits]
    failing += [(one, gear.joint, gear.gearbox_load.problems) for one, gear in overloaded]
    if failing:
        lines = ["Not every joint has a drive that bears this cycle."]
        lines += [
            f"{joint}, {sizing_heading(one).lower()}: {'; '.join(problems)}."
            for one, joint, problems in failing[:_MOST_NAMED]
        ]
        more = len(failing) - _MOST_NAMED
        return "bad", [*lines, *([f"And {more} more, in the tables."] if more > 0 else [])]
    unknown = [rating.joint for _, rating in rated if not rating.heat_known]
    if unknown:
        names = ", ".join(dict.fromkeys(unknown))
        return "open", [
            "No limit that is known is exceeded, but heat was not checked: no rated torque is "
            f"known of the motors of {names}."
        ]
    sizing, rating = max(rated, key=lambda pair: max(pair[1].shares.values()))
    name, share = _closest(rating)
    payloads = " with every payload" if len(sizings) > 1 else ""
    missing = sizing_unchecked_here(sizings)
    bears = f"Every joint has a drive that bears this cycle{payloads}"
    return "open" if missing else "good", [
        f"{bears}, as far as it was checked." if missing else f"{bears}.",
        *missing,
        f"The closest limit is {name} of {rating.joint} ({sizing_heading(sizing).lower()}): "
        f"{percent(share)} of it is used. No safety factor is applied.",
    ]


def _closest(rating: Rating) -> tuple[str, float]:
    return max(rating.shares.items(), key=lambda item: item[1])


def _chosen(sizings: Sequence[Sizing]) -> Iterator[Part]:
    columns = (
        *("joint", "motor", "gear", "thermal", "motor peak", "gear load"),
        *("closest limit", "fits"),
    )
    for sizing in sizings:
        best = chosen_drives(sizing)
        if not best:
            continue
        rows = [_chosen_row(rating) for rating in best]
        misfits = [k for k, rating in enumerate(best) if not rating.fits]
        yield ReportTable(columns, rows, sizing_heading(sizing), left=(1, 2, 6), marked=misfits)
        plays = [rating.tool_backlash for rating in best if rating.tool_backlash is not None]
        if any(plays):
            yield (
                "Backlash of all these gears together lets the tool move by at most "
                f"{number(1e3 * sum(plays), 3)} mm, each joint taken at the pose of the motion "
                "where the tool is farthest from its axis."
            )
    compared = governing_part(sizings)
    if compared is not None:
        yield ReportTable(compared.columns, compared.rows, compared.title, left=compared.words)
        yield compared.note
    yield (
        "Percent are of limits. Thermal: the square of RMS current over rated current. Motor peak: "
        "the largest of torque, speed and voltage. Gear load: the largest of mean and peak torque "
        "and of the input's speeds."
    )


def _chosen_row(rating: Rating) -> tuple[str, ...]:
    shares = rating.shares
    motor = [x for name, x in shares.items() if name.startswith("motor") and "thermal" not in name]
    gear = [x for name, x in shares.items() if name.startswith("gearbox")]
    closest = "none known"
    if shares:
        name, share = _closest(rating)
        closest = f"{name}, {percent(share)}"
    return (
        rating.joint,
        rating.motor.name or "(motor)",
        gear_name(rating),
        percent(rating.thermal),
        percent(max(motor, default=None)),
        percent(max(gear, default=None)),
        closest,
        "no" if not rating.fits else "yes" if rating.heat_known else HEAT_UNKNOWN,
    )


def _about(sizing: Sizing) -> str:
    return f"All numbers: {sizing_heading(sizing).lower()}"


def _tables(sizing: Sizing) -> list[Part]:
    return [
        ReportTable(part.columns, part.rows, part.title, left=part.words)
        for part in sizing_parts(sizing)
    ]


def _notes(sizings: Sequence[Sizing]) -> list[Part]:
    """What columns do not say, once for all payloads."""
    notes = {f"{part.title}: {part.note}": None for one in sizings for part in sizing_parts(one)}
    return list(notes)


def _sources(sizings: Sequence[Sizing], context: SizingContext) -> Iterator[Section]:
    used: dict[str, str] = {}
    for rating in (rating for sizing in sizings for rating in chosen_drives(sizing)):
        for part in (rating.motor, rating.gear):
            if part.name:
                used[part.name] = part.source or "not said"
    parts: list[Part] = []
    if used:
        parts.append(ReportTable(("part", "source of its data"), list(used.items()), left=(1,)))
    parts += [f"Catalogue {name}: {' '.join(notes.split())}" for name, notes in context.catalogs]
    if parts:
        yield Section("Sources of data", parts)


def _robot(context: SizingContext) -> Iterator[Section]:
    if context.masses:
        rows = [(name, number(mass, 5)) for name, mass in context.masses]
        total = sum(mass for _, mass in context.masses)
        rows.append(("together", number(total, 5)))
        yield Section("Masses of the robot", [ReportTable(("link", "mass kg"), rows)])


METHOD = (
    "Torques are those of the recursive Newton-Euler algorithm for the motion as its file has it, "
    "with gravity, the joints' friction and springs, the payload and any wrench from outside. "
    "SI units: N m, N, rad/s, m/s, W, kg m².",
    "A cycle is the motion and, where one was asked for, a dwell after it, repeated for ever. In "
    "the dwell the robot stands still at its last pose and the motors hold it: no brake and no "
    "friction at rest helps them. The duty factor (ED) is the part of the cycle in which something "
    "moves: rows of the motion in which every joint stands still are no part of it.",
    "RMS is the root of the mean square over the time of the whole cycle, by trapezoids between "
    "the rows of the motion.",
    "A motor gives the torque at the gear and what accelerates its own rotor and the gear's input, "
    "and overcomes its own friction. Gears lose the same part of the power in either direction: "
    "where the motor drives its torque is divided by the efficiency, where the load drives it is "
    "multiplied, at rest nothing is lost. Current is torque over torque constant; voltage is that "
    "of resistance, inductance and back-EMF.",
    "Checked of a motor: the square of RMS current over rated current (thermal, at most 100 %), "
    "peak torque, highest speed, and voltage, each where its limit is known. The rated current is "
    "that of rated torque and the motor's own dry friction. Of a motor without a rated torque heat "
    "is not checked: the verdict says so, and as a candidate it comes after all that fit.",
    "Checked of a gearbox: the mean torque with the exponent of its life (3 for balls, 10/3 for "
    "rollers), weighted by speed, beside the limit of average torque; the largest torque beside "
    "the limit of repeated peaks; the input's mean speed over the cycle and its highest speed. A "
    "limit that is not known is not checked.",
    "One drive is chosen for all payloads: what fits must fit with every one. Of motors and "
    "gearboxes the pair is chosen: of those that fit the smallest, by the mass of both where the "
    "catalogues give the mass of every part, else by the motor's rated torque times the peak "
    "torque of the gearbox's size; of pairs of one size the one that leaves its motor coolest. "
    "Where nothing fits, the pair is shown that breaks the fewest limits, and of these the one "
    "whose most used limit is exceeded the least. Gearboxes have the ratios of their catalogue and "
    "no others.",
    "Without gearboxes the smallest motor that fits is chosen, behind the ratio that needs the "
    "least RMS torque of it in the payload that heats it most; where it fits behind none, behind "
    "the ratio that breaks the fewest limits by the least. Such a gear has no limits.",
    "No safety factor is applied anywhere. The parts of limits that are used are printed; the "
    "margin to be kept is the reader's decision.",
)
