"""What was found, as a robot: the file's robot with other masses, friction and rotors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.identify.fit.friction_laws import EXTRAS, FrictionLaw
from rnea.core.description import Friction
from rnea.core.model import LINEAR_PARAMETERS
from rnea.core.recursions.regressors.base_parameters import WIDTH
from rnea.core.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.robot import Robot


def identified_robot(
    robot: Robot, parameters: Array, extras: Array, laws: Sequence[FrictionLaw]
) -> Robot:
    """With linear parameters (15 bodies,), and static excess and load of each joint (2 bodies,)."""
    rows = np.asarray(parameters).reshape(-1, WIDTH)
    more = np.asarray(extras).reshape(-1, len(EXTRAS))
    friction = {
        body.joint.name: friction_of(
            dict(zip(LINEAR_PARAMETERS, row, strict=True)), own[0], own[1], law
        )
        for body, row, own, law in zip(robot.model.bodies, rows, more, laws, strict=True)
    }
    return robot.with_linear_parameters(parameters).with_friction(friction)


def friction_of(values: dict[str, float], excess: float, load: float, law: FrictionLaw) -> Friction:
    """A joint's friction at the joint, of its linear parameters and what its law adds."""
    coulomb = float(values["coulomb_forward"]), float(values["coulomb_backward"])
    has = bool(law.stribeck) and excess > 0
    return Friction(
        viscous=float(values["viscous"]),
        coulomb=coulomb,
        static=(coulomb[0] + float(excess), coulomb[1] + float(excess)) if has else None,
        stribeck=law.stribeck if has else 0.0,
        load=float(load) if law.load else 0.0,
        smooth=law.smooth,
        offset=float(values["offset"]),
    )
