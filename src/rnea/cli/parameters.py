"""rnea parameters: what of a robot its torques depend on."""

from __future__ import annotations

from typing import Annotated

import typer

from rnea.cli.locking import Lock
from rnea.cli.output import identity, say, show_json, show_tables
from rnea.cli.robot_files import load_robot


def parameters(
    robot: Annotated[str, typer.Argument(help="catalogue name or robot file")],
    joints: Annotated[
        bool, typer.Option(help="friction, offset and rotor of the joints too")
    ] = False,
    lock: Lock = None,
    as_json: Annotated[bool, typer.Option("--json", help="facts as JSON")] = False,
) -> None:
    """Base parameters: the fewest numbers that a robot's torques depend on, and what is never felt.

    Only these can be identified from torques, however the robot moves. Names are the textbooks':
    ZZR1 = ZZ1 + 0.16 M2 is the first body's moment of inertia about z at its frame's origin, and
    what is felt with it. The robot stands as it stands: gravity along the first axis hides more.

    \b
    Example: rnea parameters ur10
    Example: rnea parameters planar_2r --joints --json
    """
    from rnea.identify import base_parameters, parameter_name
    from rnea.views.tables import base_parameter_rows, base_parameter_table, unfelt_line

    arm = load_robot(robot, lock)
    base = base_parameters(arm.model, joints=joints)
    values = arm.linear_parameters
    if as_json:
        unfelt = [parameter_name(int(column)) for column in sorted(base.unfelt)]
        rows = base_parameter_rows(arm.model, base, values)
        show_json({**identity(arm), "base_parameters": rows, "never_felt": unfelt})
        return
    show_tables(base_parameter_table(arm.model, base, values))
    if line := unfelt_line(base):
        say(line)
