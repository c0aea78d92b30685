"""rnea diagnose: which known mistake gives these torques?"""

from __future__ import annotations

import shlex
import sys
from typing import TYPE_CHECKING, Annotated, Any

import numpy as np
import typer

from rnea.cli.as_json import AsJson
from rnea.cli.options.loads import OutsideWrench, WrenchAt, gravity_of, wrench_from
from rnea.cli.options.locking import Lock
from rnea.cli.options.motions import InUnits, Map, Separator, read_for, spelling_of
from rnea.cli.options.payload_options import NO_LOAD, PayloadOption
from rnea.cli.options.payloads import carrying
from rnea.cli.options.robot_files import RobotName, load_robot
from rnea.cli.options.values import UsageError, joint_values, read_input
from rnea.cli.output import identity, print_line, show_json, show_tables
from rnea.cli.width import command_lines, width_of
from rnea.core.spatial import for_reading, number
from rnea.core.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.apps.check.diagnose.diagnosis import Diagnosis
    from rnea.robot import Robot


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
    load: PayloadOption = NO_LOAD,
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
    from rnea.apps.check import public as check
    from rnea.report.tables.diagnosis_tables import diagnosis_facts, diagnosis_table, remark_lines

    spelling = spelling_of(map_, separator, units, (mine is not None) + (motion is not None))
    field = gravity_of(gravity)
    moves = mine is not None or qd is not None or qdd is not None
    arm = carrying(load_robot(robot, lock, weighed=True, field=field), load, moves)
    outside = wrench_from(arm, wrench, wrench_at)
    arm.model.require_single_axes("a diagnosis")
    arm.model.refuse_loops("a diagnosis")
    arm.model.refuse_mimics("a diagnosis")
    state = {"q": q, "qd": qd, "qdd": qdd, "tau": tau}
    _refuse_mixed(mine, motion, state)
    if mine is None:
        rest = np.zeros(arm.n)
        said = {name: joint_values(arm, text, f"--{name}") for name, text in state.items()}
        given = [np.atleast_2d(rest if values is None else values) for values in said.values()]
        written: Array | None = check.typed(tau or "", given[-1])
    else:
        along, off = None, "--no-friction"
        if motion is not None:
            along, _ = read_for(arm, motion, rotor=rotor, spelling=spelling, without_friction=off)
        name = "stdin" if mine == "-" else mine
        names = arm.joint_names
        text = read_input(mine)
        path, torques, written = check.read_written_torques(text, names, along, name, spelling)
        given = [path.q, path.qd, path.qdd, torques]
    at, along_qd, along_qdd, told = given
    moving = at, along_qd, along_qdd
    case: dict[str, Any] = {"gravity": field, "friction": friction, "rotor": rotor}
    case |= {"spring": spring, "wrench": outside}
    digits = None
    if written is not None:
        halves = _motion_digits(state if mine is None else None, moving)
        digits = check.torque_digits(arm, written, halves, moving, case)
    verdict = check.diagnose(arm, *moving, told, digits=digits, noisy=mine is not None, **case)
    if as_json:
        show_json(identity(arm) | diagnosis_facts(verdict))
    else:
        print_line(*str(verdict).splitlines())
        show_tables(diagnosis_table(verdict))
        for line in remark_lines(verdict, verbose):
            print_line(line)
        if verdict.verdict in ("inexact", "unknown"):
            texts = _row_texts(moving, verdict.torques.row) if mine is not None else state
            options = [(name, texts[name]) for name in ("q", "qd", "qdd")]
            options += load.typed
            options += [("lock", text) for text in lock or ()]
            print_line(*_what_next(robot, options, verdict))
            if outside is not None:
                print_line(*_without_wrench(arm, [x[verdict.torques.row] for x in moving], case))
    if verdict.verdict != "right":
        raise typer.Exit(1)


def _motion_digits(
    state: dict[str, str | None] | None, moving: tuple[Array, ...]
) -> list[Array | None]:
    """Half units of q, qd and qdd as they were typed, or as a file has them."""
    from rnea.apps.check.diagnose.stated_precision import typed, written

    if state is None:
        return [written(values) for values in moving]
    texts = [state[name] for name in ("q", "qd", "qdd")]
    each = zip(texts, moving, strict=True)
    return [None if text is None else typed(text, values) for text, values in each]


def _without_wrench(arm: Robot, state: list[Array], case: dict[str, Any]) -> list[str]:
    """What is to be added to the torques of the steps, which know no wrench."""
    alone = arm.inverse_dynamics(*state, **case | {"wrench": None})
    added = for_reading(arm.inverse_dynamics(*state, **case) - alone)
    each = zip(arm.joint_names, added, strict=True)
    shares = ", ".join(f"{name} {number(float(x), 6)}" for name, x in each)
    return [f"Its steps have no wrench. To its torques that adds: {shares}."]


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
