"""Motor and gear of a joint as a robot file gives them; numbers are checked as soon as they are.

A value may be a formula of the file's parameters; then the check waits until it is evaluated.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, fields, replace
from typing import Any

from rnea.core.description.arithmetic import Scalar
from rnea.errors import InputError


class ActuatorError(InputError):
    """A motor or gear has a value that none can have: `key` says which, `why` why."""

    def __init__(self, part: str, key: str, why: str) -> None:
        self.key, self.why = key, why
        super().__init__(f"{part}: {key}: {why}")


@dataclass(frozen=True)
class Motor:
    """A direct-current motor, or a brushless one by the data of its equivalent: SI, motor side.

    torque_constant   N m/A;  back_emf   V s/rad, the same number unless said otherwise
    resistance   ohm;  inductance   H
    inertia   of the rotor, kg m²;  viscous, coulomb   its own friction, N m s/rad and N m
    rated_torque, peak_torque   continuous and short-time limits, N m
    max_speed   rad/s;  voltage   of the supply, V
    thermal_resistance   winding to ambient, K/W;  thermal_time   of the winding, s
    mass   kg, for choosing between motors: the robot's links have masses of their own
    What is None is not known and limits nothing.
    name, source: what it is called, and where its data come from

    >>> round(Motor(torque_constant=0.0302, resistance=0.299, voltage=24).stall_torque, 6)
    2.42408
    """

    torque_constant: Scalar
    resistance: Scalar
    inductance: Scalar = 0.0
    back_emf: Scalar | None = None
    inertia: Scalar = 0.0
    viscous: Scalar = 0.0
    coulomb: Scalar = 0.0
    rated_torque: Scalar | None = None
    peak_torque: Scalar | None = None
    max_speed: Scalar | None = None
    voltage: Scalar | None = None
    thermal_resistance: Scalar | None = None
    thermal_time: Scalar | None = None
    mass: Scalar | None = None
    name: str = ""
    source: str = ""

    def __post_init__(self) -> None:
        _refuse(self, f"motor {self.name!r}" if self.name else "motor")

    @property
    def emf_constant(self) -> Any:
        """V s/rad: what the file says, or the torque constant, which it is in SI units."""
        return self.torque_constant if self.back_emf is None else self.back_emf

    @property
    def stall_torque(self) -> Any:
        """The torque at rest with the whole supply on the winding; None without either."""
        if self.voltage is None or self.resistance == 0:
            return None
        return self.torque_constant * self.voltage / self.resistance


@dataclass(frozen=True)
class Gear:
    """What stands between motor and joint. ratio: turns of the motor per turn (or rad/m).

    efficiency   of the power through it, in (0, 1], in either direction
    inertia   at the motor's side, kg m²
    backlash   the whole play at the joint, rad or m
    stiffness, damping   of the joint against the gear, N m/rad and N m s/rad (N/m, N s/m); a
                         stiffness of None is a rigid gear
    average_torque, life_exponent, peak_torque, average_speed, max_speed   what it bears, as of a
                         `Gearbox`: torques at the joint (N m or N), speeds at the motor (rad/s)
    A limit of None is not known and limits nothing.
    name, source: what it is called, and where its data come from

    >>> Gear(ratio=100, efficiency=0.8).ratio
    100
    """

    ratio: Scalar = 1.0
    efficiency: Scalar = 1.0
    inertia: Scalar = 0.0
    backlash: Scalar = 0.0
    stiffness: Scalar | None = None
    damping: Scalar = 0.0
    average_torque: Scalar | None = None
    life_exponent: Scalar = 3.0
    peak_torque: Scalar | None = None
    average_speed: Scalar | None = None
    max_speed: Scalar | None = None
    name: str = ""
    source: str = ""

    def __post_init__(self) -> None:
        _refuse(self, f"gear {self.name!r}" if self.name else "gear")

    @property
    def unlimited(self) -> Gear:
        """The same without limits and name: a gear like it whose ratio may be another."""
        bears = replace(self, average_torque=None, peak_torque=None)
        return replace(bears, average_speed=None, max_speed=None, name="", source="")


TEXTS = ("name", "source")
_ABOVE_ZERO = (
    *("torque_constant", "back_emf", "rated_torque", "peak_torque", "max_speed"),
    *("voltage", "thermal_resistance", "thermal_time", "mass", "stiffness"),
    *("average_torque", "momentary_torque", "average_speed"),
)
_ORDER = (
    ("rated_torque", "peak_torque"),
    ("average_torque", "peak_torque"),
    ("peak_torque", "momentary_torque"),
    ("average_speed", "max_speed"),
)


def _refuse(part: Motor | Gear, what: str) -> None:
    """An error about the first key that cannot be as it is; formulas are checked later."""
    for field in fields(part):
        key, value = field.name, getattr(part, field.name)
        if key in TEXTS or value is None:
            continue
        if isinstance(value, bool | str):
            raise ActuatorError(what, key, f"expected a number, got {value!r}")
        why = why_not(key, float(value)) if isinstance(value, int | float) else ""
        if why:
            raise ActuatorError(what, key, why)
    refuse_order(part, what)


def refuse_order(part: object, what: str) -> None:
    """An error about a limit that is below one which it must not be below."""
    for lower, upper in _ORDER:
        low, high = getattr(part, lower, None), getattr(part, upper, None)
        if isinstance(low, float | int) and isinstance(high, float | int) and high < low:
            why = f"{high:.6g} is below {lower}, {low:.6g}"
            raise ActuatorError(what, upper, why + _in_other_unit(lower, low, high))


def _in_other_unit(key: str, low: float, high: float) -> str:
    """In which units of data sheets the lower limit would be below the upper one."""
    units = {"rpm": math.pi / 30} if "speed" in key else {"N cm": 1e-2, "mN m": 1e-3}
    meant = [unit for unit, factor in units.items() if low * factor <= high]
    said = " or ".join(f'"{low:g} {unit}"' for unit in meant)
    return f". If {key} is in {' or '.join(meant)}, write {said}" if meant else ""


def why_not(key: str, value: float) -> str:
    """Why a motor or gear cannot have this value; nothing where it can."""
    if not math.isfinite(value):
        return f"{value} is not a finite number"
    if key == "ratio":
        return "a gear ratio of zero moves nothing" if value == 0 else ""
    if key == "efficiency":
        return "" if 0 < value <= 1 else f"must be above 0 and at most 1 (got {value:g})"
    if key == "life_exponent":
        return "" if 1 <= value <= 10 else f"must be from 1 to 10 (got {value:g})"
    if key in _ABOVE_ZERO:
        return "" if value > 0 else f"must be above zero (got {value:g})"
    return "" if value >= 0 else f"must not be negative (got {value:g})"
