"""Friction of a joint over its speed: points of the recording, and the curve that was found.

A point is the mean of what the rigid body leaves of the efforts, in a range of speeds, with the
deviation of its rows. Filters of the efforts blur friction about standstill; those rows are left
out, as they are in the fit.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.identify.data.equations import EquationSource, RegressionEquations
from rnea.apps.identify.fit.friction_laws import FrictionLaw, is_friction
from rnea.core.model import Body
from rnea.core.recursions import coordinate_friction
from rnea.core.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.robot import Robot

BINS = 24
_FEWEST = 4  # rows of a point
_LINE = 401


@dataclass(frozen=True, eq=False)
class FrictionCurve:
    """speeds, means, deviations (b,): points; at, curve (m,): the law that was found.

    law: in words. load: the part of the transmitted torque that is lost besides, and is in neither.

    >>> from rnea import load
    >>> from rnea.identify import identify
    >>> arm, push = load("one_link"), lambda t: [3 * np.sin(2 * t)]
    >>> log = arm.simulate([0.0], duration=8.0, torque=push).measured(rate=100.0)
    >>> curve = identify(arm, [log]).curves[0]
    >>> curve.joint, curve.unit, curve.speed_unit
    ('joint1', 'N m', 'rad/s')
    """

    joint: str
    unit: str
    speed_unit: str
    law: str
    load: float
    speeds: Array
    means: Array
    deviations: Array
    at: Array
    curve: Array


def friction_curves(
    robot: Robot,
    source: EquationSource,
    equations: RegressionEquations,
    values: Array,
    laws: tuple[FrictionLaw, ...],
) -> tuple[FrictionCurve, ...]:
    """Of an identified robot, and the base parameters (k,) that it has."""
    left, speeds = equations.residuals(values), source.speeds()
    return tuple(
        _curve(body, law, equations, values, left[:, k], speeds[:, k])
        for k, (body, law) in enumerate(zip(robot.model.bodies, laws, strict=True))
    )


def _curve(
    body: Body,
    law: FrictionLaw,
    equations: RegressionEquations,
    values: Array,
    left: Array,
    speeds: Array,
) -> FrictionCurve:
    joint, used = body.index - 1, equations.used[:, body.index - 1]
    # residual and the friction that the fit explains, less its part by load
    own = [
        k for k, name in enumerate(equations.names) if is_friction(name, joint, equations.joints)
    ]
    rubbed = left + equations.columns[:, joint, own] @ values[own]
    most = float(np.abs(speeds[used]).max(initial=0.0)) or 1.0
    at = np.linspace(-most, most, _LINE)
    along = np.repeat(at[:, None], equations.joints, axis=1)
    units = body.joint.speeds[0]
    return FrictionCurve(
        body.joint.name,
        units.effort_unit,
        units.unit,
        str(law),
        float(body.losses.load),
        *_points(speeds[used], rubbed[used], most),
        at=at,
        curve=coordinate_friction(body, replace(body.losses, load=0.0), along)[..., 0],
    )


def _points(speeds: Array, rubbed: Array, most: float) -> tuple[Array, Array, Array]:
    """Means of ranges of speed that have rows enough."""
    place = np.clip(((speeds + most) / (2 * most) * BINS).astype(int), 0, BINS - 1)
    rows = [place == b for b in range(BINS)]
    rows = [own for own in rows if own.sum() >= _FEWEST]
    return (
        np.array([speeds[own].mean() for own in rows]),
        np.array([rubbed[own].mean() for own in rows]),
        np.array([rubbed[own].std() for own in rows]),
    )
