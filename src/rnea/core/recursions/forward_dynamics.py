"""Forward dynamics: which accelerations do torques cause?

Two ways, exact to rounding: articulated bodies, and solving with the mass matrix. The cost of the
second grows with the square of the depth of the tree: arms and bushy trees are cheaper by the mass
matrix, long chains by articulated bodies.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rnea.core.model import Model
from rnea.core.recursions.articulated_bodies import articulated_body
from rnea.core.recursions.conditions import Conditions
from rnea.core.recursions.mass_factors import couplings
from rnea.core.recursions.mass_solve import mass_solve
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, UnknownNameError

METHODS: dict[str, Callable[[Model, Conditions, Array, Array, Array], Array]] = {
    "aba": articulated_body,
    "mass": mass_solve,
}
# joints that carry a joint, on average: counted on the traced programs of chains of 8 to 20 joints
_DEEP = 6


def forward_dynamics(model: Model, case: Conditions, q: Array, qd: Array, tau: Array) -> Array:
    """qdd (..., n) by the method that the case names, or else by the cheaper one."""
    if case.method not in ("", *METHODS):
        raise UnknownNameError("method of forward dynamics", case.method, ("auto", *METHODS))
    with singular_refused(model):
        return METHODS[case.method or cheaper_method(model)](model, case, q, qd, tau)


@contextmanager
def singular_refused(model: Model) -> Iterator[None]:
    """An error that names the robot where its mass matrix has no inverse in any pose."""
    try:
        yield
    except ZeroDivisionError:
        # a pivot that is the constant zero, in numbers that are no floats
        raise InputError(
            f"forward dynamics of robot {model.name!r}: its mass matrix is singular in every pose; "
            "`Robot.forward_dynamics` names the joints"
        ) from None


def cheaper_method(model: Model) -> str:
    """The name of the method with fewer operations; joints that follow others have no choice."""
    carried = sum(len(before) for before in couplings(model))
    return "aba" if carried >= _DEEP * model.nv and not model.has_mimics and model.nv else "mass"
