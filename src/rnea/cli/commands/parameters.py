"""rnea parameters: what of a robot its torques depend on."""

from __future__ import annotations

from typing import Annotated

import typer

from rnea.cli.as_json import AsJson
from rnea.cli.options.locking import Lock
from rnea.cli.options.robot_files import RobotName, load_robot
from rnea.cli.output import identity, print_line, show_json, show_tables


def parameters(
    robot: RobotName,
    joints: Annotated[
        bool, typer.Option("--drives", help="friction, offset and rotor of the joints too")
    ] = False,
    numbers: Annotated[
        bool, typer.Option("--numbers", help="numbers in the sums in place of lengths as symbols")
    ] = False,
    lock: Lock = None,
    as_json: AsJson = False,
) -> None:
    """Base parameters: the fewest numbers that a robot's torques depend on, and what is never felt.

    Only these can be identified from torques, however the robot moves. Names are the textbooks':
    ZZR1 = ZZ1 + l1² M2 is the first body's moment of inertia about z at its frame's origin, and
    what is felt with it. The robot stands as it stands: gravity along the first axis hides more.
    Robots of the catalogue and TOML files have their lengths as symbols, others as numbers.

    Examples:
      rnea parameters puma560
      rnea parameters planar_2r --drives --json
    """
    from rnea.core.recursions.regressors.base_parameters import base_parameters
    from rnea.core.recursions.regressors.parameter_names import parameter_name
    from rnea.engine.symbolic.base_sums import base_sums
    from rnea.report.tables.base_parameter_tables import (
        base_parameter_rows,
        base_parameter_table,
        lengths_line,
        unobservable_line,
    )

    arm = load_robot(robot, lock)
    base = base_parameters(arm.model, joints=joints)
    sums = None if numbers else base_sums(arm.description, arm.model, base)
    values = arm.linear_parameters
    if as_json:
        unfelt = [parameter_name(int(column)) for column in sorted(base.unobservable)]
        rows = base_parameter_rows(arm.model, base, values, sums)
        lengths = {} if sums is None else dict(sums.lengths)
        show_json(
            {**identity(arm), "base_parameters": rows, "lengths": lengths, "never_felt": unfelt}
        )
        return
    show_tables(base_parameter_table(arm.model, base, values, sums))
    if sums is not None and (line := lengths_line(sums)):
        print_line(line)
    if line := unobservable_line(base):
        print_line(line)
