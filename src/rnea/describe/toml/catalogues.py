"""Catalogues of parts that can be bought: where the shipped ones are, and what all of them share.

TOML, `format = 1`, with `source` and `notes` for the whole file and a table for each part.
"""

from __future__ import annotations

from importlib import resources
from typing import NamedTuple

from rnea.describe.arithmetic import Expression, Scalar, evaluate
from rnea.describe.parts import Parts
from rnea.describe.toml.text import tables
from rnea.errors import InputError, UnknownNameError
from rnea.spatial.numbers import FLOAT

KINDS = ("motors", "gearboxes")


class Told(NamedTuple):
    """What a catalogue says of all its parts."""

    source: str
    notes: str


def opened(text: str, file: str, kind: str) -> list[Parts]:
    """The tables of its parts, of which there must be some."""
    top, _ = tables(text, file, f"catalogue of {kind}")
    top.allow("format", "source", "notes", kind)
    top.text("source")
    top.text("notes")
    parts = top.tables(kind)
    if not parts:
        raise top.error(kind, f"the catalogue has no {kind}: add [[{kind}]]")
    return parts


def told(text: str, file: str, kind: str) -> Told:
    """Source and notes of a catalogue."""
    top, _ = tables(text, file, f"catalogue of {kind}")
    return Told(top.text("source"), top.text("notes").strip())


def value(part: Parts, key: str, scalar: Scalar) -> float:
    """The number of an entry; a formula of plain numbers, such as "3000 * pi / 30", is one."""
    if not isinstance(scalar, Expression):
        return float(scalar)
    try:
        return float(evaluate(scalar, {}, FLOAT))
    except InputError as problem:
        raise part.error(key, str(problem)) from None


def shipped(kind: str) -> list[str]:
    """Names of the catalogues of a kind that come with the package."""
    folder = resources.files("rnea.drive").joinpath(kind)
    return sorted(
        f.name.removesuffix(".toml") for f in folder.iterdir() if f.name.endswith(".toml")
    )


def shipped_text(kind: str, name: str) -> str:
    """A shipped catalogue as it stands."""
    if name not in shipped(kind):
        raise UnknownNameError(f"catalogue of {kind}", name, shipped(kind))
    file = resources.files("rnea.drive").joinpath(kind, f"{name}.toml")
    return file.read_text(encoding="utf-8")
