"""rnea convert: a robot file in another format or convention."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Annotated

import typer

from rnea.cli.as_json import AsJson
from rnea.cli.completing import robots, words
from rnea.cli.options.endings import format_of
from rnea.cli.options.locking import Lock, locked
from rnea.cli.options.payload_options import NO_LOAD, PayloadOption
from rnea.cli.options.payloads import carrying
from rnea.cli.options.robot_files import load_robot, load_stdin
from rnea.cli.options.values import UsageError, one_of
from rnea.cli.output import identity, show_json, tell, write_text
from rnea.core.description import CONVENTIONS, DHTable, convention_called
from rnea.core.spatial import TOOL
from rnea.errors import InputError, ModelWarning
from rnea.robot import Robot
from rnea.robot.saving import tried
from rnea.robot.writing import FORMATS, moved


def convert(
    given: Annotated[
        str,
        typer.Argument(
            metavar="IN", help="catalogue name or robot file; - = stdin", autocompletion=robots
        ),
    ],
    output: Annotated[str, typer.Argument(metavar="OUT", help="file to write; - = stdout")],
    convention: Annotated[
        str,
        typer.Option(
            help="a serial robot as a DH table: standard or modified (TOML only)",
            autocompletion=words(CONVENTIONS),
        ),
    ] = "",
    to: Annotated[
        str,
        typer.Option(
            help=f"{', '.join(FORMATS)}; default: by the name of OUT", autocompletion=words(FORMATS)
        ),
    ] = "",
    chain: Annotated[
        str, typer.Option(metavar="FROM,TO", help="only the links from one outward to another")
    ] = "",
    lock: Lock = None,
    load: PayloadOption = NO_LOAD,
    as_json: AsJson = False,
) -> None:
    """Write a robot as TOML, URDF or MJCF, or as a DH table of the other convention.

    What moved (frames, centres of mass) and what the format cannot say is told on stderr. What was
    written is read back first and must give the same torques.

    Examples:
      rnea convert puma560 puma560.urdf
      rnea convert puma560.urdf puma560.toml --convention modified
      rnea convert panda - --to mjcf
      rnea convert two_arms left.toml --chain base,left_hand --convention standard
      rnea convert panda six.urdf --lock joint7=pi/4
      rnea convert ur5 with_gripper.urdf --payload 1.2 --payload-at 0,0,0.08
    """
    form = _format(output, to)
    if as_json and output == "-":
        raise UsageError("--json and the robot cannot both go to stdout; give OUT a file")
    if convention:
        one_of("--convention", convention, CONVENTIONS, convention_called(convention))
    if convention and form != "toml":
        raise UsageError(f"{form.upper()} has no DH tables: --convention goes with TOML")
    if output != "-" and _same_file(given, output):
        raise InputError(f"{output} is the file to be converted; write to another one")
    arm = locked(load_stdin(), lock) if given == "-" else load_robot(given, lock)
    arm = carrying(_part(arm, chain), load)
    made = _as_dh(arm, convention) if convention else arm
    if TOOL in made.frame_names and TOOL not in arm.frame_names:
        place = made.model.frame(TOOL).parent
        tell(f"note: {arm.name} names no tool; that of the table stands at the origin of {place}")
    name = "the text" if output == "-" else output
    text, losses, again = tried(made, form, name, same_as=arm)
    write_text(text, output)
    if as_json:
        facts = {"written": output, "format": form, "moved": moved(arm, again), "not_said": losses}
        show_json(identity(again) | facts)
        return
    _report(moved(arm, again), losses)
    if output != "-":
        tell(f"robot written to {output}")


def _format(output: str, to: str) -> str:
    if to:
        one_of("--to", to, FORMATS)
    elif output == "-":
        raise UsageError(f"say the format with --to: {', '.join(FORMATS)}")
    return format_of(output, FORMATS, to, "OUT")


def _same_file(given: str, output: str) -> bool:
    try:
        return Path(given).samefile(output)
    except OSError:
        return False


def _part(arm: Robot, chain: str) -> Robot:
    """One chain of the robot. What is odd about it was told before."""
    if not chain:
        return arm
    ends = [name.strip() for name in chain.split(",")]
    if len(ends) != 2 or not all(ends):
        raise UsageError(f"--chain {chain}: write --chain FROM,TO, two names of links")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ModelWarning)
        return arm.chain(*ends)


def _as_dh(arm: Robot, convention: str) -> Robot:
    structure = arm.description.structure
    if isinstance(structure, DHTable) and structure.convention == convention:
        return arm
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ModelWarning)
        return arm.to_dh(convention)


def _report(changes: list[str], losses: list[str]) -> None:
    for title, lines in (("moved", changes), ("not said in this format", losses)):
        if lines:
            tell(f"{title}:")
            for line in lines:
                tell(f"  {line}")
