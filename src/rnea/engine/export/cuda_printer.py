"""Programs as CUDA C++: per quantity a __device__ function of one row and a kernel over rows.

The functions are those of `c_printer`; nothing but what nvcc brings along is needed. What a user
has named stands in comments only, cleaned.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

from rnea.engine.export.c_printer import Style, comment, function_text
from rnea.engine.export.source import About
from rnea.engine.ir.program import Program


def source_text(programs: Mapping[str, Program], about: About, style: Style) -> str:
    """A .cu file; every kernel is named PREFIX_QUANTITY_rows."""
    example = f"{style.prefix}_{next(iter(programs))}_rows"
    lines = [
        about.title,
        "",
        f"Numbers are {style.real}. Rows lie one after the other; a thread computes one row:",
        f"    {example}<<<(rows + 127) / 128, 128, 0, stream>>>(..., out, rows);",
        "out must not overlap the inputs of other rows. nvcc fuses products that the program does",
        "not: -fmad=false keeps every bit but those of sin, cos, exp and tanh, which are CUDA's.",
        *([] if style.fma else ["Exported with --no-fma: sums of products are a * b + c."]),
        *about.conventions,
    ]
    parts = [comment(lines)]
    for name, program in programs.items():
        parts += [_row(name, program, style), _rows(name, program, style)]
    return "\n".join(parts) + "\n"


def _row(name: str, program: Program, style: Style) -> str:
    shape = " x ".join(map(str, program.layout.shape)) or "one number"
    order = ", row-major" if len(program.layout.shape) > 1 else ""
    arguments = [f"const {style.real} *{argument}" for argument in program.layout.arguments]
    arguments.append(f"{style.real} *out")
    head = f"__device__ void {style.prefix}_{name}({', '.join(arguments)})"
    told = f"\n/* {program.description or name}; out: {shape}{order} */\n"
    return told + function_text(head, program, style, style.function("fma"))


def _rows(name: str, program: Program, style: Style) -> str:
    layout = program.layout
    arguments = [f"const {style.real} *{argument}" for argument in layout.arguments]
    arguments += [f"{style.real} *out", "long long rows"]
    pairs = zip(layout.arguments, layout.columns, strict=True)
    passed = [f"{argument} + {n} * row" for argument, n in pairs]
    passed.append(f"out + {math.prod(layout.shape)} * row")
    return "\n".join(
        [
            f'\nextern "C" __global__ void {style.prefix}_{name}_rows({", ".join(arguments)})',
            "{",
            "    const long long row = (long long)blockIdx.x * blockDim.x + threadIdx.x;",
            "    if (row < rows) {",
            f"        {style.prefix}_{name}({', '.join(passed)});",
            "    }",
            "}",
        ]
    )
