"""Elastic gears, with play or without: motors that turn apart from their joints.

A robot with elastic gears has the state (q, θ): its joints, and behind them the motors of its e
elastic joints, each of which moves along one coordinate, seen from the joint's side (θ is the
motor's angle divided by the ratio). With the twist θ - q, the play b, and s = ±1 for the flank on
which the teeth touch,

    (1) τ = k (twist - s b/2) + c twist'       on flank s, as long as s τ >= 0
    (2) τ = 0                                  in the play, exactly

Teeth push, they do not pull: where the damper would hold flank s back by more than the spring
pushes (s τ < 0) they are loose, though still beyond the play; what is in the spring goes into the
damper as it relaxes. So a gear never gives out more than was put in. A gear without play is always
on (1), with b = 0 and either sign. Which case holds is constant within a phase, and all is smooth.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from rnea.apps.sizing.elastic import beyond_gap, resonance
from rnea.core.spatial.numbers import Array
from rnea.system.cached import cached_property

LOOSE = 0.5
"""Times the side: teeth beyond the play that do not push."""


@dataclass(frozen=True, eq=False)
class Gears:
    """The elastic gears of a robot with n speeds: arrays (e,), all at the joint's side.

    joints      which speeds they drive
    stiffness, damping   N m/rad and N m s/rad, or N/m and N s/m
    backlash        the whole backlash, rad or m; 0: none
    inertia     of motor and gear, ratio² times that at the motor
    numbers     which numbers of q they drive, and how many there are of joints: those of the
                speeds where nothing is said
    """

    n: int
    joints: Array
    stiffness: Array
    damping: Array
    backlash: Array
    inertia: Array
    numbers: tuple[Array, int] | None = None

    @cached_property
    def _numbers(self) -> tuple[Array, int]:
        return (self.joints, self.n) if self.numbers is None else self.numbers

    @cached_property
    def has_backlash(self) -> Array:
        return np.asarray(self.backlash > 0)

    @cached_property
    def _plays(self) -> Array:
        return np.flatnonzero(self.has_backlash)

    @cached_property
    def _half(self) -> Array:
        return self.backlash / 2

    def twist(self, q: Array) -> Array:
        """θ - q (..., e) of positions of joints and motors."""
        own, nq = self._numbers
        return np.asarray(q[..., nq:] - q[..., own])

    def twist_rate(self, qd: Array) -> Array:
        """The same of velocities (..., n + e)."""
        return np.asarray(qd[..., self.n :] - qd[..., self.joints])

    def flanks(self, q: Array, qd: Array) -> Array:
        """Where the teeth stand (e,): ±1 touching, ±LOOSE, 0 in the play; 1 without any play."""
        side = np.sign(self.twist(q))
        beyond = side * self.twist(q) > self._half
        touching = np.where(self._pushing(side, q, qd) > 0, side, side * LOOSE)
        return np.where(self.has_backlash, np.where(beyond, touching, 0.0), 1.0)

    def through(self, flanks: Array, q: Array, qd: Array) -> tuple[Array, float]:
        """The torque through each gear (e,), from motor to joint; the power into all dampers, W.

        That is all the damping of touching teeth, and what the springs of loose ones give up.
        """
        twist, rate = self.twist(q), self.twist_rate(qd)
        damped = rate * self.damping
        if not len(self._plays):
            return twist * self.stiffness + damped, float(damped @ rate)
        # smooth within a phase, also a little beyond its end
        spring = (twist - np.sign(flanks) * self._half) * self.stiffness
        touching = np.abs(flanks) == 1
        lost = np.where(touching, damped, np.where(flanks == 0, 0.0, -spring))
        return np.where(touching, spring + damped, 0.0), float(lost @ rate)

    def engaged(self, q: Array, qd: Array) -> Array:
        """The torque without any play (e,): how the gears answer once their teeth touch."""
        return self.twist(q) * self.stiffness + self.twist_rate(qd) * self.damping

    def _pushing(self, side: Array, q: Array, qd: Array) -> Array:
        """What flank `side` (1 or -1) would push with, in its own direction."""
        spring = (self.twist(q) - side * self._half) * self.stiffness
        return np.asarray((spring + self.twist_rate(qd) * self.damping) * side)

    def guards(self, flanks: Array, q: Array, qd: Array) -> Array:
        """(e,), not negative as long as the teeth of each gear stand as they do; all torques."""
        touching = self._pushing(np.sign(flanks), q, qd)
        in_play = (self._half - np.abs(self.twist(q))) * self.stiffness
        loose = np.minimum(*self._loose(flanks, q, qd))
        free = np.where(flanks == 0, in_play, loose)
        return np.where(self.has_backlash, np.where(np.abs(flanks) == 1, touching, free), 1.0)

    def _loose(self, flanks: Array, q: Array, qd: Array) -> tuple[Array, Array]:
        """Of loose teeth: how far from the play, and from pushing."""
        side = np.sign(flanks)
        beyond = (side * self.twist(q) - self._half) * self.stiffness
        return beyond, -self._pushing(side, q, qd)

    def changed(self, flanks: Array, which: Array, q: Array, qd: Array) -> Array:
        """How the teeth stand after the guards of some gears (bool (e,)) were met."""
        beyond, hanging = self._loose(flanks, q, qd)
        back = np.where(hanging < beyond, np.sign(flanks), 0.0)
        free = np.where(flanks == 0, np.sign(self.twist(q)), back)
        # without a damper the spring relaxes with the teeth
        leaving = np.where(self.damping > 0, flanks * LOOSE, 0.0)
        return np.where(which, np.where(np.abs(flanks) == 1, leaving, free), flanks)

    def on_states(self, tau: Array) -> Array:
        """Torques through the gears (..., e) as they act on joints and motors (..., n + e)."""
        out = np.zeros((*tau.shape[:-1], self.n + len(self.joints)))
        out[..., self.joints] = tau
        out[..., self.n :] = -tau
        return out

    def onto_motors(self, values: Array, fill: float) -> Array:
        """One number per joint (n,), moved to the motors where there are such: (n + e,)."""
        out = np.concatenate([values, values[self.joints]])
        out[self.joints] = fill
        return out

    def at_motors(self, values: Array) -> Array:
        """The opposite (..., n): of each joint its motor's value, its own where it has no motor."""
        return _moved(values, self.joints, self.n)

    def positions_at_motors(self, q: Array) -> Array:
        """The same of positions of joints and motors."""
        return _moved(q, *self._numbers)

    def own_numbers(self, values: Array) -> Array:
        """Of numbers beside q, those of the joints with such gears (e,)."""
        return np.asarray(values[self._numbers[0]])

    def of_joints(self, q: Array) -> Array:
        """The numbers of q that are joints'."""
        return q[..., : self._numbers[1]]

    def energy(self, q: Array) -> Array:
        """What the springs hold (...), J."""
        beyond = beyond_gap(self.twist(q), self.backlash)
        return np.asarray((beyond * beyond * self.stiffness).sum(axis=-1) / 2)

    def frequencies(self, M: Array) -> Array:
        """√(k (1/J + 1/M)) (e,) in rad/s, M what each joint feels with all others free.

        M (n, n) is the mass matrix of the joints without the motors behind the gears.
        """
        felt = 1 / np.diag(np.linalg.inv(M))[self.joints]
        rows = zip(self.stiffness, felt, self.inertia, strict=True)
        return np.array([resonance(*(float(x) for x in row)).free for row in rows])

    def balanced(self, q: Array, load: Array) -> Array:
        """θ (e,) for joints at q that rest under loads (n,) which the gears must carry."""
        carried = load[self.joints]
        twist = np.sign(carried) * self._half + carried / self.stiffness
        return np.asarray(q[self._numbers[0]] + twist)


def _moved(values: Array, joints: Array, count: int) -> Array:
    """The first so many, with what stands behind them in the places of some joints."""
    out = values[..., :count].copy()
    out[..., joints] = values[..., count:]
    return out
