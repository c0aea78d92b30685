"""What a page asks of robots with loops alone: what their cuts bear, and how they move."""

from __future__ import annotations

from typing import Any

import numpy as np

from rnea.apps.simulate.integrate.positions import ALONG
from rnea.core.model import Model, difference, integrate
from rnea.core.recursions import (
    OF_LOOPS,
    QUANTITIES,
    Conditions,
    Loops,
    Quantity,
    body_poses,
    motor_torque,
)
from rnea.core.spatial import times
from rnea.core.spatial.numbers import Array


def diagonal(walk: Any, model: Model, case: Conditions, q: Array) -> Array:
    """Of the mass matrix: loops put every joint's motion into it, so all of it is made."""
    own = np.arange(model.nv)
    return QUANTITIES["mass_matrix"].compute(model, case, q)[..., own, own]


def _cut_loads(model: Model, case: Conditions, q: Array, u: Array, ud: Array) -> Array:
    """Of every cut where it is, the moment and the force on its child: (cuts, 9), in the world."""
    closure, poses = model.closure, body_poses(model.tree, q)
    assert closure is not None
    loads, rows = OF_LOOPS["loop_forces"].compute(model, case, q, u, ud), []
    for k, cut in enumerate(closure.cuts):
        frame = poses[cut.parent] @ cut.X_PA
        moment, force = (times(frame.rotation, loads[..., k, at : at + 3]) for at in (0, 3))
        vectors = (frame.translation, moment, force)
        rows.append(np.concatenate([np.broadcast_to(x, (*q.shape[:-1], 3)) for x in vectors], -1))
    return np.stack(rows, axis=-2) if rows else np.zeros((*q.shape[:-1], 0, 9))


def _cuts(model: Model) -> tuple[int, ...]:
    return (0 if model.closure is None else len(model.closure.cuts), 9)


CUT_LOADS = Quantity(
    "cut_loads", ("q", "qd", "qdd"), _cuts, _cut_loads, OF_LOOPS["loop_forces"].takes,
    "place, moment and force of every joint that closes a loop", inner=True,
)  # fmt: skip


SHARED = Quantity(
    "shared", ("q",), OF_LOOPS["motor_torque"].shape,
    lambda model, case, q, tau: motor_torque(Loops.of(model, q), tau),
    description="efforts along the independent speeds as those of the motors",
    also=(("tau", lambda model: model.nv),),
)  # fmt: skip


def ways_of_loops(model: Model) -> dict[str, Quantity]:
    """Between positions of all joints and speeds of the independent ones."""
    return {
        # as simulations go, and end their steps
        "rate": ALONG["rate"],
        "ended": ALONG["ended"],
        "normalized": ALONG["normalized"],
        "integrate": Quantity(
            "integrate", ("q",), lambda model: (model.nq,),
            lambda model, case, q, step: integrate(model.tree, q, Loops.of(model, q).speeds(step)),
            description="where a step along the speeds leads, still to be closed",
            also=(("step", model.nv),),
        ),
        "difference": Quantity(
            "difference", ("q",), lambda model: (model.nv,),
            lambda model, case, q, goal: difference(model, q, goal),
            description="the step of the independent joints towards a goal", also=(("goal",
            model.nq),),
        ),
    }  # fmt: skip
