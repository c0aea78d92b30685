"""What a motor can do: its regions in the plane of speed and torque, and how warm it gets.

The supply limits torque and speed together: at the speed ω the winding gets U - Ke |ω|, so at most
Kt (U - Ke |ω|) / R of torque in the driving quadrants. The corner is the speed up to which a
torque is available at all.

How warm the winding gets follows from one thermal resistance and one time constant,

    (1) τ θ' = R P - θ          θ above ambient, P the copper loss

solved exactly over each step, the loss taken as constant in it, for a motion that is repeated for
ever: the cycle ends as warm as it began.
"""

from __future__ import annotations

import math

import numpy as np

from rnea.apps.sizing.cycle import cycle_mean
from rnea.apps.sizing.electrics import Electrics
from rnea.core.description import Motor
from rnea.core.spatial.numbers import Array

# rounding must not push a point that lies on a limit beyond it
_SLACK = 1 + 1e-9


def available_torque(motor: Motor, speed: Array) -> Array:
    """The most driving torque (N m) at speeds (rad/s): peak torque, cut off by the supply.

    >>> motor = Motor(torque_constant=0.03, resistance=0.3, voltage=24, peak_torque=1.5)
    >>> available_torque(motor, np.array([0.0, 600.0])).round(9)
    array([1.5, 0.6])
    """
    speed = np.abs(np.asarray(speed, dtype=float))
    most = np.full_like(speed, math.inf if motor.peak_torque is None else motor.peak_torque)
    if motor.voltage is not None and motor.resistance > 0:
        left = motor.voltage - speed * motor.emf_constant
        most = np.minimum(most, np.maximum(left, 0.0) / motor.resistance * motor.torque_constant)
    if motor.max_speed is not None:
        most = np.where(speed > motor.max_speed * _SLACK, 0.0, most)
    return most


def corner_speed(motor: Motor, torque: float | None) -> float | None:
    """The speed (rad/s) up to which the supply gives a torque; None if nothing limits it.

    >>> motor = Motor(torque_constant=0.03, resistance=0.3, voltage=24)
    >>> round(corner_speed(motor, 0.6), 9)
    600.0
    """
    if torque is None or motor.voltage is None:
        return motor.max_speed
    left = motor.voltage - motor.resistance * torque / motor.torque_constant
    corner = max(0.0, left / motor.emf_constant)
    return corner if motor.max_speed is None else min(corner, motor.max_speed)


def in_peak_region(motor: Motor, run: Electrics) -> Array:
    """By sample: whether torque, speed and voltage are within what the motor may do shortly.

    The voltage is the one that this motion really needs, so braking, which needs less, is not
    measured against the driving quadrants' line.

    >>> from rnea.describe import Gear
    >>> from rnea.drive import electrics
    >>> motor = Motor(torque_constant=0.05, resistance=0.5, peak_torque=0.3)
    >>> run = electrics(motor, Gear(ratio=100), [0, 1], [0, 0], [0, 0], [20, 40])
    >>> in_peak_region(motor, run)  # 0.2 and 0.4 N m
    array([ True, False])
    """
    inside = np.ones(len(run.t), dtype=bool)
    for values, most, _ in peak_limits(motor, run).values():
        inside &= np.abs(values) <= most * _SLACK
    return inside


def peak_limits(motor: Motor, run: Electrics) -> dict[str, tuple[Array, float, str]]:
    """What a motor may not exceed even shortly: values (N,), the most, and its unit."""
    limits = {
        "torque": (run.torque, motor.peak_torque, "N m"),
        "speed": (run.speed, motor.max_speed, "rad/s"),
        "voltage": (run.voltage, motor.voltage, "V"),
    }
    return {what: (x, most, unit) for what, (x, most, unit) in limits.items() if most is not None}


def in_continuous_region(motor: Motor, run: Electrics) -> Array:
    """By sample: within the peak region and at most the rated torque.

    >>> from rnea.describe import Gear
    >>> from rnea.drive import electrics
    >>> motor = Motor(torque_constant=0.05, resistance=0.5, rated_torque=0.3)
    >>> run = electrics(motor, Gear(ratio=100), [0, 1], [0, 0], [0, 0], [20, 40])
    >>> in_continuous_region(motor, run)
    array([ True, False])
    """
    inside = in_peak_region(motor, run)
    if motor.rated_torque is not None:
        # a rated torque is what is left after the motor's own friction
        speed = np.abs(run.speed)
        friction = speed * motor.viscous + np.where(speed > 0, motor.coulomb, 0.0)
        inside &= np.abs(run.torque) <= (motor.rated_torque + friction) * _SLACK
    return inside


def rated_current(motor: Motor) -> float | None:
    """The current (A) that the winding bears for ever: of the rated torque and own friction.

    >>> rated_current(Motor(torque_constant=0.05, resistance=0.5, rated_torque=0.25))
    5.0
    """
    if motor.rated_torque is None:
        return None
    return float((motor.rated_torque + motor.coulomb) / motor.torque_constant)


def winding_rise(
    motor: Motor, t: Array, copper: Array, dwell: float = 0.0, held: float = 0.0
) -> float | None:
    """The highest rise of temperature (K) in a repeated motion; None without a resistance.

    Without a time constant, the rise that the mean loss causes.
    dwell: s after the motion, with the loss held (W)

    >>> motor = Motor(torque_constant=0.05, resistance=0.5, thermal_resistance=2.0)
    >>> winding_rise(motor, np.array([0.0, 1.0]), np.array([8.0, 8.0]))  # 8 W · 2 K/W
    16.0
    """
    if motor.thermal_resistance is None:
        return None
    if motor.thermal_time is None or len(t) < 2:
        return float(cycle_mean(t, copper, dwell, held) * motor.thermal_resistance)
    goals = (copper[1:] + copper[:-1]) / 2 * motor.thermal_resistance
    steps = np.diff(t)
    if dwell:
        goals = np.append(goals, held * motor.thermal_resistance)
        steps = np.append(steps, dwell)
    fades = np.exp(-steps / motor.thermal_time)
    # once from cold: what a cycle adds; a repeated one starts where that is lost again
    added = _cycle(0.0, goals, fades)[-1]
    start = added / -math.expm1(-(float(t[-1] - t[0]) + dwell) / motor.thermal_time)
    return float(max(_cycle(start, goals, fades)))


def _cycle(start: float, goals: Array, fades: Array) -> list[float]:
    rises = [start]
    for goal, fade in zip(goals.tolist(), fades.tolist(), strict=True):
        rises.append(goal + (rises[-1] - goal) * fade)
    return rises
