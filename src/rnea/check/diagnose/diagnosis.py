"""Which known mistake, or which two, give the torques that a learner has found?

Every known mistake is made in turn, and then every two together. The calculation that explains
the torques best is compared with the right one by the likelihood of what each leaves over, taken
as noise of unknown size in every joint. A mistake is named only if it explains the torques clearly
better than right torques do, and two only if they do so clearly better than any one; and in either
case only if what is left looks like noise.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations

import numpy as np

from rnea.check.diagnose.calculation import Work
from rnea.check.diagnose.fitted import delayed, exchanged, fitted
from rnea.check.diagnose.mistake import Mistake
from rnea.check.diagnose.mistakes import MISTAKES
from rnea.check.diagnose.residual import (
    EXACT,
    NOISE,
    SMALL,
    Residual,
    is_noise,
    log_likelihood,
    residual,
    scaled_parts,
    scales,
)
from rnea.describe import Description
from rnea.errors import InputError
from rnea.model import Model
from rnea.recursions import QUANTITIES, Case, TorqueBudget
from rnea.spatial.numbers import Array

_CLEARLY = 20.0  # in logarithms of likelihood: chance alone does not reach it among 500 candidates
_LIKE = 6.0  # candidates this near to the best cannot be told from it
_ROWS = 400  # as many rows are searched; the verdict's residuals are those of all


@dataclass(frozen=True, eq=False)
class Candidate:
    """A calculation with no, one or two mistakes, and how it explains the torques."""

    mistakes: tuple[Mistake, ...]
    work: Work
    tau: Array
    found: Residual
    score: float

    @property
    def title(self) -> str:
        return " and ".join(m.title for m in self.mistakes) or "right"


@dataclass(frozen=True, eq=False)
class Diagnosis:
    """The verdict: "right", "mistake", "two mistakes" or "unknown", and what supports it.

    mistakes      those of the verdict; for "unknown" those of the nearest calculation
    like          other explanations that these torques cannot be told from
    before, after residuals against the right torques and against the verdict's, relative to the
                  larger of both torques
    random        whether what is left after looks like noise
    no_effect     mistakes that leave the torques of this robot and motion as they are
    same          groups of mistakes that give the same torques here
    skipped       mistakes that the robot cannot show, with the reason
    nearest       the best explanations with their overall residual
    hint          what explains the small remainder of torques that pass for right
    right_joints  joints whose torques are right
    factors       how often each part of the torque is contained in the given ones (unknown only)
    """

    verdict: str
    mistakes: tuple[Mistake, ...]
    like: tuple[tuple[Mistake, ...], ...]
    joints: tuple[str, ...]
    rows: int
    before: Residual
    after: Residual
    random: bool
    no_effect: tuple[Mistake, ...]
    same: tuple[tuple[Mistake, ...], ...]
    skipped: tuple[tuple[Mistake, str], ...]
    nearest: tuple[tuple[str, float], ...]
    right_joints: tuple[str, ...]
    factors: dict[str, float] = field(default_factory=dict)
    hint: Mistake | None = None
    all_zero: bool = False


def diagnose(work: Work, given: Array) -> Diagnosis:
    """Compare given torques (N, n) with the right ones of `work` and with those of mistakes."""
    if given.shape != work.q.shape:
        raise InputError(f"torques {given.shape} do not fit the motion {work.q.shape}")
    if not given.size:
        raise InputError("there are no torques to compare")
    search = _Search(work, given)
    best = search.best()
    return _verdict(search, best, work, given)


class _Search:
    """All candidates on some rows of the file."""

    def __init__(self, work: Work, given: Array) -> None:
        step = -(-len(given) // _ROWS)
        chosen = slice(None, None, step)
        self.work, self.given = work.rows(chosen), given[chosen]
        right = self.work.torques()
        self.scale = scales(work.model, right, self.given, larger=False)
        self.right = self._candidate((), self.work, right)
        budget = _budget(self.work)
        self.parts = _parts(budget)
        self.skipped, self.no_effect, singles = [], [], []
        for mistake in MISTAKES:
            reason = mistake.unfit(self.work)
            if reason:
                self.skipped.append((mistake, reason))
                continue
            one = self._made(self.right, mistake)
            if not self._same(one, self.right):
                singles.append(one)
            elif not mistake.alone:
                self.no_effect.append(mistake)
        special = [
            *exchanged(self.work),
            *delayed(work, chosen),
            *fitted(self.work, self.given, right, 1 / self.scale, budget.gravity),
        ]
        made = [self._made(self.right, mistake) for mistake in special]
        singles += [one for one in made if not self._same(one, self.right)]
        self.groups = self._grouped(singles)
        self.singles = [group[0] for group in self.groups]
        self.pairs: list[Candidate] = []

    def best(self) -> Candidate:
        best = self.right
        if best.found.overall <= EXACT:
            return best
        one = max(self.singles, key=lambda c: c.score, default=best)
        if self._clearly(one, best):
            best = one
        if best.found.overall <= EXACT:
            return best
        self.pairs = [
            self._made(a, b.mistakes[0])
            for a, b in combinations(self.singles, 2)
            if _go_together(a.mistakes[0], b.mistakes[0])
        ]
        two = max(self.pairs, key=lambda c: c.score, default=best)
        return two if self._clearly(two, best) else best

    def like(self, best: Candidate) -> list[Candidate]:
        """Explanations with as many mistakes as the best and, but for noise, as good.

        Those that leave the torques as they are cannot be told from right ones either.
        """
        pool = self.pairs if len(best.mistakes) == 2 else self.singles
        near = [
            c
            for c in pool
            if c is not best
            and best.score - c.score < _LIKE
            # a size that fits right torques is next to no mistake
            and (best.mistakes or not c.mistakes[0].fitted)
        ]
        twins = [c for group in self.groups if group[0] is best for c in group[1:]]
        return twins + sorted(near, key=lambda c: -c.score)

    def accepted(self, candidate: Candidate) -> bool:
        return self.passes(candidate) or self.random(candidate)

    def passes(self, candidate: Candidate) -> bool:
        """Whether what is left is small enough to be forgiven, whatever it is."""
        return self._own_terms(candidate).overall <= SMALL

    def random(self, candidate: Candidate) -> bool:
        found = self._own_terms(candidate)
        return is_noise(found, self.given - candidate.tau, [*self.parts, candidate.tau])

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
        found = residual(self.given, tau, self.scale)
        score = log_likelihood(found.rms, self.scale, len(tau))
        if any(m.fitted for m in mistakes):
            score -= tau.shape[1]  # what as many fitted numbers gain by chance
        return Candidate(mistakes, work, tau, found, score)

    def _same(self, a: Candidate, b: Candidate) -> bool:
        size = max(float(np.abs(a.tau).max()), float(np.abs(b.tau).max()))
        return bool(np.all(np.abs(a.tau - b.tau) <= 1e-9 * np.maximum(self.scale, 1e-3 * size)))

    def _grouped(self, singles: list[Candidate]) -> list[list[Candidate]]:
        groups: list[list[Candidate]] = []
        for one in singles:
            home = next((group for group in groups if self._same(group[0], one)), None)
            if home is None:
                groups.append([one])
            else:
                home.append(one)
        return groups

    def _clearly(self, a: Candidate, b: Candidate) -> bool:
        """Whether a explains the torques clearly better than the simpler b."""
        shrunk = a.found.rms < 0.9 * b.found.rms
        return bool(a.score - b.score > _CLEARLY and np.any(shrunk))


def _go_together(a: Mistake, b: Mistake) -> bool:
    return not (a.alone or b.alone) and (a.family or a.key) != (b.family or b.key)


def _budget(work: Work) -> TorqueBudget:
    case = Case(gravity=work.gravity, friction=work.friction, rotor=work.rotor)
    parts = QUANTITIES["torque_budget"].compute(work.model, case, work.q, work.qd, work.qdd)
    return TorqueBudget.of(parts)


def _parts(budget: TorqueBudget) -> list[Array]:
    return [part for _, part in budget.items()]


def _verdict(search: _Search, best: Candidate, work: Work, given: Array) -> Diagnosis:
    """The same calculations once more on all rows, and what to make of them."""
    known = search.accepted(best)
    ranked = search.ranked()
    hint = None
    if not known:
        # a second mistake that explains next to nothing is no hint
        near = [(c, left) for c, left in ranked if left <= 2 * ranked[0][1]]
        best = min(near, key=lambda x: (len(x[0].mistakes), x[1]))[0]
    elif best.mistakes and best.mistakes[0].fitted and search.passes(search.right):
        hint, best = best.mistakes[0], search.right
    verdict = ("right", "mistake", "two mistakes")[len(best.mistakes)] if known else "unknown"
    right = work.torques()
    made = _all_rows(work, best.mistakes)
    like = search.like(best) if known else []
    before = residual(given, right, scales(work.model, right, given))
    level = max(EXACT, SMALL) if not known else NOISE
    good = before.joint <= level
    return Diagnosis(
        verdict=verdict,
        mistakes=best.mistakes,
        like=tuple(c.mistakes for c in like),
        joints=work.model.joint_names,
        rows=len(given),
        before=before,
        after=residual(given, made, scales(work.model, made, given)),
        random=search.random(best),
        no_effect=tuple(search.no_effect),
        same=_told_groups(search.groups),
        skipped=tuple(search.skipped),
        nearest=tuple((c.title, left) for c, left in ranked[:4]),
        right_joints=tuple(
            name for name, ok in zip(work.model.joint_names, good, strict=True) if ok
        ),
        factors={} if known else scaled_parts(search.given, _budget(search.work)),
        hint=hint,
        all_zero=not np.any(given),
    )


def _told_groups(groups: list[list[Candidate]]) -> tuple[tuple[Mistake, ...], ...]:
    """Mistakes with the same torques, without those that stand alone."""
    told = (tuple(c.mistakes[0] for c in g if not c.mistakes[0].alone) for g in groups)
    return tuple(group for group in told if len(group) > 1)


def _all_rows(work: Work, mistakes: Sequence[Mistake]) -> Array:
    for mistake in mistakes:
        work = mistake.make(work)
    return work.torques()


def right_work(
    description: Description,
    model: Model,
    state: Sequence[Array],
    gravity: Array,
    *,
    friction: bool = True,
    rotor: bool = True,
) -> Work:
    """The right calculation of a motion's torques, to be compared with."""
    model.refuse_mimics("a diagnosis")
    q, qd, qdd = (np.atleast_2d(np.asarray(x, dtype=float)) for x in state)
    return Work(description, model, q, qd, qdd, gravity, friction, rotor)
