"""Velocities of links in Craig's form (source 002): from the base outward, in link frames.

ⁱω_i and ⁱv_i are those of frame i and its origin, relative to the base, with components in frame i.
Frame n+1 is the tool.
"""

from __future__ import annotations

from functools import partial

from rnea.core.model import Model
from rnea.core.spatial import transpose
from rnea.core.spatial.numbers import Array
from rnea.core.textbook.chain import chain_of_axes
from rnea.core.textbook.formula import cross, each, matrix, vector
from rnea.core.textbook.steps import Letter, Step, StepRecorder
from rnea.core.textbook.symbols import Symbol


def velocity_steps(model: Model, q: Array, qd: Array, gravity: Array) -> tuple[Step, ...]:
    """ω and v of every link and of the tool, each step recorded.

    >>> import numpy as np
    >>> from rnea import load
    >>> arm = load("one_link")
    >>> velocity_steps(arm.model, np.zeros(1), np.array([2.0]), arm.gravity)[-1].value.round(9) + 0
    array([0., 2., 0.])
    """
    record = StepRecorder("Craig")
    chain = chain_of_axes(model, gravity, "the book")
    zero, last = chain.kind.zeros(3), len(chain.links)
    frames = [link.placement @ X for link, X in zip(chain.links, chain.motions(q), strict=True)]
    frames += [] if chain.end is None else [chain.end]
    R = each(matrix, Symbol("R", "", "i", "i-1"), [transpose(X.rotation) for X in frames])
    P = each(vector, Symbol("P", "i", "i-1"), [X.translation for X in frames])
    Z = each(vector, Symbol("Z", "i", "i", hat=True), [chain.z for _ in chain.links])
    rate = chain.rates("d", qd, 1)
    letter = partial(Letter, record)
    w = letter("angular velocity", "velocities (ω)", Symbol("ω", "i", "i"), "rad/s")
    v = letter("velocity of the frame's origin", "velocities (v)", Symbol("v", "i", "i"), "m/s")
    w.given(0, zero)
    v.given(0, zero)
    for j in range(1, len(frames) + 1):
        i = j - 1
        record.at("velocities", min(j, last), f"{{{j}}}")
        turning = j <= last and chain.links[i].revolute
        w[j] = R[j] @ w[i] + rate[j] * Z[j] if turning else R[j] @ w[i]
        carried = R[j] @ (v[i] + cross(w[i], P[j]))
        v[j] = carried if turning or j > last else carried + rate[j] * Z[j]
    return tuple(record.steps)
