"""Laws of friction that a joint may follow, and what each of their numbers takes of its torque.

A law is what does not enter linearly: the velocities of tanh and of Stribeck's fading, and whether
friction grows with the load. For a law, friction is linear in its numbers, and a column is the
joint's friction (`rnea.recursions`) with one of them 1 and the others 0:

    Coulomb forward, Coulomb backward, static excess (static above Coulomb, both ways alike), load.

Columns are numbered behind the linear parameters of the robot: `extra_column`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from rnea.core.model import INERTIAL, JOINT, LINEAR_PARAMETERS, Body, JointDrive, Model
from rnea.core.recursions import coordinate_friction
from rnea.core.recursions.regressors.base_parameters import WIDTH, BaseParameters
from rnea.core.recursions.regressors.parameter_names import parameter_unit
from rnea.core.spatial import number
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError

EXTRAS = ("static_excess", "load")
DRY = tuple(LINEAR_PARAMETERS.index(f"coulomb_{way}") for way in ("forward", "backward"))
"""Places of the Coulomb friction of a body among its linear parameters."""


@dataclass(frozen=True)
class FrictionLaw:
    """smooth, stribeck: velocities in rad/s or m/s, 0 for none; load: whether it counts.

    >>> FrictionLaw(stribeck=0.1).numbers > FrictionLaw().numbers
    True
    """

    smooth: float = 0.0
    stribeck: float = 0.0
    load: bool = False

    def __str__(self) -> str:
        parts = [f"tanh(v/{number(self.smooth, 3)})" if self.smooth else "sign(v)"]
        parts += [f"Stribeck {number(self.stribeck, 3)}"] if self.stribeck else []
        return ", ".join(parts + ["load"] * self.load)

    @property
    def numbers(self) -> int:
        """How many numbers it has, beside the viscous one; what a filter that nobody told of
        also does to friction, smoothing it, counts twice."""
        return 2 + 2 * bool(self.smooth) + 2 * bool(self.stribeck) + self.load


def extras_of(model: Model) -> Array:
    """(2 bodies,): static excess and load, as the robot's file has them."""
    values = []
    for losses in (body.losses for body in model.bodies):
        has = losses.static_forward is not None and losses.stribeck != 0
        dry = losses.coulomb_forward + losses.coulomb_backward
        excess = (losses.static_forward + losses.static_backward - dry) / 2 if has else 0.0
        values += [float(excess), float(losses.load)]
    return np.array(values)


def extra_column(model: Model, body: Body, name: str) -> int:
    """The column of what a law adds to the linear parameters."""
    return WIDTH * len(model.bodies) + len(EXTRAS) * (body.index - 1) + EXTRAS.index(name)


def dry_names(model: Model, joint: int) -> tuple[int, ...]:
    """Every column that some law gives to a joint."""
    body = model.bodies[joint]
    extras = (extra_column(model, body, name) for name in EXTRAS)
    return (*(WIDTH * joint + which for which in DRY), *extras)


def column_names(columns: Sequence[int], base: BaseParameters) -> tuple[str, ...]:
    """Names of base parameters by their columns, as everywhere (`BaseParameters.names`), and of
    what laws add to them: Fs is static friction above Coulomb's, mu that by load."""
    known = dict(zip(base.kept.tolist(), base.names, strict=True))
    return tuple(known.get(column) or _extra_name(column, base.total) for column in columns)


def made_of(columns: Sequence[int], base: BaseParameters) -> str:
    """How many base parameters there are of each sort: 36 inertial + 18 friction + 4 rotor.

    >>> from rnea import load
    >>> from rnea.identify import base_parameters
    >>> base = base_parameters(load("planar_2r").model)
    >>> made_of(base.kept, base)
    '6 inertial + 6 friction + 1 rotor'
    """
    counts = dict.fromkeys(("inertial", "friction", "rotor", "friction by laws chosen here"), 0)
    for column in columns:
        which = LINEAR_PARAMETERS[column % WIDTH]
        if column >= base.total:
            counts["friction by laws chosen here"] += 1
        else:
            sort = "inertial" if which in INERTIAL else "rotor" if which == "rotor" else "friction"
            counts[sort] += 1
    return " + ".join(f"{count} {sort}" for sort, count in counts.items() if count)


def column_unit(model: Model, column: int) -> str:
    """Of a linear parameter, or of what a law adds: a torque, or a share of one.

    >>> from rnea import load
    >>> column_unit(load("one_link").model, 0)
    'kg'
    """
    total = WIDTH * len(model.bodies)
    if column < total:
        return parameter_unit(model, column)
    body, which = divmod(column - total, len(EXTRAS))
    return "1" if EXTRAS[which] == "load" else model.bodies[body].joint.speeds[0].effort_unit


def _extra_name(column: int, total: int) -> str:
    body, which = divmod(column - total, len(EXTRAS))
    return f"{('Fs', 'mu')[which]}{body + 1}"


def is_friction(column: int, joint: int, bodies: int) -> bool:
    """Whether a column is friction of a joint, other than by load."""
    if column >= WIDTH * bodies:
        body, which = divmod(column - WIDTH * bodies, len(EXTRAS))
        return body == joint and EXTRAS[which] != "load"
    body, which = divmod(column, WIDTH)
    return body == joint and LINEAR_PARAMETERS[which] in JOINT[:-1]


def dry_columns(
    model: Model, body: Body, law: FrictionLaw, qd: Array, rigid: Array | None
) -> dict[int, Array]:
    """What each number of a law takes of its joint's torque (N,), by column.

    rigid (N, n): torque of the rigid body, which the gear transmits; needed for friction by load.
    """
    first = WIDTH * (body.index - 1)
    nothing = JointDrive(0.0, 0.0, 0.0, rotor=0.0, gear=1.0)

    def column(**one: Any) -> Array:
        losses = replace(nothing, smooth=law.smooth, **one)
        return coordinate_friction(body, losses, qd, None, rigid)[..., 0]

    columns = {
        first + DRY[0]: column(coulomb_forward=1.0),
        first + DRY[1]: column(coulomb_backward=1.0),
    }
    if law.stribeck:
        fading = column(static_forward=1.0, static_backward=1.0, stribeck=law.stribeck)
        columns[extra_column(model, body, "static_excess")] = fading
    if law.load:
        if rigid is None:
            raise InputError("friction by load needs the torque of the rigid body")
        columns[extra_column(model, body, "load")] = column(load=1.0)
    return columns
