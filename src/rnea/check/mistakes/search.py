"""The search: every known mistake made in turn, then every two, and how each explains torques."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

import numpy as np

from rnea.check.mistakes.calculation import Work
from rnea.check.mistakes.fitted import delayed, exchanged, fitted
from rnea.check.mistakes.left_out import LEFT_OUT
from rnea.check.mistakes.miscalculated import MISCALCULATED
from rnea.check.mistakes.misread import MISREAD
from rnea.check.mistakes.mistake import Mistake
from rnea.check.mistakes.noise import clues, is_noise, visible
from rnea.check.mistakes.residual import (
    EXACT,
    SMALL,
    Residual,
    log_likelihood,
    residual,
    rms,
    scales,
)
from rnea.spatial.numbers import Array

MISTAKES = (*MISREAD, *MISCALCULATED, *LEFT_OUT)
"""In the order in which a calculation meets them; a combination of two makes them in this order."""

_CLEARLY = 20.0  # in logarithms of likelihood: chance alone does not reach it among 500 candidates
_LIKE = 6.0  # candidates this near to the best cannot be told from it
_FORGIVEN = 5 * SMALL  # in a single joint; SMALL in all together
_ROWS = 400  # as many rows are searched; the verdict's residuals are those of all


@dataclass(frozen=True, eq=False)
class Candidate:
    """A calculation with no, one or two mistakes, and how it explains the torques."""

    mistakes: tuple[Mistake, ...]
    work: Work
    tau: Array
    left: Residual
    score: float

    @property
    def title(self) -> str:
        return " and ".join(m.title for m in self.mistakes) or "right"


class Search:
    """All candidates on some rows of the file."""

    def __init__(self, work: Work, given: Array) -> None:
        step = -(-len(given) // _ROWS)
        chosen = slice(None, None, step)
        self.work, self.given = work.moved(lambda x: x[chosen]), given[chosen]
        right = self.work.torques()
        self.scale = scales(work.model, right, self.given, larger=False)
        self.right = self._candidate((), self.work, right)
        self.budget = self.work.budget()
        self.skipped: list[tuple[Mistake, str]] = []
        self.no_effect: list[Mistake] = []
        singles: list[Candidate] = []
        special = [
            *exchanged(self.work),
            *delayed(work, chosen),
            *fitted(self.work, self.given, right, 1 / self.scale, self.budget.gravity),
        ]
        for mistake in (*MISTAKES, *special):
            reason = mistake.unfit(self.work)
            if reason:
                self.skipped.append((mistake, reason))
                continue
            one = self._made(self.right, mistake)
            if not self._same(one, self.right):
                singles.append(one)
            elif not mistake.alone:
                self.no_effect.append(mistake)
        self.groups = self._grouped(singles)
        self.singles = [group[0] for group in self.groups]
        self.pairs: list[Candidate] = []

    def best(self) -> Candidate:
        best = self.right
        if best.left.overall > EXACT:
            best = self._better(self.singles, best)
        # a second mistake would be seen in what the first one leaves
        if best.left.overall > EXACT and not self.random(best):
            self.pairs = [
                self._made(a, b.mistakes[0])
                for a, b in combinations(self.singles, 2)
                if _go_together(a.mistakes[0], b.mistakes[0])
            ]
            best = self._better(self.pairs, best)
        return best

    def like(self, best: Candidate) -> list[Candidate]:
        """Explanations with as many mistakes as the best and, but for noise, as good.

        Those that leave the torques as they are cannot be told from right ones either.
        """
        pool = self.pairs if len(best.mistakes) == 2 else self.singles
        near = [c for c in pool if c is not best and best.score - c.score < _LIKE]
        if not best.mistakes:
            # a size that fits right torques is next to no mistake
            near = [c for c in near if not c.mistakes[0].fitted]
        twins = [c for group in self.groups if group[0] is best for c in group[1:]]
        return twins + sorted(near, key=lambda c: -c.score)

    def passes(self, candidate: Candidate) -> bool:
        """Whether what is left is small enough to be forgiven, whatever it is.

        A mistake leaves a tenth of what it explains at most. A size that was fitted leaves nothing
        to forgive: it would hide what it does not explain.
        """
        if any(m.fitted for m in candidate.mistakes):
            return False
        left = self._own_terms(candidate)
        explained = rms((candidate.tau - self.right.tau) / self.scale)
        part = np.linalg.norm(left.rms / self.scale) <= 0.1 * np.linalg.norm(explained)
        return _forgiven(left) and (not candidate.mistakes or bool(part))

    def shows(self, candidate: Candidate) -> bool:
        """Whether each of its mistakes stands out so far that it can be told from others like it.

        Something else with a third of its effect would have been seen in the rest.
        """
        alone = [c for c in self.singles if c.mistakes[0] in candidate.mistakes]
        without = alone if len(candidate.mistakes) == 2 else [self.right]
        seen = visible(self.given - candidate.tau)
        return all(np.any(seen <= 0.3 * rms(candidate.tau - c.tau)) for c in without)

    def random(self, candidate: Candidate) -> bool:
        """Whether what is left looks like noise."""
        parts = [part for _, part in self.budget.items()]
        others = [c.tau - candidate.tau for c in (self.right, *self.singles)]
        known = clues(self.work, [candidate.tau, *parts, *others])
        scale = scales(self.work.model, candidate.tau, self.given)
        left = self.given - candidate.tau
        return is_noise(left, self._own_terms(candidate), scale, known)

    def next_to_right(self, candidate: Candidate) -> bool:
        """Whether its torques are the right ones but for what is forgiven."""
        return _forgiven(residual(self.right.tau, candidate.tau, self.scale))

    def _own_terms(self, candidate: Candidate) -> Residual:
        """The residual relative to the larger of given torques and the candidate's."""
        scale = scales(self.work.model, candidate.tau, self.given)
        return residual(self.given, candidate.tau, scale)

    def ranked(self) -> list[tuple[Candidate, float]]:
        """All calculations but fitted ones with their overall residual, the nearest first."""
        known = [self.right, *self.singles, *self.pairs]
        plain = [c for c in known if not any(m.fitted for m in c.mistakes)]
        return sorted(((c, self._own_terms(c).overall) for c in plain), key=lambda x: x[1])

    def _made(self, start: Candidate, mistake: Mistake) -> Candidate:
        work = mistake.make(start.work)
        return self._candidate((*start.mistakes, mistake), work, work.torques())

    def _candidate(self, mistakes: tuple[Mistake, ...], work: Work, tau: Array) -> Candidate:
        left = residual(self.given, tau, self.scale)
        score = log_likelihood(left.rms, self.scale, len(tau))
        if any(m.fitted for m in mistakes):
            score -= tau.shape[1]  # what as many fitted numbers gain by chance
        return Candidate(mistakes, work, tau, left, score)

    def _same(self, a: Candidate, b: Candidate) -> bool:
        size = max(float(np.abs(a.tau).max()), float(np.abs(b.tau).max()))
        return bool(np.all(np.abs(a.tau - b.tau) <= 1e-9 * np.maximum(self.scale, 1e-3 * size)))

    def _grouped(self, singles: list[Candidate]) -> list[list[Candidate]]:
        """Candidates with the same torques together."""
        groups: list[list[Candidate]] = []
        for one in singles:
            home = next((group for group in groups if self._same(group[0], one)), [])
            if not home:
                groups.append(home)
            home.append(one)
        return groups

    def _better(self, pool: list[Candidate], best: Candidate) -> Candidate:
        """The one that explains the torques clearly better than the simpler best, if any."""
        one = max(pool, key=lambda c: c.score, default=best)
        shrunk = one.left.rms < 0.9 * best.left.rms
        return one if one.score - best.score > _CLEARLY and np.any(shrunk) else best


def _forgiven(off: Residual) -> bool:
    return off.overall <= SMALL and bool(np.all(off.joint <= _FORGIVEN))


def _go_together(a: Mistake, b: Mistake) -> bool:
    return not (a.alone or b.alone) and (a.family or a.key) != (b.family or b.key)
