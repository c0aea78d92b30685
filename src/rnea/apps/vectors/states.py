"""Five states of every robot, from a seed and the robot's name."""

from __future__ import annotations

import zlib
from typing import Any

import numpy as np

from rnea.apps.vectors.records import Record
from rnea.core.model import Model, neutral, random_positions
from rnea.core.spatial import quaternions
from rnea.core.spatial.numbers import Array
from rnea.robot import Robot

STATES = {
    "zero": "every joint at its zero, no speed, no acceleration",
    "still": "anywhere, no speed, about to move",
    "moving": "anywhere, about 1 rad/s and m/s",
    "fast": "anywhere, about 10 rad/s and m/s",
    "limits": "every joint at an end of its range, at its largest speed",
}
_DECIMALS = 6
# size of speeds and of accelerations
_SIZES = {"zero": (0.0, 0.0), "still": (0.0, 2.0), "moving": (1.0, 2.0), "fast": (10.0, 50.0)}


def states_of(record: Record, robot: Robot) -> dict[str, Array]:
    """q (5, nq), qd and qdd (5, nv), in the order of `STATES`."""
    model = robot.model
    # a robot's states are its own, whichever others are in the file
    rng = np.random.default_rng([2026, zlib.crc32(record["name"].encode())])
    q, qd, qdd = [], [], []
    for name in STATES:
        speeds, accelerations = rng.uniform(-1.0, 1.0, size=(2, model.nv))
        anywhere = random_positions(model, rng, 1)[0]
        fast, strong = _SIZES.get(name, (1.0, 10.0))
        q.append(neutral(model) if name == "zero" else anywhere)
        qd.append(speeds * fast)
        qdd.append(accelerations * strong)
    states = {"q": _short_position(model, np.array(q)), "qd": _short(qd), "qdd": _short(qdd)}
    last = [*STATES].index("limits")
    _to_the_ends(record, model, states["q"][last], states["qd"][last])
    return states


def _to_the_ends(record: Record, model: Model, q: Array, qd: Array) -> None:
    """Lower and upper ends in turn; joints without ends stay where they are."""
    for body, told in zip(model.bodies, record["bodies"], strict=True):
        if "limits" in told["joint"]:
            q[body.q] = told["joint"]["limits"][body.index % 2]
            qd[body.v] = told["joint"]["velocity"] * (-1) ** (body.index // 2)


def _short(numbers: Any) -> Array:
    """Few decimals: easily read, and the same on every machine."""
    flat = [round(float(x), _DECIMALS) + 0.0 for x in np.ravel(numbers)]
    return np.array(flat).reshape(np.shape(numbers))


def _short_position(model: Model, q: Array) -> Array:
    """Quaternions are shortened first and then made as long as doubles can: not all normalise."""
    short = _short(q)
    for body in model.bodies:
        part = body.joint.quaternion
        if part is not None:
            at = slice(body.q.start + part.start, body.q.start + part.stop)
            short[:, at] = quaternions.normalized(short[:, at])
    return short
