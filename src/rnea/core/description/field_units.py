"""In which unit a robot file tells each of its numbers: one table for the reader and the docs.

`angles = "degrees"` turns exactly those numbers that are angles or angular speeds, rad and rad/s.
What is told per angle or as an angle per metre (stiffness, viscous friction, ratios of gears)
stays in SI units: nobody's data sheet has newton metres a degree, and a ratio between two degrees
is the ratio between two radians.
"""

from __future__ import annotations

from typing import NamedTuple

from rnea.core.description.arithmetic import Angle, radians
from rnea.core.description.description import JOINT_KINDS


class FieldUnits(NamedTuple):
    """The unit of an entry of a joint that turns, and of one that slides; "" is a pure number.

    at_motor: friction with `side = "motor"` has it at the motor, which turns in any case
    """

    turning: str
    sliding: str
    at_motor: bool = False


def _always(unit: str) -> FieldUnits:
    return FieldUnits(unit, unit)


_EFFORT = FieldUnits("N m", "N", at_motor=True)
_RATIO = FieldUnits("", "rad/m")

TOLD_UNITS: dict[str, FieldUnits] = {
    "gravity": _always("m/s²"),
    # placements, of whatever they are
    "placement.xyz": _always("m"),
    "placement.rpy": _always("rad"),
    "placement.matrix": _always(""),
    "placement.axis_angle.axis": _always(""),
    "placement.axis_angle.angle": _always("rad"),
    "placement.quaternion": _always(""),
    # rows of a DH table
    "theta": _always("rad"),
    "d": _always("m"),
    "a": _always("m"),
    "alpha": _always("rad"),
    "offset": FieldUnits("rad", "m"),
    # joints of a tree
    "axis": _always(""),
    "axis2": _always(""),
    "pitch": _always("m/turn"),
    "mimic.ratio": FieldUnits("rad/rad or rad/m", "m/rad or m/m"),
    "mimic.offset": FieldUnits("rad", "m"),
    # loops, beside their placements, axes and pitch
    "couplings.terms": FieldUnits("1, 1/rad, ...", "1, 1/m, ..."),
    "couplings.constant": FieldUnits("rad", "m"),
    "assembly": FieldUnits("rad", "m"),
    # links
    "mass": _always("kg"),
    "com": _always("m"),
    "inertia": _always("kg m²"),
    "solid.sizes": _always("m"),
    "solid.mass": _always("kg"),
    "solid.density": _always("kg/m³"),
    # what acts along a joint and bounds it
    "friction.viscous": FieldUnits("N m s/rad", "N s/m", at_motor=True),
    "friction.coulomb": _EFFORT,
    "friction.static": _EFFORT,
    "friction.stribeck": FieldUnits("rad/s", "m/s", at_motor=True),
    "friction.stribeck_power": _always(""),
    "friction.load": _always(""),
    "friction.ripple.amplitude": _EFFORT,
    "friction.ripple.multiple": FieldUnits("", "rad/m", at_motor=True),
    "friction.ripple.phase": _always("rad"),
    "friction.smooth": FieldUnits("rad/s", "m/s"),
    "friction.offset": _EFFORT,
    "rotor.inertia": _always("kg m²"),
    "rotor.gear": _RATIO,
    "spring.stiffness": FieldUnits("N m/rad", "N/m"),
    "spring.rest": FieldUnits("rad", "m"),
    "limits.position": FieldUnits("rad", "m"),
    "limits.velocity": FieldUnits("rad/s", "m/s"),
    "limits.effort": FieldUnits("N m", "N"),
    "motor.torque_constant": _always("N m/A"),
    "motor.resistance": _always("Ω"),
    "motor.inductance": _always("H"),
    "motor.back_emf": _always("V s/rad"),
    "motor.inertia": _always("kg m²"),
    "motor.viscous": _always("N m s/rad"),
    "motor.coulomb": _always("N m"),
    "motor.rated_torque": _always("N m"),
    "motor.peak_torque": _always("N m"),
    "motor.max_speed": _always("rad/s"),
    "motor.voltage": _always("V"),
    "motor.thermal_resistance": _always("K/W"),
    "motor.thermal_time": _always("s"),
    "motor.mass": _always("kg"),
    "gear.ratio": _RATIO,
    "gear.efficiency": _always(""),
    "gear.inertia": _always("kg m²"),
    "gear.backlash": FieldUnits("rad", "m"),
    "gear.stiffness": FieldUnits("N m/rad", "N/m"),
    "gear.damping": FieldUnits("N m s/rad", "N s/m"),
    "gear.average_torque": FieldUnits("N m", "N"),
    "gear.life_exponent": _always(""),
    "gear.peak_torque": FieldUnits("N m", "N"),
    "gear.average_speed": _always("rad/s"),
    "gear.max_speed": _always("rad/s"),
}

IN_DEGREES = {"rad": "°", "rad/s": "°/s"}
"""The units that `angles = "degrees"` turns, and what they are then."""


class UnitContext:
    """How the numbers of one joint, or of no joint, become SI: `telling(entry)` turns a number.

    angle   what the file says angles in
    kind    of the joint that the numbers belong to. One that both turns and slides has one number
            for rad and m: it is told as a sliding joint's, so no angle is seen in it
    """

    def __init__(self, angle: Angle, kind: str = "") -> None:
        self._angle = angle
        self._turns = bool(kind) and JOINT_KINDS[kind].turns

    def __call__(self, entry: str, *, at_motor: bool = False, unit: str = "") -> Angle:
        """The conversion of an entry; unit: of its coordinate, where a joint has several."""
        told = self.unit(entry, at_motor=at_motor, unit=unit)
        return self._angle if told in IN_DEGREES else radians

    def unit(self, entry: str, *, at_motor: bool = False, unit: str = "") -> str:
        """The SI unit of an entry."""
        told = TOLD_UNITS[entry]
        turns = unit == "rad" if unit else self._turns or (at_motor and told.at_motor)
        return told.turning if turns else told.sliding
