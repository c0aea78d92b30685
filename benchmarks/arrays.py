"""What a call costs with tensors of PyTorch beside one with NumPy's arrays, and what gradients.

    python benchmarks/arrays.py                  on the CPU
    python benchmarks/arrays.py --device cuda    and on a GPU, where gradients are timed too

Times are the smallest of several rounds, in one run; those of a GPU are of finished work.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

import numpy as np
import torch

import rnea

ROWS = (1, 100, 10_000, 1_000_000)


def smallest(ask: Callable[[], object], seconds: float = 0.3) -> float:
    """Of calls in rounds that take some milliseconds each."""
    ask()
    start = time.perf_counter()
    ask()
    once = max(1e-7, time.perf_counter() - start)
    calls = max(1, int(5e-3 / once))
    best, end = np.inf, time.perf_counter() + seconds
    while time.perf_counter() < end:
        start = time.perf_counter()
        for _ in range(calls):
            ask()
        best = min(best, (time.perf_counter() - start) / calls)
    return best


def measured(name: str, device: str, dtype: torch.dtype) -> None:
    arm = rnea.load(name)
    tau = arm.torch_function("inverse_dynamics")
    rng = np.random.default_rng(0)
    print(f"{name}, {dtype}, {device}: µs a call")
    print(
        f"{'rows':>9}{'numpy':>12}{'method':>12}{'function':>12}{'with grad':>12}{'backward':>12}"
    )
    for rows in ROWS:
        plain = [rng.normal(size=(rows, arm.n)[rows == 1 :]) for _ in range(3)]
        states = [torch.tensor(x, dtype=dtype, device=device) for x in plain]
        real = [x.cpu().numpy() for x in states]
        wanting = [x.clone().requires_grad_() for x in states]
        weights = torch.ones_like(states[0])

        def finished(ask: Callable[[], object]) -> Callable[[], object]:
            if device == "cpu":
                return ask
            return lambda: (ask(), torch.cuda.synchronize())

        def backward(
            wanting: list[torch.Tensor] = wanting, weights: torch.Tensor = weights
        ) -> object:
            return torch.autograd.grad(tau(*wanting), wanting, weights)

        ways: list[Callable[[], object]] = [
            lambda real=real: arm.inverse_dynamics(*real),
            finished(lambda states=states: arm.inverse_dynamics(*states)),
            finished(lambda states=states: tau(*states)),
            finished(lambda wanting=wanting: tau(*wanting)),
            finished(backward),
        ]
        print(f"{rows:>9}" + "".join(f"{1e6 * smallest(way):>12.2f}" for way in ways), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--robot", default="ur5")
    chosen = parser.parse_args()
    for device in dict.fromkeys(("cpu", chosen.device)):
        for dtype in (torch.float64, torch.float32):
            measured(chosen.robot, device, dtype)
