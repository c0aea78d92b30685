"""Recordings of simulated robots, whose truth is known: sensors, lag, clocks and lost messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.logs.log import Log
from rnea.apps.simulate.measurement import Measurement
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, shortened

if TYPE_CHECKING:
    from rnea.apps.simulate.result import Simulation

# each kind of draw has a stream of its own: noise stays what it is when messages get lost
_STREAMS = ("effort", "position", "velocity", "jitter", "drop")


def measured(run: Simulation, how: Measurement) -> Log:
    """What a logger would have written of a run.

    Joints with one coordinate alone: messages of joint states know no others. Effort is what the
    actuators delivered, at the joint's side.
    """
    places, speeds = run.columns.straight
    names = tuple(run.columns.positions[k] for k in places)
    if not names:
        raise InputError("a recording is of joints with one coordinate each; this robot has none")
    how.refuse_counts(names)
    draws = {
        name: np.random.default_rng([how.seed, stream]) for stream, name in enumerate(_STREAMS)
    }
    t = _times(run.t, how.rate)
    q = _between(run.t, run.q[:, places], run.qd[:, speeds], t)
    qd = _between(run.t, run.qd[:, speeds], run.qdd[:, speeds], t)
    # torques of a sampled controller jump, so they have lines in between
    tau = _linear(run.t, run.tau[:, speeds], t - how.lag)

    def each(key: str) -> Array:
        return np.broadcast_to(np.asarray(getattr(how, key), dtype=float), len(names))

    q = _counted(q + each("position") * draws["position"].normal(size=q.shape), each("encoder"))
    qd = qd + each("velocity") * draws["velocity"].normal(size=qd.shape)
    largest = np.abs(run.tau[:, speeds]).max(axis=0)
    spread = np.hypot(each("noise"), each("relative_noise") * largest)
    effort = tau + spread * draws["effort"].normal(size=tau.shape)
    if how.saturation is not None:
        effort = np.clip(effort, -each("saturation"), each("saturation"))
    if how.current is True:
        raise InputError(
            "measure current: a run does not know the robot's motors; give N m per A of each "
            "joint, as rnea.drive.torque_per_ampere(arm.description) has them"
        )
    if how.current is not None:
        effort = effort / each("current")
    stamps = t - t[0]
    # the first message is there and on time, so that the recording's clock is the run's
    stamps[1:] += how.jitter * draws["jitter"].normal(size=len(t) - 1)
    stamps = np.maximum.accumulate(np.maximum(stamps, 0.0))
    there = draws["drop"].random(len(t)) >= how.drop
    there[0] = True
    notes = [f"measured: {how.describe()}"]
    curved = [body.joint.name for body in run.columns.curved]
    if curved:
        notes.append(f"left out, as joints with several coordinates: {shortened(curved)}")
    if run.columns.looped is not None:
        led = [name for name in run.joint_names if name not in (*names, *curved)]
        notes.append(f"left out, as joints that follow from others by loops: {shortened(led)}")
    return Log(
        stamps[there], q[there], qd[there], effort[there], names, source="simulated",
        notes=tuple(notes),
    )  # fmt: skip


def _times(t: Array, rate: float | None) -> Array:
    """When messages are sent: at every time of the run, or so often, from its beginning on."""
    if rate is None:
        return t
    count = int((t[-1] - t[0]) * rate * (1 + 1e-12)) + 1
    # the last one may be later than the run by rounding alone
    return np.minimum(t[0] + np.arange(count) / rate, t[-1])


def _between(t: Array, q: Array, qd: Array, at: Array) -> Array:
    """By cubics that meet values and their rates: exact at the run's own times."""
    if len(t) < 2:
        return q
    k = np.clip(np.searchsorted(t, at, side="right") - 1, 0, len(t) - 2)
    h = (t[k + 1] - t[k])[:, None]
    x = (at - t[k])[:, None] / h
    way = q[k + 1] - q[k]
    first, last = h * qd[k] - way, way - h * qd[k + 1]
    return q[k] + x * way + x * (1 - x) * ((1 - x) * first + x * last)


def _linear(t: Array, values: Array, at: Array) -> Array:
    """In between, and the first one before the beginning."""
    return np.stack([np.interp(at, t, column) for column in values.T], axis=-1)


def _counted(q: Array, step: Array) -> Array:
    counted = step > 0
    return np.where(counted, step * np.round(q / np.where(counted, step, 1.0)), q)
