"""Numbers of motors and gearboxes that a part could have and none is known to: mostly other units.

A bound stands a factor of some tens beyond what is sold. Where a part's numbers belong together by
physics, their ratio tells more than each of them alone.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from rnea.core.description.actuators import Gear, Motor
from rnea.core.description.gearboxes import Gearbox

_FASTEST = 2000.0
_LARGEST_INERTIA = 0.1
_LARGEST_PLAY = 0.05
_LARGEST_CONSTANT = 10.0
# times the speed at which the supply's voltage is induced; an rpm is 9.5 times a rad/s
_MOST_OVERSPEED = 6.0
# rated torque over rotor inertia, rad/s²: 1e3 to 1e5 in catalogues
_SLOWEST_ROTOR = 50.0
# inductance over resistance, s: 1e-4 to 2e-2 in catalogues
_SLOWEST_WINDING = 0.2
_MOST_CURRENT = 1000.0
# back-EMF over torque constant, one number in SI. Below 1 a motor would give more power than it
# takes: a tenth is what sheets' rounding and tolerances leave. Above, iron losses and hot magnets
# make up to 1.22 in catalogues; from the fourth root of 3 on, effective voltages between phases, a
# factor of the square root of 3, are the likelier reading
_LEAST_EMF, _MOST_EMF = 0.9, 3**0.25
_V_PER_KRPM = 0.03 / math.pi
_MOST_TWIST = 0.5
# kg, s: windings of motors of a kilogram take a minute and more
_HEAVY, _SHORTEST_WARMING = 1.0, 20.0
# kg, and kg for each N m: gears of catalogues have 0.1 of their peak torque and less, motors 5 of
# their rated torque and less
_HEAVIEST, _HEAVIEST_GEAR, _HEAVIEST_MOTOR = 1000.0, 5.0, 50.0


class PlausibilityFinding(NamedTuple):
    """An entry that can hardly be meant, why not, and what to write if the unit is another.

    whatever_unit: it contradicts another entry, and a unit in the file does not settle that
    """

    key: str
    why: str
    remedy: str
    whatever_unit: bool = False

    def __str__(self) -> str:
        return f"{self.why}. {self.remedy}"


def motor_findings(motor: Motor) -> Iterator[PlausibilityFinding]:
    """Of a motor whose values are numbers.

    >>> [doubt.key for doubt in motor_findings(Motor(0.5, 1.0, max_speed=6000))]
    ['max_speed']
    """
    constants = list(_of_constants(motor))
    yield from constants
    yield from _of_rotor(motor)
    if motor.resistance and motor.inductance > _SLOWEST_WINDING * motor.resistance:
        time = motor.inductance / motor.resistance
        why = f"{motor.inductance:g} H makes the winding slow, L/R = {time:.3g} s"
        yield PlausibilityFinding("inductance", why, _in(motor.inductance, "mH"))
    # what is measured by a doubtful constant tells nothing
    if not constants:
        yield from _of_torque(motor)
    yield from _of_speed(motor, by_voltage=not constants)
    yield from _of_mass(motor.mass, motor.rated_torque, _HEAVIEST_MOTOR)
    time, mass = motor.thermal_time, motor.mass
    if time is not None and mass is not None and mass >= _HEAVY and time < _SHORTEST_WARMING:
        why = f"{time:g} s is short for a motor of {mass:g} kg to get warm"
        yield PlausibilityFinding("thermal_time", why, _in(time, "min"))


def gear_findings(gear: Gear) -> Iterator[PlausibilityFinding]:
    """Of a gear of a joint that turns, whose values are numbers.

    >>> str(next(gear_findings(Gear(50, backlash=3))))
    '3 rad is more than gears have. If it is in arcmin, write "3 arcmin"; if in deg, "3 deg"'
    """
    if gear.backlash > _LARGEST_PLAY:
        cure = _in(gear.backlash, "arcmin", "deg")
        yield PlausibilityFinding(
            "backlash", f"{gear.backlash:g} rad is more than gears have", cure
        )
    if gear.inertia > _LARGEST_INERTIA:
        yield _too_heavy(gear.inertia)
    for key in ("average_speed", "max_speed"):
        speed = getattr(gear, key)
        if speed is not None and speed > _FASTEST:
            yield _too_fast(key, speed)
    peak = gear.peak_torque or gear.average_torque
    if gear.stiffness is not None and peak is not None and peak > _MOST_TWIST * gear.stiffness:
        why = f"{peak:g} N m would twist the gear by {peak / gear.stiffness:.3g} rad"
        yield PlausibilityFinding("stiffness", why, _in(gear.stiffness, "N m/arcmin"))


def gearbox_findings(box: Gearbox) -> Iterator[PlausibilityFinding]:
    """Of a gearbox of one ratio.

    >>> [doubt.key for doubt in gearbox_findings(Gearbox(50, max_speed=5600, mass=4700))]
    ['max_speed', 'mass']
    """
    yield from gear_findings(box.gear)
    yield from _of_mass(box.mass, box.peak_torque or box.average_torque, _HEAVIEST_GEAR)


def _of_mass(
    mass: float | None, torque: float | None, most: float
) -> Iterator[PlausibilityFinding]:
    """most: kg for each N m; a part of a kilogram is none too heavy."""
    bound = _HEAVIEST if torque is None else min(_HEAVIEST, max(most * torque, 1.0))
    if mass is not None and mass > bound:
        yield PlausibilityFinding(
            "mass", f"{mass:g} kg is more than such parts weigh", _in(mass, "g")
        )


def _of_constants(motor: Motor) -> Iterator[PlausibilityFinding]:
    kt, emf = motor.torque_constant, motor.emf_constant
    if kt > _LARGEST_CONSTANT:
        why = f"{kt:g} N m/A is more than motors have"
        yield PlausibilityFinding("torque_constant", why, _in(kt, "mN m/A"))
    elif not _go_together(emf, kt):
        yield PlausibilityFinding(
            "back_emf",
            f"{emf:.4g} V s/rad does not go with a torque_constant of {kt:.4g} N m/A: in SI units "
            "they are about the same number",
            _other_emf(emf, kt),
            whatever_unit=True,
        )


def _go_together(emf: float, kt: float) -> bool:
    return bool(_LEAST_EMF * kt <= emf <= _MOST_EMF * kt)


def _other_emf(emf: float, kt: float) -> str:
    """The convention in which the back-EMF would go with the torque constant."""
    if _go_together(emf * _V_PER_KRPM, kt):
        return _in(emf, "V/krpm")
    for factor, unit in ((1.0, ""), (_V_PER_KRPM, " V/krpm")):
        if _go_together(math.sqrt(3) * emf * factor, kt):
            return (
                f"If it is{' in' * bool(unit)}{unit} effective between two phases, it counts "
                f"sqrt(3) times: write {math.sqrt(3) * emf * factor:.4g}"
            )
    return (
        "Are both effective or both peak values, of a phase or between two, in V s/rad and N m/A? "
        "Left out, back_emf is the torque constant"
    )


def _of_rotor(motor: Motor) -> Iterator[PlausibilityFinding]:
    inertia, rated = motor.inertia, motor.rated_torque
    if inertia > _LARGEST_INERTIA:
        yield _too_heavy(inertia)
    elif inertia and rated is not None and rated < _SLOWEST_ROTOR * inertia:
        why = f"with {inertia:g} kg m² the rated torque gives the rotor only"
        cure = _in(inertia, "kg cm^2", "g cm^2")
        yield PlausibilityFinding("inertia", f"{why} {rated / inertia:.3g} rad/s²", cure)


def _of_torque(motor: Motor) -> Iterator[PlausibilityFinding]:
    kt, rated, stall = motor.torque_constant, motor.rated_torque, motor.stall_torque
    if rated is None:
        return
    if rated > _MOST_CURRENT * kt:
        why = f"{rated:g} N m would take {rated / kt:.3g} A"
        yield PlausibilityFinding("rated_torque", why, _in(rated, "mN m"))
    elif stall is not None and rated > stall:
        why = f"{rated:g} N m is more than {motor.voltage:g} V give at rest, {stall:.3g} N m"
        cure = "Look at the units of rated_torque, torque_constant and resistance"
        yield PlausibilityFinding("rated_torque", why, cure)


def _of_speed(motor: Motor, by_voltage: bool) -> Iterator[PlausibilityFinding]:
    speed = motor.max_speed
    if speed is None:
        return
    if speed > _FASTEST:
        yield _too_fast("max_speed", speed)
    elif (
        by_voltage
        and motor.voltage
        and speed * motor.emf_constant > _MOST_OVERSPEED * motor.voltage
    ):
        induced = motor.voltage / motor.emf_constant
        why = f"{speed:g} rad/s, where {motor.voltage:g} V turn this motor at {induced:.3g} rad/s"
        yield PlausibilityFinding("max_speed", why, _in(speed, "rpm"))


def _too_fast(key: str, speed: float) -> PlausibilityFinding:
    return PlausibilityFinding(key, f"{speed:g} rad/s is more than drives turn", _in(speed, "rpm"))


def _too_heavy(inertia: float) -> PlausibilityFinding:
    why = f"{inertia:g} kg m² is more than rotors have"
    return PlausibilityFinding("inertia", why, _in(inertia, "kg cm^2", "g cm^2"))


def _in(value: float, unit: str, other: str = "") -> str:
    """What to write, if the number is in another unit."""
    more = f'; if in {other}, "{value:g} {other}"' if other else ""
    return f'If it is in {unit}, write "{value:g} {unit}"{more}'
