"""rnea animate: the recursion, torques over the configuration, or a motion, as a film."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer

from rnea.cli.motions import read_for
from rnea.cli.output import progress, tell, write_bytes
from rnea.cli.robot_files import load_robot
from rnea.cli.values import UsageError, joint_values
from rnea.errors import InputError, suggestion
from rnea.motion import Trajectory
from rnea.robot import Robot

KINDS = ("force-propagation", "torque-sweep", "playback", "free-body")
_BELONGS = {
    "motion": ("force-propagation", "playback", "free-body"),
    "to": ("playback",),
    "qd": ("force-propagation", "torque-sweep", "free-body"),
    "qdd": ("force-propagation", "torque-sweep", "free-body"),
    "joint": ("torque-sweep",),
    "link": ("free-body",),
}


def animate(
    robot: Annotated[str, typer.Argument(help="catalogue name or robot file")],
    kind: Annotated[str, typer.Option(help=" | ".join(KINDS))] = "force-propagation",
    motion: Annotated[
        str | None, typer.Option(help="file with t, q_, qd_, qdd_<joint>; as rnea torque reads it")
    ] = None,
    start: Annotated[
        str | None, typer.Option("--from", help="positions: of the state, or where it begins")
    ] = None,
    end: Annotated[
        str | None, typer.Option("--to", help="playback without --motion: there and back")
    ] = None,
    qd: Annotated[str | None, typer.Option(help="velocities of the state")] = None,
    qdd: Annotated[str | None, typer.Option(help="accelerations of the state")] = None,
    joint: Annotated[
        list[str] | None, typer.Option(help="torque-sweep: which joint moves; twice for a map")
    ] = None,
    link: Annotated[
        str | None, typer.Option(help="free-body: which link (default: the first)")
    ] = None,
    output: Annotated[
        str, typer.Option("--output", "-o", help=".gif, .webp, .png (APNG) or .mp4")
    ] = "film.gif",
    fps: Annotated[float, typer.Option(help="frames a second")] = 30.0,
    size: Annotated[str, typer.Option(help="pixels, e.g. 640x480")] = "640x480",
    seconds: Annotated[
        float | None, typer.Option(help="length of the film (default: as the kind needs)")
    ] = None,
    frames: Annotated[bool, typer.Option("--frames", help="the joints' frames")] = False,
    inertias: Annotated[bool, typer.Option("--inertias", help="as ellipsoids")] = False,
    theme: Annotated[str, typer.Option(help="light | dark")] = "light",
    force: Annotated[bool, typer.Option("--force", help="write huge films too")] = False,
) -> None:
    """A film: forces through the robot, torques over its configuration, or a motion.

    \b
    Example: rnea animate double_pendulum --from 0.9,0.7 --qd 1.5,-2 -o forces.gif
    Example: rnea animate planar_2r --kind torque-sweep -o torques.gif
    Example: rnea animate puma560 --kind torque-sweep --joint joint2 -o shoulder.webp
    Example: rnea animate double_pendulum --kind playback --motion swing.csv -o swing.gif
    Example: rnea animate ur5 --kind free-body --link forearm_link -o forearm.png
    """
    from rnea.pictures import Extras
    from rnea.views import needed
    from rnea.views.film import checked_ending, film_bytes, needed_av
    from rnea.views.scene import scene_look

    given = {"motion": motion, "to": end, "qd": qd, "qdd": qdd, "joint": joint, "link": link}
    _refuse_misplaced(kind, given, start)
    width, height = _pixels(size)
    scene_look(theme)
    if checked_ending(output, fps) == ".mp4":
        needed_av()
    _refuse_unwritable(output)
    needed()
    arm = load_robot(robot)
    look = {"extras": Extras(frames=frames, inertias=inertias), "theme": theme}
    film = _film(arm, kind, motion, start, end, qd, qdd, joint or [], link, fps, seconds, look)
    with progress("drawing", len(film)) as told:
        data = film_bytes(film, output, width=width, height=height, progress=told, force=force)
    write_bytes(data, output)
    tell(f"{len(film)} frames, {film.seconds:.3g} s, {len(data) / 1000:.0f} kB: {output}")


def _film(
    arm: Robot,
    kind: str,
    motion: str | None,
    start: str | None,
    end: str | None,
    qd: str | None,
    qdd: str | None,
    joints: list[str],
    link: str | None,
    fps: float,
    seconds: float | None,
    look: dict[str, Any],
) -> Any:
    from rnea.pictures.films import make_film, planned

    q = joint_values(arm, start, "--from")
    options: dict[str, Any] = {
        "q": q,
        "qd": joint_values(arm, qd, "--qd"),
        "qdd": joint_values(arm, qdd, "--qdd"),
        "joints": joints,
        "link": 1 if link is None else int(link) if link.isdecimal() else link,
    }
    moves: Trajectory | None = None
    if motion is not None:
        moves, _ = read_for(arm, motion)
    elif kind == "playback":
        if seconds is not None and not 0 < seconds < float("inf"):
            raise InputError(f"--seconds must be a positive time, not {seconds:g}")
        begin = np.zeros(arm.n) if q is None else q
        aim = joint_values(arm, end, "--to")
        assert aim is not None
        moves = planned(arm, begin, aim, 4.0 if seconds is None else seconds)
    return make_film(arm, kind, motion=moves, fps=fps, seconds=seconds, **options, **look)


def _refuse_misplaced(kind: str, given: dict[str, Any], start: str | None) -> None:
    if kind not in KINDS:
        raise UsageError(f"unknown kind {kind!r}. {suggestion(kind, KINDS)}")
    for option, value in given.items():
        if value not in (None, []) and kind not in _BELONGS[option]:
            raise UsageError(f"--{option} belongs to --kind {' or '.join(_BELONGS[option])}")
    if given["motion"] is not None:
        for option, value in (("from", start), *((k, given[k]) for k in ("to", "qd", "qdd"))):
            if value is not None:
                raise UsageError(f"--{option} does not go with --motion, which says the state")
    if kind == "playback" and given["motion"] is None and given["to"] is None:
        raise UsageError("playback needs --motion FILE, or --to (and --from) for a planned motion")


def _pixels(size: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{1,5})[xX×](\d{1,5})", size.strip(), re.ASCII)
    if found is None:
        raise UsageError(f"--size {size!r}: write width x height in pixels, e.g. 640x480")
    width, height = int(found[1]), int(found[2])
    if not (160 <= width <= 4096 and 120 <= height <= 4096):
        raise UsageError(f"--size {size}: possible from 160x120 to 4096x4096")
    return width, height


def _refuse_unwritable(output: str) -> None:
    """Before the work rather than after it."""
    path = Path(output)
    if path.is_dir():
        raise InputError(f"cannot write {output}: it is a directory")
    if not path.resolve().parent.is_dir():
        raise InputError(
            f"cannot write {output}: there is no folder {path.resolve().parent.name!r}"
        )
    if not os.access(path.resolve().parent, os.W_OK):
        raise InputError(f"cannot write {output}: no right to write in its folder")
