"""Slopes: how torques change with a motion, and accelerations with torques.

Attached to `Robot` as methods.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Unpack

from rnea.core.recursions import DriveOptions
from rnea.core.spatial.numbers import Array
from rnea.engine.native import Give
from rnea.robot.native_dispatch import short

if TYPE_CHECKING:
    from rnea.robot.robot import Robot


@short("derivatives", Give.PARTS)
def inverse_dynamics_derivatives(
    robot: Robot, q: Any, qd: Any = None, qdd: Any = None, **case: Unpack[DriveOptions]
) -> tuple[Array, Array, Array]:
    """∂tau/∂q, ∂tau/∂qd and ∂tau/∂qdd = M, each (..., nv, nv), by a kernel of their own.

    By q means by a small motion along each speed. Coulomb friction counts as constant on either
    side of rest; a wrench stays as it is in the axes of the body that it acts on.

    >>> from rnea import load
    >>> dq, _, M = load("one_link").inverse_dynamics_derivatives([0.0], [0.0], [0.0])
    >>> dq.round(4), M.round(4)
    (array([[4.905]]), array([[0.3333]]))
    """
    slopes = robot._ask("derivatives", (q, qd, qdd), **case)
    return slopes[..., 0, :, :], slopes[..., 1, :, :], slopes[..., 2, :, :]


@short("forward_derivatives", Give.PARTS)
def forward_dynamics_derivatives(
    robot: Robot, q: Any, qd: Any = None, tau: Any = None, **case: Unpack[DriveOptions]
) -> tuple[Array, Array, Array]:
    """∂qdd/∂q, ∂qdd/∂qd and ∂qdd/∂tau = M⁻¹, each (..., nv, nv), by a kernel of their own.

    By q means by a small motion along each speed. Coulomb friction counts as constant on either
    side of rest; a wrench stays as it is in the axes of the body that it acts on.

    >>> from rnea import load
    >>> dq, _, inverse = load("one_link").forward_dynamics_derivatives([0.0], [0.0], [0.0])
    >>> dq.round(4), inverse.round(4)
    (array([[-14.715]]), array([[3.]]))
    """
    slopes = robot._ask("forward_derivatives", (q, qd, tau), **case)
    return slopes[..., 0, :, :], slopes[..., 1, :, :], slopes[..., 2, :, :]
