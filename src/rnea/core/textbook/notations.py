"""The notations by name. To add one: a file with a `Notation` at its end, and a row here."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from rnea.core.description import CONVENTIONS
from rnea.core.model import Model
from rnea.core.spatial.numbers import Array
from rnea.core.textbook import worked_loops
from rnea.core.textbook.base_frame import BASE_FRAME
from rnea.core.textbook.craig import CRAIG
from rnea.core.textbook.lagrange import LAGRANGE
from rnea.core.textbook.saha import SAHA
from rnea.core.textbook.steps import Notation, Passage, Step, StepRecorder
from rnea.errors import UnknownNameError

NOTATIONS: dict[str, Notation] = {
    "craig": CRAIG,
    "saha": SAHA,
    "base": BASE_FRAME,
    "lagrange": LAGRANGE,
}

_NEAREST = {
    "siciliano": ("base", "has the axis of joint i as z_(i-1), and vectors from O_(i-1)"),
    "spong": ("craig", "works in the links' own frames, which stand at their far ends"),
    "paul": ("lagrange", "works by energies"),
    "featherstone": ("craig", "works in frames on the joints, with force and moment in one vector"),
    "lynch": ("craig", "works in the links' own frames, with force and moment in one vector"),
    "corke": ("craig", "works in the links' own frames"),
}
"""Of books that are not among ours: which of ours is nearest, and what that book does."""


def nearest_notation(name: str, legal: Collection[str] = tuple(NOTATIONS)) -> str:
    """A sentence for whoever asks for a book that is not among ours, or for no book; empty if we
    do not know it.

    legal: which of ours can be had.

    >>> nearest_notation("paul")
    "Nearest is 'lagrange': that book works by energies. "
    """
    if name.lower() in CONVENTIONS:
        return "That is a convention of DH tables, which the robot's file says. "
    for book, (ours, why) in _NEAREST.items():
        if book in name.lower() and ours in legal:
            return f"Nearest is {ours!r}: that book {why}. "
    return ""


@dataclass(frozen=True, eq=False)
class WorkedCalculation:
    """A worked calculation: the rigid body's tau (..., n) and every step.

    notation: its name
    steps: in the order of working; passages: what is said between them

    >>> import numpy as np
    >>> from rnea import load
    >>> arm, state = load("one_link"), np.array([0.5])
    >>> worked = work(arm.model, "lagrange", state, state, state, arm.gravity)
    >>> worked.notation, np.allclose(worked.tau, arm.inverse_dynamics(state, state, state))
    ('lagrange', True)
    """

    notation: str
    tau: Array
    steps: tuple[Step, ...]
    passages: tuple[Passage, ...] = ()


def work(
    model: Model, notation: str, q: Array, qd: Array, qdd: Array, gravity: Array
) -> WorkedCalculation:
    """Work a state (..., n) in a book's notation, by its name in `NOTATIONS`.

    >>> import numpy as np
    >>> from rnea import load
    >>> arm, state = load("one_link"), np.array([0.5])
    >>> print(work(arm.model, "craig", state, state, state, arm.gravity).steps[1])
    ¹ω₁ = ¹₀R ⁰ω₀ + θ̇₁ ¹Ẑ₁
    """
    if notation not in NOTATIONS:
        raise UnknownNameError("notation", notation, NOTATIONS, nearest_notation(notation))
    model.refuse_mimics("a worksheet")
    way = NOTATIONS[notation]
    record = StepRecorder(way.book)
    if model.closure is None:
        tau = way.work(model, q, qd, qdd, gravity, record)
    else:
        tau = worked_loops.work(model, way, q, qd, qdd, gravity, record)
    return WorkedCalculation(notation, tau, tuple(record.steps), tuple(record.passages))
