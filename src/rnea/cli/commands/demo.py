"""rnea demo: the full story of one robot and one motion, with files to look at."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer

from rnea.apps.simulate.result import Simulation
from rnea.apps.sizing.sizing import Sizing, size
from rnea.apps.trajectory.files.trajectory_file import motion_bytes
from rnea.apps.trajectory.limits import MotionLimits
from rnea.apps.trajectory.profiles.point_to_point import point_to_point
from rnea.apps.trajectory.trajectory import Trajectory, sampled
from rnea.cli.output import (
    made_of,
    print_line,
    progress,
    show_tables,
    tell,
    write_bytes,
    write_text,
)
from rnea.errors import InputError
from rnea.files.robots.toml import read_shipped_motors
from rnea.robot import Robot
from rnea.robot.loading import load

# a box of 10 cm
_PAYLOAD, _HAND, _BOX = 2.5, (0.0, 0.0, 0.15), (0.1, 0.1, 0.1)
_READY = (0.0, np.pi / 2, -np.pi / 2, 0.0, 0.0, 0.0)
_TABLE = (np.pi / 3, np.pi / 4, -np.pi, 0.5, 0.8, 1.0)
_NEXT = (
    ("rnea robots", "the robots that come along"),
    ("rnea show puma560", "what this one is made of"),
    ("rnea check my.urdf", "what is wrong with your robot file"),
    ("rnea torque my.urdf motion.csv --budget -o out.csv", "torques of your motion"),
    ("rnea explain planar_2r --to html -o worked.html", "every step, in your book's notation"),
    ("rnea derive craig_2r", "the equations of motion, as textbooks print them"),
    ("rnea animate double_pendulum -o forces.gif", "forces travelling through a pendulum"),
    ("rnea export ur5 --to c -o ur5.c", "the same as C for a controller"),
    ("rnea bench ur5", "how fast, beside Pinocchio and MuJoCo"),
)


def demo(
    output: Annotated[
        str, typer.Option("-o", "--output", help="folder for the files; made if need be")
    ] = "rnea_demo",
) -> None:
    """A Puma 560 carries 2.5 kg to a table: plan, torques, motors, simulation, pictures.

    Examples:
      rnea demo -o here
    """
    folder = Path(output)
    if folder.exists() and not folder.is_dir():
        raise InputError(f"-o {output} is a file, not a folder")
    arm = load("puma560").with_payload(_PAYLOAD, com=_HAND, box=_BOX)
    path = _plan(arm)
    _torques(arm, path)
    sizing = _motors(path)
    run = _simulation(arm, path)
    _files(arm, path, sizing, run, folder)
    print_line("", "Try next:")
    for command, what in _NEXT:
        print_line(f"  {command}", f"      {what}")


def _plan(arm: Robot) -> Trajectory:
    """There within limits, smoothly."""
    limits = MotionLimits.of(arm.joint_names, velocity=2.5, acceleration=8.0, jerk=80.0)
    fastest = point_to_point(_READY, _TABLE, "scurve", arm.joint_names, limits)
    # whole milliseconds, for the simulation's step
    whole = math.ceil(1000 * fastest.duration) / 1000
    planned = point_to_point(_READY, _TABLE, "scurve", arm.joint_names, limits, whole)
    print_line(
        f"1. Plan: {arm.name} with {_PAYLOAD:g} kg from the ready pose to a table, S-curve within "
        f"2.5 rad/s, 8 rad/s², 80 rad/s³: {planned.duration:.3f} s"
    )
    return sampled(planned, round(1000 * planned.duration) + 1)


def _torques(arm: Robot, path: Trajectory) -> None:
    from rnea.report.tables.terminal import motion_table

    state = (path.q, path.qd, path.qdd)
    tau, budget = arm.inverse_dynamics(*state), arm.torque_budget(*state)
    print_line("", "2. Torques, and what they are spent on")
    show_tables(motion_table(arm.model, tau, budget))
    error = np.abs(budget.total() - tau).max() / np.abs(tau).max()
    print_line(f"The parts of the budget sum to the torques within {error:.0e} of the largest one.")


def _motors(path: Trajectory) -> Sizing:
    from rnea.report.tables.sizing.sizing_tables import tables as sizing_tables

    arm = load("puma560")
    motors = read_shipped_motors("small_dc")
    (sizing,) = size(
        arm, path.t, path.q, path.qd, path.qdd, motors, (_PAYLOAD,), payload_com=_HAND,
        payload_box=_BOX, efficiency=0.8,
    )  # fmt: skip
    print_line(
        "",
        "3. Motors: what each joint asks, and which of a small catalogue fit behind gears of 80 %",
    )
    show_tables(*sizing_tables(sizing)[:2])
    return sizing


def _simulation(arm: Robot, path: Trajectory) -> Simulation:
    print_line(
        "", "4. Simulation: computed torque at 1 kHz follows the motion, with friction that sticks"
    )
    options: dict[str, Any] = {
        "controller": "computed_torque", "motion": path, "duration": float(path.t[-1]),
        "sampling": 0.001, "frequency": 30.0,
    }  # fmt: skip
    cases = {"everything": (), "all but Coriolis": ("coriolis",), "all but friction": ("friction",)}
    runs = {}
    with progress("simulating", len(cases) * options["duration"]) as report:
        for k, (name, ignored) in enumerate(cases.items()):

            def report_time(t: float, before: float = k * options["duration"]) -> None:
                report(before + t)

            start = path.q[0], path.qd[0]
            runs[name] = arm.simulate(*start, ignore=ignored, progress=report_time, **options)
    for name, run in runs.items():
        worst = np.degrees(np.abs(run.tracking_error().largest).max())
        print_line(f"   the controller's model knows {name:<18} largest error {worst:.4f} degrees")
    balance = runs["everything"].energy_balance()
    print_line(
        f"   work in {balance.input:.2f} J = stored {balance.kinetic + balance.potential:.2f} J "
        f"+ friction {balance.friction:.2f} J (open: {balance.open:.1e} J)"
    )
    return runs["everything"]


def _files(arm: Robot, path: Trajectory, sizing: Sizing, run: Simulation, folder: Path) -> None:
    from rnea.report.document.page import report_page
    from rnea.report.document.sizing_report import SizingContext, sizing_report

    folder.mkdir(parents=True, exist_ok=True)
    about = [made_of(arm)]
    write_bytes(motion_bytes(path, "motion.csv", about), str(folder / "motion.csv"))
    context = SizingContext(facts=[("robot", about[0])], foot=about[0])
    page = report_page(sizing_report([sizing], f"Drives of {arm.name}", context))
    write_text(page, str(folder / "motors.html"))
    names = ["motion.csv", "motors.html", *_pictures(arm, path, run, folder)]
    print_line("", f"5. To look at in {folder}/: {', '.join(names)}")


def _pictures(arm: Robot, path: Trajectory, run: Simulation, folder: Path) -> list[str]:
    from rnea.report.animation.animation_files import film_bytes
    from rnea.report.robot_figures.animate import animate
    from rnea.report.robot_figures.plot import plot
    from rnea.report.style import require_matplotlib

    try:
        require_matplotlib()
    except InputError as problem:
        tell(f"note: {problem}")
        return []

    budget = arm.torque_budget(path.q, path.qd, path.qdd)
    spent = "What the torques are spent on"
    plot(budget, arm, t=path.t, file=str(folder / "budget.png"), title=spent)
    plot(run, arm, what="tracking", file=str(folder / "tracking.png"), title="Computed torque")
    film, name = animate(path, arm, fps=20), str(folder / "motion.gif")
    with progress("drawing", len(film)) as report:
        write_bytes(film_bytes(film, name, progress=report), name)
    return ["budget.png", "tracking.png", "motion.gif"]
