"""A motor and a gear measured against a motion of one joint: does it fit, and how well.

The gear ratio for which a motor needs the least torque: its torque is T = τ' / r + r y, τ' the
joint's torque with the gear's losses, y = J qdd + d qd what the motor needs for its own inertia and
viscous friction at ratio 1. The mean of T² is A/r² + 2 B + r² Y with A = mean τ'², Y = mean y², so

    r = (A / Y)^(1/4) = √(rms τ' / rms y)

is best, whatever the mean product B is. `ratio_choice` counts the motor's dry friction and its
limits too.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from rnea.apps.sizing.cycle import cycle_mean, cycle_rms
from rnea.apps.sizing.electrics import Electrics, electrics, loss_factor, reflected_inertia
from rnea.apps.sizing.envelope import (
    corner_speed,
    in_continuous_region,
    in_peak_region,
    peak_limits,
    rated_current,
    winding_rise,
)
from rnea.apps.sizing.exceeded_limits import beyond, exceeds
from rnea.apps.sizing.gearbox_loads import GearboxLoad, gearbox_load
from rnea.apps.sizing.joint_motion import JointMotion
from rnea.core.description import Gear, Gearbox, Motor
from rnea.core.spatial import number, percent
from rnea.core.spatial.numbers import Array

# a gearbox of which less is used is remarked on
LITTLE_USED = 0.1


@dataclass(frozen=True, eq=False)
class Rating:
    """One motor behind one gear on one joint's cycle; motor side unless said.

    thermal: RMS current over rated current, squared: 1 is all that the winding bears; None where
    no rated torque is known. temperature_rise: of the winding (K), the motion repeated for ever.
    inertia_ratio: the joint's own inertia over what it feels of motor and gear. resonance: of an
    elastic joint against a held motor, Hz.
    continuous, peak: the part of the samples within the region. problems: why it does not fit.
    run: what the motor does over the motion; hold: in the dwell after it, if there is one
    rms_torque, peak_torque, peak_speed, mean_speed: N m and rad/s; the mean of the speed's amount
    rms_current, peak_current, peak_voltage: A and V
    peak_power, mean_power: electrical, W; energy: of one cycle, J; regenerated: the part given
      back
    corner_speed: up to which the peak torque can be had, rad/s
    reflected_inertia: of motor and gear at the joint, kg m²; best_ratio: the gear of least torque
    tool_backlash: how far the tool can move within the gear's backlash, m, at the worst pose of the
      motion; None where the lever is not known
    gearbox_load: what the cycle asks of the gear, beside the limits that it has
    gearbox: the one of a catalogue that the gear is; None where it is the joint's own, or free
    unit: of the joint's torque or force

    >>> from rnea import DHLink, Robot
    >>> from rnea.drive import size
    >>> motor = Motor(torque_constant=0.05, resistance=0.5, rated_torque=0.1)
    >>> arm = Robot.from_dh([DHLink(a=1, mass=1, motor=motor, gear=Gear(ratio=100))], "standard")
    >>> still = np.zeros((2, 1))
    >>> rated = size(arm, np.array([0.0, 1.0]), still, still, still)[0].fitted[0]
    >>> rated.fits, round(rated.rms_torque, 9), round(rated.rms_current, 9)
    (True, 0.0, 0.0)
    """

    joint: str
    motor: Motor
    gear: Gear
    run: Electrics
    rms_torque: float
    peak_torque: float
    peak_speed: float
    mean_speed: float
    rms_current: float
    peak_current: float
    peak_voltage: float
    peak_power: float
    mean_power: float
    energy: float
    regenerated: float
    corner_speed: float | None
    thermal: float | None
    temperature_rise: float | None
    reflected_inertia: float
    inertia_ratio: float | None
    resonance: float | None
    continuous: float
    peak: float
    best_ratio: float | None
    problems: tuple[str, ...]
    gearbox_load: GearboxLoad
    tool_backlash: float | None = None
    hold: Electrics | None = None
    gearbox: Gearbox | None = None
    unit: str = "N m"

    @property
    def fits(self) -> bool:
        """Whether there is no problem: a limit that is not known is none."""
        return not self.problems

    @property
    def heat_known(self) -> bool:
        """Whether the winding's heat could be held against anything: a rated torque is known."""
        return self.thermal is not None

    @property
    def shares(self) -> dict[str, float]:
        """By name, what of each limit is used: 1 is all of it."""
        shares = {} if self.thermal is None else {"motor thermal": self.thermal}
        peaks = peak_limits(self.motor, self.run)
        top = {"torque": self.peak_torque, "speed": self.peak_speed, "voltage": self.peak_voltage}
        shares |= {f"motor {what}": top[what] / most for what, (_, most, _) in peaks.items()}
        return shares | {f"gearbox {what}": x for what, x in self.gearbox_load.shares.items()}

    @property
    def broken(self) -> tuple[str, ...]:
        """The limits that are exceeded, by name."""
        return tuple(what for what, share in self.shares.items() if exceeds(share))

    @property
    def worst(self) -> float:
        """The largest share of a limit; 0 where none is known."""
        return max(self.shares.values(), default=0.0)

    @property
    def remarks(self) -> tuple[str, ...]:
        """What does not forbid the drive, but should be thought about."""
        used = self.gearbox_load.strength_used
        if used is None or used >= LITTLE_USED:
            return ()
        return (f"only {percent(used)} of the gearbox's torque is used",)


def rate(motor: Motor, gear: Gear, motion: JointMotion) -> Rating:
    """Measure one motor behind one gear."""
    t, qd, qdd, tau, dwell = motion.t, motion.qd, motion.qdd, motion.tau, motion.dwell
    run = electrics(motor, gear, t, qd, qdd, tau)
    hold = electrics(motor, gear, [0.0], [0.0], [0.0], [motion.hold]) if dwell else None

    def held(name: str) -> float:
        return 0.0 if hold is None else float(getattr(hold, name)[0])

    def rms(name: str) -> float:
        return cycle_rms(t, getattr(run, name), dwell, held(name))

    def peak(name: str) -> float:
        return max(_peak(getattr(run, name)), abs(held(name)))

    reflected = reflected_inertia(gear, motor.inertia + gear.inertia)
    bearable, current = rated_current(motor), rms("current")
    thermal = None if bearable is None else (current / bearable) ** 2
    peaks = {what: peak(what) for what in ("torque", "speed", "voltage")}
    load = gearbox_load(gear, motion)
    return Rating(
        joint=motion.joint,
        motor=motor,
        gear=gear,
        run=run,
        rms_torque=rms("torque"),
        peak_torque=peaks["torque"],
        peak_speed=peaks["speed"],
        mean_speed=cycle_mean(t, np.abs(run.speed), dwell, 0.0),
        rms_current=current,
        peak_current=peak("current"),
        peak_voltage=peaks["voltage"],
        peak_power=float(run.electrical.max()),
        mean_power=cycle_mean(t, run.electrical, dwell, held("electrical")),
        energy=run.energy + held("electrical") * dwell,
        regenerated=run.regenerated,
        corner_speed=corner_speed(motor, peaks["torque"]),
        thermal=thermal,
        temperature_rise=winding_rise(motor, t, run.copper, dwell, held("copper")),
        reflected_inertia=reflected,
        inertia_ratio=motion.inertia / reflected if reflected else None,
        resonance=_resonance(gear, motion.inertia),
        continuous=float(in_continuous_region(motor, run).mean()),
        peak=float(in_peak_region(motor, run).mean()),
        best_ratio=best_ratio(motor, gear, t, qd, qdd, tau, dwell, motion.hold),
        problems=(*_problems(motor, run, peaks, thermal), *load.problems),
        gearbox_load=load,
        tool_backlash=None if motion.lever is None else float(gear.backlash * motion.lever),
        hold=hold,
        unit=motion.unit,
    )


def format_ratio(ratio: float, unit: str) -> str:
    """A gear's ratio in words; unit: of the joint's torque, which of a slider is a force.

    >>> format_ratio(160.0, "N m"), format_ratio(250.0, "N")
    ('160:1', '250 rad/m')
    """
    return f"{number(ratio, 4)} rad/m" if unit == "N" else f"{number(ratio, 4)}:1"


def _resonance(gear: Gear, inertia: float) -> float | None:
    if gear.stiffness is None or not inertia > 0:
        return None
    return float(np.sqrt(gear.stiffness / inertia) / (2 * np.pi))


def _peak(values: Array) -> float:
    return float(np.abs(values).max(initial=0.0))


def _problems(
    motor: Motor, run: Electrics, peaks: dict[str, float], thermal: float | None
) -> Iterable[str]:
    if thermal is not None and exceeds(thermal):
        yield f"too hot: {percent(thermal)} of what the winding bears"
    for what, (_, most, unit) in peak_limits(motor, run).items():
        if exceeds(peaks[what] / most):
            yield beyond(what, peaks[what], most, unit)


def best_ratio(
    motor: Motor,
    gear: Gear,
    t: Array,
    qd: Array,
    qdd: Array,
    tau: Array,
    dwell: float = 0.0,
    hold: float = 0.0,
) -> float | None:
    """The best ratio in closed form; None where the motor has nothing to accelerate or to carry.

    >>> motor = Motor(torque_constant=0.05, resistance=0.5, inertia=1e-4)
    >>> t, one = np.array([0.0, 1.0]), np.ones(2)
    >>> round(best_ratio(motor, Gear(), t, 0 * one, one, 4 * one), 6)  # √(4 / 1e-4)
    200.0
    """
    of_motor = qdd * (motor.inertia + gear.inertia) + qd * motor.viscous
    load = cycle_rms(t, tau * loss_factor(gear, tau, qd), dwell, hold)
    spent = cycle_rms(t, of_motor, dwell, 0.0)
    return float(np.sqrt(load / spent)) if load > 0 and spent > 0 else None
