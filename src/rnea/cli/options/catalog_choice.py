"""Catalogues of motors and gearboxes by name or file, for commands that choose from them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeVar

from rnea.core.description import Gearbox, Motor
from rnea.core.spatial import path_text
from rnea.errors import InputError, RobotFileError
from rnea.files.robots.toml import (
    CATALOGUE_KINDS,
    CatalogueTold,
    catalogue_kinds,
    catalogue_told,
    read_gearboxes,
    read_motors,
    shipped_catalogue_text,
    shipped_catalogues,
)
from rnea.robot.loading import read_text

P = TypeVar("P", Motor, Gearbox)


class CatalogText(NamedTuple):
    """A catalogue as text, and under which name errors speak of it."""

    text: str
    file: str


def motors_of(name: str) -> tuple[Motor, ...]:
    """A shipped catalogue by its name, anything else as a file."""
    return _read(source_of(name, "motors"), read_motors)


def gearboxes_of(name: str) -> tuple[Gearbox, ...]:
    """The same of gearboxes."""
    return _read(source_of(name, "gearboxes"), read_gearboxes)


def catalog_info(name: str, kind: str) -> CatalogueTold:
    """What the catalogue says of all its parts."""
    source = source_of(name, kind)
    return catalogue_told(source.text, source.file, kind)


def unconfirmed(motors: str | None, gearboxes: str | None) -> str:
    """A sentence about catalogues whose figures nobody held against a sheet; empty without any."""
    asked = ((motors, "motors"), (gearboxes, "gearboxes"))
    names = {
        path_text(name): None
        for name, kind in asked
        if name and catalog_info(name, kind).unconfirmed
    }
    if not names:
        return ""
    return (
        f"Figures of {' and '.join(names)} were not checked against the makers' sheets: check "
        "them before you order."
    )


def kinds_of(name: str) -> tuple[str, ...]:
    """What a catalogue holds: a shipped one is of one kind, a file is looked into."""
    shipped = {kind: shipped_catalogues(kind) for kind in CATALOGUE_KINDS}
    found = tuple(kind for kind, names in shipped.items() if name in names)
    if found:
        return found
    if not Path(name).exists():
        every = ", ".join(x for names in shipped.values() for x in names)
        raise InputError(f"no shipped catalogue and no file {name!r}. Shipped catalogues: {every}")
    held = tuple(catalogue_kinds(read_text(name, RobotFileError), name))
    if not held:
        raise RobotFileError(
            "no parts: a catalogue has [[motors]], [[gearboxes]] or both", file=name
        )
    return held


def source_of(name: str, kind: str) -> CatalogText:
    if name in shipped_catalogues(kind):
        return CatalogText(shipped_catalogue_text(kind, name), f"{name}.toml")
    if not Path(name).exists():
        raise InputError(_why_none(name, kind))
    return CatalogText(read_text(name, RobotFileError), name)


def _why_none(name: str, kind: str) -> str:
    """What is wrong with a name that is neither a shipped catalogue of this kind nor a file."""
    names = shipped_catalogues(kind)
    several = [part.strip() for part in name.split(",")]
    if len(several) > 1 and all(part in names or Path(part).exists() for part in several):
        return f"--{kind} {name}: one catalogue only; a file of your own may hold parts of several"
    for other in CATALOGUE_KINDS:
        if name in shipped_catalogues(other):
            return (
                f"--{kind} {name}: that is a catalogue of {other}; catalogues of {kind}: "
                f"{', '.join(names)}"
            )
    return f"no file of {kind} {name!r}. Shipped catalogues: {', '.join(names)}"


def _read(source: CatalogText, read: Callable[[str, str], tuple[P, ...]]) -> tuple[P, ...]:
    return read(source.text, source.file)
