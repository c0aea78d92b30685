"""What is to become small: minus the information of a series, and how far it is beyond its bounds.

    f = -log det / (2 base) + weight · Σ mean over time of (part beyond a bound)²

The first term is the mean logarithm of the parameters' standard deviations. Its slope along a
change of the regressor's rows is tr of G dY with G = R (RᵀR)⁻¹ / noise, so one number for each time
has to be differentiated along its 3n states; these slopes, and those of torques and places, are
differences of states in one compiled batch. Ways, velocities and accelerations are linear.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.identify.excitation.information import Information
from rnea.core.model import LINEAR_PARAMETERS
from rnea.core.spatial.numbers import Array
from rnea.system.cached import cached_property

if TYPE_CHECKING:
    from rnea.apps.identify.excitation.bounds import Bounds
    from rnea.apps.identify.excitation.series import Series
    from rnea.core.recursions.regressors.base_parameters import BaseParameters
    from rnea.robot import Robot

_STEP = 1e-6
_MEMORY = 2**20
"""Numbers that are kept at once: what a processor holds near by."""
_FINER = 4
_NEAR = 0.1
"""m that count as much as a whole velocity or torque too many."""
_DRY = [k for k, name in enumerate(LINEAR_PARAMETERS) if name.startswith("coulomb")]


@dataclass(frozen=True, eq=False)
class Objective:
    """Over x = start and shape of a series in units of the joints' own, flat: ((1 + width) n,).

    start     fixed, or None: it is looked for too
    margin    m that origins keep from where they may not be
    """

    robot: Robot
    base: BaseParameters
    noise: Array
    bounds: Bounds
    series: Series
    samples: int
    start: Array | None = None
    margin: float = 0.01

    @cached_property
    def basis(self) -> tuple[Array, Array, Array]:
        return self.series.basis(self.samples)

    @cached_property
    def fine(self) -> Array:
        """(more samples, width): ways only. Frames pass a box's corner faster than torques rise."""
        return self.series.basis(_FINER * self.samples)[0]

    @cached_property
    def _memory(self) -> Array:
        """For the regressors of some of the varied states, used again for the next."""
        one = (self.samples, len(self.noise), self.base.total)
        many = max(1, min(1 + 3 * len(self.noise), _MEMORY // math.prod(one)))
        return np.empty((many, *one))

    @cached_property
    def amplitude(self) -> Array:
        """(n,): of a shape of size 1, what a joint can do within its range, its speed and its
        acceleration, about."""
        way, speed, rate = (np.abs(part).max() for part in self.basis)
        b = self.bounds
        return np.minimum(b.half / way, np.minimum(b.velocity / speed, b.acceleration / rate))

    def unpacked(self, x: Array) -> tuple[Array, Array]:
        """Start (n,) and shape (width, n)."""
        both = x.reshape(1 + self.series.width, -1)
        b = self.bounds
        start = b.middle + b.half * both[0] if self.start is None else self.start
        return start, both[1:] * self.amplitude

    def packed(self, start: Array, shape: Array) -> Array:
        b = self.bounds
        return np.concatenate([((start - b.middle) / b.half)[None], shape / self.amplitude]).ravel()

    def states(self, start: Array, shape: Array) -> tuple[Array, Array, Array]:
        """q, qd, qdd (samples, n)."""
        way, speed, rate = (part @ shape for part in self.basis)
        return start + way, speed, rate

    def __call__(self, x: Array, weight: float) -> tuple[float, Array]:
        """f and its gradient."""
        start, shape = self.unpacked(x)
        states = self.states(start, shape)
        value, slopes = self._uncertainty(states)
        beyond, rising = self._beyond_rates(states)
        more, further = self._beyond_torques(states)
        slopes = [a + weight * (b + c) for a, b, c in zip(slopes, rising, further, strict=True)]
        gradient = self._along_x(self.basis, slopes)
        if self.bounds.room:
            inside, along_q = self._beyond_room(start + self.fine @ shape)
            more += inside
            gradient += self._along_x((self.fine,), [weight * along_q])
        return value + weight * (beyond + more), gradient

    def _along_x(self, basis: Sequence[Array], slopes: Sequence[Array]) -> Array:
        """Slopes (samples, n) along the states that a basis makes of x, along x."""
        along_shape = np.zeros((self.series.width, len(self.noise)))
        for part, slope in zip(basis, slopes, strict=True):
            along_shape += part.T @ slope
        along_start = slopes[0].sum(axis=0) * self.bounds.half * (self.start is None)
        return np.concatenate([along_start[None], along_shape * self.amplitude]).ravel()

    # ---- the terms, with slopes (samples, n) along q, qd and qdd ---------------------------------

    def _uncertainty(self, states: tuple[Array, Array, Array]) -> tuple[float, list[Array]]:
        n, kept = len(self.noise), self.base.kept
        rows = self.robot.regressor(*states)[..., kept] / self.noise[:, None]
        found = Information.of(rows.reshape(-1, len(kept)), self.samples)
        G = np.zeros((self.samples, n, self.base.total))
        G[..., kept] = rows @ found.inverse / (self.noise[:, None] * self.samples * len(kept))
        # dry friction is a step where a joint turns round, flat elsewhere
        G.reshape(self.samples, n, -1, len(LINEAR_PARAMETERS))[..., _DRY] = 0.0
        return -found.logdet / (2 * len(kept)), _along_states(-self._describe(states, G), n)

    def _describe(self, states: tuple[Array, Array, Array], G: Array) -> Array:
        """G times the regressors of all varied states, (1 + 3n, samples)."""
        varied, memory = self._varied(states), self._memory
        out = np.empty(varied[0].shape[:2])
        for first in range(0, len(out), len(memory)):
            some = slice(first, first + len(memory))
            part = memory[: len(out[some])]
            Y = self.robot.regressor(*(x[some] for x in varied), out=part)
            # one small product a sample
            products = Y.reshape(*Y.shape[:2], 1, -1) @ G.reshape(self.samples, -1, 1)
            out[some] = products[..., 0, 0]
        return out

    def _beyond_rates(self, states: tuple[Array, Array, Array]) -> tuple[float, list[Array]]:
        b, (q, qd, qdd) = self.bounds, states
        value, slopes = 0.0, []
        parts = ((q - b.middle, b.half), (qd, b.velocity), (qdd, b.acceleration))
        for x, most in parts:
            over = np.maximum(np.abs(x) / most - 1, 0.0)
            value += float((over**2).sum()) / self.samples
            slopes.append(2 * over * np.sign(x) / most / self.samples)
        return value, slopes

    def _beyond_torques(self, states: tuple[Array, Array, Array]) -> tuple[float, list[Array]]:
        used = self.bounds.efforts_used(self.robot.inverse_dynamics(*self._varied(states)))
        over = (np.maximum(used - 1, 0.0) ** 2).sum(axis=-1) / self.samples
        return float(over[0].sum()), _along_states(over, len(self.noise))

    def _beyond_room(self, q: Array) -> tuple[float, Array]:
        """With slopes along q (fine samples, n): only positions move frames."""
        n = len(self.noise)
        varied = q + _STEP * np.concatenate([np.zeros((1, 1, n)), np.eye(n)[:, None]])
        near = self.margin - self.bounds.room.clearance(self.bounds.origins(self.robot, varied))
        over = ((np.maximum(near, 0.0) / _NEAR) ** 2).sum(axis=-1) / len(q)
        return float(over[0].sum()), ((over[1:] - over[0]) / _STEP).T

    def _varied(self, states: tuple[Array, Array, Array]) -> tuple[Array, Array, Array]:
        """The states, and each of their numbers in turn a little larger: (1 + 3n, samples, n)."""
        n = len(self.noise)
        steps = _STEP * np.eye(3 * n).reshape(3 * n, 3, 1, n)
        steps = np.concatenate([np.zeros((1, 3, 1, n)), steps])
        return tuple(x + steps[:, k] for k, x in enumerate(states))  # type: ignore[return-value]


def _along_states(values: Array, n: int) -> list[Array]:
    """Slopes (samples, n) along q, qd and qdd of numbers (1 + 3n, samples)."""
    slopes = (values[1:] - values[0]) / _STEP
    return [slopes[k * n : (k + 1) * n].T for k in range(3)]
