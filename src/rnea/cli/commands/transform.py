"""rnea transform: the same force or velocity seen at another frame."""

from __future__ import annotations

from typing import Annotated

import numpy as np
import typer

from rnea.cli.as_json import AsJson
from rnea.cli.options.loads import wrench_numbers
from rnea.cli.options.locking import Lock
from rnea.cli.options.robot_files import RobotName, load_robot
from rnea.cli.options.values import UsageError, exactly, joint_values
from rnea.cli.output import identity, show_json, show_tables
from rnea.core.spatial import Twist, Wrench


def transform(
    robot: RobotName,
    source: Annotated[str, typer.Option("--from", help="frame it is given at")],
    target: Annotated[str, typer.Option("--to", help="frame it is wanted at")],
    q: Annotated[
        str | None, typer.Option(help="positions in rad or m (default: all joints at zero)")
    ] = None,
    wrench: Annotated[str | None, typer.Option(help="force (N), then moment (N m)")] = None,
    twist: Annotated[str | None, typer.Option(help="angular (rad/s), then linear (m/s)")] = None,
    lock: Lock = None,
    as_json: AsJson = False,
) -> None:
    """A wrench or a twist given at one frame, at the origin and in the axes of another.

    Examples:
      rnea transform two_arms --wrench 0,0,10,0,0,0 --from left_sensor --to base
    """
    from rnea.report.tables.terminal import clean, plain_table, vector

    arm = load_robot(robot, lock)
    if (wrench is None) == (twist is None):
        raise UsageError("give either --wrench or --twist")
    values = wrench_numbers(wrench) if wrench is not None else _twist_numbers(twist or "")
    first, second = np.array(values[:3]), np.array(values[3:])
    state = joint_values(arm, q, "--q")
    state = arm.neutral if state is None else state
    if wrench is not None:
        moved = arm.transform(Wrench(first, second, frame=source), to=target, q=state)
        parts = (("force (N)", first, moved.force), ("moment (N m)", second, moved.moment))
    else:
        turned = arm.transform(Twist(first, second, frame=source), to=target, q=state)
        parts = (
            ("angular (rad/s)", first, turned.angular),
            ("linear (m/s)", second, turned.linear),
        )
    if as_json:
        facts = identity(arm) | {"from": source, "to": target, "q": state.tolist()}
        show_json(facts | {name: after.tolist() for name, _, after in parts})
        return
    rows = [(name, vector(before, 8), vector(clean(after), 8)) for name, before, after in parts]
    show_tables(plain_table(f"{source} -> {target}", ("", f"at {source}", f"at {target}"), rows))


def _twist_numbers(text: str) -> list[float]:
    return exactly(text, "--twist", "angular (rad/s), then linear velocity (m/s)", "0,0,1,0,0,0")
