"""rnea simulate: what a robot does under torques or a controller."""

from __future__ import annotations

import io
import json
import time as clock
from typing import Annotated, Any

import numpy as np
import typer

import rnea
from rnea.cli import plotting
from rnea.cli.output import show_tables, tell, write_bytes
from rnea.cli.progress import progress, tell_length
from rnea.cli.robot_files import load_robot
from rnea.cli.values import UsageError, joint_values, numbers, one_of, read_input
from rnea.errors import SimulationError
from rnea.robot import Robot
from rnea.runs import DRIVES
from rnea.simulate import (
    CONTROLLERS,
    ENCODER_SIDES,
    FRICTIONS,
    METHODS,
    TERMS,
    Rollouts,
    Simulation,
    given_torques,
)


def simulate(
    robot: Annotated[str, typer.Argument(help="catalogue name or robot file")],
    start: Annotated[
        str | None, typer.Option("--from", help="positions, e.g. 0,pi/4 (default 0, or the motion)")
    ] = None,
    velocity: Annotated[str | None, typer.Option(help="velocities at the start")] = None,
    torque: Annotated[
        str | None, typer.Option(help="CSV with t and tau_<joint>; - = stdin (default: none)")
    ] = None,
    controller: Annotated[str | None, typer.Option(help=" | ".join(CONTROLLERS))] = None,
    motion: Annotated[
        str | None, typer.Option(help="file with t, q_, qd_, qdd_<joint> to follow (default: stay)")
    ] = None,
    time: Annotated[float | None, typer.Option(help="in s (default 10, or the motion's)")] = None,
    step: Annotated[float, typer.Option(help="in s, of the method and of the file")] = 0.001,
    method: Annotated[str, typer.Option(help=" | ".join(METHODS))] = "rk4",
    friction: Annotated[str, typer.Option(help=" | ".join(FRICTIONS))] = "set",
    drive: Annotated[
        str, typer.Option(help=f"{' | '.join(DRIVES)}: motors behind gears with a stiffness")
    ] = "rigid",
    motor_start: Annotated[
        str | None,
        typer.Option(
            "--motor-from",
            help="elastic: motor positions at the joint's side, or balanced: gears wound up by "
            "gravity (default: not wound up)",
        ),
    ] = None,
    stops: Annotated[bool, typer.Option(help="position limits are stops")] = False,
    restitution: Annotated[float, typer.Option(help="of the stops, 0 to 1")] = 0.0,
    frequency: Annotated[
        float | None, typer.Option(help="controller: rad/s, critically damped (default 20)")
    ] = None,
    kp: Annotated[str | None, typer.Option(help="controller: one gain, or one per joint")] = None,
    kd: Annotated[str | None, typer.Option(help="controller: the same for the rate")] = None,
    model: Annotated[
        str | None, typer.Option(help="controller: another robot as its model")
    ] = None,
    ignore: Annotated[
        list[str] | None,
        typer.Option(help=f"controller: a term it leaves out, {' | '.join(TERMS)}; repeatable"),
    ] = None,
    sampling: Annotated[float, typer.Option(help="controller: s between samples")] = 0.0,
    delay: Annotated[float, typer.Option(help="controller: s, whole sampling times")] = 0.0,
    encoder: Annotated[
        str | None, typer.Option(help="controller: rad or m per count, one or one per joint")
    ] = None,
    encoder_side: Annotated[
        str, typer.Option(help=f"controller, elastic: {' | '.join(ENCODER_SIDES)}")
    ] = "motor",
    samples: Annotated[
        int | None, typer.Option(help="so many rollouts at once; nothing sticks in them")
    ] = None,
    vary: Annotated[
        str, typer.Option(help="rollouts: mass=5%,friction=20%,payload=0:2.5,state=0.01")
    ] = "",
    seed: Annotated[int | None, typer.Option(help="rollouts: of the random draws")] = None,
    output: Annotated[
        str | None, typer.Option("--output", "-o", help=".csv, .npz, .parquet; - = CSV on stdout")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="the summary as JSON")] = False,
    plot: plotting.PlotFile = None,
    show: plotting.Show = False,
) -> None:
    """The motion that torques or a controller cause, with friction that sticks.

    \b
    Example: rnea simulate double_pendulum --from pi/6,0 --method midpoint -o swing.csv
    Example: rnea simulate puma560 --controller computed_torque --motion move.csv --ignore friction
    Example: rnea simulate arm.toml --drive elastic --motor-from balanced --controller pd_gravity
    Example: rnea simulate ur5 --time 1 --samples 1000 --vary mass=5%,payload=0:2.5 --plot end.png
    """
    plotting.refuse_early(plot, show)
    one_of("method", method, METHODS)
    if controller is not None:
        one_of("controller", controller, CONTROLLERS)
    for term in ignore or ():
        one_of("term to ignore", term, TERMS)
    arm = load_robot(robot)
    if torque is not None and controller is not None:
        raise UsageError("give either --torque or --controller")
    if motion is not None and controller is None:
        raise UsageError("--motion needs a --controller that follows it")
    if as_json and output == "-":
        raise UsageError("--json and the motion cannot both go to stdout; give -o a file")
    options: dict[str, Any] = {
        "step": step,
        "method": method,
        "controller": controller,
        "ignore": tuple(ignore or ()),
    }
    _refuse_misplaced(controller, {"frequency": frequency, "kp": kp, "kd": kd, "model": model,
        "ignore": ignore, "sampling": sampling, "delay": delay, "encoder": encoder})  # fmt: skip
    if frequency is not None:
        options["frequency"] = frequency
    for name, text in (("kp", kp), ("kd", kd)):
        if text is not None:
            options[name] = _one_or_each(arm, text, f"--{name}")
    if model is not None:
        options["model"] = load_robot(model)
    if torque is not None:
        options["torque"] = given_torques(read_input(torque), arm.joint_names, torque)
    q, qd = joint_values(arm, start, "--from"), joint_values(arm, velocity, "--velocity")
    if motion is not None:
        options["motion"], ends = _read_motion(arm, motion)
        begin = options["motion"]
        q = begin.q[0] if q is None else q
        qd = begin.qd[0] if qd is None else qd
        # whole steps: what is left over of a motion is less than one
        time = max(1, round(ends / step)) * step if time is None else time
    q = np.zeros(arm.n) if q is None else q
    time = 10.0 if time is None else time
    tell_length(time, step)
    if samples is not None:
        _refuse_single({"sampling": sampling, "encoder": encoder, "stops": stops})
        _refuse_single({"drive elastic": drive != "rigid", "motor-from": motor_start})
        if friction not in ("set", "off"):
            raise UsageError("rollouts take --friction set (it does not stick there) or off")
        options |= {"samples": samples, "vary": vary, "seed": seed or 0}
        options["friction"] = friction == "set"
        many = _many(arm, robot, q, qd, time, options, output, as_json)
        error = "final" if many.largest_error is None else "error"
        plotting.draw(many, arm, plot, show, error)
        return
    if vary or seed is not None:
        raise UsageError("--vary and --seed belong to --samples")
    options |= {"friction": friction, "stops": stops, "restitution": restitution}
    options |= {"sampling": sampling, "delay": delay}
    options |= {"drive": drive, "encoder_side": encoder_side}
    if motor_start is not None:
        if drive == "rigid":
            raise UsageError("--motor-from belongs to --drive elastic")
        balanced = motor_start == "balanced"
        options["q_motor"] = (
            motor_start if balanced else joint_values(arm, motor_start, "--motor-from")
        )
    if encoder is not None:
        options["encoder"] = _one_or_each(arm, encoder, "--encoder")
    try:
        with progress("simulating", time) as told:
            run = arm.simulate(q, qd, time=time, progress=told, **options)
    except SimulationError as problem:
        if problem.result is not None:
            for note in problem.result.notes:
                tell(f"note: {note}")
            if output is not None:
                _write(arm, robot, problem.result, output)
                tell("what was computed until then is kept")
        raise
    if output is not None:
        _write(arm, robot, run, output)
    _report(arm, run, output, as_json)
    plotting.draw(run, arm, plot, show, "motion" if run.wanted is None else "tracking")


def _refuse_misplaced(controller: str | None, own: dict[str, Any]) -> None:
    for name, value in own.items():
        if value not in (None, [], 0.0) and controller is None:
            raise UsageError(f"--{name} belongs to --controller")


def _refuse_single(own: dict[str, Any]) -> None:
    for name, value in own.items():
        if value:
            raise UsageError(f"--{name} does not go with --samples")


def _one_or_each(arm: Robot, text: str, option: str) -> Any:
    values = numbers(text, option)
    return values[0] if len(values) == 1 else joint_values(arm, text, option)


def _read_motion(arm: Robot, path: str) -> tuple[Any, float]:
    """The motion of a file, rates estimated where it has none, and its end; it starts at t = 0."""
    from dataclasses import replace

    from rnea.motion import estimate_rates, read_motion, units_of

    recording = read_motion(path, arm.joint_names, units_of(arm.model))
    if recording.has_rates:
        found = recording.trajectory()
    else:
        found, _ = estimate_rates(recording, None)
    found = replace(found, t=found.t - found.t[0])
    return found, float(found.t[-1])


def _about(arm: Robot, robot: str) -> list[str]:
    return [f"rnea {rnea.__version__}, robot {arm.name} ({robot}), hash {arm.hash}"]


def _write(arm: Robot, robot: str, run: Simulation, output: str) -> None:
    from rnea.motion import motion_bytes

    about = [*_about(arm, robot), f"simulated by {run.method} in steps of {run.step:g} s"]
    write_bytes(motion_bytes(run.trajectory(), output, about), output)
    if output != "-":
        tell(f"{len(run)} rows written to {output}")


def _report(arm: Robot, run: Simulation, output: str | None, as_json: bool) -> None:
    from rnea.views.tables import (
        energy_table,
        joints_table,
        simulation_facts,
        tracking_table,
    )

    for note in run.notes:
        tell(f"note: {note}")
    if as_json:
        facts = {"robot": arm.name, "hash": arm.hash, "version": rnea.__version__}
        print(json.dumps(facts | simulation_facts(run), indent=2, allow_nan=False))
        return
    if output == "-":
        return
    tables = [
        joints_table(arm.model, run),
        energy_table(run.energy_balance()),
    ]
    if run.wanted is not None:
        tables.append(tracking_table(arm.model, run))
    show_tables(*tables)
    if run.events:
        shown = "; ".join(f"{t:.6g} s {what}" for t, what in run.events[:6])
        more = f"; and {len(run.events) - 6} more" if len(run.events) > 6 else ""
        print(f"Events: {shown}{more}")


def _many(
    arm: Robot,
    robot: str,
    q: Any,
    qd: Any,
    time: float,
    options: dict[str, Any],
    output: str | None,
    as_json: bool,
) -> Rollouts:
    from rnea.views.tables import (
        rollouts_facts,
        rollouts_table,
    )

    if options["samples"] < 1:
        raise UsageError(f"--samples must be a whole number from 1, not {options['samples']}")
    if output is not None and not output.endswith(".npz"):
        raise UsageError("rollouts are written as .npz (final states and what was drawn)")
    began = clock.perf_counter()
    with progress("simulating", time) as told:
        many = arm.rollouts(q, qd, time=time, progress=told, **options)
    took = clock.perf_counter() - began
    if output is not None:
        stream = io.BytesIO()
        arrays = {"q": many.q, "qd": many.qd, "blown_up": many.blown_up}
        arrays |= {f"drawn_{name}": values for name, values in many.drawn.items()}
        if many.largest_error is not None:
            arrays["largest_error"] = many.largest_error
        about = "\n".join([*_about(arm, robot), f"joints {', '.join(many.joint_names)}"])
        np.savez(stream, allow_pickle=False, about=np.array(about), **arrays)
        write_bytes(stream.getvalue(), output)
    if as_json:
        facts = {"robot": arm.name, "hash": arm.hash, "version": rnea.__version__}
        print(json.dumps(facts | rollouts_facts(many), indent=2, allow_nan=False))
        return many
    for note in many.notes:
        tell(f"note: {note}")
    lost = int((~np.isnan(many.blown_up)).sum())
    if lost:
        tell(f"note: {lost} rollouts have no finite state at the end; the others are shown")
    if lost < len(many):
        show_tables(rollouts_table(arm.model, many))
    speed = len(many) * many.time / took
    tell(f"{took:.3g} s of computing, {speed:.3g} times as fast as the robots move, all together")
    return many
