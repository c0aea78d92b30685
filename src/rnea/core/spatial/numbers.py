"""The seam: the few functions through which a recursion meets the kind of number it runs on.

A recursion adds, subtracts and multiplies arrays; Python's operators already do that for floats,
complex numbers, SymPy expressions and tracing numbers alike. Only the functions below need to
know the kind. Float and complex arrays go to NumPy. Object arrays go, element by element, to the
`ScalarType` that the element's type has registered (`rnea.core.scalar_types` registers SymPy's, and
so on).

Run time and build time differ in one point. At run time (`sin`, `cos`, ... below) nothing ever
branches on a value. At build time a robot's constants are made once by a `ScalarType`, and there
the float kind takes the sine of an exact right angle to be exactly 0 or 1.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from rnea.errors import InputError

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class ScalarType:
    """A kind of number: how to make a constant of it, and its elementary functions.

    meter: the unit of length, by which angles are weighed where they are added to lengths; None of
    numbers without units
    """

    name: str
    constant: Callable[[Any], Any]
    pi: Any
    sin: Callable[[Any], Any]
    cos: Callable[[Any], Any]
    sqrt: Callable[[Any], Any]
    sign: Callable[[Any], Any]
    exp: Callable[[Any], Any]
    tanh: Callable[[Any], Any]
    meter: Any = None

    def __reduce__(self) -> tuple[Any, ...]:
        # kinds are compared by identity: a copied or unpickled robot keeps the registered one
        return _kind_named, (self.name,)

    def array(self, values: Any) -> Array:
        """Make a read-only array of this kind's constants, in the shape of nested sequences."""
        if self is FLOAT:
            out = np.array(values, dtype=float)
        else:
            raw = np.array(values, dtype=object)
            out = np.empty(raw.shape, dtype=object)
            for index in np.ndindex(raw.shape):
                out[index] = self.constant(raw[index])
        out.flags.writeable = False
        return out

    def zeros(self, *shape: int) -> Array:
        return self.array(np.zeros(shape, dtype=int))

    def identity(self) -> Array:
        return self.array(np.eye(3, dtype=int))


def _quarter_turns(angle: float) -> int | None:
    """How many exact quarter turns an angle is, or None.

    Within two units in the last place, so that a right angle written with 16 digits counts; one
    written with fewer digits does not.
    """
    turns = round(angle / (math.pi / 2))
    if abs(turns) > 8 or abs(angle - turns * (math.pi / 2)) > 2 * math.ulp(angle):
        return None
    return turns


def _constant_cos(angle: float) -> float:
    turns = _quarter_turns(angle)
    return math.cos(angle) if turns is None else (1.0, 0.0, -1.0, 0.0)[turns % 4]


def _constant_sin(angle: float) -> float:
    turns = _quarter_turns(angle)
    return math.sin(angle) if turns is None else (0.0, 1.0, 0.0, -1.0)[turns % 4]


FLOAT = ScalarType(
    "float64",
    float,
    math.pi,
    _constant_sin,
    _constant_cos,
    math.sqrt,
    np.sign,
    math.exp,
    math.tanh,
)

_REGISTERED: dict[type, ScalarType] = {}
_BY_NAME: dict[str, ScalarType] = {FLOAT.name: FLOAT}


def _kind_named(name: str) -> ScalarType:
    return _BY_NAME[name]


def register(element_type: type, kind: ScalarType) -> None:
    """Announce that object arrays of `element_type` (or a subclass) compute with `kind`."""
    _REGISTERED[element_type] = kind
    _BY_NAME[kind.name] = kind


def kind_of(element: Any) -> ScalarType:
    """The kind of one number; plain Python and NumPy numbers are floats."""
    for base in type(element).__mro__:
        if base in _REGISTERED:
            return _REGISTERED[base]
    if isinstance(element, int | float | np.number):
        return FLOAT
    raise InputError(
        f"no arithmetic is registered for numbers of type {type(element).__name__}. "
        f"Registered: {', '.join(t.__name__ for t in _REGISTERED) or '(none)'}"
    )


def read_only(array: Array) -> Array:
    """A copy that cannot be written to."""
    copy = np.array(array)
    copy.flags.writeable = False
    return copy


def common_kind(values: Array) -> ScalarType:
    """The kind of an array: float unless an element is of a registered kind."""
    if values.dtype != object:
        return FLOAT
    for element in values.flat:
        kind = kind_of(element)
        if kind is not FLOAT:
            return kind
    return FLOAT


def _apply(function: str, on_floats: Callable[[Array], Array], x: Any) -> Array:
    x = np.asarray(x)
    if x.dtype != object:
        return on_floats(x)
    out = np.empty(x.shape, dtype=object)
    for index in np.ndindex(x.shape):
        kind = kind_of(x[index])
        # a float's own constants (exact right angles) are for build time
        one = on_floats if kind is FLOAT else getattr(kind, function)
        out[index] = one(x[index])
    return out


def sin(x: Any) -> Array:
    return _apply("sin", np.sin, x)


def cos(x: Any) -> Array:
    return _apply("cos", np.cos, x)


def sqrt(x: Any) -> Array:
    return _apply("sqrt", np.sqrt, x)


def sign(x: Any) -> Array:
    """sgn(x) with sgn(0) = 0; of a complex number that of its real part."""
    return _apply("sign", lambda y: np.sign(np.real(y)), x)


def exp(x: Any) -> Array:
    return _apply("exp", np.exp, x)


def tanh(x: Any) -> Array:
    """The smooth sign: between -1 and 1, with slope 1 at zero."""
    return _apply("tanh", np.tanh, x)
