"""What one evaluation must do: operations of its program, and bytes that pass through memory."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from typing import Any

import numpy as np

from rnea.apps.bench.limits import lanes_of
from rnea.apps.bench.reference import frame_of
from rnea.core.recursions import Conditions, rows_of
from rnea.engine.ir.program import ProgramRequest
from rnea.engine.ir.tape import Tape
from rnea.engine.runtime.machine_code import MachineCode
from rnea.robot import Robot


@dataclass(frozen=True)
class WorkCounts:
    """Of one evaluation.

    operations   instructions on numbers: a multiply-add is one, the sine and cosine of an angle
                 together are `pair_operations`
    pairs        sines and cosines of one angle, counted in `operations`
    bytes        states read and results written
    loops        whether the kernel is a loop over the bodies, because the robot is large
    """

    operations: int
    pairs: int
    pair_operations: int
    bytes: int
    loops: bool


def work(robot: Robot, quantity: str, dtype: Any) -> WorkCounts:
    row = rows_of(robot.model)[quantity]
    asked = ProgramRequest.of(row, Conditions(frame=frame_of(robot, row)))
    code = MachineCode(robot.model, asked, np.dtype(dtype) == np.float32)
    each = pair_operations(dtype)
    tapes = code.body_loop.tapes() if code.loops else [code.program.tape]
    count = sum((counted(tape) for tape in tapes), Counter[str]())
    arithmetic = count.total() - count["pairs"]
    numbers = sum(code.layout.columns) + math.prod(code.layout.shape)
    moved = numbers * code.dtype.itemsize
    return WorkCounts(arithmetic + each * count["pairs"], count["pairs"], each, moved, code.loops)


def counted(tape: Tape) -> Counter[str]:
    """Operations by name; under "pairs" the angles whose sine or cosine is taken."""
    count = tape.counts()
    angles = {key[1] for key in tape.operations if key[0] in ("sin", "cos")}
    del count["sin"], count["cos"]
    count["pairs"] = len(angles)
    return count


def pair_operations(dtype: Any) -> int:
    """Instructions for sine and cosine of one angle, as they are printed.

    Changes of sign and of type cost nothing: they are part of other instructions.
    """
    from rnea.engine.llvm.llvm_sincos import sincos_function

    lines = sincos_function(lanes_of(dtype)).split("entry:")[1].split("br i1")[0].splitlines()
    free = ("bitcast", "fneg", "icmp ne i")
    return sum("=" in line and not any(word in line for word in free) for line in lines)
