"""Closed positions of robots with loops, of where their independent joints are drawn."""

from __future__ import annotations

import numpy as np

from rnea.apps.datasets.sampling.state_ranges import StateRanges
from rnea.apps.trajectory.profiles.assembled import independent_places
from rnea.core import model as models
from rnea.core.model import Model
from rnea.core.spatial.numbers import Array
from rnea.engine.runtime.closure_steps import newton_step
from rnea.errors import InputError


class Closing:
    """Brings independent joints from where the file assembles the robot to where they are drawn.

    That is the branch of the assembly on which all rows are.
    """

    def __init__(self, model: Model, ranges: StateRanges) -> None:
        self._model, self._ranges = model, ranges
        self._own = independent_places(model)
        self._start = models.neutral(model)
        self._newton = newton_step(model)

    def closed(self, drawn: Array, groups: Array) -> tuple[Array, Array]:
        """Positions (n, nq) of drawn coordinates (n, k), and which of them (n,) can be used:
        loops close, and every joint is within its limits.

        groups: a number (n,) for each row; rows of one number go in as many strides.
        """
        model = self._model
        wanted = np.array(np.broadcast_to(self._start, (len(drawn), model.nq)))
        wanted[:, self._own] = drawn
        start = np.broadcast_to(self._start, wanted.shape)
        step = models.difference(model, start, wanted)
        q, good = models.moved(model, start, step, self._newton, groups)
        # what was drawn is kept to the bit: the way there has rounded it
        q[:, self._own] = drawn
        within = (q >= self._ranges.lowest) & (q <= self._ranges.highest)
        return q, good & within.all(axis=1)

    def refuse_narrow(self, drawn: Array, good: Array) -> None:
        """An error where less than half of what is drawn (n, k) can be used."""
        if good.mean() >= 0.5:
            return
        spans = self._ranges.q
        turned = [span for span in spans if not span.is_drawn]
        cure = f"narrow the ranges of {', '.join(s.name for s in spans if s.is_drawn)} (--range)"
        if good.any() and (named := self._narrowest(drawn[good])):
            cure = named
        if turned:
            motors = ", ".join(dict.fromkeys(x.body.joint.name for x in self._model.driven))
            cure += (
                f". The orientation of {turned[0].name.removesuffix('_qw')!r} is uniform, and has "
                f"no range: choose joints that have limits, the motors {motors} perhaps, as the "
                "independent ones in its file"
            )
        raise InputError(
            f"of {len(good)} positions drawn for robot {self._model.name!r} only {good.sum()} can "
            f"be assembled with every joint within its limits, and half is the least; {cure}"
        )

    def _narrowest(self, used: Array) -> str:
        """The coordinate that uses the least share of its range, and which part of it."""
        shares = {}
        for k, span in enumerate(self._ranges.q):
            low, high = float(used[:, k].min()), float(used[:, k].max())
            if span.is_drawn and span.high > span.low:
                shares[(high - low) / (span.high - span.low)] = (span, low, high)
        if not shares:
            return ""
        span, low, high = shares[min(shares)]
        return (
            f"{span.name!r} was drawn from {span.low:g} to {span.high:g} {span.unit}, and those "
            f"lie between {low:.4g} and {high:.4g}: --range {span.name}={low:.4g}:{high:.4g}"
        )
