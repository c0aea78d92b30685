"""What a robot's torques leave of recorded efforts, joint by joint."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.identify.data.equations import moving
from rnea.apps.identify.data.prepare import Prepared
from rnea.core.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.robot import Robot

_CHUNK = 20_000
POOR = 0.25  # of a joint's range: with so much left, nothing is explained
PARTLY = 0.1  # of a joint's range: right robots leave 0.1 to 3 %, next to still ones some more


@dataclass(frozen=True, eq=False)
class Residuals:
    """rms of all rows and of those where the joint moves, and the efforts' range, (n,) each; nan
    for a joint whose efforts were not measured.

    >>> from rnea import load
    >>> from rnea.identify import prepare
    >>> arm = load("one_link")
    >>> run = arm.simulate([0.0], duration=4.0, torque=lambda t: [np.sin(3 * t)])
    >>> push = run.measured(rate=100.0)
    >>> residuals(arm, prepare(push)).share.round(2)
    array([0.])
    """

    all_rows: Array
    moving_rows: Array
    range: Array

    @property
    def moving_share(self) -> Array:
        """Of the range, rows where the joint moves; nan for a joint that never does."""
        return self.moving_rows / np.maximum(self.range, 1e-300)

    @property
    def share(self) -> Array:
        """Of the range, all rows."""
        return self.all_rows / np.maximum(self.range, 1e-300)


def predicted(robot: Robot, p: Prepared) -> Array:
    """(N, n): a robot's torques along a recording, through the efforts' filters.

    >>> from rnea import load
    >>> from rnea.identify import prepare
    >>> arm = load("one_link")
    >>> predicted(arm, prepare(arm.simulate([0.5], duration=4.0).measured(rate=100.0))).shape
    (401, 1)
    """
    chunks = [
        robot.inverse_dynamics(*(x[begin : begin + _CHUNK] for x in p.motion))
        for begin in range(0, len(p), _CHUNK)
    ]
    return p.filtered(np.concatenate(chunks))


def unfiltered(robot: Robot, p: Prepared) -> Residuals:
    """Of the same rows without the efforts' own filter: what whoever computes the robot's torques
    is left with.

    >>> from rnea import load
    >>> from rnea.identify import prepare
    >>> arm = load("one_link")
    >>> run = arm.simulate([0.0], duration=4.0, torque=lambda t: [np.sin(3 * t)])
    >>> push = run.measured(rate=100.0)
    >>> unfiltered(arm, prepare(push)).all_rows.round(1)
    array([0.])
    """
    return residuals(robot, replace(p.with_efforts(p.cutoff), inside=p.inside))


def residuals(robot: Robot, p: Prepared) -> Residuals:
    """Of rows away from ends and gaps.

    >>> from rnea import load
    >>> from rnea.identify import prepare
    >>> arm = load("one_link")
    >>> run = arm.simulate([0.0], duration=4.0, torque=lambda t: [np.sin(3 * t)])
    >>> push = run.measured(rate=100.0)
    >>> residuals(arm, prepare(push)).all_rows.round(1)
    array([0.])
    """
    squares = (p.tau - predicted(robot, p)) ** 2
    inside, sure = p.inside, moving(p)
    if not inside.any():
        raise p.log.error(
            f"too short for efforts that went through a filter of {p.bandwidth:.2g} Hz: no row is "
            "away from its ends; leave it out"
        )
    counts = np.maximum(sure.sum(axis=0), 1)
    rms = np.sqrt(squares[inside].mean(axis=0))
    return Residuals(
        np.where(p.unmeasured, np.nan, rms),
        np.where(sure.any(axis=0), np.sqrt((squares * sure).sum(axis=0) / counts), np.nan),
        np.where(p.unmeasured, np.nan, np.ptp(p.tau[inside], axis=0)),
    )
