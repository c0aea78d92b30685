"""rnea simulate: what a robot does under torques or a controller."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any

import numpy as np
import typer

from rnea.apps.logs.write_log import LOG_ENDINGS, log_bytes
from rnea.apps.simulate.control.control import CONTROLLERS, TERMS
from rnea.apps.simulate.control.motor_side import ENCODER_SIDES
from rnea.apps.simulate.control.references import given_torques
from rnea.apps.simulate.friction.friction import FRICTIONS
from rnea.apps.simulate.integrate.positions import driven
from rnea.apps.simulate.integrate.steps import METHODS
from rnea.apps.simulate.measurement import Measurement
from rnea.apps.simulate.result import Simulation
from rnea.apps.simulate.runs.elastic_joints import DRIVES
from rnea.apps.trajectory.files.trajectory_file import MOTION_ENDINGS, motion_bytes
from rnea.cli.as_json import AsJson
from rnea.cli.completing import robots, words
from rnea.cli.options import plotting
from rnea.cli.options.endings import format_of
from rnea.cli.options.loads import OutsideWrench, WrenchAt, wrench_from
from rnea.cli.options.locking import Lock, with_locked
from rnea.cli.options.measuring import Measure, measurement_from
from rnea.cli.options.motions import InUnits, Map, Separator, read_for, spelling_of
from rnea.cli.options.payload_options import NO_LOAD, PayloadOption
from rnea.cli.options.payloads import carrying
from rnea.cli.options.robot_files import RobotName, load_robot
from rnea.cli.options.values import UsageError, joint_values, one_of, one_or_each, read_input
from rnea.cli.output import (
    identity,
    made_of,
    print_line,
    progress,
    show_json,
    show_tables,
    tell,
    tell_length,
    write_bytes,
)
from rnea.cli.shared.rollout_output import ROLLOUTS, roll
from rnea.errors import SimulationError, counted
from rnea.robot import Robot


def simulate(
    robot: RobotName,
    q: Annotated[
        str | None,
        typer.Option(
            help="positions in rad or m, e.g. 0,pi/4; of a free joint x,y,z,qw,qx,qy,qz (default: "
            "every joint at its zero or within its limits, or the motion's start)",
        ),
    ] = None,
    qd: Annotated[
        str | None,
        typer.Option(
            help="velocities at the start in rad/s or m/s (default 0); of a free joint "
            "wx,wy,wz,vx,vy,vz in its axes"
        ),
    ] = None,
    torque: Annotated[
        str | None,
        typer.Option(
            help="CSV with t and tau_<joint>; - = stdin (default: none). Efforts of a free joint "
            "may be left out: nothing drives it"
        ),
    ] = None,
    controller: Annotated[
        str | None, typer.Option(help=" | ".join(CONTROLLERS), autocompletion=words(CONTROLLERS))
    ] = None,
    motion: Annotated[
        str | None, typer.Option(help="file with t, q_, qd_, qdd_<joint> to follow (default: stay)")
    ] = None,
    time: Annotated[
        float | None, typer.Option("--duration", help="of the run (default 10, or the file's)")
    ] = None,
    step: Annotated[float, typer.Option(help="of the method and of the file")] = 0.001,
    method: Annotated[
        str, typer.Option(help=" | ".join(METHODS), autocompletion=words(METHODS))
    ] = "rk4",
    friction: Annotated[
        str, typer.Option(help=" | ".join(FRICTIONS), autocompletion=words(FRICTIONS))
    ] = "set",
    drive: Annotated[
        str,
        typer.Option(
            help=f"{' | '.join(DRIVES)}: motors behind gears with a stiffness",
            autocompletion=words(DRIVES),
        ),
    ] = "rigid",
    q_motor: Annotated[
        str | None,
        typer.Option(
            help="elastic: motor positions at the joint's side, or balanced: gears wound up by "
            "gravity (default: not wound up)",
        ),
    ] = None,
    stops: Annotated[bool, typer.Option(help="position limits are stops")] = False,
    restitution: Annotated[float, typer.Option(help="of the stops, from 0 to 1")] = 0.0,
    frequency: Annotated[
        float | None, typer.Option(help="controller: of its error, critically damped (default 20)")
    ] = None,
    kp: Annotated[
        str | None,
        typer.Option(
            help="controller: N m/rad or N/m, of computed_torque 1/s^2 (default: by --frequency)"
        ),
    ] = None,
    kd: Annotated[
        str | None,
        typer.Option(
            help="controller: N m s/rad or N s/m, of computed_torque 1/s (default: by --frequency)"
        ),
    ] = None,
    model: Annotated[
        str | None,
        typer.Option(help="controller: another robot as its model", autocompletion=robots),
    ] = None,
    ignore: Annotated[
        list[str] | None,
        typer.Option(
            help=f"controller: a term it leaves out, {' | '.join(TERMS)}; repeatable",
            autocompletion=words(TERMS),
        ),
    ] = None,
    sampling: Annotated[
        float, typer.Option(help="controller: between samples, 0: at every step")
    ] = 0.0,
    delay: Annotated[float, typer.Option(help="controller: whole sampling times")] = 0.0,
    encoder: Annotated[
        str | None, typer.Option(help="controller: rad or m per count, one or one per joint")
    ] = None,
    encoder_side: Annotated[
        str,
        typer.Option(
            help=f"controller, elastic: {' | '.join(ENCODER_SIDES)}",
            autocompletion=words(ENCODER_SIDES),
        ),
    ] = "motor",
    samples: Annotated[
        int | None, typer.Option(help="so many rollouts at once; nothing sticks in them")
    ] = None,
    vary: Annotated[
        str, typer.Option(help="rollouts: mass=5%,friction=20%,payload=0:2.5,state=0.01")
    ] = "",
    seed: Annotated[int | None, typer.Option(help="rollouts: of the random draws")] = None,
    measure: Measure = None,
    map_: Map = None,
    separator: Separator = None,
    units: InUnits = "",
    lock: Lock = None,
    load: PayloadOption = NO_LOAD,
    wrench: OutsideWrench = None,
    wrench_at: WrenchAt = None,
    output: Annotated[
        str | None,
        typer.Option(
            "--output",
            "-o",
            help=".csv, .npz, .parquet; - = CSV on stdout; with --measure .csv, .npz, .db3",
        ),
    ] = None,
    as_json: AsJson = False,
    plot: plotting.PlotFile = None,
    show: plotting.Show = False,
) -> None:
    """The motion that torques or a controller cause, with friction that sticks.

    Examples:
      rnea simulate double_pendulum --q pi/6,0 --method midpoint -o swing.csv
      rnea simulate puma560 --controller computed_torque --motion motion.csv --ignore friction
      rnea simulate arm.toml --drive elastic --q-motor balanced --controller pd_gravity
      rnea simulate ur5 --duration 1 --samples 1000 --vary mass=5%,payload=0:2.5 --plot end.png
      rnea simulate planar_2r --duration 4 --measure noise=0.1,lag=0.004,rate=250 -o log.csv
    """
    plotting.refuse_early(plot, show)
    endings = MOTION_ENDINGS if measure is None else LOG_ENDINGS
    form = format_of(output, endings if samples is None else ROLLOUTS)
    one_of("method", method, METHODS)
    if controller is not None:
        one_of("controller", controller, CONTROLLERS)
    for term in ignore or ():
        one_of("term to ignore", term, TERMS)
    if torque is not None and controller is not None:
        raise UsageError("give either --torque or --controller")
    if motion is not None and controller is None:
        raise UsageError("--motion needs a --controller that follows it")
    if as_json and output == "-":
        raise UsageError("--json and the motion cannot both go to stdout; give -o a file")
    of_controller = {"frequency": frequency, "kp": kp, "kd": kd, "model": model, "ignore": ignore,
        "sampling": sampling, "delay": delay, "encoder": encoder}  # fmt: skip
    if controller is None:
        _refuse(of_controller, "belongs to --controller")
    if drive == "rigid":
        _refuse({"q-motor": q_motor}, "belongs to --drive elastic")
    if samples is None and (vary or seed is not None):
        raise UsageError("--vary and --seed belong to --samples; --measure has a key seed")
    if measure is not None and output is None:
        raise UsageError("--measure makes a recording: say where it goes with -o FILE")
    spelling = spelling_of(map_, separator, units, (torque is not None) + (motion is not None))
    arm = carrying(load_robot(robot, lock), load)
    outside = wrench_from(arm, wrench, wrench_at)
    how = measurement_from(arm, measure)
    start, speeds = joint_values(arm, q, "--q"), joint_values(arm, qd, "--qd")
    options: dict[str, Any] = {
        "step": step,
        "method": method,
        "controller": controller,
        "kp": one_or_each(arm, kp, "--kp"),
        "kd": one_or_each(arm, kd, "--kd"),
        "ignore": tuple(ignore or ()),
    }
    if frequency is not None:
        options["frequency"] = frequency
    if model is not None:
        options["model"] = with_locked(load_robot(model), lock)
    if torque is not None:
        efforts = np.array([x.effort_name for x in arm.model.dofs])
        undriven = efforts[~driven(arm.model)].tolist()
        table = given_torques(read_input(torque), efforts.tolist(), torque, undriven, spelling)
        options["torque"], last = table, float(table.t[-1])
        if time is None:
            time = max(1, round(last / step)) * step
        elif time > last + step:
            tell(f"note: {torque} ends at {last:g} s; its last torques act until {time:g} s")
    if motion is not None:
        path, _ = read_for(arm, motion, spelling=spelling)
        options["motion"] = path = replace(path, t=path.t - path.t[0])
        start = path.q[0] if start is None else start
        speeds = path.qd[0] if speeds is None else speeds
        # whole steps: what is left over of a motion is less than one
        time = max(1, round(float(path.t[-1]) / step)) * step if time is None else time
    time = 10.0 if time is None else time
    options |= {"q": start, "qd": speeds, "duration": time}
    tell_length(time, step)
    if samples is not None:
        single = {"sampling": sampling, "encoder": encoder, "stops": stops,
            "drive elastic": drive != "rigid", "q-motor": q_motor, "wrench": wrench,
            "measure": measure}  # fmt: skip
        _refuse(single, "does not go with --samples")
        if friction not in ("set", "off"):
            raise UsageError("rollouts take --friction set (it does not stick there) or off")
        options |= {"samples": samples, "vary": vary, "seed": seed or 0}
        options["friction"] = friction == "set"
        many = roll(arm, robot, options, output, as_json)
        plotting.draw(many, arm, plot, show, "final" if many.largest_error is None else "error")
        return
    options |= {"friction": friction, "stops": stops, "restitution": restitution,
        "sampling": sampling, "delay": delay, "encoder": one_or_each(arm, encoder, "--encoder"),
        "encoder_side": encoder_side, "drive": drive, "wrench": outside}  # fmt: skip
    if q_motor is not None:
        balanced = q_motor == "balanced"
        options["q_motor"] = q_motor if balanced else joint_values(arm, q_motor, "--q-motor")
    run = _one(arm, robot, options, how, output, form, as_json)
    plotting.draw(run, arm, plot, show, "motion" if run.wanted is None else "tracking")


def _refuse(options: dict[str, Any], why: str) -> None:
    for name, value in options.items():
        if value not in (None, [], 0.0):
            raise UsageError(f"--{name} {why}")


def _one(
    arm: Robot,
    robot: str,
    options: dict[str, Any],
    how: Measurement | None,
    output: str | None,
    form: str,
    as_json: bool,
) -> Simulation:
    from rnea.report.tables.simulation_tables import (
        energy_table,
        joints_table,
        simulation_facts,
        tracking_table,
    )

    def keep(run: Simulation) -> None:
        for note in run.notes:
            tell(f"note: {note}")
        if output is not None:
            about = [made_of(arm, robot), f"simulated by {run.method} in steps of {run.step:g} s"]
            rows = len(run)
            if how is None:
                content = motion_bytes(run.trajectory(), f"run.{form}", about)
            else:
                log = run.measured(how)
                content, rows = log_bytes(log, form, about), len(log)
            write_bytes(content, output)
            if output != "-":
                tell(f"{counted(rows, 'row')} written to {output}")

    try:
        with progress("simulating", options["duration"]) as report:
            run = arm.simulate(progress=report, **options)
    except SimulationError as problem:
        if problem.result is not None:
            keep(problem.result)
            if output is not None:
                tell("what was computed until then is kept")
        raise
    keep(run)
    if as_json:
        show_json(identity(arm) | simulation_facts(run))
    elif output != "-":
        show_tables(joints_table(arm.model, run), energy_table(run.energy_balance()))
        if run.wanted is not None:
            show_tables(tracking_table(arm.model, run))
        if run.events:
            shown = "; ".join(f"{t:.6g} s {what}" for t, what in run.events[:6])
            more = f"; and {len(run.events) - 6} more" if len(run.events) > 6 else ""
            print_line(f"Events: {shown}{more}")
    return run
