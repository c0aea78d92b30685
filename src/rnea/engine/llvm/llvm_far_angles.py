"""sin and cos of large angles, as LLVM text: the same bits on every processor.

Beyond some size an angle less a multiple of π/2 can no longer be had from a few parts of π/2. The
angle is a whole number m · 2^e, and of 2/π only those bits matter whose products with it are
neither multiples of four turns of a quarter nor too small to be seen (Payne and Hanek): 192 bits
from one place of a table on. Their product with m, in whole numbers, is the quadrant and a fraction
of 126 bits; a double nearest to a multiple of π/2 leaves 62 zeros at its head, so 64 are right.
What follows is the classical pair of polynomials with the remainder in two parts: within one unit
in the last place. Floats are doubles here, rounded at the end.
"""

from __future__ import annotations

from functools import lru_cache

from rnea.engine.llvm.llvm_text import Lanes

_WORDS = 20
# zeros before the point: where the exponent of an angle is below zero, nothing is in the way
_AHEAD = 64
# the exponent of a double as it is stored, of which m and bits in the table are counted
_FIRST = 1013
_PI_HALVES = (1.5707963267948966, 6.123233995736766e-17)


@lru_cache(maxsize=1)
def two_over_pi() -> tuple[int, ...]:
    """The bits of 2/π behind the point, in words of 64, one word of zeros first."""
    bits = _WORDS * 64 - _AHEAD
    fine = bits + 64

    def arctangent_of_one_over(n: int) -> int:
        total = power = (1 << fine) // n
        k, sign = 3, -1
        while power:
            power //= n * n
            total += sign * (power // k)
            k, sign = k + 2, -sign
        return total

    # Machin: π/4 = 4 arctan 1/5 - arctan 1/239
    pi = 4 * (4 * arctangent_of_one_over(5) - arctangent_of_one_over(239))
    number = (2 << (fine + bits)) // pi
    return tuple((number >> (64 * (_WORDS - 1 - k))) & (2**64 - 1) for k in range(_WORDS))


def far_function(sine: tuple[float, ...], cosine: tuple[float, ...]) -> str:
    """define {sin, cos} @far_sin_and_cos(double x), for finite |x| of 2^16 and more.

    sine, cosine: coefficients on [-π/4, π/4]. Infinities and NaN give NaN.
    """
    one = Lanes(1)
    number = one.constant
    words = ", ".join(f"i64 {_signed(word)}" for word in two_over_pi())
    return f"""@two_over_pi = internal constant [{_WORDS} x i64] [{words}]
define internal {{ double, double }} @far_sin_and_cos(double %x) noinline {{
entry:
  %bits = bitcast double %x to i64
  %shifted = lshr i64 %bits, 52
  %exponent = and i64 %shifted, 2047
  %strange = icmp eq i64 %exponent, 2047
  br i1 %strange, label %none, label %some
none:
  %nan = fsub double %x, %x
  br label %end
some:
  %digits = and i64 %bits, {2**52 - 1}
  %m = or i64 %digits, {2**52}
  %first = sub i64 %exponent, {_FIRST}
  %word = lshr i64 %first, 6
  %bit = and i64 %first, 63
  %p0 = getelementptr [{_WORDS} x i64], ptr @two_over_pi, i64 0, i64 %word
{_window()}  %m128 = zext i64 %m to i128
{_product()}  %nearer = lshr i64 %top, 62
  %fine = call i64 @llvm.fshl.i64(i64 %top, i64 %low, i64 2)
  %finer = shl i64 %low, 2
  %beyond = icmp slt i64 %fine, 0
  %more = zext i1 %beyond to i64
  %n = add i64 %nearer, %more
  %borrow = icmp eq i64 %finer, 0
  %inverted = xor i64 %fine, -1
  %carried = zext i1 %borrow to i64
  %minus = add i64 %inverted, %carried
  %minuslow = sub i64 0, %finer
  %f1 = select i1 %beyond, i64 %minus, i64 %fine
  %f0 = select i1 %beyond, i64 %minuslow, i64 %finer
  %zeros = call i64 @llvm.ctlz.i64(i64 %f1, i1 false)
  %high = call i64 @llvm.fshl.i64(i64 %f1, i64 %f0, i64 %zeros)
  %rest = shl i64 %f0, %zeros
  %d1 = lshr i64 %high, 11
  %d2a = and i64 %high, 2047
  %d2b = shl i64 %d2a, 42
  %d2c = lshr i64 %rest, 22
  %d2 = or i64 %d2b, %d2c
  %a1w = sitofp i64 %d1 to double
  %a2w = sitofp i64 %d2 to double
  %place = sub i64 {1023 - 53}, %zeros
  %placed = shl i64 %place, 52
  %scale = bitcast i64 %placed to double
  %a1 = fmul double %a1w, %scale
  %a2s = fmul double %a2w, %scale
  %a2 = fmul double %a2s, {number(2.0**-53)}
  %r0 = fmul double %a1, {number(_PI_HALVES[0])}
  %mr0 = fneg double %r0
  %e0 = call double @llvm.fma.f64(double %a1, double {number(_PI_HALVES[0])}, double %mr0)
  %e1 = call double @llvm.fma.f64(double %a1, double {number(_PI_HALVES[1])}, double %e0)
  %e2 = call double @llvm.fma.f64(double %a2, double {number(_PI_HALVES[0])}, double %e1)
  %rp = fadd double %r0, %e2
  %back = fsub double %rp, %r0
  %tp = fsub double %e2, %back
  %rm = fneg double %rp
  %tm = fneg double %tp
  %r = select i1 %beyond, double %rm, double %rp
  %t = select i1 %beyond, double %tm, double %tp
  %z = fmul double %r, %r
{_polynomial("s", sine)}{_polynomial("c", cosine)}  %rz = fmul double %r, %z
  %head = call double @llvm.fma.f64(double %z, double {number(-0.5)}, double {number(1.0)})
  %th = fmul double %t, %head
  %ss = call double @llvm.fma.f64(double %rz, double %s, double %th)
  %sinr = fadd double %r, %ss
  %lost1 = fsub double {number(1.0)}, %head
  %lost = call double @llvm.fma.f64(double %z, double {number(-0.5)}, double %lost1)
  %mt = fneg double %t
  %lostt = call double @llvm.fma.f64(double %mt, double %r, double %lost)
  %zz = fmul double %z, %z
  %cc = call double @llvm.fma.f64(double %zz, double %c, double %lostt)
  %cosr = fadd double %head, %cc
  %odd1 = and i64 %n, 1
  %odd = icmp ne i64 %odd1, 0
  %sq = select i1 %odd, double %cosr, double %sinr
  %cq = select i1 %odd, double %sinr, double %cosr
  %ssign = shl i64 %n, 62
  %sown = xor i64 %ssign, %bits
  %sonly = and i64 %sown, {-(2**63)}
  %sbits = bitcast double %sq to i64
  %sx = xor i64 %sbits, %sonly
  %sv = bitcast i64 %sx to double
  %n1 = add i64 %n, 1
  %csign = shl i64 %n1, 62
  %conly = and i64 %csign, {-(2**63)}
  %cbits = bitcast double %cq to i64
  %cx = xor i64 %cbits, %conly
  %cv = bitcast i64 %cx to double
  br label %end
end:
  %sr = phi double [ %nan, %none ], [ %sv, %some ]
  %cr = phi double [ %nan, %none ], [ %cv, %some ]
  %pa = insertvalue {{ double, double }} undef, double %sr, 0
  %pb = insertvalue {{ double, double }} %pa, double %cr, 1
  ret {{ double, double }} %pb
}}
declare i64 @llvm.fshl.i64(i64, i64, i64)
declare i64 @llvm.ctlz.i64(i64, i1)
"""


def _signed(word: int) -> int:
    return word - 2**64 if word >= 2**63 else word


def _window() -> str:
    """%w2, %w1, %w0: 192 bits of the table, from a bit of it on."""
    lines = []
    for k in range(1, 4):
        lines.append(f"  %p{k} = getelementptr i64, ptr %p0, i64 {k}")
    for k in range(4):
        lines.append(f"  %t{k} = load i64, ptr %p{k}")
    for k in range(3):
        lines.append(f"  %w{2 - k} = call i64 @llvm.fshl.i64(i64 %t{k}, i64 %t{k + 1}, i64 %bit)")
    return "\n".join(lines) + "\n"


def _product() -> str:
    """%top, %low: the upper 128 of the last 192 bits of m times the window."""
    lines = []
    for k in (0, 1):
        lines += [f"  %w{k}x = zext i64 %w{k} to i128", f"  %m{k} = mul i128 %m128, %w{k}x"]
    lines += [
        "  %m0h = lshr i128 %m0, 64",
        "  %sum = add i128 %m1, %m0h",
        "  %low = trunc i128 %sum to i64",
        "  %sumh = lshr i128 %sum, 64",
        "  %carry = trunc i128 %sumh to i64",
        "  %m2 = mul i64 %m, %w2",
        "  %top = add i64 %m2, %carry",
    ]
    return "\n".join(lines) + "\n"


def _polynomial(name: str, coefficients: tuple[float, ...]) -> str:
    number, lines = Lanes(1).constant, []
    last = number(coefficients[-1])
    for i, coefficient in enumerate(reversed(coefficients[:-1])):
        new = f"%{name}" if i == len(coefficients) - 2 else f"%{name}{i}"
        lines.append(
            f"  {new} = call double @llvm.fma.f64"
            f"(double %z, double {last}, double {number(coefficient)})"
        )
        last = new
    return "\n".join(lines) + "\n"
