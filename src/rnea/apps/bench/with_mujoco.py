"""MuJoCo: the functions that a quantity needs, one state after another.

mj_inverse and mj_forward do more than a recursion: they also find the mass matrix, contacts and
constraints (of which these robots have none). The other quantities are asked for by the steps
that they need and no others. A robot's frames are sites there; only what tells of frames has them.
"""

from __future__ import annotations

import importlib
from typing import Any

import numpy as np

from rnea.apps.bench import base_mass, timed_calls
from rnea.apps.bench.contender import PeerFunction
from rnea.apps.check.peers.in_mujoco import MujocoPeer
from rnea.core.recursions import QUANTITIES
from rnea.core.spatial.numbers import Array
from rnea.robot import Robot
from rnea.system.cached import cached_property

MUJOCO = "mujoco"
_PLACES = ("mj_kinematics(model, data)", "mj_comPos(model, data)")
_SPEEDS = (*_PLACES, "mj_comVel(model, data)")
_MASS = (*_PLACES, "mj_crb(model, data)")
_ASKED: dict[str, tuple[str, ...]] = {
    "inverse_dynamics": ("mj_inverse(model, data)",),
    "gravity_torque": (*_SPEEDS, "mj_rne(model, data, 0, vector)"),
    "bias": (*_SPEEDS, "mj_rne(model, data, 0, vector)"),
    "mass_matrix": (*_MASS, "mj_fullM(model, data, square)"),
    "kinetic_energy": (*_MASS, "mj_energyVel(model, data)"),
    "potential_energy": ("mj_kinematics(model, data)", "mj_energyPos(model, data)"),
    "frame_poses": ("mj_kinematics(model, data)",),
    "jacobian": (*_PLACES, "mj_jacSite(model, data, linear, angular, frame)"),
    "motion_at": (
        *_SPEEDS,
        "mj_rnePostConstraint(model, data)",
        "mj_objectVelocity(model, data, site, frame, speed, 1)",
        "mj_objectAcceleration(model, data, site, frame, change, 1)",
    ),
    "forward_dynamics": ("mj_forward(model, data)",),
    "center_of_mass": _PLACES,
    "center_of_mass_velocity": (*_SPEEDS, "mj_subtreeVel(model, data)"),
    "center_of_mass_jacobian": (*_PLACES, "mj_jacSubtreeCom(model, data, linear, 0)"),
    "centroidal_momentum": (*_SPEEDS, "mj_subtreeVel(model, data)"),
    "centroidal_momentum_matrix": (
        *_PLACES,
        "mj_jacSubtreeCom(model, data, linear, 0)",
        "mj_angmomMat(model, data, angular, 0)",
    ),
}
ANSWERS = tuple(_ASKED)
_OF_FRAMES = ("frame_poses", "jacobian", "motion_at")
# of what states are called here, where they stand there
_PLACED = {"q": "qpos", "qd": "qvel", "qdd": "qacc", "tau": "qfrc_applied"}


class MujocoWays:
    """A robot in MuJoCo, built body by body from ours."""

    def __init__(self, robot: Robot) -> None:
        self._mujoco: Any = importlib.import_module(MUJOCO)
        self._ours = robot.model
        self._bare = MujocoPeer.building(robot.model)

    @cached_property
    def _with_frames(self) -> MujocoPeer:
        return MujocoPeer.building(self._ours, frames=True)

    def ways(
        self, quantity: str, states: list[Array], threads: int, frame: str
    ) -> list[PeerFunction]:
        if quantity not in _ASKED:
            return []
        peer = self._with_frames if quantity in _OF_FRAMES else self._bare
        model, data = peer.inside
        if quantity == "forward_dynamics" and model.nv != self._ours.nv:
            # a screw is a hinge and a slide there, which move on their own
            return []
        ours = [np.asarray(state, float) for state in states]
        wanted = QUANTITIES[quantity].states
        places = [_PLACED[state] for state in wanted]
        answer = _Reader(self._ours, peer, frame)
        functions = {line.split("(")[0] for line in _ASKED[quantity]}
        names = {name: getattr(self._mujoco, name) for name in sorted(functions)}
        names |= {"model": model, "data": data, **answer.places}
        names |= {place: getattr(data, place) for place in places}
        if quantity in _OF_FRAMES:
            names |= {"frame": answer.site, "site": self._mujoco.mjtObj.mjOBJ_SITE}
        # speeds that are no input must not be left over from another question
        still = ("qvel[:] = 0",) if "qd" not in wanted else ()
        names |= {"qvel": data.qvel} if still else {}
        placed = tuple(f"{place}[:] = _{place}" for place in places)
        call = timed_calls.PeerCall(
            _ASKED[quantity][-1].split("(")[0],
            _ASKED[quantity],
            names,
            getattr(answer, quantity),
            (*still, *placed),
        )

        def theirs(rows: list[Array]) -> dict[str, Array]:
            found = _converted(peer, dict(zip(wanted, rows, strict=True)), self._ours.nv)
            return {f"_{_PLACED[state]}": found[state] for state in wanted}

        return [timed_calls.way(MUJOCO, call, theirs, ours)]


def _converted(peer: MujocoPeer, ours: dict[str, Array], nv: int) -> dict[str, Array]:
    """Rows of our states as they are there, by our names; those not given are zero."""
    q = ours["q"]
    qd, qdd = (ours.get(name, np.zeros((len(q), nv))) for name in ("qd", "qdd"))
    states = [peer.state(*row) for row in zip(q, qd, qdd, strict=True)]
    found = dict(zip(("q", "qd", "qdd"), map(np.array, zip(*states, strict=True)), strict=True))
    if "tau" in ours:
        pairs = zip(q, ours["tau"], strict=True)
        found["tau"] = np.array([np.linalg.solve(peer.speed_map(x).T, tau) for x, tau in pairs])
    return found


class _Reader:
    """What MuJoCo leaves in its data, as we tell it; one method for each quantity."""

    def __init__(self, ours: Any, peer: MujocoPeer, frame: str) -> None:
        self._ours, self._peer = ours, peer
        self._model, self._data = peer.inside
        nv = self._model.nv
        # sites come in the order of their bodies there
        self._sites = (
            {}
            if not self._model.nsite
            else {name: self._model.site(name).id for name in ours.frames}
        )
        self.site = self._sites.get(frame, 0)
        self._vector, self._square = np.zeros(nv), np.zeros((nv, nv))
        self._linear, self._angular = np.zeros((3, nv)), np.zeros((3, nv))
        self._speed, self._change = np.zeros(6), np.zeros(6)
        self.places = {
            "vector": self._vector, "square": self._square, "linear": self._linear,
            "angular": self._angular, "speed": self._speed, "change": self._change,
        }  # fmt: skip

    def inverse_dynamics(self, result: None, q: Array, *rates: Array) -> Array:
        return self._peer.speed_map(q).T @ self._data.qfrc_inverse

    def gravity_torque(self, result: None, q: Array, *rates: Array) -> Array:
        return self._peer.speed_map(q).T @ self._vector

    def bias(self, result: None, q: Array, qd: Array) -> Array:
        """tau at qdd = 0, which is another acceleration there where speeds are along other axes."""
        T, drift = self._map_and_drift(q, qd)
        if not drift.any():
            return T.T @ self._vector
        mujoco: Any = importlib.import_module(MUJOCO)
        mujoco.mj_crb(self._model, self._data)
        mujoco.mj_fullM(self._model, self._data, self._square)
        return T.T @ (self._vector + self._square @ drift)

    def mass_matrix(self, result: None, q: Array) -> Array:
        T = self._peer.speed_map(q)
        return T.T @ self._square @ T

    def kinetic_energy(self, result: None, *state: Array) -> Array:
        return np.array(self._data.energy[1])

    def potential_energy(self, result: None, q: Array) -> Array:
        return base_mass.potential_energy(self._ours, self._data.energy[0])

    def frame_poses(self, result: None, q: Array) -> Array:
        rows = np.concatenate([self._data.site_xmat, self._data.site_xpos], axis=-1)
        return rows[list(self._sites.values())]

    def jacobian(self, result: None, q: Array) -> Array:
        return np.concatenate([self._angular, self._linear]) @ self._peer.speed_map(q)

    def motion_at(self, result: None, *state: Array) -> Array:
        """Accelerations there are those an accelerometer feels."""
        R = self._data.site_xmat[self.site].reshape(3, 3)
        change = self._change.copy()
        change[3:] += R.T @ self._ours.gravity
        return np.array([self._speed[:3], self._speed[3:], change[:3], change[3:]])

    def forward_dynamics(self, result: None, q: Array, qd: Array, tau: Array) -> Array:
        T, drift = self._map_and_drift(q, qd)
        return np.linalg.solve(T, self._data.qacc - drift)

    def center_of_mass(self, result: None, q: Array) -> Array:
        return base_mass.center_of_mass(self._ours, self._data.subtree_com[0])

    def center_of_mass_velocity(self, result: None, *state: Array) -> Array:
        return base_mass.center_of_mass_motion(self._ours, self._data.subtree_linvel[0])

    def center_of_mass_jacobian(self, result: None, q: Array) -> Array:
        rows = self._linear @ self._peer.speed_map(q)
        return base_mass.center_of_mass_motion(self._ours, rows)

    def centroidal_momentum(self, result: None, *state: Array) -> Array:
        mass = self._model.body_subtreemass[0]
        linear = self._data.subtree_linvel[0] * mass
        angular, centre = self._data.subtree_angmom[0], self._data.subtree_com[0]
        return base_mass.momentum(self._ours, angular, linear, centre)

    def centroidal_momentum_matrix(self, result: None, q: Array) -> Array:
        T, mass = self._peer.speed_map(q), self._model.body_subtreemass[0]
        centre = self._data.subtree_com[0]
        return base_mass.momentum(self._ours, self._angular @ T, self._linear @ T * mass, centre)

    def _map_and_drift(self, q: Array, qd: Array) -> tuple[Array, Array]:
        """T of their speeds T qd, and dT/dt qd."""
        drift = self._peer.state(q, qd, np.zeros_like(qd))[2]
        return self._peer.speed_map(q), drift
