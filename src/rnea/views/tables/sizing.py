"""The result of sizing as tables: for the terminal, as Markdown, as a page, as facts."""

from __future__ import annotations

import html
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, TypeVar

from rnea.drive import BearingLoad, Demand, Rating, Sizing
from rnea.spatial import number
from rnea.views.markdown_text import markdown_text
from rnea.views.tables.terminal import plain_table

_SHOWN = 3


@dataclass(frozen=True)
class Part:
    """One table of the report, and what its columns do not say."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""


T = TypeVar("T")
Columns = Mapping[str, Callable[[T], str]]
"""What stands in a cell, by the head of its column."""


def _part(title: str, columns: Columns[T], entries: Iterable[T], note: str) -> Part:
    rows = tuple(tuple(cell(entry) for cell in columns.values()) for entry in entries)
    return Part(title, tuple(columns), rows, note)


def parts(sizing: Sizing) -> list[Part]:
    """The tables of one payload."""
    note = _DEMAND_NOTE
    if sizing.undriven:
        note += (
            f" No motor is chosen for {', '.join(sizing.undriven)}: one motor cannot drive several "
            "speeds."
        )
    tables = [_part("What the motion asks of the joints", _DEMAND, sizing.demands, note)]
    if sizing.fitted:
        tables += [
            _part("The robot's own motors", _MOTOR, sizing.fitted, _MOTOR_NOTE),
            _part("Current, voltage, power", _ELECTRIC, sizing.fitted, _ELECTRIC_NOTE),
        ]
    if sizing.candidates:
        shown = [
            (joint if place == 0 else "", rating)
            for joint, ratings in sizing.candidates.items()
            for place, rating in enumerate(_worth_showing(ratings))
        ]
        tables.append(_part("Motors to choose from", _CANDIDATE, shown, _CANDIDATE_NOTE))
    return [*tables, _bearing_part(sizing)]


_DEMAND: Columns[Demand] = {
    "joint": lambda d: d.joint,
    "RMS": lambda d: number(d.rms_torque, 4),
    "peak": lambda d: number(d.peak_torque, 4),
    "unit": lambda d: d.unit,
    "speed": lambda d: number(d.peak_speed, 4),
    "drive W": lambda d: number(d.peak_power, 4),
    "brake W": lambda d: number(d.braking_power, 4),
    "mean W": lambda d: number(_plain(d.mean_power, d.peak_power - d.braking_power), 4),
    "of effort": lambda d: _share(d.peak_torque, d.effort_limit),
    "of speed": lambda d: _share(d.peak_speed, d.speed_limit),
    "sign changes": lambda d: (
        str(d.flank_changes) + (f" (±{number(d.play / 2, 3)})" if d.play else "")
    ),
}
_DEMAND_NOTE = (
    "Joint side, with the rotors that the robot's file has. Sign changes: of the torque "
    "through the gear, where backlash shows (± half the play, if the file has one)."
)
_MOTOR: Columns[Rating] = {
    "joint": lambda r: r.joint,
    "motor": lambda r: r.motor.name or "(motor)",
    "ratio": lambda r: number(r.gear.ratio, 4),
    "RMS N m": lambda r: number(r.rms_torque, 4),
    "peak N m": lambda r: number(r.peak_torque, 4),
    "rad/s": lambda r: number(r.peak_speed, 4),
    "thermal": lambda r: _percent(r.thermal),
    "continuous": lambda r: _percent(r.continuous),
    "in envelope": lambda r: _percent(r.peak),
    "inertia ratio": lambda r: number(r.inertia_ratio, 3),
    "best ratio": lambda r: number(r.best_ratio, 4),
    "verdict": lambda r: _verdict(r),
}
_MOTOR_NOTE = (
    "Motor side. Thermal: RMS current over rated current, squared. Continuous, in envelope: "
    "samples within these regions. Inertia ratio: joint over reflected rotor and gear. Best "
    "ratio: least RMS torque of this motor, its dry friction and its limits not counted."
)
_ELECTRIC: Columns[Rating] = {
    "joint": lambda r: r.joint,
    "RMS A": lambda r: number(r.rms_current, 4),
    "peak A": lambda r: number(r.peak_current, 4),
    "peak V": lambda r: number(r.peak_voltage, 4),
    "corner rad/s": lambda r: number(r.corner_speed, 4),
    "peak W": lambda r: number(r.peak_power, 4),
    "mean W": lambda r: number(r.mean_power, 4),
    "energy J": lambda r: number(r.energy, 4),
    "fed back J": lambda r: number(r.regenerated, 4),
    "winding K": lambda r: number(r.temperature_rise, 3),
    "resonance Hz": lambda r: number(r.resonance, 3),
}
_ELECTRIC_NOTE = (
    "Corner: the speed up to which the supply can still give the peak torque of this motion. "
    "Winding: its rise of temperature, the motion repeated for ever. Resonance: of an elastic "
    "joint against a held motor."
)
_CANDIDATE: Columns[tuple[str, Rating]] = {
    "joint": lambda c: c[0],
    "motor": lambda c: c[1].motor.name,
    "ratio": lambda c: number(c[1].gear.ratio, 4),
    "RMS N m": lambda c: number(c[1].rms_torque, 3),
    "rated": lambda c: number(c[1].motor.rated_torque, 3),
    "rad/s": lambda c: number(c[1].peak_speed, 4),
    "peak A": lambda c: number(c[1].peak_current, 3),
    "thermal": lambda c: _percent(c[1].thermal),
    "inertia ratio": lambda c: number(c[1].inertia_ratio, 3),
    "verdict": lambda c: _verdict(c[1]),
}
_CANDIDATE_NOTE = (
    f"At most {_SHOWN} for each joint: the smallest that fit, else the nearest. The rotor of "
    "the robot's file is replaced by each motor's own; the joint's friction stays, which may "
    "have the old motor's in it. Gears lose power only as the file or --efficiency says. An "
    "RMS torque above the rated one may still fit: it has the motor's own dry friction in it, "
    "a rated torque is what is left after that, and the rated current bears both. Thermal "
    "decides."
)


def _worth_showing(ratings: Sequence[Rating]) -> Sequence[Rating]:
    fitting = [r for r in ratings if r.fits]
    return (fitting or list(ratings))[:_SHOWN]


def _bearing_part(sizing: Sizing) -> Part:
    rows = []
    for b in sizing.bearings:
        # of a joint that turns the moment about the axis is the motor's, of a slider the force
        loads = (b.radial, b.tilting, b.axial if b.turns else b.torsion)
        cells = [number(getattr(x, key), 4) for x in loads for key in ("peak", "rms", "cubic")]
        last = "axial N" if b.turns else "torsion N m"
        rows.append((b.joint, *cells[:6], last, *cells[6:]))
    columns = (
        *("joint", "radial N", "RMS", "equiv.", "tilting N m", "RMS", "equiv.", "and"),
        *("peak", "RMS", "equiv."),
    )
    note = (
        "At the joint's origin. First columns are peaks; equivalent: cubic mean by travel, as for "
        "ball bearings. Radial and tilting act together; makers' factors are not applied."
    )
    if sizing.unborne:
        left_out = ", ".join(sizing.unborne)
        note += f" Left out, because they do more than turn or slide: {left_out}."
    return Part("What bearings and guides carry", columns, tuple(rows), note)


def _verdict(r: Rating) -> str:
    if r.problems:
        return "; ".join(r.problems)
    if r.thermal is None and r.motor.voltage is None and r.motor.peak_torque is None:
        return "no limits known"
    return "fits" if r.thermal is not None else "fits (no rated torque known)"


def _plain(value: float, scale: float) -> float:
    """What is rounding beside its scale reads as zero."""
    return 0.0 if abs(value) < 1e-12 * scale else value


def _share(value: float, limit: float | None) -> str:
    return _percent(value / limit if limit else None)


def _percent(value: float | None) -> str:
    return "-" if value is None else f"{100 * value:.3g} %"


# ---- as terminal tables, Markdown, a page, facts -------------------------------------------------


def heading(sizing: Sizing) -> str:
    return f"Payload {number(sizing.payload)} kg" if sizing.payload else "No payload"


def tables(sizing: Sizing) -> list[Any]:
    return [
        plain_table(part.title, part.columns, part.rows, keys=1 + (part.columns[1] == "motor"))
        for part in parts(sizing)
    ]


def notes(sizing: Sizing) -> list[str]:
    """What the columns do not say, a line for each table."""
    return [f"{part.title}: {part.note}" for part in parts(sizing)]


def markdown(sizings: Iterable[Sizing], about: Sequence[str]) -> str:
    lines = ["# Sizing", "", *(f"- {markdown_text(line)}" for line in about)]
    for sizing in sizings:
        lines += ["", f"## {markdown_text(heading(sizing))}"]
        for part in parts(sizing):
            lines += ["", f"### {markdown_text(part.title)}", ""]
            lines.append("| " + " | ".join(map(markdown_text, part.columns)) + " |")
            lines.append("|" + "---|" * len(part.columns))
            lines += ["| " + " | ".join(map(markdown_text, row)) + " |" for row in part.rows]
            lines += ["", markdown_text(part.note)]
    return "\n".join(lines) + "\n"


_STYLE = (
    "body{font:15px/1.4 sans-serif;margin:2em;max-width:75em}table{border-collapse:collapse}"
    "td,th{padding:.2em .7em;border-bottom:1px solid #ccc;text-align:right;white-space:nowrap}"
    "td:first-child,th:first-child{text-align:left}p{color:#555;max-width:50em}"
)


def page(sizings: Iterable[Sizing], about: Sequence[str]) -> str:
    """One HTML page that needs nothing else; names are text, never markup."""
    out = ['<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sizing</title>']
    out.append(f"<style>{_STYLE}</style></head><body><h1>Sizing</h1><ul>")
    out += [f"<li>{html.escape(line)}</li>" for line in about]
    out.append("</ul>")
    for sizing in sizings:
        out.append(f"<h2>{html.escape(heading(sizing))}</h2>")
        for part in parts(sizing):
            head = "".join(f"<th>{html.escape(c)}</th>" for c in part.columns)
            out.append(f"<h3>{html.escape(part.title)}</h3><table><tr>{head}</tr>")
            for row in part.rows:
                cells = "".join(f"<td>{html.escape(cell)}</td>" for cell in row)
                out.append(f"<tr>{cells}</tr>")
            out.append(f"</table><p>{html.escape(part.note)}</p>")
    return "\n".join([*out, "</body></html>"]) + "\n"


def facts(sizing: Sizing) -> dict[str, Any]:
    """Every number by name, for programs."""
    return {
        "payload": sizing.payload,
        "joints": [asdict(d) for d in sizing.demands],
        "motors": [_rating(r) for r in sizing.fitted],
        "candidates": {
            joint: [_rating(r) for r in ratings] for joint, ratings in sizing.candidates.items()
        },
        "bearings": [_bearing(b) for b in sizing.bearings],
    }


def _bearing(load: BearingLoad) -> dict[str, Any]:
    numbers = asdict(load)
    # its kind says it
    del numbers["turns"]
    return numbers


def _rating(r: Rating) -> dict[str, Any]:
    left_out = ("motor", "gear", "run", "problems")
    numbers = {key: getattr(r, key) for key in r.__dataclass_fields__ if key not in left_out}
    numbers |= {"motor": r.motor.name, "ratio": r.gear.ratio, "efficiency": r.gear.efficiency}
    return numbers | {"fits": r.fits, "problems": list(r.problems)}
