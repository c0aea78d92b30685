"""The search: every known mistake made in turn, then every two, and how each explains torques."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

import numpy as np

from rnea.apps.check.diagnose.calculation import Calculation
from rnea.apps.check.diagnose.comparison import Comparison
from rnea.apps.check.diagnose.fitted import delayed, exchanged, fitted, negated
from rnea.apps.check.diagnose.indistinguishable import same_torques, why_like, why_same
from rnea.apps.check.diagnose.miscalculated import MISCALCULATED
from rnea.apps.check.diagnose.misread import MISREAD
from rnea.apps.check.diagnose.mistake import Mistake
from rnea.apps.check.diagnose.noise import visible
from rnea.apps.check.diagnose.omitted_terms import LEFT_OUT
from rnea.apps.check.diagnose.residual import EXACT, Residual, log_likelihood, residual, rms
from rnea.apps.check.diagnose.single_link_mistakes import of_one_link
from rnea.apps.check.diagnose.sizes import without_remainders
from rnea.apps.check.diagnose.wrong_equations import WRONG_LINES
from rnea.core.spatial.numbers import Array

MISTAKES = (*MISREAD, *MISCALCULATED, *WRONG_LINES, *LEFT_OUT)
"""In the order in which a calculation meets them; a combination of two makes them in this order."""

_CLEARLY = 20.0  # in logarithms of likelihood: chance alone does not reach it among 500 candidates
_LIKE = 6.0  # candidates this near to the best cannot be told from it
_FIRST = {"sign": 0, "gravity": 0, "angles": 1}  # families of the simplest mistakes, in order
_EQUAL = 0.5  # candidates this near explain the torques as well


@dataclass(frozen=True, eq=False)
class Candidate:
    """A calculation with no, one or two mistakes, and how it explains the torques."""

    mistakes: tuple[Mistake, ...]
    work: Calculation
    tau: Array
    left: Residual
    score: float

    @property
    def title(self) -> str:
        return " and ".join(m.title for m in self.mistakes) or "right"


class MistakeSearch:
    """All candidates on some rows of the file; whether the best holds, all rows must say."""

    def __init__(self, whole: Comparison) -> None:
        self.rows = rows = whole.thinned()
        self.work, self.given, self.scale = rows.work, rows.given, rows.scale
        self.right = self._candidate((), self.work, rows.right)
        self.skipped: list[tuple[Mistake, str]] = []
        self.no_effect: list[Mistake] = []
        singles: list[Candidate] = []
        gravity = without_remainders(whole.budget.gravity, whole.sizes)
        special = [
            *negated(self.work),
            *exchanged(self.work),
            *of_one_link(self.work),
            *delayed(whole.work, whole.chosen),
            # of all rows, for all are to be explained: what a fit to a few leaves is no noise
            *fitted(whole, gravity),
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
        # one that stands alone may be named first, and yet another of its group has a second
        able = ([c for c in group if not c.mistakes[0].alone] for group in self.groups)
        self.paired = [group[0] for group in able if group]
        self.pairs: list[Candidate] = []

    def best(self) -> Candidate:
        best = self.right
        if not self._exact(best):
            best = self._better(self.singles, best)
        # a second mistake would be seen in what the first one leaves
        if not self._exact(best) and not self.random(best):
            self.pairs = [
                self._made(a, b.mistakes[0])
                for a, b in combinations(self.paired, 2)
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

    def why_like(self, best: Candidate, other: Candidate, judged_by: str) -> str:
        """Why another explanation cannot be told from the best."""
        if self._same(best, other):
            return why_same(self.rows, (*best.mistakes, *other.mistakes))
        return why_like(self.rows, best.tau, other.tau, judged_by)

    def shows(self, candidate: Candidate) -> bool:
        """Whether each of its mistakes stands out so far that it can be told from others like it.

        Something else with a third of its effect would have been seen in the rest.
        """
        alone = [c for c in self.paired if c.mistakes[0] in candidate.mistakes]
        without = alone if len(candidate.mistakes) == 2 else [self.right]
        seen = visible(self.given - candidate.tau)
        return all(np.any(seen <= 0.3 * rms(candidate.tau - c.tau)) for c in without)

    def random(self, candidate: Candidate) -> bool:
        """Whether what is left looks like noise, beside the effects of all mistakes too."""
        others = [c.tau for c in (self.right, *self.singles)]
        return self.rows.random(candidate.tau, others)

    def ranked(self) -> list[tuple[Candidate, float]]:
        """All calculations but fitted ones with their overall residual, the nearest first."""
        known = [self.right, *self.singles, *self.pairs]
        plain = [c for c in known if not any(m.fitted for m in c.mistakes)]
        return sorted(((c, self.rows.own_terms(c.tau).overall) for c in plain), key=lambda x: x[1])

    def _exact(self, candidate: Candidate) -> bool:
        return candidate.left.overall <= EXACT or self.rows.fits(candidate.tau)

    def _made(self, start: Candidate, mistake: Mistake) -> Candidate:
        work = mistake.make(start.work)
        return self._candidate((*start.mistakes, mistake), work, work.torques())

    def _candidate(self, mistakes: tuple[Mistake, ...], work: Calculation, tau: Array) -> Candidate:
        left = residual(self.given, tau, self.scale)
        digits = 0.0 if self.rows.rounding is None else self.rows.rounding
        score = log_likelihood(left.rms, self.scale, len(tau), digits)
        if any(m.fitted for m in mistakes):
            score -= tau.shape[1]  # what as many fitted numbers gain by chance
        return Candidate(mistakes, work, tau, left, score)

    def _same(self, a: Candidate, b: Candidate) -> bool:
        return same_torques(a.tau, b.tau, self.scale)

    def _grouped(self, singles: list[Candidate]) -> list[list[Candidate]]:
        """Candidates with the same torques together, the simplest first."""
        groups: list[list[Candidate]] = []
        for one in singles:
            home = next((group for group in groups if self._same(group[0], one)), [])
            if not home:
                groups.append(home)
            home.append(one)
        return [sorted(group, key=_simplicity) for group in groups]

    def _better(self, pool: list[Candidate], best: Candidate) -> Candidate:
        """The one that explains the torques clearly better than the best so far, if any.

        Of several that explain them equally well it is the simplest.
        """
        top = max((c.score for c in pool), default=best.score)
        one = min((c for c in pool if c.score > top - _EQUAL), key=_simplicity, default=best)
        # what leaves more of all torques together explains them no better
        less = one.left.overall < best.left.overall
        shrunk = less and bool(np.any(one.left.rms < 0.9 * best.left.rms))
        return one if one.score - best.score > _CLEARLY and shrunk else best


def _go_together(a: Mistake, b: Mistake) -> bool:
    return (a.family or a.key) != (b.family or b.key)


def _simplicity(candidate: Candidate) -> tuple[int, int]:
    """What one looks for first has the smallest numbers; a size that was fitted comes last."""
    fitted = sum(m.fitted for m in candidate.mistakes)
    return fitted, sum(_place(m) for m in candidate.mistakes)


def _place(mistake: Mistake) -> int:
    """Signs and gravity, angles, what is left out or misplaced, lines of the recursion, frames."""
    if mistake.family in _FIRST:
        return _FIRST[mistake.family]
    return 4 if mistake in MISREAD else 3 if mistake in WRONG_LINES else 2
