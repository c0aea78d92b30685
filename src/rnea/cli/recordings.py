"""Recordings on the command line: read, matched with the robot's joints, the others locked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer

from rnea.cli.motions import spelling_of
from rnea.cli.output import tell, was_read
from rnea.logs import Log, Units, matched, read_log, suspicions
from rnea.robot import Robot

Topic = Annotated[str, typer.Option("--topic", help="of a bag that has several of joint states")]
RecordingUnits = Annotated[
    str, typer.Option("--units", help="of the recording, where not SI: q=deg,t=ms,effort=mNm")
]


def read_recordings(
    arm: Robot, paths: Sequence[str], topic: str, pairs: list[str] | None, units: str = ""
) -> tuple[Robot, list[Log]]:
    """Logs in the robot's order; joints that a log says nothing of are locked, and that is told."""
    names = dict(spelling_of(pairs, None).names) if paths else {}
    logs = []
    for path in paths:
        was_read(path)
        found = matched(read_log(path, topic, units=Units.read(units)), arm.model, names)
        for note in found.log.notes:
            tell(f"note: {note}")
        if found.missing:
            at = dict(zip(arm.joint_names, arm.neutral, strict=True))
            arm = arm.with_locked({name: float(at[name]) for name in found.missing})
            held = ", ".join(f"{name}={at[name]:g}" for name in found.missing)
            tell(f"note: {path} says nothing of some joints; locked: {held} (--lock says where)")
        for suspicion in suspicions(found.log, arm.model):
            tell(f"suspicion: {suspicion}")
        logs.append(found.log)
    return arm, logs
