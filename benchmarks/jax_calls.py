"""What a call costs with arrays of JAX: at once and inside jit, beside NumPy and pure jnp.

    python benchmarks/jax_calls.py [ROBOT] [--gradient]

Inverse dynamics in float64 on the CPU, the least of many repetitions; microseconds a call, of which
the ratios within one run mean something. --gradient: the vector-Jacobian product by all states.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

import rnea

BATCHES = (1, 1000, 1_000_000)
SECONDS = 1.0


def least(function: Callable[[], Any]) -> float:
    """Seconds of the quickest call."""
    function()
    best, end = np.inf, time.perf_counter() + SECONDS
    while time.perf_counter() < end:
        start = time.perf_counter()
        function()
        best = min(best, time.perf_counter() - start)
    return best


def waited(function: Callable[..., Any], *given: Any) -> Callable[[], Any]:
    return lambda: jax.block_until_ready(function(*given))


def answers(arm: Any) -> dict[str, Callable[..., Callable[[], Any]]]:
    pure = jax.jit(arm.jax_function("inverse_dynamics", pure=True))
    inside = jax.jit(arm.inverse_dynamics)
    return {
        "NumPy": lambda *x: lambda: arm.inverse_dynamics(*x),
        "at once": lambda *x: waited(arm.inverse_dynamics, *map(jnp.asarray, x)),
        "inside jit": lambda *x: waited(inside, *map(jnp.asarray, x)),
        "pure jnp inside jit": lambda *x: waited(pure, *map(jnp.asarray, x)),
        "an addition inside jit": lambda *x: waited(
            jax.jit(lambda q, qd, qdd: q + qd + qdd), *map(jnp.asarray, x)
        ),
    }


def gradients(arm: Any) -> dict[str, Callable[..., Callable[[], Any]]]:
    def of(function: Callable[..., Any]) -> Callable[..., Any]:
        return jax.jit(jax.grad(lambda *x: jnp.sum(function(*x) ** 2), argnums=(0, 1, 2)))

    inside = of(arm.inverse_dynamics)
    pure = of(arm.jax_function("inverse_dynamics", pure=True))
    return {
        "gradient inside jit": lambda *x: waited(inside, *map(jnp.asarray, x)),
        "pure jnp inside jit": lambda *x: waited(pure, *map(jnp.asarray, x)),
    }


def main(name: str, gradient: bool) -> None:
    jax.config.update("jax_enable_x64", True)
    arm, rng = rnea.load(name), np.random.default_rng(0)
    ways = gradients(arm) if gradient else answers(arm)
    print(f"{name}, microseconds a call, jax {jax.__version__}")
    print(
        f"{'rows':>24}" + "".join(f"{rows:>12}" for rows in BATCHES) + "   first call of 1 row, s"
    )
    for way, prepare in ways.items():
        cells, first = "", 0.0
        for rows in BATCHES:
            given = [rng.normal(size=(rows, arm.n)) for _ in range(3)]
            given = [x[0] for x in given] if rows == 1 else given
            function = prepare(*given)
            start = time.perf_counter()
            function()
            first = first or time.perf_counter() - start
            cells += f"{1e6 * least(function):12.1f}"
        print(f"{way:>24}{cells}{first:12.2f}")


if __name__ == "__main__":
    named = [word for word in sys.argv[1:] if not word.startswith("--")]
    main(named[0] if named else "ur5", "--gradient" in sys.argv)
