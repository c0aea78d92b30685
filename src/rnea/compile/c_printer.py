"""Tapes as C99: one source and one header that need nothing but <math.h>.

One function per quantity, straight-line, without heap, globals or branches other than those of a
sign. Inputs are read before anything is written, so `out` may be one of the inputs. Constants are
hexadecimal: no compiler rounds them. What a user has named stands in comments only, cleaned.
"""

from __future__ import annotations

import math
import re
import struct
from collections.abc import Mapping
from dataclasses import dataclass

from rnea.compile.program import Program
from rnea.compile.tape import Tape
from rnea.errors import InputError

_PREFIX = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,62}")
_FILE = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.+-]*")
_BINARY = {"add": "+", "sub": "-", "mul": "*", "div": "/"}
_FUSED = {"fma": "fma({0}, {1}, {2})", "fms": "fma({0}, {1}, -{2})", "fnma": "fma(-{0}, {1}, {2})"}
_PLAIN = {"fma": "{0} * {1} + {2}", "fms": "{0} * {1} - {2}", "fnma": "{2} - {0} * {1}"}


@dataclass(frozen=True)
class About:
    """What the comment says of the robot: none of it reaches the code."""

    robot: str
    hash: str
    version: str
    joints: tuple[tuple[str, str], ...]  # name, kind
    gravity: tuple[float, ...]
    friction: bool = True
    rotor: bool = True


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

    def constant(self, value: float) -> str:
        """A constant without rounding; in float, rounded here once."""
        try:
            if self.single:
                value = struct.unpack("<f", struct.pack("<f", value))[0]
        except OverflowError:
            raise InputError(f"the constant {value!r} is too large for float") from None
        if not math.isfinite(value):
            raise InputError(f"the constant {value!r} cannot be written in C")
        text = re.sub(r"\.?0*p", "p", value.hex()) + ("f" if self.single else "")
        return f"({text})" if text.startswith("-") else text


def header_text(programs: Mapping[str, Program], about: About, style: Style) -> str:
    """The header: conventions, dimensions, prototypes."""
    big = style.prefix.upper()
    lines = [
        _comment(about, style),
        f"#ifndef {big}_H\n#define {big}_H\n",
        f"#define {big}_JOINTS {len(about.joints)}",
    ]
    for name, made in programs.items():
        lines.append(f"#define {big}_{name.upper()}_SIZE {math.prod(made.layout.shape)}")
    lines.append('\n#ifdef __cplusplus\nextern "C" {\n#endif\n')
    for name, made in programs.items():
        shape = " x ".join(map(str, made.layout.shape)) + (
            ", row-major" if len(made.layout.shape) > 1 else ""
        )
        lines += [f"/* out: {shape or 'one number'} */", f"{_prototype(name, made, style)};\n"]
    lines.append(f"#ifdef __cplusplus\n}}\n#endif\n\n#endif /* {big}_H */\n")
    return "\n".join(lines)


def source_text(programs: Mapping[str, Program], about: About, style: Style, header: str) -> str:
    """The source that goes with a header of the given file name."""
    if not about.joints:
        raise InputError("a robot without joints has nothing to export")
    if not _FILE.fullmatch(header):
        raise InputError(
            f"file name {header!r}: an #include takes letters, digits and the characters _ . + -"
        )
    lines = [_comment(about, style), f'#include "{header}"\n', "#include <math.h>"]
    lines += ["#include <stdio.h>"] if style.main else []
    lines += [_function(name, made, style) for name, made in programs.items()]
    lines += [_main(programs, len(about.joints), style)] if style.main else []
    return "\n".join(lines) + "\n"


def main_value(argument: int, joint: int) -> float:
    """The state of the test main: different in every place, positive and negative."""
    return (-1) ** joint * (0.25 + 0.125 * joint) + 0.5 * argument


def clean(text: str) -> str:
    """A name for a comment: nothing in it can end the comment, a line or start a trigraph."""
    return re.sub(r"[^A-Za-z0-9 _.,:;()+=@#-]", "_", text[:100])


def conventions(about: About) -> list[str]:
    """Units, gravity, what the torques contain, and the joints: lines for a comment."""
    joints = [
        f"    {k}  {clean(name)} ({clean(kind)}, {'m' if kind == 'prismatic' else 'rad'})"
        for k, (name, kind) in enumerate(about.joints)
    ]
    losses = "inverse_dynamics has friction and rotors in it, mass_matrix and kinetic_energy rotors"
    if not (about.friction and about.rotor):
        parts = (("friction", about.friction), ("rotors", about.rotor))
        losses = f"Exported without {' and '.join(name for name, there in parts if not there)}"
    return [
        "SI units and radians; torques in N m, forces in N, energies in J; matrices row-major.",
        f"Gravity {', '.join(repr(x) for x in about.gravity)} m/s^2 in world axes.",
        f"{losses};",
        "gravity_torque, bias and coriolis_matrix are the rigid body's alone.",
        "derivatives are those of inverse_dynamics by q, qd and qdd: 3 x n x n.",
        "Index, name, kind and unit of the joints:",
        *joints,
    ]


def _comment(about: About, style: Style) -> str:
    sums = [
        f"Sums of products call {style.function('fma')}(), which is slow on a CPU without one:",
        "compile for a CPU that has it, or export with --no-fma.",
    ]
    if not style.fma:
        sums = ["Exported with --no-fma: sums of products are a * b + c, rounded twice."]
    lines = [
        f"Dynamics of {clean(about.robot)}, hash {clean(about.hash)}, "
        f"written by rnea {clean(about.version)}.",
        "",
        f"Numbers are {style.real}; <math.h> only, no heap, no globals.",
        "out may be one of the inputs. Each function can run in several threads at once.",
        *sums,
        "Other options than -std=c99 may fuse more: -ffp-contract=off keeps every bit.",
        *conventions(about),
    ]
    return "\n".join(["/*", *(f" * {line}".rstrip() for line in lines), " */"])


def _prototype(name: str, made: Program, style: Style) -> str:
    pairs = zip(made.layout.arguments, made.layout.columns, strict=True)
    given = [f"const {style.real} {argument}[{n}]" for argument, n in pairs]
    out = f"{style.real} out[{math.prod(made.layout.shape)}]"
    return f"void {style.prefix}_{name}({', '.join([*given, out])})"


def _function(name: str, made: Program, style: Style) -> str:
    lines = [f"\n{_prototype(name, made, style)}", "{"]
    tape, places = made.tape, made.layout.places
    used = {places[key[1]][0] for key in tape.operations if key[0] == "input"}
    lines += [
        f"    (void){argument};" for argument in made.layout.arguments if argument not in used
    ]
    # inputs first: nothing is written before everything is read
    names = _names(tape, style)
    reads = sorted((key[1], names[i]) for i, key in enumerate(tape.operations) if key[0] == "input")
    for k, text in reads:
        argument, column = places[k]
        lines.append(f"    const {style.real} {text} = {argument}[{column}];")
    for text, (what, *x) in zip(names, tape.operations, strict=True):
        if what not in ("input", "constant"):
            value = _value(what, [names[k] for k in x], style)
            lines.append(f"    const {style.real} {text} = {value};")
    lines += [f"    out[{c}] = {names[k]};" for c, k in enumerate(tape.outputs)]
    return "\n".join([*lines, "}"])


def _names(tape: Tape, style: Style) -> list[str]:
    return [
        style.constant(key[1]) if key[0] == "constant" else f"v{i}"
        for i, key in enumerate(tape.operations)
    ]


def _value(what: str, x: list[str], style: Style) -> str:
    if what in _BINARY:
        return f"{x[0]} {_BINARY[what]} {x[1]}"
    if what in _FUSED:
        if not style.fma:
            return _PLAIN[what].format(*x)
        return style.function("fma") + _FUSED[what].removeprefix("fma").format(*x)
    if what == "neg":
        return f"-{x[0]}"
    if what in ("sin", "cos", "sqrt", "exp", "tanh"):
        return f"{style.function(what)}({x[0]})"
    if what == "sign":
        # NaN is its own sign; both zeros have the sign +0
        one, zero = style.constant(1.0), style.constant(0.0)
        return f"{x[0]} > {zero} ? {one} : ({x[0]} < {zero} ? -{one} : {x[0]} + {zero})"
    raise ValueError(f"no C for operation {what!r}")


def _main(programs: Mapping[str, Program], n: int, style: Style) -> str:
    """Evaluate every function at one state and print the results."""
    lines = ["\nint main(void)", "{"]
    arguments = list(dict.fromkeys(a for made in programs.values() for a in made.layout.arguments))
    for order, argument in enumerate(arguments):
        values = ", ".join(style.constant(main_value(order, k)) for k in range(n))
        lines.append(f"    const {style.real} {argument}[{n}] = {{{values}}};")
    largest = max(math.prod(made.layout.shape) for made in programs.values())
    lines += [f"    {style.real} out[{largest}];", "    int k;", ""]
    for name, made in programs.items():
        shown = "(double)out[k]" if style.single else "out[k]"
        lines += [
            f"    {style.prefix}_{name}({', '.join([*made.layout.arguments, 'out'])});",
            f"    for (k = 0; k < {math.prod(made.layout.shape)}; ++k) {{",
            f'        printf("{name}[%d] = %.17g\\n", k, {shown});',
            "    }",
        ]
    return "\n".join([*lines, "    return 0;", "}"])
