"""Programs as pure jax.numpy source: the words of `array_printer`.

It runs wherever JAX does, TPUs included, under every transformation and with derivatives of any
order; XLA compiles it. Results are float64 where x64 is enabled and the arrays are, else float32.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rnea.engine.export.array_printer import ArrayDialect, compiled
from rnea.engine.ir.program import Program

_HELPER = '''
def _answer(function, columns, shape, **states):
    """Call a function on columns of all rows; one batch shape, one kind of number."""
    arrays = [jnp.asarray(state) for state in states.values()]
    for name, count, array in zip(states, columns, arrays):
        if array.ndim == 0 or array.shape[-1] != count:
            raise ValueError(f"{name} has shape {array.shape}; its last axis must be {count} long")
    real = jnp.result_type(*arrays)
    if not jnp.issubdtype(real, jnp.inexact):
        real = jnp.result_type(float)
    batch = jnp.broadcast_shapes(*(array.shape[:-1] for array in arrays))
    given = [jnp.unstack(array.astype(real), axis=-1) for array in arrays]
    out = [0.0] * math.prod(shape)
    function(*given, out)
    if not out:
        return jnp.zeros((*batch, *shape), real)
    out = [jnp.broadcast_to(jnp.asarray(column, real), batch) for column in out]
    return jnp.stack(out, axis=-1).reshape((*batch, *shape))
'''
JAX = ArrayDialect(
    "jnp",
    ("import math", "", "import jax.numpy as jnp"),
    _HELPER,
    (
        "Pure jax.numpy: jit, vmap, grad and every other transformation apply; put jax.jit around",
        "what is called often. float64 needs jax.config.update('jax_enable_x64', True).",
    ),
)


def compile_jax(program: Program) -> Callable[..., Any]:
    """A program as a function of its arrays (..., n), computed by jax.numpy."""
    return compiled(program, JAX)
