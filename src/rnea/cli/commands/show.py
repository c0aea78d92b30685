"""rnea show: what a robot is."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from rnea.cli.as_json import AsJson
from rnea.cli.options.loads import OutsideWrench, WrenchAt, wrench_from
from rnea.cli.options.locking import Lock
from rnea.cli.options.payload_options import NO_LOAD, PayloadOption
from rnea.cli.options.payloads import carrying
from rnea.cli.options.robot_files import RobotName, load_robot
from rnea.cli.options.values import UsageError, joint_values
from rnea.cli.output import identity, print_line, show_json, show_tables
from rnea.core.model import Body, Model, joint_roles
from rnea.core.spatial import Wrench
from rnea.errors import counted
from rnea.robot import Robot


def show(
    robot: RobotName,
    link: Annotated[str | None, typer.Option(help="free body of a link: name or number")] = None,
    q: Annotated[
        str | None, typer.Option(help="positions in rad or m (default: all joints at zero)")
    ] = None,
    qd: Annotated[
        str | None, typer.Option(help="velocities in rad/s or m/s, with --link (default 0)")
    ] = None,
    qdd: Annotated[
        str | None, typer.Option(help="accelerations in rad/s^2 or m/s^2, with --link (default 0)")
    ] = None,
    lock: Lock = None,
    load: PayloadOption = NO_LOAD,
    wrench: OutsideWrench = None,
    wrench_at: WrenchAt = None,
    as_json: AsJson = False,
) -> None:
    """Kinematic, dynamic and pose tables of a robot, or every force on one of its links.

    Examples:
      rnea show panda --q 0,-0.3,0,-2.2,0,2,pi/4
      rnea show planar_2r --link 1 --q 0.5,0.5 --qd 1,1 --qdd 2,2
    """
    from rnea.apps.sizing.joints import drives
    from rnea.report.tables.drives import (
        drive_table,
        further_friction_table,
        gear_limit_table,
        spring_table,
    )
    from rnea.report.tables.loop_tables import loop_facts, loop_table, mobility_table
    from rnea.report.tables.terminal import (
        actuator_table,
        coordinate_table,
        dynamic_table,
        kinematic_table,
        pose_table,
    )

    arm = carrying(load_robot(robot, lock), load, qd is not None or qdd is not None)
    outside = wrench_from(arm, wrench, wrench_at)
    state = joint_values(arm, q, "--q")
    state = arm.neutral if state is None else state
    if link is not None:
        rates = [joint_values(arm, text, name) for name, text in (("--qd", qd), ("--qdd", qdd))]
        _free_body(arm, link, [state, *rates], outside, as_json)
        return
    if qd is not None or qdd is not None or outside is not None:
        raise UsageError("--qd, --qdd and --wrench belong to --link")
    poses = arm.forward_kinematics(state)
    roles = joint_roles(arm.model)
    looped = arm.mobility(state) if roles else None
    if as_json:
        facts = {
            "name": arm.name,
            **identity(arm),
            "units": {"gravity": "m/s^2", "mass": "kg", "frames": "m"},
            "source": arm.description.source,
            "licence": arm.description.licence,
            "gravity": arm.gravity.tolist(),
            "joints": [
                {
                    "name": body.joint.name,
                    "kind": body.joint.kind,
                    "parent": body.mounted_on,
                    "child": body.name,
                    **_numbers(arm.model, body),
                    **_follows(body),
                    **({"role": roles[body.joint.name]} if body.joint.name in roles else {}),
                    **_spring(body),
                }
                for body in arm.model.bodies
            ],
            "frames": {name: pose.matrix().tolist() for name, pose in poses.items()},
            "mass": float(arm.model.mass),
            **({} if looped is None else loop_facts(arm.model, looped)),
        }
        show_json(facts)
        return
    numbers = coordinate_table(arm.model)
    counts = counted(arm.n if numbers is None else len(arm.joint_names), "joint")
    if numbers is not None:
        counts += f", {counted(arm.nq, 'coordinate')}, {counted(arm.nv, 'speed')}"
    if looped is not None:
        counts = f"{counted(len(arm.joint_names), 'joint')} and {_loop_lines(arm.model)}, "
        counts += counted(looped.dofs, "freedom")
    print_line(f"{arm.name}: {counts}, hash {arm.hash}")
    print_line(f"source: {arm.description.source or 'not given'}")
    if arm.description.notes:
        print_line(f"note: {arm.description.notes}")
    further, springs = further_friction_table(arm.model), spring_table(arm.model)
    driven = drives(arm.description)
    motors, limits = drive_table(driven), gear_limit_table(driven)
    show_tables(
        kinematic_table(arm.description, arm.model),
        *([] if numbers is None else [numbers]),
        *([] if looped is None else [loop_table(arm.model), mobility_table(looped)]),
        dynamic_table(arm.model),
        actuator_table(arm.model),
        *(table for table in (further, springs, motors, limits) if table is not None),
        pose_table(poses),
    )


def _loop_lines(model: Model) -> str:
    """1 loop, 2 couplings."""
    closure = model.closure
    assert closure is not None
    counts = {"loop": len(closure.cuts), "coupling": len(closure.couplings)}
    return ", ".join(counted(n, word) for word, n in counts.items() if n)


def _numbers(model: Model, body: Body) -> dict[str, Any]:
    """The unit of a joint's torque; where it has several, all its numbers by name and unit."""
    if body.joint.nq == body.joint.nv == 1:
        return {"unit": body.joint.speeds[0].effort_unit}
    speeds = [x for x in model.tree.dofs[body.v] if x.body is body]
    return {
        "coordinates": {x.name: x.unit for x in model.coordinates[body.q] if x.body is body},
        "speeds": {x.name: x.unit for x in speeds},
        "efforts": {x.effort_name: x.effort_unit for x in speeds},
    }


def _follows(body: Body) -> dict[str, Any]:
    """Of a joint that moves with another one: which, and how."""
    if body.follows is None:
        return {}
    leader = body.follows
    return {"mimic": {"joint": leader.joint, "ratio": leader.ratio, "offset": leader.offset}}


def _spring(body: Body) -> dict[str, Any]:
    """Stiffness and rest along each coordinate of a joint that has a spring."""
    spring = body.spring
    return {} if spring is None else {"spring": _lists(spring, "stiffness", "rest")}


def _free_body(
    arm: Robot, link: str, state: list[Any], outside: Wrench | None, as_json: bool
) -> None:
    from rnea.report.tables.terminal import free_body_tables

    body = arm.free_body(link, *state, wrench=outside)
    if not as_json:
        show_tables(*free_body_tables(body))
        return
    loads = [{"by": load.by} | _lists(load, "point", "force", "moment") for load in body.loads]
    sums = _lists(body, "inertial_force", "inertial_moment", "missing_force", "missing_moment")
    facts = identity(arm) | {
        "link": body.link,
        "axes": f"joint {body.joint}",
        **_lists(body, "com"),
    }
    units = {"com": "m", "point": "m", "force": "N", "moment": "N m"}
    show_json(facts | {"loads": loads} | sums | {"units": units})


def _lists(part: object, *arrays: str) -> dict[str, Any]:
    return {name: getattr(part, name).tolist() for name in arrays}
