"""identify: recordings of a robot in, a robot that fits them out, with what supports it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.identify.data.fit_notes import notes_of
from rnea.apps.identify.data.lag import Lag, effort_lag
from rnea.apps.identify.data.prepare import (
    FEWEST_ROWS,
    ROWS_PER_PERIOD,
    Prepared,
    prepare,
    usual_cutoff,
)
from rnea.apps.identify.data.residuals import Residuals, residuals
from rnea.apps.identify.fit.friction_curve import FrictionCurve, friction_curves
from rnea.apps.identify.fit.friction_laws import EXTRAS, FrictionLaw
from rnea.apps.identify.payload.motor_constants import MotorConstants, motor_constants
from rnea.apps.identify.stages import IdentificationFit, own_filter, run_stages
from rnea.apps.identify.validation import Validation, validate
from rnea.apps.logs.log import Log
from rnea.apps.logs.matching import matched
from rnea.core.description import Friction
from rnea.core.model import LINEAR_PARAMETERS
from rnea.core.recursions.regressors.base_parameters import WIDTH
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError

if TYPE_CHECKING:
    from rnea.robot import Robot


HOLD_OUT = 1 / 3


@dataclass(frozen=True, eq=False)
class Identification:
    """file, robot: as it was, and as identified. fitted: all stages (`rnea.apps.identify.stages`).

    before, after: residuals of both on each training recording. validations: on others.
    curves: friction by joint. notes: what was done or left out, in sentences
    lags: of the efforts of each recording that was given, measured on the whole of it
    motors: torque for a unit of effort, where a known load told it

    >>> import numpy as np
    >>> from rnea import load
    >>> arm, push = load("one_link"), lambda t: [3 * np.sin(2 * t)]
    >>> log = arm.simulate([0.0], duration=8.0, torque=push).measured(rate=100.0)
    >>> found = identify(arm, [log])
    >>> found.robot.name, found.after[0].share.round(2), len(found.validations)
    ('One-link arm', array([0.]), 1)
    """

    file: Robot
    robot: Robot
    training: tuple[Prepared, ...]
    fitted: IdentificationFit
    before: tuple[Residuals, ...]
    after: tuple[Residuals, ...]
    validations: tuple[Validation, ...]
    curves: tuple[FrictionCurve, ...]
    notes: tuple[str, ...]
    lags: tuple[Lag, ...]
    motors: MotorConstants | None = None

    def __repr__(self) -> str:
        count = len(self.fitted.base_fit.names)
        held = ""
        if tried := [v for v in self.validations if v.counts]:
            worst = 100 * max(float(np.nanmax(v.after.share)) for v in tried)
            held = f", held out within {worst:.2g} % of range"
        return f"<Identification of {self.file.name}: {count} base parameters{held}>"


def identify(
    robot: Robot,
    logs: Sequence[Log],
    *,
    validate_on: Sequence[Log] = (),
    hold_out: float = HOLD_OUT,
    cutoff: float | None = None,
    loaded: Sequence[Log] = (),
    carrying: Robot | None = None,
    report: Callable[[str], None] = lambda stage: None,
) -> Identification:
    """The robot that fits recordings of it, tried on others.

    logs: their joints are the robot's, by name (`rnea.logs.matched`). validate_on: recordings that
    the fit does not see; without any, the last `hold_out` of each log is held out (0: nothing is).
    cutoff: of the filter in Hz. loaded, carrying: recordings with a known load, and the robot with
    it: then efforts may be currents, and motor constants are found first. report: hears which
    stage begins.

    >>> import numpy as np
    >>> from rnea import load
    >>> arm, push = load("one_link"), lambda t: [3 * np.sin(2 * t)]
    >>> log = arm.simulate([0.0], duration=8.0, torque=push).measured(rate=100.0)
    >>> identify(arm, [log]).robot.mass_matrix([0.0]).round(2)  # it was 1/3
    array([[0.33]])
    """
    if not logs:
        raise InputError("nothing to identify from: give a recording")
    robot.model.refuse_loops("an identification")
    robot.model.require_single_axes("an identification")
    robot.model.refuse_mimics("an identification")
    logs = [_checked(log, robot) for log in logs]
    trials = [_checked(log, robot) for log in validate_on]
    holding = [_checked(log, robot) for log in loaded]
    if cutoff is None:
        # one filter for all: what efforts went through besides is sought below it
        every = [log for log in (*logs, *trials, *holding) if len(log) > 1]
        cutoff = min(map(usual_cutoff, every)) if every else None
    parted = not trials and hold_out > 0
    if parted:
        pairs = [held_out(log, hold_out) for log in logs]
        logs, trials = [first for first, _ in pairs], [last for _, last in pairs]
    lags = [effort_lag(robot, log, cutoff) for log in logs]
    # what is held out says nothing of itself: it is as late as the rest of its recording
    late = lags if parted else [effort_lag(robot, log, cutoff) for log in trials]
    motors = None
    if loaded or carrying is not None:
        motors = _motors(robot, carrying, logs, lags, holding, cutoff)
        logs, trials = ([_in_torque(x, motors) for x in some] for some in (logs, trials))
    training = [_prepared(log, cutoff, lag) for log, lag in zip(logs, lags, strict=True)]
    fitted = run_stages(robot, training, report=report)
    found, own = fitted.physical, fitted.filter
    identified = identified_robot(robot, found.parameters, found.extras, fitted.laws)
    report("validation")
    training = list(fitted.source.parts)
    tried = [
        _prepared(log, cutoff, lag).with_efforts(own.bandwidth)
        for log, lag in zip(trials, late, strict=True)
    ]
    return Identification(
        file=robot,
        robot=identified,
        training=tuple(training),
        fitted=fitted,
        before=tuple(residuals(robot, p) for p in training),
        after=tuple(residuals(identified, p) for p in training),
        validations=tuple(
            validate(robot, identified, training, p, _name(p.log, bool(validate_on))) for p in tried
        ),
        curves=friction_curves(
            identified, fitted.source, fitted.equations, found.base_values, fitted.laws
        ),
        notes=tuple(notes_of(robot, fitted, lags)),
        lags=tuple(lags),
        motors=motors,
    )


def _motors(
    robot: Robot,
    carrying: Robot | None,
    logs: Sequence[Log],
    lags: Sequence[Lag],
    loaded: Sequence[Log],
    cutoff: float | None,
) -> MotorConstants:
    """Constants of the motors; the efforts' own filter is found with a first guess of them."""
    if carrying is None:
        raise InputError("recordings with a load need the robot that carries it")
    late = [effort_lag(robot, log, cutoff) for log in loaded]
    both = [
        [_prepared(log, cutoff, lag) for log, lag in zip(*some, strict=True)]
        for some in ((logs, lags), (loaded, late))
    ]
    first = motor_constants(robot, carrying, *both)
    torques = [_prepared(_in_torque(p.log, first), cutoff).with_efforts(lag=p.lag) for p in both[0]]
    own = own_filter(robot, torques)
    return motor_constants(
        robot, carrying, *([p.with_efforts(own.bandwidth) for p in some] for some in both)
    )


def _prepared(log: Log, cutoff: float | None, lag: Lag | None = None) -> Prepared:
    late = lag.taken_out if lag is not None else 0.0
    return prepare(log, cutoff, lag=late, fastest=ROWS_PER_PERIOD)


def _in_torque(log: Log, motors: MotorConstants) -> Log:
    assert log.effort is not None
    return replace(log, effort=log.effort * motors.constants)


def _checked(log: Log, robot: Robot) -> Log:
    """In the robot's order, with efforts that say something."""
    found = matched(log, robot.model)
    if found.missing:
        raise log.error(
            f"says nothing of {', '.join(found.missing)}; lock joints that did not move: "
            "--lock JOINT=VALUE, or robot.with_locked"
        )
    effort = found.log.effort
    if effort is not None and not np.any(effort):
        raise log.error("all efforts are zero: this robot's driver does not tell them")
    return found.log


def _name(log: Log, given: bool) -> str:
    name = Path(log.file).name or "the log"
    return name if given else f"the last part of {name}"


def identified_robot(
    robot: Robot, parameters: Array, extras: Array, laws: Sequence[FrictionLaw]
) -> Robot:
    """With linear parameters (15 bodies,), and static excess and load of each joint (2 bodies,)."""
    rows = np.asarray(parameters).reshape(-1, WIDTH)
    more = np.asarray(extras).reshape(-1, len(EXTRAS))
    friction = {
        body.joint.name: friction_of(
            dict(zip(LINEAR_PARAMETERS, row, strict=True)), own[0], own[1], law
        )
        for body, row, own, law in zip(robot.model.bodies, rows, more, laws, strict=True)
    }
    return robot.with_linear_parameters(parameters).with_friction(friction)


def friction_of(values: dict[str, float], excess: float, load: float, law: FrictionLaw) -> Friction:
    """A joint's friction at the joint, of its linear parameters and what its law adds."""
    coulomb = float(values["coulomb_forward"]), float(values["coulomb_backward"])
    has = bool(law.stribeck) and excess > 0
    return Friction(
        viscous=float(values["viscous"]),
        coulomb=coulomb,
        static=(coulomb[0] + float(excess), coulomb[1] + float(excess)) if has else None,
        stribeck=law.stribeck if has else 0.0,
        load=float(load) if law.load else 0.0,
        smooth=law.smooth,
        offset=float(values["offset"]),
    )


def held_out(log: Log, share: float) -> tuple[Log, Log]:
    """The first part of a log, and its last, a share of its rows, each at its own time."""
    if not (math.isfinite(share) and 0 < share <= 0.5):
        raise InputError(f"a share of {share:g} cannot be held out; possible are 0 to 1/2")
    cut = len(log) - round(share * len(log))
    if min(cut, len(log) - cut) < FEWEST_ROWS:
        raise log.error(
            f"{len(log)} rows are too few to hold out {share:.3g} of them; --hold-out 0 uses all"
        )
    return _rows(log, slice(0, cut)), _rows(log, slice(cut, None))


def _rows(log: Log, rows: slice) -> Log:
    qd, effort = (None if x is None else x[rows] for x in (log.qd, log.effort))
    return replace(log, t=log.t[rows], q=log.q[rows], qd=qd, effort=effort)
