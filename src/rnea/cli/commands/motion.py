"""rnea motion: profiles and splines within limits, as files."""

from __future__ import annotations

import math
from typing import Annotated, Any

import numpy as np
import typer

from rnea.apps.trajectory.columns import Columns
from rnea.apps.trajectory.files.trajectory_file import MOTION_ENDINGS, motion_bytes
from rnea.apps.trajectory.limits import (
    LIMITED_RATES,
    MotionLimits,
    limits_of,
    refuse_outside,
    usage,
)
from rnea.apps.trajectory.profiles.fourier import fourier
from rnea.apps.trajectory.profiles.point_to_point import POINT_TO_POINT, point_to_point
from rnea.apps.trajectory.profiles.spline import spline
from rnea.apps.trajectory.trajectory import Motion, sampled
from rnea.cli.as_json import AsJson
from rnea.cli.completing import words
from rnea.cli.options import plotting
from rnea.cli.options.endings import format_of
from rnea.cli.options.locking import Lock
from rnea.cli.options.robot_files import RobotName, load_robot
from rnea.cli.options.values import UsageError, joint_values, numbers, one_of, one_or_each
from rnea.cli.output import identity, made_of, print_line, show_json, show_tables, tell, write_bytes
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError
from rnea.robot import Robot

PROFILES = (*POINT_TO_POINT, "spline", "fourier")
_MOST_ROWS = 10_000_000
_OWN_OPTIONS = {"via": "spline", "times": "spline", "ends": "spline"} | dict.fromkeys(
    ("sin", "cos", "cycles"), "fourier"
)


def motion(
    robot: RobotName,
    q: Annotated[
        str, typer.Option(help="positions at the start in rad or m, e.g. 0,pi/4; fourier: centre")
    ],
    end: Annotated[
        str | None, typer.Option("--to", help="positions at the end (not for fourier)")
    ] = None,
    profile: Annotated[
        str, typer.Option(help=" | ".join(PROFILES), autocompletion=words(PROFILES))
    ] = "quintic",
    via: Annotated[
        list[str] | None, typer.Option(help="spline: a point between; repeatable")
    ] = None,
    times: Annotated[
        str | None,
        typer.Option(
            help="spline: s at which each point is passed, e.g. 0,1,2.5 (default: as limits allow)"
        ),
    ] = None,
    ends: Annotated[
        str | None,
        typer.Option(
            help="spline: clamped (at rest, default) | natural",
            autocompletion=words(("clamped", "natural")),
        ),
    ] = None,
    sin: Annotated[
        list[str] | None,
        typer.Option(help="fourier: amplitudes in rad or m; repeat for each harmonic"),
    ] = None,
    cos: Annotated[
        list[str] | None,
        typer.Option(help="fourier: amplitudes in rad or m; repeat for each harmonic"),
    ] = None,
    cycles: Annotated[
        int | None, typer.Option(help="fourier: periods in the duration (default 1)")
    ] = None,
    swings: Annotated[int, typer.Option(help="2 = there and back, 3 = and there again")] = 1,
    duration: Annotated[
        float | None, typer.Option(help="from start to end (default: as short as the limits allow)")
    ] = None,
    velocity: Annotated[
        str | None,
        typer.Option(
            help="limit in rad/s or m/s, one for all or one for each joint (default: the robot's)"
        ),
    ] = None,
    acceleration: Annotated[str | None, typer.Option(help="limit in rad/s^2 or m/s^2")] = None,
    jerk: Annotated[str | None, typer.Option(help="limit in rad/s^3 or m/s^3")] = None,
    ignore_limits: Annotated[
        bool, typer.Option("--ignore-limits", help="the robot's own limits do not count")
    ] = False,
    rate: Annotated[float, typer.Option(help="samples a second of the file")] = 1000.0,
    lock: Lock = None,
    output: Annotated[
        str | None,
        typer.Option("--output", "-o", help=".csv, .npz or .parquet; - = CSV on stdout"),
    ] = None,
    as_json: AsJson = False,
    plot: plotting.PlotFile = None,
    show: plotting.Show = False,
) -> None:
    """A motion within limits: all joints start and arrive together, the slowest one decides.

    Examples:
      rnea motion puma560 --q 0,pi/2,-pi/2,0,0,0 --to 1,1,-2,0,1,0 --duration 1 -o motion.csv
      rnea motion ur5 --q 0,0,0,0,0,0 --to 1,-1,1,0,0.5,0 --acceleration 4 -o move.csv
      rnea motion planar_2r --q 0,0 --to 1,2 --via 1,0.5 --profile spline --duration 2 -o way.csv
    """
    plotting.refuse_early(plot, show)
    form = format_of(output, MOTION_ENDINGS)
    arm = load_robot(robot, lock)
    special = {"via": via, "times": times, "ends": ends, "sin": sin, "cos": cos, "cycles": cycles}
    _refuse_misplaced(profile, special, end, swings, output, as_json)
    columns = Columns.of(arm.model)
    wanted = [
        one_or_each(arm, text, f"--{word}")
        for word, text in zip(LIMITED_RATES, (velocity, acceleration, jerk), strict=True)
    ]
    limits = (
        MotionLimits.of(columns.speeds, *wanted) if ignore_limits else limits_of(arm.model, *wanted)
    )
    begin, finish = joint_values(arm, q, "--q"), joint_values(arm, end, "--to")
    path: Motion
    if profile == "spline":
        points = [begin, *(joint_values(arm, text, "--via") for text in via or ()), finish]
        at = None if times is None else numbers(times, "--times", ["s"])
        path = spline(points, columns, limits, duration, at, ends or "clamped")
    elif profile == "fourier":
        cosine, sine = (
            [joint_values(arm, text, f"--{word}") for text in texts or ()]
            for word, texts in (("cos", cos), ("sin", sin))
        )
        turns = 1 if cycles is None else cycles
        path = fourier(begin, cosine, sine, columns, limits, duration, turns)
    else:
        path = point_to_point(begin, finish, profile, columns, limits, duration, swings)
    if not ignore_limits:
        refuse_outside(arm.model, path)
    asked = duration is not None or times is not None
    path, steps = _on_the_grid(path, rate, asked)
    facts = _facts(arm, profile, path, limits, steps) | {"duration_given": asked}
    if output is not None or not as_json:
        target = output or "-"
        about = [made_of(arm, robot), f"{profile}, {path.duration!r} s in {steps} steps"]
        write_bytes(motion_bytes(sampled(path, steps + 1), f"motion.{form}", about), target)
    if as_json:
        show_json(facts)
    elif output not in (None, "-"):
        _show(arm, path, facts)
        tell(f"{steps + 1} rows written to {output}")
    plotting.draw(path, arm, plot, show, "motion")


def _refuse_misplaced(
    profile: str, special: dict[str, Any], end: str | None, swings: int, output: Any, as_json: bool
) -> None:
    one_of("profile", profile, PROFILES)
    for option, value in special.items():
        if value not in (None, []) and profile != _OWN_OPTIONS[option]:
            raise UsageError(f"--{option} belongs to --profile {_OWN_OPTIONS[option]}")
    if profile == "fourier":
        if end is not None:
            raise UsageError("a Fourier series has no end: --q is its centre, leave --to away")
        if not special["sin"] and not special["cos"]:
            raise UsageError("--profile fourier needs amplitudes: --sin or --cos, or both")
    elif end is None:
        raise UsageError(f"--profile {profile} needs --to")
    if swings != 1 and profile not in POINT_TO_POINT:
        raise UsageError(f"--swings does not go with --profile {profile}")
    if as_json and output == "-":
        raise UsageError("--json and the motion cannot both go to stdout; give -o a file")


def _on_the_grid(path: Motion, rate: float, fixed: bool) -> tuple[Motion, int]:
    """The motion and its number of steps. A duration that limits set is rounded up to whole steps,
    so that the rate is met exactly; one that was asked for stays, and the step shrinks to fit.
    """
    if not (math.isfinite(rate) and rate > 0):
        raise InputError(f"--rate must be a positive number of samples a second, got {rate:g}")
    whole = path.duration * rate
    if whole > _MOST_ROWS:
        raise InputError(
            f"{path.duration:.6g} s at {rate:g} Hz are more than {_MOST_ROWS} rows; "
            f"use --rate {_MOST_ROWS / path.duration:.3g} or less"
        )
    steps = max(1, math.ceil(whole * (1 - 1e-12)))
    return (path if fixed else path.lasting(max(path.duration, steps / rate))), steps


def _facts(
    arm: Robot, profile: str, path: Motion, limits: MotionLimits, steps: int
) -> dict[str, Any]:
    used = usage(path.peaks, limits)
    lowest, highest = path.span
    return identity(arm) | {
        "profile": profile,
        "duration": path.duration,
        "samples": steps + 1,
        "rate": steps / path.duration,
        **_column_facts(path.columns),
        "lowest": lowest.tolist(),
        "highest": highest.tolist(),
        "peaks": {word: _finite(path.peaks[word]) for word in LIMITED_RATES},
        "limits": {word: _finite(limits[word]) for word in LIMITED_RATES},
        "utilisation": {
            word: _finite(np.where(np.isfinite(limits[word]), used.share[word], np.nan))
            for word in LIMITED_RATES
        },
        "time_needed": (used.needed * path.duration).tolist(),
        "decides": None if used.joint is None else {"joint": used.joint, "by": list(used.by)},
    }


def _column_facts(columns: Columns) -> dict[str, Any]:
    """What the numbers are of: joints, and, where some have several, coordinates and speeds."""
    facts = {"joints": list(columns.joints), "units": list(columns.position_units)}
    if columns.positions != columns.joints or columns.speeds != columns.joints:
        speeds = {"speeds": list(columns.speeds), "speed_units": list(columns.speed_units)}
        facts |= {"coordinates": list(columns.positions)} | speeds
    return facts


def _finite(values: Array) -> list[float | None]:
    """JSON has no infinity."""
    return [float(value) if np.isfinite(value) else None for value in values]


def _show(arm: Robot, path: Motion, facts: dict[str, Any]) -> None:
    from rnea.report.tables.terminal import plain_table

    columns = path.columns
    ranges = {
        name: f"{facts['lowest'][k]:.5g} .. {facts['highest'][k]:.5g} {unit}".rstrip()
        for k, (name, unit) in enumerate(
            zip(columns.positions, columns.position_units, strict=True)
        )
    }
    peaks = {name: _peaks(path, facts, k) for k, name in enumerate(columns.speeds)}
    title = f"{facts['profile']}, {path.duration:.6g} s"
    rates = ("peak velocity", "peak acceleration", "peak jerk")
    if columns.positions == columns.speeds:
        rows = [(name, ranges[name], *peaks[name]) for name in ranges]
        show_tables(plain_table(title, ("joint", "range", *rates), rows))
    else:
        show_tables(
            plain_table(title, ("coordinate", "range"), ranges.items()),
            plain_table("", ("speed", *rates), [(name, *cells) for name, cells in peaks.items()]),
        )
    decides = facts["decides"]
    if decides is None:
        return
    by = " and ".join(decides["by"])
    if facts["duration_given"]:
        least = f"{max(facts['time_needed']):.4g} s"
        print_line(
            f"The time was given. The limits allow {least}: joint {decides['joint']}, by its {by}."
        )
    else:
        print_line(f"Joint {decides['joint']} decides the time, by its {by}.")


def _peaks(path: Motion, facts: dict[str, Any], k: int) -> list[str]:
    """The largest rates of one speed, with their share of the limit where there is one."""
    cells = []
    for word in LIMITED_RATES:
        share = facts["utilisation"][word][k]
        part = "" if share is None else f" ({100 * share:.3g} %)"
        cells.append(f"{path.peaks[word][k]:.4g}{part}")
    return cells
