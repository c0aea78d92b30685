"""Recordings of arms that hold something, whose truth is known."""

import numpy as np

import rnea
from rnea.logs import Log, log_bytes
from rnea.spatial import Inertia, entries_of

RATE = 100.0
HELD = {
    "mass": 1.2,
    "com": (0.03, -0.02, 0.08),
    "inertia": {"ixx": 0.004, "iyy": 0.005, "izz": 0.003, "ixy": 0.0005},
}
BODY = Inertia(
    1.2,
    np.array([0.03, -0.02, 0.08]),
    np.array([[0.004, 0.0005, 0], [0.0005, 0.005, 0], [0, 0, 0.003]]),
)


def linear(body=BODY):
    """The ten linear parameters of a body at its frame."""
    mass, first, tensor = body.moments()
    return np.array([mass, *first, *entries_of(tensor)])


def middle(robot):
    bodies = robot.model.independent
    limits = [(b.limits.lower, b.limits.upper) for b in bodies]
    return np.array([0.0 if low is None else (low + high) / 2 for low, high in limits])


def waves(robot, seed, length=20.0):
    """t, q, qd, qdd: four sines for each joint, about the middle of its range."""
    rng, t = np.random.default_rng(seed), np.arange(0, length, 1 / RATE)
    q, qd, qdd = np.zeros((3, len(t), robot.nv))
    for joint in range(robot.nv):
        for k in range(1, 5):
            w, size, phase = 3 * np.pi * k / length, rng.normal() * 0.5 / k, rng.uniform(0, 6.28)
            q[:, joint] += size * np.sin(w * t + phase)
            qd[:, joint] += size * w * np.cos(w * t + phase)
            qdd[:, joint] -= size * w * w * np.sin(w * t + phase)
    return t, q + middle(robot), qd, qdd


def rubbing(name, seed=3):
    """A robot of the catalogue whose joints rub by a tenth of what they carry."""
    robot = rnea.load(name)
    p = robot.linear_parameters.reshape(-1, 15).copy()
    size = np.sqrt(np.mean(robot.inverse_dynamics(*waves(robot, 99)[1:]) ** 2, axis=0))
    forward, backward = np.random.default_rng(seed).uniform(0.08, 0.12, (2, robot.nv))
    p[:, 10], p[:, 11], p[:, 12] = 0.1 * size, forward * size, backward * size
    return robot.with_linear_parameters(p)


def noise_of(robot):
    """Deviations of the efforts' noise: a fiftieth of the largest, and 20 mN m."""
    return 0.02 * np.abs(robot.inverse_dynamics(*waves(robot, 2)[1:])).max(axis=0) + 0.02


def recorded(robot, motion, noise=0.0, seed=0):
    t, q, qd, qdd = motion
    drawn = np.random.default_rng(seed).normal(size=q.shape)
    effort = robot.inverse_dynamics(q, qd, qdd) + noise * drawn
    return Log(t, q, qd, effort, robot.joint_names, "simulated")


def stood(robot, seed, poses, noise, stiction, hold=1.5):
    """Stands in poses, with the moves between them cut out; friction there is anything."""
    rng = np.random.default_rng(seed)
    q, tau, t = [], [], []
    for k in range(poses):
        place = middle(robot) + rng.uniform(-0.8, 0.8, robot.nv)
        held = robot.gravity_torque(place) + stiction * rng.uniform(-1, 1, robot.nv)
        count = int(hold * RATE)
        q.append(np.repeat(place[None], count, axis=0))
        tau.append(held + noise * rng.normal(size=(count, robot.nv)))
        t.append(k * (hold + 2.0) + np.arange(count) / RATE)
    whole = np.concatenate(q)
    return Log(np.concatenate(t), whole, None, np.concatenate(tau), robot.joint_names, "simulated")


def short_recording(robot):
    """The bytes of a .db3 of a few seconds, with half a kilogram at the robot's last link."""
    last = robot.model.bodies[-1].name
    held = robot.with_payload(0.5, frame=last)
    return log_bytes(recorded(held, waves(robot, 1, 4.0), 0.01), "db3")
