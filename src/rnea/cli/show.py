"""rnea show: what a robot is."""

from __future__ import annotations

import json
from typing import Annotated

import numpy as np
import typer

from rnea.cli.output import show_tables
from rnea.cli.values import joint_values
from rnea.robot import load


def show(
    robot: Annotated[str, typer.Argument(help="catalogue name or robot file")],
    q: Annotated[str | None, typer.Option(help="where to show the poses (default all 0)")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="facts as JSON")] = False,
) -> None:
    """Kinematic, dynamic and pose tables of a robot.

    Example: rnea show panda --q 0,-0.3,0,-2.2,0,2,pi/4
    """
    from rnea.views import tables

    arm = load(robot)
    state = joint_values(arm, q, "--q")
    poses = arm.forward_kinematics(np.zeros(arm.n) if state is None else state)
    if as_json:
        facts = {
            "name": arm.name,
            "hash": arm.hash,
            "source": arm.description.source,
            "licence": arm.description.licence,
            "gravity": arm.gravity.tolist(),
            "joints": [
                {
                    "name": body.joint.name,
                    "kind": body.joint.kind,
                    "parent": body.mounted_on,
                    "child": body.name,
                    "unit": body.joint.effort_unit,
                }
                for body in arm.model.bodies
            ],
            "frames": {name: pose.matrix().tolist() for name, pose in poses.items()},
            "mass": float(
                sum(body.inertia.mass for body in arm.model.bodies) + arm.model.base_inertia.mass
            ),
        }
        print(json.dumps(facts, indent=2))
        return
    print(f"{arm.name}: {arm.n} joints, hash {arm.hash}")
    print(f"source: {arm.description.source or 'not given'}")
    if arm.description.notes:
        print(f"note: {arm.description.notes}")
    show_tables(
        tables.kinematic_table(arm.description, arm.model),
        tables.dynamic_table(arm.model),
        tables.actuator_table(arm.model),
        tables.pose_table(poses),
    )
