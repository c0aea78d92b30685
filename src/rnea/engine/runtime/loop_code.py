"""Machine code of a loop of steps: found on disk, or traced and compiled; and how it is called."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Any, final

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.engine import native
from rnea.engine.ir.step_loop import Sizes, StepEquations, step_tapes
from rnea.engine.runtime import cache
from rnea.system.fork_safety import ONE_AT_A_TIME

if TYPE_CHECKING:
    from rnea.engine.llvm.jit import Code

_MOST_LOOPS = 64
# operations of a step, which is one function: more would compile for minutes
LARGEST = 20_000
_loops: OrderedDict[str, StepLoop] = OrderedDict()


@final
class StepLoop:
    """Steps in machine code; every call has its own state."""

    def __init__(self, code: Code) -> None:
        self._code = code

    def __call__(
        self, parameters: Array, timed: Array, state: Array, control: Array, out: Array
    ) -> tuple[int, bool]:
        """Takes at most a step for every row of `timed`; see `llvm_step_loop` for the arrays."""
        done = np.zeros(2)
        arrays = (parameters, timed, state, control, done)
        if not all(array.flags.c_contiguous for array in (*arrays, out)):
            raise ValueError("a loop of steps needs arrays in one piece")
        if len(timed):
            native.run(self._code.address, arrays, (0,) * 5, out, out.shape[1], 0, len(timed))
        return int(done[0]), bool(done[1])


def step_loop(
    sizes: Sizes,
    equations: StepEquations,
    *,
    sampled: bool,
    late: int,
    own: tuple[int, ...] | None,
    content: tuple[Any, ...],
) -> StepLoop:
    """The loop of some equations, kept in memory and on disk.

    sampled, late, own: see `llvm_step_loop.module_text`.
    content: models, texts and numbers that tell these equations from all others. Raises
    TooManyOperations where they are too large to be compiled in bounded time.
    """
    from rnea.engine.llvm.jit import Code, computer, object_code
    from rnea.engine.llvm.llvm_step_loop import module_text

    name = cache.key("steps", sizes, sampled, late, own, computer(), *content)
    with ONE_AT_A_TIME:
        if name in _loops:
            _loops.move_to_end(name)
            return _loops[name]
        kept = cache.read(name)
        if kept is None:
            tapes = step_tapes(sizes, equations, LARGEST)
            kept = object_code(module_text(tapes, sampled=sampled, late=late, own=own))
            cache.write(name, kept)
        _loops[name] = StepLoop(Code(kept))
        if len(_loops) > _MOST_LOOPS:
            _loops.popitem(last=False)
        return _loops[name]
