"""Catalogues of motors: one [[motors]] table with the keys of `Motor` each."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from rnea.core.description.actuators import TEXTS, ActuatorError, Motor
from rnea.core.description.arithmetic import Expression, radians
from rnea.core.description.field_units import UnitContext
from rnea.core.description.parts import Parts
from rnea.core.description.plausibility import motor_findings
from rnea.files.robots.toml import part_catalogs


def read_motors(text: str, file: str = "") -> tuple[Motor, ...]:
    """The motors of a catalogue, TOML text, in the order of the file; names are unique.

    file: its name, for errors. Numbers that no motor has bring a `ModelWarning`.

    >>> text = 'format = 1\\n[[motors]]\\nname = "M"\\nresistance = 1\\nmax_speed = "3000 rpm"\\n'
    >>> (motor,) = read_motors(text + 'torque_constant = "50 mN m/A"')
    >>> motor.torque_constant, round(motor.max_speed, 3)
    (0.05, 314.159)
    """
    motors: dict[str, Motor] = {}
    catalogue = part_catalogs.opened(text, file, "motors")
    for table in catalogue.parts:
        motor = _in_numbers(catalogue, table, table.motor_here(UnitContext(radians)))
        if not motor.name:
            raise table.error("name", "a motor of a catalogue needs a name")
        if motor.name in motors:
            raise table.error("name", f"two motors are named {motor.name!r}")
        part_catalogs.warn_of(table, motor_findings(motor))
        motors[motor.name] = motor
    return tuple(motors.values())


def _in_numbers(catalogue: part_catalogs.CatalogFile, table: Parts, motor: Motor) -> Motor:
    """The parameters of a catalogue are numbers, so its formulas are numbers at once."""
    keys = [field.name for field in fields(motor) if field.name not in TEXTS]
    numbers: dict[str, Any] = {
        key: catalogue.value(table, key, said)
        for key in keys
        if isinstance(said := getattr(motor, key), Expression)
    }
    try:
        return replace(motor, **numbers)
    except ActuatorError as problem:
        raise table.error(problem.key, problem.why) from None


def shipped() -> list[str]:
    """Names of the catalogues that come with the package."""
    return part_catalogs.shipped("motors")


def read_shipped_motors(name: str) -> tuple[Motor, ...]:
    """A shipped catalogue by its name.

    >>> read_shipped_motors("small_dc")[0].name
    'DCX 22 L, 9 V'
    """
    return read_motors(part_catalogs.shipped_text("motors", name), f"{name}.toml")
