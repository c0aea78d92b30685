"""rnea torque --contacts: a robot on its feet, in one state or along a motion."""

from __future__ import annotations

from typing import Any

import numpy as np

from rnea.apps.trajectory.trajectory import Trajectory
from rnea.cli.options.contact_options import contact_table
from rnea.cli.options.values import UsageError
from rnea.cli.output import identity, show_json, show_tables, tell, write_text
from rnea.cli.shared.torque_output import about_torques, pair, tell_limits, tell_written
from rnea.core.spatial.numbers import Array
from rnea.robot import Robot


def reject_with_contacts(contacts: str | None, still: float | None, others: dict[str, Any]) -> None:
    """What is asked of torques that a free base takes, not of those of a robot on its feet."""
    if contacts is None:
        if still is not None:
            raise UsageError("--contact-speed belongs to --contacts")
        return
    for option, is_given in others.items():
        if is_given:
            raise UsageError(f"{option} does not go with --contacts: ask once with each")


def standing(
    arm: Robot, state: list, contacts: str, still: float | None, options: dict, as_json: bool
) -> None:
    """One state of a robot on its feet: joint torques and contact forces."""
    from rnea.core.spatial import ForceMoment
    from rnea.report.tables.standing import standing_tables

    rows = [np.zeros((1, arm.n)) if x is None else x[None] for x in state]
    table = contact_table(arm, (rows[0], rows[1], rows[2]), contacts, still, **options)
    for note in table.notes:
        tell(f"note: {note}")
    tell_limits(arm, state[0], table.tau[0], state[1])
    forces = table.result.forces
    if as_json:
        show_json(
            {
                **identity(arm),
                "joints": [freedom.effort_name for freedom in arm.model.dofs],
                "units": [freedom.effort_unit for freedom in arm.model.dofs],
                "tau": table.tau[0].tolist(),
                "contacts": {name: pair(x.force[0], x.moment[0]) for name, x in forces.items()},
                "remainder": dict(
                    zip(table.result.remainder_names, table.result.remainder[0], strict=True)
                ),
                "indeterminate": int(table.result.indeterminate[0]),
            }
        )
        return
    carried = {name: ForceMoment(x.force[0], x.moment[0]) for name, x in forces.items()}
    show_tables(*standing_tables(arm.model, table.with_remainder[0], carried))


def walking(
    arm: Robot,
    robot: str,
    motion: Trajectory,
    notes: list[str],
    options: dict,
    contacts: str,
    still: float | None,
    output: str,
) -> Array:
    """A motion of a robot on its feet."""
    from rnea.report.tables.omission_tables import with_columns
    from rnea.report.tables.torque_csv import torque_csv

    state = (motion.q, motion.qd, motion.qdd)
    table = contact_table(arm, state, contacts, still, **options)
    for note in table.notes:
        tell(f"note: {note}")
    tell_limits(arm, motion.q, table.tau, motion.qd)
    about = [*about_torques(arm, robot, options), *table.about, *notes]
    text = with_columns(
        torque_csv(arm.model, motion.t, table.tau, about), table.names, table.values
    )
    write_text(text, output)
    tell_written(arm, len(motion), table.with_remainder, output)
    return table.with_remainder
