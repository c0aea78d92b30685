"""Pinocchio: one state at a time, or a batch by its own threads."""

from __future__ import annotations

import importlib
from typing import Any

import numpy as np

from rnea.bench.contender import Way
from rnea.bench.peers import looped
from rnea.bench.reference import as_one
from rnea.check.peers import PinocchioPeer
from rnea.errors import InputError
from rnea.robot import Robot
from rnea.spatial.numbers import Array

# its functions by our quantities; the second works on a batch by threads
_FUNCTIONS = {
    "inverse_dynamics": ("rnea", "rneaInParallel"),
    "gravity_torque": ("computeGeneralizedGravity", ""),
    "bias": ("nonLinearEffects", ""),
    "mass_matrix": ("crba", ""),
    "coriolis_matrix": ("computeCoriolisMatrix", ""),
    "kinetic_energy": ("computeKineticEnergy", ""),
    "potential_energy": ("computePotentialEnergy", ""),
    "derivatives": ("computeRNEADerivatives", ""),
    "forward_dynamics": ("aba", "abaInParallel"),
}
_NAMES = ("q", "v", "a")
_MOST_BYTES = 4 * 2**30


class PinocchioWays:
    """A robot in Pinocchio, built joint by joint from ours."""

    def __init__(self, robot: Robot) -> None:
        # second derivatives of torques have a place in its data, and in that of its threads
        needed = 2 * 4 * 8 * robot.n**3
        if needed > _MOST_BYTES:
            raise InputError(f"its data for {robot.n} joints take about {needed / 2**30:.3g} GiB")
        self._pin: Any = importlib.import_module("pinocchio")
        self._model, self._data, columns = PinocchioPeer.building(robot.model).inside
        if columns != [body.v.start for body in robot.model.bodies]:
            raise InputError("its joints come in another order there")

    def way(self, quantity: str, states: list[Array], threads: int) -> Way | None:
        if quantity not in _FUNCTIONS:
            return None
        single, parallel = _FUNCTIONS[quantity]
        # a row of ours is a column of theirs, in the same place of memory
        states = [np.ascontiguousarray(state, float) for state in states]
        if parallel and len(states[0]) > 1:
            return self._in_parallel(parallel, states, threads)
        function, model, data = getattr(self._pin, single), self._model, self._data

        def call(*state: Array) -> Array:
            return as_one(function(model, data, *state))

        one = dict(zip(_NAMES, (state[0].copy() for state in states), strict=False))
        names = {
            "function": function,
            "model": model,
            "data": data,
            "statement": f"function(model, data, {', '.join(one)})",
            **one,
        }
        return looped("pinocchio", f"pin.{single}", call, states, names)

    def _in_parallel(self, function: str, states: list[Array], threads: int) -> Way:
        pool = self._pin.ModelPool(self._model, threads)
        columns = [state.T for state in states]
        out = np.zeros(columns[0].shape, order="F")
        names = {
            "function": getattr(self._pin, function),
            "pool": pool,
            "out": out,
            **dict(zip(_NAMES, columns, strict=False)),
        }
        statement = f"function({threads}, pool, {', '.join(_NAMES[: len(columns)])}, out)"

        def answer(numbers: Array) -> Array:
            names["function"](threads, pool, *columns, out)
            return out.T[numbers]

        return Way(f"pin.{function}", "pinocchio", statement, names, len(states[0]), answer)
