"""Recordings on the command line: read, matched with the robot's joints, the others locked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer

from rnea.cli.motions import spelling_of
from rnea.cli.output import tell, was_read
from rnea.logs import Log, matched, read_log
from rnea.robot import Robot

Topic = Annotated[str, typer.Option("--topic", help="of a bag that has several of joint states")]


def read_recordings(
    arm: Robot, paths: Sequence[str], topic: str, pairs: list[str] | None
) -> tuple[Robot, list[Log]]:
    """Logs in the robot's order; joints that a log says nothing of are locked, and that is told."""
    names = dict(spelling_of(pairs, None).names) if paths else {}
    logs = []
    for path in paths:
        was_read(path)
        found = matched(read_log(path, topic), arm.model, names)
        for note in found.log.notes:
            tell(f"note: {note}")
        if found.missing:
            at = dict(zip(arm.joint_names, arm.neutral, strict=True))
            arm = arm.with_locked({name: float(at[name]) for name in found.missing})
            held = ", ".join(f"{name}={at[name]:g}" for name in found.missing)
            tell(f"note: {path} says nothing of some joints; locked: {held} (--lock says where)")
        logs.append(found.log)
    return arm, logs
