"""Catalogues of motors and gearboxes by name or file, for commands that choose from them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeVar

from rnea.describe import Gearbox, Motor
from rnea.describe.toml import (
    CatalogueTold,
    catalogue_told,
    read_gearboxes,
    read_motors,
    shipped_catalogue_text,
    shipped_catalogues,
)
from rnea.errors import InputError, RobotFileError
from rnea.loading import read_text

P = TypeVar("P", Motor, Gearbox)


class Source(NamedTuple):
    """A catalogue as text, and under which name errors speak of it."""

    text: str
    file: str


def motors_of(name: str) -> tuple[Motor, ...]:
    """A shipped catalogue by its name, anything else as a file."""
    return _read(source_of(name, "motors"), read_motors)


def gearboxes_of(name: str) -> tuple[Gearbox, ...]:
    """The same of gearboxes."""
    return _read(source_of(name, "gearboxes"), read_gearboxes)


def told_of(name: str, kind: str) -> CatalogueTold:
    """What the catalogue says of all its parts."""
    source = source_of(name, kind)
    return catalogue_told(source.text, source.file, kind)


def source_of(name: str, kind: str) -> Source:
    if name in shipped_catalogues(kind):
        return Source(shipped_catalogue_text(kind, name), f"{name}.toml")
    if not Path(name).exists():
        names = ", ".join(shipped_catalogues(kind))
        raise InputError(f"no file of {kind} {name!r}. Shipped catalogues: {names}")
    return Source(read_text(name, RobotFileError), name)


def _read(source: Source, read: Callable[[str, str], tuple[P, ...]]) -> tuple[P, ...]:
    return read(source.text, source.file)
