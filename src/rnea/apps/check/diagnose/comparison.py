"""Given torques beside the right calculation, and whether what a calculation leaves is forgiven."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from rnea.apps.check.diagnose.calculation import Calculation
from rnea.apps.check.diagnose.mistake import Mistake
from rnea.apps.check.diagnose.noise import ENOUGH, FEW, is_noise
from rnea.apps.check.diagnose.residual import (
    EXACT,
    ROWS,
    SMALL,
    Residual,
    residual,
    rms,
    scales,
    stretches,
)
from rnea.apps.check.diagnose.sizes import summed_sizes, without_remainders
from rnea.apps.check.diagnose.structure import Clues
from rnea.core.recursions import TorqueBudget
from rnea.core.spatial.numbers import Array

_FORGIVEN = 5 * SMALL  # in a single joint; SMALL in all together


@dataclass(frozen=True, eq=False)
class Comparison:
    """Rows of a file: torques given, those of the right calculation (N, n) and their scale (n,).

    sizes (n,): of the parts that the right torques are sums of, before these cancel;
    budget: what the right torques are spent on; step: of as many rows one is searched;
    digits (N, n): how far torques may be off because they were given with so few digits, or None
    where nothing is known of that; noisy: whether they may be off by noise besides. In few rows no
    noise can be told.
    """

    work: Calculation
    given: Array
    right: Array
    scale: Array
    sizes: Array
    budget: TorqueBudget
    step: int
    digits: Array | None = None
    noisy: bool = True

    @classmethod
    def of(
        cls, work: Calculation, given: Array, digits: Array | None = None, noisy: bool = True
    ) -> Comparison:
        right, budget = work.torques(), work.budget()
        sizes = summed_sizes(work, budget)
        right = without_remainders(right, sizes)
        scale = scales(work.model, right, given, sizes, larger=False)
        if digits is not None:
            digits = np.broadcast_to(digits, given.shape)
        noisy = noisy and len(given) >= ENOUGH
        return cls(work, given, right, scale, sizes, budget, -(-len(given) // ROWS), digits, noisy)

    @property
    def chosen(self) -> slice:
        """The rows to be searched."""
        return slice(None, None, self.step)

    def thinned(self) -> Comparison:
        """The rows to be searched by themselves."""
        if self.step == 1:
            return self
        work = self.work.moved(lambda x: x[self.chosen])
        digits = None if self.digits is None else self.digits[self.chosen]
        return Comparison.of(work, self.given[self.chosen], digits, self.noisy)

    @property
    def rounding(self) -> Array | None:
        """RMS (n,) of what is known of the digits."""
        return None if self.digits is None else rms(self.digits)

    def own_terms(self, tau: Array) -> Residual:
        """What torques tau leave, relative to the larger of them and the given ones."""
        return residual(self.given, tau, self._own_scale(tau))

    def passes(self, mistakes: Sequence[Mistake], tau: Array) -> bool:
        """Whether what these mistakes' tau leave is small enough to be forgiven, whatever it is.

        A mistake leaves a tenth of what it explains at most. A size that was fitted leaves nothing
        to forgive: it would hide what it does not explain.
        """
        if any(m.fitted for m in mistakes):
            return False
        explained = rms((tau - self.right) / self.scale)
        left = rms(self.given - tau) / self.scale
        part = np.linalg.norm(left) <= 0.1 * np.linalg.norm(explained)
        return self._forgiven(tau) and (not mistakes or bool(part))

    def fitting(self, tau: Array) -> Array:
        """Which joints (n,) have torques tau to the digits that theirs were given with."""
        if self.digits is None:
            return np.zeros(len(self.scale), dtype=bool)
        # a 5 may be rounded either way, and in a computer it is no 5
        allowed = np.maximum(self.digits * (1 + 1e-9), EXACT * self._own_scale(tau))
        return np.all(np.abs(self.given - tau) <= allowed, axis=0)

    def fits(self, tau: Array) -> bool:
        """Whether torques tau are the given ones, to the digits that these were given with."""
        return bool(np.all(self.fitting(tau)))

    @property
    def nearly_right(self) -> bool:
        """Whether right torques fail by the digits of the given ones, and hardly by more."""
        close = self.own_terms(self.right).joint <= FEW
        return not self.noisy and bool(np.all(close)) and not self.fits(self.right)

    def next_to_right(self, tau: Array) -> bool:
        """Whether torques are the right ones but for what is forgiven."""
        return _small(residual(self.right, tau, self.scale))

    def random(self, tau: Array, others: Sequence[Array] = ()) -> bool:
        """Whether what tau leave looks like noise, and follows none of the others' torques."""
        parts = [part for _, part in self.budget.items()]
        torques = [tau, *parts, *(other - tau for other in others)]
        # a long file's are tried on the rows that are searched
        known = Clues.of(self.work, torques, links=self.step == 1)
        scale = self._own_scale(tau)
        return is_noise(self.given - tau, self.own_terms(tau), scale, known, self.step)

    def _forgiven(self, tau: Array) -> bool:
        """Whether what tau leave is small in every stretch of the file, for its torque or all."""
        model = self.work.model
        scale = self._own_scale(tau)
        return all(
            _small(residual(given, own, np.maximum(scale, scales(model, own, given))))
            for given, own in zip(stretches(self.given), stretches(tau), strict=True)
        )

    def _own_scale(self, tau: Array) -> Array:
        return scales(self.work.model, tau, self.given, self.sizes)


def _small(off: Residual) -> bool:
    return off.overall <= SMALL and bool(np.all(off.joint <= _FORGIVEN))
