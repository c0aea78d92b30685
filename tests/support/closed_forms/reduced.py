"""Dynamics of a mechanism whose shape is known in closed form, in its independent coordinates.

A mechanism says where every body is, as a function of the independent coordinates u alone.
Everything else follows by differences in 110 digits: with a step of 1e-25 central ones are right
to some 50 digits. Two ways that share nothing but the shape:

- virtual work (d'Alembert; Greenwood, Advanced Dynamics, chapter 2):
  tau_k = sum over bodies of m (a - g) · dp/du_k + (I alpha + w x I w) · dtheta/du_k
- Lagrange's equation: tau_k = d/dt dT/dud_k - dT/du_k + dV/du_k

A rotor counts as the felt inertia times its joint's acceleration.
"""

from dataclasses import dataclass

import numpy as np

from support.closed_forms.digits import eye, mp, solve, turning, vector

STEP = mp.mpf(10) ** -25


@dataclass(frozen=True)
class Shape:
    """Where everything is: coordinates (list of numbers) by joint; (R, origin) by link."""

    coordinates: dict
    links: dict


class Mechanism:
    """A mechanism in closed form; `numbers` are its file's.

    `shape(u)` is the mechanism's own. Where speeds are no rates of u, `moved` and `chart_rates`
    say what a small step along the speeds is; both are plain here.
    """

    name = ""
    freedoms = 0

    def __init__(self, numbers):
        self.numbers = numbers

    def shape(self, u):
        raise NotImplementedError

    def moved(self, u, step):
        return u + step

    def chart_rates(self, ud, udd):
        """First and second rates of `step` in moved(u, step) for speeds ud and their rates udd."""
        return ud, udd

    # ---- by differences ------------------------------------------------------------------------

    def _centres(self, shape):
        return {
            name: R_p[1] + R_p[0] @ self.numbers.links[name].com
            for name, R_p in shape.links.items()
        }

    def _rates(self, before, after):
        """Velocity of the centre and angular velocity by link, between two shapes 2 STEP apart."""
        p0, p1 = self._centres(before), self._centres(after)
        out = {}
        for name, (R1, _) in after.links.items():
            R0 = before.links[name][0]
            middle = (R0 + R1) / 2
            spin = turning(((R1 - R0) / (2 * STEP)) @ middle.T)
            out[name] = ((p1[name] - p0[name]) / (2 * STEP), spin)
        return out

    def _at(self, u, rate, second, time):
        return self.shape(self.moved(u, rate * time + second * (time**2 / 2)))

    def energies(self, u, ud):
        """Kinetic energy, that of the rotors with it, and potential energy."""
        rate, _ = self.chart_rates(ud, ud * 0)
        return self._kinetic(u, rate * 0, rate), self._potential(u, rate * 0)

    def _kinetic(self, u, at, rate):
        before, after = (self.shape(self.moved(u, at + rate * s)) for s in (-STEP, STEP))
        here = self.shape(self.moved(u, at))
        total = mp.mpf(0)
        for name, (v, w) in self._rates(before, after).items():
            link, R = self.numbers.links[name], here.links[name][0]
            own = R.T @ w
            total += (link.mass * (v @ v) + own @ (link.inertia @ own)) / 2
        for name, felt in self.numbers.rotors.items():
            (q0,), (q1,) = before.coordinates[name], after.coordinates[name]
            total += felt * ((q1 - q0) / (2 * STEP)) ** 2 / 2
        return total

    def _potential(self, u, at):
        shape = self.shape(self.moved(u, at))
        centres = self._centres(shape)
        return -sum(
            self.numbers.links[name].mass * (self.numbers.gravity @ p)
            for name, p in centres.items()
        )

    def virtual_work(self, u, ud, udd):
        """Efforts along the independent speeds, rotors included."""
        rate, second = self.chart_rates(ud, udd)
        before, here, after = (self._at(u, rate, second, t) for t in (-STEP, 0, STEP))
        p0, p, p1 = map(self._centres, (before, here, after))
        n = len(rate)
        along = []
        for k in range(n):
            step = eye(n)[k] * STEP
            pair = self.shape(self.moved(u, -step)), self.shape(self.moved(u, step))
            along.append((self._rates(*pair), _differences(*pair)))
        tau = [mp.mpf(0)] * n
        velocity = self._rates(before, after)
        for name, link in self.numbers.links.items():
            R = here.links[name][0]
            acceleration = (p0[name] - p[name] * 2 + p1[name]) / STEP**2
            turned = (before.links[name][0] - R * 2 + after.links[name][0]) / STEP**2
            # the second rate of R is (alpha~ + w~ w~) R, whose antisymmetric part is alpha
            alpha, w = turning(turned @ R.T), velocity[name][1]
            inertia = R @ link.inertia @ R.T
            force = (acceleration - self.numbers.gravity) * link.mass
            moment = inertia @ alpha + np.cross(w, inertia @ w)
            for k in range(n):
                v_k, w_k = along[k][0][name]
                tau[k] += force @ v_k + moment @ w_k
        for name, felt in self.numbers.rotors.items():
            (q0,), (q,), (q1,) = (s.coordinates[name] for s in (before, here, after))
            for k in range(n):
                tau[k] += felt * (q0 - 2 * q + q1) / STEP**2 * along[k][1][name][0]
        return vector(*tau)

    def lagrange(self, u, ud, udd):
        """The same efforts by Lagrange's equation."""
        rate, second = self.chart_rates(ud, udd)
        n = len(rate)

        def momentum(time, k):
            at, moving = rate * time + second * (time**2 / 2), rate + second * time
            # T is quadratic in the rates: a step of 1 is exact
            more, less = (self._kinetic(u, at, moving + eye(n)[k] * s) for s in (1, -1))
            return (more - less) / 2

        tau = []
        for k in range(n):
            step = eye(n)[k] * STEP
            gained = (momentum(STEP, k) - momentum(-STEP, k)) / (2 * STEP)
            T = self._kinetic(u, step, rate) - self._kinetic(u, -step, rate)
            V = self._potential(u, step) - self._potential(u, -step)
            tau.append(gained + (V - T) / (2 * STEP))
        return vector(*tau)

    # ---- what follows --------------------------------------------------------------------------

    def mass_matrix(self, u):
        n = self.freedoms
        still = vector(*[0] * n)
        weight = self.virtual_work(u, still, still)
        return np.array([self.virtual_work(u, still, e) - weight for e in eye(n)]).T

    def motor_torque(self, u, tau):
        """Efforts of the motors that do the same virtual work as tau: Jᵀ f = tau."""
        n = len(tau)
        J = np.array(
            [
                [x for name in self.numbers.actuated for x in _differences(*pair)[name]]
                for pair in self._pairs(u, n)
            ]
        ).T
        return solve(J.T, tau)

    def _pairs(self, u, n):
        for e in eye(n):
            yield self.shape(self.moved(u, e * -STEP)), self.shape(self.moved(u, e * STEP))

    def coordinate_rates(self, u, ud, udd):
        """First and second rates of all coordinates (lists by joint)."""
        rate, second = self.chart_rates(ud, udd)
        before, here, after = (self._at(u, rate, second, t).coordinates for t in (-STEP, 0, STEP))
        first, then = {}, {}
        for name, q in here.items():
            q0, q, q1 = vector(*before[name]), vector(*q), vector(*after[name])
            first[name], then[name] = (q1 - q0) / (2 * STEP), (q0 - q * 2 + q1) / STEP**2
        return first, then


def _differences(before, after):
    return {
        name: (vector(*after.coordinates[name]) - vector(*q)) / (2 * STEP)
        for name, q in before.coordinates.items()
    }
