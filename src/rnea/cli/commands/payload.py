"""rnea payload: what does the gripper hold?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import numpy as np
import typer

from rnea.apps.logs.log import Log
from rnea.apps.trajectory.files.column_units import CURRENTS
from rnea.cli.as_json import AsJson
from rnea.cli.options.endings import format_of
from rnea.cli.options.locking import Lock
from rnea.cli.options.motions import InUnits, Map, Separator, units_of
from rnea.cli.options.recording_options import (
    Cutoff,
    Episode,
    Lag,
    Rate,
    RecordingOptions,
    Topic,
    read_recordings,
)
from rnea.cli.options.robot_files import RobotName, load_robot
from rnea.cli.options.values import UsageError
from rnea.cli.output import identity, print_line, show_json, show_tables, tell, write_text
from rnea.core.spatial import TOOL
from rnea.errors import InputError, shortened
from rnea.robot import Robot

if TYPE_CHECKING:
    from rnea.apps.check.recordings.effort import EffortInterpretation
    from rnea.apps.identify.data.prepare import Prepared
    from rnea.apps.identify.payload.payload_identification import Payload

_FASTEST = 20  # rows to each 1/cutoff: more say nothing new
_SEARCHED = 6  # of the search for the efforts' filter, which tries a dozen
_WRONG = 0.1  # doubt of a file that is wrong itself
_HEAVIEST = 10.0  # times what moves of a robot: none carries more
_CURRENTS = (
    "Currents need motor constants, which `rnea identify` finds of a load that is known "
    "(--known-load with --loaded); then give efforts in N m"
)
_MOVES = 0.02  # rad/s or m/s


def payload(
    robot: RobotName,
    recordings: Annotated[
        list[str],
        typer.Argument(metavar="[EMPTY] LOADED", help="recordings without and with the payload"),
    ],
    at: Annotated[str, typer.Option(help="frame that holds the payload")] = TOOL,
    topic: Topic = "",
    map_: Map = None,
    separator: Separator = None,
    units: InUnits = "",
    episode: Episode = None,
    rate: Rate = None,
    lock: Lock = None,
    cutoff: Cutoff = None,
    lag: Lag = 0.0,
    output: Annotated[
        str, typer.Option("-o", "--output", help="file: the robot with the payload welded on")
    ] = "",
    as_json: AsJson = False,
) -> None:
    """Mass, centre and inertia of what a robot holds, from recorded motion and efforts.

    With a recording of the robot without it, the file's masses may be wrong: both recordings tell
    them, and their motions need not be alike. With the loaded recording alone the file is believed.
    Friction and offset of every joint are found in either case. Efforts must be torques.

    Examples:
      rnea payload ur10 empty.db3 loaded.db3
      rnea payload panda.urdf loaded.mcap --at panda_hand --lock panda_finger_joint1=0.02
    """
    from rnea.apps.identify.data.prepare import prepare
    from rnea.apps.identify.payload.payload_search import find_payload
    from rnea.apps.identify.stages import own_filter
    from rnea.report.tables.payload_tables import (
        payload_facts,
        payload_line,
        payload_table,
        residual_rows,
        untold_lines,
    )
    from rnea.robot.writing import FORMATS

    if len(recordings) > 2:
        raise UsageError(f"one recording without and one with the payload, got {len(recordings)}")
    form = format_of(output, FORMATS, "") if output else ""
    # who names the unit is believed
    said = {x for key, x in units_of(units).of.items() if key.startswith("effort")}
    if said & set(CURRENTS):
        raise InputError(f"no payload is told: efforts are currents, as was said. {_CURRENTS}")
    reading = RecordingOptions(topic, map_, separator, units, episode, rate)
    whole = load_robot(robot, lock)
    if at not in whole.frame_names and at == TOOL:
        some = shortened(whole.frame_names)
        raise InputError(
            f"{whole.name} has no frame 'tool'; say where the payload is held: --at FRAME, one of "
            f"{some}"
        )
    arm, logs = read_recordings(whole, recordings, reading, lock, in_our_units=True)
    # what a fit of the masses follows best, whatever is held
    own = own_filter(arm, [prepare(logs[-1], cutoff, lag=lag, fastest=_SEARCHED)])
    width = own.bandwidth if own.found else None
    *unloaded, loaded = (prepare(log, cutoff, width, lag, _FASTEST) for log in logs)
    effort = _efforts_of(arm, (*unloaded, loaded)[0])
    blind = np.any([p.unmeasured for p in (*unloaded, loaded)], axis=0)
    if blind.any():
        names = [name for name, x in zip(arm.joint_names, blind, strict=True) if x]
        tell(f"note: efforts of {shortened(names)} never change: they count for nothing")
    found = find_payload(arm, [loaded], unloaded, at)
    joints = arm.model.names("tau")
    if not said and effort and _are_no_torques(effort, found, bool(unloaded)):
        raise _no_torques(logs[0], effort)
    _refuse_unexplained(found, joints, robot, bool(unloaded))
    if as_json:
        show_json({**identity(arm), **payload_facts(found, joints), "bandwidth": width})
    else:
        print_line(payload_line(found), *untold_lines(found))
        if own.found:
            print_line(str(own))
        efforts = [freedom.effort_unit for freedom in arm.model.dofs]
        tables = [payload_table(found)] if found.identifies_mass and found.is_there else []
        show_tables(*tables, residual_rows(found, joints, efforts))
    if output:
        _write(whole, found, form, output)
    if found.is_negative:
        raise typer.Exit(1)


def _refuse_unexplained(
    found: Payload, joints: Sequence[str], file: str, with_unloaded: bool
) -> None:
    """Of efforts that no robot like the file explains, no payload is told."""
    from rnea.apps.identify.data.residuals import POOR

    if found.is_explained:
        return
    worst = int(np.nanargmax(found.left_share)) if np.isfinite(found.left_share).any() else 0
    share = float(found.left_share[worst])
    why = (
        f"{joints[worst]} leaves {100 * share:.0f} % of its range while it moves"
        if share > POOR
        else "masses and centers of its links would have to be off by "
        f"{100 * found.model_uncertainty:.0f} % "
        f"{'and more' if found.model_uncertainty >= 1 else 'in the mean'}"
    )
    cure = (
        "Is it this robot's file, are joints and units right, are efforts torques? `rnea log` "
        "names causes"
    )
    if not with_unloaded:
        cure += (
            "; with a recording without the payload besides (EMPTY LOADED) the file's masses "
            "may be wrong"
        )
    raise InputError(
        f"no payload is told: no robot like {file} explains these efforts, {why}. {cure}"
    )


def _efforts_of(arm: Robot, prepared: Prepared) -> EffortInterpretation | None:
    """What the efforts are by their factors, with a note where they say nothing at all; None where
    nothing moves, which tells no factors."""
    from rnea.apps.check.recordings.effort import classify_effort
    from rnea.apps.check.recordings.measured import MeasuredMotion

    p = prepared
    measured = MeasuredMotion.of(
        *(p.t, *p.motion, p.tau, p.log.effort, p.inside),
        sure=p.sure_direction(),
        raw_t=p.log.t - p.lag,
    )
    if not np.any(np.abs(p.qd[p.inside]) > _MOVES):
        return None
    effort = classify_effort(arm, measured)
    if not effort.is_torque and effort.kind not in ("computed", "current"):
        tell(f"note: efforts look like no torques ({effort.kind}): {effort.why}")
    return effort


def _are_no_torques(effort: EffortInterpretation, found: Payload, with_unloaded: bool) -> bool:
    """Whether factors far from 1 are the efforts' own. A payload makes such factors too, of a file
    that is right otherwise, and then leaves less of the efforts than factors do."""
    if effort.kind != "current":
        return False
    if with_unloaded or found.model_uncertainty > _WRONG or found.mass > _HEAVIEST * found.moving:
        return True
    told = np.array([joint.is_identified for joint in effort.joints]) & np.isfinite(found.rms_after)
    by_factors = np.array([joint.rest for joint in effort.joints])
    left = np.linalg.norm(by_factors[told]), np.linalg.norm(found.rms_after[told])
    return bool(left[0] < left[1])


def _no_torques(log: Log, effort: EffortInterpretation) -> Exception:
    unit = effort.unit or effort.unit_if_loaded
    cure = f"If it is such a torque: --units effort={unit}. {_CURRENTS}" if unit else _CURRENTS
    if effort.unit:
        cure = f"If so: --units effort={unit}"
    return log.error(
        f"no payload is told: its effort is not in N m, so that no mass is in kg: {effort.why}. "
        f"{cure}; if it is in N m and the file is that wrong or another robot's: "
        "--units effort=Nm"
    )


def _write(arm: Robot, found: Payload, form: str, output: str) -> None:
    from rnea.robot.writing import written

    body = found.body()
    if not body.mass or (found.observable[1:4] & ~found.identifies_com).any():
        raise InputError(f"{output} is not written: mass and centre of the payload are not told")
    if not body.about_com.any():
        tell(f"note: the payload in {output} is a point: its inertia is not told, or no body's")
    made = arm.with_payload(body.mass, body.com, body.about_com, frame=found.frame)
    text, losses = written(made, form)
    for line in losses:
        tell(f"not said in this format: {line}")
    write_text(text, output)
    tell(f"robot written to {output}")
