"""Tapes as C99: one source and one header that need nothing but <math.h>.

One function per quantity, straight-line, without heap, globals or branches other than those of a
sign. Inputs are read before anything is written, so `out` may be one of the inputs. Constants are
hexadecimal: no compiler rounds them. What a user has named stands in comments only, cleaned.
"""

from __future__ import annotations

import math
import re
import struct
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rnea.engine.export.source import FUNCTIONS, OPERATORS, About, c_function, straight
from rnea.engine.ir.program import Program
from rnea.errors import InputError

_PREFIX = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,62}")
_FILE = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.+-]*")
_FUSED = {"fma": "({0}, {1}, {2})", "fms": "({0}, {1}, -{2})", "fnma": "(-{0}, {1}, {2})"}


@dataclass(frozen=True)
class Style:
    """How to print: what names begin with, float or double, fused or plain sums, a test main."""

    prefix: str = "rnea"
    single: bool = False
    fma: bool = True
    main: bool = False

    def __post_init__(self) -> None:
        if not _PREFIX.fullmatch(self.prefix):
            raise InputError(
                f"prefix {self.prefix!r} cannot begin a name in C: it must be a letter, then "
                "letters, digits and _, at most 63 in all"
            )

    @property
    def real(self) -> str:
        return "float" if self.single else "double"

    def function(self, name: str) -> str:
        return f"{name}f" if self.single else name

    def rounded(self, value: float) -> float:
        """A constant as it is; in float, rounded here once."""
        try:
            return struct.unpack("<f", struct.pack("<f", value))[0] if self.single else value
        except OverflowError:
            raise InputError(f"the constant {value!r} is too large for float") from None

    def constant(self, value: float) -> str:
        """A constant that no compiler rounds."""
        value = self.rounded(value)
        if not math.isfinite(value):
            raise InputError(f"the constant {value!r} cannot be written in C")
        text = re.sub(r"\.?0*p", "p", value.hex()) + ("f" if self.single else "")
        return f"({text})" if text.startswith("-") else text

    def forms(self, fused: str) -> dict[str, str]:
        """How every operation of a tape is written; fused: what multiplies and adds at once."""
        forms = OPERATORS | {name: f"{self.function(name)}({{0}})" for name in FUNCTIONS}
        if self.fma:
            forms |= {name: fused + form for name, form in _FUSED.items()}
        # NaN is its own sign; both zeros have the sign +0
        one, zero = self.constant(1.0), self.constant(0.0)
        forms["sign"] = f"{{0}} > {zero} ? {one} : ({{0}} < {zero} ? -{one} : {{0}} + {zero})"
        return forms


def header_text(programs: Mapping[str, Program], about: About, style: Style) -> str:
    """The header: conventions, dimensions, prototypes."""
    big = style.prefix.upper()
    lines = [
        _about(about, style),
        f"#ifndef {big}_H\n#define {big}_H\n",
        f"#define {big}_JOINTS {len(about.joints)}",
    ]
    for name, program in programs.items():
        lines.append(f"#define {big}_{name.upper()}_SIZE {math.prod(program.layout.shape)}")
    lines.append('\n#ifdef __cplusplus\nextern "C" {\n#endif\n')
    for name, program in programs.items():
        shape = " x ".join(map(str, program.layout.shape)) or "one number"
        order = ", row-major" if len(program.layout.shape) > 1 else ""
        told = f"/* {program.description or name}; out: {shape}{order} */"
        lines += [told, f"{_prototype(name, program, style)};\n"]
    lines.append(f"#ifdef __cplusplus\n}}\n#endif\n\n#endif /* {big}_H */\n")
    return "\n".join(lines)


def source_text(programs: Mapping[str, Program], about: About, style: Style, header: str) -> str:
    """The source that goes with a header of the given file name."""
    if not _FILE.fullmatch(header):
        raise InputError(
            f"file name {header!r}: an #include takes letters, digits and the characters _ . + -"
        )
    lines = [_about(about, style), f'#include "{header}"\n', "#include <math.h>"]
    lines += ["#include <stdio.h>"] if style.main else []
    lines += [_fused_sum(style)] if style.fma else []
    lines += [
        "\n" + function_text(_prototype(name, program, style), program, style, _macro(style))
        for name, program in programs.items()
    ]
    lines += [_main(programs, style)] if style.main else []
    return "\n".join(lines) + "\n"


def main_value(argument: int, joint: int) -> float:
    """The state of the test main: different in every place, positive and negative."""
    return (-1) ** joint * (0.25 + 0.125 * joint) + 0.5 * argument


def _about(about: About, style: Style) -> str:
    sums = [
        "Sums of products are fused if the target has an instruction for it (-march=native,",
        "-mfma), else rounded twice; --no-fma exports the latter for every target.",
    ]
    if not style.fma:
        sums = ["Exported with --no-fma: sums of products are a * b + c, rounded twice."]
    lines = [
        about.title,
        "",
        f"Numbers are {style.real}; <math.h> only, no heap, no globals.",
        "out may be one of the inputs. Each function can run in several threads at once.",
        *sums,
        "Other options than -std=c99 may fuse more: -ffp-contract=off keeps every bit.",
        *about.conventions,
    ]
    return comment(lines)


def comment(lines: Iterable[str]) -> str:
    """Lines as one comment of C."""
    return "\n".join(["/*", *(f" * {line}".rstrip() for line in lines), " */"])


def _prototype(name: str, program: Program, style: Style) -> str:
    pairs = zip(program.layout.arguments, program.layout.columns, strict=True)
    arguments = [f"const {style.real} {argument}[{n}]" for argument, n in pairs]
    out = f"{style.real} out[{math.prod(program.layout.shape)}]"
    return f"void {style.prefix}_{name}({', '.join([*arguments, out])})"


def function_text(head: str, program: Program, style: Style, fused: str) -> str:
    """A program as the function with this head, which names its arguments and `out`."""
    parts = straight(program, style.constant, style.forms(fused))
    return c_function(head, *parts, style.real)


def _macro(style: Style) -> str:
    return f"{style.prefix.upper()}_FMA"


def _fused_sum(style: Style) -> str:
    """The macro of fused sums: without the instruction, fma() is a slow call of the C library.

    Clang 14 defines no FP_FAST_FMA, hence the macros of the targets.
    """
    name, fma = _macro(style), style.function("fma")
    fast = [f"FP_FAST_{fma.upper()}", "__FMA__", "__ARM_FEATURE_FMA"]
    return "\n".join(
        [
            f"\n#if {' || '.join(f'defined({x})' for x in fast)}",
            f"#define {name}(a, b, c) {fma}(a, b, c)",
            "#else",
            f"#define {name}(a, b, c) ((a) * (b) + (c))",
            "#endif",
        ]
    )


def _main(programs: Mapping[str, Program], style: Style) -> str:
    """Evaluate every function at one state and print the results."""
    lines = ["\nint main(void)", "{"]
    layouts = [program.layout for program in programs.values()]
    columns: dict[str, int] = {}
    for layout in layouts:
        columns |= dict(zip(layout.arguments, layout.columns, strict=True))
    for order, (argument, n) in enumerate(columns.items()):
        values = ", ".join(style.constant(main_value(order, k)) for k in range(n))
        lines.append(f"    const {style.real} {argument}[{n}] = {{{values}}};")
    largest = max(math.prod(layout.shape) for layout in layouts)
    lines += [f"    {style.real} out[{largest}];", "    int k;", ""]
    for name, program in programs.items():
        shown = "(double)out[k]" if style.single else "out[k]"
        lines += [
            f"    {style.prefix}_{name}({', '.join([*program.layout.arguments, 'out'])});",
            f"    for (k = 0; k < {math.prod(program.layout.shape)}; ++k) {{",
            f'        printf("{name}[%d] = %.17g\\n", k, {shown});',
            "    }",
        ]
    return "\n".join([*lines, "    return 0;", "}"])
