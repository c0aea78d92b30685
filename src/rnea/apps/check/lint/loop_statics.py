"""Can the motors of a robot with loops hold it? Gravity and springs at closed positions.

Through a loop gravity's torque is no sum of sines of one coordinate, so that nothing is climbed:
random positions on the assembled branch are tried, and what is found is a pose that is too heavy,
not the worst one.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from rnea.apps.check.lint.subject import Subject
from rnea.core.findings import WARNING, Finding
from rnea.core.model import Model, is_singular, neutral, random_positions
from rnea.core.recursions import Conditions, quantity
from rnea.core.spatial.numbers import Array

POSES = 64


def _possible(model: Model, q: Array) -> bool:
    """Whether the joints that follow are within their limits too, and the position is regular."""
    for body in model.independent:
        lower, upper = body.limits.lower, body.limits.upper
        if lower is not None and body.joint.nq == 1 and not lower <= q[body.q][0] <= upper:
            return False
    return not is_singular(model, q)


def check_closed(subject: Subject, model: Model) -> Iterator[Finding]:
    closure = model.closure
    assert closure is not None
    motors = [model.tree.dofs[k] for k in closure.actuated]
    limits = np.array([freedom.body.limits.effort or np.inf for freedom in motors], dtype=float)
    if not np.isfinite(limits).any() or not model.nv:
        return
    q = random_positions(model, np.random.default_rng(11), POSES)
    q = np.array([row for row in (neutral(model), *q) if _possible(model, row)])
    zero = np.zeros((len(q), model.nv))
    efforts = quantity("motor_torque").compute(model, Conditions(friction=False), q, zero, zero)
    paths = {joint.name: joint.path for joint in subject.joints}
    for k, (freedom, limit) in enumerate(zip(motors, limits, strict=True)):
        worst = int(np.abs(efforts[:, k]).argmax())
        most, unit = abs(float(efforts[worst, k])), freedom.effort_unit
        if most <= limit:
            continue
        own = {x.body.joint.name for x in model.dofs}
        named = zip(model.coordinates, q[worst], strict=True)
        at = ", ".join(f"{x.name} {value:.4g}" for x, value in named if x.body.joint.name in own)
        yield Finding(
            *(WARNING, "gravity-beyond-effort", freedom.body.joint.name),
            f"{paths.get(freedom.body.joint.name, '')}.limits.effort",
            f"holding still takes {most:.4g} {unit}, the limit is {limit:g} {unit}, at {at}",
            "the motor cannot carry the robot there, if the pose is free of collisions and no "
            "spring or counterweight helps that the file does not tell of",
            "a mass or a lever too large, a limit before the gear or in another unit, or a pose to "
            "avoid, as near a singular one",
        )
