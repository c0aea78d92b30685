"""Programs as NumPy source: the words of `array_printer`.

A block of rows is computed at once, so its memory stays small whatever the batch. Rows are laid
out in one piece before any arithmetic, so that a row gives the same bits in every batch.
"""

from __future__ import annotations

from collections.abc import Callable

from rnea.core.spatial.numbers import Array
from rnea.engine.export.array_printer import ArrayDialect, compiled
from rnea.engine.ir.program import Program

# rows computed at once: large enough that Python's overhead vanishes, small enough for the cache
_HELPER = '''
_BLOCK = 2048


def _answer(function, columns, shape, **states):
    """Call a function on blocks of rows; its arrays have one row per column, in one piece."""
    arrays = [np.asarray(state, dtype=np.float64) for state in states.values()]
    for name, count, array in zip(states, columns, arrays):
        if array.ndim == 0 or array.shape[-1] != count:
            raise ValueError(f"{name} has shape {array.shape}; its last axis must be {count} long")
    batch = np.broadcast_shapes(*(array.shape[:-1] for array in arrays))
    rows, size = math.prod(batch), math.prod(shape)
    arrays = [np.broadcast_to(a, (*batch, n)).reshape(rows, n) for a, n in zip(arrays, columns)]
    out = np.empty((rows, size))
    with np.errstate(all="ignore"):
        for start in range(0, rows, _BLOCK):
            part = slice(start, start + _BLOCK)
            function(*(np.ascontiguousarray(array[part].T) for array in arrays), out[part].T)
    return out.reshape((*batch, *shape))
'''
NUMPY = ArrayDialect("np", ("import math", "", "import numpy as np"), _HELPER)


def compile_numpy(program: Program) -> Callable[..., Array]:
    """A program as a function of its arrays (..., n), computed by numpy.

    >>> from rnea import load
    >>> from rnea.engine.ir.program import ProgramRequest, program
    >>> from rnea.recursions import quantity
    >>> asked = ProgramRequest.of(quantity("gravity_torque"))
    >>> weight = compile_numpy(program(load("one_link").model, asked))
    >>> weight([[0.0], [1.5707963267948966]]).round(3)
    array([[0.   ],
           [4.905]])
    """
    return compiled(program, NUMPY)
