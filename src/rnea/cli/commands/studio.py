"""rnea studio: the robot's dynamics in a browser, in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from rnea.cli.options.endings import format_of
from rnea.cli.options.locking import Lock
from rnea.cli.options.motions import InUnits, Map, Separator, read_for, spelling_of
from rnea.cli.options.payload_options import NO_LOAD, PayloadOption
from rnea.cli.options.payloads import carrying
from rnea.cli.options.robot_files import RobotName, chosen_packages, load_robot
from rnea.cli.output import tell, write_text


def studio(
    robot: RobotName,
    motion: Annotated[
        str | None, typer.Argument(help="file with t, q_, qd_, qdd_<joint> that the page plays")
    ] = None,
    output: Annotated[
        str | None,
        typer.Option("-o", "--output", help="FILE.html (default: in the cache, and opened)"),
    ] = None,
    map_: Map = None,
    separator: Separator = None,
    units: InUnits = "",
    lock: Lock = None,
    load: PayloadOption = NO_LOAD,
) -> None:
    """A page with the robot in space, its torques, and why they are what they are.

    One file without a server: it computes with the robot's own kernels and asks nobody for
    anything, so that it can be sent, put on a course page, or opened in a lecture.

    Examples:
      rnea studio ur5
      rnea studio puma560 motion.csv -o puma560.html
    """
    from rnea.studio import kept_place, open_page, studio_page

    if output is not None:
        format_of(output, {"html": (".html", ".htm")})
    spelling = spelling_of(map_, separator, units, motion is not None)
    arm = carrying(load_robot(robot, lock), load)
    along = None if motion is None else read_for(arm, motion, spelling=spelling)[0]
    page = studio_page(arm, along, chosen_packages(), tell)
    place = Path(output) if output is not None else kept_place(arm)
    write_text(page, str(place))
    tell(f"wrote {place} ({len(page.encode()) / 1e6:.2f} MB)")
    if output is None and not open_page(place):
        tell("no browser could be started; open the file yourself")
