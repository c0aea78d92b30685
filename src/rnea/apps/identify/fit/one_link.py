"""One link that explains a recording by itself, with all others as the file has them.

The physical fit takes, of all links with the same sums, those of least squared change, each in
units of itself. Many links that change a little cost less there than one that changes much: a
gripper on the last link of an arm is spread over its neighbours. So links are tried one by one,
with friction, offsets and rotors free: where one alone explains the base fit within its deviations,
that is the simpler story.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.identify.fit.base_fit import BaseFit
from rnea.apps.identify.fit.cone_programs import ConeProgram
from rnea.apps.identify.fit.physical_fit import (
    SMALLEST,
    coordinates,
    distance,
    is_size,
    joint_columns,
    solved,
)
from rnea.core.model import INERTIAL, Model
from rnea.core.recursions.regressors.base_parameters import WIDTH, BaseParameters
from rnea.core.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.apps.identify.stages import IdentificationFit

_TEN = len(INERTIAL)
_FREE = 1e-3  # weight of the file: a link that is tried may become anything
_AS_WELL, _NOT = 1.5, 3.0  # deviations of the base parameters, rms: explained, and not
_CHANGED = 1.2  # times heavier or lighter: what is written of another link is another story


@dataclass(frozen=True)
class OneLink:
    """name: of the link; before, after: its mass in kg; away: rms of the base parameters, in their
    deviations; at_tip: whether nothing moves on it."""

    name: str
    before: float
    after: float
    away: float
    at_tip: bool

    def __str__(self) -> str:
        held = "; if something is mounted there, `rnea payload` weighs it" if self.at_tip else ""
        return (
            f"{self.name} alone, {self.before:.4g} -> {self.after:.4g} kg with all other links as "
            f"in the file, explains the recordings as well{held}. What is written changes each "
            "link as little as it can, in units of itself, and so several."
        )


def one_link(model: Model, base: BaseParameters, fitted: IdentificationFit) -> OneLink | None:
    """The only link that explains the base fit by itself; None where none does, several do, the
    file does, or what is written says the same."""
    fit, file = fitted.base_fit, fitted.file
    count = WIDTH * len(model.bodies)
    before, after = file[:count:WIDTH], fitted.physical.parameters[:count:WIDTH]
    found = _tried(model, base, fit, file, fitted.scale)
    near = [k for k, (_, away) in found.items() if away < _AS_WELL]
    if len(near) != 1:
        return None
    k = near[0]
    if any(away < _NOT for other, (_, away) in found.items() if other != k):
        return None
    ratio = np.log(np.maximum(after, 1e-12) / np.maximum(before, 1e-12))
    if not np.any(np.delete(np.abs(ratio), k) > np.log(_CHANGED)):
        return None
    body, (mass, away) = model.bodies[k], found[k]
    return OneLink(body.name, float(before[k]), mass, away, not model.children[body.index])


def _tried(
    model: Model, base: BaseParameters, fit: BaseFit, file: Array, scale: Array
) -> dict[int, tuple[float, float]]:
    """By body: its mass and how far base parameters stay away."""
    bodies = len(model.bodies)
    columns = joint_columns(bodies, fit.names)
    T, start = coordinates(model, file, scale, columns)
    B = base.sums(fit.names, len(file))
    out = {}
    for k in range(bodies):
        own = np.arange(_TEN * k, _TEN * (k + 1))
        free = np.concatenate([own, np.arange(_TEN * bodies, T.shape[1])])
        A = B @ T[:, free]
        N = fit.information
        program = ConeProgram(
            H=A.T @ N @ A + _FREE * np.eye(len(free)),
            g=A.T @ N @ (fit.values - B @ start),
            bodies=1,
            least=SMALLEST,
            floors=tuple(
                (_TEN + j, -float(start[column] / scale[column]))
                for j, column in enumerate(columns)
                if is_size(column, bodies)
            ),
        )
        p = start + T[:, free] @ solved(program)[0]
        out[k] = float(p[WIDTH * k]), distance(fit, B @ p)
    return out
