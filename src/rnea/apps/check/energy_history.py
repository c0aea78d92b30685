"""Energy over a motion: what the actuators put in must be found again."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from rnea.core.spatial.numbers import Array


@dataclass(frozen=True, eq=False)
class EnergyHistory:
    """Arrays (N,): t in s; kinetic and potential energy, put_in and lost in J; power in W.

    power is put in by the actuators (in a simulation also by external wrenches), loss is what
    friction takes; put_in and lost are their integrals since the start. Where the rates of a
    motion belong together, kinetic + potential changes by put_in - lost.

    >>> t, one = np.array([0.0, 1.0]), np.ones((2, 1))
    >>> history = energy_history(t, one, 3 * one, one, np.array([0.0, 2.0]), np.zeros(2))
    >>> history.put_in, history.lost, history.gap
    (array([0., 3.]), array([0., 1.]), array([0., 0.]))
    """

    t: Array
    kinetic: Array
    potential: Array
    power: Array
    loss: Array
    put_in: Array
    lost: Array

    @property
    def total(self) -> Array:
        """Kinetic and potential energy together (J)."""
        return self.kinetic + self.potential

    @property
    def expected(self) -> Array:
        """The energy at the start, and what came in since."""
        return self.total[0] + self.put_in - self.lost

    @property
    def gap(self) -> Array:
        """What the balance misses; the trapezoidal rule leaves an error of second order."""
        return self.total - self.expected


def energy_history(
    t: Array, qd: Array, tau: Array, friction: Array, kinetic: Array, potential: Array
) -> EnergyHistory:
    """The balance from rates, torques and friction torques (N, n), and energies (N,).

    >>> t, one = np.array([0.0, 1.0]), np.ones((2, 1))
    >>> energy_history(t, one, 3 * one, one, np.array([0.0, 2.0]), np.zeros(2)).power
    array([3., 3.])
    """
    power, loss = (tau * qd).sum(axis=-1), (friction * qd).sum(axis=-1)
    return EnergyHistory(
        t, kinetic, potential, power, loss, _integral(power, t), _integral(loss, t)
    )


def _integral(rate: Array, t: Array) -> Array:
    """By the trapezoidal rule, from the first time on.

    >>> _integral(np.array([0.0, 1.0, 2.0]), np.array([0.0, 1.0, 2.0])).tolist()
    [0.0, 0.5, 2.0]
    """
    pieces = (rate[1:] + rate[:-1]) / 2 * np.diff(t)
    return np.concatenate([np.zeros(1), np.cumsum(pieces)])
