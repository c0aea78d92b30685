"""Which known mistake, or which two, give the torques that a learner has found?

Every known mistake is made in turn, and then every two together. The calculation that explains
the torques best is compared with the right one by the likelihood of what each leaves over, taken
as noise of unknown size in every joint. A mistake is named only if it explains the torques clearly
better than right torques do, and two only if they do so clearly better than any one; and in either
case only if what is left looks like noise and their effect stands out of it. Of a long file some
rows are searched; but nothing is called right, or explained, that all rows do not bear out.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import reduce
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.apps.check.diagnose.calculation import Calculation
from rnea.apps.check.diagnose.comparison import Comparison
from rnea.apps.check.diagnose.indistinguishable import why_same
from rnea.apps.check.diagnose.mistake import Mistake
from rnea.apps.check.diagnose.residual import EXACT, Residual
from rnea.apps.check.diagnose.search import Candidate, MistakeSearch
from rnea.apps.check.diagnose.side_by_side import SideBySide, scaled_parts, side_by_side
from rnea.apps.check.diagnose.stated_precision import MOST_WRITTEN, torque_digits, written
from rnea.apps.check.diagnose.verdict_words import verdict_lines
from rnea.core.model import Model, as_array, warn_of_degrees
from rnea.core.spatial import Wrench
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

    from rnea.robot import Robot


@dataclass(frozen=True, eq=False, repr=False)
class Diagnosis:
    """The verdict, and what supports it.

    verdict       "right"; "mistake" or "two mistakes", which explain the torques; "inexact": right
                  but for the last of the digits they were given with; or "unknown"
    mistakes      those of the verdict; none where it is "unknown"
    candidates    "unknown" only: the mistakes of the nearest calculation, which do not explain the
                  torques
    like          other explanations that these torques cannot be told from
    why_like      why not, a reason for each of `like`
    before, after residuals against the right torques and against the verdict's, or those of the
                  candidates, relative to the larger of both torques
    random        whether what is left after looks like noise
    no_effect     mistakes that leave the torques of this robot and motion as they are
    same          groups of mistakes that give the same torques here
    why_same      why they do, a reason for each of `same`
    skipped       mistakes that the robot cannot show, with the reason
    nearest       the best explanations with their overall residual
    hint          what explains the small remainder of torques that pass for right
    right_joints  joints whose torques are right
    torques       given and right ones beside each other
    factors       how often each part of the torque is contained in the given ones, where that can
                  be told (unknown only)
    digits        how far torques may be off by the digits they were given with, if that is known
    serial        whether every joint carries the next one
    rows: how many states were looked at
    all_zero: whether the given torques are all zero

    >>> from rnea import load
    >>> arm = load("one_link")
    >>> q, qd, qdd = np.random.default_rng(0).normal(size=(3, 20, 1))
    >>> diagnose(arm, q, qd, qdd, arm.inverse_dynamics(q, qd, qdd)).verdict
    'right'
    >>> print(diagnose(arm, q, qd, qdd, arm.inverse_dynamics(q, qd, qdd)))
    The torques are right (residual 0 %).
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
    torques: SideBySide
    factors: dict[str, float] = field(default_factory=dict)
    hint: Mistake | None = None
    all_zero: bool = False
    digits: Array | None = None
    serial: bool = False
    candidates: tuple[Mistake, ...] = ()
    why_like: tuple[str, ...] = ()
    why_same: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "\n".join(verdict_lines(self))

    def __repr__(self) -> str:
        named = " and ".join(mistake.title for mistake in self.mistakes)
        return f"<Diagnosis: {self.verdict}{f', {named}' if named else ''}>"


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
    digits: ArrayLike | None = None,
    noisy: bool = False,
    wrench: Wrench | None = None,
) -> Diagnosis:
    """Which known mistake, if any, explains torques (N, n) that were found for a motion (N, n)?

    They are compared with the right torques, with or without friction, rotors and springs, and
    with those of every known mistake and of every two; gravity (3,) is the robot's unless given,
    and a wrench acts in all rows alike.
    digits (n,) or (N, n): how far right torques may be off because they were written with few
    digits, half a unit of the last one. What is off by more is not right, unless it may be noise
    (noisy) and there are 20 rows or more to tell it by. Without digits, those of the floats count
    as Python writes them, as on the command line (12.0 as 12), noise is allowed, and 0.2 % are
    forgiven in 20 rows and more.

    >>> import rnea
    >>> arm = rnea.load("planar_2r")
    >>> q, qd, qdd = np.random.default_rng(0).normal(size=(3, 40, 2))
    >>> tau = arm.inverse_dynamics(q, qd, qdd, gravity=-arm.gravity)
    >>> verdict = diagnose(arm, q, qd, qdd, tau)
    >>> verdict.verdict, verdict.mistakes[0].title
    ('mistake', 'gravity with the wrong sign')
    >>> one = [[0.3, 0.5]], [[0, 0]], [[0, 0]], [[-24.4, -8.44]]  # -24.3895, -8.4447
    >>> diagnose(arm, *one).verdict, diagnose(arm, *one, digits=[0.005, 0.005]).verdict
    ('right', 'inexact')
    """
    robot.model.refuse_loops("a diagnosis")
    robot.model.refuse_mimics("a diagnosis")
    robot.model.require_single_axes("a diagnosis")
    field = np.asarray(robot.gravity if gravity is None else gravity)
    model = robot.model
    motion = (_rows(model, q, "q"), _rows(model, qd, "qd"), _rows(model, qdd, "qdd"))
    if wrench is not None and (wrench.force.ndim, wrench.moment.ndim) != (1, 1):
        raise InputError("wrench: one force and one moment, the same in all rows")
    switches = friction, rotor, spring
    work = Calculation(robot.description, model, *motion, field, *switches, wrench=wrench)
    given = _rows(model, tau, "tau")
    if given.shape != work.q.shape:
        raise InputError(f"torques {given.shape} do not fit the motion {work.q.shape}")
    if not given.size:
        raise InputError("there are no torques to compare")
    warn_of_degrees(model, work.q)
    allowed = None
    if digits is not None:
        allowed = _digits(given, digits)
    elif len(given) <= MOST_WRITTEN:
        case: dict[str, Any] = {"gravity": field, "wrench": wrench, "friction": friction}
        case |= {"rotor": rotor, "spring": spring}
        halves = [written(x, own) for x, own in zip(motion, (q, qd, qdd), strict=True)]
        allowed = torque_digits(robot, written(given, tau), halves, motion, case)
    return _verdict(Comparison.of(work, given, allowed, noisy or digits is None))


def _rows(model: Model, values: ArrayLike, what: str) -> Array:
    """Values (N, n), all of them numbers."""
    names = model.names(what)
    rows = np.atleast_2d(as_array(values, names, what))
    bad = np.argwhere(~np.isfinite(rows))
    if len(bad) and rows.ndim == 2 and rows.shape[1] == len(names):
        row, joint = bad[0].tolist()
        raise InputError(
            f"{what} of {names[joint]} in row {row + 1} of {len(rows)} is {rows[row, joint]}: "
            "leave out rows without numbers, in the motion and in the torques"
        )
    return rows


def _digits(given: Array, values: ArrayLike) -> Array:
    """Deviations (n,) or (N, n), none of them negative."""
    digits = np.asarray(values, dtype=float)
    if digits.shape not in (given.shape, given.shape[1:]) or not np.all(digits >= 0):
        raise InputError(
            f"digits: one deviation from 0 on for each of {given.shape[1]} joints, or for each "
            f"torque, not {digits.tolist()}"
        )
    return digits


def _verdict(whole: Comparison) -> Diagnosis:
    """What is made of the best calculation, once it is seen on all rows."""
    search = MistakeSearch(whole)
    best = search.best()
    shown = not best.mistakes or search.shows(best)
    best = best if shown else search.right
    tau = _torques(whole, best)
    judged, random = best, _random(search, whole, best, tau)
    known = whole.fits(tau)
    if not known and not whole.nearly_right:
        noise = shown and random and whole.noisy
        known = whole.passes(best.mistakes, tau) or noise
    ranked = search.ranked()
    hint = None
    if not known and whole.nearly_right:
        best = search.right
    elif not known:
        # a second mistake that explains next to nothing is no hint
        near = [(c, left) for c, left in ranked if left <= 2 * ranked[0][1]]
        best = min(near, key=lambda x: (len(x[0].mistakes), x[1]))[0]
        # two digits of one joint prove little, and yet this one has these two digits
        known = len(best.mistakes) == 1 and whole.fits(_torques(whole, best))
    elif best.mistakes and best.mistakes[0].fitted and whole.next_to_right(tau):
        hint, best = best.mistakes[0], search.right
    tau = _torques(whole, best)
    before, after = whole.own_terms(whole.right), whole.own_terms(tau)
    names = whole.work.model.joint_names
    digits = None if whole.noisy and not whole.fits(whole.right) else whole.rounding
    like = search.like(best) if known else []
    judged_by = "noise" if digits is None else "digits given"
    same = _same_torques(search.groups)
    verdict = _word(whole, best, known)
    return Diagnosis(
        verdict=verdict,
        mistakes=() if verdict == "unknown" else best.mistakes,
        candidates=best.mistakes if verdict == "unknown" else (),
        like=tuple(c.mistakes for c in like),
        why_like=tuple(search.why_like(best, c, judged_by) for c in like),
        joints=names,
        rows=len(whole.given),
        before=before,
        after=after,
        random=random if best is judged else _random(search, whole, best, tau),
        no_effect=tuple(search.no_effect),
        same=same,
        why_same=tuple(why_same(search.rows, group) for group in same),
        skipped=tuple(search.skipped),
        nearest=_nearest(whole, [c for c, _ in ranked[:4]]),
        right_joints=_right_joints(whole, before, after if known else None),
        torques=side_by_side(whole.given, whole.right, whole.scale),
        factors={} if known else scaled_parts(whole.given, whole.right, whole.budget),
        hint=hint,
        all_zero=not np.any(whole.given),
        digits=digits,
        serial=whole.work.model.is_serial,
    )


def _right_joints(whole: Comparison, before: Residual, after: Residual | None) -> tuple[str, ...]:
    """Joints whose torques are right to their digits, or to rounding.

    after: what an explanation leaves; a joint that right torques leave no more of is right in it.
    """
    good = before.joint <= EXACT
    if whole.digits is not None:
        good = whole.fitting(whole.right)
    if after is not None:
        good = good | (before.joint <= after.joint * (1 + EXACT))
    names = whole.work.model.joint_names
    return tuple(name for name, ok in zip(names, good, strict=True) if ok)


def _word(whole: Comparison, best: Candidate, known: bool) -> str:
    if not known:
        return "inexact" if whole.nearly_right else "unknown"
    return ("right", "mistake", "two mistakes")[len(best.mistakes)]


def _torques(whole: Comparison, candidate: Candidate) -> Array:
    """The candidate's torques in all rows."""
    if not candidate.mistakes:
        return whole.right
    return reduce(
        lambda made, mistake: mistake.make(made), candidate.mistakes, whole.work
    ).torques()


def _random(search: MistakeSearch, whole: Comparison, candidate: Candidate, tau: Array) -> bool:
    """Whether what is left looks like noise where it was searched, and in all rows."""
    return search.random(candidate) and (search.rows is whole or whole.random(tau))


def _nearest(whole: Comparison, found: list[Candidate]) -> tuple[tuple[str, float], ...]:
    """Titles with what they leave in all rows, the nearest first."""
    left = [(c.title, whole.own_terms(_torques(whole, c)).overall) for c in found]
    return tuple(sorted(left, key=lambda x: x[1]))


def _same_torques(groups: list[list[Candidate]]) -> tuple[tuple[Mistake, ...], ...]:
    """Mistakes with the same torques, without those that stand alone."""
    named = (tuple(c.mistakes[0] for c in g if not c.mistakes[0].alone) for g in groups)
    return tuple(group for group in named if len(group) > 1)
