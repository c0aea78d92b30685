"""rnea diagnose: which known mistake gives these torques?"""

from __future__ import annotations

import shlex
import sys
from typing import TYPE_CHECKING, Annotated, Any

import numpy as np
import typer

from rnea.cli.as_json import AsJson
from rnea.cli.digits import torque_digits
from rnea.cli.loads import OutsideWrench, Payload, PayloadAt, WrenchAt, carrying, wrench_from
from rnea.cli.locking import Lock
from rnea.cli.motions import InUnits, Map, Separator, read_for, spelling_of
from rnea.cli.output import identity, say, show_json, show_tables
from rnea.cli.robot_files import RobotName, load_robot
from rnea.cli.values import UsageError, joint_values, numbers, read_input
from rnea.cli.width import command_lines, width_of
from rnea.errors import InputError
from rnea.spatial import number

if TYPE_CHECKING:
    from rnea.check import Diagnosis


def diagnose(
    robot: RobotName,
    mine: Annotated[
        str | None, typer.Argument(help="CSV with t, q_, qd_, qdd_ and tau_<joint>; - = stdin")
    ] = None,
    q: Annotated[
        str | None, typer.Option(help="one state: positions in rad or m, e.g. 0,pi/4,0.1")
    ] = None,
    qd: Annotated[str | None, typer.Option(help="velocities in rad/s or m/s (default 0)")] = None,
    qdd: Annotated[
        str | None, typer.Option(help="accelerations in rad/s^2 or m/s^2 (default 0)")
    ] = None,
    tau: Annotated[str | None, typer.Option(help="your torques of this state in N m or N")] = None,
    motion: Annotated[
        str | None, typer.Option(help="file of the motion, if MINE has t and tau_ only")
    ] = None,
    gravity: Annotated[
        str | None, typer.Option(help="m/s^2 in world axes, e.g. 0,0,-9.81 (default: the robot's)")
    ] = None,
    friction: Annotated[bool, typer.Option(help="right torques include friction")] = True,
    rotor: Annotated[bool, typer.Option(help="right torques include the rotors")] = True,
    spring: Annotated[bool, typer.Option(help="right torques include the springs")] = True,
    map_: Map = None,
    separator: Separator = None,
    units: InUnits = "",
    lock: Lock = None,
    payload: Payload = None,
    payload_at: PayloadAt = None,
    wrench: OutsideWrench = None,
    wrench_at: WrenchAt = None,
    verbose: Annotated[
        bool, typer.Option("--verbose", "-v", help="add what could not have been found here")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Compare your own torques with the right ones and with those of known mistakes.

    Exit code 0: the torques are right; 1: they are not, whether the mistake is known or not.

    Examples:
      rnea diagnose puma560 torques.csv --motion motion.csv
      rnea diagnose planar_2r --q pi/4,pi/6 --qd 0.5,0.3 --qdd 0.1,0.2 --tau 50.28,11.53
    """
    from rnea import check
    from rnea.views.tables import diagnosis_facts, diagnosis_table, remark_lines

    spelling = spelling_of(map_, separator, units, (mine is not None) + (motion is not None))
    arm = carrying(load_robot(robot, lock, weighed=gravity is None), payload, payload_at)
    outside = wrench_from(arm, wrench, wrench_at)
    field = numbers(gravity, "--gravity", ["m/s^2"]) if gravity is not None else None
    if field is not None and len(field) != 3:
        raise InputError(f"--gravity needs 3 numbers, got {len(field)}")
    arm.model.require_single_axes("a diagnosis")
    arm.model.refuse_loops("a diagnosis")
    arm.model.refuse_mimics("a diagnosis")
    state = {"q": q, "qd": qd, "qdd": qdd, "tau": tau}
    _refuse_mixed(mine, motion, state)
    if mine is None:
        rest = np.zeros(arm.n)
        said = {name: joint_values(arm, text, f"--{name}") for name, text in state.items()}
        given = [rest if values is None else values for values in said.values()]
    else:
        along = None if motion is None else read_for(arm, motion, rotor=rotor, spelling=spelling)[0]
        name = "stdin" if mine == "-" else mine
        names = arm.joint_names
        path, torques = check.read_torques(read_input(mine), names, along, name, spelling)
        given = [path.q, path.qd, path.qdd, torques]
    at, along_qd, along_qdd, told = given
    moving = at, along_qd, along_qdd
    case: dict[str, Any] = {"gravity": field, "friction": friction, "rotor": rotor}
    case["spring"] = spring
    if outside is not None:
        # no mistake is about a wrench that is known: what it asks of the joints is taken away
        alone = arm.inverse_dynamics(*moving, **case)
        told = told - (arm.inverse_dynamics(*moving, wrench=outside, **case) - alone)
    digits = torque_digits(arm, state, moving, case) if mine is None else None
    verdict = check.diagnose(arm, *moving, told, digits=digits, **case)
    if as_json:
        show_json(identity(arm) | diagnosis_facts(verdict))
    else:
        say(*str(verdict).splitlines())
        show_tables(diagnosis_table(verdict))
        for line in remark_lines(verdict, verbose):
            say(line)
        if verdict.verdict in ("inexact", "unknown"):
            if outside is not None:
                say("Both torques are without what the wrench asks of the joints.")
            texts = _row_texts(moving, verdict.torques.row) if mine is not None else state
            options = [(name, texts[name]) for name in ("q", "qd", "qdd")]
            options += [("payload", payload), ("payload-at", payload_at)]
            options += [("lock", text) for text in lock or ()]
            say(*_what_next(robot, options, verdict))
    if verdict.verdict != "right":
        raise typer.Exit(1)


def _row_texts(moving: tuple[Any, ...], row: int) -> dict[str, str | None]:
    """The state of a row, as one would type it."""
    values = (",".join(number(x, 6) for x in array[row]) for array in moving)
    return dict(zip(("q", "qd", "qdd"), values, strict=True))


def _what_next(robot: str, options: list[tuple[str, str | None]], verdict: Diagnosis) -> list[str]:
    """The command that works the same state step by step."""
    which = f"Row {verdict.torques.row + 1} is off most. " if verdict.rows > 1 else ""
    said = [f"--{name}={shlex.quote(text)}" for name, text in options if text is not None]
    return [
        f"{which}Next: compare your steps with those of this command, from the last joint inward.",
        *command_lines(["rnea explain", shlex.quote(robot), *said], width_of(sys.stdout)),
    ]


def _refuse_mixed(mine: str | None, motion: str | None, state: dict[str, str | None]) -> None:
    """Torques come from a file or, with their state, from the command line."""
    said = [f"--{name}" for name, text in state.items() if text is not None]
    if mine is not None and said:
        raise UsageError(f"{said[0]} is for one state without a file; {mine!r} has its own")
    if mine is None and (state["q"] is None or state["tau"] is None):
        raise UsageError("give a file of torques, or one state: --q and --tau (--qd, --qdd)")
    if mine is None and motion is not None:
        raise UsageError("--motion belongs to a file of torques, not to one state")
    if mine == "-" and motion == "-":
        raise UsageError("torques and motion cannot both come from stdin")
