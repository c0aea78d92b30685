"""Equations of motion of a robot, from the recursion run on symbols.

Small robots get a closed form as a textbook prints it. A large one would fill pages: it gets the
same functions as a list of shared sub-expressions, and the operation counts.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import numpy as np

from rnea.core.description import Description
from rnea.core.model import Model
from rnea.core.recursions import QUANTITIES
from rnea.engine.symbolic.equations import (
    Entries,
    Equations,
    OperationCount,
    Shared,
    SymbolicFunction,
)
from rnea.engine.symbolic.expression import ZERO, names_in
from rnea.engine.symbolic.naming import VALUES, Naming, naming
from rnea.engine.symbolic.shared_form import TracedRobot
from rnea.errors import InputError, UnknownNameError

GROUPS = ("terms", "acceleration")
CLOSED_UP_TO_JOINTS = 4

# of every form its functions: rows of the table of quantities, and a textbook's letter for each
_FUNCTIONS = {
    "tau": (("inverse_dynamics", "tau"),),
    "mcg": (("mass_matrix", "M"), ("coriolis_matrix", "C"), ("gravity_torque", "g")),
    "energy": (("kinetic_energy", "T"), ("potential_energy", "V")),
    "christoffel": (("christoffel", "c"),),
}
FORMS = tuple(_FUNCTIONS)


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
    for what, choice, legal in (
        ("form", form, FORMS),
        ("group", group, GROUPS),
        ("values", values or VALUES[0], VALUES),
    ):
        if choice not in legal:
            raise UnknownNameError(what, choice, legal)
    _refuse_loops(model)
    named = naming(description, model, values)
    coordinates = _coordinates(model)
    notes = [*_left_out(model), *_legend(coordinates), *named.legend()]
    costs: dict[str, OperationCount | int] = {}
    traced = TracedRobot(named)
    outside = _angles_outside(model)
    small = model.nv <= CLOSED_UP_TO_JOINTS and not outside
    closed = _closed(named, form, group) if small else None
    if closed is not None:
        entries, shared = closed
    else:
        entries, shared, cost = traced.equations([name for name, *_ in _FUNCTIONS[form]])
        costs["these equations, shared sub-expressions once"] = cost
        why = f"has no place for {outside}" if outside else "would fill pages"
        notes.append(
            f"The closed form {why}: {len(shared)} sub-expressions used more than once have a name."
        )
    if form in ("tau", "mcg"):
        costs |= traced.costs()
    functions = _functions(form, model, entries)
    formulas = [f for _, f in shared] + [f for each in functions for f in each.entries.values()]
    # a factor may have taken the name of a parameter that the equations do not contain
    used = set().union(*map(names_in, formulas)) - {name for name, _ in shared}
    parameters = {name: float(value) for name, value in named.parameters.items() if name in used}
    _refuse_names_of_results(functions, parameters)
    return Equations(
        robot=description.name,
        form=form,
        joints=model.nv,
        parameters=parameters,
        functions=functions,
        shared=tuple(shared),
        costs=costs,
        notes=tuple(notes),
        units=tuple(freedom.effort_unit for freedom in model.dofs),
        coordinates=coordinates,
    )


def _refuse_loops(model: Model) -> None:
    """Coordinates that depend on each other have no closed form in general."""
    if model.closure is not None:
        raise InputError(
            f"equations of motion of robot {model.name!r} are not derived: it has loops, and which "
            "coordinates go with the independent ones has no closed form in general. Possible: "
            "rnea explain, which works its loops step by step with numbers, or rnea export, which "
            "writes code for every quantity of it"
        )


def _closed(named: Naming, form: str, group: str) -> tuple[list[Entries], Shared] | None:
    # SymPy takes a while to import, and large arms do without
    from rnea.engine.symbolic.closed_form import closed_form

    return closed_form(named, form, group)


def _functions(form: str, model: Model, entries: Sequence[Entries]) -> tuple[SymbolicFunction, ...]:
    """The functions of a form, without the entries that are zero."""
    functions = []
    for (name, symbol), each in zip(_FUNCTIONS[form], entries, strict=True):
        nonzero = {index: formula for index, formula in each.items() if formula != ZERO}
        row = QUANTITIES[name]
        functions.append(SymbolicFunction(name, symbol, row.states, row.shape(model), nonzero))
    return tuple(functions)


def _coordinates(model: Model) -> tuple[str, ...]:
    """The names of q1, q2, ... where they are not those of the joints."""
    if all(body.joint.nq == 1 for body in model.bodies):
        return ()
    return tuple(coordinate.name for coordinate in model.coordinates)


def _legend(names: Sequence[str]) -> list[str]:
    listed = ", ".join(f"q{i} is {name}" for i, name in enumerate(names, start=1))
    return [f"Coordinates: {listed}."] if names else []


def _angles_outside(model: Model) -> str:
    """Angles that stand outside of sines and cosines too: those of screws, which slide by them."""
    for body in model.bodies:
        joint = body.joint
        angular, linear = joint.motion_axes(joint.neutral)
        if np.any(angular.any(axis=-1) & linear.any(axis=-1)):
            return f"the angle of {joint.kind} joint {joint.name!r} beside its sine and cosine"
    return ""


def _left_out(model: Model) -> list[str]:
    rubs = any(body.losses.rubs for body in model.bodies)
    rotors = any(body.losses.rotor for body in model.bodies)
    parts = ["friction"] * rubs + ["the inertia of the rotors"] * rotors
    parts += ["the springs"] * model.has_springs
    if not parts:
        return []
    verb = "is" if len(parts) == 1 and not model.has_springs else "are"
    *first, last = parts
    listed = f"{', '.join(first)} and {last}" if first else last
    return [f"Rigid body only: {listed} of this robot {verb} not included."]


def _refuse_names_of_results(
    functions: Collection[SymbolicFunction], parameters: Mapping[str, float]
) -> None:
    """tau1 = 2 tau1² q1'' could be read in two ways."""
    for function in functions:
        for index in np.ndindex(function.shape):
            label = function.symbol + "".join(str(i + 1) for i in index)
            if label in parameters:
                raise InputError(
                    f"parameter {label!r} has the name of a result of these equations; rename it "
                    "in the robot file, or derive with numbers (--numbers)"
                )
