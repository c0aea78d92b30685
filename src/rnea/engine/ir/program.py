"""A quantity of one robot as a program: its recursion traced, with named inputs and a shape.

Beside the joints' states a program may take gravity, a wrench on every body, the motion of the
base, and the bodies' parameters as inputs: one program serves all their values. What a program
does not take is folded into it. Any `Quantity` can be traced, of the table or not.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np

from rnea.core.model import PARAMETERS, Model, fewer_operations, with_parameters
from rnea.core.recursions import BaseMotion, Conditions, Quantity
from rnea.core.spatial import ForceMoment
from rnea.core.spatial.numbers import Array
from rnea.engine.ir.reassociate import gathered
from rnea.engine.ir.tape import Tape, record
from rnea.engine.trace.tracer import Graph, indices, inputs
from rnea.errors import InputError

# what is done to a robot before it is traced, by name; the fewest operations come with both
FORMS = {
    "as given": {"frames": False, "parameters": False},
    "frames": {"frames": True, "parameters": False},
    "parameters": {"frames": False, "parameters": True},
    "both": {"frames": True, "parameters": True},
}


# results of one state that are larger are refused
MOST_GIGABYTES = 2


@dataclass(frozen=True)
class ProgramRequest:
    """What a program is of: a quantity, the case's switches and names, and its further inputs."""

    quantity: Quantity
    case: Conditions
    inputs: tuple[str, ...]

    @classmethod
    @lru_cache(maxsize=256)
    def of(
        cls, quantity: Quantity, case: Conditions | None = None, inputs: tuple[str, ...] = ()
    ) -> ProgramRequest:
        """Refuses inputs that the quantity does not know; equal requests are equal programs."""
        for name in inputs:
            if name not in quantity.takes:
                possible = ", ".join(x for x in sizes(0) if x in quantity.takes) or "none"
                raise InputError(
                    f"{name} cannot be an input of {quantity.name}; possible inputs: {possible}"
                )
        ordered = tuple(name for name in sizes(0) if name in inputs)
        return cls(quantity, quantity.relevant(case or Conditions()), ordered)

    @property
    def is_internal(self) -> bool:
        """Whether link frames and masses must be the robot's own: somebody sees them."""
        return self.quantity.inner or not {"wrench", "parameters"}.isdisjoint(self.inputs)


@dataclass(frozen=True)
class ProgramLayout:
    """The names of a program's input arrays with their columns, and the shape of one result.

    The first `states` of the arrays have a row for every row of a batch; of the others one row
    may serve all.
    """

    arguments: tuple[str, ...]
    columns: tuple[int, ...]
    shape: tuple[int, ...]
    states: int

    @property
    def places(self) -> list[tuple[str, int]]:
        """Of every input of the tape, the array that holds it and its column there."""
        pairs = zip(self.arguments, self.columns, strict=True)
        return [(name, column) for name, count in pairs for column in range(count)]


@dataclass(frozen=True, eq=False)
class Program:
    """A tape with its layout, and what it computes in a few words."""

    tape: Tape
    layout: ProgramLayout
    description: str = ""

    @property
    def operations(self) -> int:
        """How many operations one evaluation takes."""
        return sum(self.tape.counts().values())


def sizes(bodies: int) -> dict[str, int]:
    """Columns of the inputs that may stand behind the states."""
    return {
        "gravity": 3,
        "wrench": 6 * (bodies + 1),
        "base": 12,
        "parameters": len(PARAMETERS) * bodies,
    }


def layout(model: Model, request: ProgramRequest) -> ProgramLayout:
    """Inputs and shape of a program, before anything is traced; refuses one too large to hold."""
    asked, of_inputs = request.quantity, sizes(len(model.bodies))
    if asked.frame:
        model.frame(request.case.frame)
    if "parameters" not in request.inputs:
        asked.check(model, request.case)
    shape = asked.shape(model)
    gigabytes = 8 * math.prod(shape) / 2**30
    if gigabytes > MOST_GIGABYTES:
        raise InputError(
            f"{asked.name} of {model.name!r} has {' x '.join(map(str, shape))} numbers, "
            f"{gigabytes:.1f} GiB for one state; at most {MOST_GIGABYTES} GiB are computed"
        )
    further = asked.further(model) | {name: of_inputs[name] for name in request.inputs}
    columns = (*(model.columns(state) for state in asked.states), *further.values())
    return ProgramLayout((*asked.states, *further), columns, shape, len(asked.states))


def program(
    model: Model,
    request: ProgramRequest,
    *,
    form: str = "both",
    halfway: bool = False,
) -> Program:
    """Trace a quantity of a robot; what its case leaves out is not in the tape.

    form: which of `FORMS` the robot may take; one whose inside is asked about stays as it is.
    halfway: of a quantity in two parts the first alone, its ingredients.
    """
    where = layout(model, request)
    if not request.is_internal:
        model = fewer_operations(model, **FORMS[form])
    graph = Graph()
    arrays: dict[str, Array] = {}
    for name, count in zip(where.arguments, where.columns, strict=True):
        arrays[name] = inputs(graph, count, sum(len(x) for x in arrays.values()))
    if "parameters" in arrays:
        model = with_parameters(model, arrays["parameters"].reshape(-1, len(PARAMETERS)))
    states = [arrays[name] for name in (*request.quantity.states, *dict(request.quantity.also))]
    compute, asked = request.quantity.compute, request.quantity
    if halfway and (parts := asked.parts_of(model)) is not None:
        compute = parts.ingredients
    result = np.asarray(compute(model, _traced(request.case, arrays), *states))
    if not halfway and result.size != math.prod(where.shape):
        raise ValueError(f"{request.quantity.name} gave shape {result.shape}, not {where.shape}")
    graph, results = gathered(graph, indices(graph, result))
    tape = record(graph, results, sum(where.columns), no_minus_zero=True)
    return Program(tape, where, request.quantity.description)


def all_forms(model: Model, request: ProgramRequest) -> dict[str, Program]:
    """The program of each form of a robot, by the name of the form."""
    return {name: program(model, request, form=name) for name in FORMS}


def cheapest(model: Model, request: ProgramRequest) -> Program:
    """The shortest of these programs; the form of the model as given where none is shorter."""
    return min(all_forms(model, request).values(), key=lambda made: made.operations)


def _traced(case: Conditions, arrays: dict[str, Array]) -> Conditions:
    """The case with inputs in the places of what the program takes."""
    changed: dict[str, object] = {}
    if "gravity" in arrays:
        changed["gravity"] = arrays["gravity"]
    if "wrench" in arrays:
        rows = arrays["wrench"].reshape(-1, 6)
        changed["wrench"] = {i: ForceMoment(six[3:], six[:3]) for i, six in enumerate(rows)}
    if "base" in arrays:
        changed["base"] = BaseMotion(*arrays["base"].reshape(4, 3))
    return replace(case, **changed)  # type: ignore[arg-type]
