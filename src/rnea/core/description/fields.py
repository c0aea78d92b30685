"""Reading typed fields out of plain mappings, with the path of the entry in every error.

Shared by the TOML reader and by `Robot.from_dh`: both start from mappings of keys to values.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from itertools import pairwise
from typing import Any, Self

from rnea.core.description.arithmetic import Angle, Expression, Scalar
from rnea.core.description.datasheet_units import legal_units, other_unit, with_unit
from rnea.core.description.legal_names import LEGAL_NAMES, can_name
from rnea.core.spatial import INERTIA_ENTRIES
from rnea.core.spatial.numbers import kind_of
from rnea.errors import RneaError, RobotFileError, suggestion

_LETTERS = {
    **dict.fromkeys(("m", "M"), "mass"),
    **dict.fromkeys(("I", "J"), "inertia"),
    **dict.fromkeys(("c", "r", "rc", "cog", "cg", "centre", "center"), "com"),
    **dict.fromkeys(("l", "L", "length"), "a"),
    "g": "gravity",
    "type": "joint",
}
"""What formulas and other programs call our keys, where spelling alone would lead elsewhere."""
_POINTS = ("com", "xyz")
_LONGEST = 200
_PLAIN = re.compile(r"[0-9.eE+-]+", re.ASCII)
# a number, and something that no formula goes on with
_NUMBER_FIRST = re.compile(
    r"\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?\s*[^\s\d+*/().-]", re.ASCII
)
_RATIO = re.compile(r"\s*(\d+\.?\d*)\s*:\s*(\d+\.?\d*)\s*", re.ASCII)
# keys that data sheets have and we do not, and what to do about them
_ADVICE = {
    "rated_speed": (
        "The rated torque is taken for all speeds: write as rated_torque what the sheet's curve "
        "has at the speed of most of the cycle, or the rated speed as max_speed",
        "rated_torque",
    ),
}


class Fields:
    """One table of a description: typed access by key, unknown keys refused by name."""

    def __init__(self, table: Any, path: str, fail: Callable[[str, str], RobotFileError]) -> None:
        self.path = path
        self._fail = fail
        if not isinstance(table, Mapping):
            raise fail(path, f"expected a table of keys, got {shown(table)}")
        self._table: Mapping[str, Any] = table

    def error(self, key: str, message: str) -> RobotFileError:
        return self._fail(self._path(key), message)

    def _path(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path and key else self.path or key

    def __contains__(self, key: str) -> bool:
        return key in self._table

    def __iter__(self) -> Iterator[str]:
        return iter(self._table)

    def value(self, key: str) -> Any:
        """What the key holds, unread; None without it."""
        return self._table.get(key)

    def allow(self, *legal: str) -> None:
        for key in self._table:
            if key not in legal:
                meant = _meant(key, legal, self._table[key])
                raise self.error(key, f"unknown key {key!r}. {meant}")

    def text(self, key: str, default: str = "") -> str:
        value = self._table.get(key, default)
        if not isinstance(value, str):
            raise self.error(key, f"expected text, got {shown(value)}")
        return value

    def name(self, key: str, default: str = "") -> str:
        """A name that can stand in a column header and in a message, and be quoted there."""
        value = self.text(key, default)
        quoted = "'" in value or '"' in value
        if quoted or not can_name(value) or len(value) > 100:
            rule = f"{LEGAL_NAMES}; no quotes; at most 100 characters"
            raise self.error(key, f"{shown(value)} cannot be a name ({rule})")
        return value

    def required_name(self, key: str) -> str:
        value = self.name(key)
        if not value:
            raise self.error(key, f"the key {key!r} is missing")
        return value

    def choice(self, key: str, legal: Sequence[str], default: str | None = None) -> str:
        if key not in self._table and default is None:
            raise self.error(key, f"the key {key!r} is missing. Legal: {', '.join(legal)}")
        value = self.text(key, default or "")
        if value not in legal:
            raise self.error(key, f"unknown {key} {value!r}. {suggestion(value, legal)}")
        return value

    def scalar(self, key: str, default: Scalar = 0.0) -> Scalar:
        return self.to_scalar(self._table.get(key, default), key)

    def to_scalar(self, value: Any, key: str) -> Scalar:
        if hasattr(value, "dtype") and getattr(value, "ndim", 1) == 0:
            value = value.item()
        if isinstance(value, str):
            try:
                return Expression(value)
            except RneaError as problem:
                slip = _unit_refused(value, key) or _decimal_comma(value, key)
                raise self.error(key, slip or str(problem)) from None
        if isinstance(value, bool) or value is None:
            raise self.error(key, f"expected a number, got {shown(value)}")
        if isinstance(value, int | float):
            if abs(value) > sys.float_info.max or value != value:
                raise self.error(key, f"{shown(value)} is not a finite number")
            return float(value)
        try:
            # a number of another kind, handed in from Python
            kind_of(value)
        except RneaError:
            raise self.error(key, f"expected a number, got {shown(value)}") from None
        return value

    def to_quantity(self, value: Any, key: str, unit: str, plain: Angle) -> Scalar:
        """A number of a data sheet, with its unit as in "6000 rpm", or in the file's own without.

        unit: the SI unit of the entry; plain: how a number without a unit becomes SI
        """
        if isinstance(value, str) and not _is_formula(value):
            found, other = with_unit(value, unit), other_unit(value)
            if found is not None:
                return found
            if other is not None:
                wrong = f"is not in {unit or 'numbers'}"
                raise self.error(key, f"{shown(value)} {wrong}. {_legal(unit)}")
            # a text of megabytes is no number, and patterns would take for ever to see that
            if len(value) <= _LONGEST and _NUMBER_FIRST.match(value):
                raise self.error(key, _misread(value, key, unit))
        return plain(self.to_scalar(value, key))

    def scalars(self, key: str, count: int, default: Any = None) -> tuple[Scalar, ...]:
        """Exactly `count` numbers."""
        return self.to_scalars(self._table.get(key, default), key, count)

    def to_scalars(self, value: Any, key: str, count: int) -> tuple[Scalar, ...]:
        if not is_list(value):
            along = _along_x(value) if key in _POINTS else ""
            raise self.error(key, f"expected a list of {count} numbers, got {shown(value)}{along}")
        if len(value) != count:
            torn = _torn_decimals(value, count)
            raise self.error(key, f"expected {count} numbers, got {len(value)}{torn}")
        return tuple(self.to_scalar(v, f"{key}[{i}]") for i, v in enumerate(value))

    def rows(self, key: str, width: int, expected: str) -> tuple[tuple[Scalar, ...], ...]:
        """A list of rows of `width` numbers each; `expected` says of what, for the error."""
        value = self._table.get(key, ())
        if not is_list(value):
            raise self.error(key, f"expected {expected}, got {shown(value)}")
        return tuple(self.to_scalars(row, f"{key}[{i}]", width) for i, row in enumerate(value))

    def square(self, key: str, expected: str) -> tuple[tuple[Scalar, ...], ...]:
        """Three rows of three numbers."""
        if not is_list(self._table[key]) or len(self._table[key]) != 3:
            raise self.error(key, f"expected {expected}")
        return self.rows(key, 3, expected)

    def table(self, key: str, *legal: str) -> Self:
        """The table under a key, empty without it; where legal keys are said, no other one."""
        inner = type(self)(self._table.get(key, {}), self._path(key), self._fail)
        if legal:
            inner.allow(*legal)
        return inner

    def tables(self, key: str) -> list[Self]:
        value = self._table.get(key, [])
        if not isinstance(value, list | tuple):
            raise self.error(key, f"expected a list of tables ([[{key}]]), got {shown(value)}")
        return [type(self)(v, f"{self._path(key)}[{i}]", self._fail) for i, v in enumerate(value)]


def _meant(key: str, legal: Sequence[str], value: Any) -> str:
    entry = key.lower()
    if entry in INERTIA_ENTRIES and "inertia" in legal and isinstance(value, int | float):
        return f"Write inertia = {{ {entry} = {value!r} }}"
    advice, beside = _ADVICE.get(key, ("", ""))
    if advice and beside in legal:
        return advice
    ours = _LETTERS.get(key, "")
    if ours not in legal:
        return suggestion(key, legal)
    return f"Did you mean {ours!r}? Legal: {', '.join(legal)}"


def _is_formula(text: str) -> bool:
    try:
        Expression(text)
    except RneaError:
        return False
    return True


def _legal(unit: str) -> str:
    known = legal_units(unit)
    return f"Units that can be read here: {known}" if known else "It has no unit"


def _misread(text: str, key: str, unit: str) -> str:
    """Why a text that begins as a number is none, nor one with a unit that is known."""
    pointed = text.replace(",", ".", 1)
    quoted = f'"{pointed}"'
    if _decimal_comma(text, key):
        return _decimal_comma(text, key)
    if with_unit(pointed, unit) is not None:
        return f"{shown(text)}: a decimal comma? Write {_entry(key, quoted)}"
    ratio = _RATIO.fullmatch(text)
    if ratio and key.startswith("ratio"):
        parts = sorted(ratio.groups(), key=float)
        turns = parts[1] if float(parts[0]) == 1 else f'"{parts[1]} / {parts[0]}"'
        return (
            f"{shown(text)}: a ratio is turns of the motor for one of the joint: write "
            f"{_entry(key, turns)}"
        )
    return f"{shown(text)} is no number with a unit that is known here. {_legal(unit)}"


def _unit_refused(text: str, key: str) -> str:
    """What to write in place of "30 mm" where units are not read; empty for another text."""
    found = other_unit(text)
    if found is None:
        return ""
    unit, number = found
    told = "numbers stand here without their unit"
    if _PLAIN.fullmatch(number.text):
        return f"{told}: write {_entry(key, number.text)}, in {unit}"
    return f'{told}: {shown(text)} is "{number.text}" {unit}'.rstrip()


def _decimal_comma(text: str, key: str) -> str:
    """What to write in place of "0,45"; empty for another text."""
    if not re.fullmatch(r"\s*[+-]?\d+,\d+\s*", text, re.ASCII):
        return ""
    return f"{shown(text)}: a decimal comma? Write {_entry(key, text.strip().replace(',', '.'))}"


def _torn_decimals(values: Sequence[Any], count: int) -> str:
    """A question where 0,22 may have become two numbers. A file's -0 has lost its sign."""
    pairs = [(a, b) for a, b in pairwise(values) if type(a) is type(b) is int and b > 0]
    if not pairs or not count < len(values) <= 2 * count:
        return ""
    whole, part = pairs[0]
    return f". A decimal comma? Decimals have a point, as {abs(whole)}.{part} has"


def _along_x(value: Any) -> str:
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return f". Along x? Write [{value!r}, 0, 0]" if is_number else ""


def _entry(key: str, value: str) -> str:
    """As the file would have it; one of a list stands alone."""
    return value if key.endswith("]") else f"{key} = {value}"


def is_list(value: Any) -> bool:
    """Whether a value is a sequence, arrays included."""
    is_other = isinstance(value, str | Mapping | Set) or getattr(value, "shape", None) == ()
    return hasattr(value, "__len__") and not is_other


def shown(value: Any) -> str:
    """A value for a message, shortened."""
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."
