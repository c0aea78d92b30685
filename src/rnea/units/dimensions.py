"""The error check of units, made by the recursion itself.

`check_units` rebuilds a robot of quantities (every parameter with the unit its role has), runs the
recursions on them at a state where nothing vanishes, and reports the unit of every result. The
recursions are the same that compute with floats: a term with the wrong unit anywhere in them would
raise a `UnitError` that names both units. `suspect_units` looks for parameters whose *numbers* are
in another unit than SI (millimetres, grams, degrees, g cm²).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from rnea.describe import Description
from rnea.errors import InputError
from rnea.model import Evaluator, Model
from rnea.recursions import BaseMotion
from rnea.spatial import Wrench
from rnea.spatial.numbers import FLOAT, Array
from rnea.units.entry_units import (
    ACCELERATION,
    FORCE,
    TORQUE,
    Entry,
    effort_dimension,
    entries,
    position_dimension,
    rewrite,
)
from rnea.units.formula_units import check_formulas, parameter_dimensions
from rnea.units.numbers_with_units import (
    DIMENSIONED,
    ONE,
    Dimension,
    Quantity,
    UnitError,
    counting,
    times_dimension,
    unit_name,
)
from rnea.units.suspicions import Suspicion, suspect_units

__all__ = [
    "DIMENSIONED",
    "Quantity",
    "Suspicion",
    "UnitError",
    "UnitOf",
    "UnitReport",
    "check_units",
    "dimensioned",
    "dimensioned_state",
    "suspect_units",
]

PER_SECOND: Dimension = (0, 0, -1)


@dataclass(frozen=True)
class UnitOf:
    """The unit of one result. `found` is what came out, `unit` what mechanics demands."""

    quantity: str
    unit: str
    found: str

    @property
    def right(self) -> bool:
        """A structural zero ("any") fits every unit."""
        return self.found == self.unit or self.found == unit_name(None)


@dataclass(frozen=True)
class UnitReport:
    """The unit of every result of a robot, and how many sums were checked on the way.

    additions   sums of two terms with units; every one added like to like, or it would have raised
    with_zero   sums in which one term was a literal zero
    formulas    formulas of the robot file whose unit fits the entry in which they stand
    """

    robot: str
    results: tuple[UnitOf, ...]
    additions: int
    with_zero: int
    formulas: int

    @property
    def consistent(self) -> bool:
        return all(result.right for result in self.results)

    def unit_of(self, quantity: str) -> str:
        """The unit of a result by its name, such as 'tau[elbow]' or 'kinetic energy'."""
        for result in self.results:
            if result.quantity == quantity:
                return result.found
        known = ", ".join(result.quantity for result in self.results[:12])
        raise InputError(f"no result is named {quantity!r}. There are: {known}, ...")


def check_units(robot: Any) -> UnitReport:
    """Run a robot's dynamics on numbers with units and report the unit of every result.

    Inverse dynamics (with friction, rotors, a wrench at every tip and a moving base), mass matrix,
    Coriolis matrix, energies, Jacobians and poses, at a generic state. Raises `UnitError` where
    unlike things are added: in a formula of the robot file, or in a recursion.

    >>> from rnea import load
    >>> report = check_units(load("scara"))
    >>> report.unit_of("tau[elbow]"), report.unit_of("tau[quill]"), report.unit_of("M[1,3]")
    ('N m', 'N', 'kg m')
    >>> report.consistent, report.additions > 1000
    (True, True)
    """
    found = entries(robot.description)
    formulas = check_formulas(found, parameter_dimensions(found))
    with counting() as tally:
        arm = dimensioned(robot)
        results = (*_torques(arm), *_matrices(arm), *_energies(arm), *_kinematics(arm))
    return UnitReport(robot.name, results, tally.checked, tally.with_zero, formulas)


def dimensioned(robot: Any) -> Any:
    """The same robot with every parameter a `Quantity` of the unit that its role has."""
    if robot.model.kind is not FLOAT:
        raise InputError(
            "units are checked on a robot of plain numbers; this one has parameters of kind "
            f"{robot.model.kind.name!r}"
        )
    robot.model.refuse_mimics("the check of units")
    description: Description = robot.description
    numbers = Evaluator(description, FLOAT)

    def with_unit(entry: Entry, value: Any) -> Quantity:
        return Quantity(numbers.scalar(value, entry.path), entry.dimension)

    made = replace(rewrite(description, with_unit), parameters={})
    return type(robot)(made, kind=DIMENSIONED)


def dimensioned_state(model: Model) -> tuple[Array, Array, Array]:
    """q, qd, qdd in rad or m and their rates, none of them zero or special."""
    kinds = [body.joint.kind for body in model.bodies for _ in range(body.joint.nv)]
    q, qd, qdd = (np.empty(len(kinds), dtype=object) for _ in range(3))
    for i, kind in enumerate(kinds):
        unit = position_dimension(kind)
        rate = times_dimension(unit, PER_SECOND)
        q[i] = Quantity(0.37 + 0.11 * i, unit)
        qd[i] = Quantity(0.53 - 0.07 * i + 0.001, rate)
        qdd[i] = Quantity(-0.71 + 0.13 * i, times_dimension(rate, PER_SECOND))
    return q, qd, qdd


def _vector(dimension: Dimension) -> Array:
    out = np.empty(3, dtype=object)
    out[:] = [Quantity(value, dimension) for value in (0.3, -0.7, 1.1)]
    return out


def _joint_kinds(arm: Any) -> list[tuple[str, str]]:
    return [(body.joint.name, body.joint.kind) for body in arm.model.bodies]


def _tips(arm: Any) -> list[str]:
    """Frames at which a wrench is applied: the tool, or every link that carries no other."""
    frames = arm.model.frames
    if "tool" in frames:
        return ["tool"]
    carrying = {frame.parent for frame in frames.values()}
    return [name for name, frame in frames.items() if name not in carrying and frame.body]


def _torques(arm: Any) -> Iterator[UnitOf]:
    q, qd, qdd = dimensioned_state(arm.model)
    rate = PER_SECOND
    base = BaseMotion(
        w=_vector(rate),
        v=_vector(times_dimension((1, 0, 0), rate)),
        wd=_vector(times_dimension(rate, rate)),
        vd=_vector(ACCELERATION),
    )
    wrench = [Wrench(_vector(FORCE), _vector(TORQUE), frame=name) for name in _tips(arm)]
    tau = arm.inverse_dynamics(q, qd, qdd, wrench=wrench, base=base)
    for (name, kind), value in zip(_joint_kinds(arm), tau, strict=True):
        yield _result(f"tau[{name}]", effort_dimension(kind), value)
    carried = arm.joint_wrenches(q, qd, qdd, wrench=wrench, base=base)
    yield _all_alike("joint forces", FORCE, carried.force)
    yield _all_alike("joint moments", TORQUE, carried.moment)


def _matrices(arm: Any) -> Iterator[UnitOf]:
    """M_ij is effort_i per acceleration_j, C_ij is effort_i per speed_j."""
    q, qd, _ = dimensioned_state(arm.model)
    kinds = [kind for _, kind in _joint_kinds(arm)]
    for symbol, matrix, seconds in (
        ("M", arm.mass_matrix(q), 2),
        ("C", arm.coriolis_matrix(q, qd), 1),
    ):
        for i, row in enumerate(kinds):
            for j, column in enumerate(kinds):
                x, y, z = times_dimension(effort_dimension(row), position_dimension(column), -1)
                unit = (x, y, z + seconds)
                yield _result(f"{symbol}[{i + 1},{j + 1}]", unit, matrix[i, j])


def _energies(arm: Any) -> Iterator[UnitOf]:
    q, qd, _ = dimensioned_state(arm.model)
    yield _result("kinetic energy", TORQUE, arm.kinetic_energy(q, qd), joule=True)
    yield _result("potential energy", TORQUE, arm.potential_energy(q), joule=True)


def _kinematics(arm: Any) -> Iterator[UnitOf]:
    q, _, _ = dimensioned_state(arm.model)
    poses = arm.forward_kinematics(q).values()
    yield _all_alike("positions of frames", (1, 0, 0), [pose.translation for pose in poses])
    yield _all_alike("rotations of frames", ONE, [pose.rotation for pose in poses])
    for tip in _tips(arm):
        J = arm.jacobian(q, frame=tip)
        for j, (name, kind) in enumerate(_joint_kinds(arm)):
            linear = times_dimension((1, 0, 0), position_dimension(kind), -1)
            angular = times_dimension(ONE, position_dimension(kind), -1)
            yield _all_alike(f"J of {tip}: angular by {name}", angular, J[:3, j])
            yield _all_alike(f"J of {tip}: linear by {name}", linear, J[3:, j])


def _result(name: str, demanded: Dimension, value: Any, joule: bool = False) -> UnitOf:
    if isinstance(value, np.ndarray):
        value = value.item()
    dimension = value.dimension if isinstance(value, Quantity) else None if value == 0 else ONE
    units = [unit_name(demanded), unit_name(dimension)]
    # an energy and a torque have one dimension and two names
    return UnitOf(name, *("J" if joule and unit == "N m" else unit for unit in units))


def _all_alike(name: str, demanded: Dimension, values: Any) -> UnitOf:
    """One line for many numbers of one unit: the first that is otherwise, if any."""
    results = [_result(name, demanded, value) for value in np.asarray(values, dtype=object).flat]
    wrong = [result for result in results if not result.right]
    with_unit = [result for result in results if result.found == result.unit]
    return (wrong or with_unit or results or [_result(name, demanded, 0)])[0]
