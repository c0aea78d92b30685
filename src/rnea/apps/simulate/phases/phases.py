"""Phases of a motion: between events every joint slides one way, or is held exactly still.

In a phase the equations are smooth, so that any method keeps its order. A phase ends where one of
the guards below turns negative: a joint stops sliding, a held one breaks away, a stop is hit, the
teeth of a gear with play touch or come free, or an event of the user happens.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise

import numpy as np

from rnea.apps.simulate.control.control import ControlLoop
from rnea.apps.simulate.control.user_functions import UserFunction
from rnea.apps.simulate.friction.friction import DryFriction, LuGre
from rnea.apps.simulate.friction.rest import held_still, released
from rnea.apps.simulate.friction.stops import after_hit
from rnea.apps.simulate.hybrid_state import NOTHING, Event, HybridState, Torques
from rnea.apps.simulate.plant import Plant
from rnea.core.spatial.numbers import Array
from rnea.errors import SimulationError

ROOM = 1e-12
"""Bounds of a hold that lie together (a stop without friction) still need a little."""


class Phases:
    """The equations of a plant under control, phase by phase."""

    def __init__(
        self, plant: Plant, control: ControlLoop, events: Sequence[Event], bounce: float
    ) -> None:
        self.plant, self.control, self.events = plant, control, tuple(events)
        self._functions = [UserFunction(e.function, f"event {e.name!r}") for e in self.events]
        # rebounds slower than this rest (speed lost in half a step, at the torque of that instant)
        self._half_step = bounce
        friction = plant.friction
        self._lugre = friction if isinstance(friction, LuGre) else None
        self.dry = friction if isinstance(friction, DryFriction) else DryFriction.none(plant.n)
        self._sticks = self.dry.is_dry
        self._offset = friction.offset
        self._bristles = plant.n if self._lugre is not None else 0
        self._none = np.zeros(plant.n)
        self._gears = plant.gears
        self._play = np.zeros(0, dtype=bool) if plant.gears is None else plant.gears.has_backlash
        # nothing ever happens to smooth joints without ends
        happens = self._sticks.any() or plant.stops.any or self._play.any() or self.events
        self.eventless = not happens
        self.works = 3 if plant.gears is None else 4
        # guards stand side by side: sliding, holding and stops of n coordinates, teeth, user events
        ends = np.cumsum([0, *[plant.n] * 3, len(self._play), len(self.events)]).tolist()
        self._guards = [slice(*pair) for pair in pairwise(ends)]

    def start(self, t: float, q: Array, qd: Array) -> HybridState:
        nobody = np.zeros(self.plant.n, dtype=bool)
        x = np.zeros(self._bristles + self.works)
        return HybridState(t, q, qd, x, nobody, self._none, self._none, flanks=self._flanks(q, qd))

    def _flanks(self, q: Array, qd: Array) -> Array:
        return NOTHING if self._gears is None else self._gears.flanks(q, qd)

    # ---- inside a phase ------------------------------------------------------------------------

    def torques(self, phase: HybridState, t: float, q: Array, qd: Array, x: Array) -> Torques:
        # between the ends of a step quaternions are a little off
        q = self.plant.positions.along.normalized(q)
        tau = self.control.torque(t, q, qd)
        outside = self.plant.external
        external = self._none if outside is None else outside(t, q)
        gears, through, lost = self._none, NOTHING, 0.0
        if self._gears is not None:
            through, lost = self._gears.through(phase.flanks, q, qd)
            gears = self._gears.on_states(through)
        z = zd = x[: self._bristles]
        if self._lugre is None:
            friction = self.dry.sliding(qd, phase.direction)
        else:
            zd = self._lugre.bristle_rate(qd, z)
            friction = self._lugre.torque(qd, z, zd)
        if self.plant.dependent is not None:
            friction = friction + self.plant.dependent(q, qd)
        return Torques(tau, external, friction, gears, zd, through, lost)

    def rate(self, phase: HybridState) -> Callable[..., tuple[Array, Array]]:
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

    def guards_of(
        self, phase: HybridState, t: Array, q: Array, qd: Array, sliding: Array, inside: Array
    ) -> Array:
        """Guards (N, ...) of joints without gears at many states of a phase, where others have
        computed how fast (N, n) they slide on, and how far (N, n) inside its bounds what holds
        them lies."""
        out = np.ones((len(t), self._guards[-1].stop))
        slides, holds, ends, _, events = (out[:, part] for part in self._guards)
        np.copyto(slides, sliding, where=self._sliding(phase))
        np.copyto(holds, inside, where=phase.held)
        self._end_guards(phase, q, ends)
        if phase.above:
            events[:] = [self.event_guards(phase, *at) for at in zip(t, q, qd, strict=True)]
        return out

    def _end_guards(self, phase: HybridState, q: Array, ends: Array) -> None:
        stops = self.plant.stops
        if stops.any:
            at = self.plant.positions.by_speed(q)
            np.copyto(ends, np.minimum(stops.upper - at, at - stops.lower), where=~phase.held)

    def guards(self, phase: HybridState, t: float, q: Array, qd: Array, x: Array) -> Array:
        """One number per thing that may happen, not negative as long as it does not."""
        out = np.ones(self._guards[-1].stop)
        slides, holds, ends, teeth, events = (out[part] for part in self._guards)
        sliding = self._sliding(phase)
        slides[sliding] = (phase.direction * qd)[sliding]
        if phase.held.any():
            b = self.torques(phase, t, q, qd, x).net - self.plant.bias(q, qd)
            _, hold = held_still(self.plant.mass_matrix(q), b, phase.held)
            lower, upper = self.box(phase.side)
            room = ROOM * (1.0 + np.abs(hold))
            inside = np.minimum(upper - hold, hold - lower) + room
            holds[phase.held] = inside[phase.held]
        self._end_guards(phase, q, ends)
        if self._gears is not None and self._play.any():
            teeth[:] = self._gears.guards(phase.flanks, q, qd)
        if phase.above:
            events[:] = self.event_guards(phase, t, q, qd)
        return out

    def event_guards(self, phase: HybridState, t: float, q: Array, qd: Array) -> Array:
        """The part of the guards that belongs to the user's events."""
        return np.array(phase.above) * self._seen(t, q, qd)

    def watched(self, phase: HybridState) -> list[int]:
        """The guards that may turn negative in a phase."""
        stops = self.plant.stops
        ends = (np.isfinite(stops.lower) | np.isfinite(stops.upper)) & ~phase.held
        events = np.ones(len(self.events), dtype=bool)
        may_turn = (self._sliding(phase), phase.held, ends, self._play, events)
        return np.flatnonzero(np.concatenate(may_turn)).tolist()

    def _sliding(self, phase: HybridState) -> Array:
        return np.asarray(self._sticks & ~phase.held & (phase.direction != 0))

    def _seen(self, t: float, q: Array, qd: Array) -> list[float]:
        """What each of the user's events says of a state."""
        plant = self.plant
        q = plant.positions.along.normalized(q)
        state = q[: plant.joint_numbers], qd[: plant.joints]
        return [event.number(event(t, *state), t) for event in self._functions]

    def box(self, side: Array) -> tuple[Array, Array]:
        """Bounds of the hold: static friction, and whatever a stop takes on its side."""
        lower = np.where(side < 0, -np.inf, -self.dry.static_backward)
        upper = np.where(side > 0, np.inf, self.dry.static_forward)
        return lower, upper

    # ---- between phases ------------------------------------------------------------------------

    def resolved(self, instant: HybridState, stopped: Array | None = None) -> HybridState:
        """The next phase. `stopped` (n,) bool: joints whose speed has just become zero."""
        if self.eventless:
            return instant
        qd = instant.qd.copy()
        qd[instant.held] = 0.0
        if stopped is not None:
            qd[stopped] = 0.0
        instant = self._after_stops(replace(instant, qd=qd))
        q, qd, side = instant.q, instant.qd, instant.side
        resting = (qd == 0) & (self._sticks | (side != 0))
        direction = np.where(self._sticks & ~resting, np.sign(qd), 0.0)
        slides = replace(instant, direction=direction, held=np.zeros_like(resting))
        if resting.any():
            on = self.torques(slides, instant.t, q, qd, instant.x)
            b = on.net - self.plant.bias(q, qd)
            ones = np.ones(self.plant.n)
            going = (self.dry.dry(qd, ones), -self.dry.dry(qd, -ones))
            rest, away = released(self.plant.mass_matrix(q), b, resting, *self.box(side), going)
            direction = np.where(self._sticks & (away != 0), away, direction)
            slides = replace(slides, held=rest.held, direction=direction)
            side = np.where(rest.held, side, 0.0)
        above = instant.above or tuple(_sign(x) for x in self._seen(instant.t, q, qd))
        return replace(slides, side=side, above=above)

    def _after_stops(self, instant: HybridState) -> HybridState:
        """Hits done; joints that rest at a stop have no speed and lie exactly on it."""
        stops = self.plant.stops
        if not stops.any:
            return instant
        at = self.plant.positions.by_speed(instant.q)
        side = stops.side(at)
        if not side.any():
            return replace(instant, side=side)
        at = np.where(side > 0, stops.upper, np.where(side < 0, stops.lower, at))
        q = self.plant.positions.moved_to(instant.q, at)
        qd, lost = instant.qd, instant.lost
        if np.any(side * qd > 0):
            M = self.plant.mass_matrix(q)
            on = self.torques(instant, instant.t, q, qd, instant.x)
            # what rubs stops a joint, and does not pull it back; an offset does
            rubs = on.friction - self._offset
            pull = np.linalg.solve(M, on.net + rubs - self.plant.bias(q, qd))
            resting = side * qd * stops.restitution <= np.abs(pull) * self._half_step
            new = after_hit(M, qd, side, np.where(resting, 0.0, stops.restitution))
            # a joint that does not rebound stands exactly still
            new = np.where((side != 0) & (side * new >= -1e-300), 0.0, new)
            lost += float(qd @ M @ qd - new @ M @ new) / 2
            qd = new
            # a jump of the speed may tear teeth apart
            instant = replace(instant, flanks=self._flanks(q, qd))
        side = np.where(qd == 0, side, 0.0)
        return replace(instant, q=q, qd=qd, side=side, lost=lost)

    # ---- what happened -------------------------------------------------------------------------

    def changes(self, before: HybridState, after: HybridState) -> list[str]:
        """Words for joints that a jump of the torques has let go."""
        return self._named(before.held & ~after.held, "breaks away")

    def happened(self, instant: HybridState, which: Array) -> tuple[HybridState, list[str], bool]:
        """The phase after some guards (indices) were met, words for them, whether to end."""
        met = np.zeros(self._guards[-1].stop, dtype=bool)
        met[which] = True
        stopped, leaving, hit, teeth, seen = (met[part] for part in self._guards)
        words = [*self._named(leaving, "breaks away"), *self._named(hit, "hits its stop")]
        ends, above = False, list(instant.above)
        for k in np.flatnonzero(seen):
            event = self.events[k]
            above[k] *= -1
            if event.direction in (0, above[k]):
                words.append(event.name)
                ends = ends or event.stops
        stops, q, flanks = self.plant.stops, instant.q, instant.flanks
        at = self.plant.positions.by_speed(q)
        nearest = np.where(stops.upper - at < at - stops.lower, stops.upper, stops.lower)
        if self._gears is not None and teeth.any():
            flanks = self._gears.changed(instant.flanks, teeth, q, instant.qd)
            words += self._teeth(instant.flanks, flanks)
        q = self.plant.positions.moved_to(q, np.where(hit, nearest, at))
        changed = replace(instant, q=q, flanks=flanks, above=tuple(above))
        after = self.resolved(changed, stopped)
        for k in np.flatnonzero(stopped):
            what = "sticks" if after.held[k] else "turns round"
            words.append(f"{self.plant.names[k]} {what}")
        return after, words, ends

    def _named(self, which: Array, what: str) -> list[str]:
        return [f"{self.plant.names[k]} {what}" for k in np.flatnonzero(which)]

    def _teeth(self, before: Array, after: Array) -> list[str]:
        """Words for teeth that touch now, or did so far."""
        assert self._gears is not None
        names = [self.plant.names[k] for k in self._gears.joints]
        words = []
        for name, was, now in zip(names, before, after, strict=True):
            if abs(was) == 1 > abs(now):
                words.append(f"{name}: teeth come free")
            elif abs(now) == 1 > abs(was):
                words.append(f"{name}: teeth touch, {'forward' if now > 0 else 'backward'}")
        return words

    def refuse_infinite(self, before: HybridState, t: float, q: Array, qd: Array) -> None:
        """An error for states that are not finite; before: the last instant that was."""
        if np.isfinite(q).all() and np.isfinite(qd).all():
            return
        plant = self.plant
        loops = plant.positions.loops
        if loops is not None and np.isfinite(qd).all():
            at = before.q[: plant.joint_numbers], before.qd[: plant.joints]
            raise SimulationError(
                f"the loops cannot be closed any more after t = {before.t:.9g} s: "
                f"{loops.stuck(*at, t - before.t)}"
            )
        lost = [
            plant.names[speeds.start]
            for numbers, speeds in plant.positions.together
            if not (np.isfinite(q[numbers]).all() and np.isfinite(qd[speeds]).all())
        ]
        raise SimulationError(
            f"joint {(lost or plant.names)[0]!r} has no finite state any more at t = {t:.9g} s. "
            "Take a smaller step, or look at the torques"
        )

    def refuse_rates(self, instant: HybridState, qdd: Array, tau: Array) -> None:
        """An error for a row whose accelerations or torques are not finite."""
        sums = np.concatenate([qdd, tau])
        if not np.isfinite(sums).all():
            closed = self.plant.positions.loops is not None
            q, qd = (instant.q + np.nan, instant.qd) if closed else (instant.q, qdd + tau)
            self.refuse_infinite(instant, instant.t, q, qd)

    def chattering(self, t: float, guard: int) -> SimulationError:
        """Too many events in one step."""
        kind = next(k for k, part in enumerate(self._guards) if guard < part.stop)
        k = guard - self._guards[kind].start
        if kind < 3:
            culprit = f"joint {self.plant.names[k]!r}"
        elif self._gears is not None and kind == 3:
            culprit = f"the gear of joint {self.plant.names[self._gears.joints[k]]!r}"
        else:
            culprit = f"user event {k + 1}"
        return SimulationError(
            f"{culprit} meets one event after another at t = {t:.9g} s; take a smaller step, or a "
            "controller without jumps"
        )


def _sign(value: float) -> int:
    return 1 if value >= 0 else -1
