"""Phases of a motion: between events every joint slides one way, or is held exactly still.

In a phase the equations are smooth, so that any method keeps its order. A phase ends where one of
the guards below turns negative: a joint stops sliding, a held one breaks away, a stop is hit, the
teeth of a gear with play touch or come free, or an event of the user happens.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np

from rnea.simulate.control import Wired
from rnea.simulate.dry_friction import DryFriction
from rnea.simulate.instant import NOTHING, WORKS, Event, Moment, Torques
from rnea.simulate.lugre import LuGre
from rnea.simulate.plant import Plant
from rnea.simulate.rest import held_still, released
from rnea.simulate.stops import after_hit
from rnea.spatial.numbers import Array


class Phases:
    """The equations of a plant under control, phase by phase."""

    def __init__(
        self, plant: Plant, control: Wired, events: Sequence[Event], bounce: float
    ) -> None:
        self.plant, self.control, self.events = plant, control, tuple(events)
        # rebounds slower than this rest (speed lost in half a step, at the torque of that moment)
        self._half_step = bounce
        friction = plant.friction
        self._lugre = friction if isinstance(friction, LuGre) else None
        self._dry = friction if isinstance(friction, DryFriction) else DryFriction.none(plant.n)
        self._sticks = self._dry.is_dry
        self._bristles = plant.n if self._lugre is not None else 0
        self._none = np.zeros(plant.n)
        self._gears, self._joints = plant.gears, plant.joints
        play = np.zeros(0, dtype=bool) if plant.gears is None else plant.gears.has_play
        self._plays = np.flatnonzero(play)
        # nothing ever happens to smooth joints without ends
        happens = self._sticks.any() or plant.stops.any or play.any() or self.events
        self.eventless = not happens
        self.works = len(WORKS) if plant.gears is not None else len(WORKS) - 1

    def start(self, t: float, q: Array, qd: Array) -> Moment:
        nobody = np.zeros(self.plant.n, dtype=bool)
        zero = np.zeros(self.plant.n)
        x = np.zeros(self._bristles + self.works)
        return Moment(t, q, qd, x, nobody, zero, zero, flanks=self._flanks(q, qd))

    def _flanks(self, q: Array, qd: Array) -> Array:
        return NOTHING if self._gears is None else self._gears.flanks(q, qd)

    # ---- inside a phase ------------------------------------------------------------------------

    def torques(self, phase: Moment, t: float, q: Array, qd: Array, x: Array) -> Torques:
        tau = self.control.torque(t, q, qd)
        outside = self.plant.external
        external = self._none if outside is None else outside(t, q)
        gears, through, lost = self._none, NOTHING, 0.0
        if self._gears is not None:
            through, lost = self._gears.through(phase.flanks, q, qd)
            gears = self._gears.on_states(through)
        if self._lugre is None:
            friction = self._dry.sliding(qd, phase.direction)
            return Torques(tau, external, friction, gears, x[:0], through, lost)
        z = x[: self._bristles]
        zd = self._lugre.bristle_rate(qd, z)
        rubbing = self._lugre.torque(qd, z, zd)
        return Torques(tau, external, rubbing, gears, zd, through, lost)

    def rate(self, phase: Moment) -> Callable[..., tuple[Array, Array]]:
        """(t, q, qd, x) -> (qdd, xd) as long as the phase lasts."""
        some_held = bool(phase.held.any())

        def rate(t: float, q: Array, qd: Array, x: Array) -> tuple[Array, Array]:
            on = self.torques(phase, t, q, qd, x)
            if some_held:
                b = on.net - self.plant.bias(q, qd)
                qdd, _ = held_still(self.plant.mass_matrix(q), b, phase.held)
            else:
                qdd = self.plant.forward(q, qd, on.net)
            outside = 0.0 if on.external is self._none else on.external @ qd
            works = [on.delivered @ qd, outside, on.friction @ qd]
            if self._gears is not None:
                works.append(on.lost)
            return qdd, np.array([*on.bristle_rate, *works])

        return rate

    def holds(self, phase: Moment, t: float, q: Array, qd: Array, x: Array) -> Array:
        """What holds the held joints."""
        b = self.torques(phase, t, q, qd, x).net - self.plant.bias(q, qd)
        _, hold = held_still(self.plant.mass_matrix(q), b, phase.held)
        return hold

    def guards(self, phase: Moment, t: float, q: Array, qd: Array, x: Array) -> Array:
        """One number per thing that may happen, not negative as long as it does not.

        (3 n + e + m,): sliding, holding and stops of n coordinates, e elastic gears, m user events.
        """
        n, stops = self.plant.n, self.plant.stops
        sliding = self._sticks & ~phase.held & (phase.direction != 0)
        events = 3 * n + len(phase.flanks)
        out = np.ones(events + len(self.events))
        out[:n][sliding] = (phase.direction * qd)[sliding]
        if phase.held.any():
            hold = self.holds(phase, t, q, qd, x)
            lower, upper = self._box(phase.side)
            # bounds that lie together (a stop without friction) still need a little room
            room = 1e-12 * (1.0 + np.abs(hold))
            inside = np.minimum(upper - hold, hold - lower) + room
            out[n : 2 * n][phase.held] = inside[phase.held]
        if stops.any:
            inside = np.minimum(stops.upper - q, q - stops.lower)
            out[2 * n : 3 * n][~phase.held] = inside[~phase.held]
        if len(self._plays) and self._gears is not None:
            out[3 * n : events] = self._gears.guards(phase.flanks, q, qd)
        if phase.above:
            out[events:] = [
                side * self._seen(event, t, q, qd)
                for side, event in zip(phase.above, self.events, strict=True)
            ]
        return out

    def _seen(self, event: Event, t: float, q: Array, qd: Array) -> float:
        return event.function(t, q[: self._joints], qd[: self._joints])

    def watched(self, phase: Moment) -> list[int]:
        """The guards that may turn negative in a phase."""
        n, stops = self.plant.n, self.plant.stops
        sliding = self._sticks & ~phase.held & (phase.direction != 0)
        ends = (np.isfinite(stops.lower) | np.isfinite(stops.upper)) & ~phase.held
        which = np.flatnonzero(np.concatenate([sliding, phase.held, ends])).tolist()
        events = 3 * n + len(phase.flanks)
        return [*which, *(3 * n + self._plays), *range(events, events + len(self.events))]

    def _box(self, side: Array) -> tuple[Array, Array]:
        """Bounds of the hold: static friction, and whatever a stop takes on its side."""
        lower = np.where(side < 0, -np.inf, -self._dry.static_backward)
        upper = np.where(side > 0, np.inf, self._dry.static_forward)
        return lower, upper

    # ---- between phases ------------------------------------------------------------------------

    def resolved(self, moment: Moment, stopped: Array | None = None) -> Moment:
        """The next phase. `stopped` (n,) bool: joints whose speed has just become zero."""
        if self.eventless:
            return moment
        qd = moment.qd.copy()
        qd[moment.held] = 0.0
        if stopped is not None:
            qd[stopped] = 0.0
        moment = self._after_stops(replace(moment, qd=qd))
        q, qd, side = moment.q, moment.qd, moment.side
        resting = (qd == 0) & (self._sticks | (side != 0))
        direction = np.where(self._sticks & ~resting, np.sign(qd), 0.0)
        slides = replace(moment, direction=direction, held=np.zeros_like(resting))
        if resting.any():
            on = self.torques(slides, moment.t, q, qd, moment.x)
            b = on.net - self.plant.bias(q, qd)
            ones = np.ones(self.plant.n)
            going = (self._dry.sliding(qd, ones), -self._dry.sliding(qd, -ones))
            found, away = released(self.plant.mass_matrix(q), b, resting, *self._box(side), going)
            direction = np.where(self._sticks & (away != 0), away, direction)
            slides = replace(slides, held=found.held, direction=direction)
            side = np.where(found.held, side, 0.0)
        signs = tuple(_sign(self._seen(event, moment.t, q, qd)) for event in self.events)
        return replace(slides, side=side, above=moment.above or signs)

    def _after_stops(self, moment: Moment) -> Moment:
        """Hits done; joints that rest at a stop have no speed and lie exactly on it."""
        stops = self.plant.stops
        if not stops.any:
            return moment
        side = stops.side(moment.q)
        if not side.any():
            return replace(moment, side=side)
        q = np.where(side > 0, stops.upper, np.where(side < 0, stops.lower, moment.q))
        qd, lost = moment.qd, moment.lost
        if np.any(side * qd > 0):
            M = self.plant.mass_matrix(q)
            fastest = side * qd * stops.restitution
            resting = fastest <= self._slowest_rebound(moment, q, M)
            new = after_hit(M, qd, side, np.where(resting, 0.0, stops.restitution))
            # a joint that does not rebound stands exactly still
            new = np.where((side != 0) & (side * new >= -1e-300), 0.0, new)
            lost += float(qd @ M @ qd - new @ M @ new) / 2
            qd = new
            # a jump of the speed may tear teeth apart
            moment = replace(moment, flanks=self._flanks(q, qd))
        side = np.where(qd == 0, side, 0.0)
        return replace(moment, q=q, qd=qd, side=side, lost=lost)

    def _slowest_rebound(self, moment: Moment, q: Array, M: Array) -> Array:
        on = self.torques(moment, moment.t, q, moment.qd, moment.x)
        carried = on.delivered + on.external + on.gears
        pull = np.linalg.solve(M, carried - self.plant.bias(q, moment.qd))
        return np.abs(pull) * self._half_step

    # ---- what happened -------------------------------------------------------------------------

    def changes(self, before: Moment, after: Moment) -> list[str]:
        """Words for joints that a jump of the torques has let go."""
        gone = np.flatnonzero(before.held & ~after.held)
        return [f"{self.plant.joint_names[k]} breaks away" for k in gone]

    def happened(self, moment: Moment, which: Array) -> tuple[Moment, list[str], bool]:
        """The phase after some guards (indices) were met, words for them, whether to end."""
        n, gears = self.plant.n, len(moment.flanks)
        stopped, geared = np.zeros(n, dtype=bool), np.zeros(gears, dtype=bool)
        words, ends, above = [], False, list(moment.above)
        for k in which.tolist():
            if k < n:
                stopped[k] = True
            elif k < 2 * n:
                words.append(f"{self.plant.joint_names[k - n]} breaks away")
            elif k < 3 * n:
                words.append(f"{self.plant.joint_names[k - 2 * n]} hits its stop")
            elif k < 3 * n + gears:
                geared[k - 3 * n] = True
            else:
                at = k - 3 * n - gears
                event = self.events[at]
                above[at] *= -1
                if event.direction in (0, above[at]):
                    words.append(event.name)
                    ends = ends or event.stops
        hit = np.zeros(n, dtype=bool)
        hit[[k - 2 * n for k in which.tolist() if 2 * n <= k < 3 * n]] = True
        stops = self.plant.stops
        above_middle = stops.upper - moment.q < moment.q - stops.lower
        ends_at = np.where(above_middle, stops.upper, stops.lower)
        q = np.where(hit, ends_at, moment.q)
        if self._gears is not None and geared.any():
            flanks = self._gears.changed(moment.flanks, geared, moment.q, moment.qd)
            words += self._teeth(moment.flanks, flanks)
            moment = replace(moment, flanks=flanks)
        after = self.resolved(replace(moment, q=q, above=tuple(above)), stopped)
        words += [
            f"{self.plant.joint_names[k]} {'sticks' if after.held[k] else 'turns round'}"
            for k in np.flatnonzero(stopped)
        ]
        return after, words, ends

    def _teeth(self, before: Array, after: Array) -> list[str]:
        """Words for teeth that touch now, or did so far."""
        assert self._gears is not None
        names = [self.plant.joint_names[k] for k in self._gears.joints]
        words = []
        for name, was, now in zip(names, before, after, strict=True):
            if abs(was) == 1 > abs(now):
                words.append(f"{name}: teeth come free")
            elif abs(now) == 1 > abs(was):
                words.append(f"{name}: teeth touch, {'forward' if now > 0 else 'backward'}")
        return words

    def culprit(self, guard: int) -> str:
        """Whom a guard belongs to, in words."""
        n, gears = self.plant.n, self._gears
        if guard < 3 * n:
            return f"joint {self.plant.joint_names[guard % n]!r}"
        if gears is not None and guard < 3 * n + len(gears.joints):
            return f"the gear of joint {self.plant.joint_names[gears.joints[guard - 3 * n]]!r}"
        return f"user event {guard - 3 * n - (0 if gears is None else len(gears.joints)) + 1}"


def _sign(value: float) -> int:
    return 1 if value >= 0 else -1
