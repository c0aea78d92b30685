"""The result of sizing as facts, for programs."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from rnea.apps.sizing.bearings import BearingLoad
from rnea.apps.sizing.rating import Rating
from rnea.apps.sizing.sizing import Sizing
from rnea.apps.sizing.unmotorized_gears import UnmotorizedGear
from rnea.report.tables.sizing.sizing_parts import verdict


def facts(sizing: Sizing) -> dict[str, Any]:
    """Every number by name, for programs."""
    told: dict[str, Any] = _unsigned_zeros(_facts(sizing))
    return told


def _unsigned_zeros(value: Any) -> Any:
    """No -0.0: a zero that came from the other side is the same number."""
    if isinstance(value, dict):
        return {key: _unsigned_zeros(x) for key, x in value.items()}
    if isinstance(value, list | tuple):
        return [_unsigned_zeros(x) for x in value]
    return value + 0.0 if isinstance(value, float) else value


def _facts(sizing: Sizing) -> dict[str, Any]:
    return {
        "payload": sizing.payload,
        "cycle": {
            key: getattr(sizing.cycle, key)
            for key in ("motion", "dwell", "standing", "duty_factor")
        },
        "joints": [asdict(d) for d in sizing.demands],
        "motors": [_rating(r) for r in sizing.fitted],
        "candidates": {
            joint: [_rating(r) for r in ratings] for joint, ratings in sizing.candidates.items()
        },
        "suiting": sizing.suiting,
        "gears": [_gear(g) for g in sizing.gears],
        "bearings": [_bearing(b) for b in sizing.bearings],
    }


def _bearing(load: BearingLoad) -> dict[str, Any]:
    numbers = asdict(load)
    # its kind says it
    del numbers["turns"]
    return numbers


def _gear(g: UnmotorizedGear) -> dict[str, Any]:
    load = asdict(g.gearbox_load)
    problems = load.pop("problems")
    numbers = {"joint": g.joint, "gearbox": g.gear.name, "ratio": g.gear.ratio}
    numbers |= {"ratio_unit": _ratio_unit(g), "unit": g.unit, "gearbox_load": load}
    play = {"backlash": g.gear.backlash, "tool_backlash": g.tool_backlash}
    return numbers | play | {"fits": not problems, "problems": list(problems)}


def _ratio_unit(geared: Rating | UnmotorizedGear) -> str:
    return "rad/m" if geared.unit == "N" else ""


def _rating(r: Rating) -> dict[str, Any]:
    left_out = ("motor", "gear", "run", "problems", "hold", "gearbox", "gearbox_load")
    motor, load = r.motor, asdict(r.gearbox_load)
    del load["problems"]
    numbers = {key: getattr(r, key) for key in r.__dataclass_fields__ if key not in left_out}
    numbers |= {"motor": motor.name, "ratio": r.gear.ratio, "efficiency": r.gear.efficiency}
    numbers |= {"ratio_unit": _ratio_unit(r)}
    numbers |= {"gearbox": r.gear.name, "gearbox_load": load, "backlash": r.gear.backlash}
    limits = ("rated_torque", "peak_torque", "max_speed", "voltage")
    numbers |= {"motor_limits": {key: getattr(motor, key) for key in limits}, "shares": r.shares}
    return numbers | {
        # neither yes nor no where nobody knows what the winding bears
        "fits": None if r.fits and not r.heat_known else r.fits,
        "verdict": verdict(r),
        "problems": list(r.problems),
        "remarks": list(r.remarks),
    }
