"""Catalogues of motors: one [[motors]] table with the keys of `Motor` each."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from rnea.describe.actuators import TEXTS, ActuatorError, Motor
from rnea.describe.arithmetic import Expression, radians
from rnea.describe.parts import Parts
from rnea.describe.told_units import Telling
from rnea.describe.toml import catalogues


def read(text: str, file: str = "") -> tuple[Motor, ...]:
    """The motors of a catalogue in the order of the file; names are unique."""
    motors: dict[str, Motor] = {}
    for table in catalogues.opened(text, file, "motors"):
        motor = _in_numbers(table, table.motor_here(Telling(radians)))
        if not motor.name:
            raise table.error("name", "a motor of a catalogue needs a name")
        if motor.name in motors:
            raise table.error("name", f"two motors are named {motor.name!r}")
        motors[motor.name] = motor
    return tuple(motors.values())


def _in_numbers(table: Parts, motor: Motor) -> Motor:
    """A catalogue has no parameters, so its formulas are numbers at once."""
    keys = [field.name for field in fields(motor) if field.name not in TEXTS]
    numbers: dict[str, Any] = {
        key: catalogues.value(table, key, said)
        for key in keys
        if isinstance(said := getattr(motor, key), Expression)
    }
    try:
        return replace(motor, **numbers)
    except ActuatorError as problem:
        raise table.error(problem.key, problem.why) from None


def shipped() -> list[str]:
    """Names of the catalogues that come with the package."""
    return catalogues.shipped("motors")


def read_shipped(name: str) -> tuple[Motor, ...]:
    """A shipped catalogue by its name."""
    return read(catalogues.shipped_text("motors", name), f"{name}.toml")
