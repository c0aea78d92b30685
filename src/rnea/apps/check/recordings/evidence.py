"""Evidence: rows of a recording that explanations are held against, and how good each is.

An explanation gives torques; what they leave of a joint's effort may be friction, an offset and a
rotor that the file lacks. Nearly every robot has these, so every explanation is tried with and
without each of them, joint by joint. The score is a logarithm of likelihood, less a price for
every number that was fitted (Bayes' criterion): noise of unknown size in every joint, and as many
rows as the residual has independent ones.

Friction must take energy and rotors must have inertia, together with what the file gives: a fit
that needs less than nothing of them explains something else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from rnea.apps.check.diagnose.calculation import Calculation
from rnea.apps.check.diagnose.mistake import Mistake
from rnea.apps.check.diagnose.residual import EXACT, Residual, scales
from rnea.apps.check.recordings.cached_torques import CachedTorques
from rnea.apps.check.recordings.joint_terms import TERMS, Names, bases, columns, labels, width
from rnea.apps.check.recordings.measured import MeasuredMotion
from rnea.apps.check.recordings.recording_comparison import lag_of_effort
from rnea.apps.identify.data.lag import Lag
from rnea.apps.identify.fit.autocovariance import independent_rows
from rnea.core.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.robot import Robot

ROWS = 400
"""So many rows are searched: neighbours are alike, and more of them say no more."""
BASES = tuple(bases())
_APART = 0.5  # of the rows that are searched: as independent as this are those of noise
_FEWEST = 30.0  # independent rows: faults of a model go on and on, and are no noise to be feared
_SEARCHED = 3.0  # more for each number, in logarithms: many explanations are tried


@dataclass(frozen=True, eq=False)
class Explanation:
    """Mistakes with the terms of every joint that go with them, and what both leave.

    tau    torques (N, n) of the mistakes alone
    terms  by joint, the names of what it spends beside; spent (N, n): that effort
    rest   (N, n): what is left
    score  logarithm of likelihood, less what the fitted numbers cost
    """

    mistakes: tuple[Mistake, ...]
    tau: Array
    terms: tuple[Names, ...]
    spent: Array
    rest: Array
    score: float

    @property
    def fitted_terms(self) -> tuple[str, ...]:
        """The names of terms that some joint has."""
        return tuple(dict.fromkeys(name for names in self.terms for name in names))


class WholeFit(NamedTuple):
    """An explanation in all rows: efforts (N, n), the friction (N, n) among them that the file
    lacks, sizes of every joint's terms, and what is left.

    What is left is told as one thing everywhere: RMS of measured effort less these, in rows where
    a joint's direction is certain, over the RMS of the effort there; overall: roots of sums over
    joints.
    """

    tau: Array
    friction: Array
    sizes: tuple[Array, ...]
    left: Residual


class Evidence:
    """Rows to be explained; asked for an explanation, it gives the best terms of the joints."""

    def __init__(self, robot: Robot, measured: MeasuredMotion, lag: Lag | None = None) -> None:
        self.robot, self.whole = robot, measured
        self.lag = lag_of_effort(robot, measured) if lag is None else lag
        used = np.flatnonzero(measured.used)
        self.chosen = used[:: max(1, -(-len(used) // ROWS))]
        at = self.chosen
        rows = MeasuredMotion.of(
            measured.t[at], measured.q[at], measured.qd[at], measured.qdd[at], measured.effort[at]
        )
        # rows of a joint that count, one or none each
        self.measured = ~measured.unmeasured
        self.mask = (measured.sure[self.chosen] & self.measured).astype(float)
        self.work: Calculation = CachedTorques.on(robot, rows)
        self.given = rows.effort
        self.rows = np.maximum(self.mask.sum(axis=0), 1.0)
        self.right = self.work.torques()
        self.scale = scales(robot.model, self.right, self.given)
        self.floor = (self.scale * EXACT) ** 2
        bare = self.work.but(friction=False).torques(), self.work.but(rotor=False).torques()
        self._friction, self._rotor = self.right - bare[0], self.right - bare[1]
        self._spaces: dict[bytes, list[_Spaces]] = {}
        self.count = self.rows
        self.recount(self.explain(()))

    def recount(self, best: Explanation) -> None:
        """How many rows are independent, seen from what an explanation and all terms leave."""
        work = self.work_of(best.mistakes)
        rest, fullest = self.rest(best.tau), self.spaces(work)[-1]
        for j in range(rest.shape[1]):
            rest[:, j] -= fullest.part(rest, j)
        self.count = independent_rows(rest)
        self.count = np.clip(self.count, np.minimum(_FEWEST, self.rows), self.rows)

    def is_noise(self, explanation: Explanation) -> bool:
        """Whether neighbours in what is left are no more alike than noise through a filter."""
        return bool(np.all(independent_rows(explanation.rest) > _APART * self.rows))

    @property
    def price(self) -> float:
        """Of one fitted number."""
        return 0.5 * float(np.log(max(float(self.count.mean()), 2.0))) + _SEARCHED

    def work_of(self, mistakes: Sequence[Mistake]) -> Calculation:
        """The calculation with these mistakes."""
        return made_of(self.work, mistakes)

    def whole_fit(self, explanation: Explanation) -> WholeFit:
        """An explanation in all rows; joints' terms are fitted to these."""
        whole = self.whole
        work = made_of(CachedTorques.on(self.robot, whole), explanation.mistakes)
        tau = work.torques()
        rubs, sizes = np.zeros_like(tau), []
        qd, qdd = self.motion(work)
        counts = whole.used[:, None] & whole.sure & self.measured
        for j, names in enumerate(explanation.terms):
            known, rows = columns(names, qd[:, j], qdd[:, j]), counts[:, j]
            left = (whole.effort - tau)[rows, j]
            found = np.linalg.lstsq(known[rows], left, rcond=None)[0]
            tau[:, j] += known @ found
            friction = np.array([x in ("viscous", "coulomb") for x in labels(names)], dtype=float)
            rubs[:, j] = known @ (found * friction)
            sizes.append(found)
        squares = [
            np.sum(np.where(counts, x, 0.0) ** 2, axis=0) / np.maximum(counts.sum(axis=0), 1)
            for x in (whole.effort - tau, whole.effort)
        ]
        left, size = np.sqrt(squares)
        overall = float(np.sqrt(squares[0].sum() / max(float(squares[1].sum()), 1e-300)))
        relative = left / np.maximum(size, 1e-300)
        return WholeFit(tau, rubs, tuple(sizes), Residual(left, relative, overall))

    def motion(self, work: Calculation) -> tuple[Array, Array]:
        """Speed and acceleration (N, n) of the joint that each column of efforts belongs to."""
        source, sign = _sources(work)
        return work.qd[:, source] * sign, work.qdd[:, source] * sign

    def explain(self, mistakes: Sequence[Mistake], terms: Names = tuple(TERMS)) -> Explanation:
        """The explanation by these mistakes, with terms that joints may have beside."""
        work = self.work_of(mistakes)
        tau = work.torques()
        rest = self.rest(tau)
        power = np.sum(rest**2, axis=0)
        best = np.full(len(power), -np.inf)
        chosen: list[_Spaces | None] = [None] * len(power)
        for spaces in self.spaces(work):
            if not set(spaces.names) <= set(terms) - _off(work):
                continue
            made, possible = spaces.explained(rest)
            value = np.where(possible, self.score_of(power - made, spaces.names), -np.inf)
            for j in np.flatnonzero(value > best + 1e-9).tolist():
                best[j], chosen[j] = value[j], spaces
        cost = self.price * sum(mistake.numbers for mistake in mistakes)
        spent = np.zeros_like(rest)
        for j, space in enumerate(chosen):
            if space is not None and space.names:
                spent[:, j] = space.part(rest, j)
        names = tuple(space.names if space is not None else () for space in chosen)
        # explanations that differ by rounding alone are as good
        score = round(float(best.sum()) - cost, 6)
        return Explanation(tuple(mistakes), tau, names, spent, rest - spent, score)

    def rest(self, tau: Array) -> Array:
        """What torques leave, in the rows that count; zero in others."""
        return (self.given - tau) * self.mask

    def score_of(self, power: Array, names: Names) -> Array:
        """(n,) of joints that leave so much power (n,) beside terms."""
        mean = np.maximum(power, 0.0) / self.rows
        fit = -0.5 * self.count * np.log((mean + self.floor) / self.scale**2)
        return fit - self.price * width(names)

    def spaces(self, work: Calculation) -> list[_Spaces]:
        """What terms can explain, by choice of terms, for the motion of a calculation."""
        source, _ = _sources(work)
        qd, qdd = self.motion(work)
        key = qd.tobytes()
        if key not in self._spaces:
            if len(self._spaces) > 64:
                self._spaces.clear()
            of_file = np.sum(self._friction * self.work.qd, axis=0)[source]
            rotor = np.sum(self._rotor * self.work.qdd, axis=0)[source]
            self._spaces[key] = [
                _Spaces(names, qd, qdd, self.mask, of_file, rotor) for names in BASES
            ]
        return self._spaces[key]

    def left(self, explanation: Explanation) -> Residual:
        """What an explanation leaves of the rows that are searched, over their larger torques: for
        the search alone. What is told of it is `whole_fit`'s."""
        left = np.sqrt(np.sum(explanation.rest**2, axis=0) / self.rows)
        overall = float(np.sqrt(np.sum(left**2) / np.sum(self.scale[self.measured] ** 2)))
        return Residual(left, left / self.scale, overall)


def made_of(work: Calculation, mistakes: Sequence[Mistake]) -> Calculation:
    """A calculation with mistakes; a delay comes before what is done to a motion."""
    ordered = sorted(mistakes, key=lambda mistake: mistake.family != "time")
    return reduce(lambda made, mistake: mistake.make(made), ordered, work)


def _off(work: Calculation) -> set[str]:
    """Terms that a calculation has said not to be in the effort."""
    return {name for name in ("friction", "rotor") if not getattr(work, name)}


def _sources(work: Calculation) -> tuple[Array, Array]:
    """For each column of efforts the joint that it belongs to (n,), and its sign (n,)."""
    n = work.model.nv
    if work.report is None:
        return np.arange(n), np.ones(n)
    through = work.report(np.eye(n))
    source = np.abs(through).argmax(axis=0)
    sign = np.sign(through[source, np.arange(n)])
    return source, np.where(sign == 0, 1.0, sign)


class _Spaces:
    """For one choice of terms: what their columns can make up of each joint's rest."""

    def __init__(
        self, names: Names, qd: Array, qdd: Array, mask: Array, friction: Array, rotor: Array
    ) -> None:
        self.names = names
        found = [columns(names, *x) for x in zip(qd.T, qdd.T, strict=True)]
        self._columns = np.stack(found) * mask.T[..., None]
        self._inverse = np.linalg.pinv(self._columns, rcond=1e-9)
        # a joint that does not move has no friction to tell
        self._felt = np.all(np.abs(self._columns).max(axis=1, initial=0.0) > 1e-9, axis=1)
        named = labels(names)
        rubs = np.array([label in ("viscous", "coulomb") for label in named], dtype=float)
        turns = np.array([label == "rotor" for label in named], dtype=float)
        # energy that friction takes and that a rotor's inertia stands for, by size of each column
        self._taken = np.einsum("nrk,rn->nk", self._columns, qd) * rubs
        self._stored = np.einsum("nrk,rn->nk", self._columns, qdd) * turns
        self._own = friction, rotor

    def explained(self, rest: Array) -> tuple[Array, Array]:
        """(n,): power of what is made up of rest (N, n), and whether it can be what it is called:
        friction that takes energy and rotors with inertia, together with the file's own."""
        found = np.einsum("nkr,rn->nk", self._inverse, rest)
        made = np.einsum("nrk,nk->nr", self._columns, found)
        friction = np.sum(self._taken * found, axis=1)
        rotor = np.sum(self._stored * found, axis=1)
        possible = self._felt & (friction >= -self._own[0]) & (rotor >= -self._own[1])
        return np.sum(made * rest.T, axis=1), possible

    def part(self, rest: Array, joint: int) -> Array:
        """(N,): what is made up of a joint's rest."""
        return np.asarray(self._columns[joint] @ (self._inverse[joint] @ rest[:, joint]))
