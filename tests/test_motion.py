"""Profiles and splines: derivatives, continuity, limits, least times."""

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.interpolate import CubicSpline
from scipy.optimize import linprog

import rnea
from rnea import InputError
from rnea.apps.trajectory.limits import LIMITED_RATES, refuse_outside
from rnea.apps.trajectory.profiles.unit_laws import Cubic, Harmonic, Quintic, SCurve, Trapezoid
from rnea.motion import (
    POINT_TO_POINT,
    Fourier,
    MotionLimits,
    RestToRest,
    Spline,
    fourier,
    limits_of,
    point_to_point,
    sampled,
    spline,
    usage,
)

lawful = settings(max_examples=200, deadline=None, derandomize=True, database=None)
AB = ("a", "b")
START, END = np.array([0.3, -1.0]), np.array([-0.5, 2.0])
LAWS = {
    "cubic": Cubic(),
    "quintic": Quintic(),
    "sinusoid": Harmonic(),
    "trapezoid": Trapezoid([0.2, 0.5]),
    "scurve": SCurve([0.4, 0.5], [0.1, 0.25]),
    "scurve without held acceleration": SCurve([0.3, 0.3], [0.15, 0.15]),
    "scurve without cruise": SCurve([0.5, 0.5], [0.1, 0.01]),
}
MOTIONS = {name: RestToRest(START, END, law, 1.7, AB) for name, law in LAWS.items()} | {
    "three swings": RestToRest(START, END, Harmonic(), 3.0, AB, swings=3),
    "clamped spline": Spline([[0, 1], [2, 0], [1, 1], [0, 5]], [0, 0.5, 1.5, 2], AB),
    "natural spline": Spline([[0, 1], [2, 0], [1, 1], [0, 5]], [0, 0.5, 1.5, 2], AB, "natural"),
    "two points": Spline([[0, 1], [2, 0]], [0, 0.5], AB, velocities=([1, 2], [0, -1])),
    "fourier": Fourier([1, 2], [[0.1, 0], [0.2, 0.3]], [[0.5, -0.4], [0, 0], [0, 0.1]], 2.5, AB),
}
SMOOTH = {"quintic", *(name for name in LAWS if name.startswith("scurve"))}


@pytest.mark.parametrize("name", MOTIONS)
def test_each_rate_is_the_derivative_of_the_one_before(name):
    motion = MOTIONS[name]
    t = np.random.default_rng(0).uniform(0, motion.duration, 200)
    step = 1e-100
    complex_step = motion.at(t + 1j * step)
    states = motion.at(t)
    for lower, upper in zip(complex_step[:3], states[1:], strict=True):
        scale = np.abs(upper).max()
        np.testing.assert_allclose(lower.imag / step, upper, rtol=0, atol=1e-12 * scale)


@pytest.mark.parametrize("name", MOTIONS)
def test_continuity_at_every_instant(name):
    """q and qd never jump; qdd neither, within the motion, but for the trapezoid."""
    motion = MOTIONS[name]
    t = np.linspace(0, motion.duration, 20001)
    q, qd, qdd, _ = motion.at(t)
    step = t[1] * 1.001
    peaks = motion.peaks
    assert np.all(np.abs(np.diff(q, axis=0)) <= peaks.velocity * step)
    assert np.all(np.abs(np.diff(qd, axis=0)) <= peaks.acceleration * step)
    if name != "trapezoid":
        assert np.all(np.abs(np.diff(qdd, axis=0)) <= peaks.jerk * step)
    else:
        # bang, coast, bang: from +a to 0 to -a
        assert np.isclose(np.abs(np.diff(qdd, axis=0)).max(), peaks.acceleration.max())
        assert np.all(np.isinf(peaks.jerk))


@pytest.mark.parametrize("name", LAWS)
def test_rest_before_and_after(name):
    motion, tiny = MOTIONS[name], 1e-9
    for t, there in ((0, START), (-5, START), (motion.duration, END), (1e6, END)):
        state = motion.at(t)
        np.testing.assert_array_equal(state.q, there)
        np.testing.assert_array_equal(state.qd, 0)
    for t in (-tiny, motion.duration + tiny):
        np.testing.assert_array_equal(motion.at(t).qdd, 0)
    jumps = np.abs(motion.at([tiny, motion.duration - tiny]).qdd)
    if name in SMOOTH:
        assert jumps.max() < 1e-4
        assert motion.law.smooth
    else:
        assert jumps.min() > 1
        assert not motion.law.smooth


@pytest.mark.parametrize("name", MOTIONS)
def test_peaks_and_span_are_exact(name):
    motion = MOTIONS[name]
    state = motion.at(np.linspace(0, motion.duration, 40001))
    for peak, values in zip((motion.peaks[rate] for rate in LIMITED_RATES), state[1:], strict=True):
        seen = np.abs(values).max(axis=0)
        assert np.all(seen <= peak * (1 + 1e-12))
        finite = np.isfinite(peak)
        np.testing.assert_allclose(seen[finite], peak[finite], rtol=2e-4)
    low, high = motion.span
    np.testing.assert_allclose(state.q.min(axis=0), low, atol=1e-7)
    np.testing.assert_allclose(state.q.max(axis=0), high, atol=1e-7)
    assert np.all(low <= state.q.min(axis=0) + 1e-15)
    assert np.all(high >= state.q.max(axis=0) - 1e-15)


def test_textbook_peaks_of_the_laws():
    """Way 1 in time 1."""
    np.testing.assert_allclose(Cubic().peak[:2], (3 / 2, 6), rtol=1e-15)
    np.testing.assert_allclose(Quintic().peak, (15 / 8, 10 / 3**0.5, 60), rtol=1e-15)
    np.testing.assert_allclose(Harmonic().peak[:2], (np.pi / 2, np.pi**2 / 2), rtol=1e-15)
    np.testing.assert_allclose(Trapezoid(1 / 3).peak[:2], (1.5, 4.5), rtol=1e-15)
    # seven equal parts h = 1/7: way 8 j h³, speed 2 j h², acceleration j h
    np.testing.assert_allclose(SCurve(3 / 7, 1 / 7).peak, (7 / 4, 49 / 8, 343 / 8), rtol=1e-14)


def test_to_and_fro():
    motion = RestToRest([0.0], [2.0], Quintic(), 4.0, ["a"], swings=4)
    np.testing.assert_array_equal(motion.at([0.0, 1.0, 2.0, 3.0, 4.0]).q[:, 0], [0, 2, 0, 2, 0])
    once = RestToRest([0.0], [2.0], Quintic(), 1.0, ["a"])
    np.testing.assert_allclose(motion.at(2.25), once.at(0.25), atol=1e-14)
    np.testing.assert_allclose(motion.at(1.25).qd, -once.at(0.25).qd, atol=1e-14)
    np.testing.assert_array_equal(motion.peaks.jerk, once.peaks.jerk)


# ---- least times -------------------------------------------------------------------------------

TIMES = [
    # profile, way, velocity, acceleration, jerk, least time
    ("trapezoid", 3.0, 1.0, 2.0, None, 3.0 / 1 + 1 / 2),
    ("trapezoid", 0.1, 1.0, 2.0, None, 2 * math.sqrt(0.1 / 2)),
    ("trapezoid", 0.5, 1.0, 2.0, None, 1.0),
    ("trapezoid", 3.0, None, 2.0, None, 2 * math.sqrt(3 / 2)),
    ("trapezoid", 3.0, 1.5, None, None, 3.0),
    ("scurve", 10.0, 1.0, 1.0, 1.0, 12.0),
    ("scurve", 2.0, 1.0, 1.0, 1.0, 4.0),
    ("scurve", 0.25, 1.0, 1.0, 1.0, 2.0),
    ("scurve", 20.0, 10.0, 1.0, 1.0, 10.0),
    ("scurve", 20.0, None, 1.0, 1.0, 10.0),
    ("scurve", 16.0, 4.0, None, 1.0, 8.0),
    ("scurve", 16.0, None, None, 1.0, 8.0),
    ("scurve", 20.0, 4.0, 100.0, 1.0, 9.0),
    ("scurve", 8.0, 7.0, None, None, 2.0),
    # the speed limit lies between what is reached with and without holding the acceleration
    ("scurve", 1.0, 0.628, 0.9, 1.0, 1 / 0.628 + 2 * math.sqrt(0.628)),
    ("cubic", 2.0, 1.0, None, None, 3.0),
    ("cubic", 2.0, None, 3.0, None, 2.0),
    ("quintic", 8.0, 15.0, None, None, 1.0),
    ("quintic", 1.0, None, None, 60.0, 1.0),
    ("sinusoid", 2.0, np.pi, None, None, 1.0),
]  # fmt: skip


@pytest.mark.parametrize(("profile", "way", "v", "a", "j", "time"), TIMES)
def test_least_times_in_closed_form(profile, way, v, a, j, time):
    limits = MotionLimits.of(["a"], v, a, j)
    for sign in (1, -1):
        motion = point_to_point([5.0], [5.0 + sign * way], profile, ["a"], limits)
        assert motion.duration == pytest.approx(time, rel=1e-14)


@pytest.mark.parametrize(
    ("v", "a", "j"), [(1.0, 1.0, 2.0), (0.4, 1.0, 2.0), (9.0, 0.7, 2.0), (9.0, 9.0, 2.0)]
)
@pytest.mark.parametrize("way", [0.05, 0.8, 3.0])
def test_no_jerk_goes_farther_in_the_time_of_the_s_curve(way, v, a, j):
    """Against a linear program: the jerk of 240 steps that goes farthest within the limits."""
    T = point_to_point([0.0], [way], "scurve", ["a"], MotionLimits.of(["a"], v, a, j)).duration
    N = 240
    h = T / N
    later = np.tril(np.ones((N, N)))  # after step k, all jerks up to k have acted
    past = np.arange(N)[:, None] - np.arange(N)[None, :]
    to_a = later * h
    to_v = later * h * h * (past + 0.5)
    to_q = h**3 * (past[-1] ** 2 / 2 + past[-1] / 2 + 1 / 6)
    done = linprog(
        -to_q,
        A_ub=np.concatenate([to_a, -to_a, to_v, -to_v]),
        b_ub=np.concatenate([np.full(2 * N, a), np.full(2 * N, v)]),
        A_eq=np.stack([to_a[-1], to_v[-1]]),
        b_eq=[0, 0],
        bounds=(-j, j),
    )
    assert done.status == 0
    assert -done.fun == pytest.approx(way, rel=1e-3)


ANY = st.floats(-6, 6).map(lambda x: 10.0**x)
WAYS = st.one_of(st.just(0.0), st.floats(-9, 9).map(lambda x: 10.0**x), ANY.map(lambda x: -x))


@st.composite
def demands(draw):
    n = draw(st.integers(1, 3))
    profile = draw(st.sampled_from(POINT_TO_POINT))
    way = draw(st.lists(WAYS, min_size=n, max_size=n).filter(any))
    smooth = profile in ("quintic", "scurve")
    maybe = st.lists(ANY, min_size=n, max_size=n)
    limits = [draw(maybe), draw(st.none() | maybe), draw(st.none() | maybe) if smooth else None]
    return profile, np.array(way), limits, draw(st.floats(1, 100))


@lawful
@given(demands())
def test_limits_are_never_exceeded_and_one_is_reached(demand):
    profile, way, (v, a, j), factor = demand
    names = ["a", "b", "c"][: len(way)]
    limits = MotionLimits.of(names, v, a, j)
    fastest = point_to_point(0 * way, way, profile, names, limits)
    relaxed = point_to_point(0 * way, way, profile, names, limits, fastest.duration * factor)
    u = np.random.default_rng(0).uniform(0, 1, 300)
    edges = [0, 1, 0.5]
    for fraction in (getattr(fastest.law, "ramp", 0.3), getattr(fastest.law, "rise", 0.1)):
        edges += [*np.ravel(fraction), *(1 - np.ravel(fraction))]
    for motion in (fastest, relaxed):
        state = motion.at(np.concatenate([u, edges]) * motion.duration)
        for rate, values in zip(LIMITED_RATES, state[1:], strict=True):
            assert np.all(np.abs(values) <= motion.peaks[rate] * (1 + 1e-12))
            assert np.all(np.abs(values) <= limits[rate] * (1 + 1e-12))
        np.testing.assert_array_equal(motion.at(motion.duration).q, way)
        between = (state.q >= np.minimum(way, 0)) & (state.q <= np.maximum(way, 0))
        assert np.all(between | np.isclose(state.q, 0, atol=1e-15) | np.isclose(state.q, way))
    used = usage(fastest.peaks, limits)
    assert used.needed.max() == pytest.approx(1, rel=1e-12)
    assert used.joint == names[int(used.needed.argmax())]
    assert usage(relaxed.peaks, limits).needed.max() == pytest.approx(1 / factor, rel=1e-12)


@lawful
@given(demands())
def test_the_slowest_joint_decides_and_the_others_are_stretched(demand):
    profile, way, (v, a, j), _ = demand
    names = ["a", "b", "c"][: len(way)]
    together = point_to_point(0 * way, way, profile, names, MotionLimits.of(names, v, a, j))
    times = np.zeros(len(way))
    for k, name in enumerate(names):
        if way[k]:
            own = MotionLimits.of([name], *(x if x is None else [x[k]] for x in (v, a, j)))
            alone = point_to_point([0.0], [way[k]], profile, [name], own)
            times[k] = alone.duration
            stretch = together.duration / alone.duration
            u = np.array([0.1, 0.3, 0.45, 0.8])
            np.testing.assert_allclose(
                together.at(u * together.duration).qd[:, k] * stretch,
                alone.at(u * alone.duration).qd[:, 0],
                rtol=1e-9,
            )
    assert together.duration == pytest.approx(times.max(), rel=1e-14)


def test_usage_names_who_decides():
    limits = MotionLimits.of(AB, velocity=[1, 1], acceleration=[10, 2])
    motion = point_to_point([0, 0], [1, 1], "trapezoid", AB, limits)
    used = usage(motion.peaks, limits)
    assert (used.joint, used.by) == ("b", ("velocity", "acceleration"))
    # a needs 1 + 0.1 s, b 1 + 0.5 s
    np.testing.assert_allclose(used.needed, [1.1 / 1.5, 1], rtol=1e-14)
    np.testing.assert_allclose(used.share["velocity"], [1.1 / 1.5, 1], rtol=1e-14)
    np.testing.assert_allclose(used.share["acceleration"], [(1.1 / 1.5) ** 2, 1], rtol=1e-14)
    np.testing.assert_array_equal(used.share["jerk"], 0)
    still = point_to_point([0, 0], [0, 0], "cubic", AB, limits, duration=1.0)
    assert usage(still.peaks, limits).joint is None


IMPOSSIBLE = [
    # (end, profile, limits, duration, words)
    ([1, 1], "quintic", {"velocity": [1, 0]}, None, "joint 'b' has to move, but its velocity"),
    ([1, 1], "quintic", {"jerk": [0, 0]}, None, "joint 'a' has to move, but its jerk limit is 0"),
    ([1, 1], "trapezoid", {"velocity": 1, "jerk": 5}, None, "use the profile scurve or quintic"),
    ([1, 1], "cubic", {"jerk": 5}, 1.0, "its jerk is infinite, however slow"),
    ([1, 4], "quintic", {"velocity": 1}, 2.0, "joint 'b' needs at least 7.5 s"),
    ([1, 4], "quintic", {"velocity": 1}, 2.0, "but the duration is 2 s; allow 7.5 s or raise"),
    ([1, 1], "quintic", {}, None, "joint 'a' has no limit"),
    ([1, 1], "quintic", {"velocity": [1, None]}, None, "joint 'b' has no limit"),
    ([0, 0], "quintic", {"velocity": 1}, None, "nothing moves"),
    ([1, 1], "quintic", {"velocity": -1}, None, "joint 'a': a velocity limit must be positive"),
    ([1, 1], "quintic", {"velocity": float("nan")}, None, "must be positive, got nan"),
    ([1, 1], "quintic", {"velocity": [1, 2, 3]}, None, "3 values for 2 joints"),
    ([1, 1], "quintic", {}, 0.0, "positive number of seconds"),
    ([1, 1], "quintic", {}, float("nan"), "positive number of seconds"),
    ([1, float("inf")], "quintic", {}, 1.0, "end: joint 'b' is inf"),
    ([1, 2, 3], "quintic", {}, 1.0, "expected 2 values"),
    ([1, 1], "quintik", {}, 1.0, "Did you mean 'quintic'"),
    ([1e300, 1], "cubic", {"velocity": 1e-300}, None, "no finite number"),
]  # fmt: skip


@pytest.mark.parametrize(("end", "profile", "limits", "duration", "words"), IMPOSSIBLE)
def test_impossible_demands(end, profile, limits, duration, words):
    with pytest.raises(InputError) as caught:
        point_to_point([0, 0], end, profile, AB, MotionLimits.of(AB, **limits), duration)
    assert words in str(caught.value)


def test_limits_of_joints_that_stay_do_not_matter():
    limits = MotionLimits.of(AB, velocity=[0, 1], acceleration=[0, 2])
    assert point_to_point([0, 0], [0, 3], "trapezoid", AB, limits).duration == 3.5


# ---- splines and series ------------------------------------------------------------------------


@pytest.mark.parametrize("ends", ["natural", "clamped"])
@pytest.mark.parametrize("count", [2, 3, 4, 30])
def test_splines_agree_with_scipy(ends, count):
    rng = np.random.default_rng(count)
    times = np.concatenate([[0], np.cumsum(rng.uniform(0.1, 1, count - 1))])
    points = rng.normal(size=(count, 2))
    ours, theirs = Spline(points, times, AB, ends), CubicSpline(times, points, bc_type=ends)
    t = rng.uniform(0, times[-1], 300)
    for k, values in enumerate(ours.at(t)):
        np.testing.assert_allclose(
            values, theirs(t, k), rtol=0, atol=1e-12 * np.abs(values).max() + 1e-13
        )
    np.testing.assert_allclose(ours.at(times).q, points, atol=1e-14)


def test_a_spline_goes_on_as_it_ends():
    motion = MOTIONS["natural spline"]
    end = motion.at(2.0)
    beyond = motion.at(5.0)
    np.testing.assert_allclose(beyond.q, end.q + 3 * end.qd, rtol=1e-14)
    np.testing.assert_array_equal(beyond.qdd, 0)
    np.testing.assert_allclose(end.qdd, 0, atol=1e-13)
    np.testing.assert_array_equal(MOTIONS["clamped spline"].at(-3.0).q, [0, 1])


def test_splines_within_limits():
    points = [[0, 0], [1, 2], [0.5, 2.5], [2, 0]]
    limits = MotionLimits.of(AB, velocity=[1, 1.5], acceleration=[3, 2])
    fastest = spline(points, AB, limits)
    assert usage(fastest.peaks, limits).needed.max() == pytest.approx(1, rel=1e-12)
    np.testing.assert_allclose(fastest.at(fastest.times).q, points, atol=1e-14)
    with pytest.raises(InputError, match="needs at least"):
        spline(points, AB, limits, duration=fastest.duration * 0.99)
    slow = spline(points, AB, limits, duration=20)
    assert slow.duration == 20
    at_times = spline(points, AB, limits, times=[0, 5, 6, 12])
    np.testing.assert_allclose(at_times.times, [0, 5, 6, 12])
    with pytest.raises(InputError, match=r"the last time is 0\.3"):
        spline(points, AB, limits, times=[0, 0.1, 0.2, 0.3])
    natural = spline(points, AB, MotionLimits.of(AB, jerk=1), ends="natural")
    assert natural.peaks.jerk.max() == pytest.approx(1)
    for words, arguments in (
        ("points 2 and 3 are the same", {"points": [[0, 0], [1, 1], [1, 1]], "duration": 1}),
        ("at least 2 points", {"points": [[0, 0]], "duration": 1}),
        ("start at 0 and increase", {"points": points, "times": [0, 2, 1, 3]}),
        ("4 points need 4 times", {"points": points, "times": [0, 1]}),
        ("either the times", {"points": points, "times": [0, 1, 2, 3], "duration": 2}),
        ("unknown kind of ends", {"points": points, "duration": 2, "ends": "loose"}),
        ("jerk is infinite", {"points": points, "limits": MotionLimits.of(AB, jerk=1)}),
        ("nothing moves", {"points": [[0, 0], [0, 0]], "limits": limits}),
    ):
        with pytest.raises(InputError, match=words):
            spline(**({"joint_names": AB} | arguments))


@lawful
@given(st.integers(0, 10**6), st.integers(1, 6), st.integers(1, 3))
def test_series_keep_their_limits(seed, harmonics, cycles):
    rng = np.random.default_rng(seed)
    cosine, sine = rng.normal(size=(2, harmonics, 2)) * rng.choice([0, 1], size=(2, harmonics, 2))
    cosine[0] += 0.1
    limits = MotionLimits.of(AB, *(10 ** rng.uniform(-3, 3, size=(3, 2))))
    motion = fourier([1, 2], cosine, sine, AB, limits, cycles=cycles)
    state = motion.at(np.linspace(0, motion.duration, 1000))
    for rate, values in zip(LIMITED_RATES, state[1:], strict=True):
        assert np.all(np.abs(values) <= motion.peaks[rate] * (1 + 1e-9))
        assert np.all(np.abs(values) <= limits[rate] * (1 + 1e-9))
    assert usage(motion.peaks, limits).needed.max() == pytest.approx(1, rel=1e-9)
    np.testing.assert_allclose(motion.at(0).q, motion.at(motion.period * 5).q, atol=1e-11)


def test_a_series_of_one_sine():
    motion = fourier([0], [], [[2.0]], ["a"], duration=np.pi)
    np.testing.assert_allclose(
        np.ravel([motion.peaks[rate] for rate in LIMITED_RATES]), [4, 8, 16], rtol=1e-14
    )
    np.testing.assert_allclose(np.ravel(motion.span), [-2, 2], rtol=1e-14)
    for words, arguments in (
        ("at least one harmonic", ([0], [], [], ["a"], None, 1.0)),
        ("harmonic 1: expected 1 value ", ([0], [[1, 2]], [], ["a"], None, 1.0)),
        ("at least one cycle", ([0], [[1]], [], ["a"], None, 1.0, 0)),
        ("nothing moves", ([0], [[0]], [], ["a"])),
    ):
        with pytest.raises(InputError, match=words):
            fourier(*arguments)


# ---- robots ------------------------------------------------------------------------------------


def test_limits_of_a_robot():
    arm = rnea.load("panda")
    limits = limits_of(arm.model, acceleration=5)
    np.testing.assert_array_equal(limits.velocity, [2.175] * 4 + [2.61] * 3)
    np.testing.assert_array_equal(limits_of(arm.model, velocity=1).velocity, 1)
    with pytest.raises(InputError, match=r"joint 'joint1': a velocity of 3 .* limit of 2.175"):
        limits_of(arm.model, velocity=3)
    home, straight = [0, 0, 0, -1.5, 0, 1, 0], [0, 0, 0, 0, 0, 1, 0]
    inside = point_to_point(home, [0.5] * 3 + [-2, 0, 1, 0], "quintic", arm.joint_names, limits)
    refuse_outside(arm.model, inside)
    outside = point_to_point(home, straight, "quintic", arm.joint_names, limits)
    with pytest.raises(InputError, match=r"joint 'joint4' would reach 0 rad, outside .* -0.0698"):
        refuse_outside(arm.model, outside)
    # both ends inside, the curve between them outside
    bend = spline([home, [2.8, *home[1:]], [2.8, 1.5, *home[2:]]], arm.joint_names, limits)
    with pytest.raises(InputError, match="'joint1' would reach"):
        refuse_outside(arm.model, bend)


def test_the_quintic_is_the_textbook_one():
    motion = sampled(point_to_point([0.0, 1.0], [1.0, -1.0], "quintic", AB, duration=2.0), 5)
    s = np.linspace(0, 1, 5)
    np.testing.assert_allclose(motion.q[:, 0], 10 * s**3 - 15 * s**4 + 6 * s**5, atol=1e-15)
    assert motion.qd[2, 1] == pytest.approx(-15 / 8)
    again = sampled(RestToRest([0.0, 1.0], [1.0, -1.0], Quintic(), 2.0, AB), 5)
    np.testing.assert_array_equal(again.qdd, motion.qdd)


@pytest.mark.parametrize("bad", [np.nan, np.inf])
def test_times_must_be_finite(bad):
    for motion in MOTIONS.values():
        with pytest.raises(InputError, match="finite times"):
            motion.at([0.0, bad])


def test_shapes_of_times():
    for motion in MOTIONS.values():
        for shape in ((), (0,), (3,), (2, 4)):
            for values in motion.at(np.full(shape, 0.3)):
                assert values.shape == (*shape, 2)
