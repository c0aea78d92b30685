"""Recordings of a robot on the command line: read, put in its order, the rest of it locked."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

import typer

from rnea.apps.logs.log import Log
from rnea.apps.logs.matching import matched
from rnea.apps.logs.read_log import read_log
from rnea.apps.logs.unit_findings import LogFinding, findings
from rnea.apps.trajectory.files.column_mapping import ColumnMapping
from rnea.apps.trajectory.files.column_units import Units
from rnea.cli.options.motions import spelling_of, units_of
from rnea.cli.options.robot_files import chosen_packages
from rnea.cli.output import tell, was_read
from rnea.errors import InputError, ModelWarning
from rnea.robot import Robot

Topic = Annotated[str, typer.Option(help="of a bag that has several with joint states")]
Episode = Annotated[int | None, typer.Option(help="which one of a data set, from 0")]
Rate = Annotated[float | None, typer.Option(help="of a file without times")]
_CUTOFF = "up to which positions and efforts count (default: a {} of the rate, 10 at most)"
Cutoff = Annotated[float | None, typer.Option(help=_CUTOFF.format("fifth"))]
"""Of commands that fit all rows at once, where noise of accelerations averages out."""
ComparedCutoff = Annotated[float | None, typer.Option("--cutoff", help=_CUTOFF.format("tenth"))]
"""Of the command that shows them one by one."""
Lag = Annotated[float, typer.Option(help="by which efforts come after the positions")]


@dataclass(frozen=True)
class RecordingOptions:
    """What the options of a command say of its recordings."""

    topic: str = ""
    map_: list[str] | None = None
    separator: str | None = None
    units: str = ""
    episode: int | None = None
    rate: float | None = None

    def log(self, path: str, spelling: ColumnMapping, joints: Sequence[str]) -> Log:
        return read_log(
            path,
            self.topic,
            spelling=spelling,
            joints=joints,
            episode=self.episode,
            units=units_of(self.units),
            rate=self.rate,
            packages=chosen_packages(),
        )


def read_recordings(
    arm: Robot,
    paths: Sequence[str],
    reading: RecordingOptions,
    lock: Sequence[str] | None = None,
    in_our_units: bool = False,
) -> tuple[Robot, list[Log]]:
    """The logs in the robot's order, and the robot with joints locked that they have not.

    What had to be done, and what was said by options (lock: joints that the user holds still), is
    told at once and stays in the notes of the logs, where pages and JSON have it from.
    in_our_units: positions and times that look as if they were not are refused; of a fit to them
    nothing would be right.
    """
    if not paths:
        return arm, []
    arm.model.refuse_loops("a recording")
    spelling = spelling_of(reading.map_, reading.separator, files=len(paths))
    units = units_of(reading.units, arm)
    logs, missing = [], set[str]()
    for path in paths:
        was_read(path)
        found = matched(reading.log(path, spelling, arm.joint_names), arm.model)
        odd = findings(found.log, arm.model)
        if in_our_units:
            _refuse_units(found.log, odd, units)
        logs.append(found.log.noted(map(str, odd)))
        missing.update(found.missing)
    if len({log.joint_names for log in logs}) > 1:
        raise InputError("the recordings are of different joints; --lock those that one lacks")
    arm, held = _locked(arm, [name for name in arm.joint_names if name in missing])
    said = [
        *_describe("joints by other names", "--map", reading.map_),
        *_describe("held", "--lock", lock),
    ]
    logs = [log.noted([*said, *held]) for log in logs]
    for path, log in zip(paths, logs, strict=True):
        about = f"{path}: " if len(paths) > 1 else ""
        for note in log.notes:
            tell(f"note: {about}{note}")
    return arm, logs


def doubted_times(log: Log, arm: Robot, units: str) -> LogFinding | None:
    """Why the times of a recording look like no seconds; who names their unit is believed."""
    if "t" in units_of(units).of:
        return None
    odd = (one for one in findings(log, arm.model) if one.remedy.startswith("--units t="))
    return next(odd, None)


def _describe(what: str, option: str, values: Sequence[str] | None) -> list[str]:
    return [f"{what}, as was said ({option}): {', '.join(values)}"] if values else []


def _refuse_units(log: Log, odd: Sequence[LogFinding], said: Units) -> None:
    """One error with one cure, whatever shows the unit: positions in degrees may leave their limits
    and disagree with velocities too. Who names the unit is believed."""
    grave: dict[str, LogFinding] = {}
    for one in odd:
        quantity = one.remedy.removeprefix("--units ").partition("=")[0]
        # the longer cure says something of the velocities as well
        if quantity in ("q", "t") and quantity not in said.of:
            grave[quantity] = max(grave.get(quantity, one), one, key=lambda x: len(x.remedy))
    if grave:
        words = "; ".join(one.words for one in grave.values())
        cure = ",".join(one.remedy.removeprefix("--units ") for one in grave.values())
        ours = ",".join(f"{quantity}={'s' if quantity == 't' else 'rad'}" for quantity in grave)
        raise log.error(f"{words}. If so: --units {cure}; if it is right as it is: --units {ours}")


def _locked(arm: Robot, absent: Sequence[str]) -> tuple[Robot, list[str]]:
    """Joints that a recording says nothing of stand at their neutral place, and that is noted."""
    if not absent:
        return arm, []
    neutral = arm.neutral
    places = {b.joint.name: neutral[b.q].tolist() for b in arm.model.independent}
    shown = ", ".join(
        f"{name}={','.join(f'{x:g}' for x in places[name])}" for name in absent[:12]
    ) + (", ..." if len(absent) > 12 else "")
    note = f"the recording says nothing of some joints; locked: {shown} (--lock says where)"
    with warnings.catch_warnings():
        # a weld may leave a joint that moves nothing: it was said to stand
        warnings.simplefilter("ignore", ModelWarning)
        return arm.with_locked({name: places[name] for name in absent}), [note]
