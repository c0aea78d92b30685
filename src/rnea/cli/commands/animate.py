"""rnea animate: the recursion, torques over the configuration, or a motion, as a film."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import typer

from rnea.cli.completing import words
from rnea.cli.options import plotting
from rnea.cli.options.endings import format_of
from rnea.cli.options.locking import Lock
from rnea.cli.options.motions import InUnits, Map, Separator, read_for, spelling_of
from rnea.cli.options.payload_options import NO_LOAD, PayloadOption
from rnea.cli.options.payloads import carrying
from rnea.cli.options.plotting import film_sides, link_named
from rnea.cli.options.robot_files import RobotName, load_robot
from rnea.cli.options.values import UsageError, joint_values, one_of
from rnea.cli.output import progress, tell, write_bytes
from rnea.errors import InputError, counted
from rnea.report.animation.animation_files import ENDINGS, film_bytes, film_type
from rnea.report.robot_figures.animate import KINDS
from rnea.report.robot_figures.animate import animate as film_of
from rnea.report.style import Look, require_matplotlib

_BELONGS = {
    "motion": ("force-propagation", "playback", "free-body"),
    "to": ("playback",),
    "qd": ("force-propagation", "torque-sweep", "free-body"),
    "qdd": ("force-propagation", "torque-sweep", "free-body"),
    "joint": ("torque-sweep",),
    "link": ("free-body",),
}


def animate(
    ctx: typer.Context,
    robot: RobotName,
    kind: Annotated[str, typer.Option(help=" | ".join(KINDS), autocompletion=words(KINDS))] = KINDS[
        0
    ],
    motion: Annotated[
        str | None, typer.Option(help="file with t, q_, qd_, qdd_<joint>; as rnea torque reads it")
    ] = None,
    map_: Map = None,
    separator: Separator = None,
    units: InUnits = "",
    lock: Lock = None,
    load: PayloadOption = NO_LOAD,
    q: Annotated[
        str | None, typer.Option(help="positions in rad or m: of the state, or where it begins")
    ] = None,
    to: Annotated[
        str | None,
        typer.Option(help="playback without --motion: positions to go to and come back from"),
    ] = None,
    qd: Annotated[str | None, typer.Option(help="velocities of the state in rad/s or m/s")] = None,
    qdd: Annotated[
        str | None, typer.Option(help="accelerations of the state in rad/s^2 or m/s^2")
    ] = None,
    joint: Annotated[
        list[str] | None,
        typer.Option(help="torque-sweep: which joint or coordinate; twice for a map"),
    ] = None,
    link: Annotated[
        str | None, typer.Option(help="free-body: which link (default: the first)")
    ] = None,
    output: Annotated[
        str, typer.Option("--output", "-o", help=".gif, .webp, .png (APNG) or .mp4")
    ] = "film.gif",
    fps: Annotated[float, typer.Option(help="frames a second")] = 30.0,
    size: Annotated[str, typer.Option("--size", help=plotting.SIZE)] = "640x480",
    seconds: Annotated[
        float | None,
        typer.Option("--duration", help="of the film in s (default: as the kind needs)"),
    ] = None,
    frames: Annotated[bool, typer.Option("--frames", help="the joints' frames")] = False,
    inertias: Annotated[bool, typer.Option("--inertias", help="as ellipsoids")] = False,
    theme: plotting.Theme = "light",
    large: Annotated[bool, typer.Option("--large", help="write huge films too")] = False,
) -> None:
    """A film: forces through the robot, torques over its configuration, or a motion.

    Examples:
      rnea animate double_pendulum --q 0.9,0.7 --qd 1.5,-2 -o forces.gif
      rnea animate planar_2r --kind torque-sweep -o torques.gif
      rnea animate puma560 --kind torque-sweep --joint joint2 -o shoulder.webp
      rnea animate double_pendulum --kind playback --motion swing.csv -o swing.gif
      rnea animate ur5 --kind free-body --link forearm_link -o forearm.png
    """
    _refuse_misplaced(kind, ctx.params)
    pixels = film_sides(size)
    Look(theme)
    format_of(output, {"film": ENDINGS})
    film_type(output, fps)
    _refuse_unwritable(output)
    require_matplotlib()
    spelling = spelling_of(map_, separator, units, 0 if motion is None else 1)
    arm = carrying(load_robot(robot, lock), load)
    if kind == "playback" and motion is None and to is None and arm.model.closure is None:
        raise UsageError("playback needs --motion FILE, or --to (and --q) for a planned motion")
    film = film_of(
        arm if motion is None else read_for(arm, motion, spelling=spelling)[0],
        arm,
        kind=kind,
        q=joint_values(arm, q, "--q"),
        qd=joint_values(arm, qd, "--qd"),
        qdd=joint_values(arm, qdd, "--qdd"),
        to=joint_values(arm, to, "--to"),
        joints=joint or (),
        link=link_named(link),
        frames=frames,
        inertias=inertias,
        theme=theme,
        fps=fps,
        duration=seconds,
    )
    with progress("drawing", len(film)) as frame_drawn:
        data = film_bytes(film, output, size=pixels, progress=frame_drawn, force=large)
    write_bytes(data, output)
    tell(
        f"{counted(len(film), 'frame')}, {film.seconds:.3g} s, {len(data) / 1000:.0f} kB: {output}"
    )


def _refuse_misplaced(kind: str, given: dict[str, Any]) -> None:
    one_of("kind", kind, KINDS)
    for option, kinds in _BELONGS.items():
        if given[option] not in (None, ()) and kind not in kinds:
            raise UsageError(f"--{option} belongs to --kind {' or '.join(kinds)}")
    if given["motion"] is not None:
        for option in ("q", "to", "qd", "qdd"):
            if given[option] is not None:
                raise UsageError(f"--{option} does not go with --motion, which says the state")


def _refuse_unwritable(output: str) -> None:
    """Before the work rather than after it."""
    path = Path(output)
    folder = path.resolve().parent
    if path.is_dir():
        raise InputError(f"cannot write {output}: it is a directory")
    if not folder.is_dir():
        raise InputError(f"cannot write {output}: there is no folder {folder.name!r}")
    if not os.access(folder, os.W_OK):
        raise InputError(f"cannot write {output}: no right to write in its folder")
