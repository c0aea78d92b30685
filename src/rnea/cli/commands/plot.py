"""rnea plot: pictures of a robot, of a motion, and of the torques it needs."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np
import typer

from rnea.apps.trajectory.files.column_mapping import ColumnMapping
from rnea.cli.completing import lists, words
from rnea.cli.options import plotting
from rnea.cli.options.loads import OutsideWrench, WrenchAt, wrench_from
from rnea.cli.options.locking import Lock
from rnea.cli.options.motions import InUnits, Map, Separator, read_for, spelling_of
from rnea.cli.options.payload_options import NO_LOAD, PayloadOption
from rnea.cli.options.payloads import carrying
from rnea.cli.options.robot_files import RobotName, load_robot
from rnea.cli.options.values import UsageError, joint_values, numbers, one_of, read_input
from rnea.errors import InputError
from rnea.report.robot_figures.motion_pictures import MOTION_PICTURES
from rnea.report.robot_figures.plot import plot as picture_of
from rnea.report.robot_figures.robot_pictures import ROBOT_PICTURES, VECTORS
from rnea.robot import Robot

PICTURES = (*ROBOT_PICTURES, *MOTION_PICTURES, "compare")
_MARKS = ("frames", "centers", "inertias", "axes", "names")
# options that not every picture has
_LOADED = ("torque", "budget", "wrenches", "torque-speed", "compare")
_OPTIONS_OF: dict[str, tuple[str, ...]] = {
    "q": ("budget", *ROBOT_PICTURES),
    **dict.fromkeys(("qd", "qdd"), ("budget", "robot", "free-body")),
    "link": ("free-body",),
    **dict.fromkeys((*_MARKS, "vectors"), ("robot",)),
    **dict.fromkeys(("joint", "over", "points", "span"), ("torque-map",)),
    "motion": ("compare",),
    "subplots": ("torque",),
    "joints": (*MOTION_PICTURES, "compare", "mass-matrix"),
    **dict.fromkeys(("wrench", "wrench_at"), _LOADED),
    "bandwidth": (*MOTION_PICTURES, "compare"),
}


def plot(
    ctx: typer.Context,
    what: Annotated[str, typer.Argument(help=" | ".join(PICTURES), autocompletion=words(PICTURES))],
    robot: RobotName,
    trajectory: Annotated[
        str | None,
        typer.Argument(help="motion: CSV, .npz, .parquet; compare: CSV with tau_<joint>"),
    ] = None,
    output: Annotated[
        str | None, typer.Option("--output", "-o", help="file to write: .png, .svg or .pdf")
    ] = None,
    show: plotting.Show = False,
    q: Annotated[
        str | None,
        typer.Option(help="positions in rad or m: of a robot's pictures, or budget of one state"),
    ] = None,
    qd: Annotated[
        str | None,
        typer.Option(help="velocities in rad/s or m/s: robot, free-body, budget of one state"),
    ] = None,
    qdd: Annotated[str | None, typer.Option(help="accelerations, in the same way")] = None,
    frames: Annotated[bool, typer.Option("--frames", help="robot: x, y, z of the joints")] = False,
    centers: Annotated[bool, typer.Option("--centers", help="robot: centers of mass")] = False,
    inertias: Annotated[bool, typer.Option("--inertias", help="robot: as ellipsoids")] = False,
    axes: Annotated[bool, typer.Option("--axes", help="robot: the joints' axes")] = False,
    names: Annotated[bool, typer.Option("--names", help="robot: the joints' names")] = False,
    vectors: Annotated[
        str | None,
        typer.Option(
            help=f"robot: arrows, some of {','.join(VECTORS)}", autocompletion=lists(VECTORS)
        ),
    ] = None,
    link: Annotated[
        str | None, typer.Option(help="free-body: which link, by name or number (default 1)")
    ] = None,
    joint: Annotated[str | None, typer.Option(help="torque-map: whose torque")] = None,
    over: Annotated[
        str | None, typer.Option(help="torque-map: two joints (or coordinates) that vary, e.g. a,b")
    ] = None,
    span: Annotated[
        list[str] | None, typer.Option(help="torque-map: lowest,highest; once for each of --over")
    ] = None,
    points: Annotated[int | None, typer.Option(help="torque-map: how many along each side")] = None,
    motion: Annotated[
        str | None, typer.Option(help="compare: the motion, where the torque file has none")
    ] = None,
    joints: Annotated[
        str | None, typer.Option(help="only these joints or columns, e.g. a,b")
    ] = None,
    subplots: Annotated[
        bool, typer.Option("--subplots", help="torque: a panel for each joint")
    ] = False,
    bandwidth: Annotated[
        float | None, typer.Option(help="for files without rates, as in rnea torque")
    ] = None,
    map_: Map = None,
    separator: Separator = None,
    units: InUnits = "",
    lock: Lock = None,
    load: PayloadOption = NO_LOAD,
    wrench: OutsideWrench = None,
    wrench_at: WrenchAt = None,
    theme: plotting.Theme = "light",
    size: plotting.Size = None,
    title: plotting.Title = "",
    dpi: plotting.Dpi = 150.0,
    large: plotting.Large = False,
) -> None:
    """A picture for a slide or a report.

    Examples:
      rnea plot robot ur5 --q 0,-1,1,0,1,0 --axes --names -o ur5.svg
      rnea plot robot double_pendulum --q 0.9,0.7 --qd 2,-1 --vectors f,n,weight -o f.png
      rnea plot free-body puma560 --link link2 --q 0,0.3,-2,0,0.5,0 -o upper_arm.pdf
      rnea plot budget puma560 motion.csv -o budget.pdf
      rnea plot budget puma560 --q 0,pi/4,pi,0,pi/4,0 -o state.svg
      rnea plot torque-map panda --joint joint2 --over joint2,joint4 -o map.png
      rnea plot mass-matrix ur5 --q 0,-1,1,0,0,0 --theme dark -o inertia.png
      rnea plot compare puma560 torques.csv --motion motion.csv -o difference.png
    """
    one_of("picture", what, PICTURES)
    given = {
        option: ctx.params[option]
        for option in _OPTIONS_OF
        if ctx.params[option] is not None and ctx.params[option] not in ((), False)
    }
    for option in given:
        if what not in _OPTIONS_OF[option]:
            name = option.replace("_", "-")
            raise UsageError(f"--{name} belongs to {' and '.join(_OPTIONS_OF[option])}")
    if output is None and not show:
        raise UsageError("say where the picture goes: -o FILE.png (.svg, .pdf), or --show")
    plotting.refuse_early(output, show, "-o")
    sides = plotting.sides_of(size, dpi)
    files = (trajectory is not None) + (motion is not None)
    spelling = spelling_of(map_, separator, units, files)
    arm = carrying(load_robot(robot, lock), load)
    chosen = plotting.names_in(given.pop("joints", ""))
    given["wrench"] = wrench_from(arm, given.pop("wrench", None), given.pop("wrench_at", None))
    subject, options = _subject(what, arm, trajectory, given, spelling)
    look: dict[str, Any] = {"theme": theme, "size": sides, "title": title}
    figure = picture_of(subject, arm, what=what, joints=chosen, **look, **options)
    plotting.deliver(figure, output, show, dpi, large, plotting.about(arm, what))


def _subject(
    what: str, arm: Robot, trajectory: str | None, given: dict[str, Any], spelling: ColumnMapping
) -> tuple[Any, dict[str, Any]]:
    """What is drawn, and the options that only its picture has."""
    if what in ROBOT_PICTURES:
        if trajectory is not None:
            raise UsageError(f"{what} is of a robot, not of a motion; leave {trajectory!r} away")
        del given["wrench"]
        return arm, dict(_robot_option(arm, *option) for option in given.items())
    if what == "budget" and trajectory is None and "q" in given:
        state = [joint_values(arm, given.get(name), f"--{name}") for name in ("q", "qd", "qdd")]
        return arm.torque_budget(*state, wrench=given["wrench"]), {}
    if trajectory is None or "q" in given:
        raise UsageError(
            "budget needs either a motion file or --q (with --qd and --qdd)"
            if what == "budget"
            else f"{what} needs a file: rnea plot {what} ROBOT FILE -o PICTURE.png"
        )
    if "qd" in given or "qdd" in given:
        raise UsageError("--qd and --qdd belong to --q, not to a motion file")
    if what == "compare":
        return _comparison(arm, trajectory, given, spelling)
    moved, _ = read_for(arm, trajectory, given.get("bandwidth"), spelling=spelling)
    options = {name: given[name] for name in ("subplots", "wrench") if given.get(name) is not None}
    return moved, options


def _robot_option(arm: Robot, option: str, value: Any) -> tuple[str, Any]:
    """An option of a robot's picture as `rnea.plot` takes it."""
    if option in ("q", "qd", "qdd"):
        return option, joint_values(arm, value, f"--{option}")
    if option in ("over", "vectors"):
        return option, plotting.names_in(value)
    if option == "link":
        return option, plotting.link_named(value)
    if option == "span":
        spans = [tuple(numbers(text, "--span")) for text in value]
        if len(spans) != 2 or any(len(span) != 2 for span in spans):
            raise UsageError("--span lowest,highest is given twice, once for each of --over")
        return "spans", spans
    return option, value


def _comparison(
    arm: Robot, file: str, given: dict[str, Any], spelling: ColumnMapping
) -> tuple[Any, dict[str, Any]]:
    """The model's torques beside those in a file."""
    from rnea.apps.check.diagnose.torque_file import read_torques

    motion, bandwidth = given.get("motion"), given.get("bandwidth")
    if motion is None and bandwidth is not None:
        raise UsageError("--bandwidth belongs to --motion")
    along = None if motion is None else read_for(arm, motion, bandwidth, spelling=spelling)[0]
    moved, measured = read_torques(read_input(file), arm.model, along, file, spelling)
    if not len(moved):
        raise InputError(f"{file}: there is no row to compare")
    tau = arm.inverse_dynamics(moved.q, moved.qd, moved.qdd, wrench=given["wrench"])
    return tau, {"other": np.asarray(measured), "names": ("model", "file"), "t": moved.t}
