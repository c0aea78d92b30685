"""Catalogues of motors: TOML, `format = 1`, one [[motors]] table with the keys of `Motor` each."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from importlib import resources

from rnea.describe.actuators import Motor
from rnea.describe.fields import Fields
from rnea.describe.toml.limits import refuse_hostile
from rnea.describe.toml.reader import line_of
from rnea.errors import RobotFileError, UnknownNameError

Fail = Callable[[str, str], RobotFileError]
_TOP = ("format", "source", "notes", "motors")


def read(text: str, file: str = "") -> tuple[Motor, ...]:
    """The motors of a catalogue in the order of the file; names are unique."""

    def fail(path: str, message: str) -> RobotFileError:
        return RobotFileError(message, file=file, line=line_of(text, path), path=path)

    refuse_hostile(text, file)
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as problem:
        found = re.search(r"at line (\d+)", str(problem))
        line = int(found.group(1)) if found else 0
        raise RobotFileError(f"not valid TOML: {problem}", file=file, line=line) from None
    if type(data.get("format")) is not int or data["format"] != 1:
        raise fail("format", "a catalogue of motors starts with 'format = 1'")
    top = Fields(data, "", fail)
    top.allow(*_TOP)
    made: dict[str, Motor] = {}
    for i, table in enumerate(top.tables("motors")):
        # the reader of a joint's motor, on a table that has nothing else
        motor = Fields({"motor": data["motors"][i]}, "", _within(fail, i)).motor()
        assert motor is not None
        if not motor.name:
            raise table.error("name", "a motor of a catalogue needs a name")
        if motor.name in made:
            raise table.error("name", f"two motors are named {motor.name!r}")
        made[motor.name] = motor
    if not made:
        raise fail("motors", "the catalogue has no motors: add [[motors]]")
    return tuple(made.values())


def _within(fail: Fail, i: int) -> Fail:
    return lambda path, message: fail(path.replace("motor", f"motors[{i}]", 1), message)


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
