"""Which known mistake, or which two, give the torques that a learner has found?

Every known mistake is made in turn, and then every two together. The calculation that explains
the torques best is compared with the right one by the likelihood of what each leaves over, taken
as noise of unknown size in every joint. A mistake is named only if it explains the torques clearly
better than right torques do, and two only if they do so clearly better than any one; and in either
case only if what is left looks like noise.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import reduce
from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np

from rnea.check.mistakes.calculation import Work
from rnea.check.mistakes.fitted import delayed, exchanged, fitted
from rnea.check.mistakes.left_out import LEFT_OUT
from rnea.check.mistakes.miscalculated import MISCALCULATED
from rnea.check.mistakes.misread import MISREAD
from rnea.check.mistakes.mistake import Mistake
from rnea.check.mistakes.residual import (
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
from rnea.errors import InputError
from rnea.spatial.numbers import Array

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

    from rnea.robot import Robot

MISTAKES = (*MISREAD, *MISCALCULATED, *LEFT_OUT)
"""In the order in which a calculation meets them; a combination of two makes them in this order."""

_CLEARLY = 20.0  # in logarithms of likelihood: chance alone does not reach it among 500 candidates
_LIKE = 6.0  # candidates this near to the best cannot be told from it
_ROWS = 400  # as many rows are searched; the verdict's residuals are those of all


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
    rows: how many states were looked at
    all_zero: whether the given torques are all zero
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


def diagnose(
    robot: Robot,
    q: ArrayLike,
    qd: ArrayLike,
    qdd: ArrayLike,
    tau: ArrayLike,
    *,
    gravity: ArrayLike | None = None,
    friction: bool = True,
    rotor: bool = True,
    spring: bool = True,
) -> Diagnosis:
    """Which known mistake, if any, explains torques (N, n) that were found for a motion (N, n)?

    They are compared with the right torques, with or without friction, rotors and springs, and
    with those of every known mistake and of every two; gravity (3,) is the robot's unless given.

    >>> import rnea
    >>> arm = rnea.load("planar_2r")
    >>> q, qd, qdd = np.random.default_rng(0).normal(size=(3, 40, 2))
    >>> tau = arm.inverse_dynamics(q, qd, qdd, gravity=-arm.gravity)
    >>> verdict = diagnose(arm, q, qd, qdd, tau)
    >>> verdict.verdict, verdict.mistakes[0].title
    ('mistake', 'gravity with the wrong sign')
    """
    robot.model.refuse_mimics("a diagnosis")
    robot.model.require_single_axes("a diagnosis")
    field = np.asarray(robot.gravity if gravity is None else gravity)
    motion = (_rows(q), _rows(qd), _rows(qdd))
    work = Work(robot.description, robot.model, *motion, field, friction, rotor, spring)
    given = _rows(tau)
    if given.shape != work.q.shape:
        raise InputError(f"torques {given.shape} do not fit the motion {work.q.shape}")
    if not given.size:
        raise InputError("there are no torques to compare")
    return _verdict(_Search(work, given), work, given)


def _rows(values: ArrayLike) -> Array:
    return np.atleast_2d(np.asarray(values, dtype=float))


@dataclass(frozen=True, eq=False)
class _Candidate:
    """A calculation with no, one or two mistakes, and how it explains the torques."""

    mistakes: tuple[Mistake, ...]
    work: Work
    tau: Array
    left: Residual
    score: float

    @property
    def title(self) -> str:
        return " and ".join(m.title for m in self.mistakes) or "right"


class _Search:
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
        singles: list[_Candidate] = []
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
        self.pairs: list[_Candidate] = []

    def best(self) -> _Candidate:
        best = self.right
        if best.left.overall > EXACT:
            best = self._better(self.singles, best)
        if best.left.overall > EXACT:
            self.pairs = [
                self._made(a, b.mistakes[0])
                for a, b in combinations(self.singles, 2)
                if _go_together(a.mistakes[0], b.mistakes[0])
            ]
            best = self._better(self.pairs, best)
        return best

    def like(self, best: _Candidate) -> list[_Candidate]:
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

    def passes(self, candidate: _Candidate) -> bool:
        """Whether what is left is small enough to be forgiven, whatever it is."""
        return self._own_terms(candidate).overall <= SMALL

    def random(self, candidate: _Candidate) -> bool:
        """Whether what is left looks like noise."""
        parts = [*(part for _, part in self.budget.items()), candidate.tau]
        return is_noise(self._own_terms(candidate), self.given - candidate.tau, parts)

    def _own_terms(self, candidate: _Candidate) -> Residual:
        """The residual relative to the larger of given torques and the candidate's."""
        scale = scales(self.work.model, candidate.tau, self.given)
        return residual(self.given, candidate.tau, scale)

    def ranked(self) -> list[tuple[_Candidate, float]]:
        """All calculations but fitted ones with their overall residual, the nearest first."""
        known = [self.right, *self.singles, *self.pairs]
        plain = [c for c in known if not any(m.fitted for m in c.mistakes)]
        return sorted(((c, self._own_terms(c).overall) for c in plain), key=lambda x: x[1])

    def _made(self, start: _Candidate, mistake: Mistake) -> _Candidate:
        work = mistake.make(start.work)
        return self._candidate((*start.mistakes, mistake), work, work.torques())

    def _candidate(self, mistakes: tuple[Mistake, ...], work: Work, tau: Array) -> _Candidate:
        left = residual(self.given, tau, self.scale)
        score = log_likelihood(left.rms, self.scale, len(tau))
        if any(m.fitted for m in mistakes):
            score -= tau.shape[1]  # what as many fitted numbers gain by chance
        return _Candidate(mistakes, work, tau, left, score)

    def _same(self, a: _Candidate, b: _Candidate) -> bool:
        size = max(float(np.abs(a.tau).max()), float(np.abs(b.tau).max()))
        return bool(np.all(np.abs(a.tau - b.tau) <= 1e-9 * np.maximum(self.scale, 1e-3 * size)))

    def _grouped(self, singles: list[_Candidate]) -> list[list[_Candidate]]:
        """Candidates with the same torques together."""
        groups: list[list[_Candidate]] = []
        for one in singles:
            home = next((group for group in groups if self._same(group[0], one)), [])
            if not home:
                groups.append(home)
            home.append(one)
        return groups

    def _better(self, pool: list[_Candidate], best: _Candidate) -> _Candidate:
        """The one that explains the torques clearly better than the simpler best, if any."""
        one = max(pool, key=lambda c: c.score, default=best)
        shrunk = one.left.rms < 0.9 * best.left.rms
        return one if one.score - best.score > _CLEARLY and np.any(shrunk) else best


def _go_together(a: Mistake, b: Mistake) -> bool:
    return not (a.alone or b.alone) and (a.family or a.key) != (b.family or b.key)


def _verdict(search: _Search, work: Work, given: Array) -> Diagnosis:
    """The best calculation once more on all rows, and what to make of it."""
    best = search.best()
    known = search.passes(best) or search.random(best)
    ranked = search.ranked()
    hint = None
    if not known:
        # a second mistake that explains next to nothing is no hint
        near = [(c, left) for c, left in ranked if left <= 2 * ranked[0][1]]
        best = min(near, key=lambda x: (len(x[0].mistakes), x[1]))[0]
    elif best.mistakes and best.mistakes[0].fitted and search.passes(search.right):
        hint, best = best.mistakes[0], search.right
    right = work.torques()
    explained = reduce(lambda made, mistake: mistake.make(made), best.mistakes, work).torques()
    before = residual(given, right, scales(work.model, right, given))
    good = before.joint <= (NOISE if known else SMALL)
    names = work.model.joint_names
    return Diagnosis(
        verdict=("right", "mistake", "two mistakes")[len(best.mistakes)] if known else "unknown",
        mistakes=best.mistakes,
        like=tuple(c.mistakes for c in search.like(best)) if known else (),
        joints=names,
        rows=len(given),
        before=before,
        after=residual(given, explained, scales(work.model, explained, given)),
        random=search.random(best),
        no_effect=tuple(search.no_effect),
        same=_same_torques(search.groups),
        skipped=tuple(search.skipped),
        nearest=tuple((c.title, left) for c, left in ranked[:4]),
        right_joints=tuple(name for name, ok in zip(names, good, strict=True) if ok),
        factors={} if known else scaled_parts(search.given, search.budget),
        hint=hint,
        all_zero=not np.any(given),
    )


def _same_torques(groups: list[list[_Candidate]]) -> tuple[tuple[Mistake, ...], ...]:
    """Mistakes with the same torques, without those that stand alone."""
    named = (tuple(c.mistakes[0] for c in g if not c.mistakes[0].alone) for g in groups)
    return tuple(group for group in named if len(group) > 1)
