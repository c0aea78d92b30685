"""Base parameters: the fewest numbers that a robot's torques depend on.

Of the linear parameters many are felt together only, and some not at all. Columns of the regressor
are taken one after the other at random states: a column that those before it make up is dependent,
and its parameter is felt as a part of theirs. So

    tau = Y[:, kept] · base,    base = p[kept] + coefficients · p[dependent].

Columns come in an order that gives the groups of the textbooks (Khalil and Dombre): what a joint
can feel of its link by itself first; mass, first moment along the axis and one moment of inertia
last.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from rnea.core.model import INERTIAL, LINEAR_PARAMETERS, Body, Model, random_positions
from rnea.core.recursions import QUANTITIES, Conditions
from rnea.core.recursions.regressors.parameter_names import parameter_name
from rnea.core.spatial.numbers import FLOAT, Array
from rnea.errors import InputError

WIDTH = len(LINEAR_PARAMETERS)
# what is left of a column, relative to it, below which it counts as made up of others; and how
# long it is, relative to the longest of its kind, below which nobody feels it: a right angle
# written with six digits is still one
SAME = 1e-5
_STATES, _SEED = 4, 11
_AXES = "xyz"


@dataclass(frozen=True, eq=False)
class BaseParameters:
    """kept, dependent, unobservable: columns of the linear parameters (15 bodies,).

    coefficients   (kept, dependent): base = p[kept] + coefficients @ p[dependent]
    total          how many linear parameters there are

    >>> from rnea import load
    >>> arm = load("one_link")
    >>> base = base_parameters(arm.model, joints=False)
    >>> base.names, base.of(arm.linear_parameters).round(4)
    (('MX1', 'MY1', 'ZZ1'), array([0.5   , 0.    , 0.3333]))
    >>> base.sums(base.kept, base.total).shape == base.matrix.shape
    True
    """

    kept: Array
    dependent: Array
    unobservable: Array
    coefficients: Array
    total: int

    width = WIDTH

    def __len__(self) -> int:
        return len(self.kept)

    @property
    def names(self) -> tuple[str, ...]:
        """The textbooks', with an R where others are felt with it: everywhere the same."""
        return tuple(
            parameter_name(int(column), grouped=bool(row.any()))
            for column, row in zip(self.kept, self.coefficients, strict=True)
        )

    @property
    def matrix(self) -> Array:
        """(base, all): base = matrix @ p."""
        out = np.zeros((len(self.kept), self.total))
        out[np.arange(len(self.kept)), self.kept] = 1.0
        out[:, self.dependent] = self.coefficients
        return out

    def sums(self, columns: Sequence[int], count: int) -> Array:
        """(columns, count): base parameters by their kept columns, of `count` parameters.

        Columns that no base parameter is kept by are parameters by themselves.
        """
        rows = {int(column): row for row, column in enumerate(self.kept)}
        matrix, out = self.matrix, np.zeros((len(columns), count))
        for k, column in enumerate(columns):
            if column in rows:
                out[k, : self.total] = matrix[rows[column]]
            else:
                out[k, column] = 1.0
        return out

    def of(self, parameters: Array) -> Array:
        """Their values, of linear parameters (..., 15 bodies)."""
        grouped = parameters[..., self.dependent] @ self.coefficients.T
        return np.asarray(parameters[..., self.kept] + grouped)


def base_parameters(model: Model, joints: bool = True, same: float = SAME) -> BaseParameters:
    """The base parameters of a robot, with or without those of friction and rotors.

    >>> from rnea import load
    >>> base_parameters(load("planar_2r").model, joints=False).names
    ('MXR1', 'MY1', 'ZZR1', 'MX2', 'MY2', 'ZZ2')
    """
    if model.kind is not FLOAT:
        raise InputError("base parameters are found with numbers; this robot has symbols")
    order = np.array([c for c in _order(model) if joints or c % WIDTH < len(INERTIAL)], dtype=int)
    W = _at_random_states(model)[:, order]
    sizes = np.linalg.norm(W, axis=0)
    largest = sizes.max(initial=0.0)
    kept: list[int] = []
    basis = np.zeros((len(W), 0))
    longest = _longest_of_kind(order, sizes)
    faint = np.maximum(same * longest, same * 1e-6 * largest)
    unfelt = [k for k in range(len(order)) if sizes[k] <= faint[k]]
    for k in range(len(order)):
        if k in unfelt:
            continue
        # twice: what the first time left of its parts is as small as rounding makes it
        rest = W[:, k] / sizes[k]
        for _ in range(2):
            rest = rest - basis @ (basis.T @ rest)
        left = np.linalg.norm(rest)
        if left > same:
            basis = np.column_stack([basis, rest / left])
            kept.append(k)
    others = [k for k in range(len(order)) if k not in kept and k not in unfelt]
    found = np.linalg.lstsq(W[:, kept] / sizes[kept], W[:, others], rcond=None)[0]
    coefficients = found / sizes[kept][:, None]
    # what is only rounding is nothing
    coefficients[np.abs(coefficients) < same * 1e-3] = 0.0
    total = WIDTH * len(model.bodies)
    return BaseParameters(order[kept], order[others], order[unfelt], coefficients, total)


def _at_random_states(model: Model) -> Array:
    """The regressor at enough states, its rows below one another."""
    rng = np.random.default_rng(_SEED)
    columns = WIDTH * len(model.bodies)
    count = _STATES * (1 + columns // max(model.nv, 1))
    q = random_positions(model, rng, count)
    qd, qdd = rng.normal(size=(2, count, model.nv))
    Y = QUANTITIES["regressor"].compute(model, Conditions(), q, qd, qdd)
    return Y.reshape(count * model.nv, columns)


def _longest_of_kind(columns: Array, sizes: Array) -> Array:
    """Of each column the longest among its like: masses, first moments, inertias, or the same
    parameter of joints. Between kinds there are units, which compare with nothing."""
    which = columns % WIDTH
    kinds = np.where(which < len(INERTIAL), np.searchsorted([1, 4], which, side="right"), which)
    out = np.zeros(len(columns))
    for kind in np.unique(kinds):
        out[kinds == kind] = sizes[kinds == kind].max()
    return out


def _order(model: Model) -> list[int]:
    """Every column: first what joints feel of their own links, then what others may feel better."""
    own: list[int] = []
    shared: list[int] = []
    for body in model.bodies:
        last = _observable_by_parents(body)
        first = (body.index - 1) * WIDTH
        for k, name in enumerate(LINEAR_PARAMETERS):
            (shared if name in last else own).append(first + k)
    return own + shared


def _observable_by_parents(body: Body) -> tuple[str, ...]:
    """What a joint hardly feels of its link, and those that carry it do."""
    late = ("mass", "offset")
    if not body.joint.turns:
        tensor = tuple(name for name in INERTIAL if name.startswith("i"))
        return ("mx", "my", "mz", *tensor, "offset") if body.joint.slides else late
    axis = np.abs(np.asarray(body.joint.motion_axes(body.joint.neutral)[0][0], dtype=float))
    c = int(axis.argmax())
    # of an axis z that is y, as in the books
    across = _AXES[(c + 2) % 3]
    return (*late, f"m{_AXES[c]}", f"i{across}{across}_origin")
