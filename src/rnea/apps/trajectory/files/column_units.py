"""Units of a file's numbers, by the word of its user or of the headings: never by a guess."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from rnea.errors import InputError, shortened

_ANGLES = {"rad": 1.0, "deg": math.pi / 180, "°": math.pi / 180, "rev": 2 * math.pi}
_LENGTHS = {"m": 1.0, "mm": 1e-3, "cm": 1e-2}
_TIMES = {"s": 1.0, "ms": 1e-3, "us": 1e-6, "µs": 1e-6, "ns": 1e-9}
_TURNING = {f"{unit}/s": factor for unit, factor in _ANGLES.items()} | {"rpm": 2 * math.pi / 60}
_SLIDING = {f"{unit}/s": factor for unit, factor in _LENGTHS.items()}
_SQUARES = ("/s2", "/s^2", "/s²", "/s**2")
_TURNING_FASTER, _SLIDING_FASTER = (
    {unit + per: factor for unit, factor in units.items() for per in _SQUARES}
    for units in (_ANGLES, _LENGTHS)
)
_TURNING_FASTER["rpm/s"] = 2 * math.pi / 60
_EFFORTS = (
    {"N m": 1.0, "Nm": 1.0, "N*m": 1.0, "N·m": 1.0, "N": 1.0}
    | {"mNm": 1e-3, "mN m": 1e-3, "N mm": 1e-3, "Nmm": 1e-3, "Ncm": 1e-2, "N cm": 1e-2}
)  # fmt: skip
_CURRENTS = {"A": 1.0, "mA": 1e-3, "%": 1.0}
UNITS: Mapping[str, Mapping[str, float]] = {
    "t": _TIMES,
    "q": _ANGLES | _LENGTHS,
    "qd": _TURNING | _SLIDING,
    "qdd": _TURNING_FASTER | _SLIDING_FASTER,
    "effort": _EFFORTS | _CURRENTS,
}
"""By quantity, what one of each unit is in ours: s, rad or m, per s, per s², N m or N."""
TORQUES: Mapping[str, float] = _EFFORTS
"""Units of efforts that are torques or forces."""
CURRENTS: Mapping[str, float] = _CURRENTS
"""Units of efforts of which nobody knows the torque."""
_LIKE = {"s": _TIMES, "rad": _ANGLES, "m": _LENGTHS, "rad/s": _TURNING, "m/s": _SLIDING} | {
    "rad/s2": _TURNING_FASTER,
    "m/s2": _SLIDING_FASTER,
}


def alike(ours: str) -> Mapping[str, float]:
    """The units that measure the same as one of ours, and what one of each is in it.

    >>> list(alike("rad/s"))
    ['rad/s', 'deg/s', '°/s', 'rev/s', 'rpm']
    """
    return _LIKE[ours]


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
    """of: units by quantity (t, q, qd, qdd, effort), or of one joint (q_gripper), where they are
    not ours. Where q has another unit and nothing is said of qd, qd is in the same per second; so
    is qdd after qd.

    >>> Units.read("q=deg,t=ms").of
    mappingproxy({'q': 'deg', 't': 'ms', 'qd': 'deg/s', 'qdd': 'deg/s^2'})
    """

    of: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))

    def __post_init__(self) -> None:
        said = dict(self.of)
        for key, unit in self.of.items():
            quantity, sign, joint = key.partition("_")
            if quantity not in UNITS or (sign and quantity == "t"):
                legal = ", ".join(UNITS)
                raise InputError(f"unknown quantity {key[:40]!r}. Legal: {legal}, or q_JOINT")
            factor(quantity, unit)
        # of joints and of all, in the order that they were said
        for slower, faster in (("q", "qd"), ("qd", "qdd")):
            for key, unit in list(said.items()):
                quantity, sign, joint = key.partition("_")
                if quantity == slower:
                    said.setdefault(f"{faster}{sign}{joint}", _per_second(unit, UNITS[faster]))
        object.__setattr__(self, "of", MappingProxyType(said))

    @classmethod
    def read(cls, text: str) -> Units:
        """From words such as q=deg,t=ms,q_gripper=m.

        >>> Units.read("effort=A").of["effort"]
        'A'
        """
        said = {}
        for pair in filter(None, (part.strip() for part in text.split(","))):
            quantity, sign, unit = (part.strip() for part in pair.partition("="))
            if not (quantity and sign and unit):
                raise InputError(f"{pair[:40]!r} is no unit: write q=deg or t=ms, ...")
            said[quantity] = unit
        return cls(said)

    def factor(self, quantity: str, joint: str = "") -> float:
        """What one of the file's is in our unit.

        >>> Units.read("t=ms").factor("t")
        0.001
        """
        unit = self.of.get(f"{quantity}_{joint}") or self.of.get(quantity)
        return 1.0 if unit is None else factor(quantity, unit)

    def refuse_misfits(self, ours: Mapping[str, str]) -> None:
        """An error where the unit said for all joints cannot be that of some: an angle of one that
        slides. ours: the units of columns, by heading; a number as unit fits everywhere.

        >>> Units.read("q=deg").refuse_misfits({"q_hip": "rad", "q_lift": "m"})
        Traceback (most recent call last):
            ...
        rnea.errors.InputError: q=deg cannot be the unit of q_lift, in m; say its own too: q_lift=m
        """
        for quantity in ("q", "qd", "qdd"):
            said = self.of.get(quantity)
            if said is None or said not in UNITS[quantity]:
                continue
            # accelerations go by the unit of speeds
            square = "2" * (quantity == "qdd")
            columns = {
                x: unit + square
                for x, unit in ours.items()
                if x.startswith(f"{quantity}_") and unit in _LIKE
            }
            odd = [x for x in columns if x not in self.of and said not in alike(columns[x])]
            if odd:
                own = shortened((f"{x}={columns[x]}" for x in odd), most=8).replace(", ", ",")
                which = f"{odd[0]}, in {columns[odd[0]]}"
                raise InputError(
                    f"{quantity}={said} cannot be the unit of {which}; say its own too: {own}"
                )

    @staticmethod
    def notes(of: Mapping[str, str]) -> list[str]:
        """What was converted, and what was taken as it is.

        >>> Units.notes({"t": "ms", "effort": "A"})
        ['converted, as was said: t in ms', 'taken as it is, as was said: effort in A']
        """
        told: dict[bool, list[str]] = {True: [], False: []}
        for key, unit in of.items():
            changed = factor(key.partition("_")[0], unit) != 1.0
            told[changed].append(f"{key} in {unit}")
        words = {True: "converted", False: "taken as it is"}
        return [f"{words[way]}, as was said: {', '.join(x)}" for way, x in told.items() if x]


def _per_second(unit: str, legal: Collection[str]) -> str:
    """The same unit, once more per second; a number stays that number."""
    return next((x for x in (f"{unit}/s", f"{unit}^2") if x in legal), unit)


OURS = Units()
"""s, rad or m, per s, per s², N m or N."""
