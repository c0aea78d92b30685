"""Equations of motion of a robot, from the recursion run on symbols.

Small robots get a closed form as a textbook prints it. A large one would fill pages: it gets the
same functions as a list of shared sub-expressions, and the operation counts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.describe import Description
from rnea.errors import InputError, UnknownNameError
from rnea.model import Model
from rnea.recursions import QUANTITIES, Case
from rnea.spatial.numbers import Array
from rnea.symbolic import traced_numbers
from rnea.symbolic.common_subexpressions import Shared
from rnea.symbolic.equations import Cost, Equations, Function, Index
from rnea.symbolic.expression import ZERO, Formula, names_in
from rnea.symbolic.naming import VALUES, Naming, naming
from rnea.symbolic.traced_numbers import TRACED

if TYPE_CHECKING:
    from rnea.symbolic.closed_form import Term
    from rnea.symbolic.layout import Layout

FORMS = ("tau", "mcg", "energy", "christoffel")
GROUPS = ("terms", "acceleration")
CLOSED_UP_TO_JOINTS = 4
CLOSED_UP_TO_TERMS = 150

Entries = Mapping[Index, Formula]
Rows = Sequence[Sequence["Term"]]

_PARTS = {
    "tau": (("inverse_dynamics", "tau", ("q", "qd", "qdd"), 1),),
    "mcg": (
        ("mass_matrix", "M", ("q",), 2),
        ("coriolis_matrix", "C", ("q", "qd"), 2),
        ("gravity_torque", "g", ("q",), 1),
    ),
    "energy": (("kinetic_energy", "T", ("q", "qd"), 0), ("potential_energy", "V", ("q",), 0)),
    "christoffel": (("christoffel", "c", ("q",), 3),),
}


def derive(
    description: Description,
    model: Model,
    *,
    form: str = "tau",
    group: str = "terms",
    values: str = "",
) -> Equations:
    """The equations of motion of the rigid body.

    form    "tau" (the torques), "mcg" (M, C and g), "energy" (T and V) or "christoffel" (c_ijk)
    group   "terms" or "acceleration": how the torques and energies are laid out
    values  "names" (the file's named parameters), "numbers", or "symbols" (every mass, centre of
            mass, inertia and length); empty: names where the file has some, else numbers
    """
    for what, given, legal in (("form", form, FORMS), ("group", group, GROUPS)):
        if given not in legal:
            raise UnknownNameError(what, given, legal)
    if values and values not in VALUES:
        raise UnknownNameError("values", values, VALUES)
    named = naming(description, model, values)
    made = _closed(named, form, group) if model.nv <= CLOSED_UP_TO_JOINTS else None
    equations = made if made is not None else _shared(named, form)
    _refuse_names_of_results(equations, named)
    return replace(
        equations,
        parameters=_used(equations, named.parameters),
        costs={**equations.costs, **(_costs(named) if form in ("tau", "mcg") else {})},
        notes=(*_left_out(model), *named.legend(), *equations.notes),
        units=tuple("N m" if b.joint.kind == "revolute" else "N" for b in model.bodies),
    )


# ---- closed forms ------------------------------------------------------------------------------


def _closed(named: Naming, form: str, group: str) -> Equations | None:
    """None where the closed form would be too long to read."""
    # SymPy takes a while to import, and large arms do without
    import sympy

    from rnea.symbolic import closed_form
    from rnea.symbolic.layout import Layout
    from rnea.symbolic.ring_numbers import ANGLES

    exact = named.model(ANGLES, sympy.Symbol)
    ring = closed_form.robot_ring(exact, named.parameters, named.gravity)
    found = (closed_form.energies if form == "energy" else closed_form.torques)(exact, ring)
    if found.size > CLOSED_UP_TO_TERMS:
        return None
    layout = Layout(ring, found.rows, named.taken)
    if form == "mcg":
        return _equations(named, form, *_matrices(layout, found.rows))
    entries: list[dict[Index, Formula]]
    if form == "energy":
        kinetic, potential = found.rows
        moving = layout.total(kinetic) if group == "terms" else layout.by_acceleration(kinetic)
        entries = [{(): moving}, {(): layout.still(potential)}]
    elif form == "tau":
        laid = layout.by_terms if group == "terms" else layout.by_acceleration
        entries = [{(i,): laid(row) for i, row in enumerate(found.rows)}]
    else:
        entries = [_christoffel(layout, found.rows)]
    return _equations(named, form, entries, ())


def _matrices(layout: Layout, rows: Rows) -> tuple[list[Entries], list[tuple[str, Formula]]]:
    """M, C and g as coefficients of the torques, and the factors that C's entries share."""
    n = len(rows)
    mass: dict[Index, Formula] = {}
    velocity: dict[Index, Sequence[Term]] = {}
    gravity: dict[Index, Formula] = {}
    for i, row in enumerate(rows):
        gravity[i,] = layout.still(_coefficient(row, (0,) * 2 * n))
        for j in range(n):
            mass[i, j] = layout.bracket(_coefficient(row, _unit(2 * n, n + j)))
            velocity[i, j] = _coriolis(row, j, n)
    shared, coriolis = layout.with_common_factors(velocity)
    return [mass, coriolis, gravity], shared


def _christoffel(layout: Layout, rows: Rows) -> dict[Index, Formula]:
    n = len(rows)
    out: dict[Index, Formula] = {}
    for i, row in enumerate(rows):
        for j in range(n):
            of_j = _coriolis(row, j, n)
            for k in range(n):
                out[i, j, k] = layout.bracket(_coefficient(of_j, _unit(2 * n, k)))
    return out


def _unit(size: int, index: int) -> tuple[int, ...]:
    return tuple(int(i == index) for i in range(size))


def _coefficient(row: Sequence[Term], motion: tuple[int, ...]) -> list[Term]:
    still = (0,) * len(motion)
    return [replace(t, motion=still) for t in row if t.motion == motion]


def _coriolis(row: Sequence[Term], j: int, n: int) -> list[Term]:
    """C_ij = ½ ∂h_i/∂qd_j of the velocity torque h: no derivative of M is needed."""
    out = []
    for t in row:
        if t.motion[j] and not any(t.motion[n:]):
            lower = tuple(e - (i == j) for i, e in enumerate(t.motion))
            half = t.coefficient * Fraction(t.motion[j], 2)
            out.append(replace(t, coefficient=half, motion=lower))
    return out


# ---- shared sub-expressions --------------------------------------------------------------------


def _state(n: int) -> list[Array]:
    out = []
    for x in ("q", "qd", "qdd"):
        array = np.empty(n, dtype=object)
        array[:] = [traced_numbers.name(f"{x}{i + 1}") for i in range(n)]
        out.append(array)
    return out


def _traced(model: Model, name: str) -> Array:
    """One quantity of the rigid body on traced numbers."""
    states = dict(zip(("q", "qd", "qdd"), _state(model.nv), strict=True))
    row = QUANTITIES[name]
    # with a batch axis, so that no sum starts from a bare number
    given = [states[state][None] for state in row.states]
    return row.compute(model, Case(friction=False, rotor=False), *given)[0]


def _shared(named: Naming, form: str) -> Equations:
    model = named.model(TRACED, traced_numbers.name)
    values = Shared()
    roots: dict[Any, tuple[int, int]] = {}
    for name, *_ in _PARTS[form]:
        result = np.asarray(_traced(model, name), dtype=object)
        for index in np.ndindex(result.shape):
            roots[name, index] = values.add(result[index])
    free = (p for p in "tuxyz" if not any(name.startswith(p) for name in named.taken))
    shared, formulas = values.formulas(roots, next(free, "shared_"))
    entries = [
        {index: f for (owner, index), f in formulas.items() if owner == name}
        for name, *_ in _PARTS[form]
    ]
    cost = {"these equations, shared sub-expressions once": values.cost([*roots.values()])}
    note = (
        f"The closed form would fill pages: {len(shared)} sub-expressions used more than once "
        "have a name."
    )
    return replace(_equations(named, form, entries, shared), costs=cost, notes=(note,))


def _costs(named: Naming) -> dict[str, Cost | int]:
    """tau by the recursion, and by M, C and g as Lagrange's equations have it."""
    model = named.model(TRACED, traced_numbers.name)
    values = Shared()
    recursion = [values.add(tau) for tau in _traced(model, "inverse_dynamics")]
    _, qd, qdd = _state(model.nv)
    M, C, g = (_traced(model, name) for name, *_ in _PARTS["mcg"])
    lagrange = [values.add(sum((M[i] * qdd), start=g[i]) + sum(C[i] * qd)) for i in range(model.nv)]
    return {
        "tau by the recursion": values.cost(recursion),
        "tau by M q'' + C q' + g": values.cost(lagrange),
        "the same without sharing": values.unshared(lagrange),
    }


# ---- the result --------------------------------------------------------------------------------


def _equations(
    named: Naming,
    form: str,
    entries: Sequence[Entries],
    shared: Sequence[tuple[str, Formula]],
) -> Equations:
    functions = tuple(
        Function(name, symbol, arguments, (named.joints,) * rank, _without_zeros(found))
        for (name, symbol, arguments, rank), found in zip(_PARTS[form], entries, strict=True)
    )
    robot = named.description.name
    return Equations(robot, form, named.joints, named.parameters, functions, tuple(shared))


def _without_zeros(found: Mapping[Index, Formula]) -> dict[Index, Formula]:
    return {index: formula for index, formula in found.items() if formula != ZERO}


def _used(equations: Equations, parameters: Mapping[str, float]) -> dict[str, float]:
    used: set[str] = set()
    for formula in [f for _, f in equations.shared] + [
        f for function in equations.functions for f in function.entries.values()
    ]:
        used |= names_in(formula)
    # a factor may have taken the name of a parameter that the equations do not contain
    used -= {name for name, _ in equations.shared}
    return {name: float(value) for name, value in parameters.items() if name in used}


def _left_out(model: Model) -> list[str]:
    losses = [body.losses for body in model.bodies]
    found = []
    if any(x.rubs for x in losses):
        found.append("friction")
    if any(x.rotor for x in losses):
        found.append("the inertia of the rotors")
    if not found:
        return []
    verb = "is" if len(found) == 1 else "are"
    return [f"Rigid body only: {' and '.join(found)} of this robot {verb} not included."]


def _refuse_names_of_results(equations: Equations, named: Naming) -> None:
    """tau1 = 2 tau1² q1'' could be read in two ways."""
    used = _used(equations, named.parameters)
    for function in equations.functions:
        for index in np.ndindex(function.shape):
            label = function.symbol + "".join(str(i + 1) for i in index)
            if label in used:
                raise InputError(
                    f"parameter {label!r} has the name of a result of these equations; rename it "
                    "in the robot file, or derive with numbers (--numbers)"
                )
