"""WRONG PHYSICS ON PURPOSE. Mistakes whose size or place is found in the given torques.

A common factor, another g, an offset, one joint's sign, two joints exchanged, a row's delay: each
is made for the torques at hand and stands alone; it is not combined with a second mistake.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import numpy as np

from rnea.apps.check.diagnose.calculation import Calculation
from rnea.apps.check.diagnose.comparison import Comparison
from rnea.apps.check.diagnose.mistake import Mistake
from rnea.apps.check.diagnose.noise import visible
from rnea.core.spatial import number
from rnea.core.spatial.numbers import Array

_KNOWN = {
    -1.0: (
        "all torques with the opposite sign",
        "These are the torques of the load on the actuators (or all axes are reversed); wanted "
        "are those that the actuators exert on the robot.",
        "Negate all torques.",
    ),
    1000.0: (
        "all torques 1000 times the right ones (N mm in place of N m)",
        "Lengths in mm, or torques written in N mm.",
        "Calculate in m and kg, or divide the torques by 1000.",
    ),
    0.001: (
        "all torques 1/1000 of the right ones (kN m, or grams in place of kg)",
        "Masses in another unit, or torques written in kN m.",
        "Calculate in m and kg, or multiply the torques by 1000.",
    ),
    1 / 9.80665: (
        "all torques divided by 9.81 (kgf m in place of N m)",
        "A kilogram-force is 9.80665 N.",
        "Multiply the torques by 9.80665.",
    ),
}
_KNOWN_G = {9.8: 1e-4, 9.80665: 1e-4, 9.81: 1e-4, 10.0: 3e-3}  # and how near is the same


def fitted(whole: Comparison, gravity: Array) -> list[Mistake]:
    """The mistakes of this file that fit given torques best, each of its kind.

    gravity (N, n): its part of the right torques
    """
    fits = [_common_factor(whole), _other_g(whole, gravity), _offset(whole)]
    return [mistake for mistake in fits if mistake is not None]


def _share(whole: Comparison, given: Array, part: Array) -> float | None:
    """k of given = k part, None where the part is zero.

    It is the shortest number that explains all given torques to their digits. If none does, k is
    found by least squares, where a small torque of few digits counts as much as a large one.
    """
    weight, digits = 1 / whole.scale, whole.digits
    scaled = part * weight
    power = float(np.sum(scaled * scaled))
    if not power:
        return None
    if digits is not None:
        there = part != 0
        ends = (given[there] + digits[there] * [[-1], [1]]) / part[there]
        k = _shortest(float(ends.min(axis=0).max()), float(ends.max(axis=0).min()))
        if k is not None:
            return k
    return float(np.sum(scaled * given * weight)) / power


def _shortest(low: float, high: float) -> float | None:
    """The number of fewest digits between two others; None if there is none."""
    middle = (low + high) / 2
    rounded = (float(f"{middle:.{digits}g}") for digits in range(1, 18))
    return next((x for x in rounded if low <= x <= high), None)


def _common_factor(whole: Comparison) -> Mistake | None:
    right = whole.right
    k = _share(whole, whole.given, right)
    if k is None or abs(k) < 1e-6:
        return None
    known = next((value for value in _KNOWN if abs(k / value - 1) < 0.01), None)
    if known is not None:
        title, explanation, cure = _KNOWN[known]
        k = known
    elif np.count_nonzero(right) < 2:
        return None  # one number is explained by any factor
    else:
        title = f"all torques {number(k, 4)} times the right ones"
        explanation = "Every part of the torque carries the same factor: a unit, a gear or a sign."
        cure = f"Divide all torques by {number(k, 4)}."
    return Mistake(
        *("common_factor", title, explanation, cure),
        lambda work: work.reported(lambda tau: tau * k),
        "all torques are zero",
        alone=True,
        numbers=1,
    )


def _other_g(whole: Comparison, gravity: Array) -> Mistake | None:
    work, right = whole.work, whole.right
    k = _share(whole, whole.given - (right - gravity), gravity)
    if k is None or np.count_nonzero(right) < 2 or min(abs(k), abs(k + 1), abs(k - 2)) < 0.05:
        return None  # left out, of the wrong sign or twice: known without a fit
    size = float(np.linalg.norm(work.gravity))
    near = (g for g, within in _KNOWN_G.items() if abs(k * size / g - 1) < within)
    g = next(near, k * size)
    k = g / size
    return Mistake(
        "other_g",
        f"gravity of {number(g, 6 if g in _KNOWN_G else 4)} m/s² in place of {number(size, 6)}",
        "Only the gravity part of the torques differs, and it carries one factor.",
        f"Calculate with g = {number(size, 6)} m/s², or give --gravity the vector that was used.",
        lambda work: work.but(gravity=work.gravity * k),
        "gravity loads no joint in this motion",
        # a g that people use comes before a factor, and a factor before one that nobody has
        family="gravity" if g in _KNOWN_G else "",
        alone=True,
        numbers=1,
    )


def _offset(whole: Comparison) -> Mistake | None:
    work, given, right, digits = whole.work, whole.given, whole.right, whole.digits
    if len(given) < 5:
        return None
    by = np.mean(given - right, axis=0)
    if digits is not None:
        # a mean of rounded numbers is off by the mean of their roundings
        ends = (given - right - digits).max(axis=0), (given - right + digits).min(axis=0)
        short = map(_shortest, *ends)
        by = np.array([mean if x is None else x for x, mean in zip(short, by, strict=True)])
    told = np.minimum(np.abs(by), np.std(right, axis=0))
    if not np.any(visible(given - right - by) <= 0.15 * told):
        return None  # where nothing changes, or noise hides it, everything is a constant
    felt = np.abs(by) > 1e-3 * max(float(np.abs(by).max()), 1e-300)
    parts = [
        f"{body.joint.name} {number(value, 4)} {body.joint.effort_unit}"
        for body, value, shown in zip(work.model.bodies, by, felt, strict=True)
        if shown
    ]
    return Mistake(
        "offset",
        f"a constant added to the torques: {', '.join(parts)}",
        "The difference from the right torques is the same in every row: an offset of a sensor, "
        "a constant load, or a term evaluated once.",
        "Subtract these constants, or find the term that should change with the motion.",
        lambda work: work.reported(lambda tau: tau + by),
        "-",
        alone=True,
        numbers=work.model.nv,
    )


def negated(work: Calculation) -> Iterator[Mistake]:
    """One joint's torque with the opposite sign; of a single joint that is all torques'."""
    n = work.model.nv
    for i in range(n if n > 1 else 0):
        yield _negated(work.model.joint_names[i], 1 - 2 * np.eye(n)[i])


def _negated(name: str, sign: Array) -> Mistake:
    return Mistake(
        "negated_torque",
        f"the torque of {name} with the opposite sign",
        "All other torques are right. That of this joint is what its link exerts on the "
        "actuator, or its axis points the other way on the last line only.",
        f"Negate the torque of {name}; it is the part of n (or f) along the joint's own axis z.",
        lambda work: work.reported(lambda tau: tau * sign),
        "the joint needs no torque",
        family="sign",
        alone=True,
    )


def exchanged(work: Calculation) -> Iterator[Mistake]:
    """Two joints' torques, or two joints' motions, in each other's columns."""
    n = work.model.nv
    for i, j in combinations(range(n), 2):
        order = np.arange(n)
        order[[i, j]] = j, i
        both = f"{work.model.joint_names[i]} and {work.model.joint_names[j]}"
        torques, motions = _exchange(both, order)
        if n > 2:  # with two joints that is a shift
            yield torques
        yield motions


def _exchange(both: str, order: Array) -> tuple[Mistake, Mistake]:
    return Mistake(
        "swapped_torques",
        f"the torques of {both} exchanged",
        "The two columns stand under each other's names.",
        "Exchange the two columns.",
        lambda work: work.reported(lambda tau: tau[..., order]),
        "both joints have the same torque",
        family="index",
        alone=True,
    ), Mistake(
        "swapped_motion",
        f"the motions of {both} exchanged",
        "Position, velocity and acceleration of each of the two joints went into the other.",
        "Exchange the two joints' columns of q, qd and qdd.",
        lambda work: work.moved(lambda x: x[..., order]),
        "both joints move alike",
        family="index",
        alone=True,
    )


def delayed(whole: Calculation, chosen: slice) -> list[Mistake]:
    """Torques one row late or early; where rows are left out, by a row of the whole file."""
    ways = ((-1, "late", "up"), (1, "early", "down"))
    return [_delay(whole, chosen, *way) for way in ways] if len(whole.q) >= 5 else []


def _delay(whole: Calculation, chosen: slice, by: int, word: str, cure: str) -> Mistake:
    at = np.clip(np.arange(len(whole.q)) + by, 0, len(whole.q) - 1)

    def make(work: Calculation) -> Calculation:
        rows = at if len(work.q) == len(whole.q) else at[chosen]
        return work.but(q=whole.q[rows], qd=whole.qd[rows], qdd=whole.qdd[rows])

    return Mistake(
        "delay",
        f"torques one row too {word}",
        "Every torque is that of the neighbouring row: counting from 0 and from 1 mixed, or "
        "a filter's or a controller's delay.",
        f"Move the torques {cure} by one row.",
        make,
        "nothing changes from row to row",
        alone=True,
    )
