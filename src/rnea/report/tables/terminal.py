"""Tables for the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice, zip_longest
from typing import Any

import numpy as np
from rich import box
from rich.markup import escape
from rich.table import Table

from rnea.core.description import JOINT_ENTRIES, JOINT_KINDS, Description, DHTable, Expression
from rnea.core.model import Joint, Model, joint_roles
from rnea.core.recursions import FreeBody, JointWrenches, TorqueBudget
from rnea.core.spatial import Pose, number, plain
from rnea.core.spatial.numbers import Array


def vector(values: Iterable[Any], digits: int = 5) -> str:
    return "  ".join(number(v, digits) for v in values)


class KeyedTable(Table):
    """A table whose first `keys` columns name its rows."""

    keys = 1


def keyed_table(table: Table | None = None) -> KeyedTable:
    """An empty table that looks like all others, with the title of one."""
    made = KeyedTable(title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
    if table is not None:
        made.title = table.title
        made.keys = table.keys if isinstance(table, KeyedTable) else 1
    return made


def plain_table(
    title: str,
    columns: Sequence[str],
    rows: Iterable[Sequence[str]],
    keys: int = 1,
    words: Sequence[int] = (),
) -> KeyedTable:
    """A table with its first column as names on the left and numbers on the right.

    keys: so many columns name a row, and are repeated where the others do not fit beside them.
    words: columns of prose, on the left, which may be wrapped.
    """
    table = keyed_table()
    table.title, table.keys = title, keys
    prose = [k % len(columns) for k in words]
    for i, column in enumerate(columns):
        left = i == 0 or i in prose
        # a number broken over two lines is a wrong number
        table.add_column(_cell(column), justify="left" if left else "right", no_wrap=i not in prose)
    for row in rows:
        table.add_row(*map(_cell, row))
    return table


def _cell(text: str) -> str:
    """No name is markup, and none moves the cursor."""
    return escape(plain(text).replace("\n", "\\n"))


def _scalar(value: Any) -> str:
    """A scalar of a description as its file says it."""
    return value.text if isinstance(value, Expression) else number(value)


def kinematic_table(description: Description, model: Model) -> Table:
    """DH rows as given, or where each joint stands on its parent."""
    structure = description.structure
    if isinstance(structure, DHTable):
        rows = []
        for row in structure.rows:
            moved = "theta" if JOINT_KINDS[row.joint].turns else "d"
            cells = {k: _scalar(getattr(row, k)) for k in ("theta", "d", "a", "alpha", "offset")}
            cells[moved] = "q"
            rows.append((row.name, row.joint, *cells.values()))
        title = f"Kinematics: {structure.convention} DH (m, rad)"
        return plain_table(title, ("joint", "kind", "theta", "d", "a", "alpha", "offset"), rows)
    rows = []
    for joint in structure.joints:
        on, child = model.frame(joint.parent), model.frame(joint.child)
        moving = model.body(child.body).joint if child.mount == "joint" else None
        pose = on.pose.inverse() @ (child.pose if moving is None else moving.placement)
        axis = "" if moving is None else _format(moving)
        place = (vector(clean(pose.translation)), vector(clean(rpy(pose.rotation))))
        kind = joint.kind if joint.mimic is None else f"{joint.kind}, follows {joint.mimic.joint}"
        rows.append((joint.name, kind, f"{joint.parent} -> {joint.child}", *place, axis))
    columns = ("joint", "kind", "from -> to", "x y z (m)", "roll pitch yaw (rad)", "axis")
    return plain_table("Kinematics: placement on the parent link, and axis", columns, rows)


def _format(joint: Joint) -> str:
    """The axis of a joint, or what else its file says of it; nothing of one that moves any way."""
    said, parts = iter(joint.describe()), []
    for entry in JOINT_KINDS[joint.kind].entries:
        values = vector(islice(said, JOINT_ENTRIES[entry]))
        parts.append(values if entry == "axis" else f"{entry} {values}")
    return "; ".join(parts)


def coordinate_table(model: Model) -> Table | None:
    """The numbers of every joint by place, name and unit; None if each has just one."""
    # where loops make joints follow, what is a number of a state is worth a table
    single = all(body.joint.nq == body.joint.nv == 1 for body in model.independent)
    if single and model.closure is None:
        return None
    rows, roles = [], joint_roles(model)
    for body in model.independent:
        q = range(model.nq)[body.q]
        # of loops the speeds of independent joints alone are numbers of a state
        v = [k for k, x in enumerate(model.dofs) if x.body is body]
        places = [(str(k), model.coordinates[k].name, model.coordinates[k].unit) for k in q]
        speeds = [
            (str(k), x.name, x.unit, x.effort_name, x.effort_unit)
            for k, x in ((k, model.dofs[k]) for k in v)
        ]
        pairs = zip_longest(places, speeds, fillvalue=("",) * 5)
        told = (roles[body.joint.name],) if roles else ()
        first = (body.joint.name, body.joint.kind, *told)
        rows += [
            (first if k == 0 else ("",) * len(first)) + place[:3] + speed
            for k, (place, speed) in enumerate(pairs)
        ]
    told = ("role",) if roles else ()
    numbers = ("", "q", "unit", "", "qd, qdd", "unit of qd", "tau", "unit")
    table = plain_table("Coordinates, speeds and efforts", ("joint", "kind", *told, *numbers), rows)
    for column in table.columns[1:]:
        # places of columns are numbers
        column.justify = "right" if column.header == "" else "left"
    return table


def dynamic_table(model: Model) -> Table:
    """Mass, centre of mass and inertia of every link, in the link's own frame."""
    rows = []
    for frame in model.frames.values():
        if frame.mount == "frame" or (frame.mount == "root" and frame.inertia.is_zero):
            continue
        own = frame.inertia.seen_from(frame.pose.inverse())
        tensor = own.about_com
        diagonal = (tensor[0, 0], tensor[1, 1], tensor[2, 2])
        products = (tensor[0, 1], tensor[0, 2], tensor[1, 2])
        rows.append(
            (
                frame.name + (" (welded)" if frame.mount == "weld" else ""),
                number(own.mass),
                vector(clean(own.com)),
                vector(clean(np.array(diagonal), scale=float(np.abs(tensor).max()))),
                vector(clean(np.array(products), scale=float(np.abs(tensor).max()))),
            )
        )
    columns = ("link", "mass (kg)", "com (m)", "ixx iyy izz (kg m²)", "ixy ixz iyz (kg m²)")
    return plain_table("Dynamics: link frame, inertia about the centre of mass", columns, rows)


def actuator_table(model: Model) -> Table:
    rows = []
    for body in model.bodies:
        losses, limits = body.losses, body.limits
        coulomb = f"{number(losses.coulomb_forward)} / {number(losses.coulomb_backward)}"
        rows.append(
            (
                body.joint.name,
                number(losses.viscous),
                coulomb,
                number(losses.rotor),
                number(losses.gear),
                f"{number(limits.lower)} .. {number(limits.upper)}",
                number(limits.velocity),
                number(limits.effort),
            )
        )
    columns = ("joint", "viscous", "Coulomb +/-", "rotor", "gear", "position", "speed", "effort")
    return plain_table("Actuators: joint side, SI", columns, rows)


def pose_table(poses: Mapping[str, Pose]) -> Table:
    rows = [
        (name, vector(clean(pose.translation)), vector(clean(rpy(pose.rotation))))
        for name, pose in poses.items()
    ]
    return plain_table("Poses in the world", ("frame", "x y z (m)", "roll pitch yaw (rad)"), rows)


def state_table(model: Model, tau: Array, budget: TorqueBudget) -> Table:
    """Torques of one state with their budget; parts that are zero everywhere are left out."""
    parts, shown = _parts(budget, tau), without_noise(tau, tau)
    columns = ("joint", "tau", "unit", *(name for name, _ in parts))
    rows = [
        (
            freedom.effort_name,
            number(shown[i], 10),
            freedom.effort_unit,
            *(number(values[i]) for _, values in parts),
        )
        for i, freedom in enumerate(model.dofs)
    ]
    return plain_table("Joint torques and their budget", columns, rows)


def motion_table(model: Model, tau: Array, budget: TorqueBudget) -> Table:
    """Peak and RMS torque over a motion, and the RMS of each part of the budget."""
    parts = _parts(budget, tau)
    columns = ("joint", "peak", "RMS", "unit", *(name for name, _ in parts))
    rows = [
        (
            freedom.effort_name,
            number(np.abs(tau[:, i]).max(), 4),
            number(_rms(tau[:, i]), 4),
            freedom.effort_unit,
            *(number(_rms(values[:, i]), 3) for _, values in parts),
        )
        for i, freedom in enumerate(model.dofs)
    ]
    return plain_table(
        "Torques over the motion: peak, RMS, and the RMS of what they are spent on", columns, rows
    )


def _rms(values: Array) -> float:
    return float(np.sqrt(np.mean(values * values)))


def _parts(budget: TorqueBudget, tau: Array) -> list[tuple[str, Array]]:
    """The parts of a budget that are more than rounding; rounding reads as plain zero."""
    parts = [(name, without_noise(part, tau)) for name, part in budget.items()]
    return [(name, part) for name, part in parts if np.any(part)]


def without_noise(values: Any, column: Any) -> Array:
    """What is below 1e-12 of the largest number in its column reads as plain zero."""
    floor = 1e-12 * float(np.abs(column).max(initial=0.0))
    return np.where(np.abs(values) > floor, values, 0.0)


def free_body_tables(body: FreeBody) -> list[Table]:
    """The loads on one link, and the balance of forces and of moments about the centre of mass."""
    scale = max(float(np.abs(load.force).max()) for load in body.loads)
    rows = [
        (
            load.by,
            vector(clean(load.point)),
            vector(clean(load.force, scale)),
            vector(clean(load.moment, scale)),
        )
        for load in body.loads
    ]
    columns = ("load on the link", "at x y z (m)", "force x y z (N)", "moment x y z (N m)")
    title = f"Free body of {body.link}: axes and origin of its joint {body.joint}"
    force = sum((load.force for load in body.loads), np.zeros(3))
    moment = sum(
        (load.moment + np.cross(load.point - body.com, load.force) for load in body.loads),
        np.zeros(3),
    )
    balance = [
        ("sum of the loads", vector(clean(force, scale), 8), vector(clean(moment, scale), 8)),
        (
            "m vdc,  I wd + w × I w",
            vector(clean(body.inertial_force, scale), 8),
            vector(clean(body.inertial_moment, scale), 8),
        ),
        (
            "missing",
            vector(body.missing_force, 1),
            vector(body.missing_moment, 1),
        ),
    ]
    columns_of_balance = ("balance", "force x y z (N)", "moment about the com (N m)")
    about = f"Balance: it must hold about the centre of mass ({vector(clean(body.com))}) m"
    return [plain_table(title, columns, rows), plain_table(about, columns_of_balance, balance)]


def clean(values: Any, scale: float = 1.0) -> Array:
    """Rounding noise of a change of frame as plain zero; for reading only."""
    values = np.asarray(values, dtype=float)
    return np.where(np.abs(values) < 1e-14 * max(scale, float(np.abs(values).max())), 0.0, values)


def rpy(R: Array) -> tuple[float, float, float]:
    """Roll, pitch, yaw of a rotation, for reading."""
    pitch = np.arctan2(-R[2, 0], np.hypot(R[0, 0], R[1, 0]))
    if np.hypot(R[0, 0], R[1, 0]) < 1e-12:
        return 0.0, float(pitch), float(np.arctan2(-R[0, 1], R[1, 1]))
    roll, yaw = np.arctan2(R[2, 1], R[2, 2]), np.arctan2(R[1, 0], R[0, 0])
    return float(roll), float(pitch), float(yaw)


def wrench_table(wrenches: JointWrenches) -> Table:
    """Force and moment through every joint at one state, and the base reaction."""
    names = ("base reaction", *wrenches.joint_names)
    forces = np.vstack([wrenches.base_force, wrenches.force])
    moments = np.vstack([wrenches.base_moment, wrenches.moment])
    rows = [
        (
            name,
            vector(without_noise(force, forces), 8),
            vector(without_noise(moment, moments), 8),
        )
        for name, force, moment in zip(names, forces, moments, strict=True)
    ]
    title = f"Joint wrenches: parent on child, at the joint's origin, {wrenches.axes} axes"
    return plain_table(title, ("joint", "force x y z (N)", "moment x y z (N m)"), rows)
