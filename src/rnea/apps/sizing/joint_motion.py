"""What the drive of one joint has to do over a cycle."""

from __future__ import annotations

from dataclasses import dataclass

from rnea.core.spatial.numbers import Array


@dataclass(frozen=True, eq=False)
class JointMotion:
    """One joint over a motion, each (N,), and the dwell after it: SI, joint side.

    joint: its name, or that of its effort; t: s; qd, qdd: rad/s and rad/s², or m/s and m/s²
    tau is the torque without the rotor; inertia the mean of M_ii without it, over the time of the
    cycle: the dwell counts with the inertia at the last pose.
    dwell: s at the last pose, with the torque hold
    lever: the most that the tool moves for each rad (m) of the joint, m/rad; None where not known
    unit: of tau

    >>> import numpy as np
    >>> t = np.array([0.0, 1.0])
    >>> JointMotion("j", t, t * 0, t * 0, t * 0 + 5, 0.2, dwell=2.0, hold=5.0).dwell
    2.0
    """

    joint: str
    t: Array
    qd: Array
    qdd: Array
    tau: Array
    inertia: float
    dwell: float = 0.0
    hold: float = 0.0
    lever: float | None = None
    unit: str = "N m"
