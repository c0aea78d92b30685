"""Pinocchio: one state at a time, or a batch by its own threads.

Six numbers in a row are linear first there, speeds of a free joint too; crba and the derivatives
fill one half of a symmetric matrix.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import Any

import numpy as np

from rnea.apps.bench import base_mass, timed_calls
from rnea.apps.bench.contender import PeerFunction
from rnea.apps.check.peers.in_pinocchio import PinocchioPeer
from rnea.core.model import INERTIAL, LINEAR_PARAMETERS
from rnea.core.recursions import QUANTITIES, Conditions
from rnea.core.spatial import (
    MassMoments,
    Pose,
    entries_of,
    second_moment,
    tensor_of_second_moment,
)
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError
from rnea.robot import Robot

PINOCCHIO = "pinocchio"
# what our states are called there
_STATES = {"q": "q", "qd": "v", "qdd": "a", "tau": "tau"}
# how each quantity is asked for, the fastest of several ways counts: lines, and how to read them
_ASKED: dict[str, tuple[tuple[str, ...], ...]] = {
    "inverse_dynamics": (("rnea(model, data, q, v, a)",),),
    "gravity_torque": (("computeGeneralizedGravity(model, data, q)",),),
    "bias": (("nonLinearEffects(model, data, q, v)",),),
    "joint_wrenches": (("rnea(model, data, q, v, a)",),),
    "mass_matrix": (
        ("crba(model, data, q)",),
        ("crba(model, data, q, Convention.WORLD)",),
    ),
    "coriolis_matrix": (("computeCoriolisMatrix(model, data, q, v)",),),
    "kinetic_energy": (("computeKineticEnergy(model, data, q, v)",),),
    "potential_energy": (("computePotentialEnergy(model, data, q)",),),
    "frame_poses": (("framesForwardKinematics(model, data, q)",),),
    "jacobian": (
        ("computeFrameJacobian(model, data, q, frame, LOCAL_WORLD_ALIGNED)",),
        (
            "computeJointJacobians(model, data, q)",
            "updateFramePlacement(model, data, frame)",
            "getFrameJacobian(model, data, frame, LOCAL_WORLD_ALIGNED)",
        ),
    ),
    "motion_at": (
        (
            "forwardKinematics(model, data, q, v, a)",
            "(getFrameVelocity(model, data, frame, LOCAL), "
            "getFrameClassicalAcceleration(model, data, frame, LOCAL))",
        ),
    ),
    "derivatives": (("computeRNEADerivatives(model, data, q, v, a)",),),
    "forward_dynamics": (
        ("aba(model, data, q, v, tau)",),
        ("aba(model, data, q, v, tau, Convention.WORLD)",),
    ),
    "forward_derivatives": (("computeABADerivatives(model, data, q, v, tau)",),),
    "center_of_mass": (
        ("centerOfMass(model, data, q)",),
        ("centerOfMass(model, data, q, False)",),
    ),
    "center_of_mass_velocity": (
        ("centerOfMass(model, data, q, v)",),
        ("centerOfMass(model, data, q, v, False)",),
    ),
    "center_of_mass_acceleration": (
        ("centerOfMass(model, data, q, v, a)",),
        ("centerOfMass(model, data, q, v, a, False)",),
    ),
    "center_of_mass_jacobian": (
        ("jacobianCenterOfMass(model, data, q)",),
        ("jacobianCenterOfMass(model, data, q, False)",),
    ),
    "centroidal_momentum": (("computeCentroidalMomentum(model, data, q, v)",),),
    "centroidal_momentum_matrix": (("computeCentroidalMap(model, data, q)",),),
    "centroidal_momentum_rate": (
        ("computeCentroidalMomentumTimeVariation(model, data, q, v, a)",),
    ),
    "regressor": (("computeJointTorqueRegressor(model, data, q, v, a)",),),
    "kinetic_energy_regressor": (("computeKineticEnergyRegressor(model, data, q, v)",),),
    "potential_energy_regressor": (("computePotentialEnergyRegressor(model, data, q)",),),
}
ANSWERS = tuple(_ASKED)
# work on a batch by threads of its own
_PARALLEL = {"inverse_dynamics": "rneaInParallel", "forward_dynamics": "abaInParallel"}
_ANGULAR_FIRST = [3, 4, 5, 0, 1, 2]
_MOST_BYTES = 4 * 2**30


class PinocchioWays:
    """A robot in Pinocchio, built joint by joint from ours."""

    def __init__(self, robot: Robot) -> None:
        # second derivatives of torques have a place in its data, and in that of its threads
        needed = 2 * 4 * 8 * robot.n**3
        if needed > _MOST_BYTES:
            raise InputError(f"its data for {robot.n} joints take about {needed / 2**30:.3g} GiB")
        self._pin: Any = importlib.import_module(PINOCCHIO)
        self._peer, self._ours = PinocchioPeer.building(robot.model), robot.model
        self._model, self._data = self._peer.inside

    def ways(
        self, quantity: str, states: list[Array], threads: int, frame: str
    ) -> list[PeerFunction]:
        if quantity not in _ASKED:
            return []
        ours = [np.asarray(state, float) for state in states]
        names = [_STATES[state] for state in QUANTITIES[quantity].states]

        def theirs(rows: list[Array]) -> dict[str, Array]:
            return dict(zip(names, self._converted(rows), strict=True))

        if quantity in _PARALLEL and len(ours[0]) > 1:
            return [self._in_parallel(_PARALLEL[quantity], theirs(ours), threads)]
        given = {"model": self._model, "data": self._data}
        if frame:
            given["frame"] = self._peer.frame(frame)
        read = getattr(self, f"_{quantity}", self._vector)
        found = []
        for lines in _ASKED[quantity]:
            used = {x: getattr(self._pin, x) for x in _words(lines) if hasattr(self._pin, x)}
            call = timed_calls.PeerCall(_name(lines), lines, {**used, **given}, read)
            found.append(timed_calls.way(PINOCCHIO, call, theirs, ours))
        return found

    def _converted(self, rows: list[Array]) -> list[Array]:
        """Positions come first, in coordinates of its own; the others in its order."""
        return [self._peer.positions(rows[0]), *(self._peer.speeds(x) for x in rows[1:])]

    def _in_parallel(self, function: str, theirs: dict[str, Array], threads: int) -> PeerFunction:
        pool = self._pin.ModelPool(self._model, threads)
        # a row of ours is a column of theirs, in the same place of memory
        columns = {name: rows.T for name, rows in theirs.items()}
        out = np.zeros((self._model.nv, len(theirs["q"])), order="F")
        names = {"function": getattr(self._pin, function), "pool": pool, "out": out, **columns}
        statement = f"function({threads}, pool, {', '.join(columns)}, out)"

        def evaluate(numbers: Array) -> Array:
            names["function"](threads, pool, *columns.values(), out)
            return out.T[numbers][:, self._peer.columns]

        return PeerFunction(
            f"pin.{function}", PINOCCHIO, statement, names, len(theirs["q"]), evaluate
        )

    # ---- their results as ours: result, q, qd, ... -> answer -----------------------------------

    def _vector(self, result: Any, *state: Array) -> Array:
        return np.asarray(result)[..., self._peer.columns]

    def _square(self, matrix: Array) -> Array:
        return np.asarray(matrix)[np.ix_(self._peer.columns, self._peer.columns)]

    def _mass_matrix(self, result: Array, q: Array) -> Array:
        return self._square(_whole(result))

    def _coriolis_matrix(self, result: Array, q: Array, qd: Array) -> Array:
        return self._square(result)

    def _derivatives(self, result: Any, *state: Array) -> Array:
        by_q, by_v, last = result
        return np.array([self._square(x) for x in (by_q, by_v, _whole(last))])

    _forward_derivatives = _derivatives

    def _kinetic_energy(self, result: float, *state: Array) -> Array:
        return np.array(result)

    def _potential_energy(self, result: float, q: Array) -> Array:
        return base_mass.potential_energy(self._ours, result)

    def _frame_poses(self, result: None, q: Array) -> Array:
        places = [self._data.oMf[self._peer.frame(name)] for name in self._ours.frames]
        return np.array([[*X.rotation.ravel(), *X.translation] for X in places])

    def _jacobian(self, result: Array, q: Array) -> Array:
        # one column comes flat
        return self._vector(np.reshape(result, (6, -1))[_ANGULAR_FIRST])

    def _motion_at(self, result: Any, *state: Array) -> Array:
        v, a = result
        return np.array([v.angular, v.linear, a.angular, a.linear])

    def _joint_wrenches(self, result: Array, *state: Array) -> Array:
        """Of the data; the base reaction, which is not kept there, from those of its children."""
        rows, whole = [], self._pin.Force.Zero()
        for body in self._ours.bodies:
            number = self._peer.joint(body)
            own = self._peer.placing[body.index].actInv(self._data.f[number])
            rows.append(_six(own))
        for number in range(1, self._model.njoints):
            if self._model.parents[number] == 0:
                whole += self._data.liMi[number].act(self._data.f[number])
        return np.array([base_mass.reaction(self._ours, (whole.angular, whole.linear)), *rows])

    def _center_of_mass(self, result: Array, q: Array) -> Array:
        return base_mass.center_of_mass(self._ours, np.array(result))

    def _center_of_mass_velocity(self, result: Array, *state: Array) -> Array:
        return base_mass.center_of_mass_motion(self._ours, np.array(self._data.vcom[0]))

    def _center_of_mass_acceleration(self, result: Array, *state: Array) -> Array:
        return base_mass.center_of_mass_motion(self._ours, np.array(self._data.acom[0]))

    def _center_of_mass_jacobian(self, result: Array, q: Array) -> Array:
        rows = self._vector(np.reshape(result, (3, -1)))
        return base_mass.center_of_mass_motion(self._ours, rows)

    def _momentum(self, result: Any, *state: Array) -> Array:
        centre = np.array(self._data.com[0])
        return base_mass.momentum(self._ours, result.angular, result.linear, centre)

    _centroidal_momentum = _centroidal_momentum_rate = _momentum

    def _centroidal_momentum_matrix(self, result: Array, q: Array) -> Array:
        rows = self._vector(np.reshape(result, (6, -1)))
        # this function leaves no centre of mass behind
        place = self._pin.centerOfMass(
            self._model, self._model.createData(), self._peer.positions(q)
        )
        return base_mass.momentum(self._ours, rows[3:], rows[:3], place)

    def _regressor(self, result: Array, *state: Array) -> Array:
        Y = np.reshape(result, (self._model.nv, -1))[self._peer.columns]
        return self._parameters("regressor", Y, state)

    def _kinetic_energy_regressor(self, result: Array, *state: Array) -> Array:
        return self._parameters("kinetic_energy_regressor", np.ravel(result), state)

    def _potential_energy_regressor(self, result: Array, *state: Array) -> Array:
        return self._parameters("potential_energy_regressor", np.ravel(result), state)

    def _parameters(self, name: str, Y: Array, state: tuple[Array, ...]) -> Array:
        ours = QUANTITIES[name].compute(self._ours, Conditions(), *state)
        bodies = self._ours.bodies
        places = [self._peer.placing[body.index] for body in bodies]
        poses = [Pose(np.array(X.rotation), np.array(X.translation)) for X in places]
        return in_our_order(Y, [self._peer.joint(body) for body in bodies], poses, ours)


def _name(lines: tuple[str, ...]) -> str:
    """For reading: the first function, and how it is told to go another way."""
    further = {"Convention.WORLD": ", in world axes", "False": ", no subtrees"}
    told = [words for sign, words in further.items() if sign in lines[0]]
    return f"pin.{lines[0].split('(')[0]}{''.join(told)}"


def _words(lines: tuple[str, ...]) -> list[str]:
    """Names that stand in some lines."""
    text = "".join(c if c.isidentifier() or c.isdigit() else " " for c in " ".join(lines))
    return list(dict.fromkeys(text.split()))


def _whole(half: Array) -> Array:
    """A symmetric matrix of its upper half."""
    return np.triu(half) + np.triu(half, 1).T


def _six(force: Any) -> Array:
    return np.concatenate([force.angular, force.linear])


# where our entries of an inertia stand there
_THERE = [0, 1, 2, 3, 4, 6, 9, 5, 7, 8]
_TEN = len(INERTIAL)


def in_our_order(
    theirs: Array, numbers: Sequence[int], placing: Sequence[Pose], ours: Array
) -> Array:
    """Rows (..., 10 joints) as (..., 15 bodies).

    numbers: of our bodies' joints there, from 1; placing: our frames seen from theirs; ours: where
    the columns come from that they do not have.
    """
    whole = ours.reshape(*theirs.shape[:-1], len(numbers), len(LINEAR_PARAMETERS)).copy()
    for k, (number, place) in enumerate(zip(numbers, placing, strict=True)):
        columns = theirs[..., _TEN * (number - 1) : _TEN * number][..., _THERE]
        whole[..., k, :_TEN] = columns @ _seen_from(place)
    return whole.reshape(ours.shape)


def _seen_from(place: Pose) -> Array:
    """(10, 10): a body's parameters in their frame from those in ours; they are linear."""
    columns = []
    for unit in np.eye(_TEN):
        xx, yy, zz, xy, xz, yz = unit[4:]
        tensor = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
        moved = MassMoments(unit[0], unit[1:4], second_moment(tensor)).seen_from(place)
        entries = entries_of(tensor_of_second_moment(moved.second))
        columns.append([moved.mass, *moved.first, *entries])
    return np.array(columns, dtype=float).T
