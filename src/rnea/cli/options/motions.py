"""Motion files on the command line: one way of reading them for every command."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from rnea.apps.trajectory.columns import Columns
from rnea.apps.trajectory.files.column_mapping import PLAIN, ColumnMapping
from rnea.apps.trajectory.files.column_units import Units
from rnea.apps.trajectory.files.trajectory_csv import read_recording
from rnea.apps.trajectory.files.trajectory_file import read_motion
from rnea.apps.trajectory.rates.rate_notes import rate_findings, rate_notes
from rnea.apps.trajectory.rates.rates import estimate_rates
from rnea.apps.trajectory.rates.standstill import STILL, with_standstill
from rnea.apps.trajectory.recording import Recording
from rnea.apps.trajectory.slow_rows import slow_rows
from rnea.apps.trajectory.trajectory import Trajectory
from rnea.cli.options.values import UsageError, read_input
from rnea.cli.output import tell, was_read
from rnea.errors import InputError
from rnea.files.tables.csv_table import SEPARATORS
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
InUnits = Annotated[
    str,
    typer.Option(
        "--units",
        help="of the file where they are not ours and its headings do not say so: q=deg,t=ms, of "
        "one joint q_lift=mm, of recordings effort=A",
    ),
]


def units_of(text: str, arm: Robot | None = None) -> Units:
    """What --units says; arm: whose joints must be able to have them."""
    try:
        units = Units.read(text)
        if arm is not None:
            units.refuse_misfits(Columns.of(arm.model).units())
    except InputError as problem:
        raise UsageError(f"--units: {problem}") from None
    return units


def spelling_of(
    pairs: list[str] | None, separator: str | None, units: str = "", files: int = 1
) -> ColumnMapping:
    """What --map, --separator and --units say, for so many files."""
    if not files and (pairs or separator is not None or units):
        option = "--map" if pairs else "--units" if units else "--separator"
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
    return ColumnMapping(names, between, alone=files == 1, units=units_of(units))


def read_for(
    arm: Robot,
    trajectory: str,
    bandwidth: float | None = None,
    *,
    rotor: bool = True,
    spelling: ColumnMapping = PLAIN,
    without_friction: str = "",
    standstill: bool = False,
) -> tuple[Trajectory, list[str]]:
    """The motion of a file (- is stdin) for a robot; where rates had to be estimated or quaternions
    changed, also the lines that say so, which stderr is told too, as it is when velocities and
    positions disagree or the times look as if they were no seconds.

    bandwidth: in Hz, up to which rates are estimated. rotor: whether the notes count the rotors.
    spelling: what the user says of the file's names, separators and units.
    without_friction: the command's option that leaves friction out. standstill: whether joints that
    stand still by estimated rates are to have speeds of zero.
    """
    with doubting_angles(spelling.units):
        recording = _read(arm, trajectory, spelling)
    odd = findings(arm, recording, spelling.units)
    for line in (*recording.notes, *odd):
        tell(f"note: {line}")
    if recording.has_rates:
        if bandwidth is not None:
            raise UsageError("--bandwidth belongs to files without rates; this one has them all")
        return recording.trajectory(), list(recording.notes)
    motion, estimate = estimate_rates(recording, bandwidth)
    # a few configurations show how accelerations become torques
    some = motion.q[:: max(1, len(motion) // 100)]
    M = arm.mass_matrix(some, rotor=rotor)
    notes = rate_notes(estimate, arm.model, M, without_friction)
    if standstill and estimate.source == "q":
        motion = with_standstill(motion, estimate)
        notes.append(
            "ED, rest and sign changes of torques are of estimated rates: a joint stands where for "
            f"{1 / estimate.bandwidth:.2g} s it is slower than {100 * STILL:g} % of its highest "
            "speed, or than the noise; a file with qd_ and qdd_ tells it exactly"
        )
    for line in notes:
        tell(line)
    return motion, [*recording.notes, *odd, *notes]


@contextmanager
def doubting_angles(said: Units) -> Iterator[None]:
    """Tells of positions beyond some turns, with both cures; who names their unit is believed."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        yield
    for warning in caught:
        if "q" not in said.of:
            tell(f"warning: {warning.message}; if so: --units q=deg, if not: --units q=rad")


def findings(arm: Robot, recording: Recording, said: Units) -> list[str]:
    """Velocities that are not the slope of the positions, and times that look like no seconds."""
    return [*rate_findings(arm.model, recording), *_slow(arm, recording, said)]


def _read(arm: Robot, trajectory: str, spelling: ColumnMapping) -> Recording:
    if trajectory == "-":
        return read_recording(read_input("-"), arm.model, "stdin", spelling=spelling)
    was_read(trajectory)
    return read_motion(trajectory, arm.model, spelling=spelling)


def _slow(arm: Robot, recording: Recording, said: Units) -> list[str]:
    """Rates that are estimated depend on the times' unit most of all. Who names it is believed, and
    velocities beside the positions tell more than the times alone."""
    if "t" in said.of or recording.qd is not None:
        return []
    words, unit = slow_rows(arm.model, recording.t, recording.q)
    return [f"{words}; if so: --units t={unit}; if they are in s: --units t=s"] if words else []
