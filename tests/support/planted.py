"""Recordings of robots whose files are wrong in a known way, with noise; and right ones.

Nothing here goes through the code that looks for causes: what is wrong is done to the robot, to
its motion or to its efforts, as it happens in a laboratory.
"""

from __future__ import annotations

import re
import sysconfig
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.signal import butter, sosfiltfilt

import rnea
from rnea.check.recordings import MeasuredMotion

RATE, SECONDS, CUTOFF = 100.0, 20.0, 10.0
NOISE, ENCODER = 0.02, 2e-5
"""Of a joint's effort; of a turn, in rad or m."""


def _folder():
    """Where the test dependency example-robot-data lies."""
    folder = Path(sysconfig.get_paths()["purelib"]) / "cmeel.prefix/share/example-robot-data/robots"
    if not folder.is_dir():
        pytest.skip("example-robot-data is not installed")
    return folder


FILES = {
    "kinova": "kinova_description/robots/kinova.urdf",
    "xarm7": "xarm_description/urdf/xarm7.urdf",
    "z1": "z1_description/urdf/z1.urdf",
    "ur3": "ur_description/urdf/ur3_robot.urdf",
}
"""Arms of 6 and 7 joints that no catalogue has, two of them with friction in their files."""
UNSEEN = {
    "bravo7": "bravo7_description/urdf/bravo7_no_ee.urdf",
    "talos_arm": "talos_data/robots/talos_left_arm.urdf",
    "so101": "so_arm_description/urdf/so101.urdf",
    "tiago_arm": "tiago_description/robots/tiago_no_hand.urdf",
}
"""Arms on which no threshold was set."""


@cache
def robots(unseen: bool = False) -> dict[str, Any]:
    """Arms by name; grippers and wheels locked."""
    folder, found = _folder(), {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for name, file in (UNSEEN if unseen else FILES).items():
            found[name] = rnea.load(str(folder / file))
        for name, arm in found.items():
            away = [x for x in arm.joint_names if re.search(r"(?i)gripper|wheel|head|torso", x)]
            found[name] = (
                arm.with_locked(
                    {joint: arm.neutral[arm.joint_names.index(joint)] for joint in away}
                )
                if away
                else arm
            )
    return found


@dataclass(frozen=True, eq=False)
class Motion:
    """A Fourier series of five terms in every joint, exact at any time."""

    centre: np.ndarray
    a: np.ndarray
    b: np.ndarray
    w: np.ndarray

    @classmethod
    def of(cls, arm, rng):
        ends = [
            [
                getattr(body.limits, end) if getattr(body.limits, end) is not None else far
                for body in arm.model.independent
            ]
            for end, far in (("lower", -2.0), ("upper", 2.0))
        ]
        lower, upper = np.maximum(ends[0], -2.5), np.minimum(ends[1], 2.5)
        turns = np.array([body.joint.turns for body in arm.model.independent])
        span = 0.35 * np.minimum(upper - lower, np.where(turns, 3.0, 0.4))
        a, b = rng.normal(size=(2, 5, arm.n)) / np.arange(1, 6)[:, None]
        size = np.sqrt((a**2 + b**2).sum(axis=0)) / span
        return cls((lower + upper) / 2, a / size, b / size, 2 * np.pi * np.arange(1, 6) / 10)

    def at(self, t):
        """q, qd, qdd (N, n)."""
        angle = t[:, None] * self.w
        sine, cosine = np.sin(angle), np.cos(angle)
        q = self.centre + sine @ self.a + cosine @ self.b
        qd = (cosine * self.w) @ self.a - (sine * self.w) @ self.b
        qdd = -(sine * self.w**2) @ self.a - (cosine * self.w**2) @ self.b
        return q, qd, qdd


def recorded(t, q, effort, rng, noise=NOISE, encoder=ENCODER, sigma=None):
    """What a logger writes and a filter makes of it: noise on both sides, rates of positions."""
    sigma = noise * effort.std(axis=0) if sigma is None else sigma
    raw = effort + rng.normal(size=effort.shape) * sigma
    size = encoder * np.maximum(1.0, np.abs(q).max() / 10)
    smooth = filtered(q + rng.normal(size=q.shape) * size)
    qd = np.gradient(smooth, t, axis=0)
    qdd = np.gradient(qd, t, axis=0)
    used = (t > t[0] + 0.3) & (t < t[-1] - 0.3)
    sure = sure_of(qd, round(RATE / CUTOFF))
    return MeasuredMotion.of(t, smooth, qd, qdd, filtered(raw), raw, used, sure, filtered)


def filtered(values):
    """Without delay."""
    return sosfiltfilt(butter(4, CUTOFF / (RATE / 2), output="sos"), values, axis=0)


def sure_of(qd, reach):
    """Where a velocity has one sign for so many rows before and behind."""
    sign = np.sign(qd)
    same = np.ones(qd.shape, bool)
    for k in range(1, reach + 1):
        same[k:] &= sign[k:] == sign[:-k]
        same[:-k] &= sign[:-k] == sign[k:]
    return same


def times(seconds=SECONDS):
    return np.arange(int(seconds * RATE)) / RATE


def tip_of(arm):
    """The frame that a gripper is mounted on."""
    return arm.model.bodies[-1].name


# ---- what can be wrong: (arm, motion, t, rng) -> positions and efforts as they are recorded -----


def _loaded(arm, rng):
    """A joint in the middle of the arm, which gravity loads."""
    return int(rng.integers(1, 4))


def right(arm, motion, t, rng):
    state = motion.at(t)
    return state[0], arm.inverse_dynamics(*state)


def effort_sign(arm, motion, t, rng):
    q, tau = right(arm, motion, t, rng)
    tau[:, _loaded(arm, rng)] *= -1
    return q, tau


def position_sign(arm, motion, t, rng):
    q, tau = right(arm, motion, t, rng)
    q[:, _loaded(arm, rng)] *= -1
    return q, tau


def axis_sign(arm, motion, t, rng):
    q, tau = right(arm, motion, t, rng)
    j = _loaded(arm, rng)
    q[:, j], tau[:, j] = -q[:, j], -tau[:, j]
    return q, tau


def swapped_joints(arm, motion, t, rng):
    q, tau = right(arm, motion, t, rng)
    i, j = sorted(rng.choice(np.arange(1, arm.n - 1), 2, replace=False).tolist())
    q[:, [i, j]], tau[:, [i, j]] = q[:, [j, i]], tau[:, [j, i]]
    return q, tau


def swapped_torques(arm, motion, t, rng):
    q, tau = right(arm, motion, t, rng)
    i, j = sorted(rng.choice(np.arange(1, arm.n - 1), 2, replace=False).tolist())
    tau[:, [i, j]] = tau[:, [j, i]]
    return q, tau


def mounting(arm, motion, t, rng):
    tilt = rng.normal(size=3)
    tilt[2] = rng.choice([-1.0, 0.3, 0.0]) * np.linalg.norm(tilt[:2])
    gravity = 9.81 * tilt / np.linalg.norm(tilt)
    return right(arm.with_gravity(gravity), motion, t, rng)


def payload(arm, motion, t, rng):
    mass = float(rng.uniform(0.1, 0.3)) * arm.mass
    place = (*rng.uniform(-0.05, 0.05, 2), float(rng.uniform(0.05, 0.15)))
    return right(arm.with_payload(mass, place, frame=tip_of(arm)), motion, t, rng)


def no_gripper(arm, motion, t, rng):
    """A hand with a size of its own."""
    hand = {"box": (0.08, 0.2, 0.15), "mass": 0.15 * arm.mass}
    return right(arm.with_payload(solid=hand, frame=tip_of(arm)), motion, t, rng)


def missing_friction(arm, motion, t, rng):
    return right(rubbing(arm, motion, t, rng, 0.3), motion, t, rng)


def current(arm, motion, t, rng):
    q, tau = right(arm, motion, t, rng)
    return q, tau * rng.uniform(0.02, 0.4, arm.n)


def lag(arm, motion, t, rng):
    by = float(rng.uniform(0.02, 0.06) * rng.choice([-1, 1]))
    return motion.at(t)[0], arm.inverse_dynamics(*motion.at(t - by))


def degrees(arm, motion, t, rng):
    q, tau = right(arm, motion, t, rng)
    return np.degrees(q), tau


def zero(arm, motion, t, rng):
    q, tau = right(arm, motion, t, rng)
    q[:, _loaded(arm, rng)] += rng.choice([np.pi / 2, -np.pi / 2, np.pi, 0.5, -0.3])
    return q, tau


def offset(arm, motion, t, rng):
    q, tau = right(arm, motion, t, rng)
    return q, tau + 0.5 * tau.std(axis=0) * rng.choice([-1, 1], arm.n)


def rotor(arm, motion, t, rng):
    state = motion.at(t)
    tau = arm.inverse_dynamics(*state)
    inertia = rng.uniform(0.3, 0.6, arm.n) * tau.std(axis=0) / state[2].std(axis=0)
    return state[0], tau + inertia * state[2]


def scaled(arm, motion, t, rng):
    p = arm.linear_parameters.reshape(-1, 15).copy()
    p[:, :10] *= rng.choice([0.6, 0.75, 1.3, 1.6])
    return right(arm.with_linear_parameters(p.ravel()), motion, t, rng)


def no_gravity(arm, motion, t, rng):
    state = motion.at(t)
    return state[0], arm.inverse_dynamics(*state) - arm.gravity_torque(state[0])


PLANTS: dict[str, tuple[Callable[..., Any], str]] = {
    "effort sign": (effort_sign, "effort_sign"),
    "position sign": (position_sign, "position_sign"),
    "axis sign": (axis_sign, "axis_sign"),
    "joints exchanged": (swapped_joints, "swapped_joints"),
    "efforts exchanged": (swapped_torques, "swapped_torques"),
    "mounting": (mounting, "mounting"),
    "payload": (payload, "payload"),
    "gripper": (no_gripper, "payload"),
    "friction": (missing_friction, "friction"),
    "current": (current, "current"),
    "lag": (lag, "lag"),
    "degrees": (degrees, "motion_in_degrees"),
    "zero": (zero, "zero"),
    "offset": (offset, "offset"),
    "rotor": (rotor, "rotor"),
    "masses": (scaled, "masses"),
    "gravity compensated": (no_gravity, "no_gravity"),
}
"""What was done, and the key under which it must be found."""


def planted(name, arm, seed, rubs=0.0, **noise):
    """A recording with one thing wrong; rubs: share of friction that the file lacks besides."""
    rng = np.random.default_rng(seed)
    motion, t = Motion.of(arm, rng), times()
    robot = rubbing(arm, motion, t, rng, rubs) if rubs else arm
    q, tau = (PLANTS[name][0] if name else right)(robot, motion, t, rng)
    return recorded(t, q, tau, rng, **noise)


def rubbing(arm, motion, t, rng, share):
    """The robot with friction of about a share of every joint's effort."""
    state = motion.at(t)
    size = share * arm.inverse_dynamics(*state).std(axis=0)
    coulomb, viscous = rng.uniform(0.5, 1.0, size=(2, arm.n)) * size
    p = arm.linear_parameters.reshape(-1, 15).copy()
    p[:, 10] += viscous / state[1].std(axis=0)
    p[:, 11:13] += coulomb[:, None]
    return arm.with_linear_parameters(p.ravel())


def real(name, path):
    """A robot's own file and one of the recordings that lie beside the repository."""
    from rnea.logs import matched, read_log
    from rnea.motion import ColumnMapping

    file = "panda_description/urdf/panda.urdf" if "panda" in name else _UR10
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        arm = rnea.load(str(_folder() / file))
        names = {f"fer_joint{k}": f"panda_joint{k}" for k in range(1, 8)} if "panda" in name else {}
        found = matched(read_log(path, spelling=ColumnMapping(names)), arm.model)
        return arm.with_locked(dict.fromkeys(found.missing, 0.0)), found.log


_UR10 = "ur_description/urdf/ur10_robot.urdf"
