"""Units of a recording's numbers, by the word of its user or of the headings: never by a guess."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from rnea.errors import InputError
from rnea.logs.log import Log

_ANGLES = {"rad": 1.0, "deg": math.pi / 180, "°": math.pi / 180, "rev": 2 * math.pi}
_LENGTHS = {"m": 1.0, "mm": 1e-3, "cm": 1e-2}
_TIMES = {"s": 1.0, "ms": 1e-3, "us": 1e-6, "µs": 1e-6, "ns": 1e-9}
_SPEEDS = {f"{unit}/s": factor for unit, factor in (_ANGLES | _LENGTHS).items()}
_EFFORTS = {"N m": 1.0, "Nm": 1.0, "N*m": 1.0, "N·m": 1.0, "mNm": 1e-3, "Ncm": 1e-2, "N": 1.0}
UNITS: Mapping[str, Mapping[str, float]] = {
    "t": _TIMES,
    "q": _ANGLES | _LENGTHS,
    "qd": _SPEEDS | {"rpm": 2 * math.pi / 60},
    # of a current nobody knows the torque
    "effort": _EFFORTS | {"A": 1.0, "mA": 1e-3, "%": 1.0},
}
"""By quantity, what one of each unit is in ours: s, rad or m, per s, N m or N."""


def factor(quantity: str, unit: str) -> float:
    """What one of the unit is in ours; a number is so many of ours.

    >>> round(factor("q", "deg"), 4), factor("t", "ms"), factor("q", "0.00153")
    (0.0175, 0.001, 0.00153)
    """
    known = UNITS[quantity]
    if unit in known:
        return known[unit]
    try:
        value = float(unit)
    except ValueError:
        value = math.nan
    if not (math.isfinite(value) and value):
        legal = ", ".join(known)
        raise InputError(f"unknown unit {unit[:40]!r} of {quantity}. Legal: {legal}, or a number")
    return value


@dataclass(frozen=True)
class Units:
    """of: units by quantity (t, q, qd, effort), where they are not ours. Where q has another unit
    of angle or length and nothing is said of qd, qd is in the same per second.

    >>> Units.read("q=deg,t=ms").of
    mappingproxy({'q': 'deg', 't': 'ms', 'qd': 'deg/s'})
    """

    of: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))

    def __post_init__(self) -> None:
        for quantity, unit in self.of.items():
            if quantity not in UNITS:
                raise InputError(f"unknown quantity {quantity[:40]!r}. Legal: {', '.join(UNITS)}")
            factor(quantity, unit)
        said = dict(self.of)
        if "q" in said and "qd" not in said:
            rate = f"{said['q']}/s"
            said["qd"] = rate if rate in UNITS["qd"] else said["q"]
        object.__setattr__(self, "of", MappingProxyType(said))

    @classmethod
    def read(cls, text: str) -> Units:
        """From words such as q=deg,t=ms."""
        said = {}
        for pair in filter(None, (part.strip() for part in text.split(","))):
            quantity, sign, unit = (part.strip() for part in pair.partition("="))
            if not (quantity and sign and unit):
                raise InputError(f"{pair[:40]!r} is no unit: write q=deg or t=ms, ...")
            said[quantity] = unit
        return cls(said)

    def factor(self, quantity: str) -> float:
        """What one of the file's is in our unit."""
        return factor(quantity, self.of[quantity]) if quantity in self.of else 1.0

    def applied(self, log: Log) -> Log:
        """The log in our units, with a note of what was converted."""
        if not self.of:
            return log
        q, qd, effort = (
            None if values is None else values * self.factor(quantity)
            for quantity, values in (("q", log.q), ("qd", log.qd), ("effort", log.effort))
        )
        assert q is not None
        told = ", ".join(f"{quantity} in {unit}" for quantity, unit in self.of.items())
        log = replace(log, t=log.t * self.factor("t"), q=q, qd=qd, effort=effort)
        return log.noted([f"converted, as was said: {told}"])


OURS = Units()
"""s, rad or m, per s, N m or N."""
