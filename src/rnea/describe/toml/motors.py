"""Catalogues of motors: TOML, `format = 1`, one [[motors]] table with the keys of `Motor` each."""

from __future__ import annotations

from importlib import resources

from rnea.describe.actuators import Motor
from rnea.describe.arithmetic import radians
from rnea.describe.told_units import Telling
from rnea.describe.toml.text import tables
from rnea.errors import UnknownNameError


def read(text: str, file: str = "") -> tuple[Motor, ...]:
    """The motors of a catalogue in the order of the file; names are unique."""
    top, _ = tables(text, file, "catalogue of motors")
    top.allow("format", "source", "notes", "motors")
    motors: dict[str, Motor] = {}
    for table in top.tables("motors"):
        motor = table.motor_here(Telling(radians))
        if not motor.name:
            raise table.error("name", "a motor of a catalogue needs a name")
        if motor.name in motors:
            raise table.error("name", f"two motors are named {motor.name!r}")
        motors[motor.name] = motor
    if not motors:
        raise top.error("motors", "the catalogue has no motors: add [[motors]]")
    return tuple(motors.values())


def shipped() -> list[str]:
    """Names of the catalogues that come with the package."""
    folder = resources.files("rnea.drive").joinpath("motors")
    return sorted(
        f.name.removesuffix(".toml") for f in folder.iterdir() if f.name.endswith(".toml")
    )


def read_shipped(name: str) -> tuple[Motor, ...]:
    if name not in shipped():
        raise UnknownNameError("catalogue of motors", name, shipped())
    file = resources.files("rnea.drive").joinpath("motors", f"{name}.toml")
    return read(file.read_text(encoding="utf-8"), f"{name}.toml")
