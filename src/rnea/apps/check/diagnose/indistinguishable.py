"""Why two calculations cannot be told apart: a reason is given only where it has been computed.

A sentence of the table stands for two mistakes with the same torques. Some say no more than that;
all others have a fact beside them, which is looked up in the torques of the robot and motion at
hand. Where it does not hold, it is only said that the torques coincide.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from rnea.apps.check.diagnose.calculation import Calculation
from rnea.apps.check.diagnose.comparison import Comparison
from rnea.apps.check.diagnose.mistake import Mistake
from rnea.apps.check.diagnose.residual import EXACT, rms
from rnea.core.spatial.numbers import Array

_Fact = Callable[[Comparison, tuple[Mistake, Mistake]], bool]
_NOTHING = EXACT / 10  # of a joint's torque
_EXACTLY = 1e-9


def same_torques(one: Array, two: Array, scale: Array) -> bool:
    """Whether torques (N, n) are the same but for rounding; scale (n,): of every joint."""
    size = max(float(np.abs(one).max()), float(np.abs(two).max()))
    return bool(np.all(np.abs(one - two) <= _EXACTLY * np.maximum(scale, 1e-3 * size)))


def _by_sameness(*_: object) -> bool:
    """The sentence says in other words that the torques are the same."""
    return True


def _zero(*names: str) -> Callable[[Comparison, object], bool]:
    """These parts of the right torques are zero."""

    def fact(rows: Comparison, _: object) -> bool:
        parts = dict(rows.budget.items())
        return all(np.all(np.abs(parts[name]) <= _NOTHING * rows.scale) for name in names)

    return fact


def _only_gravity(rows: Comparison, _: object = None) -> bool:
    others = [name for name, _ in rows.budget.items() if name != "gravity"]
    return _zero(*others)(rows, None)


def _one_loaded(rows: Comparison, _: object = None) -> bool:
    """Only one joint needs a torque, whatever the sizes of others' would be compared with."""
    size = rms(rows.right)
    return np.count_nonzero(size > _NOTHING * size.max()) == 1


def _two_joints(rows: Comparison, _: object) -> bool:
    return rows.work.model.nv == 2


def _odd_velocity_terms(rows: Comparison, _: object) -> bool:
    """Angles of the other sign change the sign of the velocity terms, and of nothing else."""
    budget, work = rows.budget, rows.work
    negated = rows.right - 2 * (budget.coriolis + budget.centrifugal)
    return same_torques(work.but(q=-work.q).torques(), negated, rows.scale)


def _point_mass(rows: Comparison, mistakes: tuple[Mistake, Mistake]) -> bool:
    """With and without the inertia kept it is one robot: there was none to keep."""

    def inertias(work: Calculation) -> list[Array]:
        return [body.inertia.about_com for body in work.model.bodies]

    one, two = (inertias(mistake.make(rows.work)) for mistake in mistakes)
    return all(np.array_equal(a, b) for a, b in zip(one, two, strict=True))


_ONLY_GRAVITY = "gravity is the only torque here"
_ONLY_PRODUCT = "2 d' w × z is the only product of two joints' speeds that is felt"
_WHY_SAME: dict[str, tuple[str, _Fact]] = {
    "shifted_up shifted_down": ("with two joints both exchange the two torques", _two_joints),
    "masses_in_other_frames com_from_other_end": (
        "the turn between the frames at both ends of the links is zero or not felt",
        _by_sameness,
    ),
    "gravity_sign rotation_transposed": (
        "a transposed turn only turns the weight over here",
        _by_sameness,
    ),
    "velocity_sign rotation_transposed": (
        "transposed turns have all angles with the other sign; the cosines stay, and the velocity "
        "terms are sines here",
        _odd_velocity_terms,
    ),
    "no_link no_mass_of_link": ("the link is a point mass", _point_mass),
    "rotation_transposed rotation_transposed_outward": (
        "the transpose changes nothing on the way in",
        _by_sameness,
    ),
    "no_coriolis_acceleration no_coriolis": (_ONLY_PRODUCT, _by_sameness),
    "half_coriolis_acceleration half_coriolis": (_ONLY_PRODUCT, _by_sameness),
    "no_moment_arm moment_arm_to_com": (
        "with the arm of the centre of mass no joint feels the next link's force either",
        _by_sameness,
    ),
    "no_centrifugal no_velocity_terms": (
        "no Coriolis terms are felt in this motion",
        _zero("coriolis"),
    ),
    "no_coriolis no_velocity_terms": (
        "no centrifugal terms are felt in this motion",
        _zero("centrifugal"),
    ),
    "inertia_about_com_for_origin no_own_parallel_axis": (
        "the first link's is the only parallel-axis term that is felt",
        _by_sameness,
    ),
    "rate_not_carried turning_not_carried": (
        "the angular acceleration that is carried on is not felt",
        _by_sameness,
    ),
    "scalar_recursion scalar_recursion_carried": (
        "nothing is handed on that is felt",
        _by_sameness,
    ),
    "common_factor other_g": (_ONLY_GRAVITY, _only_gravity),
    "common_factor gravity_sign": (_ONLY_GRAVITY, _only_gravity),
    "common_factor gravity_twice": (_ONLY_GRAVITY, _only_gravity),
    "gravity_sign negated_torque": (
        "gravity is the only torque of this joint, and no other has any",
        lambda rows, _: _only_gravity(rows) and _one_loaded(rows),
    ),
    "common_factor negated_torque": ("no other joint needs a torque here", _one_loaded),
}


def why_same(rows: Comparison, mistakes: Sequence[Mistake]) -> str:
    """Why two or more mistakes give the same torques in these rows, in one sentence."""
    if len(mistakes) == 2:
        one, two = mistakes
        for pair, (why, fact) in _WHY_SAME.items():
            if set(pair.split()) == {one.key, two.key} and fact(rows, (one, two)):
                return why
    return "their effects on the felt torques coincide in every row"


def why_like(rows: Comparison, best: Array, other: Array, judged_by: str) -> str:
    """Why torques (N, n) that are not the same explain the given ones as well as the best.

    judged_by: what they are judged by, the noise or the digits given.
    """
    apart = rms(best - other)
    if np.all(apart <= EXACT * rows.scale):
        return "they differ by less than rounding"
    unseen = rms(rows.given - best)
    if rows.rounding is not None:
        unseen = np.maximum(unseen, rows.rounding)
    if np.all(apart <= unseen):
        return f"they differ by less than the {judged_by}"
    return f"the {judged_by} hide which of them it is"
