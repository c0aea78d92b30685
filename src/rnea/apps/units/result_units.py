"""The error check of units, made by the recursion itself.

A robot is rebuilt of quantities (every parameter with the unit its role has), the recursions run on
them at a state where nothing vanishes, and the unit of every result is reported. The recursions are
the same that compute with floats: a term with the wrong unit anywhere in them would raise a
`UnitError` that names both units.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.apps.units.entry_units import (
    ACCELERATION,
    FORCE,
    OF_JOINTS,
    PER_SECOND,
    TORQUE,
    Entry,
    entries,
    has_one_unit,
    rewrite,
)
from rnea.apps.units.formula_units import check_formulas
from rnea.apps.units.numbers_with_units import (
    DIMENSIONED,
    METRE,
    ONE,
    Dimension,
    DimensionedValue,
    counting,
    power_dimension,
    times_dimension,
    unit_name,
)
from rnea.core.description import Description, Scalar, with_closure
from rnea.core.model import Model, ParameterEvaluator, random_positions
from rnea.core.recursions import BaseMotion
from rnea.core.spatial import Wrench
from rnea.core.spatial.numbers import FLOAT, Array
from rnea.errors import InputError

if TYPE_CHECKING:
    from rnea.robot import Robot


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
    results: the units, one entry per result

    >>> from rnea import load
    >>> report = check_units(load("one_link"))
    >>> report.unit_of("kinetic energy"), report.consistent
    ('J', True)
    """

    robot: str
    results: tuple[UnitOf, ...]
    additions: int
    with_zero: int
    formulas: int

    @property
    def consistent(self) -> bool:
        """Whether every result has the unit that it should have."""
        return all(result.right for result in self.results)

    def unit_of(self, quantity: str) -> str:
        """The unit of a result by its name, such as 'tau[elbow]' or 'kinetic energy'."""
        for result in self.results:
            if result.quantity == quantity:
                return result.found
        known = ", ".join(result.quantity for result in self.results[:12])
        raise InputError(f"no result is named {quantity!r}. There are: {known}, ...")


def check_units(robot: Robot) -> UnitReport:
    """Run a robot's dynamics on numbers with units and report the unit of every result.

    Inverse dynamics (with friction, rotors, springs, a wrench at every tip and a moving base), mass
    matrix, Coriolis matrix, energies, Jacobians and poses, at a generic state. Raises `UnitError`
    where unlike things are added: in a formula of the robot file, or in a recursion.

    >>> from rnea import load
    >>> report = check_units(load("scara"))
    >>> report.unit_of("tau[elbow]"), report.unit_of("tau[quill]"), report.unit_of("M[1,3]")
    ('N m', 'N', 'kg m')
    >>> report.consistent, report.additions > 1000
    (True, True)
    """
    formulas = check_formulas(entries(robot.description))
    with counting() as tally:
        arm = dimensioned(robot)
        parts = (_torques(arm), _matrices(arm), _energies(arm), _kinematics(arm))
        results = tuple(itertools.starmap(_unit_of, itertools.chain(*parts)))
    return UnitReport(robot.name, results, tally.checked, tally.with_zero, formulas)


def dimensioned(robot: Robot) -> Robot:
    """The same robot with every parameter a `DimensionedValue` of the unit that its role has."""
    if robot.model.kind is not FLOAT:
        raise InputError(
            "units are checked on a robot of plain numbers; this one has parameters of kind "
            f"{robot.model.kind.name!r}"
        )
    robot.model.refuse_mimics("the check of units")
    _refuse_numbers_without_unit(robot.model)
    numbers = ParameterEvaluator(robot.description, FLOAT)

    def with_unit(entry: Entry, value: Scalar) -> Any:
        return DimensionedValue(numbers.scalar(value, entry.path), entry.dimension)

    description = _closed_somewhere(robot) if robot.model.closure else robot.description
    description = replace(rewrite(description, with_unit), parameters={})
    return type(robot)(description, kind=DIMENSIONED)


def _closed_somewhere(robot: Robot) -> Description:
    """The description with what plain numbers have found: a closed position, nowhere special, and
    which joints are independent."""
    model = robot.model
    q = random_positions(model, np.random.default_rng(7), 1)[0]
    assembly = {
        body.joint.name: q[body.q].tolist() if body.joint.nq > 1 else float(q[body.q][0])
        for body in model.independent
    }
    return with_closure(robot.description, independent=list(model.names("qd")), assembly=assembly)


def _refuse_numbers_without_unit(model: Model) -> None:
    """Friction and rotors count alike along all speeds: they need speeds of one unit."""
    for body in model.bodies:
        joint, losses = body.joint, body.losses
        if (losses.rubs or losses.rotor != 0) and not has_one_unit(joint.kind):
            units = ", ".join(dict.fromkeys(speed.unit for speed in joint.speeds))
            raise InputError(
                f"the friction and the rotor of {joint.kind} joint {joint.name!r} are one number "
                f"for speeds in {units}, and no unit fits them all. Possible here: the robot "
                "without them, or with one joint for each unit"
            )


def dimensioned_state(model: Model) -> tuple[Array, Array, Array]:
    """q, qd, qdd in the units that the joints say, none of them zero or special.

    Of a robot with loops q is where `dimensioned` has closed it.
    """
    q = np.empty(model.nq, dtype=object)
    qd, qdd = (np.empty(model.nv, dtype=object) for _ in range(2))
    for i, coordinate in enumerate(model.coordinates):
        value = 0.37 + 0.11 * i if model.closure is None else float(model.closure.reference[i])
        q[i] = DimensionedValue(value, OF_JOINTS[coordinate.unit])
    for i, freedom in enumerate(model.dofs):
        rate = OF_JOINTS[freedom.unit]
        qd[i] = DimensionedValue(0.53 - 0.07 * i + 0.001, rate)
        qdd[i] = DimensionedValue(-0.71 + 0.13 * i, times_dimension(rate, PER_SECOND))
    return q, qd, qdd


Result = tuple[str, Dimension, Any]
"""A result's name, the dimension that mechanics demands of it, and its value or values."""


def _vector(dimension: Dimension) -> Array:
    out = np.empty(3, dtype=object)
    out[:] = [DimensionedValue(value, dimension) for value in (0.3, -0.7, 1.1)]
    return out


def _tips(arm: Robot) -> list[str]:
    """Frames at which a wrench is applied: the tool, or every link that carries no other."""
    frames = arm.model.frames
    if "tool" in frames:
        return ["tool"]
    carrying = {frame.parent for frame in frames.values()}
    return [name for name, frame in frames.items() if name not in carrying and frame.body]


def _torques(arm: Robot) -> Iterator[Result]:
    q, qd, qdd = dimensioned_state(arm.model)
    # the motion of a base that floats is in q, qd and qdd already
    floats = any(body.parent == 0 and body.joint.nv == 6 for body in arm.model.bodies)
    moving = BaseMotion(
        w=_vector(PER_SECOND),
        v=_vector(times_dimension(METRE, PER_SECOND)),
        wd=_vector(power_dimension(PER_SECOND, 2)),
        vd=_vector(ACCELERATION),
    )
    base = None if floats else moving
    wrench = [Wrench(_vector(FORCE), _vector(TORQUE), frame=name) for name in _tips(arm)]
    tau = arm.inverse_dynamics(q, qd, qdd, wrench=wrench, base=base)
    for freedom, value in zip(arm.model.dofs, tau, strict=True):
        yield f"tau[{freedom.effort_name}]", OF_JOINTS[freedom.effort_unit], value
    carried = arm.joint_wrenches(q, qd, qdd, wrench=wrench, base=base)
    yield "joint forces", FORCE, carried.force
    yield "joint moments", TORQUE, carried.moment


def _matrices(arm: Robot) -> Iterator[Result]:
    """M_ij is effort_i per acceleration_j, C_ij is effort_i per speed_j."""
    q, qd, _ = dimensioned_state(arm.model)
    for symbol, matrix, rate in (
        ("M", arm.mass_matrix(q), PER_SECOND),
        ("C", arm.coriolis_matrix(q, qd), ONE),
    ):
        freedoms = enumerate(arm.model.dofs)
        for (i, row), (j, column) in itertools.product(freedoms, repeat=2):
            per = times_dimension(OF_JOINTS[column.unit], rate)
            unit = times_dimension(OF_JOINTS[row.effort_unit], per, -1)
            yield f"{symbol}[{i + 1},{j + 1}]", unit, matrix[i, j]


def _energies(arm: Robot) -> Iterator[Result]:
    q, qd, _ = dimensioned_state(arm.model)
    yield "kinetic energy", TORQUE, arm.kinetic_energy(q, qd)
    yield "potential energy", TORQUE, arm.potential_energy(q)


def _kinematics(arm: Robot) -> Iterator[Result]:
    q, _, _ = dimensioned_state(arm.model)
    poses = arm.forward_kinematics(q).values()
    yield "positions of frames", METRE, [pose.translation for pose in poses]
    yield "rotations of frames", ONE, [pose.rotation for pose in poses]
    for tip in _tips(arm):
        J = arm.jacobian(q, frame=tip)
        for j, freedom in enumerate(arm.model.dofs):
            per_position = times_dimension(PER_SECOND, OF_JOINTS[freedom.unit], -1)
            yield f"J of {tip}: angular by {freedom.name}", per_position, J[:3, j]
            linear = times_dimension(METRE, per_position)
            yield f"J of {tip}: linear by {freedom.name}", linear, J[3:, j]


def _unit_of(name: str, demanded: Dimension, values: Any) -> UnitOf:
    """One line for a number, or for many of one unit: the first that is otherwise, if any."""

    def unit(dimension: Dimension | None) -> str:
        # an energy and a torque have one dimension and two names
        is_energy = name.endswith("energy") and dimension == TORQUE
        return "J" if is_energy else unit_name(dimension)

    dimensions = [
        value.dimension if isinstance(value, DimensionedValue) else None if value == 0 else ONE
        for value in np.asarray(values, dtype=object).flat
    ]
    results = [UnitOf(name, unit(demanded), unit(found)) for found in dimensions or [None]]
    wrong = [result for result in results if not result.right]
    with_unit = [result for result in results if result.found == result.unit]
    return (wrong or with_unit or results)[0]
