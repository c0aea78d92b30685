"""The result of sizing as tables: for the terminal, as Markdown, as a page, as facts."""

from __future__ import annotations

import html
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from rnea.drive import Rating, Sizing
from rnea.spatial import number
from rnea.views.tables.terminal import plain_table

_SHOWN = 3


@dataclass(frozen=True)
class Part:
    """One table of the report, and what its columns do not say."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""


def parts(sizing: Sizing) -> list[Part]:
    """The tables of one payload."""
    found = [_demand_part(sizing)]
    if sizing.fitted:
        found += [_motor_part(sizing.fitted), _electric_part(sizing.fitted)]
    if sizing.candidates:
        found.append(_candidate_part(sizing))
    return [*found, _bearing_part(sizing)]


def _demand_part(sizing: Sizing) -> Part:
    rows = []
    for d in sizing.demands:
        rows.append(
            (
                d.joint,
                number(d.rms_torque, 4),
                number(d.peak_torque, 4),
                d.unit,
                number(d.peak_speed, 4),
                number(d.peak_power, 4),
                number(d.braking_power, 4),
                number(_plain(d.mean_power, d.peak_power - d.braking_power), 4),
                _share(d.peak_torque, d.effort_limit),
                _share(d.peak_speed, d.speed_limit),
                str(d.flank_changes) + (f" (±{number(d.play / 2, 3)})" if d.play else ""),
            )
        )
    columns = (
        *("joint", "RMS", "peak", "unit", "speed", "drive W", "brake W", "mean W"),
        *("of effort", "of speed", "sign changes"),
    )
    note = (
        "Joint side, with the rotors that the robot's file has. Sign changes: of the torque "
        "through the gear, where backlash shows (± half the play, if the file has one)."
    )
    return Part("What the motion asks of the joints", columns, tuple(rows), note)


def _motor_part(ratings: Sequence[Rating]) -> Part:
    rows = [
        (
            r.joint,
            r.motor.name or "(motor)",
            number(r.gear.ratio, 4),
            number(r.rms_torque, 4),
            number(r.peak_torque, 4),
            number(r.peak_speed, 4),
            _percent(r.thermal),
            _percent(r.continuous),
            _percent(r.peak),
            number(r.inertia_ratio, 3),
            number(r.best_ratio, 4),
            _verdict(r),
        )
        for r in ratings
    ]
    columns = (
        *("joint", "motor", "ratio", "RMS N m", "peak N m", "rad/s", "thermal"),
        *("continuous", "in envelope", "inertia ratio", "best ratio", "verdict"),
    )
    note = (
        "Motor side. Thermal: RMS current over rated current, squared. Continuous, in envelope: "
        "samples within these regions. Inertia ratio: joint over reflected rotor and gear. Best "
        "ratio: least RMS torque of this motor, its dry friction and its limits not counted."
    )
    return Part("The robot's own motors", columns, tuple(rows), note)


def _electric_part(ratings: Sequence[Rating]) -> Part:
    rows = [
        (
            r.joint,
            number(r.rms_current, 4),
            number(r.peak_current, 4),
            number(r.peak_voltage, 4),
            number(r.corner_speed, 4),
            number(r.peak_power, 4),
            number(r.mean_power, 4),
            number(r.energy, 4),
            number(r.regenerated, 4),
            number(r.temperature_rise, 3),
            number(r.resonance, 3),
        )
        for r in ratings
    ]
    columns = (
        *("joint", "RMS A", "peak A", "peak V", "corner rad/s", "peak W", "mean W"),
        *("energy J", "fed back J", "winding K", "resonance Hz"),
    )
    note = (
        "Corner: the speed up to which the supply can still give the peak torque of this motion. "
        "Winding: its rise of temperature, the motion repeated for ever. Resonance: of an elastic "
        "joint against a held motor."
    )
    return Part("Current, voltage, power", columns, tuple(rows), note)


def _candidate_part(sizing: Sizing) -> Part:
    rows = []
    for joint, ratings in sizing.candidates.items():
        for place, r in enumerate(_worth_showing(ratings)):
            rows.append(
                (
                    joint if place == 0 else "",
                    r.motor.name,
                    number(r.gear.ratio, 4),
                    number(r.rms_torque, 3),
                    number(r.motor.rated_torque, 3),
                    number(r.peak_speed, 4),
                    number(r.peak_current, 3),
                    _percent(r.thermal),
                    number(r.inertia_ratio, 3),
                    _verdict(r),
                )
            )
    columns = (
        *("joint", "motor", "ratio", "RMS N m", "rated", "rad/s", "peak A", "thermal"),
        *("inertia ratio", "verdict"),
    )
    note = (
        f"At most {_SHOWN} for each joint: the smallest that fit, else the nearest. The rotor of "
        "the robot's file is replaced by each motor's own; the joint's friction stays, which may "
        "have the old motor's in it. Gears lose power only as the file or --efficiency says. An "
        "RMS torque above the rated one may still fit: it has the motor's own dry friction in it, "
        "a rated torque is what is left after that, and the rated current bears both. Thermal "
        "decides."
    )
    return Part("Motors to choose from", columns, tuple(rows), note)


def _worth_showing(ratings: Sequence[Rating]) -> Sequence[Rating]:
    fitting = [r for r in ratings if r.fits]
    return (fitting or list(ratings))[:_SHOWN]


def _bearing_part(sizing: Sizing) -> Part:
    rows = []
    for b in sizing.bearings:
        # of a joint that turns the moment about the axis is the motor's, of a slider the force
        loads = (b.radial, b.tilting, b.axial if b.kind == "revolute" else b.torsion)
        cells = [number(getattr(x, key), 4) for x in loads for key in ("peak", "rms", "cubic")]
        last = "axial N" if b.kind == "revolute" else "torsion N m"
        rows.append((b.joint, *cells[:6], last, *cells[6:]))
    columns = (
        *("joint", "radial N", "RMS", "equiv.", "tilting N m", "RMS", "equiv.", "and"),
        *("peak", "RMS", "equiv."),
    )
    note = (
        "At the joint's origin. First columns are peaks; equivalent: cubic mean by travel, as for "
        "ball bearings. Radial and tilting act together; makers' factors are not applied."
    )
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
    return "-" if not limit else f"{100 * value / limit:.3g} %"


def _percent(value: float | None) -> str:
    return "-" if value is None else f"{100 * value:.3g} %"


# ---- as terminal tables, Markdown, a page, facts -------------------------------------------------


def heading(sizing: Sizing) -> str:
    return f"Payload {number(sizing.payload)} kg" if sizing.payload else "No payload"


def tables(sizing: Sizing) -> list[Any]:
    return [plain_table(part.title, part.columns, part.rows) for part in parts(sizing)]


def notes(sizing: Sizing) -> list[str]:
    """What the columns do not say, a line for each table."""
    return [f"{part.title}: {part.note}" for part in parts(sizing)]


def markdown(sizings: Iterable[Sizing], about: Sequence[str]) -> str:
    lines = ["# Sizing", "", *(f"- {_cell(line)}" for line in about)]
    for sizing in sizings:
        lines += ["", f"## {heading(sizing)}"]
        for part in parts(sizing):
            lines += ["", f"### {part.title}", ""]
            lines.append("| " + " | ".join(map(_cell, part.columns)) + " |")
            lines.append("|" + "---|" * len(part.columns))
            lines += ["| " + " | ".join(map(_cell, row)) + " |" for row in part.rows]
            lines += ["", part.note]
    return "\n".join(lines) + "\n"


def _cell(text: str) -> str:
    return html.escape(text, quote=False).replace("|", "\\|")


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
        "bearings": [asdict(b) for b in sizing.bearings],
    }


def _rating(r: Rating) -> dict[str, Any]:
    left_out = ("motor", "gear", "run", "problems")
    told = {key: getattr(r, key) for key in r.__dataclass_fields__ if key not in left_out}
    told |= {"motor": r.motor.name, "ratio": r.gear.ratio, "efficiency": r.gear.efficiency}
    return told | {"fits": r.fits, "problems": list(r.problems)}
