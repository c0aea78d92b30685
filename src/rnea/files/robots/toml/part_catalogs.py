"""Catalogues of parts that can be bought: where the shipped ones are, and what all of them share.

TOML, `format = 1`, with `source` and `notes` for the whole file and a table for each part. One file
may hold parts of several kinds.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterable
from importlib import resources
from typing import Any, NamedTuple

from rnea.core.description.arithmetic import Expression, Scalar, evaluate, radians
from rnea.core.description.datasheet_units import other_unit
from rnea.core.description.fields import is_list, shown
from rnea.core.description.parts import Parts
from rnea.core.description.plausibility import PlausibilityFinding
from rnea.core.spatial.numbers import FLOAT
from rnea.errors import InputError, ModelWarning, UnknownNameError
from rnea.files.robots.toml.text import tables

KINDS = ("motors", "gearboxes")


class CatalogInfo(NamedTuple):
    """What a catalogue says of all its parts.

    unconfirmed: whether its figures were never held against the makers' sheets
    """

    source: str
    notes: str
    unconfirmed: bool


class CatalogFile(NamedTuple):
    """The tables of a catalogue's parts, and the parameters that their formulas may use."""

    parts: list[Parts]
    parameters: dict[str, Any]

    def number(self, part: Parts, key: str, said: Any, unit: str) -> float:
        """The number of an entry: plain, with its unit, or a formula such as "3000 * pi / 30"."""
        return self.value(part, key, part.to_quantity(said, key, unit, radians))

    def value(self, part: Parts, key: str, scalar: Scalar) -> float:
        """The number behind a scalar."""
        if not isinstance(scalar, Expression):
            return float(scalar)
        try:
            return float(evaluate(scalar, self.parameters, FLOAT))
        except InputError as problem:
            raise part.error(key, str(problem)) from None


def kinds_in(text: str, file: str) -> list[str]:
    """Which kinds of parts a catalogue holds: motors, gearboxes or both."""
    top, _ = tables(text, file, "catalogue")
    return [kind for kind in KINDS if kind in top]


def opened(text: str, file: str, kind: str) -> CatalogFile:
    """A catalogue that has some parts of a kind; those of other kinds are left alone."""
    top, _ = tables(text, file, f"catalogue of {kind}")
    top.allow("format", "source", "notes", "unconfirmed", "parameters", *KINDS)
    _read_info(top)
    parts = top.tables(kind)
    if not parts:
        raise top.error(kind, f"the catalogue has no {kind}: add [[{kind}]]")
    found = CatalogFile(parts, {})
    for name, scalar in top.parameters().items():
        found.parameters[name] = found.value(top.table("parameters"), name, scalar)
    return found


def read_info(text: str, file: str, kind: str) -> CatalogInfo:
    """What a catalogue says of all its parts."""
    return _read_info(tables(text, file, f"catalogue of {kind}")[0])


def _read_info(top: Parts) -> CatalogInfo:
    unconfirmed = top.value("unconfirmed") or False
    if not isinstance(unconfirmed, bool):
        raise top.error("unconfirmed", f"expected true or false, got {shown(unconfirmed)}")
    return CatalogInfo(top.text("source"), top.text("notes").strip(), unconfirmed)


def warn_of(part: Parts, doubts: Iterable[PlausibilityFinding]) -> None:
    """A warning for every number that can hardly be meant, unless its unit was said and settles
    the doubt."""
    for doubt in doubts:
        if doubt.whatever_unit or not _has_unit(part.value(doubt.key)):
            warnings.warn(str(part.error(doubt.key, str(doubt))), ModelWarning, stacklevel=2)


def _has_unit(said: Any) -> bool:
    one = said[0] if is_list(said) else said
    return isinstance(one, str) and other_unit(one) is not None


def shipped(kind: str) -> list[str]:
    """Names of the catalogues of a kind that come with the package."""
    folder = resources.files("rnea.files.catalogs").joinpath(kind)
    return sorted(
        f.name.removesuffix(".toml") for f in folder.iterdir() if f.name.endswith(".toml")
    )


def shipped_text(kind: str, name: str) -> str:
    """A shipped catalogue as it stands."""
    if name not in shipped(kind):
        raise UnknownNameError(f"catalogue of {kind}", name, shipped(kind))
    file = resources.files("rnea.files.catalogs").joinpath(kind, f"{name}.toml")
    return file.read_text(encoding="utf-8")
