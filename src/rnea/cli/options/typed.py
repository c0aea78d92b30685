"""What is typed where numbers are wanted, and what to type instead: units, names, stray commas."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from fractions import Fraction
from glob import iglob
from os.path import exists

from rnea.core.description import Expression
from rnea.errors import InputError

_NUMBER = r"(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?|pi"
_WORD = r"(?:Nm|mNm|mN|kN|N|mm|cm|m|rad|kg|g|s|ms|min|h|Hz|kHz|rpm)"
_POWER = r"(?:\^?-?\d|[²³])?"
# a sign or a blank between words: without one m and mm could be told apart in too many ways
_UNIT = rf"{_WORD}{_POWER}(?:(?: ?[*·./] ?| ){_WORD}{_POWER})*"
_WITH_UNIT = re.compile(rf"(?<![\w.])({_NUMBER})\s*({_UNIT})(?!\w)", re.ASCII)
_DEGREES = re.compile(r"([+-]?\d{1,9}(?:\.\d{0,9})?)\s*(?:degrees?|deg|°)(?!\w)", re.ASCII)
_NAME = re.compile(r"(?<![\w.])[A-Za-z_]\w*", re.ASCII)
_WITH_COMMA = r"[+-]?(?:0|[1-9]\d*),\d+"
_SEVERAL = re.compile(rf"{_WITH_COMMA}(?:[,;\s]\s*{_WITH_COMMA})*", re.ASCII)
_OPTION = re.compile(r"--[a-z][\w-]*")
_ALL_NUMBERS = re.compile(r"(?:[-+*/(),.\d]|pi|[eE][+-]?\d)+", re.ASCII)
_BEGINS_A_NUMBER = re.compile(r"[-+(]*(?:\.?\d|pi\b)", re.ASCII)


def refuse_units(text: str, option: str, units: Collection[str]) -> None:
    """Numbers stand alone; units: those of the option, where they are known."""
    if degrees := _DEGREES.search(text):
        raise InputError(
            f"{option}: {degrees[0]!r} is in degrees; angles are in radians, "
            f"write {_radians(degrees[1])}"
        )
    found = list(_WITH_UNIT.finditer(text))
    if not found:
        return
    told = f", in {' or '.join(units)}" if units else ""
    message = f"{option}: {found[0][0]!r} has a unit; numbers are written without{told}"
    ours = {_plain(unit) for unit in units}
    if all(_plain(match[2]) in ours for match in found):
        message += f": {_WITH_UNIT.sub(lambda match: match[1], text).strip()}"
    raise InputError(message)


def _plain(unit: str) -> str:
    """A unit however it is written: N*m and N m are Nm."""
    return re.sub(r"[\s*·.^]", "", unit).replace("²", "2").replace("³", "3")


def refuse_names(formula: str) -> None:
    """Letters that stand for a number, as a page prints them, and functions."""
    if not (found := next((x for x in _NAME.finditer(formula) if x[0] != "pi"), None)):
        return
    name = found[0]
    if name.lower() == "pi":
        raise InputError(f"{name!r} is written pi here")
    legal = "Legal: numbers, + - * / **, parentheses and pi"
    if formula[found.end() :].lstrip().startswith("("):
        raise InputError(f"no functions are computed here: put the number for {formula!r}. {legal}")
    raise InputError(f"{name!r} is no number; put your number in place of {name}. {legal}")


def decimal_comma(text: str, counts: Collection[int] | None = None) -> str:
    """A question where commas may be decimal ones; counts: how many numbers are wanted.

    >>> decimal_comma("2,015")
    '. A decimal comma? Write 2.015'
    """
    if not _SEVERAL.fullmatch(text.strip()):
        return ""
    pairs = re.findall(_WITH_COMMA, text)
    if counts is not None and len(pairs) not in counts:
        return ""
    return f". A decimal comma? Write {','.join(pair.replace(',', '.') for pair in pairs)}"


def respelt(text: str) -> str:
    """A list of numbers in our spelling, for one in brackets, with semicolons, π, 2pi or np.pi.

    >>> respelt("[2pi; 0.5]"), respelt("np.pi/2"), respelt("half")
    ('. Write 2*pi,0.5', '. Write pi/2', '')
    """
    ours = text.strip().strip("[]{}").replace("π", "pi").replace(";", ",").replace(" ", "")
    ours = re.sub(r"(?<![A-Za-z_.])(?:(?:np|numpy|math)\.)?pi(?!\w)", "pi", ours, flags=re.I)
    # 1/2pi is half of pi to some, and to others divided by it
    ours = re.sub(r"(?<![/\d.])(\d+\.?\d*)pi", r"\1*pi", ours)
    try:
        for word in ours.split(","):
            Expression(word)
            refuse_names(word)
    except InputError:
        return ""
    return f". Write {ours}" if ours != text.strip() else ""


def torn_list(args: Sequence[str], lists: Collection[str] = ()) -> str:
    """Words about a list of numbers that blanks have torn into several arguments; empty if none is.

    lists: the options that take several numbers; of others only commas tell that there are more.

    >>> torn_list(["--q", "0.3", "-0.6"], lists=["--q"])
    '--q 0.3 -0.6: numbers of one option are joined by commas, without blanks: --q 0.3,-0.6'
    """
    for k, word in enumerate(args):
        option, sign, value = word.partition("=")
        if not _OPTION.fullmatch(option):
            continue
        torn = _pieces([*[value] * bool(sign), *args[k + 1 :]], option in lists)
        if len(torn) > 1:
            whole = re.sub(",+", ",", ",".join(torn)).strip(",")
            return (
                f"{option} {' '.join(torn)}: numbers of one option are joined by commas, without "
                f"blanks: {option} {whole}"
            )
    return ""


def _pieces(words: Sequence[str], several: bool) -> list[str]:
    """The first words, as far as they are one list; several: without a comma between them too."""
    if not (words and _BEGINS_A_NUMBER.match(words[0])):
        return []
    pieces = [words[0]]
    for word in words[1:]:
        begins = _BEGINS_A_NUMBER.match(word.lstrip(",")) is not None
        touching = begins and (pieces[-1].endswith(",") or word.startswith(","))
        beside = several and begins and _ALL_NUMBERS.fullmatch(word) and not _is_file(word)
        if not (touching or beside or word == ","):
            break
        pieces.append(word)
    return pieces


def _is_file(word: str) -> bool:
    """A folder may be called 2024, and 2/* are the files in one; no number ends in an operator."""
    return exists(word) or word.endswith(("*", "/")) or any(iglob(word))


def _radians(degrees: str) -> str:
    """As one would write it: pi/2, 3*pi/4, or the conversion where that is no simple part of pi."""
    part = Fraction(degrees) / 180
    if part.denominator > 12 or not part:
        return f"{degrees}*pi/180"
    sign, times = "-" if part < 0 else "", abs(part.numerator)
    over = f"/{part.denominator}" if part.denominator > 1 else ""
    return f"{sign}{'' if times == 1 else f'{times}*'}pi{over}"
