"""rnea excite: the motion after which a robot is known best."""

from __future__ import annotations

from typing import Annotated

import typer

from rnea.apps.trajectory.files.trajectory_file import MOTION_ENDINGS, motion_bytes
from rnea.apps.trajectory.trajectory import sampled
from rnea.cli.as_json import AsJson
from rnea.cli.options import plotting
from rnea.cli.options.endings import format_of
from rnea.cli.options.locking import Lock
from rnea.cli.options.payload_options import NO_LOAD, PayloadOption
from rnea.cli.options.payloads import carrying
from rnea.cli.options.robot_files import RobotName, load_robot
from rnea.cli.options.values import UsageError, joint_values, numbers, one_or_each
from rnea.cli.output import (
    identity,
    made_of,
    print_line,
    progress,
    show_json,
    show_tables,
    tell,
    write_bytes,
)
from rnea.errors import counted

_MOST_ROWS = 10_000_000


def excite(
    robot: RobotName,
    time: Annotated[float, typer.Option("--duration", help="of the motion")] = 20.0,
    harmonics: Annotated[int, typer.Option(help="of the Fourier series, 2 or more")] = 5,
    rate: Annotated[
        float, typer.Option(help="samples a second, of the file and of the recording to come")
    ] = 1000.0,
    q: Annotated[
        str | None,
        typer.Option(help="where it starts and ends, e.g. 0,-pi/2,0 (default: looked for too)"),
    ] = None,
    noise: Annotated[
        str | None,
        typer.Option(
            help="standard deviation of torques in N m or N, one or one per joint (default: 1 % of "
            "the effort limits)"
        ),
    ] = None,
    velocity: Annotated[
        str | None,
        typer.Option(
            help="limit in rad/s or m/s, one for all or one for each joint (default: the robot's)"
        ),
    ] = None,
    acceleration: Annotated[
        str | None,
        typer.Option(help="limit in rad/s^2 or m/s^2 (default: as velocity and effort allow)"),
    ] = None,
    effort: Annotated[
        str | None, typer.Option(help="limit in N m or N (default: the robot's)")
    ] = None,
    reach: Annotated[
        str | None,
        typer.Option(
            help="rad or m to either side of the middle of a joint's range, of its zero where it "
            "has none"
        ),
    ] = None,
    share: Annotated[
        float, typer.Option(help="of velocity, acceleration and effort limits that may be used")
    ] = 0.9,
    keep_out: Annotated[
        list[str] | None,
        typer.Option(
            metavar="XMIN,YMIN,ZMIN,XMAX,YMAX,ZMAX",
            help="box in m that no link's frame or tool may enter; repeatable",
        ),
    ] = None,
    stay_in: Annotated[
        str | None,
        typer.Option(metavar="XMIN,YMIN,ZMIN,XMAX,YMAX,ZMAX", help="box in m that none may leave"),
    ] = None,
    floor: Annotated[float | None, typer.Option(help="least z of all that move")] = None,
    radius: Annotated[
        float | None, typer.Option(help="largest distance from the world's origin")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="of all random draws")] = 0,
    budget: Annotated[
        float, typer.Option("--search-time", help="for which it is looked for")
    ] = 20.0,
    restarts: Annotated[
        int | None,
        typer.Option(help="so many in place of --search-time: finds the same motion every time"),
    ] = None,
    lock: Lock = None,
    load: PayloadOption = NO_LOAD,
    output: Annotated[
        str | None,
        typer.Option("--output", "-o", help=".csv, .npz or .parquet; - = CSV on stdout"),
    ] = None,
    as_json: AsJson = False,
    plot: plotting.PlotFile = None,
    show: plotting.Show = False,
) -> None:
    """An exciting motion: within all limits, and chosen so that its torques tell most.

    A Fourier series that starts and ends at rest. It makes the determinant of what is not known of
    the base parameters as small as it can, given the noise of the torques (D-optimal), and says
    how well each of them will be known.

    Examples:
      rnea excite ur10 --floor 0.1 -o excite.csv
      rnea excite panda --acceleration 5 --search-time 5 --keep-out 0.3,-1,-1,1,1,0.2
          --plot excite.png
    """
    from rnea.apps.identify.excitation.excite import excite as looked_for
    from rnea.apps.identify.excitation.workspace import Room
    from rnea.report.tables.excitation_tables import (
        excitation_facts,
        excitation_lines,
        excited_joints_table,
        expected_table,
    )

    plotting.refuse_early(plot, show)
    form = format_of(output, MOTION_ENDINGS)
    if as_json and output == "-":
        raise UsageError("--json and the motion cannot both go to stdout; give -o a file")
    if time * rate > _MOST_ROWS:
        raise UsageError(f"{time:g} s at {rate:g} Hz are more than {_MOST_ROWS} rows")
    arm = carrying(load_robot(robot, lock), load)
    room = Room(
        tuple(_box(text, "--keep-out") for text in keep_out or ()),
        None if stay_in is None else _box(stay_in, "--stay-in"),
        floor,
        radius,
    )
    with progress("exciting", budget if restarts is None else restarts) as report:
        found = looked_for(
            arm,
            time,
            harmonics,
            q=joint_values(arm, q, "--q"),
            rate=rate,
            noise=one_or_each(arm, noise, "--noise"),
            velocity=one_or_each(arm, velocity, "--velocity"),
            acceleration=one_or_each(arm, acceleration, "--acceleration"),
            effort=one_or_each(arm, effort, "--effort"),
            reach=one_or_each(arm, reach, "--reach"),
            share=share,
            room=room,
            seed=seed,
            search_time=budget,
            restarts=restarts,
            progress=report,
        )
    for note in found.notes:
        tell(f"note: {note}")
    how = f"--seed {found.seed} --restarts {found.restarts}"
    if output is not None:
        about = [made_of(arm, robot), f"rnea excite, {how}, log det {found.logdet:.6g}"]
        path = sampled(found.motion, found.samples)
        write_bytes(motion_bytes(path, f"motion.{form}", about), output)
    if as_json:
        show_json(identity(arm) | excitation_facts(arm.model, found))
    elif output != "-":
        show_tables(excited_joints_table(arm.model, found), expected_table(arm.model, found))
        print_line(*excitation_lines(found))
    if output not in (None, "-"):
        tell(f"{found.samples} rows written to {output}")
    elif output is None and not as_json:
        tell("note: nothing is written; -o FILE keeps the motion")
    again = f"{how} finds it again" if found.whole else "--restarts finds the same every time"
    limit = f" of {budget:g}" if restarts is None else ""
    tell(f"found in {found.seconds:.3g} s{limit}; {counted(found.restarts, 'descent')}; {again}")
    plotting.draw(found.motion, arm, plot, show, "motion")


def _box(text: str, option: str) -> tuple[float, ...]:
    corners = tuple(numbers(text, option))
    if len(corners) != 6:
        raise UsageError(
            f"{option} {text}: a box is xmin,ymin,zmin,xmax,ymax,zmax in m, got {len(corners)} "
            "values"
        )
    return corners
