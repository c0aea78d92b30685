"""A motor and a gear measured against a motion of one joint: does it fit, and how well.

The gear ratio for which a motor needs the least torque: its torque is T = τ' / r + r y, τ' the
joint's torque with the gear's losses, y = J qdd + d qd what the motor needs for its own inertia and
viscous friction at ratio 1. The mean of T² is A/r² + 2 B + r² Y with A = mean τ'², Y = mean y², so

    r = (A / Y)^(1/4) = √(rms τ' / rms y)

is best, whatever the mean product B is. `ratio_windows` counts the motor's dry friction and its
limits too.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

import numpy as np

from rnea.describe import Gear, Motor
from rnea.drive.electrics import Electrics, electrics, loss_factor, mean, reflected_inertia, rms
from rnea.drive.envelope import (
    corner_speed,
    in_continuous_region,
    in_peak_region,
    peak_limits,
    rated_current,
    winding_rise,
)
from rnea.drive.ratio_windows import least_torque_ratio
from rnea.spatial.numbers import Array


@dataclass(frozen=True, eq=False)
class JointMotion:
    """One joint over a motion, each (N,): SI, joint side.

    tau is the torque without the rotor; inertia the mean of M_ii without it.
    """

    joint: str
    t: Array
    qd: Array
    qdd: Array
    tau: Array
    inertia: float


@dataclass(frozen=True, eq=False)
class Rating:
    """One motor behind one gear on one joint's motion; motor side unless said.

    thermal: RMS current over rated current, squared: 1 is all that the winding bears; None where
    no rated torque is known. temperature_rise: of the winding (K), the motion repeated for ever.
    inertia_ratio: the joint's own inertia over what it feels of motor and gear. resonance: of an
    elastic joint against a held motor, Hz.
    continuous, peak: the part of the samples within the region. problems: why it does not fit.
    run: what the motor does over the motion
    rms_torque, peak_torque, peak_speed: N m and rad/s
    rms_current, peak_current, peak_voltage: A and V
    peak_power, mean_power: electrical, W; energy: of one motion, J; regenerated: the part given
      back
    corner_speed: up to which the peak torque can be had, rad/s
    reflected_inertia: of motor and gear at the joint, kg m²; best_ratio: the gear of least torque

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

    @property
    def fits(self) -> bool:
        """Whether there is no problem."""
        return not self.problems


def rate(motor: Motor, gear: Gear, motion: JointMotion) -> Rating:
    """Measure one motor behind one gear."""
    t, qd, qdd, tau = motion.t, motion.qd, motion.qdd, motion.tau
    run = electrics(motor, gear, t, qd, qdd, tau)
    reflected = reflected_inertia(gear, motor.inertia + gear.inertia)
    bearable, current = rated_current(motor), rms(t, run.current)
    thermal = None if bearable is None else (current / bearable) ** 2
    return Rating(
        joint=motion.joint,
        motor=motor,
        gear=gear,
        run=run,
        rms_torque=rms(t, run.torque),
        peak_torque=_peak(run.torque),
        peak_speed=_peak(run.speed),
        rms_current=current,
        peak_current=_peak(run.current),
        peak_voltage=_peak(run.voltage),
        peak_power=float(run.electrical.max()),
        mean_power=mean(t, run.electrical),
        energy=run.energy,
        regenerated=run.regenerated,
        corner_speed=corner_speed(motor, _peak(run.torque)),
        thermal=thermal,
        temperature_rise=winding_rise(motor, t, run.copper),
        reflected_inertia=reflected,
        inertia_ratio=motion.inertia / reflected if reflected else None,
        resonance=_resonance(gear, motion.inertia),
        continuous=float(in_continuous_region(motor, run).mean()),
        peak=float(in_peak_region(motor, run).mean()),
        best_ratio=best_ratio(motor, gear, t, qd, qdd, tau),
        problems=tuple(_problems(motor, run, thermal)),
    )


def _resonance(gear: Gear, inertia: float) -> float | None:
    if gear.stiffness is None or not inertia > 0:
        return None
    return float(np.sqrt(gear.stiffness / inertia) / (2 * np.pi))


def _peak(values: Array) -> float:
    return float(np.abs(values).max(initial=0.0))


def _problems(motor: Motor, run: Electrics, thermal: float | None) -> Iterable[str]:
    if thermal is not None and thermal > 1:
        yield f"too hot: {100 * thermal:.3g} % of what the winding bears"
    for what, (values, most, unit) in peak_limits(motor, run).items():
        if _peak(values) > most * (1 + 1e-9):
            yield f"{what} {_peak(values):.4g} of {most:.4g} {unit}"


def rank(
    motors: Iterable[Motor], gear: Gear, motion: JointMotion, most_ratio: float | None
) -> list[Rating]:
    """Every motor, best first: those that fit, the smallest of them before, then the others.

    Each behind the gear ratio up to `most_ratio` that suits it best within its limits, or, where
    that is None, behind the joint's own.
    Small is a small rated torque; those that do not fit are ordered by how hot they run.
    """
    states = (motion.t, motion.qd, motion.qdd, motion.tau)

    def best_gear(motor: Motor) -> Gear:
        if most_ratio is None:
            return gear
        ratio = least_torque_ratio(motor, gear, *states, most_ratio)
        if ratio is None:
            # it fits behind none: rated behind the one that spares it most
            ratio = min(max(best_ratio(motor, gear, *states) or most_ratio, 1.0), most_ratio)
        return replace(gear, ratio=ratio)

    def order(rating: Rating) -> tuple[bool, float]:
        size = rating.motor.rated_torque if rating.fits else rating.thermal
        return not rating.fits, np.inf if size is None else float(size)

    return sorted((rate(motor, best_gear(motor), motion) for motor in motors), key=order)


def best_ratio(
    motor: Motor, gear: Gear, t: Array, qd: Array, qdd: Array, tau: Array
) -> float | None:
    """The best ratio in closed form; None where the motor has nothing to accelerate or to carry.

    >>> motor = Motor(torque_constant=0.05, resistance=0.5, inertia=1e-4)
    >>> t, one = np.array([0.0, 1.0]), np.ones(2)
    >>> round(best_ratio(motor, Gear(), t, 0 * one, one, 4 * one), 6)  # √(4 / 1e-4)
    200.0
    """
    of_motor = qdd * (motor.inertia + gear.inertia) + qd * motor.viscous
    load, spent = rms(t, tau * loss_factor(gear, tau, qd)), rms(t, of_motor)
    return float(np.sqrt(load / spent)) if load > 0 and spent > 0 else None
