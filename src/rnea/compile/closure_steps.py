"""The step by which loops are closed, in machine code."""

from __future__ import annotations

from rnea.compile.kernel import evaluate
from rnea.compile.machine_code import MachineCode
from rnea.compile.program import ProgramRequest
from rnea.model import Model, NewtonStep
from rnea.recursions import CLOSURE_STEP
from rnea.spatial.numbers import Array


def newton_step(model: Model) -> NewtonStep | None:
    """`CLOSURE_STEP` of a robot with loops, compiled when it is first called.

    None where its equations have no triangle to be solved: no joint depends on others, or what the
    independent joints leave open is answered by the least norm.
    """
    closure = model.closure
    assert closure is not None
    if closure.least_norm or not closure.dependent(model.tree):
        return None
    code = MachineCode(model, ProgramRequest.of(CLOSURE_STEP), single=False)

    def step(q: Array, u: Array) -> Array:
        # whoever has many rows shares them between threads
        return evaluate(code, [q, u], (len(q),), threads_=1)

    return step
