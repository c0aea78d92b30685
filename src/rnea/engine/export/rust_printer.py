"""Programs as one Rust file without dependencies: one function per quantity, no heap, no unsafe.

Elementary functions stand in a small module of their own: the only lines that need `std`, so that
a build without it puts those of another library there. Constants are the shortest decimals that
read back exactly. What a user has named stands in comments only, cleaned.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

import numpy as np

from rnea.engine.export.array_printer import constant
from rnea.engine.export.c_printer import Style
from rnea.engine.export.source import FUNCTIONS, OPERATORS, About, straight
from rnea.engine.ir.program import Program

_FUSED = {"fma": "({0}, {1}, {2})", "fms": "({0}, {1}, -{2})", "fnma": "(-{0}, {1}, {2})"}


def source_text(programs: Mapping[str, Program], about: About, style: Style) -> str:
    """A module with one function per quantity, named like it."""
    real = "f32" if style.single else "f64"
    sums = "Sums of products are fused if the target has the instruction (-C target-cpu=native)."
    if not style.fma:
        sums = "Exported with --no-fma: sums of products are a * b + c, rounded twice."
    lines = [
        about.title,
        "",
        f"Numbers are {real}; no dependency, no heap, no globals, no unsafe.",
        sums,
        "Where there is no std, put functions of another source into `mod math` below",
        "(the crate libm has them under the same names, mul_add as fma).",
        *about.conventions,
    ]
    texts = [_function(name, program, style, real) for name, program in programs.items()]
    used = {what for program in programs.values() for what, *_ in program.tape.operations}
    comment = [f"// {line}".rstrip() for line in lines]
    # negative constants stand in brackets, needed or not
    comment += ["", "#![allow(dead_code, unused_parens)]"]
    return "\n".join([*comment, "", *_math(used, style, real), *texts]) + "\n"


def _math(used: set[str], style: Style, real: str) -> list[str]:
    """The functions that are called, no others: what is not used would be warned of."""
    lines = [
        f"    pub fn {name}(x: {real}) -> {real} {{\n        x.{name}()\n    }}"
        for name in FUNCTIONS
        if name in used
    ]
    if style.fma and not used.isdisjoint(_FUSED):
        lines.append(
            "    // without the instruction, `mul_add` is a slow call of the C library\n"
            f"    pub fn mul_add(a: {real}, b: {real}, c: {real}) -> {real} {{\n"
            '        if cfg!(any(target_feature = "fma", target_arch = "aarch64")) {\n'
            "            a.mul_add(b, c)\n        } else {\n            a * b + c\n        }\n    }"
        )
    if "sign" in used:
        lines.append(
            "    // NaN is its own sign; both zeros have the sign +0\n"
            f"    pub fn sign(x: {real}) -> {real} {{\n"
            "        if x > 0.0 {\n            1.0\n        } else if x < 0.0 {\n"
            "            -1.0\n        } else {\n            x + 0.0\n        }\n    }"
        )
    return ["mod math {", *lines, "}"] if lines else []


def _forms(style: Style) -> dict[str, str]:
    forms = OPERATORS | {name: f"math::{name}({{0}})" for name in (*FUNCTIONS, "sign")}
    if style.fma:
        forms |= {name: f"math::mul_add{form}" for name, form in _FUSED.items()}
    return forms


def _number(style: Style, value: float) -> str:
    if not style.single:
        return constant(value)
    text = str(np.float32(style.rounded(value)))
    return f"({text})" if text.startswith("-") else text


def _function(name: str, program: Program, style: Style, real: str) -> str:
    layout = program.layout
    pairs = zip(layout.arguments, layout.columns, strict=True)
    arguments = [f"{argument}: &[{real}; {n}]" for argument, n in pairs]
    arguments.append(f"out: &mut [{real}; {math.prod(layout.shape)}]")
    unused, values, results = straight(program, lambda x: _number(style, x), _forms(style))
    shape = " x ".join(map(str, layout.shape)) or "one number"
    order = ", row-major" if len(layout.shape) > 1 else ""
    statements = [f"let _ = {argument}" for argument in unused]
    statements += [f"let {value}: {real} = {text}" for value, text in values]
    lines = [f"    {statement};" for statement in (*statements, *results)]
    head = [f"/// {program.description or name}; out: {shape}{order}", f"pub fn {name}("]
    return "\n".join(["", *head, *(f"    {x}," for x in arguments), ") {", *lines, "}"])
