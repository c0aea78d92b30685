"""Sine and cosine of one angle together, in WebAssembly, which has neither of them nor an fma.

The nearest multiple k of π/2 is taken away in three parts of π/2. The first two have 33 bits each,
so that their products with k (at most 20 bits) are exact; what the subtractions lose is carried
along as a second number, t. On the remainder y + t, at most π/4 in size, follow the classical
polynomials. Within one unit in the last place for angles up to 1.6e6; beyond, and for what is no
number, the surroundings' own functions are asked.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from rnea.engine.export.wasm_binary import (
    CALL,
    ELSE,
    EMPTY,
    END,
    F64,
    IF,
    OPERATIONS,
    SELECT,
    WasmFunction,
    double,
    get,
    put,
    unsigned,
    whole,
)
from rnea.engine.llvm.llvm_sincos import COSINE, SINE

# π/2: 33 bits, 33 bits, and the rest
_FIRST = float.fromhex("0x1.921fb544p+0")
_SECOND = float.fromhex("0x1.0b4611a6p-34")
_REST = float.fromhex("0x1.3198a2e037073p-69")
LIMIT = 2.0**20 * math.pi / 2
_NAMES = ("x", "k", "a", "w", "b", "d", "e", "y", "t", "z", "h", "c", "sine", "cosine")
_PLACE = {name: k for k, name in enumerate(_NAMES)}
_OPERATORS = {"+": "f64.add", "-": "f64.sub", "*": "f64.mul"}


def sincos_function(sine: int, cosine: int) -> WasmFunction:
    """(x) -> (sin x, cos x); sine, cosine: the numbers of the imported functions."""
    asked = [
        _set(name, get(_PLACE["x"]) + CALL + unsigned(number))
        for name, number in (("sine", sine), ("cosine", cosine))
    ]
    body = [
        _postfix("x abs"), double(LIMIT), OPERATIONS["f64.le"], IF, EMPTY,
        *_reduced(), *_near_zero(), *_by_quadrant(),
        ELSE, *asked, END,
        get(_PLACE["sine"]), get(_PLACE["cosine"]),
    ]  # fmt: skip
    return WasmFunction([F64], [F64, F64], len(_NAMES) - 1, b"".join(body))


def _postfix(text: str) -> bytes:
    """Instructions of a formula with operators behind their operands, as the machine takes it."""
    out = b""
    for word in text.split():
        if word in _PLACE:
            out += get(_PLACE[word])
        elif word in _OPERATORS:
            out += OPERATIONS[_OPERATORS[word]]
        elif f"f64.{word}" in OPERATIONS:
            out += OPERATIONS[f"f64.{word}"]
        else:
            out += double(float.fromhex(word))
    return out


def _set(name: str, value: str | bytes) -> bytes:
    return (_postfix(value) if isinstance(value, str) else value) + put(_PLACE[name])


def _reduced() -> list[bytes]:
    """y + t = x - k π/2."""
    return [
        _set("k", f"x {(2 / math.pi).hex()} * nearest"),
        # exact: both are multiples of the last bit of numbers below 1
        _set("a", f"x k {_FIRST.hex()} * -"),
        # b + e = a - w, whichever of them is larger
        _set("w", f"k {_SECOND.hex()} *"),
        _set("b", "a w -"),
        _set("d", "b a -"),
        _set("e", f"a b d - - w d + - k {_REST.hex()} * -"),
        _set("y", "b e +"),
        _set("t", "b y - e +"),
    ]


def _near_zero() -> list[bytes]:
    """Of the remainder, with z = y², h = 1 - z/2:

    sin = y + (y z S + t h),  cos = h + (((1 - h) - z/2) + (z² C - y t)).
    """
    half, one = (0.5).hex(), (1.0).hex()
    return [
        _set("z", "y y *"),
        _set("h", f"{one} {half} z * -"),
        _set("sine", f"y y z * {_polynomial(SINE)} * t h * + +"),
        _set("c", f"z z * {_polynomial(COSINE)} * y t * -"),
        _set("cosine", f"h {one} h - {half} z * - c + +"),
    ]


def _polynomial(coefficients: Sequence[float]) -> str:
    text = coefficients[-1].hex()
    for coefficient in reversed(coefficients[:-1]):
        text = f"{coefficient.hex()} z {text} * +"
    return text


def _by_quadrant() -> list[bytes]:
    """The right one of the two, with the sign of its quadrant."""

    def bit(of: int, plus: int = 0) -> bytes:
        added = whole(plus) + OPERATIONS["i32.add"] if plus else b""
        turned = get(_PLACE["k"]) + OPERATIONS["i32.trunc_f64_s"]
        return turned + added + whole(of) + OPERATIONS["i32.and"]

    sine, cosine = get(_PLACE["sine"]), get(_PLACE["cosine"])
    exchanged = cosine + sine + bit(1) + SELECT + sine + cosine + bit(1) + SELECT
    signs = b""
    for name, plus in (("sine", 0), ("cosine", 1)):
        value = get(_PLACE[name])
        negative = value + OPERATIONS["f64.neg"]
        signs += _set(name, negative + value + bit(2, plus) + SELECT)
    return [exchanged, put(_PLACE["cosine"]), put(_PLACE["sine"]), signs]
