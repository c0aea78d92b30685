"""Stages of an identification, one by one: deviations, bodies that exist, filters, laws, motors."""

from dataclasses import replace

import numpy as np
import pytest

import rnea
from rnea.apps.identify.data.bandwidth import EffortFilter
from rnea.apps.identify.data.equations import EquationSource
from rnea.apps.identify.fit.base_fit import base_fit
from rnea.apps.identify.fit.friction_laws import FrictionLaw
from rnea.apps.identify.fit.physical_fit import physical_fit
from rnea.apps.identify.fit.pseudo_inertia import body_parameters, pseudo_inertia
from rnea.apps.identify.fit.scales import plausible
from rnea.apps.identify.payload.motor_constants import motor_constants
from rnea.apps.identify.stages import own_filter
from rnea.apps.trajectory.rates.smoothing import SmoothingSpline
from rnea.errors import RneaError
from rnea.identify import base_parameters, identify, prepare
from support.identified import apart, made, planar, sprung
from support.made_recordings import Logger, motion, recording, true_robot


@pytest.fixture(scope="module", name="planar")
def _planar():
    return planar()


def test_two_deviations_cover_the_truth():
    arm, truth, log = made("planar_3r", 5, Logger(noise=0, encoder=0, rate=50), length=12.0)
    rng = np.random.default_rng(1)
    p, base = prepare(log), base_parameters(arm.model)
    equations = EquationSource(arm, base, [p]).equations([FrictionLaw()] * arm.n)
    sums = base.sums(equations.names, base.total)
    start, true = sums @ arm.linear_parameters, sums @ truth.linear_parameters
    scale = plausible(arm, equations.names, [p])
    clean = equations.columns @ true
    size = 0.01 * np.ptp(clean, axis=0)
    thin = max(1, int(p.rate / (5 * p.cutoff)))
    inside = np.zeros(len(start))
    filtered = SmoothingSpline(log.t, np.zeros((len(log), 0)), p.cutoff)
    for _ in range(200):
        noise = filtered.of(rng.normal(size=log.q.shape) * size)(p.t)[::thin]
        fit = base_fit(replace(equations, efforts=clean + noise), start, scale)
        assert fit.dropped == 0
        inside += np.abs(fit.values - true) < 2 * fit.deviations
    assert inside.min() / 200 >= 0.9
    assert inside.max() / 200 <= 0.995
    assert 0.93 < inside.mean() / 200 < 0.975


def test_both_solvers_find_the_same(planar):
    arm, _, _, found = planar
    fitted = found.fitted
    # a fit that no body has: one moment of inertia far below zero
    wrong = fitted.base_fit.values.copy()
    wrong[0] -= 60 * fitted.base_fit.deviations[0] + abs(wrong[0])
    bad = replace(fitted.base_fit, values=wrong)
    for fit in (fitted.base_fit, bad):
        one, other = (
            physical_fit(arm.model, fitted.source.base, fit, fitted.file, fitted.scale, name)
            for name in ("clarabel", "barrier")
        )
        apart = np.abs(one.base_values - other.base_values) / fit.deviations
        assert apart.max() < 5e-3
        assert one.smallest.min() > 0.99e-3


def test_pseudo_inertias_say_which_bodies_exist():
    rng = np.random.default_rng(0)
    for _ in range(50):
        # point masses: a body, by definition
        x, m = rng.normal(size=(6, 3)), rng.uniform(0.1, 1, 6)
        tensor = sum(
            mass * (np.eye(3) * (r @ r) - np.outer(r, r)) for mass, r in zip(m, x, strict=True)
        )
        entries = tensor[[0, 1, 2, 0, 0, 1], [0, 1, 2, 1, 2, 2]]
        row = np.array([m.sum(), *(m @ x), *entries])
        P = pseudo_inertia(row)
        homogeneous = np.column_stack([x, np.ones(6)])
        assert np.allclose(P, (homogeneous.T * m) @ homogeneous, rtol=1e-13)
        assert np.allclose(body_parameters(P), row, rtol=1e-13)
    # a moment of inertia above the sum of the two others
    assert np.linalg.eigvalsh(pseudo_inertia(np.array([1.0, 0, 0, 0, 1, 1, 3, 0, 0, 0])))[0] < 0


def test_the_filter_of_the_efforts_is_found_with_its_lag():
    _, truth, log = made("planar_3r", 2, Logger(noise=0.002, rate=100))
    smooth = SmoothingSpline(log.t, log.effort, 2.0)(log.t)
    late = np.stack([np.interp(log.t - 0.02, log.t, column) for column in smooth.T], axis=-1)
    noise = np.random.default_rng(0).normal(size=late.shape) * 0.002 * np.ptp(late, axis=0)
    found = identify(rnea.load("planar_3r"), [replace(log, effort=late + noise)], hold_out=0.0)
    assert found.fitted.filter.bandwidth == pytest.approx(2.0, rel=0.05)
    assert found.lags[0].value == pytest.approx(0.02, abs=1e-3)
    assert found.training[0].lag == found.lags[0].value
    assert apart(truth, found.robot) < 0.02
    plain = identify(rnea.load("planar_3r"), [log], hold_out=0.0).fitted.filter
    assert not plain.found


def test_a_low_pass_is_told_with_its_evidence():
    """Smoothed efforts are called so; rough positions are not blamed on the efforts."""
    _, _, log = made("planar_3r", 2, Logger(noise=0.002, rate=100))
    smooth = SmoothingSpline(log.t, log.effort, 1.5)(log.t)
    found = own_filter(rnea.load("planar_3r"), [prepare(replace(log, effort=smooth), fastest=12)])
    assert (found.found, found.why) == (True, "friction")
    assert found.beyond < 0.003
    assert "as if they had been smoothed before they were recorded" in str(found)
    # as on the Panda, whose accelerations are noise beyond 1.5 Hz
    rng = np.random.default_rng(1)
    rough = replace(log, q=log.q + 2e-3 * rng.normal(size=log.q.shape))
    found = own_filter(rnea.load("planar_3r"), [prepare(rough, fastest=12)])
    assert (found.found, found.why) == (True, "motion")
    assert "were not cut there" in str(found)


def test_a_short_recording_does_not_say_what_a_filter_is():
    told = EffortFilter(3.5, True, ((10.0, 1.0), (3.5, 0.9)), "friction", 0.001, periods=7.0)
    assert "too short" in str(told)
    assert "smoothed" not in str(told)
    assert "without delay" in str(replace(told, periods=40.0))
    assert "late by 45 ms" in str(replace(told, periods=40.0))


def test_the_law_of_friction_is_found():
    arm, truth, _ = made("planar_3r", 3)
    names = arm.joint_names
    losses = [body.losses for body in truth.model.bodies]
    plain, load, creep = (
        rnea.describe.Friction(x.viscous, (x.coulomb_forward, x.coulomb_backward)) for x in losses
    )
    load = replace(load, load=0.15)
    size = creep.coulomb[0]
    creep = replace(creep, static=(2.5 * size, 2.5 * size), stribeck=0.2, coulomb=(size, size))
    rubbing = truth.with_friction(dict(zip(names, (plain, load, creep), strict=True)))
    rng = np.random.default_rng(4)
    log = recording(rubbing, motion(arm, rng), rng, Logger(noise=0.002, rate=100), length=20.0)
    found = identify(arm, [log], hold_out=0.0)
    laws = found.fitted.laws
    assert laws[0] == FrictionLaw()
    assert laws[1].load
    assert laws[2].stribeck > 0
    assert found.robot.model.bodies[1].losses.load == pytest.approx(0.15, rel=0.05)
    assert apart(rubbing, found.robot) < 0.02


def test_a_known_load_tells_the_motors_constants():
    arm, truth, _ = made("planar_3r", 8)
    rng = np.random.default_rng(2)
    constants = np.array([11.0, -7.0, 0.5])
    load = {"mass": 2.805, "com": (0.1, 0.02, 0.0), "frame": "tool"}
    empty, held = (
        replace(log, effort=log.effort / constants)
        for log in (
            recording(robot, motion(arm, rng), rng, Logger(rate=100), length=12.0)
            for robot in (truth, truth.with_payload(**load))
        )
    )
    found = identify(arm, [empty], loaded=[held], carrying=arm.with_payload(**load), hold_out=0.0)
    motors = found.motors
    assert np.abs(motors.constants - constants).max() < 0.02 * np.abs(constants).max()
    assert (np.abs(motors.constants - constants) < 4 * motors.deviations).all()
    assert apart(truth, found.robot) < 0.02
    with pytest.raises(RneaError, match="without and with the known load"):
        identify(arm, [empty], carrying=arm.with_payload(**load), hold_out=0.0)


def test_springs_are_torques_beside_efforts_that_are_currents():
    arm, rng = sprung(), np.random.default_rng(6)
    truth, constants = true_robot(arm, rng), np.array([10.0, -4.0])
    load = {"mass": 3.0, "com": (0.1, 0.02, 0.0), "frame": "tool"}
    empty, held = (
        prepare(replace(log, effort=log.effort / constants), fastest=12)
        for log in (
            recording(robot, motion(arm, rng), rng, Logger(noise=0.002, rate=100), length=10.0)
            for robot in (truth, truth.with_payload(**load))
        )
    )
    motors = motor_constants(arm, arm.with_payload(**load), [empty], [held])
    assert motors.constants == pytest.approx(constants, rel=0.02)
    assert (np.abs(motors.constants - constants) < 4 * motors.deviations).all()
