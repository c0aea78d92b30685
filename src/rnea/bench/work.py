"""What one evaluation must do: operations of its program, and bytes that pass through memory."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from typing import Any

import numpy as np

from rnea.bench.limits import lanes_of
from rnea.compile import MachineCode, Tape, Variant
from rnea.robot import Robot


@dataclass(frozen=True)
class Work:
    """Of one evaluation.

    operations   instructions on numbers: a multiply-add is one, the sine and cosine of an angle
                 together are `pair_operations`
    pairs        sines and cosines of one angle, counted in `operations`
    bytes        states read and results written
    walks        whether the kernel is a loop over the bodies, because the robot is large
    """

    operations: int
    pairs: int
    pair_operations: int
    bytes: int
    walks: bool


def work(robot: Robot, quantity: str, dtype: Any) -> Work:
    code = MachineCode(robot.model, quantity, Variant(), np.dtype(dtype) == np.float32)
    each = pair_operations(dtype)
    count = _walked(code) if code.walks else counted(code.program.tape)
    arithmetic = count.total() - count["pairs"]
    numbers = sum(code.layout.columns) + math.prod(code.layout.shape)
    moved = numbers * code.dtype.itemsize
    return Work(arithmetic + each * count["pairs"], count["pairs"], each, moved, code.walks)


def counted(tape: Tape) -> Counter[str]:
    """Operations by name; under "pairs" the angles whose sine or cosine is taken."""
    count = tape.counts()
    angles = {key[1] for key in tape.operations if key[0] in ("sin", "cos")}
    del count["sin"], count["cos"]
    count["pairs"] = len(angles)
    return count


def _walked(code: MachineCode) -> Counter[str]:
    """The steps of every body, outward and inward."""
    from rnea.compile import walk

    path = walk(code._simplest, friction=True, rotor=True)
    steps = [counted(step.outward) + counted(step.inward) for step in path.steps]
    total: Counter[str] = Counter()
    for kind in path.kind:
        total += steps[kind]
    return total


def pair_operations(dtype: Any) -> int:
    """Instructions for sine and cosine of one angle, as they are printed.

    Changes of sign and of type cost nothing: they are part of other instructions.
    """
    from rnea.compile import sincos_function

    lines = sincos_function(lanes_of(dtype)).split("entry:")[1].split("br i1")[0].splitlines()
    free = ("bitcast", "fneg", "icmp ne i")
    return sum("=" in line and not any(word in line for word in free) for line in lines)
