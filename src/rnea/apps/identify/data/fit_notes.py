"""What was done to recordings and parameters on the way, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.identify.data.lag import Lag
from rnea.apps.identify.fit.friction_laws import column_unit
from rnea.apps.identify.fit.one_link import one_link
from rnea.apps.identify.fit.parameter_changes import change_notes, cost_notes
from rnea.apps.identify.stages import IdentificationFit
from rnea.errors import shortened

if TYPE_CHECKING:
    from rnea.robot import Robot

_MANY = 0.1


def notes_of(robot: Robot, fitted: IdentificationFit, lags: Sequence[Lag]) -> list[str]:
    """What a reader must know of the numbers."""
    notes, base = [_row_note(fitted)], fitted.base_fit
    still = [
        body.joint.name
        for body, rows in zip(robot.model.bodies, base.rows, strict=True)
        if rows == 0
    ]
    unread = np.any([p.unmeasured for p in fitted.source.parts], axis=0)
    blind = [name for name, x in zip(robot.joint_names, unread, strict=True) if x]
    if blind:
        notes.append(
            f"Efforts of {', '.join(blind)} were not measured (they never change) and count for "
            "nothing; friction there is not identified."
        )
    still = [name for name in still if name not in blind]
    if still:
        notes.append(
            f"Nothing is told of the friction of joints that stand still: {', '.join(still)}."
        )
    count = int(base.rows.sum())
    if count < len(base.names):
        notes.append(f"{count} rows for {len(base.names)} parameters: most keep the file's values.")
    thin = [
        name for name, share in zip(robot.joint_names, base.outliers, strict=True) if share > _MANY
    ]
    if thin:
        notes.append(
            f"More than {100 * _MANY:.0f} % of the rows of {', '.join(thin)} stray and count less."
        )
    notes += _welded(robot)
    if any(body.losses.ripple for body in robot.model.bodies):
        notes.append("Friction by position (ripple) of the file is left out: it is not identified.")
    if said := str(fitted.filter):
        notes.append(said)
    notes += _late(fitted, lags)
    units = [freedom.effort_unit for freedom in robot.model.dofs]
    notes += change_notes(fitted.changes, partial(column_unit, robot.model))
    notes += cost_notes(fitted.changes, robot.joint_names, units)
    alone = one_link(robot.model, fitted.source.base, fitted)
    return [*notes, str(alone)] if alone else notes


def _welded(robot: Robot) -> list[str]:
    """Bodies of several links: what a file says of one of them is not what is identified."""
    model = robot.model
    told, parameters = [], robot.linear_parameters.reshape(len(model.bodies), -1)
    for body in model.bodies:
        more = [f.name for f in model.frames_on[body.index] if f.mount == "weld"]
        own = parameters[body.index - 1, 0]
        if more and own > 0:
            told.append(f"{body.name} with {shortened(more)}")
    if not told:
        return []
    return [
        "Links that are welded together are one body, under the first one's name: "
        f"{'; '.join(told)}. The others have no mass of their own in what is written."
    ]


def _late(fitted: IdentificationFit, lags: Sequence[Lag]) -> list[str]:
    notes = []
    for p, lag in zip(fitted.source.parts, lags, strict=True):
        if said := str(lag):
            whose = f"{Path(p.log.file).name}: " if len(lags) > 1 else ""
            sure = "" if lag.is_identified else ": likelier than none"
            end = f"; this is taken out{sure}." if lag.taken_out else "."
            notes.append(f"{whose}{said[0].upper()}{said[1:]}{end}")
    return notes


def _row_note(fitted: IdentificationFit) -> str:
    """How many rows there are, at which rate, and up to which frequency they count."""
    parts = fitted.source.parts
    rows = ", ".join(
        f"{len(p.log)} at {1 / float(np.median(np.diff(p.log.t))):.4g} Hz" for p in parts
    )
    return (
        f"Rows of the training: {rows}. Positions and efforts count up to {parts[0].cutoff:.3g} Hz "
        "(--cutoff)."
    )
