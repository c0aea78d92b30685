"""Exciting motions: within all limits by another code, better than random ones, as good as said."""

import json
import sysconfig
from itertools import count, pairwise
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pinocchio as pin
import pytest

import rnea
from rnea import InputError
from rnea.apps.identify.excitation import search
from rnea.apps.identify.excitation.bounds import bounds_of
from rnea.apps.identify.excitation.descent import descended
from rnea.apps.identify.excitation.excite import _notes
from rnea.apps.identify.excitation.feasible import Within
from rnea.apps.identify.excitation.information import Information, information
from rnea.apps.identify.excitation.objective import Objective
from rnea.apps.identify.excitation.series import Series
from rnea.core.scalar_types.mpmath_numbers import MPMATH
from rnea.identify import Room, base_parameters, excite
from rnea.motion import Columns, read_motion, sampled
from support.command import run
from support.tiers import sample_cases

FILES = Path(sysconfig.get_paths()["purelib"]) / "cmeel.prefix/share/example-robot-data/robots"
URDFS = {
    "ur10": "ur_description/urdf/ur10_robot.urdf",
    "panda": "panda_description/urdf/panda.urdf",
}
BOX = (0.35, -0.5, -1.0, 1.5, 0.5, 0.6)
SMALL = {"velocity": 2.0, "reach": 1.5, "noise": [0.2, 0.05]}


def from_file(name):
    """A robot as we read it, and as Pinocchio does, with fingers held."""
    file = FILES / URDFS[name]
    if not file.is_file():
        pytest.skip("example-robot-data is not installed")
    arm, model = rnea.load(file), pin.buildModelFromUrdf(str(file))
    fingers = [joint for joint in arm.joint_names if "finger" in joint]
    # Pinocchio lets the finger that follows move by itself
    held = [k for k, joint in enumerate(model.names) if "finger" in joint]
    arm = arm.with_locked(dict.fromkeys(fingers, 0.0))
    return arm, pin.buildReducedModel(model, held, pin.neutral(model))


@pytest.fixture(scope="module", params=URDFS)
def excited(request):
    arm, model = from_file(request.param)
    room = Room(keep_out=(BOX,), floor=0.02)
    found = excite(arm, 10.0, 4, acceleration=6.0, room=room, restarts=1, iterations=25)
    return arm, model, found


# ---- both robots, by another code --------------------------------------------------------------


@sample_cases(1)
def test_better_than_the_best_of_a_hundred_random_ones(excited):
    _, _, found = excited
    assert len(found.random) == 100
    assert found.logdet > found.random_best
    assert found.factor == pytest.approx(
        np.exp((found.logdet - found.random_best) / 2 / len(found.base)), rel=1e-12
    )
    # what was measured with this small effort, and a little less
    assert found.factor > 1.25


@sample_cases(1)
def test_it_starts_and_ends_at_rest(excited):
    _, _, found = excited
    begin, end = (found.motion.at(t) for t in (0.0, found.motion.duration))
    np.testing.assert_allclose(begin.q, end.q, atol=1e-12)
    for state in (begin, end):
        assert np.abs(state.qd).max() < 1e-12
        assert np.abs(state.qdd).max() < 1e-12


def test_limits_hold_at_ten_kilohertz_by_pinocchio(excited):
    """Positions and rates by differences of nothing but the cosines; torques by its rnea."""
    _, model, found = excited
    motion, T = found.motion, found.motion.duration
    t = np.arange(round(10_000 * T) + 1) / 10_000
    wave = 2 * np.pi * np.arange(1, 5) / T
    c, s = np.cos(t[:, None] * wave), np.sin(t[:, None] * wave)
    q = motion.offset + c @ motion.cosine + s @ motion.sine
    qd = (c * wave) @ motion.sine - (s * wave) @ motion.cosine
    qdd = -(c * wave**2) @ motion.cosine - (s * wave**2) @ motion.sine
    assert np.all(q >= model.lowerPositionLimit - 1e-12)
    assert np.all(q <= model.upperPositionLimit + 1e-12)
    assert np.all(np.abs(qd) <= 0.9 * model.velocityLimit)
    assert np.all(np.abs(qdd) <= 0.9 * 6.0)
    data, effort = model.createData(), 0.9 * model.effortLimit
    for k in range(0, len(t), 2):
        # every other of the 10 kHz: 50 microseconds to the next
        assert np.all(np.abs(pin.rnea(model, data, q[k], qd[k], qdd[k])) <= effort)


def test_frames_stay_out_of_the_box_and_above_the_floor_by_pinocchio(excited):
    arm, model, found = excited
    path, data = sampled(found.motion, 10_001), model.createData()
    low, high = np.array(BOX[:3]), np.array(BOX[3:])
    names = [name for name in bounds_of(arm).frames if model.existFrame(name)]
    assert len(names) >= 6
    rows = [model.getFrameId(name) for name in names]
    nearest = np.inf
    for q in path.q:
        pin.framesForwardKinematics(model, data, q)
        places = np.array([data.oMf[k].translation for k in rows])
        outside = np.maximum(low - places, places - high).max(axis=1)
        nearest = min(nearest, outside.min(), (places[:, 2] - 0.02).min())
    assert nearest > 0
    # other frames (a tool) may be nearer
    assert found.use.clearance <= nearest + 1e-4


# ---- as good as it says ------------------------------------------------------------------------


def test_expected_deviations_are_those_of_many_fits():
    arm = rnea.load("planar_2r")
    found = excite(arm, 4.0, 4, rate=100.0, restarts=1, iterations=30, random=20, **SMALL)
    path = sampled(found.motion, found.samples)
    Y = arm.regressor(path.q, path.qd, path.qdd)[..., found.base.kept]
    truth = arm.inverse_dynamics(path.q, path.qd, path.qdd)
    np.testing.assert_allclose(Y @ found.values, truth, atol=1e-9)
    rng = np.random.default_rng(0)
    weights = 1 / np.array(SMALL["noise"])
    rows = (Y * weights[:, None]).reshape(-1, len(found.base))
    noisy = truth + rng.normal(size=(2000, *truth.shape)) * SMALL["noise"]
    measured = (noisy * weights).reshape(2000, -1)
    # of exactly these rows, whatever motion this machine's search came to
    exact = np.sqrt(np.diagonal(np.linalg.inv(rows.T @ rows)))
    np.testing.assert_allclose(found.deviations, exact, rtol=1e-9)
    fits = np.linalg.lstsq(rows, measured.T, rcond=None)[0]
    # 2000 draws tell a deviation to 1.6 %
    np.testing.assert_allclose(fits.std(axis=1) / found.deviations, 1.0, atol=0.08)


def test_information_by_plain_algebra():
    rng = np.random.default_rng(3)
    rows = rng.normal(size=(70, 5)) * [1e-3, 1.0, 20.0, 3.0, 1e4]
    found = Information.of(rows, 35)
    A = rows.T @ rows / 35
    assert found.logdet == pytest.approx(np.linalg.slogdet(A)[1], rel=1e-12)
    np.testing.assert_allclose(found.inverse, np.linalg.inv(A), rtol=1e-9)
    np.testing.assert_allclose(
        found.deviations(140), np.sqrt(np.diagonal(np.linalg.inv(A)) / 140), rtol=1e-9
    )


@pytest.mark.parametrize("harmonics", [2, 3, 7])
def test_series_are_at_rest_whatever_their_shape(harmonics):
    series, rng = Series.of(7.0, harmonics), np.random.default_rng(harmonics)
    shape, start = rng.normal(size=(series.width, 3)), rng.normal(size=3)
    motion = series.motion(start, shape, Columns.of(["a", "b", "c"]))
    assert (
        series.width
        == 2 * harmonics - 2
        == np.linalg.matrix_rank(np.vstack([series.cosine, series.sine]))
    )
    for t in (0.0, 7.0):
        state = motion.at(t)
        np.testing.assert_allclose(state.q, start, atol=1e-13)
        np.testing.assert_allclose([state.qd, state.qdd], 0, atol=1e-12)
    states = motion.at(np.arange(50) * 7.0 / 50)
    truths = (states.q - start, states.qd, states.qdd)
    for part, truth in zip(series.basis(50), truths, strict=True):
        np.testing.assert_allclose(part @ shape, truth, atol=1e-12)


@pytest.mark.parametrize("free", [True, False])
def test_slopes_are_those_of_the_value(free):
    arm = rnea.load("ur5")
    room = Room(keep_out=((0.2, -0.3, 0.0, 0.9, 0.3, 0.5),), floor=0.1)
    bounds = bounds_of(arm, acceleration=3.0, effort=[20, 60, 30, 4, 4, 4], room=room)
    start = None if free else np.array([0.3, -1.5, 1.0, 0.2, -0.3, 0.1])
    base, noise = base_parameters(arm.model), np.full(6, 0.3)
    objective = Objective(arm, base, noise, bounds, Series.of(6.0, 3), 120, start)
    rng = np.random.default_rng(1)
    x = rng.normal(size=(1 + 4) * 6) * 0.7
    value, slope = objective(x, 10.0)
    assert value > objective(x, 0.0)[0]
    if not free:
        assert not slope[:6].any()
    for _ in range(6):
        way = rng.normal(size=x.shape)
        values = [objective(x + h * way, 10.0)[0] for h in (-1e-5, 1e-5)]
        assert (values[1] - values[0]) / 2e-5 == pytest.approx(slope @ way, rel=2e-4, abs=1e-4)


def test_descent_finds_the_bottom_of_a_valley():
    def valley(x):
        a, b = x
        slope = [-2 * (1 - a) - 400 * a * (b - a * a), 200 * (b - a * a)]
        return (1 - a) ** 2 + 100 * (b - a * a) ** 2, np.array(slope)

    np.testing.assert_allclose(descended(valley, np.array([-1.2, 1.0]), 200, 0.0), 1, atol=1e-6)
    still = descended(valley, np.array([-1.2, 1.0]), 200, 0.0, lambda: True)
    np.testing.assert_array_equal(still, [-1.2, 1.0])


# ---- what else it does -------------------------------------------------------------------------


def test_the_same_seed_and_descents_find_the_same_motion():
    arm = rnea.load("planar_2r")
    options = SMALL | {"random": 10, "restarts": 2, "iterations": 15}
    one, two = (excite(arm, 4.0, 3, seed=5, **options) for _ in range(2))
    np.testing.assert_array_equal(one.motion.cosine, two.motion.cosine)
    assert one.logdet == two.logdet
    assert excite(arm, 4.0, 3, seed=6, **options).logdet != one.logdet


def test_start_effort_and_joints_that_follow():
    arm = rnea.load("planar_2r")
    q = [0.4, -0.2]
    found = excite(arm, 4.0, 3, q=q, effort=[60.0, 25.0], share=0.8, random=10, restarts=1, **SMALL)
    np.testing.assert_allclose(found.motion.at(0.0).q, q, atol=1e-12)
    path = sampled(found.motion, 40_001)
    tau = np.abs(arm.inverse_dynamics(path.q, path.qd, path.qdd)).max(axis=0)
    assert np.all(tau <= 0.8 * np.array([60.0, 25.0]))
    np.testing.assert_allclose(found.use.effort, tau, rtol=1e-3)
    # without that limit more torque would be used: it binds
    assert tau.max() > 0.75 * 25
    scara = excite(rnea.load("scara"), 4.0, 3, velocity=1.0, reach=0.2, noise=1.0,
                   random=5, restarts=1, iterations=10)  # fmt: skip
    assert scara.logdet > scara.random_best


def test_parameters_that_a_motion_does_not_tell_apart_are_named():
    rng = np.random.default_rng(2)
    rows = rng.normal(size=(60, 4))
    rows[:, 2] = 3 * rows[:, 0] - rows[:, 1]
    assert Information.of(rows, 60).distinguishable.tolist() == [True, True, False, True]
    # in the plane of the first joint, standing still, the second one's weight is always alike
    arm = rnea.load("planar_2r")
    base, still = base_parameters(arm.model), np.zeros((30, 2))
    q = np.stack([np.linspace(0, 1, 30), np.zeros(30)], axis=1)
    found = information(arm, base, np.ones(2), q, still, still)
    (note,) = _notes(base, found)
    assert "does not tell" in note
    assert "Fv1" in note


def test_symbols_are_refused_with_the_reason():
    with pytest.raises(InputError, match="symbols"):
        excite(rnea.load("planar_2r").with_numbers(MPMATH))


def test_a_budget_ends_it(monkeypatch):
    """By a clock that goes on with every look at it."""
    ticks = count()
    monkeypatch.setattr(search, "clock", SimpleNamespace(perf_counter=lambda: 0.01 * next(ticks)))
    arm = rnea.load("planar_2r")
    told = []
    found = excite(arm, 4.0, 3, search_time=3.0, random=5, progress=told.append, **SMALL)
    assert found.restarts >= 1
    assert told == sorted(told)
    assert 0 < told[0] < told[-1] <= found.seconds
    told.clear()
    excite(arm, 4.0, 3, restarts=2, random=5, iterations=10, progress=told.append, **SMALL)
    assert told == sorted(told)
    assert 0 < told[0] < 1 < told[-1] <= 2


@pytest.mark.parametrize(
    ("drawing", "stepping", "made"), [(0.05, 0.05, 1), (1.0, 0.3, 1), (1.0, 1.0, 1), (13.0, 1.0, 0)]
)
def test_a_budget_is_kept_whatever_takes_long(monkeypatch, drawing, stepping, made):
    """By another clock: random motions of robots with many joints, and steps of a descent."""
    now = [0.0]

    def slow(function, seconds):
        def slowed(*given, **more):
            now[0] += seconds
            return function(*given, **more)

        return slowed

    monkeypatch.setattr(search, "clock", SimpleNamespace(perf_counter=lambda: now[0]))
    monkeypatch.setattr(Within, "drawn", slow(Within.drawn, drawing))
    monkeypatch.setattr(Objective, "__call__", slow(Objective.__call__, stepping))
    monkeypatch.setattr(Within, "shrunk", slow(Within.shrunk, drawing / 5))
    found = excite(rnea.load("planar_2r"), 4.0, 3, search_time=10.0, **SMALL)
    # one random motion at least, and no step is cut in two
    assert found.seconds <= max(12.0, 1.3 * drawing)
    assert min(found.restarts, 1) == made
    said = " ".join(found.notes)
    assert ("random motions" in said) == (len(found.random) < 100)
    assert ("no descent" in said) == (made == 0)
    assert not found.whole


def test_the_command_writes_a_motion_that_is_read_back(tmp_path):
    bounds = ("--velocity", 2, "--reach", 1.5, "--noise", "0.2,0.05", "--radius", 1.9)
    words = ("excite", "planar_2r", "--duration", 5, "--rate", 200, "--restarts", 1, *bounds)
    done = run(*words, "-o", "e.csv", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "times smaller than after that one" in done.stdout
    assert "best of 100 random motions" in done.stdout
    assert "Fc+R2" in done.stdout
    assert "--seed 0 --restarts 1 finds it again" in done.stderr
    arm = rnea.load("planar_2r")
    path = read_motion(str(tmp_path / "e.csv"), arm.model).trajectory()
    assert len(path) == 1001
    np.testing.assert_allclose(path.qd[[0, -1]], 0, atol=1e-12)
    facts = json.loads(run(*words, "--json").stdout)
    np.testing.assert_allclose(path.q[0], facts["start"], atol=1e-12)
    assert facts["factor"] > 1
    assert len(facts["base_parameters"]) == len(base_parameters(arm.model))
    assert all(row["deviation"] > 0 for row in facts["base_parameters"])
    assert facts["clearance"] > 0
    tool = arm.forward_kinematics(path.q)["tool"].translation
    assert np.linalg.norm(tool, axis=-1).max() < 1.9
    none = tuple(0 if before == "--restarts" else word for before, word in pairwise(("", *words)))
    assert run(*none, "-o", "-").stdout.startswith("# rnea")


UR5 = ("ur5", "--restarts", "0", "--duration", "4")
PLANAR = ("planar_2r", "--restarts", "0", "--duration", "4")
BAD = [
    (("planar_2r",), "joint 'joint1' has no position limits in the robot's file", "--reach"),
    ((*PLANAR, "--reach", "1"), "'joint1' has no velocity limit", "--velocity"),
    ((*PLANAR, "--reach", "1", "--velocity", "1"), "'joint1' has no effort limit", "--noise"),
    ((*PLANAR, "--reach", "1", "--velocity", "0"), "velocity limit is 0", "--lock"),
    ((*PLANAR, "--reach", "0", "--velocity", "1"), "'joint1'", "--reach"),
    ((*UR5, "--effort", "0"), "effort limit is 0", "--lock"),
    ((*UR5, "--effort", "1,2"), "--effort has 2 values, but robot", "6 joints"),
    ((*UR5, "--velocity", "9"), "above the robot's own limit of", "no more than that"),
    ((*UR5, "--velocity", "-1"), "velocity limit must be a positive number", "got -1"),
    ((*UR5, "--acceleration", "0"), "acceleration limit is 0", "shoulder_pan_joint"),
    ((*UR5, "--noise", "0"), "noise must be a positive number", "shoulder_pan_joint"),
    ((*UR5, "--share", "1.5"), "share of the limits must be above 0", "at most 1"),
    ((*UR5, "--harmonics", "1"), "from 2 to 50", "cannot start and end at rest"),
    ((*UR5, "--harmonics", "51"), "from 2 to 50", "not 51"),
    (("ur5", "--duration", "0.1"), "in 0.1 s joint 'shoulder_pan_joint' gets no", "--duration"),
    (("ur5", "--duration", "-1"), "must be a positive number", "-1"),
    ((*UR5, "--rate", "1"), "4 s at 1 Hz give 24 torques for 58", "higher rate"),
    ((*UR5, "--rate", "nan"), "rate must be a positive number", "nan"),
    ((*UR5, "--keep-out", "0,0,0,1,1"), "a box is xmin,ymin,zmin,xmax,ymax,zmax", "5 values"),
    ((*UR5, "--keep-out", "0,0,0,1,-1,1"), "from y = 0 to -1 is empty", "lower corner"),
    ((*UR5, "--q", "0,0,0,0,0,0", "--keep-out", "0.3,-1,-1,1,1,1"), "cannot start there: frame",
     "the keep-out box 0.3,-1,-1,1,1,1"),
    ((*UR5, "--keep-out=-2,-2,-2,2,2,2"), "in none of 300 poses", "keep-out box"),
    ((*UR5, "--stay-in", "1,1,1,2,2,2"), "in none of 300 poses", "to stay in"),
    ((*UR5, "--q", "9,0,0,0,0,0"), "'shoulder_pan_joint' at 9 is outside its limits", "start"),
    ((*UR5, "--effort", "0.01"), "in none of 300 poses", "times the effort"),
    ((*UR5, "--floor", "0.6"), "none of", "frame"),
    (("quadruped",), "joint 'base' is free: nothing drives a floating base", "--base fixed"),
    (("spherical_pendulum",), "has 3 speeds", "--lock"),
    ((*UR5, "-o", "x.png"), "unknown ending .png", ".csv"),
]  # fmt: skip


@pytest.mark.parametrize(("words", "told", "cure"), BAD)
def test_what_cannot_be_is_refused(words, told, cure, tmp_path):
    done = run("excite", *words, cwd=tmp_path)
    assert done.returncode in (1, 2)
    assert told in done.stderr, done.stderr
    assert cure in done.stderr, done.stderr
    assert done.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_states_are_looked_at_by_information():
    arm, rng = rnea.load("planar_2r"), np.random.default_rng(0)
    q, qd, qdd = rng.normal(size=(3, 200, 2))
    base = base_parameters(arm.model)
    one, two = (information(arm, base, np.array(s), q, qd, qdd) for s in ([1.0, 1.0], [2.0, 2.0]))
    # twice the noise, twice the deviations
    np.testing.assert_allclose(two.deviations(10), 2 * one.deviations(10), rtol=1e-9)
