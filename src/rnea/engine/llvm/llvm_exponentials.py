"""exp and tanh as LLVM text for vectors of any width: the same bits on every processor.

x = k ln 2 + r with |r| ≤ ln 2 / 2; ln 2 in two parts, so that r is known to twice the digits. A
polynomial P (Chebyshev, r² P within 2⁻⁶² in double and 2⁻³² in float) gives e^r = 1 + r + r² P.
Sums whose rounding would be seen are made in two parts: both functions are within one unit in the
last place, from subnormal results to infinity. They are called from friction alone.
"""

from __future__ import annotations

import struct
from functools import partial

from rnea.engine.llvm.llvm_text import Lanes

_LN2 = {
    "double": (0.6931471805599453, 2.3190468138462996e-17),
    "float": (0.6931471824645996, -1.9046542121259336e-09),
}
_LOG2E = 1.4426950408889634
_SHIFT = {"double": 1.5 * 2.0**52, "float": 1.5 * 2.0**23}
_COEFFICIENTS = {
    "double": (
        0.5,
        0.1666666666666667,
        0.04166666666666667,
        0.008333333333326112,
        0.001388888888888373,
        0.0001984126987490126,
        2.4801587325605324e-05,
        2.7557255297969643e-06,
        2.755727357010214e-07,
        2.5105259538448494e-08,
        2.0914717341716378e-09,
    ),
    "float": (
        0.5000000013498178,
        0.16666666681659179,
        0.04166646460202654,
        0.008333310889582076,
        0.0013933685862617174,
        0.00019891030654370327,
    ),
}
# below, exp is zero; above, it is infinite
_ENDS = {"double": (-746.0, 710.0), "float": (-104.0, 89.0)}
# beyond, tanh is 1
_FLAT = {"double": 22.0, "float": 10.0}
_FORMAT = {"double": ("i64", 52, 1023), "float": ("i32", 23, 127)}

FUNCTIONS = {"exp": "exponential", "tanh": "hyperbolic_tangent"}


def exponential_function(lanes: Lanes) -> str:
    """define v @exponential(v x)."""
    write = _Function(lanes, FUNCTIONS["exp"])
    lowest, highest = _ENDS[lanes.element]
    # ordered comparisons: NaN stays
    x = write.select(write.compare("olt", "%x", lowest), lowest, "%x")
    x = write.select(write.compare("ogt", x, highest), highest, x)
    k, r, t = write.reduced(x)
    s = write.beyond_the_line(r, t)
    head = write.add(1.0, r)
    # what the sum has lost: |r| < 1
    lost = write.subtract(r, write.subtract(head, 1.0))
    y = write.add(head, write.add(lost, s))
    half = write.whole("ashr", k, 1)
    other = write.whole("sub", k, half)
    # in two steps: 2^k itself may be out of range where the result is not
    y = write.multiply(write.multiply(y, write.power(half)), write.power(other))
    return write.finished(y)


def tanh_function(lanes: Lanes) -> str:
    """define v @hyperbolic_tangent(v x): E / (E + 2) with E = exp(2|x|) - 1 in two parts."""
    write = _Function(lanes, FUNCTIONS["tanh"])
    size = write.call("fabs", "%x")
    flat = _FLAT[lanes.element]
    size = write.select(write.compare("ogt", size, flat), flat, size)
    k, r, t = write.reduced(write.add(size, size))
    s = write.beyond_the_line(r, t)
    p1 = write.add(r, s)
    p2 = write.subtract(s, write.subtract(p1, r))
    # E = (2^k - 1) + 2^k p
    power = write.power(k)
    whole = write.subtract(power, 1.0)
    first, second = write.multiply(power, p1), write.multiply(power, p2)
    e1 = write.add(whole, first)
    e2 = write.add(write.subtract(first, write.subtract(e1, whole)), second)
    d1 = write.add(e1, 2.0)
    # the larger of both summands first: 2 where E is below it
    small = write.subtract(e1, write.subtract(d1, 2.0))
    large = write.subtract(2.0, write.subtract(d1, e1))
    d2 = write.add(write.select(write.compare("olt", e1, 2.0), small, large), e2)
    q = write.divide(e1, d1)
    left = write.add(write.fma(write.negative(q), d1, e1), e2)
    left = write.fma(write.negative(q), d2, left)
    return write.finished(write.with_sign(write.add(q, write.divide(left, d1)), "%x"))


class _Function:
    """Lines of a function of one vector; numbers of Python become constants."""

    def __init__(self, lanes: Lanes, name: str) -> None:
        self._lanes, self._count = lanes, 0
        self._kind, self._digits, self._bias = _FORMAT[lanes.element]
        v = lanes.type
        self._lines = [f"define internal {v} @{name}({v} %x) noinline {{", "entry:"]
        self.add = partial(self._binary, "fadd")
        self.subtract = partial(self._binary, "fsub")
        self.multiply = partial(self._binary, "fmul")
        self.divide = partial(self._binary, "fdiv")

    def finished(self, result: str) -> str:
        return "\n".join([*self._lines, f"  ret {self._lanes.type} {result}", "}"]) + "\n"

    def _value(self, text: str) -> str:
        self._count += 1
        name = f"%v{self._count}"
        self._lines.append(f"  {name} = {text}")
        return name

    def _of(self, x: str | float) -> str:
        return x if isinstance(x, str) else self._lanes.constant(x)

    def _binary(self, name: str, a: str | float, b: str | float) -> str:
        return self._value(f"{name} {self._lanes.type} {self._of(a)}, {self._of(b)}")

    def negative(self, a: str) -> str:
        return self._value(f"fneg {self._lanes.type} {a}")

    def compare(self, how: str, a: str, b: float) -> str:
        return self._value(f"fcmp {how} {self._lanes.type} {a}, {self._of(b)}")

    def select(self, which: str, a: str | float, b: str | float) -> str:
        i1, v = self._lanes.of("i1"), self._lanes.type
        return self._value(f"select {i1} {which}, {v} {self._of(a)}, {v} {self._of(b)}")

    def call(self, name: str, *given: str) -> str:
        v = self._lanes.type
        taken = ", ".join(f"{v} {x}" for x in given)
        return self._value(f"call {v} @llvm.{name}.{self._lanes.suffix}({taken})")

    def fma(self, a: str | float, b: str | float, c: str | float) -> str:
        return self.call("fma", self._of(a), self._of(b), self._of(c))

    def whole(self, name: str, a: str, b: str | int) -> str:
        other = b if isinstance(b, str) else self._lanes.whole(b, self._kind)
        return self._value(f"{name} {self._lanes.of(self._kind)} {a}, {other}")

    def _as_whole(self, a: str) -> str:
        v, i = self._lanes.type, self._lanes.of(self._kind)
        return self._value(f"bitcast {v} {a} to {i}")

    def _as_number(self, a: str) -> str:
        v, i = self._lanes.type, self._lanes.of(self._kind)
        return self._value(f"bitcast {i} {a} to {v}")

    def power(self, k: str) -> str:
        """2^k, k whole."""
        shifted = self.whole("shl", self.whole("add", k, self._bias), self._digits)
        return self._as_number(shifted)

    def with_sign(self, a: str, b: str) -> str:
        """The size of a with the sign of b; a is not negative."""
        lowest = -(2 ** (8 * self._lanes.bytes - 1))
        sign = self.whole("and", self._as_whole(b), lowest)
        return self._as_number(self.whole("or", self._as_whole(a), sign))

    def reduced(self, x: str) -> tuple[str, str, str]:
        """k, and r + t = x - k ln 2."""
        element = self._lanes.element
        shift, (p1, p2) = _SHIFT[element], _LN2[element]
        # with 1.5 · 2^52 added, the last bits of the sum are those of the nearest whole number
        shifted = self.fma(x, _LOG2E, shift)
        k = self.whole("sub", self._as_whole(shifted), _bits(shift, element))
        minus = self.negative(self.subtract(shifted, shift))
        # exact: a multiple of half the last bit of ln 2, and small
        a = self.fma(minus, p1, x)
        r = self.fma(minus, p2, a)
        t = self.fma(minus, p2, self.subtract(a, r))
        return k, r, t

    def beyond_the_line(self, r: str, t: str) -> str:
        """exp(r + t) - 1 - r."""
        coefficients = _COEFFICIENTS[self._lanes.element]
        p: str | float = coefficients[-1]
        for coefficient in reversed(coefficients[:-1]):
            p = self.fma(r, p, coefficient)
        return self.fma(self.multiply(r, r), p, t)


def _bits(value: float, element: str) -> int:
    """How a number is stored, as a whole number."""
    code, kind = ("<d", "<q") if element == "double" else ("<f", "<i")
    bits: int = struct.unpack(kind, struct.pack(code, value))[0]
    return bits
