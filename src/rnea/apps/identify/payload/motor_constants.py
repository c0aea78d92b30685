"""Motor constants: how much torque a unit of effort is, joint by joint, from a known load.

Efforts i that are currents are torques over a constant K of each joint, and no motion of the robot
alone tells K: twice the mass with twice K gives the same currents. With recordings without and with
a load whose mass and centre are known,

    K i = Y x + s        without,        K i = Y x + s + c        with it,

s being the torques of the file's springs and c those that the load takes; g = 1/K and x are found
from

    i = g (Y x + s + c),

in which all noise stands on the left. Joint by joint that is linear, in g x and g; so it begins.
Then x is one for all joints (Gauss-Newton on x and g), which tells also the constants of joints
that hardly feel the load.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.identify.data.equations import EquationSource, RegressionEquations
from rnea.apps.identify.data.prepare import Prepared
from rnea.apps.identify.fit.base_fit import RobustFit
from rnea.apps.identify.fit.friction_laws import FrictionLaw
from rnea.apps.identify.fit.scales import plausible
from rnea.core.recursions.regressors.base_parameters import WIDTH, base_parameters
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError

if TYPE_CHECKING:
    from rnea.robot import Robot

UNSURE = 0.1  # relative deviation beyond which a constant is not told
_TURNS = 8
_CONSTANT = 10**6 * WIDTH  # names of the constants' columns, behind all others


@dataclass(frozen=True, eq=False)
class MotorConstants:
    """constants (n,): N m or N for a unit of effort; deviations (n,)."""

    joints: tuple[str, ...]
    constants: Array
    deviations: Array

    @property
    def identified(self) -> Array:
        """(n,): which of them the recordings tell."""
        return self.deviations < UNSURE * np.abs(self.constants)


def motor_constants(
    robot: Robot, carrying: Robot, unloaded: Sequence[Prepared], loaded: Sequence[Prepared]
) -> MotorConstants:
    """carrying: the robot with the known load. Refuses what the recordings do not tell."""
    if not (unloaded and loaded):
        raise InputError(
            "motor constants need recordings without and with the known load: the load alone "
            "tells torques apart from currents"
        )
    base = base_parameters(robot.model)
    parts = [*unloaded, *loaded]
    source = EquationSource(robot, base, parts)
    equations = source.equations([FrictionLaw()] * robot.model.nv)
    springs, known = _known_torques(source, carrying, len(unloaded))
    # springs are torques and efforts are not yet: they stay beside the load
    equations = replace(equations, efforts=equations.efforts + springs)
    own = np.asarray(base.sums(equations.names, base.total) @ robot.linear_parameters)
    g = _joint_by_joint(equations, known, own)
    found = _together(robot, equations, known, own, g, parts)
    if not found.identified.all():
        weak = [name for name, sure in zip(found.joints, found.identified, strict=True) if not sure]
        raise InputError(
            f"the recordings do not tell the motor constants of {', '.join(weak)}: the load must "
            "be felt there, and the motion without it must be as rich as with it"
        )
    return found


def _known_torques(source: EquationSource, carrying: Robot, unloaded: int) -> tuple[Array, Array]:
    """(M, n) each: what springs take, and with it what the load takes in its recordings."""
    more = carrying.linear_parameters - source.robot.linear_parameters
    springs, both = source.rigid(0 * more), source.rigid(more)
    return source.rows(springs), source.rows([*springs[:unloaded], *both[unloaded:]])


def _joint_by_joint(equations: RegressionEquations, known: Array, own: Array) -> Array:
    """g (n,): of each joint's rows alone."""
    g = np.ones(equations.joints)
    for joint in range(equations.joints):
        used = equations.used[:, joint]
        A = np.column_stack([equations.columns[used, joint], known[used, joint]])
        size = np.maximum(np.linalg.norm(A, axis=0), 1e-300)
        if not used.any() or np.linalg.norm(A[:, -1]) == 0:
            rigid = equations.columns[used, joint] @ own
            g[joint] = float(rigid @ equations.efforts[used, joint] / max(rigid @ rigid, 1e-300))
            continue
        z = np.linalg.lstsq(A / size, equations.efforts[used, joint], rcond=1e-6)[0] / size
        g[joint] = z[-1]
    return np.where(np.abs(g) > 1e-12, g, 1e-12)


def _together(
    robot: Robot,
    equations: RegressionEquations,
    known: Array,
    own: Array,
    g: Array,
    parts: Sequence[Prepared],
) -> MotorConstants:
    """Gauss-Newton on the parameters of all joints and the constants."""
    n, k = equations.joints, len(own)
    x = own.copy()
    columns = np.zeros((*equations.efforts.shape, k + n))
    for _ in range(_TURNS):
        torques = [replace(p, tau=p.tau / g) for p in parts]
        scale = plausible(robot, equations.names, torques)
        rigid = equations.columns @ x
        np.multiply(equations.columns, g[:, None], out=columns[..., :k])
        for joint in range(n):
            columns[:, joint, k + joint] = rigid[:, joint] + known[:, joint]
        linear = replace(
            equations,
            columns=columns,
            efforts=equations.efforts + rigid * g,
            names=(*equations.names, *(_CONSTANT + j for j in range(n))),
        )
        start = np.concatenate([own, g])
        solved = RobustFit(linear, start, np.concatenate([scale, np.abs(g)]))
        change = np.abs(solved.values[k:] / g - 1).max()
        x, g = solved.values[:k], solved.values[k:]
        if change < 1e-6:
            break
    fit = solved.with_uncertainty()
    constants = 1 / g
    # of directions that the motion does not tell nothing is known
    lost = fit.kept_share[k:] > 0.5
    deviations = np.where(lost, np.inf, fit.deviations[k:] * constants**2)
    return MotorConstants(robot.joint_names, constants, deviations)
