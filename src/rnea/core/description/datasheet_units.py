"""The units of data sheets: "6000 rpm", "9 arcmin", "0.5 kg cm^2" become formulas of SI numbers.

A table for each SI unit says what others are in it. Factors are text, so that an amount stays a
formula: 6000 rpm are 6000*pi/30 rad/s, with as many digits as the kind of number has.
"""

from __future__ import annotations

import re

from rnea.core.description.arithmetic import Expression
from rnea.errors import InputError

FACTORS: dict[str, dict[str, str]] = {
    "": {"%": "/100"},
    "rad": {
        "rad": "",
        "mrad": "/1000",
        "deg": "*pi/180",
        "°": "*pi/180",
        "arcmin": "*pi/10800",
        "arcsec": "*pi/648000",
    },
    "rad/s": {
        "rad/s": "",
        "rpm": "*pi/30",
        "1/min": "*pi/30",
        "deg/s": "*pi/180",
        "°/s": "*pi/180",
    },
    "m": {"m": "", "cm": "/100", "mm": "/1000", "µm": "/1000000", "inch": "*0.0254"},
    "m/s": {"m/s": "", "mm/s": "/1000"},
    "kg": {"kg": "", "g": "/1000", "lb": "*0.45359237"},
    "N": {"N": "", "kN": "*1000"},
    "N m": {
        "N m": "",
        "kN m": "*1000",
        "N cm": "/100",
        "N mm": "/1000",
        "mN m": "/1000",
        "kgf cm": "*0.0980665",
        # 4.4482216152605 N times 25.4 mm
        "lbf in": "*0.1129848290276167",
        "ozf in": "*0.1129848290276167/16",
    },
    "kg m²": {
        "kg m²": "",
        "kg cm²": "/10000",
        "kg mm²": "/1000000",
        "g cm²": "/10000000",
        "g mm²": "/1000000000",
    },
    "N m/rad": {
        "N m/rad": "",
        "kN m/rad": "*1000",
        "N m/arcmin": "*10800/pi",
        "N m/deg": "*180/pi",
    },
    "N m s/rad": {"N m s/rad": "", "mN m s/rad": "/1000"},
    "N m/A": {"N m/A": "", "mN m/A": "/1000"},
    "V s/rad": {
        "V s/rad": "",
        "V/krpm": "*30/(1000*pi)",
        "mV/rpm": "*30/(1000*pi)",
        "V/rpm": "*30/pi",
    },
    "Ω": {"Ω": "", "ohm": "", "mΩ": "/1000", "mohm": "/1000"},
    "H": {"H": "", "mH": "/1000", "µH": "/1000000"},
    "V": {"V": "", "mV": "/1000", "kV": "*1000"},
    "K/W": {"K/W": ""},
    "s": {"s": "", "ms": "/1000", "min": "*60"},
}
_LONGEST = 200
# other ways to write the same: signs that only join or raise, and what keyboards lack
_JOINTS = re.compile(r"[\s·⋅*^]+")
_SAME = {
    "²": "2",
    "μ": "µ",
    "uH": "µH",
    "um": "µm",
    "Ohm": "ohm",
    "min-1": "1/min",
    "r/min": "rpm",
    "1000rpm": "krpm",
}


def _plain(unit: str) -> str:
    short = _JOINTS.sub("", unit)
    for other, ours in _SAME.items():
        short = short.replace(other, ours)
    return short


_TABLES = {si: {_plain(name): x for name, x in table.items()} for si, table in FACTORS.items()}


def legal_units(si: str) -> str:
    """The units in which a number may be told whose SI unit is said."""
    return ", ".join(FACTORS.get(si, ()))


def with_unit(text: str, si: str) -> Expression | None:
    """The number of "6000 rpm" where rad/s is asked for; None where the text is no such thing.

    >>> with_unit("6000 rpm", "rad/s").text
    '6000*pi/30'
    >>> with_unit("6000 rpm", "kg") is None
    True
    """
    known = _TABLES.get(si, {})
    # every place is tried where the unit may begin: a text of megabytes is no number
    for k in range(1, len(text) if len(text) <= _LONGEST else 0):
        factor = known.get(_plain(text[k:]))
        # "30001/min" is not 3000 of anything
        if factor is None or (text[k].isdigit() and not text[k - 1].isspace()):
            continue
        amount = text[:k].strip()
        try:
            simple = re.fullmatch(r"[0-9.eE+-]+", amount)
            return Expression(amount + factor if simple else f"({amount}){factor}")
        except InputError:
            continue
    return None


def other_unit(text: str) -> tuple[str, Expression] | None:
    """The SI unit and the number in it of a text such as "30 mm", whatever was asked for."""
    for si in FACTORS:
        found = with_unit(text, si)
        if found is not None:
            return si, found
    return None
