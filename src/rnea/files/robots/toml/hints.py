"""What a row was meant to say that TOML cannot read: decimal commas, units, formulas unquoted.

The parser says where it stopped; its words are about TOML, and the reader's mind is on numbers.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator

from rnea.core.description.arithmetic import Expression
from rnea.core.description.datasheet_units import other_unit
from rnea.errors import InputError

_LONGEST = 400
# what a file may have several of
_LISTS = ("links", "joints", "frames", "attachments", "loops", "couplings", "motors", "gearboxes")
_QUOTED = re.compile(r"\"[^\"]*\"|'[^']*'")
_COMMA = re.compile(r"(?:([A-Za-z_]\w*)\s*=\s*)?([+-]?\d+),(\d+)(?=\s*(?:[,\]}]|$))", re.ASCII)
# what stands between signs that part values, and the key before it
_VALUE = re.compile(r"(?:([A-Za-z_]\w*)\s*=\s*)?([^\s,{}\[\]=][^,{}\[\]=]*+)(?!=)", re.ASCII)
_NUMBER = r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?"
_WITH_UNIT = re.compile(rf"({_NUMBER})\s*([A-Za-z°µμΩ%].*)", re.ASCII)


def meant(row: str) -> str:
    """What to write in place of a row that the parser refused; empty where nobody can tell.

    >>> meant("a = 0,45"), meant("alpha = pi/2")
    ('a decimal comma? Write a = 0.45', 'text and formulas stand in quotes: alpha = "pi/2"')
    """
    # quoted text keeps its length and is nothing that could be a slip
    bare = _QUOTED.sub(lambda text: '"' * len(text[0]), row).partition("#")[0].rstrip()
    if len(bare) > _LONGEST or "=" not in bare:
        return ""
    slips = (_slip(key, value) for key, value in _values(bare))
    return _decimal_comma(bare) or next(filter(None, slips), "")


def twice(problem: str, row: str) -> str:
    """What to write in place of a table that a file has twice, by the parser's words against it.

    >>> twice("Cannot declare ('links',) twice (at line 7, column 7)", "[links]")
    'several links are written [[links]], each of them, in two brackets'
    """
    table = re.fullmatch(r"\s*\[{1,2}\s*([\w.-]+)\s*\]{1,2}\s*(?:#.*)?", row, re.ASCII)
    if not (table and problem.startswith(("Cannot declare", "Cannot overwrite"))):
        return ""
    name = table[1]
    if name in _LISTS:
        return f"several {name} are written [[{name}]], each of them, in two brackets"
    return f"[{name}] stands here for the second time; all its rows belong below the first"


def _decimal_comma(bare: str) -> str:
    """In lists 1,2 are two numbers, unless the second begins with a zero."""
    for found in _COMMA.finditer(bare):
        key, whole, part = found.groups()
        if key or (part.startswith("0") and len(part) > 1):
            return f"a decimal comma? Write {_entry(key, f'{whole}.{part}')}"
    return ""


def _values(bare: str) -> Iterator[tuple[str, str]]:
    """What the parser cannot read, with its key, which is empty in lists."""
    start = bare.index("=")
    first = re.search(r"[A-Za-z_]\w*\s*$", bare[:start], re.ASCII)
    for match in _VALUE.finditer(bare, first.start() if first else start + 1):
        value = match[2].strip()
        if value and '"' not in value and not _is_toml(value):
            yield match[1] or "", value


def _is_toml(value: str) -> bool:
    try:
        tomllib.loads(f"x = {value}")
    except ValueError:
        return False
    return True


def _slip(key: str, value: str) -> str:
    value = value.replace("π", "pi").replace("^", "**")
    value = re.sub(r"(?<![/\d.])(\d+\.?\d*)pi\b", r"\1*pi", value)
    quoted = f'"{value}"'
    if re.fullmatch(_NUMBER, value):
        return f"write {_entry(key, repr(float(value)))}"
    if _is_formula(value):
        return f"text and formulas stand in quotes: {_entry(key, quoted)}"
    if unit := _WITH_UNIT.fullmatch(value):
        return f"numbers stand without their unit: {_without_unit(key, unit[1], unit[2])}"
    if value[0].isalpha():
        return f"text stands in quotes: {_entry(key, quoted)}"
    return ""


def _without_unit(key: str, amount: str, unit: str) -> str:
    known = other_unit(f"{amount} {unit}")
    if known is None:
        return f"{_entry(key, amount)}, in SI units"
    si, number = known
    text = number.text if re.fullmatch(_NUMBER, number.text) else f'"{number.text}"'
    return f"{_entry(key, text)}" + (f", in {si}" if si else "")


def _is_formula(value: str) -> bool:
    try:
        Expression(value)
    except InputError:
        return False
    return True


def _entry(key: str | None, value: str) -> str:
    return f"{key} = {value}" if key else value
