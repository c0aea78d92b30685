"""The step by which loops are closed, in machine code."""

from __future__ import annotations

from rnea.core.model import Model, NewtonStep
from rnea.core.recursions import CLOSURE_STEP
from rnea.core.spatial.numbers import Array
from rnea.engine.ir.program import ProgramRequest
from rnea.engine.runtime.kernel import evaluate
from rnea.engine.runtime.machine_code import MachineCode


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
