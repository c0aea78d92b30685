"""How warm a winding gets: one thermal resistance and one time constant.

    (1) τ θ' = R P - θ          θ above ambient, P the copper loss

solved exactly over each step, the loss taken as constant in it, for a motion that is repeated for
ever: the cycle ends as warm as it began.
"""

from __future__ import annotations

import math

import numpy as np

from rnea.describe import Motor
from rnea.drive.electrics import mean
from rnea.spatial.numbers import Array


def winding_rise(motor: Motor, t: Array, copper: Array) -> float | None:
    """The highest rise of temperature (K) in a repeated motion; None without a resistance.

    Without a time constant, the rise that the mean loss causes.
    """
    if motor.thermal_resistance is None:
        return None
    if motor.thermal_time is None or len(t) < 2:
        return float(mean(t, copper) * motor.thermal_resistance)
    goals = (copper[1:] + copper[:-1]) / 2 * motor.thermal_resistance
    fades = np.exp(-np.diff(t) / motor.thermal_time)
    # once from cold: what a cycle adds; a repeated one starts where that is lost again
    added = _cycle(0.0, goals, fades)[-1]
    start = added / -math.expm1(-float(t[-1] - t[0]) / motor.thermal_time)
    return float(max(_cycle(start, goals, fades)))


def _cycle(start: float, goals: Array, fades: Array) -> list[float]:
    rises = [start]
    for goal, fade in zip(goals.tolist(), fades.tolist(), strict=True):
        rises.append(goal + (rises[-1] - goal) * fade)
    return rises
