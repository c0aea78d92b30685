"""sin and cos of one angle together, as LLVM text for vectors of any width.

Range reduction by π/2 in three parts with fused multiply-adds keeps the remainder as a sum of two
doubles; two polynomials on [-π/4, π/4] (coefficients of the classical double-precision kernels)
and a selection by quadrant finish it. Angles beyond 1e8, infinities and NaN take the library's
functions, lane by lane.
"""

from __future__ import annotations

import math
import struct

# π/2 = _P1 + _P2 + _P3 + ..., each a double
_P1, _P2, _P3 = 1.5707963267948966, 6.123233995736766e-17, -1.4973849048591833e-33
_LIMIT = 1e8
# sin r = r + r³ (S1 + S2 r² + ...), cos r = 1 - r²/2 + r⁴ (C1 + C2 r² + ...)
_S = (
    -1.66666666666666324348e-01,
    8.33333333332248946124e-03,
    -1.98412698298579493134e-04,
    2.75573137070700676789e-06,
    -2.50507602534068634195e-08,
    1.58969099521155010221e-10,
)
_C = (
    4.16666666666666019037e-02,
    -1.38888888888741095749e-03,
    2.48015872894767294178e-05,
    -2.75573143513906633035e-07,
    2.08757232129817482790e-09,
    -1.13596475577881948265e-11,
)


def hex_double(value: float) -> str:
    """A double as LLVM reads it without rounding."""
    return "0x" + struct.pack(">d", value).hex().upper()


def splat(value: float, width: int) -> str:
    if width == 1:
        return hex_double(value)
    return "<" + ", ".join(f"double {hex_double(value)}" for _ in range(width)) + ">"


def vector_type(width: int, element: str = "double") -> str:
    return element if width == 1 else f"<{width} x {element}>"


def suffix(width: int) -> str:
    return "f64" if width == 1 else f"v{width}f64"


def sincos_function(width: int) -> str:
    """define {sin, cos} @sincos(x): both at once."""
    v, i64, i1 = (vector_type(width, t) for t in ("double", "i64", "i1"))
    s = suffix(width)
    lines = [f"define internal {{ {v}, {v} }} @sincos({v} %x) alwaysinline {{", "entry:"]
    out = lines.append

    def const(x: float) -> str:
        return splat(x, width)

    def whole(k: int) -> str:
        return str(k) if width == 1 else "<" + ", ".join(f"i64 {k}" for _ in range(width)) + ">"

    out(f"  %size = call {v} @llvm.fabs.{s}({v} %x)")
    # unordered: true for NaN as well
    out(f"  %big = fcmp ugt {v} %size, {const(_LIMIT)}")
    if width == 1:
        out("  %any = or i1 %big, false")
    else:
        out(f"  %bits = bitcast {i1} %big to i{width}")
        out(f"  %any = icmp ne i{width} %bits, 0")
    out(f"  %scaled = fmul {v} %x, {const(2 / math.pi)}")
    out(f"  %k = call {v} @llvm.rint.{s}({v} %scaled)")
    out(f"  %mk = fneg {v} %k")
    # r1 + low = x - k P1 - k P2 - k P3, the sum of two doubles
    out(f"  %a = call {v} @llvm.fma.{s}({v} %mk, {v} {const(_P1)}, {v} %x)")
    out(f"  %t = fmul {v} %k, {const(_P2)}")
    out(f"  %tm = fneg {v} %t")
    out(f"  %te = call {v} @llvm.fma.{s}({v} %k, {v} {const(_P2)}, {v} %tm)")
    out(f"  %r = fsub {v} %a, %t")
    out(f"  %back = fsub {v} %a, %r")
    out(f"  %e1 = fsub {v} %back, %t")
    out(f"  %e2 = fsub {v} %e1, %te")
    out(f"  %low = call {v} @llvm.fma.{s}({v} %mk, {v} {const(_P3)}, {v} %e2)")
    out(f"  %z = fmul {v} %r, %r")
    for name, coefficients in (("s", _S), ("c", _C)):
        last = const(coefficients[-1])
        for i, coefficient in enumerate(reversed(coefficients[:-1])):
            result = f"%{name}{i}"
            out(
                f"  {result} = call {v} @llvm.fma.{s}({v} %z, {v} {last}, {v} {const(coefficient)})"
            )
            last = result
    # sin = r + (r z S + low), cos = 1 - z/2 + (z² C - r low), sums of a head and a small rest
    out(f"  %rz = fmul {v} %r, %z")
    out(f"  %srest = call {v} @llvm.fma.{s}({v} %rz, {v} %s4, {v} %low)")
    out(f"  %sinr = fadd {v} %r, %srest")
    out(f"  %half = fmul {v} %z, {const(0.5)}")
    out(f"  %head = fsub {v} {const(1.0)}, %half")
    out(f"  %gone = fsub {v} {const(1.0)}, %head")
    out(f"  %lost = fsub {v} %gone, %half")
    out(f"  %zz = fmul {v} %z, %z")
    out(f"  %rl = fmul {v} %r, %low")
    out(f"  %crest0 = fsub {v} %lost, %rl")
    out(f"  %crest = call {v} @llvm.fma.{s}({v} %zz, {v} %c4, {v} %crest0)")
    out(f"  %cosr = fadd {v} %head, %crest")
    out(f"  %n = fptosi {v} %k to {i64}")
    out(f"  %odd1 = and {i64} %n, {whole(1)}")
    out(f"  %odd = icmp ne {i64} %odd1, {whole(0)}")
    out(f"  %sq = select {i1} %odd, {v} %cosr, {v} %sinr")
    out(f"  %cq = select {i1} %odd, {v} %sinr, {v} %cosr")
    # signs by quadrant: sin is negative in quadrants 2 and 3, cos in 1 and 2
    for name, shift in (("s", 0), ("c", 1)):
        out(f"  %{name}n = add {i64} %n, {whole(shift)}")
        out(f"  %{name}m = and {i64} %{name}n, {whole(2)}")
        out(f"  %{name}sh = shl {i64} %{name}m, {whole(62)}")
        out(f"  %{name}b = bitcast {v} %{name}q to {i64}")
        out(f"  %{name}x = xor {i64} %{name}b, %{name}sh")
        out(f"  %{name}k = bitcast {i64} %{name}x to {v}")
    # the other lanes keep their result: what a row gives must not depend on its neighbours
    out("  br i1 %any, label %library, label %done")
    out("library:")
    for name in ("sin", "cos"):
        out(f"  %l{name} = call {v} @llvm.{name}.{s}({v} %x)")
        out(f"  %m{name} = select {i1} %big, {v} %l{name}, {v} %{name[0]}k")
    out("  br label %done")
    out("done:")
    out(f"  %sv = phi {v} [ %msin, %library ], [ %sk, %entry ]")
    out(f"  %cv = phi {v} [ %mcos, %library ], [ %ck, %entry ]")
    out(f"  %p = insertvalue {{ {v}, {v} }} undef, {v} %sv, 0")
    out(f"  %pair = insertvalue {{ {v}, {v} }} %p, {v} %cv, 1")
    out(f"  ret {{ {v}, {v} }} %pair")
    out("}")
    for name, arguments in (
        ("fabs", 1), ("sin", 1), ("cos", 1), ("rint", 1), ("sqrt", 1), ("fma", 3),
    ):  # fmt: skip
        out(f"declare {v} @llvm.{name}.{s}({', '.join([v] * arguments)})")
    return "\n".join(lines) + "\n"
