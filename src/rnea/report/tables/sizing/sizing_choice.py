"""Drives of a sizing as tables: candidates, their motors and gearboxes, the robot's own gears."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from rnea.apps.sizing.gearbox_loads import GearboxLoad
from rnea.apps.sizing.rating import Rating, format_ratio
from rnea.apps.sizing.sizing import Sizing
from rnea.apps.sizing.unmotorized_gears import UnmotorizedGear
from rnea.core.spatial import number, percent
from rnea.report.tables.sizing.sizing_parts import (
    Columns,
    SizingTable,
    part_of,
    plain_ratio,
    verdict,
)

_SHOWN = 3
_ARC_MINUTES = 10800 / math.pi
_RPM = 30 / math.pi
Geared = Rating | UnmotorizedGear


def candidate_parts(sizing: Sizing) -> Iterator[SizingTable]:
    """What can be chosen for each joint."""
    if not sizing.candidates:
        return
    shown = [
        (joint if place == 0 else "", rating)
        for joint in sizing.candidates
        for place, rating in enumerate(worth_showing(sizing, joint))
    ]
    paired = any(rating.gearbox for _, rating in shown)
    warm = any(rating.temperature_rise is not None for _, rating in shown)
    columns, note = (_PAIRED, _PAIRED_NOTE) if paired else (_CANDIDATE, _CANDIDATE_NOTE)
    verdicts: Columns[tuple[str, Rating]] = {"verdict": lambda c: verdict(c[1])}
    if warm and not paired:
        columns, note = {**columns, **_WINDING}, f"{note} {_WINDING_NOTE}"
    yield part_of("Motors to choose from", {**columns, **verdicts}, shown, note)
    if paired:
        columns, note = _MOTORS, _MOTORS_NOTE
        if warm:
            columns, note = {**columns, **_WINDING}, f"{note} {_WINDING_NOTE}"
        yield part_of("What these motors do", columns, shown, note)
        boxes = list(_each_gearbox(sizing))
        yield part_of("Gearboxes behind them", _GEARBOX, boxes, _GEARBOX_NOTE)


def own_gear_parts(sizing: Sizing) -> Iterator[SizingTable]:
    """The gears of the robot's file, where it has limits of any."""
    every: list[Geared] = [*sizing.fitted, *sizing.gears]
    limited = [(one.joint, one) for one in every if one.gearbox_load.shares]
    if limited:
        yield part_of("The robot's own gears", _GEARBOX, limited, _GEARBOX_NOTE)


def worth_showing(sizing: Sizing, joint: str) -> Sequence[Rating]:
    """The first of those that fit with every payload; where none does, the nearest."""
    ratings = sizing.candidates[joint]
    suiting = sizing.suiting.get(joint, 0)
    return ratings[: min(suiting or _SHOWN, _SHOWN)]


def gear_name(rating: Geared) -> str:
    """What a gear is called, or its ratio."""
    return rating.gear.name or format_ratio(rating.gear.ratio, rating.unit)


_CANDIDATE: Columns[tuple[str, Rating]] = {
    "joint": lambda c: c[0],
    "motor": lambda c: c[1].motor.name,
    "ratio": lambda c: plain_ratio(c[1].gear.ratio, c[1].unit),
    "RMS N m": lambda c: number(c[1].rms_torque, 3),
    "rated": lambda c: number(c[1].motor.rated_torque, 3),
    "rad/s": lambda c: number(c[1].peak_speed, 4),
    "peak A": lambda c: number(c[1].peak_current, 3),
    "thermal": lambda c: percent(c[1].thermal),
    "inertia ratio": lambda c: number(c[1].inertia_ratio, 3),
}
_CANDIDATE_NOTE = (
    f"At most {_SHOWN} for each joint: the smallest that fit with every payload, else those that "
    "break the fewest limits, by the least. The rotor of "
    "the robot's file is replaced by each motor's own; the joint's friction stays, which may "
    "have the old motor's in it. Gears lose power only as the file or --efficiency says. An "
    "RMS torque above the rated one may still fit: it has the motor's own dry friction in it, "
    "a rated torque is what is left after that, and the rated current bears both. Thermal "
    "decides."
)


_PAIRED: Columns[tuple[str, Rating]] = {
    "joint": lambda c: c[0],
    "motor": lambda c: c[1].motor.name,
    "gearbox": lambda c: gear_name(c[1]),
    "RMS N m": lambda c: number(c[1].rms_torque, 3),
    "thermal": lambda c: percent(c[1].thermal),
}
_PAIRED_NOTE = (
    f"At most {_SHOWN} for each joint. Pairs that fit with every payload come first, the smallest "
    "pair before: by the mass of motor and gearbox together where the catalogues give every mass, "
    "else by the motor's rated torque times the peak torque of the gearbox's size. Each motor "
    "stands behind the gearbox that makes the smallest pair with it, at the ratio that leaves it "
    "coolest. Where nothing fits: the pairs that break the fewest limits, by the least. "
    "The rotor of the robot's file is replaced by the motor's and the gearbox's own inertia; the "
    "joint's friction stays, which may have the old motor's in it."
)
_MOTORS: Columns[tuple[str, Rating]] = {
    "joint": lambda c: c[0],
    "motor": lambda c: c[1].motor.name,
    "max rpm": lambda c: number(c[1].peak_speed * _RPM, 4),
    "mean rpm": lambda c: number(c[1].mean_speed * _RPM, 4),
    "peak N m": lambda c: number(c[1].peak_torque, 3),
    "of peak": lambda c: percent(c[1].shares.get("motor torque")),
    "rated": lambda c: number(c[1].motor.rated_torque, 3),
    "RMS A": lambda c: number(c[1].rms_current, 3),
    "peak A": lambda c: number(c[1].peak_current, 3),
    "inertia ratio": lambda c: number(c[1].inertia_ratio, 3),
    "energy J": lambda c: number(c[1].energy, 4),
    "fed back J": lambda c: number(c[1].regenerated, 4),
}
_MOTORS_NOTE = (
    "Motor side. Mean rpm: of the speed's amount over the cycle, dwell included. Of peak: peak "
    "torque beside the motor's limit; rated: its rated torque, N m. Inertia ratio: joint over "
    "reflected rotor and gear. Energy: electrical, of one cycle, what was taken less what was fed "
    "back; fed back: what a braking motor returned, which the supply must take."
)
_WINDING: Columns[tuple[str, Rating]] = {
    "winding K": lambda c: number(c[1].temperature_rise, 3),
}
_WINDING_NOTE = (
    "Winding: its rise of temperature above the surroundings, the cycle repeated for ever, where "
    "thermal_resistance is known; no limit of it is checked."
)
_GEARBOX: Columns[tuple[str, Geared]] = {
    "joint": lambda c: c[0],
    "gearbox": lambda c: gear_name(c[1]),
    "mean": lambda c: number(c[1].gearbox_load.average_torque, 4),
    "of limit": lambda c: percent(c[1].gearbox_load.shares.get("average torque")),
    "peak": lambda c: number(c[1].gearbox_load.peak_torque, 4),
    "of peak": lambda c: percent(c[1].gearbox_load.shares.get("peak torque")),
    "unit": lambda c: c[1].unit,
    "of speed": lambda c: percent(_speed_share(c[1].gearbox_load)),
    # a slider's is a length, which the next column has
    "play '": lambda c: number(None if c[1].unit == "N" else c[1].gear.backlash * _ARC_MINUTES, 3),
    "tool mm": lambda c: number(
        None if c[1].tool_backlash is None else round(1e3 * c[1].tool_backlash, 6), 3
    ),
}
_GEARBOX_NOTE = (
    "At the output. Mean: the torque's mean with the exponent of the gear's life, weighted by "
    "speed, beside the limit of average torque. Of speed: the larger share of the input's limits, "
    "over the cycle and at its peak. Play: the whole backlash in arc minutes, and how far the tool "
    "moves in it where the motion takes it farthest from the joint's axis. Momentary torques, of "
    "emergency stops and collisions, are not in a motion and not checked."
)


def _each_gearbox(sizing: Sizing) -> Iterator[tuple[str, Rating]]:
    """Those that are shown with a joint's motors, each once."""
    for joint in sizing.candidates:
        by_name = {r.gearbox.name: r for r in worth_showing(sizing, joint) if r.gearbox}
        for place, rating in enumerate(by_name.values()):
            yield joint if place == 0 else "", rating


def _speed_share(load: GearboxLoad) -> float | None:
    shares = (load.shares.get("average speed"), load.shares.get("peak speed"))
    return max((x for x in shares if x is not None), default=None)
