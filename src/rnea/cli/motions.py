"""Motion files on the command line: one way of reading them for every command."""

from __future__ import annotations

from typing import Annotated

import typer

from rnea.cli.output import tell, was_read
from rnea.cli.values import UsageError, read_input
from rnea.motion import (
    PLAIN,
    SEPARATORS,
    Spelling,
    Trajectory,
    estimate_rates,
    rate_notes,
    rate_suspicions,
    read_motion,
    read_recording,
)
from rnea.robot import Robot

Map = Annotated[
    list[str] | None,
    typer.Option(
        "--map",
        metavar="THEIRS=OURS,...",
        help="columns or joints of the file by other names, e.g. time=t,q1=joint1; note= leaves a "
        "column out; repeatable",
    ),
]
Separator = Annotated[
    str | None,
    typer.Option("--separator", help="between columns of a CSV file: , ; or tab (default ,)"),
]


def spelling_of(pairs: list[str] | None, separator: str | None, files: int = 1) -> Spelling:
    """What --map and --separator say, for so many files."""
    if not files and (pairs or separator is not None):
        option = "--map" if pairs else "--separator"
        raise UsageError(f"{option} belongs to a file of a motion, and none is given")
    names: dict[str, str] = {}
    for pair in (part.strip() for text in pairs or () for part in text.split(",")):
        theirs, sign, ours = (part.strip() for part in pair.partition("="))
        if not (theirs and sign):
            raise UsageError(
                f"--map {pair}: write --map THEIRS=OURS, e.g. time=t; THEIRS= leaves a column out"
            )
        if names.setdefault(theirs, ours) != ours:
            raise UsageError(f"--map {pair}: {theirs!r} is {names[theirs]!r} already")
    between = {None: ",", "tab": "\t"}.get(separator, separator or "")
    if between not in SEPARATORS:
        raise UsageError(f"--separator {separator!r}: possible are , ; and tab")
    return Spelling(names, between, alone=files == 1)


def read_for(
    arm: Robot,
    trajectory: str,
    bandwidth: float | None = None,
    *,
    rotor: bool = True,
    spelling: Spelling = PLAIN,
) -> tuple[Trajectory, list[str]]:
    """The motion of a file (- is stdin) for a robot; where rates had to be estimated or quaternions
    changed, also the lines that say so, which stderr is told too, as it is when velocities and
    positions disagree.

    bandwidth: in Hz, up to which rates are estimated. rotor: whether the notes count the rotors.
    spelling: what the user says of the file's names and separators.
    """
    if trajectory == "-":
        recording = read_recording(read_input("-"), arm.model, "stdin", spelling=spelling)
    else:
        was_read(trajectory)
        recording = read_motion(trajectory, arm.model, spelling=spelling)
    for line in (*recording.notes, *rate_suspicions(arm.model, recording)):
        tell(f"note: {line}")
    if recording.has_rates:
        if bandwidth is not None:
            raise UsageError("--bandwidth belongs to files without rates; this one has them all")
        return recording.trajectory(), list(recording.notes)
    motion, estimate = estimate_rates(recording, bandwidth)
    # a few configurations show how accelerations become torques
    some = motion.q[:: max(1, len(motion) // 100)]
    notes = rate_notes(estimate, arm.model, arm.mass_matrix(some, rotor=rotor))
    for line in notes:
        tell(line)
    return motion, [*recording.notes, *notes]
