"""A mechanism with loops that moves under constant efforts of its motors: a trajectory apart.

Accelerations are Pinocchio's constrained ones (held against closed forms by test_closed_peers),
time steps SciPy's DOP853 at its tightest. Nothing projects: what the loops drift tells how good it
is.
"""

import numpy as np
from scipy.integrate import solve_ivp

from support.closed_pinocchio import ClosedPinocchio


def moved(name, q, speeds, efforts, seconds):
    """q and speeds (lists by joint) after some seconds; so are given what they start from."""
    peer = ClosedPinocchio(name)
    order = [joint.name for joint in peer.file.joints]
    cuts_q = np.cumsum([len(q[joint]) for joint in order])
    cuts_v = np.cumsum([len(speeds[joint]) for joint in order])

    def parts(y):
        at, rates = np.split(y[: cuts_q[-1]], cuts_q[:-1]), np.split(y[cuts_q[-1] :], cuts_v[:-1])
        return dict(zip(order, at, strict=True)), dict(zip(order, rates, strict=True))

    def rate(_, y):
        at, v = parts(y)
        unit = {joint: _normalized(x) for joint, x in at.items()}
        found = peer.accelerations(unit, v, efforts)
        moving = [_rate(unit[joint], v[joint]) for joint in order]
        return np.concatenate([*moving, *(np.atleast_1d(found[joint]) for joint in order)])

    start = np.concatenate([*(q[joint] for joint in order), *(speeds[joint] for joint in order)])
    ran = solve_ivp(rate, (0, seconds), start, "DOP853", rtol=1e-13, atol=1e-13)
    assert ran.success
    at, v = parts(ran.y[:, -1])
    return {joint: _normalized(x) for joint, x in at.items()}, v


def _normalized(q):
    """A quaternion stands last, of four numbers in four or seven."""
    q = np.array(q, dtype=float)
    if len(q) >= 4:
        q[-4:] /= np.linalg.norm(q[-4:])
    return q


def _rate(q, v):
    """Of a joint's coordinates, where its angular velocity is in the child's axes."""
    if len(q) < 4:
        return v
    s, part, w = q[-4], q[-3:], v[:3]
    turning = np.concatenate([[-part @ w], s * w + np.cross(part, w)]) / 2
    if len(q) == 4:
        return turning
    # R v of the quaternion
    velocity = v[3:] + 2 * np.cross(part, np.cross(part, v[3:]) + s * v[3:])
    return np.concatenate([velocity, turning])
