"""The result of sizing as tables: their parts, and for the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rnea.apps.sizing.demands import Demand
from rnea.apps.sizing.rating import Rating
from rnea.apps.sizing.sizing import Sizing
from rnea.core.spatial import number, percent
from rnea.report.tables.sizing.sizing_choice import candidate_parts, own_gear_parts
from rnea.report.tables.sizing.sizing_parts import (
    Columns,
    SizingTable,
    part_of,
    plain_ratio,
    verdict,
)
from rnea.report.tables.sizing.sizing_payloads import governing_part
from rnea.report.tables.sizing.sizing_remarks import remarks
from rnea.report.tables.sizing.sizing_unchecked import unchecked_here
from rnea.report.tables.terminal import plain_table


def parts(sizing: Sizing) -> list[SizingTable]:
    """The tables of one payload."""
    note = _DEMAND_NOTE
    if sizing.undriven:
        note += (
            f" No motor is chosen for {', '.join(sizing.undriven)}: one motor cannot drive several "
            "speeds."
        )
    asked = {**_DEMAND, **_HOLDING} if sizing.cycle.dwell else _DEMAND
    tables = [part_of("What the motion asks of the joints", asked, sizing.demands, note)]
    if sizing.fitted:
        tables += [
            part_of("The robot's own motors", _MOTOR, sizing.fitted, _MOTOR_NOTE),
            part_of("Current, voltage, power", _ELECTRIC, sizing.fitted, _ELECTRIC_NOTE),
        ]
    return [*tables, *own_gear_parts(sizing), *candidate_parts(sizing), _bearing_part(sizing)]


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
        str(d.flank_changes) + (f" (±{number(d.backlash / 2, 3)})" if d.backlash else "")
    ),
    "ED": lambda d: percent(d.duty_factor),
}
_HOLDING: Columns[Demand] = {"hold": lambda d: number(d.holding_torque, 4)}
_DEMAND_NOTE = (
    "Joint side, with the rotors that the robot's file has. Sign changes: of the torque "
    "through the gear, where backlash shows (± half the play, if the file has one). RMS and mean: "
    "over the motion and the dwell after it, in which the motors hold the robot. ED: the part of "
    "the cycle in which the joint moves; rows of the motion that stand still are none of it."
)
_MOTOR: Columns[Rating] = {
    "joint": lambda r: r.joint,
    "motor": lambda r: r.motor.name or "(motor)",
    "ratio": lambda r: plain_ratio(r.gear.ratio, r.unit),
    "RMS N m": lambda r: number(r.rms_torque, 4),
    "peak N m": lambda r: number(r.peak_torque, 4),
    "rad/s": lambda r: number(r.peak_speed, 4),
    "thermal": lambda r: percent(r.thermal),
    "continuous": lambda r: percent(r.continuous),
    "in envelope": lambda r: percent(r.peak),
    "inertia ratio": lambda r: number(r.inertia_ratio, 3),
    "best ratio": lambda r: plain_ratio(r.best_ratio, r.unit),
    "verdict": verdict,
}
_MOTOR_NOTE = (
    "Motor side. Thermal: RMS current over rated current, squared. Continuous, in envelope: "
    "samples within these regions. Inertia ratio: joint, in the mean over the time of the cycle, "
    "over reflected rotor and gear. Best "
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
    "Energy: of one cycle, what was taken less what was fed back; fed back: what a braking motor "
    "returned. "
    "Winding: its rise of temperature, the motion repeated for ever. Resonance: of an elastic "
    "joint against a held motor."
)


def _bearing_part(sizing: Sizing) -> SizingTable:
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
    if sizing.without_bearing:
        left_out = ", ".join(sizing.without_bearing)
        note += f" Left out, because they do more than turn or slide: {left_out}."
    return SizingTable("What bearings and guides carry", columns, tuple(rows), note)


def _plain(value: float, scale: float) -> float:
    """What is rounding beside its scale reads as zero."""
    return 0.0 if abs(value) < 1e-12 * scale else value


def _share(value: float, limit: float | None) -> str:
    return percent(value / limit if limit else None)


# ---- for the terminal ----------------------------------------------------------------------------


def heading(sizing: Sizing) -> str:
    return f"Payload {number(sizing.payload)} kg" if sizing.payload else "No payload"


def tables(sizing: Sizing) -> list[Any]:
    return [_table(part) for part in parts(sizing)]


def comparison(sizings: Sequence[Sizing]) -> list[Any]:
    """Of several payloads with drives one table more."""
    part = governing_part(sizings)
    return [] if part is None else [_table(part)]


def _table(part: SizingTable) -> Any:
    return plain_table(
        part.title,
        part.columns,
        part.rows,
        keys=1 + (part.columns[1] in ("motor", "gearbox")),
        # reasons are sentences: they go on in the next line
        words=(-1,) if part.columns[-1] == "verdict" else (),
    )


def notes(sizings: Sequence[Sizing]) -> list[str]:
    """What the columns do not say, a line for each table; then what is to be thought about."""
    several = governing_part(sizings)
    told = [*parts(sizings[0]), *([] if several is None else [several])]
    lines = [f"{part.title}: {part.note}" for part in told]
    return [
        *lines,
        *(f"Remark: {remark}" for remark in remarks(sizings)),
        *(f"Not checked: {what}" for what in unchecked_here(sizings)),
    ]
