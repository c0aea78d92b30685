"""Functions of users: their arrays are copied on both sides, their mistakes named, runs kept."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rnea
from rnea import RneaError, SimulationError, Wrench
from rnea.simulate import METHODS, Event
from support.tiers import sample_cases
from test_closed_simulation import changed

START = np.array([0.3, -0.2])
LATE = 0.0105


def twin():
    """A five-bar with a motor in a joint that is no independent one."""
    return changed("planar_5r", actuated=("left", "right_elbow"))


@dataclass(frozen=True)
class Kind:
    """How a function of some kind is handed in, and what it may return.

    good: its arrays at a time and some states; wrap: the option with a function in it
    """

    good: Callable[..., Any]
    wrap: Callable[[Callable[..., Any]], dict[str, Any]]
    name: str
    wrong: tuple[Any, ...] = ()
    robot: Callable[[], rnea.Robot] = lambda: rnea.load("planar_2r")
    start: Callable[[rnea.Robot], Any] = lambda arm: START
    rolls: bool = True
    arrays: bool = True
    options: dict[str, Any] = field(default_factory=dict)


class Law:
    def __init__(self, function):
        self.torque = function


class Route:
    def __init__(self, function):
        self.at = function


def wave(t):
    t = np.asarray(t, dtype=float)[..., None]
    q = START + np.array([0.2, -0.1]) * np.sin(3 * t)
    qd = np.array([0.6, -0.3]) * np.cos(3 * t)
    return q, qd, -9 * (q - START)


BAD = (None, "full ahead", [1j, 0.0], np.array([1j, 0]), [1.0, 2.0, 3.0], [[1.0], [2.0, 3.0]],
       [np.nan, 0.0], [None, 0.0], object(), {"joint1": 1.0}, ["1", "2"])  # fmt: skip
BAD_MOTIONS = (None, 1.0, "abc", (START, START), (START, START, 0.0), (START, START, [np.nan, 0]))
KINDS = {
    "torque": Kind(lambda t: np.array([np.sin(9 * t), t]), lambda f: {"torque": f}, "torque=", BAD),
    "tau_motors": Kind(
        lambda t: np.array([np.sin(9 * t), t]),
        lambda f: {"tau_motors": f},
        "tau_motors=",
        BAD,
        twin,
        lambda arm: arm.neutral,
    ),
    "controller": Kind(
        lambda t, q, qd: 9 * (0.5 - q) - qd, lambda f: {"controller": f}, "controller=", BAD
    ),
    "controller object": Kind(
        lambda t, q, qd: 9 * (0.5 - q) - qd, lambda f: {"controller": Law(f)}, "controller=", BAD
    ),
    "sampled": Kind(
        lambda t, q, qd: 9 * (0.5 - q) - qd,
        lambda f: {"controller": f, "sampling": 2e-3, "delay": 2e-3},
        "controller=",
        BAD,
        rolls=False,
    ),
    "motion": Kind(wave, lambda f: {"motion": f, "controller": "pd"}, "motion=", BAD_MOTIONS),
    "motion object": Kind(
        wave, lambda f: {"motion": Route(f), "controller": "pd"}, "motion=", BAD_MOTIONS
    ),
    "event": Kind(
        lambda t, q, qd: float(t - 0.0155),
        lambda f: {"events": [Event("late", f, stops=True)]},
        "event 'late'",
        (np.nan, np.inf, None, "abc", 1j, [1.0], True, np.array([1.0, 2.0])),
        rolls=False,
        arrays=False,
    ),
    "wrench": Kind(
        lambda t: Wrench(force=(np.sin(9 * t), 0.0, 1.0), frame="tool"),
        lambda f: {"wrench": f},
        "wrench=",
        (None, 1.0, "tool", np.zeros(6)),
        rolls=False,
        arrays=False,
    ),
    "progress": Kind(
        lambda t: None, lambda f: {"progress": f}, "progress=", rolls=False, arrays=False
    ),
}
STEPS = {name: {"method": name} for name in METHODS} | {"compiled": {"compiled": True}}
CASES = [(kind, how) for kind in KINDS for how in STEPS]


def arrays_of(given):
    return given if isinstance(given, tuple) else (given,)


class Careless:
    """Returns the same memory at each call, which it has overwritten at the call before, and
    writes into all arrays that it is given."""

    def __init__(self, good):
        self.good, self.kept = good, None

    def __call__(self, *given):
        found = self.good(*given)
        for array in given:
            if isinstance(array, np.ndarray):
                array[...] = np.nan
        if not isinstance(arrays_of(found)[0], np.ndarray):
            return found
        if self.kept is None or arrays_of(self.kept)[0].shape != arrays_of(found)[0].shape:
            self.kept = tuple(map(np.array, found)) if isinstance(found, tuple) else np.array(found)
        for mine, new in zip(arrays_of(self.kept), arrays_of(found), strict=True):
            mine[...] = new
        return self.kept

    def spoil(self):
        if self.kept is not None:
            for mine in arrays_of(self.kept):
                mine[...] = np.nan


def simulated(kind, how, function, time=0.02, step=1e-3):
    if METHODS.get(how) is not None and METHODS[how].step is None:
        pytest.importorskip("scipy")
    arm = kind.robot()
    options = {**STEPS[how], **kind.wrap(function)}
    start = kind.start(arm)
    return arm.simulate(
        start, duration=time, step=step, check_step=False, friction="off", **options
    )


def compiles(name):
    return not name.startswith("controller") and name != "wrench"


@sample_cases(11)
@pytest.mark.parametrize(("name", "how"), CASES)
def test_buffers_that_are_reused_and_arguments_that_are_overwritten_change_nothing(name, how):
    if how == "compiled" and not compiles(name):
        pytest.skip("asked at every instant: nothing to compile")
    kind = KINDS[name]
    careless = Careless(kind.good)
    right, run = (simulated(kind, how, f) for f in (kind.good, careless))
    careless.spoil()
    for what in ("t", "q", "qd", "qdd", "tau", "input", "external"):
        np.testing.assert_array_equal(getattr(run, what), getattr(right, what), what)
    if right.wanted is not None:
        np.testing.assert_array_equal(run.wanted, right.wanted)
    assert run.events == right.events
    if name in ("torque", "controller"):
        states = [()] * len(run) if name == "torque" else zip(run.q, run.qd, strict=True)
        expected = [kind.good(t, *state) for t, state in zip(run.t, states, strict=True)]
        np.testing.assert_allclose(run.tau, expected, atol=1e-14)


@pytest.mark.parametrize("name", [name for name, kind in KINDS.items() if kind.rolls])
def test_rollouts_copy_too(name):
    kind = KINDS[name]
    arm = kind.robot()
    start = np.array([kind.start(arm)] * 3)
    careless = Careless(kind.good)
    right, many = (
        arm.rollouts(start, duration=0.02, every=5, **kind.wrap(f)) for f in (kind.good, careless)
    )
    np.testing.assert_array_equal(many.q_kept, right.q_kept)
    np.testing.assert_array_equal(many.qd, right.qd)


class Failing:
    """Good until some time, and then not."""

    def __init__(self, good, then):
        self.good, self.then = good, then

    def __call__(self, t, *states):
        return self.good(t, *states) if np.all(np.asarray(t) < LATE) else self.then()


class OutOfPaperError(Exception):
    pass


def raising():
    raise OutOfPaperError("out of paper")


def refused(kind, how, then):
    with pytest.raises(SimulationError) as told:
        simulated(kind, how, Failing(kind.good, then))
    message = str(told.value)
    assert message.startswith(f"{kind.name} r")
    time = float(re.search(r"(?:t = |times |\.\. )(\S+) s", message)[1])
    assert LATE <= time <= 0.0201
    return told.value, message


def whole_until(problem, how):
    run = problem.result
    assert run is not None
    for what in ("q", "qd", "qdd", "tau"):
        assert np.isfinite(getattr(run, what)).all(), what
    # an adaptive method may take the whole way in some steps
    least = 1 if METHODS.get(how) is not None and METHODS[how].step is None else 10
    assert least <= len(run) <= 20
    np.testing.assert_allclose(run.t, np.arange(len(run)) * 1e-3, atol=1e-15)


@pytest.mark.parametrize(("name", "how"), CASES)
def test_what_was_computed_is_kept_when_a_function_raises(name, how):
    if how == "compiled" and not compiles(name):
        pytest.skip("asked at every instant: nothing to compile")
    if name == "progress" and METHODS.get(how) is not None and METHODS[how].step is None:
        pytest.skip("heard of progress at the end alone")
    kind = KINDS[name]
    problem, message = refused(kind, how, raising)
    assert "raised OutOfPaperError: out of paper" in message
    assert isinstance(problem.__cause__, OutOfPaperError)
    whole_until(problem, how)


@sample_cases(7)
@pytest.mark.parametrize("how", ["rk4", "dop853", "compiled"])
@pytest.mark.parametrize("name", [name for name, kind in KINDS.items() if kind.wrong])
def test_wrong_values_are_named_with_what_was_expected(name, how):
    if how == "compiled" and not compiles(name):
        pytest.skip("asked at every instant: nothing to compile")
    kind = KINDS[name]
    for wrong in kind.wrong:
        problem, message = refused(kind, how, lambda wrong=wrong: wrong)
        assert "returned" in message, wrong
        assert "; expected " in message, wrong
        if how != "dop853":
            whole_until(problem, how)


@pytest.mark.parametrize("name", [name for name, kind in KINDS.items() if kind.rolls])
def test_rollouts_keep_what_was_computed(name):
    kind = KINDS[name]
    arm = kind.robot()
    start = np.array([kind.start(arm)] * 3)
    for then in (raising, *(lambda wrong=wrong: wrong for wrong in kind.wrong)):
        options = kind.wrap(Failing(kind.good, then))
        with pytest.raises(SimulationError) as told:
            arm.rollouts(start, duration=0.02, every=5, vary="state=0.01", **options)
        assert str(told.value).startswith(f"{kind.name} r")
        many = told.value.result
        assert many.duration == pytest.approx(0.011)
        assert many.t_kept.tolist() == pytest.approx([0, 0.005, 0.01])
        assert list(many.drawn) == ["state"]
        assert np.isfinite(many.q).all()


def test_the_table_above_has_every_function_that_is_asked():
    """Each `UserFunction` of the package has its kind above."""
    names = {
        re.sub(r"\{.*?\}", "'late'", found)
        for path in Path(rnea.__file__).parent.rglob("*.py")
        for found in re.findall(r'UserFunction\([\w.]+, f?"([^"]+)"\)', path.read_text())
    }
    # torque_of_time is told whose function it has
    assert names | {"torque=", "tau_motors="} == {kind.name for kind in KINDS.values()}


def test_one_torque_is_for_all_joints_as_a_constant_is():
    arm = rnea.load("planar_2r")
    for compiled in (False, True):
        runs = [
            arm.simulate(START, duration=0.01, torque=x, compiled=compiled)
            for x in (0.5, lambda t: 0.5, lambda t: [0.5, 0.5])
        ]
        np.testing.assert_array_equal(runs[0].q, runs[1].q)
        np.testing.assert_array_equal(runs[0].q, runs[2].q)


def test_functions_of_motions_need_not_know_arrays_of_times():
    """With as many times as joints an array of both would have the same shape."""
    arm = rnea.load("planar_2r")

    def swing(t):
        return [0.3 + t, 0.1 - t], [1.0 + 0 * t, -1.0 + 0 * t], [0 * t, 0 * t]

    for steps in (1, 2, 5):
        time = steps * 1e-3
        run = arm.simulate(START, duration=time, controller="pd", motion=swing, step=1e-3)
        np.testing.assert_allclose(run.wanted, np.stack([0.3 + run.t, 0.1 - run.t], axis=-1))


def test_functions_of_motions_that_know_arrays_are_called_with_them():
    arm, asked = rnea.load("planar_2r"), []

    def swing(t):
        asked.append(np.shape(t))
        return wave(t)

    run = arm.simulate(START, duration=2.0, controller="pd", motion=swing)
    np.testing.assert_array_equal(run.wanted, wave(run.t)[0])
    assert run.compiled
    assert len(asked) < 100


def test_events_and_functions_with_other_arguments_are_refused_before_the_run():
    arm = rnea.load("planar_2r")
    for events in ({"e": 3.0}, [lambda t, q, qd: 1.0], {"e": lambda t: t}):
        with pytest.raises(RneaError, match=r"events= takes|is called with \(t, q, qd\)"):
            arm.simulate(START, duration=0.01, events=events)
    with pytest.raises(RneaError, match=r"q\[0\] - 1.0 instead of q\[0\] > 1.0"):
        arm.simulate(START, duration=0.01, events={"e": lambda t, q, qd: q[0] > 1.0})


def test_states_that_diverge_are_not_blamed_on_the_controller():
    arm = rnea.load("planar_2r")
    with pytest.raises(SimulationError, match="no finite state"):
        arm.simulate(
            START,
            duration=1.0,
            check_step=False,
            saturation=False,
            controller=lambda t, q, qd: 1e4 * qd + 1.0,
        )
