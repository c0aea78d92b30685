"""The result of sizing as tables: their parts, and for the terminal."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from rnea.drive import Demand, GearboxLoad, Rating, Sizing
from rnea.spatial import number, percent
from rnea.views.tables.terminal import plain_table

_SHOWN = 3
_ARC_MINUTES = 10800 / math.pi


@dataclass(frozen=True)
class Part:
    """One table of the report, and what its columns do not say.

    words: columns by number, besides the first, that hold words
    """

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""
    words: tuple[int, ...] = ()


T = TypeVar("T")
Columns = Mapping[str, Callable[[T], str]]
"""What stands in a cell, by the head of its column."""


def _part(title: str, columns: Columns[T], entries: Iterable[T], note: str) -> Part:
    rows = tuple(tuple(cell(entry) for cell in columns.values()) for entry in entries)
    words = tuple(k for k, head in enumerate(columns) if head in _WORDS)
    return Part(title, tuple(columns), rows, note, words)


_WORDS = ("motor", "gearbox", "verdict")


def parts(sizing: Sizing) -> list[Part]:
    """The tables of one payload."""
    note = _DEMAND_NOTE
    if sizing.undriven:
        note += (
            f" No motor is chosen for {', '.join(sizing.undriven)}: one motor cannot drive several "
            "speeds."
        )
    asked = {**_DEMAND, **_HOLDING} if sizing.cycle.dwell else _DEMAND
    tables = [_part("What the motion asks of the joints", asked, sizing.demands, note)]
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
        paired = any(rating.gearbox for _, rating in shown)
        columns = _PAIRED if paired else _CANDIDATE
        tables.append(_part("Motors to choose from", columns, shown, _candidate_note(sizing)))
        if paired:
            boxes = list(_each_gearbox(sizing.candidates))
            tables.append(_part("Gearboxes behind them", _GEARBOX, boxes, _GEARBOX_NOTE))
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
_HOLDING: Columns[Demand] = {"hold": lambda d: number(d.holding_torque, 4)}
_DEMAND_NOTE = (
    "Joint side, with the rotors that the robot's file has. Sign changes: of the torque "
    "through the gear, where backlash shows (± half the play, if the file has one). RMS and mean: "
    "over the motion and the dwell after it, in which the motors hold the robot."
)
_MOTOR: Columns[Rating] = {
    "joint": lambda r: r.joint,
    "motor": lambda r: r.motor.name or "(motor)",
    "ratio": lambda r: number(r.gear.ratio, 4),
    "RMS N m": lambda r: number(r.rms_torque, 4),
    "peak N m": lambda r: number(r.peak_torque, 4),
    "rad/s": lambda r: number(r.peak_speed, 4),
    "thermal": lambda r: percent(r.thermal),
    "continuous": lambda r: percent(r.continuous),
    "in envelope": lambda r: percent(r.peak),
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
    "thermal": lambda c: percent(c[1].thermal),
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


_PAIRED: Columns[tuple[str, Rating]] = {
    "joint": lambda c: c[0],
    "motor": lambda c: c[1].motor.name,
    "gearbox": lambda c: c[1].gearbox.name if c[1].gearbox else f"{number(c[1].gear.ratio, 4)}:1",
    "RMS N m": lambda c: number(c[1].rms_torque, 3),
    "thermal": lambda c: percent(c[1].thermal),
    "verdict": lambda c: _verdict(c[1]),
}
_PAIRED_NOTE = (
    f"At most {_SHOWN} for each joint: the smallest motors that fit, each behind the smallest "
    "gearbox that bears the cycle, at the ratio that leaves the motor coolest; else the nearest. "
    "The rotor of the robot's file is replaced by the motor's and the gearbox's own inertia; the "
    "joint's friction stays, which may have the old motor's in it."
)
_GEARBOX: Columns[tuple[str, Rating]] = {
    "joint": lambda c: c[0],
    "gearbox": lambda c: c[1].gearbox.name if c[1].gearbox else "",
    "mean N m": lambda c: number(_load(c[1]).average_torque, 4),
    "of limit": lambda c: percent(_load(c[1]).shares.get("average torque")),
    "peak N m": lambda c: number(_load(c[1]).peak_torque, 4),
    "of peak": lambda c: percent(_load(c[1]).shares.get("peak torque")),
    "of speed": lambda c: percent(_speed_share(_load(c[1]))),
    "play '": lambda c: number(c[1].gear.backlash * _ARC_MINUTES, 3),
    "tool mm": lambda c: number(
        None if c[1].tool_play is None else round(1e3 * c[1].tool_play, 6), 3
    ),
}
_GEARBOX_NOTE = (
    "At the output. Mean: the torque's mean with the exponent of the gear's life, weighted by "
    "speed, beside the limit of average torque. Of speed: the larger share of the input's limits, "
    "over the cycle and at its peak. Play: the whole backlash in arc minutes, and how far the tool "
    "moves in it where the motion takes it farthest from the joint's axis. Momentary torques, of "
    "emergency stops and collisions, are not in a motion and not checked."
)


def _each_gearbox(
    candidates: Mapping[str, Sequence[Rating]],
) -> Iterator[tuple[str, Rating]]:
    """Those that are shown with a joint's motors, each once."""
    for joint, ratings in candidates.items():
        by_name = {r.gearbox.name: r for r in _worth_showing(ratings) if r.gearbox}
        for place, rating in enumerate(by_name.values()):
            yield joint if place == 0 else "", rating


def _candidate_note(sizing: Sizing) -> str:
    if not any(r.gearbox for ratings in sizing.candidates.values() for r in ratings):
        return _CANDIDATE_NOTE
    if not sizing.ungeared:
        return _PAIRED_NOTE
    return (
        f"{_PAIRED_NOTE} No gearbox is chosen for {', '.join(sizing.ungeared)}, which slide: their "
        "ratios are free, in rad/m."
    )


def _load(rating: Rating) -> GearboxLoad:
    assert rating.gearbox_load is not None
    return rating.gearbox_load


def _speed_share(load: GearboxLoad) -> float | None:
    shares = (load.shares.get("average speed"), load.shares.get("peak speed"))
    return max((x for x in shares if x is not None), default=None)


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
    return percent(value / limit if limit else None)


# ---- for the terminal ----------------------------------------------------------------------------


def heading(sizing: Sizing) -> str:
    return f"Payload {number(sizing.payload)} kg" if sizing.payload else "No payload"


def tables(sizing: Sizing) -> list[Any]:
    return [
        plain_table(
            part.title,
            part.columns,
            part.rows,
            keys=1 + (part.columns[1] in ("motor", "gearbox")),
            # reasons are sentences: they go on in the next line
            words=(-1,) if part.columns[-1] == "verdict" else (),
        )
        for part in parts(sizing)
    ]


def notes(sizing: Sizing) -> list[str]:
    """What the columns do not say, a line for each table."""
    return [f"{part.title}: {part.note}" for part in parts(sizing)]
