"""sin and cos of one angle together, as LLVM text for vectors of any width.

Range reduction by π/2 in parts with fused multiply-adds; two polynomials on [-π/4, π/4]
(coefficients of the classical kernels) and a selection by quadrant finish it, within 2 units in
the last place, in double and in float alike. Angles beyond 1e8 (in float: 65536), infinities and
NaN go another way, lane by lane (`llvm_far_angles.py`). No library is asked: every processor
gives the same bits.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial

from rnea.engine.llvm.llvm_far_angles import far_function
from rnea.engine.llvm.llvm_text import Lanes

# π/2 in three parts, each a double, or each a float
_PARTS = {
    "double": (1.5707963267948966, 6.123233995736766e-17, -1.4973849048591833e-33),
    "float": (1.5707963705062866, -4.371138828673793e-08, -1.7151245100058819e-15),
}
LIMIT = {"double": 1e8, "float": 65536.0}
_SHIFT = {"double": 1.5 * 2.0**52, "float": 1.5 * 2.0**23}
# sin r = r + r³ (S1 + S2 r² + ...), cos r = 1 - r²/2 + r⁴ (C1 + C2 r² + ...)
SINE = (
    -1.66666666666666324348e-01,
    8.33333333332248946124e-03,
    -1.98412698298579493134e-04,
    2.75573137070700676789e-06,
    -2.50507602534068634195e-08,
    1.58969099521155010221e-10,
)
COSINE = (
    4.16666666666666019037e-02,
    -1.38888888888741095749e-03,
    2.48015872894767294178e-05,
    -2.75573143513906633035e-07,
    2.08757232129817482790e-09,
    -1.13596475577881948265e-11,
)
_SIN_FLOAT = (-1.6666654611e-1, 8.3321608736e-3, -1.9515295891e-4)
_COS_FLOAT = (4.166664568298827e-2, -1.388731625493765e-3, 2.443315711809948e-5)
_COEFFICIENTS = {"double": (SINE, COSINE), "float": (_SIN_FLOAT, _COS_FLOAT)}

Out = Callable[[str], None]


def sincos_function(lanes: Lanes, inline: bool = False) -> str:
    """define {sin, cos} @sin_and_cos(x): both at once; inline: every caller gets a copy.

    Its name must not be the library's: LLVM makes one call of `sincos` of a sine and a cosine.
    """
    v, i1 = lanes.type, lanes.of("i1")
    kind = "alwaysinline" if inline else "noinline"
    lines = [f"define internal {{ {v}, {v} }} @sin_and_cos({v} %x) {kind} {{", "entry:"]
    out = lines.append
    out(f"  %size = call {v} @llvm.fabs.{lanes.suffix}({v} %x)")
    # unordered: true for NaN as well
    out(f"  %big = fcmp ugt {v} %size, {lanes.constant(LIMIT[lanes.element])}")
    if lanes.width == 1:
        out("  %any = or i1 %big, false")
    else:
        out(f"  %bits = bitcast {i1} %big to i{lanes.width}")
        out(f"  %any = icmp ne i{lanes.width} %bits, 0")
    _in_one_quadrant(out, lanes)
    _by_quadrant(out, lanes)
    out("  br i1 %any, label %far, label %done")
    out("far:")
    out(f"  %fp = call {{ {v}, {v} }} @far_lanes({v} %x, {v} %sk, {v} %ck)")
    out(f"  %fs = extractvalue {{ {v}, {v} }} %fp, 0")
    out(f"  %fc = extractvalue {{ {v}, {v} }} %fp, 1")
    out("  br label %done")
    out("done:")
    out(f"  %sv = phi {v} [ %fs, %far ], [ %sk, %entry ]")
    out(f"  %cv = phi {v} [ %fc, %far ], [ %ck, %entry ]")
    out(f"  %p = insertvalue {{ {v}, {v} }} undef, {v} %sv, 0")
    out(f"  %pair = insertvalue {{ {v}, {v} }} %p, {v} %cv, 1")
    out(f"  ret {{ {v}, {v} }} %pair")
    out("}")
    far = _far_lanes(lanes) + far_function(SINE, COSINE)
    return "\n".join(lines) + "\n" + far + declarations(lanes)


def near_function(lanes: Lanes) -> str:
    """define {sin, cos} @near_sin_and_cos(x), for callers who look at the angle themselves.

    Nothing is right beyond `LIMIT`. It is copied to where it is called.
    """
    v = lanes.type
    lines = [f"define internal {{ {v}, {v} }} @near_sin_and_cos({v} %x) alwaysinline {{", "entry:"]
    _in_one_quadrant(lines.append, lanes)
    _by_quadrant(lines.append, lanes)
    lines += [
        f"  %p = insertvalue {{ {v}, {v} }} undef, {v} %sk, 0",
        f"  %pair = insertvalue {{ {v}, {v} }} %p, {v} %ck, 1",
        f"  ret {{ {v}, {v} }} %pair",
        "}",
    ]
    return "\n".join(lines) + "\n"


def _far_lanes(lanes: Lanes) -> str:
    """define {sin, cos} @far_lanes(x, near sin, near cos): lanes with large angles are replaced.

    The other lanes keep their result: what a row gives must not depend on its neighbours.
    """
    v, t, pair = lanes.type, lanes.element, f"{{ {lanes.type}, {lanes.type} }}"
    one = Lanes(1, t)
    lines = [f"define internal {pair} @far_lanes({v} %x, {v} %s, {v} %c) noinline {{", "entry:"]
    sine, cosine, here = "%s", "%c", "entry"
    for j in range(lanes.width):
        if lanes.width == 1:
            lines.append(f"  %x{j} = fadd {t} %x, {one.constant(-0.0)}")
        else:
            lines.append(f"  %x{j} = extractelement {v} %x, i32 {j}")
        lines += [
            f"  %size{j} = call {t} @llvm.fabs.{one.suffix}({t} %x{j})",
            f"  %big{j} = fcmp ugt {t} %size{j}, {one.constant(LIMIT[t])}",
            f"  br i1 %big{j}, label %large{j}, label %next{j}",
            f"large{j}:",
        ]
        wide = f"%x{j}"
        if t == "float":
            wide = f"%w{j}"
            lines.append(f"  {wide} = fpext float %x{j} to double")
        lines.append(f"  %both{j} = call {{ double, double }} @far_sin_and_cos(double {wide})")
        for name, k in (("s", 0), ("c", 1)):
            last = sine if name == "s" else cosine
            value = f"%{name}d{j}"
            lines.append(f"  {value} = extractvalue {{ double, double }} %both{j}, {k}")
            if t == "float":
                lines.append(f"  {value}f = fptrunc double {value} to float")
                value = f"{value}f"
            if lanes.width == 1:
                lines.append(f"  %{name}n{j} = fadd {t} {value}, {one.constant(-0.0)}")
            else:
                lines.append(f"  %{name}n{j} = insertelement {v} {last}, {t} {value}, i32 {j}")
        lines += [f"  br label %next{j}", f"next{j}:"]
        for name, last in (("s", sine), ("c", cosine)):
            lines.append(f"  %{name}{j} = phi {v} [ {last}, %{here} ], [ %{name}n{j}, %large{j} ]")
        sine, cosine, here = f"%s{j}", f"%c{j}", f"next{j}"
    lines += [
        f"  %p = insertvalue {pair} undef, {v} {sine}, 0",
        f"  %pair = insertvalue {pair} %p, {v} {cosine}, 1",
        f"  ret {pair} %pair",
        "}",
    ]
    return "\n".join(lines) + "\n"


def declarations(lanes: Lanes) -> str:
    """The intrinsics that operations and functions of these lanes, or of single ones, call."""
    kinds = {(k.type, k.suffix) for k in (lanes, Lanes(1, lanes.element), Lanes(1))}
    lines = []
    for name in ("fabs", "sqrt", "fma"):
        for v, suffix in sorted(kinds):
            given = ", ".join([v] * (3 if name == "fma" else 1))
            lines.append(f"declare {v} @llvm.{name}.{suffix}({given})")
    return "\n".join(lines) + "\n"


def fma_declaration(lanes: Lanes) -> str:
    v = lanes.type
    return f"declare {v} @llvm.fma.{lanes.suffix}({v}, {v}, {v})\n"


def _fma(out: Out, lanes: Lanes, result: str, a: str, b: str, c: str) -> None:
    v = lanes.type
    out(f"  {result} = call {v} @llvm.fma.{lanes.suffix}({v} {a}, {v} {b}, {v} {c})")


def _polynomial(out: Out, lanes: Lanes, name: str, coefficients: Sequence[float]) -> str:
    """The polynomial in %z; the name of its value."""
    last = lanes.constant(coefficients[-1])
    for i, coefficient in enumerate(reversed(coefficients[:-1])):
        _fma(out, lanes, f"%{name}{i}", "%z", last, lanes.constant(coefficient))
        last = f"%{name}{i}"
    return last


def _in_one_quadrant(out: Out, lanes: Lanes) -> None:
    """%sinr, %cosr of the remainder %r, and the quadrant %n in its last bits."""
    v, const, fma = lanes.type, lanes.constant, partial(_fma, out, lanes)
    shift, (p1, p2, p3) = _SHIFT[lanes.element], _PARTS[lanes.element]
    # with 1.5 · 2⁵² added, the last bits of the sum are those of the nearest whole number
    fma("%shifted", "%x", const(2 / math.pi), const(shift))
    out(f"  %k = fsub {v} %shifted, {const(shift)}")
    out(f"  %mk = fneg {v} %k")
    # x - k p1 is exact: a multiple of the last bit of numbers below 1; then two small roundings
    fma("%a", "%mk", const(p1), "%x")
    fma("%b", "%mk", const(p2), "%a")
    fma("%r", "%mk", const(p3), "%b")
    out(f"  %z = fmul {v} %r, %r")
    sines, cosines = _COEFFICIENTS[lanes.element]
    _ends(out, lanes, _polynomial(out, lanes, "s", sines), _polynomial(out, lanes, "c", cosines))
    whole = "i64" if lanes.element == "double" else "i32"
    out(f"  %n = bitcast {v} %shifted to {lanes.of(whole)}")


def _ends(out: Out, lanes: Lanes, s: str, c: str) -> None:
    """sin = r + r z S, cos = (1 - z/2) + z² C: a head and a small rest."""
    v, const, fma = lanes.type, lanes.constant, partial(_fma, out, lanes)
    out(f"  %rz = fmul {v} %r, %z")
    fma("%sinr", "%rz", s, "%r")
    fma("%head", "%z", const(-0.5), const(1.0))
    out(f"  %zz = fmul {v} %z, %z")
    fma("%cosr", "%zz", c, "%head")


def _by_quadrant(out: Out, lanes: Lanes) -> None:
    """%sk and %ck: the right one of the two, with the sign of its quadrant."""
    element = "i64" if lanes.element == "double" else "i32"
    v, i, i1 = lanes.type, lanes.of(element), lanes.of("i1")
    whole = partial(lanes.whole, element=element)
    out(f"  %odd1 = and {i} %n, {whole(1)}")
    out(f"  %odd = icmp ne {i} %odd1, {whole(0)}")
    out(f"  %sq = select {i1} %odd, {v} %cosr, {v} %sinr")
    out(f"  %cq = select {i1} %odd, {v} %sinr, {v} %cosr")
    # sin is negative in quadrants 2 and 3, cos in 1 and 2: the twos' bit of n and of n + 1 becomes
    # the sign's. Shifted before it is singled out, it takes a GPU an operation less
    bits = 8 * lanes.bytes
    out(f"  %ssh = shl {i} %n, {whole(bits - 2)}")
    out(f"  %csh = add {i} %ssh, {whole(1 << (bits - 2))}")
    for name in ("s", "c"):
        out(f"  %{name}m = and {i} %{name}sh, {whole(1 << (bits - 1))}")
        out(f"  %{name}b = bitcast {v} %{name}q to {i}")
        out(f"  %{name}x = xor {i} %{name}b, %{name}m")
        out(f"  %{name}k = bitcast {i} %{name}x to {v}")
