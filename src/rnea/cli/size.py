"""rnea size: motors, gears and bearings for a motion."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from rnea.cli import plotting
from rnea.cli.as_json import AsJson
from rnea.cli.endings import format_of
from rnea.cli.loads import (
    OutsideWrench,
    PayloadAt,
    WrenchAt,
    masses_of,
    place_of,
    told,
    wrench_from,
)
from rnea.cli.locking import Lock
from rnea.cli.motions import Map, Separator, read_for, spelling_of
from rnea.cli.output import identity, made_of, say, show_json, show_tables, tell, write_text
from rnea.cli.robot_files import load_robot
from rnea.describe import Gear, Motor
from rnea.describe.toml import read_motors, read_shipped_motors, shipped_motors
from rnea.drive import MOST_RATIO
from rnea.drive import size as size_robot
from rnea.errors import InputError, RobotFileError
from rnea.loading import read_text

_REPORTS = {"html": (".html", ".htm"), "markdown": (".md",)}


def size(
    robot: Annotated[str, typer.Argument(help="catalogue name or robot file")],
    motion: Annotated[str, typer.Argument(help="trajectory as for rnea torque; - = stdin")],
    motors: Annotated[
        str | None,
        typer.Option(help="motors to choose from: a TOML file, or 'small_dc', which is shipped"),
    ] = None,
    payload: Annotated[
        str | None, typer.Option("--payload", help="masses at the tool in kg, e.g. 0,1,2.5")
    ] = None,
    payload_at: PayloadAt = None,
    wrench: OutsideWrench = None,
    wrench_at: WrenchAt = None,
    most_ratio: Annotated[
        float, typer.Option(help="the highest gear ratio that a candidate may have")
    ] = MOST_RATIO,
    keep_gears: Annotated[
        bool, typer.Option("--keep-gears", help="candidates get the joint's own gear ratio")
    ] = False,
    efficiency: Annotated[
        float | None, typer.Option(help="of the candidates' gears (default: the joint's own)")
    ] = None,
    bandwidth: Annotated[
        float | None, typer.Option(help="Hz; for files without rates, as for rnea torque")
    ] = None,
    map_: Map = None,
    separator: Separator = None,
    lock: Lock = None,
    output: Annotated[
        str | None, typer.Option("--output", "-o", help="report to write: .html or .md")
    ] = None,
    as_json: AsJson = False,
    plot: plotting.PlotFile = None,
    show: plotting.Show = False,
) -> None:
    """Torques, speeds and powers that a motion asks of the joints, and the motors that fit.

    Examples:
      rnea size puma560 pick_and_place.csv --payload 0,2.5 --motors small_dc --efficiency 0.8
      rnea size myrobot.toml motion.csv --payload 1 -o report.html --plot motors.png
    """
    from rnea.views.tables import (
        sizing_facts,
        sizing_heading,
        sizing_markdown,
        sizing_notes,
        sizing_page,
        sizing_tables,
    )

    plotting.refuse_early(plot, show)
    form = format_of(output, _REPORTS)
    spelling = spelling_of(map_, separator)
    arm = load_robot(robot, lock)
    masses = masses_of(payload)
    frame, place = place_of(arm, payload, payload_at)
    outside = wrench_from(arm, wrench, wrench_at)
    choice = _motors(motors) if motors is not None else ()
    if not most_ratio >= 1:
        raise InputError(f"--most-ratio must be at least 1 (got {most_ratio:g})")
    if efficiency is not None:
        # refuses what no gear has
        Gear(efficiency=efficiency)
    path, notes = read_for(arm, motion, bandwidth, spelling=spelling)
    sizings = size_robot(
        arm,
        path.t,
        path.q,
        path.qd,
        path.qdd,
        choice,
        masses,
        payload_com=place,
        payload_frame=frame,
        most_ratio=None if keep_gears else most_ratio,
        efficiency=efficiency,
        wrench=outside,
    )
    about = [
        made_of(arm),
        *told(None, outside),
        f"motion {motion}: {len(path)} rows, {path.t[-1] - path.t[0]:.6g} s",
        *notes,
    ]
    if output is not None:
        report = sizing_page if form == "html" else sizing_markdown
        write_text(report(sizings, about), output)
        tell(f"report written to {output}")
    if as_json:
        show_json(
            {**identity(arm), "about": about, "payloads": [sizing_facts(one) for one in sizings]}
        )
    elif output is None:
        for one in sizings:
            say(sizing_heading(one) + "\n")
            show_tables(*sizing_tables(one))
        for note in sizing_notes(sizings[0]):
            say(note)
        if not choice and not sizings[0].fitted:
            tell("no motors in the robot's file; --motors small_dc offers some to choose from")
    plotting.draw(sizings, arm, plot, show, "torque-speed")


def _motors(name: str) -> tuple[Motor, ...]:
    """A shipped catalogue by its name, anything else as a file."""
    if name in shipped_motors():
        return read_shipped_motors(name)
    if not Path(name).exists():
        raise InputError(
            f"no file of motors {name!r}. Shipped catalogues: {', '.join(shipped_motors())}"
        )
    return read_motors(read_text(name, RobotFileError), name)
