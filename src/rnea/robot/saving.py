"""Robots into files, safely: what would be written is read back first, and must be the same robot.

Reading and writing are neighbours that do not know each other; here they meet.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

from rnea.errors import InputError
from rnea.robot import Robot
from rnea.robot.loading import loads
from rnea.robot.writing import FORMATS, require_same_torques, written
from rnea.system.atomic_files import write_whole


class SavedFile(NamedTuple):
    """text: of the file. losses: what the format cannot say. again: the robot that it reads as."""

    text: str
    losses: list[str]
    again: Robot


def tried(robot: Robot, form: str, name: str, same_as: Robot | None = None) -> SavedFile:
    """A robot as text that was read back. form: of `FORMATS`; name: of the file, for errors.

    same_as: whose torques it must give, where `robot` is another form of it.
    """
    text, losses = written(robot, form)
    # what is odd about the robot was told when it was loaded
    again = loads(
        text, file=name, allow_infeasible_inertia=robot.description.unrealizable or "as given"
    )
    require_same_torques(same_as or robot, again, name)
    return SavedFile(text, losses, again)


def save(robot: Robot, path: str | Path) -> list[str]:
    """Write the robot as a file: .toml, .urdf, .xml or .mjcf by its ending, as `rnea convert` does.

    What would be written is read back first and must give the same torques. Returns sentences
    about what the format cannot say; of TOML these are shapes for drawing.

    >>> import tempfile
    >>> from rnea import load
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     unsaid = load("one_link").with_payload(2.0).save(f"{folder}/loaded.toml")
    ...     unsaid, load(f"{folder}/loaded.toml").gravity_torque([1.5707963]).round(3)
    ([], array([24.525]))
    """
    name = os.fspath(path)
    ends = {ending: form for form, endings in FORMATS.items() for ending in endings}
    form = next((form for ending, form in ends.items() if name.lower().endswith(ending)), None)
    if form is None:
        raise InputError(f"{name}: the ending says the format. Legal: {', '.join(ends)}")
    made = tried(robot, form, name)
    try:
        write_whole(name, made.text.encode())
    except OSError as problem:
        raise InputError(f"cannot write {name}: {problem.strerror or problem}") from None
    return made.losses
