"""How positions of trees follow their speeds where these are not all rates of coordinates."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from rnea.apps.simulate.integrate.steps import ConfigurationSpace
from rnea.core.model import Model, normalized, rate
from rnea.core.spatial.numbers import Array


def along_of_tree(model: Model) -> ConfigurationSpace:
    """The joints' own rates, with quaternions put to length 1 at the end of a step."""
    return ConfigurationSpace(
        partial(rate, model),
        partial(halfway_of_tree, model),
        partial(through_of_tree, model),
        partial(normalized, model),
        lambda q, qd, after: normalized(model, after),
    )


# With a quaternion q, a = w h/4 and q' = q w/2, the implicit midpoint is m = q + m a, so that
# m = q (1 - a)⁻¹ lies along q (1 + a), and the end 2 m - q along m (1 + a): both are found without
# iterating. The rates of other coordinates depend on orientations and angles alone.


def halfway_of_tree(model: Model, q: Array, qd: Array, h: Any) -> Array:
    """The place that q comes to in h/2 at the rate that it has there."""
    half = h / 2
    turned = normalized(model, q + rate(model, q, qd) * half)
    return _of_length_one(model, turned, q + rate(model, turned, qd) * half)


def through_of_tree(model: Model, q: Array, qd: Array, h: Any) -> Array:
    """Where q comes in h at the rate that it has halfway."""
    middle = halfway_of_tree(model, q, qd, h)
    going = rate(model, middle, qd)
    turned = normalized(model, middle + going * (h / 2))
    return _of_length_one(model, turned, q + going * h)


def _of_length_one(model: Model, turned: Array, moved: Array) -> Array:
    """Of one place the parts of quaternions, the numbers without a unit; of another the rest."""
    parts = [k for k, x in enumerate(model.coordinates) if not x.unit]
    out = np.array(moved)
    out[..., parts] = turned[..., parts]
    return out
