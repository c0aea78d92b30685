"""Recordings of a robot on the command line: read, put in its order, the rest of it locked."""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from typing import Annotated

import typer

from rnea.cli.output import tell, was_read
from rnea.errors import InputError, ModelWarning, shortened
from rnea.logs import Log, matched, read_log
from rnea.robot import Robot

Topic = Annotated[str, typer.Option(help="topic of a bag that has several with joint states")]
Cutoff = Annotated[
    float | None,
    typer.Option(help="Hz, up to which positions and efforts count (default: by the rate, <= 10)"),
]
Lag = Annotated[float, typer.Option(help="s by which efforts come after the positions")]


def read_recordings(
    arm: Robot, paths: Sequence[str], topic: str, names: Mapping[str, str]
) -> tuple[Robot, list[Log]]:
    """The logs in the robot's order, and the robot with joints locked that they have not."""
    logs, missing = [], set[str]()
    for path in paths:
        was_read(path)
        found = matched(read_log(path, topic), arm.model, names)
        for note in found.log.notes:
            tell(f"note: {path}: {note}" if len(paths) > 1 else f"note: {note}")
        logs.append(found.log)
        missing.update(found.missing)
    if len({log.joint_names for log in logs}) > 1:
        raise InputError("the recordings are of different joints; --lock those that one lacks")
    if not missing:
        return arm, logs
    unlocked = [name for name in arm.joint_names if name in missing]
    tell(f"note: locked at its neutral position, for want of a column: {shortened(unlocked)}")
    neutral = arm.neutral
    places = {b.joint.name: neutral[b.q].tolist() for b in arm.model.independent}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ModelWarning)
        return arm.with_locked({name: places[name] for name in unlocked}), logs
