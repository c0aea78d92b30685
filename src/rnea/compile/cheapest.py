"""The cheapest program of a quantity: traced on several forms of one robot, the shortest kept."""

from __future__ import annotations

from collections.abc import Callable

from rnea.compile.quantities import Program
from rnea.model import Model, fewer_operations

# what each form is called, and what is done to the model
FORMS = {
    "as given": {"frames": False, "parameters": False},
    "frames": {"frames": True, "parameters": False},
    "parameters": {"frames": False, "parameters": True},
    "both": {"frames": True, "parameters": True},
}


def operations(program: Program) -> int:
    """How many operations one evaluation takes."""
    return sum(program.tape.counts().values())


def forms(model: Model, trace: Callable[[Model], Program]) -> dict[str, Program]:
    """A program traced on each form of a robot, by the name of the form.

    For quantities that expose no wrench inside the robot: torques, matrices, energies.
    """
    return {name: trace(fewer_operations(model, **done)) for name, done in FORMS.items()}


def cheapest(model: Model, trace: Callable[[Model], Program]) -> Program:
    """The shortest of these programs; the form of the model as given where none is shorter."""
    return min(forms(model, trace).values(), key=operations)
