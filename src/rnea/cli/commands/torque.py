"""rnea torque: the main job."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import numpy as np
import typer

from rnea.apps.datasets.outputs import Wanted
from rnea.apps.trajectory.trajectory import Trajectory
from rnea.cli.as_json import AsJson
from rnea.cli.completing import budget_terms, words
from rnea.cli.options import contact_options as contact_text
from rnea.cli.options import dataset_options as datasets
from rnea.cli.options import plotting
from rnea.cli.options.endings import CSV, format_of
from rnea.cli.options.loads import OutsideWrench, WrenchAt, gravity_of, wrench_from, wrench_lines
from rnea.cli.options.locking import Lock
from rnea.cli.options.motions import InUnits, Map, Separator, read_for, spelling_of, units_of
from rnea.cli.options.payload_options import NO_LOAD, PayloadOption
from rnea.cli.options.payloads import carrying, load_lines
from rnea.cli.options.robot_files import RobotName, load_robot
from rnea.cli.options.values import UsageError, joint_values
from rnea.cli.output import identity, print_line, show_json, show_tables, tell, write_text
from rnea.cli.shared.standing import reject_with_contacts, standing, walking
from rnea.cli.shared.torque_output import (
    about_torques,
    motion_facts,
    pair,
    tell_limits,
    tell_written,
)
from rnea.core.recursions import TorqueBudget
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, shortened
from rnea.robot import Robot

if TYPE_CHECKING:
    from rnea.apps.check.ignoring import OmissionEffect


def torque(
    robot: RobotName,
    trajectory: Annotated[
        list[str] | None,
        typer.Argument(
            help="a motion as .csv, .npz or .parquet with columns t, q_, qd_, qdd_<joint>; - = CSV "
            "on stdin; or a data set: files, a pattern or a folder of these, of .hdf5, LeRobot"
        ),
    ] = None,
    q: Annotated[
        str | None,
        typer.Option(
            help="one state: positions in rad or m, e.g. 0,pi/4,0.1; with loops independent ones do"
        ),
    ] = None,
    qd: Annotated[str | None, typer.Option(help="velocities in rad/s or m/s (default 0)")] = None,
    qdd: Annotated[
        str | None, typer.Option(help="accelerations in rad/s^2 or m/s^2 (default 0)")
    ] = None,
    gravity: Annotated[
        str | None, typer.Option(help="m/s^2 in world axes, e.g. 0,0,-9.81 (default: the robot's)")
    ] = None,
    friction: Annotated[bool, typer.Option(help="include the joints' friction")] = True,
    rotor: Annotated[bool, typer.Option(help="include the rotors' inertia")] = True,
    spring: Annotated[bool, typer.Option(help="include the joints' springs")] = True,
    budget: Annotated[bool, typer.Option(help="add what each torque is spent on")] = False,
    wrenches: Annotated[bool, typer.Option(help="add force and moment of every joint")] = False,
    ignore: Annotated[
        list[str] | None,
        typer.Option(
            help="show what leaving out this budget term costs; repeatable",
            autocompletion=words(budget_terms),
        ),
    ] = None,
    bandwidth: Annotated[
        float | None,
        typer.Option(
            help="up to which rates are estimated, for files without them (default: found)"
        ),
    ] = None,
    map_: Map = None,
    separator: Separator = None,
    units: InUnits = "",
    lock: Lock = None,
    load: PayloadOption = NO_LOAD,
    wrench: OutsideWrench = None,
    wrench_at: WrenchAt = None,
    contacts: Annotated[str | None, typer.Option(help=contact_text.HELP)] = None,
    contact_speed: Annotated[float | None, typer.Option(help=contact_text.STILL_HELP)] = None,
    output: Annotated[
        str,
        typer.Option(
            "--output", "-o", help="file to write: .csv, .parquet or .npz; - = CSV on stdout"
        ),
    ] = "-",
    as_json: AsJson = False,
    plot: plotting.PlotFile = None,
    show: plotting.Show = False,
    quantity: datasets.Quantities = None,
    power: datasets.Power = False,
    residual: datasets.Residual = False,
    keep: datasets.Keep = None,
    rate: datasets.Rate = None,
    episodes: datasets.Episodes = None,
    to: datasets.To = None,
    codec: datasets.Codec = None,
    shard: datasets.Shard = None,
    threads: datasets.Threads = None,
    resume: datasets.Resume = False,
    verify: datasets.Verify = False,
    keep_going: datasets.KeepGoing = False,
    engine: datasets.Engine = None,
    address: datasets.Address = None,
    workers: datasets.Workers = None,
) -> None:
    """Joint torques for a trajectory file, for one state, or for every row of a data set.

    Examples:
      rnea torque puma560 --q 0,pi/4,pi,0,pi/4,0
      rnea torque puma560 motion.csv --budget -o torques.csv --plot budget.png
      rnea torque puma560 motion.csv --ignore coriolis --ignore centrifugal
      rnea torque puma560 measured.npz --bandwidth 10 -o measured.csv
      rnea torque quadruped walk.csv --contacts fl_foot,fr_foot,hl_foot,hr_foot --contact-speed 0.05
      rnea torque ur5 states/ -o torques/ --power --resume
    """
    from rnea.apps.check.ignoring import checked_on_command_line

    plotting.refuse_early(plot, show)
    asked = datasets.DatasetOptions(
        quantity, power, residual, keep, rate, episodes, to, codec, shard, threads, resume,
        verify, keep_going, engine, address, workers,
    )  # fmt: skip
    many = trajectory is not None and datasets.is_dataset(trajectory, output, asked)
    if not many:
        if asked.describe:
            raise UsageError(f"{asked.describe[0]} belongs to files, and none is given")
        format_of(output, datasets.ALL_FORMATS if trajectory else CSV)
    spelling = spelling_of(map_, separator, units, len(trajectory or ()))
    field = gravity_of(gravity)
    moves = trajectory is not None or qd is not None or qdd is not None
    arm = carrying(load_robot(robot, lock, weighed=True, field=field), load, moves)
    outside = wrench_from(arm, wrench, wrench_at)
    try:
        ignored = checked_on_command_line(ignore or ())
    except InputError as problem:
        raise UsageError(f"--ignore: {problem}") from None
    reject_with_contacts(contacts, contact_speed, {"--budget": budget, "--ignore": ignored})
    options: dict[str, Any] = {"gravity": field, "wrench": outside}
    options |= {"friction": friction, "rotor": rotor, "spring": spring}
    loads = [*load_lines(arm, load), *wrench_lines(outside)]
    if many and trajectory is not None:
        datasets.refuse_of_one_motion(
            {"--q": q, "--qd": qd, "--qdd": qdd, "--json": as_json, "--ignore": ignored}
            | {
                "--contacts": contacts,
                "--contact-speed": contact_speed,
                "--plot": plot,
                "--show": show,
            }
        )
        from rnea.cli.shared.datasets import work_dataset

        units_of(units, arm)
        for line in loads:
            tell(line)
        wanted = Wanted(
            budget, wrenches, power, residual, tuple(quantity or ()), gravity=field, wrench=outside,
            friction=friction, rotor=rotor, spring=spring,
        )  # fmt: skip
        work_dataset(arm, trajectory, output, spelling, asked, wanted, bandwidth)
        return
    if (trajectory is None) == (q is None):
        raise UsageError("give either a trajectory file or --q (with --qd and --qdd)")
    if trajectory is None:
        if output != "-":
            raise UsageError("-o belongs to a trajectory file; one state is printed")
        if bandwidth is not None:
            raise UsageError("--bandwidth belongs to a trajectory file without rates")
        state = [
            joint_values(arm, text, f"--{name}")
            for name, text in (("q", q), ("qd", qd), ("qdd", qdd))
        ]
        if contacts is not None:
            reject_with_contacts(
                contacts, contact_speed, {"--wrenches": wrenches, "--plot": plot or show}
            )
            standing(arm, state, contacts, contact_speed, options, as_json)
            return
        shares = _one_state(arm, state, options, wrenches, as_json, ignored)
        _picture(arm, shares, None, plot, show)
        return
    if qd is not None or qdd is not None:
        raise UsageError("--qd and --qdd belong to --q, not to a trajectory file")
    motion, notes = read_for(
        *(arm, trajectory[0], bandwidth),
        rotor=rotor,
        spelling=spelling,
        without_friction="--no-friction",
    )
    notes = [*loads, *notes]
    if contacts is not None:
        reject_with_contacts(contacts, contact_speed, {"--wrenches": wrenches, "--json": as_json})
        tau = walking(arm, robot, motion, notes, options, contacts, contact_speed, output)
        _picture(arm, tau, motion.t, plot, show)
        return
    tau, parts = _motion(
        arm, robot, motion, notes, options, budget, wrenches, output, ignored, as_json
    )
    _picture(arm, parts if budget else tau, motion.t, plot, show)


def _around(options: dict) -> dict[str, Any]:
    """What of the options the wrenches in the joints depend on."""
    return {name: options[name] for name in ("gravity", "wrench")}


def _tell_indeterminate(arm: Robot) -> None:
    """Forces that a rigid model does not know, where loops hold something twice."""
    if arm.model.closure is None:
        return
    redundant = arm.mobility().redundant
    if redundant:
        tell(
            f"note: statically indeterminate, of which the smallest are told: forces along "
            f"{shortened(redundant)}"
        )


def _picture(arm: Robot, result: Any, t: Array | None, file: str | None, show: bool) -> None:
    """Torques over time, or the budget where it was asked for; one state's budget as bars."""
    if file is None and not show:
        return
    from rnea.report.robot_figures.plot import plot

    what = "budget" if isinstance(result, TorqueBudget) else "torque"
    picture = plot(result, arm, what=what, t=t)
    plotting.deliver(picture, file, show, about=plotting.about(arm, what))


def _one_state(
    arm: Robot, state: list, options: dict, wrenches: bool, as_json: bool, ignored: tuple[str, ...]
) -> TorqueBudget:
    from rnea.apps.check.ignoring import cost
    from rnea.report.tables.omission_tables import cost_facts, state_cost_table, zero_lines
    from rnea.report.tables.terminal import state_table, wrench_table

    parts = arm.torque_budget(*state, **options)
    tau = parts.total()
    tell_limits(arm, state[0], tau, state[1])
    speeds = np.zeros(arm.n) if state[1] is None else state[1]
    loss = cost(parts, speeds, ignored) if ignored else None
    if as_json:
        facts = {
            **identity(arm),
            "joints": [freedom.effort_name for freedom in arm.model.dofs],
            "units": [freedom.effort_unit for freedom in arm.model.dofs],
            "tau": tau.tolist(),
            "budget": {name: values.tolist() for name, values in parts.items()},
        }
        if loss is not None:
            facts["ignored"] = cost_facts(loss)
        if wrenches:
            _tell_indeterminate(arm)
            carried = arm.joint_wrenches(*state, **_around(options))
            rows = zip(carried.joint_names, carried.force, carried.moment, strict=True)
            facts["base_reaction"] = pair(carried.base_force, carried.base_moment)
            facts["joint_wrenches"] = {joint: pair(force, n) for joint, force, n in rows}
        show_json(facts)
        return parts
    show_tables(state_table(arm.model, tau, parts))
    if loss is not None:
        if np.any(loss.error):
            show_tables(state_cost_table(arm.model, loss))
        for line in zero_lines(arm.model, parts, ignored, "state"):
            print_line(line)
    if wrenches:
        _tell_indeterminate(arm)
        show_tables(wrench_table(arm.joint_wrenches(*state, **_around(options))))
    return parts


def _motion(
    arm: Robot,
    robot: str,
    motion: Trajectory,
    notes: list[str],
    options: dict,
    budget: bool,
    wrenches: bool,
    output: str,
    ignored: tuple[str, ...],
    as_json: bool,
) -> tuple[Array, TorqueBudget | None]:
    from rnea.apps.check.ignoring import cost
    from rnea.report.tables.omission_tables import cost_columns, cost_facts, with_columns
    from rnea.report.tables.torque_csv import torque_csv

    state = (motion.q, motion.qd, motion.qdd)
    parts = arm.torque_budget(*state, **options) if budget or ignored else None
    tau = arm.inverse_dynamics(*state, **options) if parts is None else parts.total()
    tell_limits(arm, motion.q, tau, motion.qd)
    about = [*about_torques(arm, robot, options), *notes]
    if ignored:
        about.append(f"tau_reduced ignores {', '.join(ignored)}; error = tau_reduced - tau")
    carried = arm.joint_wrenches(*state, **_around(options)) if wrenches else None
    if wrenches:
        _tell_indeterminate(arm)
    text = torque_csv(arm.model, motion.t, tau, about, parts if budget else None, carried)
    loss = cost(parts, motion.qd, ignored) if ignored and parts is not None else None
    if loss is not None and parts is not None:
        if not as_json:
            _show_cost(arm, parts, motion, ignored, loss)
        text = with_columns(text, *cost_columns(arm.model, loss))
    if as_json:
        facts = motion_facts(arm, motion, tau, parts if budget else None)
        show_json(facts if loss is None else facts | {"ignored": cost_facts(loss)})
    # what was printed stands in place of the rows
    if output != "-" or not (as_json or ignored):
        write_text(text, output)
        tell_written(arm, len(motion), tau, output)
    return tau, parts


def _show_cost(
    arm: Robot,
    parts: TorqueBudget,
    motion: Trajectory,
    ignored: tuple[str, ...],
    loss: OmissionEffect,
) -> None:
    """Print what the simplification costs."""
    from rnea.apps.check.ignoring import growth
    from rnea.report.tables.omission_tables import (
        cost_table,
        growth_sentence,
        growth_table,
        zero_lines,
    )

    if np.any(loss.error):
        grown = growth(arm.model, parts, motion.qd, ignored, motion.q)
        show_tables(cost_table(arm.model, loss), growth_table(arm.model, grown))
        print_line(growth_sentence(arm.model, grown))
    for line in zero_lines(arm.model, parts, ignored, "motion"):
        print_line(line)
