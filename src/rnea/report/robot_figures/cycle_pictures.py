"""A sizing over the time of its cycle: torques and speeds of the joints, speeds of the motors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.sizing.sizing import Sizing
from rnea.report.figures.cycle import CyclePanel, cycle_figure
from rnea.report.robot_figures.request import FigureRequest
from rnea.report.robot_figures.result_pictures import best_drives, heaviest_of

if TYPE_CHECKING:
    from matplotlib.figure import Figure

_EFFORT = {"rad": "torque (N m)", "m": "force (N)"}
_SPEED = {"rad": "speed (rad/s)", "m": "speed (m/s)"}


def cycle_picture(sizings: Sizing | Sequence[Sizing], request: FigureRequest) -> Figure:
    """What the drives give and how fast they turn along the motion, and in the dwell after it.

    Of several payloads the heaviest; torques are without rotors. Speeds of motors, in rpm, are
    those of the robot's own, else of the best candidate of each joint.
    """
    heaviest, look = heaviest_of(sizings, request.look)
    joints, columns = request.drives.joints, request.drives.columns
    motions = [heaviest.motions[k] for k in columns]
    rows = []
    for name, labels in (("tau", _EFFORT), ("qd", _SPEED)):
        for unit, members in joints.groups():
            some = [motions[k] for k in members]
            values = np.stack([getattr(motion, name) for motion in some], axis=-1)
            held = np.array([motion.hold if name == "tau" else 0.0 for motion in some])
            names = [joints.names[k] for k in members]
            rows.append(CyclePanel(labels[unit], values, held, names, members))
    best = best_drives(heaviest)
    driven = [k for k, name in enumerate(joints.names) if name in best]
    if driven:
        names = [joints.names[k] for k in driven]
        rpm = np.stack([best[name].run.speed for name in names], axis=-1) * 30 / np.pi
        rows.append(CyclePanel("motor (rpm)", rpm, np.zeros(len(driven)), names, driven))
    return cycle_figure(motions[0].t, heaviest.cycle.dwell, rows, look)
