"""The physical fit: parameters of bodies that exist, as near to the base fit as can be.

Base parameters are sums; a robot file has parameters of links. Sought are those of least

    ½ (B p - x)ᵀ N (B p - x)  +  ½ |u|²,

with x the base fit, N its information (`BaseFit.information`), B the sums, and u how far p is from
the file in whitened coordinates: the pseudo-inertia of a body is L (1 + matrix(u)) Lᵀ with L Lᵀ
that of the file, so |u| = 1 is a change by a hundred percent, whatever the axes. Where the motion
tells, the first term decides; where it does not, the file's value stays. Pseudo-inertias stay
positive, and friction and rotors do not fall below zero.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from rnea.apps.identify.fit.base_fit import BaseFit
from rnea.apps.identify.fit.cone_programs import ConeProgram, by_barrier, by_clarabel
from rnea.apps.identify.fit.friction_laws import DRY
from rnea.apps.identify.fit.pseudo_inertia import matrix_of
from rnea.apps.identify.fit.whitened_links import whitened_links
from rnea.core.model import INERTIAL, JOINT, Model
from rnea.core.recursions.regressors.base_parameters import WIDTH, BaseParameters
from rnea.core.spatial.numbers import Array
from rnea.system.optional_packages import missing

SMALLEST = 1e-3  # of the file's pseudo-inertia: nothing becomes thinner
_ALIKE = 0.1  # how far Coulomb friction differs by direction, where an offset could as well be it
_NOTHING = 1e-5  # of what is plausible
_TEN = len(INERTIAL)
_HARDLY, _ANYTHING = 1e-3, 1e6  # weight of the file, and size of a pseudo-inertia, when released


@dataclass(frozen=True, eq=False)
class PhysicalFit:
    """parameters (15 bodies,) and extras (2 bodies,): static excess and load of each joint.

    moved: rms of the change of the base parameters in units of their deviations.
    smallest (bodies,): least eigenvalue of each pseudo-inertia relative to the file's.
    solver: which one was used
    """

    parameters: Array
    extras: Array
    base_values: Array
    moved: float
    smallest: Array
    solver: str


def physical_fit(
    model: Model,
    base: BaseParameters,
    fit: BaseFit,
    file: Array,
    scale: Array,
    solver: str = "",
    released: frozenset[str] = frozenset(),
) -> PhysicalFit:
    """Of a base fit; file (17 bodies,): the file's parameters and extras, scale: plausible sizes.

    solver: "clarabel" or "barrier"; default the first if it is installed. released: conditions that
    are not held, of rotors, friction, bodies and file, to see what they cost.
    """
    bodies = len(model.bodies)
    columns = joint_columns(bodies, fit.names)
    T, start = coordinates(model, file, scale, columns)
    B = base.sums(fit.names, len(file))
    N = fit.information
    BT = B @ T
    program = ConeProgram(
        H=BT.T @ N @ BT
        + np.eye(T.shape[1]) * (_HARDLY if "file" in released else 1.0)
        + _alike(columns, bodies),
        g=BT.T @ N @ (fit.values - B @ start),
        bodies=bodies,
        least=-_ANYTHING if "bodies" in released else SMALLEST,
        floors=tuple(
            (_TEN * bodies + k, -float(start[column] / scale[column]))
            for k, column in enumerate(columns)
            if is_size(column, bodies) and _sort(column, bodies) not in released
        ),
    )
    u, name = solved(program, solver)
    p = start + T @ u
    # the last digits of a solver may lie on the wrong side
    sizes = [
        column
        for column in columns
        if is_size(column, bodies) and _sort(column, bodies) not in released
    ]
    p[sizes] = np.maximum(p[sizes], 0.0)
    p[columns] = np.where(np.abs(p[columns]) > _NOTHING * scale[columns], p[columns], 0.0)
    return PhysicalFit(
        parameters=p[: WIDTH * bodies],
        extras=p[WIDTH * bodies :],
        base_values=B @ p,
        moved=distance(fit, B @ p),
        smallest=np.array(
            [
                np.linalg.eigvalsh(np.eye(4) + matrix_of(u[_TEN * b : _TEN * (b + 1)]))[0]
                for b in range(bodies)
            ]
        ),
        solver=name,
    )


def solved(program: ConeProgram, solver: str = "") -> tuple[Array, str]:
    """The solution, and by which solver."""
    name = solver or ("barrier" if missing("clarabel", "scipy") else "clarabel")
    return by_clarabel(program) if name == "clarabel" else by_barrier(program), name


def distance(fit: BaseFit, values: Array) -> float:
    """Of base parameters from those that were fitted: rms, in units of their deviations."""
    away = values - fit.values
    told = max(float(np.trace(fit.information @ fit.covariance)), 1.0)
    return float(np.sqrt(max(away @ fit.information @ away, 0.0) / told))


def coordinates(
    model: Model, file: Array, scale: Array, columns: Sequence[int]
) -> tuple[Array, Array]:
    """p = start + T u: whitened by the file for bodies, by plausible sizes for joints."""
    bodies = len(model.bodies)
    start = file.copy()
    # laws that were not chosen are gone
    start[WIDTH * bodies :] = 0.0
    T = np.zeros((len(file), _TEN * bodies + len(columns)))
    start[: WIDTH * bodies], T[: WIDTH * bodies, : _TEN * bodies] = whitened_links(
        model, file[: WIDTH * bodies]
    )
    for k, column in enumerate(columns):
        start[column] = max(file[column], 0.0) if is_size(column, bodies) else file[column]
        T[column, _TEN * bodies + k] = scale[column]
    return T, start


def _alike(columns: Sequence[int], bodies: int) -> Array:
    """Prefers Coulomb friction that is alike both ways, with an offset, to one by direction.

    While a joint moves, nobody can tell them apart.
    """
    H = np.zeros((_TEN * bodies + len(columns),) * 2)
    for b in range(bodies):
        ways = [_TEN * bodies + columns.index(WIDTH * b + place) for place in DRY]
        H[np.ix_(ways, ways)] += np.array([[1.0, -1.0], [-1.0, 1.0]]) / _ALIKE**2
    return H


def joint_columns(bodies: int, names: Sequence[int]) -> list[int]:
    """Friction, offset, rotor of all joints, then what the laws of this fit add."""
    own = [WIDTH * b + _TEN + k for b in range(bodies) for k in range(len(JOINT))]
    return own + [name for name in names if name >= WIDTH * bodies]


def _sort(column: int, bodies: int) -> str:
    is_rotor = column < WIDTH * bodies and JOINT[column % WIDTH - _TEN] == "rotor"
    return "rotors" if is_rotor else "friction"


def is_size(column: int, bodies: int) -> bool:
    """What cannot be negative: everything of a joint but the offset."""
    if column >= WIDTH * bodies:
        return True
    which = column % WIDTH - _TEN
    return which >= 0 and JOINT[which] != "offset"
