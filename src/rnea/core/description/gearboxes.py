"""A gearbox that can be bought, with what its maker allows it; of one ratio."""

from __future__ import annotations

from dataclasses import dataclass, fields

from rnea.core.description.actuators import ActuatorError, Gear, refuse_order, why_not


@dataclass(frozen=True)
class Gearbox:
    """A gearbox of one ratio: SI; torques at its output, speeds and inertia at its input.

    ratio   turns of the motor per turn of the output
    efficiency   of the power through it, in (0, 1], in either direction
    inertia   at the motor's side, kg m²
    backlash   the whole play at the output, rad
    stiffness   at the output, N m/rad
    average_torque   limit of the mean torque of a cycle, N m: (∫ |T|^p |ω| dt / ∫ |ω| dt)^(1/p)
    life_exponent   p of that mean: 3 where balls bear the load, 10/3 where rollers do
    peak_torque   limit of torques that come back in every cycle, N m
    momentary_torque   limit of a rare shock, N m: no motion is measured against it
    average_speed, max_speed   limits at the input, over the cycle and at any time, rad/s
    mass   kg
    What is None is not known and limits nothing.
    name, source: what it is called, and where its data come from
    family   of one size with several ratios, which share it; a small family is chosen first

    >>> Gearbox(ratio=100, efficiency=0.75, inertia=4.1e-5, peak_torque=204).gear.ratio
    100
    """

    ratio: float
    efficiency: float = 1.0
    inertia: float = 0.0
    backlash: float = 0.0
    stiffness: float | None = None
    average_torque: float | None = None
    life_exponent: float = 3.0
    peak_torque: float | None = None
    momentary_torque: float | None = None
    average_speed: float | None = None
    max_speed: float | None = None
    mass: float | None = None
    name: str = ""
    source: str = ""
    family: str = ""

    def __post_init__(self) -> None:
        what = f"gearbox {self.name!r}" if self.name else "gearbox"
        for key in NUMBERS:
            why = _why_not(key, getattr(self, key))
            if why:
                raise ActuatorError(what, key, why)
        refuse_order(self, what)

    @property
    def gear(self) -> Gear:
        """What it is between motor and joint, its limits with it."""
        shared = [
            field.name for field in fields(Gear) if field.name in Gearbox.__dataclass_fields__
        ]
        return Gear(**{key: getattr(self, key) for key in shared})


_TEXTS = ("name", "source", "family")
NUMBERS = tuple(field.name for field in fields(Gearbox) if field.name not in _TEXTS)


def _why_not(key: str, value: float | None) -> str:
    if value is None:
        return ""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return f"expected a number, got {value!r}"
    if key == "ratio" and value < 0:
        return f"must be above zero (got {value:g})"
    return why_not(key, value)
