"""Short ways from methods to machine code: the same bits, words and objects as the long one."""

import contextlib
import copy
import inspect
import pickle
import pydoc
import sys
import threading
import tracemalloc
from dataclasses import is_dataclass
from functools import lru_cache

import numpy as np
import pytest

import rnea
from rnea import InputError, Robot
from rnea.recursions import QUANTITIES
from support.tiers import generator, sample_cases

# every method that takes the short way, with the row it asks for and what stands before the states
METHODS = {
    "inverse_dynamics": ("inverse_dynamics", ()),
    "gravity_torque": ("gravity_torque", ()),
    "bias": ("bias", ()),
    "torque_budget": ("torque_budget", ()),
    "joint_wrenches": ("joint_wrenches", ()),
    "wrench_at": ("wrench_at", ("tool",)),
    "mass_matrix": ("mass_matrix", ()),
    "coriolis_matrix": ("coriolis_matrix", ()),
    "christoffel": ("christoffel", ()),
    "kinetic_energy": ("kinetic_energy", ()),
    "potential_energy": ("potential_energy", ()),
    "forward_kinematics": ("frame_poses", ()),
    "jacobian": ("jacobian", ()),
    "motion_at": ("motion_at", ("tool",)),
    "inverse_dynamics_derivatives": ("derivatives", ()),
    "forward_dynamics": ("forward_dynamics", ()),
    "forward_dynamics_derivatives": ("forward_derivatives", ()),
    "center_of_mass": ("center_of_mass", ()),
    "center_of_mass_jacobian": ("center_of_mass_jacobian", ()),
    "center_of_mass_velocity": ("center_of_mass_velocity", ()),
    "center_of_mass_acceleration": ("center_of_mass_acceleration", ()),
    "centroidal_momentum": ("centroidal_momentum", ()),
    "centroidal_momentum_matrix": ("centroidal_momentum_matrix", ()),
    "centroidal_momentum_rate": ("centroidal_momentum_rate", ()),
    "regressor": ("regressor", ()),
    "base_wrench_regressor": ("base_wrench_regressor", ()),
    "kinetic_energy_regressor": ("kinetic_energy_regressor", ()),
    "potential_energy_regressor": ("potential_energy_regressor", ()),
    "evaluate": ("bias", ("bias",)),
}
WITH_OUT = [
    name for name in METHODS if "out" in inspect.signature(getattr(Robot, name)).parameters
] + ["evaluate"]


class Own(np.ndarray):
    """Somebody's own kind of array."""


@lru_cache
def arm():
    return rnea.load("planar_2r")


def states(name, *batch):
    rng = generator(0)
    return [rng.normal(size=(*batch, 2)) for _ in QUANTITIES[METHODS[name][0]].states]


def long_way(name):
    """The method's own lines, without the short way in front of them."""
    return inspect.unwrap(getattr(Robot, name))


def numbers(result):
    """All arrays of a result, one behind the other."""
    if isinstance(result, tuple):
        return [x for part in result for x in numbers(part)]
    if is_dataclass(result):
        return [x for f in result.__dataclass_fields__ for x in numbers(getattr(result, f))]
    if hasattr(result, "items"):
        return [x for part in result.values() for x in numbers(part)]
    return [np.asarray(result)] if isinstance(result, np.ndarray | np.generic) else []


def assert_same(ours, other):
    assert type(ours) is type(other)
    some, others = numbers(ours), numbers(other)
    assert len(some) == len(others) > 0
    for a, b in zip(some, others, strict=True):
        assert (a.dtype, a.shape, a.flags.writeable) == (b.dtype, b.shape, b.flags.writeable)
        assert a.tobytes() == b.tobytes()


def read_only(x):
    x = x.copy()
    x.flags.writeable = False
    return x


def crooked(x):
    raw = np.zeros(x.nbytes + 1, np.uint8)
    here = raw[1:].view(x.dtype).reshape(x.shape)
    here[...] = x
    return here


FORMS = {
    "plain": lambda x: x,
    "list": lambda x: x.tolist(),
    "tuple": lambda x: tuple(x.tolist()),
    "whole numbers": lambda x: [1, -2],
    "whole and other numbers": lambda x: [1, -2.5],
    "large whole numbers": lambda x: [2**53 + 1, 2**63],
    "numbers of NumPy": list,
    "single numbers of NumPy": lambda x: list(x.astype(np.float32)),
    "truths": lambda x: [True, False],
    "read-only": read_only,
    "strided": lambda x: np.repeat(x, 2)[::2],
    "backwards": lambda x: x[::-1].copy()[::-1],
    "misaligned": crooked,
    "float32": lambda x: x.astype(np.float32),
    "float32, strided": lambda x: np.repeat(x.astype(np.float32), 2)[::2],
    "float16": lambda x: x.astype(np.float16),
    "long double": lambda x: x.astype(np.longdouble),
    "int64": lambda x: np.array([1, -2]),
    "other byte order": lambda x: x.astype(x.dtype.newbyteorder()),
    "own kind of array": lambda x: x.view(Own),
    "NaN": lambda x: np.array([np.nan, 1.0]),
    "complex": lambda x: x + 0j,
}


@pytest.mark.parametrize("name", METHODS)
def test_every_form_of_one_state_gives_the_bits_of_the_long_way(name):
    method, (_, before) = getattr(arm(), name), METHODS[name]
    for _form, made in FORMS.items():
        given = [made(x) for x in states(name)]
        other = long_way(name)(arm(), *before, *given)
        for _ in range(3):
            assert_same(method(*before, *given), other)
        # one state unlike the others
        mixed = [*states(name)[:-1], given[-1]]
        assert_same(method(*before, *mixed), long_way(name)(arm(), *before, *mixed))


@sample_cases(80)
@pytest.mark.parametrize("name", METHODS)
@pytest.mark.parametrize("batch", [(0,), (1,), (2,), (3,), (17,), (2, 3), (300,)])
def test_every_batch_gives_the_bits_of_the_long_way(name, batch):
    method, (_, before) = getattr(arm(), name), METHODS[name]
    given = states(name, *batch)
    for dtype in (np.float64, np.float32):
        typed = [x.astype(dtype) for x in given]
        other = long_way(name)(arm(), *before, *typed)
        for _ in range(3):
            assert_same(method(*before, *typed), other)
    # lists of rows, columns in Fortran's order, a state for all rows
    for made in (np.ndarray.tolist, np.asfortranarray):
        if batch[0]:
            some = [made(x) for x in given]
            assert_same(method(*before, *some), long_way(name)(arm(), *before, *some))
    some = [given[0], *states(name)[1:]]
    assert_same(method(*before, *some), long_way(name)(arm(), *before, *some))


@pytest.mark.parametrize("name", METHODS)
def test_plain_states_see_no_python(name, monkeypatch):
    if not rnea.engine.native.have_extension():
        pytest.skip("there are no short ways without the extension")
    robot, (_, before) = rnea.load("planar_2r"), METHODS[name]
    method, one, many = getattr(robot, name), states(name), states(name, 40)
    single = [x.astype(np.float32) for x in one]
    first = [method(*before, *given) for given in (one, many, single)]

    def refused(*args, **options):
        raise AssertionError("the long way was taken")

    monkeypatch.setattr(robot, "_ask", refused)
    for given, result in zip((one, many, single), first, strict=True):
        assert_same(method(*before, *given), result)
    lists = [x.tolist() for x in one]
    assert_same(method(*before, *lists), first[0])
    if name != "evaluate":
        words = inspect.signature(method).parameters
        named = dict(zip(list(words)[len(before) :], one, strict=False))
        plain = {w: p.default for w, p in words.items() if p.kind is p.KEYWORD_ONLY}
        assert_same(method(*before, **named, **plain), first[0])
    if name in WITH_OUT:
        out = np.full_like(first[1], np.nan)
        assert method(*before, *many, out=out) is out
        assert_same(out, first[1])


@pytest.mark.parametrize("name", METHODS)
def test_wrong_calls_have_the_same_words(name):
    method, (_, before) = getattr(arm(), name), METHODS[name]
    good = states(name)
    method(*before, *good)
    wrong = [
        ([*good[:-1], np.ones(3)], {}),
        ([*good[:-1], [1.0, 2.0, 3.0]], {}),
        ([*good[:-1], 1.0], {}),
        ([*good[:-1], "ab"], {}),
        ([*good[:-1], ["a", "b"]], {}),
        ([*good[:-1], [[1.0, 2.0], [3.0]]], {}),
        ([None, *good[1:]], {}),
        ([*good, *good, *good], {}),
        ([], {}),
        (good, {"nonsense": 1}),
        (good, {"q": good[0]}),
        (good, {"frame": "nowhere"}),
        (good, {"axes": "nowhere"}),
        (good, {"axes": 3}),
    ]
    if len(good) > 1:
        wrong += [([np.ones((3, 2)), *[np.ones((4, 2))] * (len(good) - 1)], {})]
    for given, options in wrong:
        messages = []
        for way in (method, lambda *a, **o: long_way(name)(arm(), *a, **o)):
            with pytest.raises((ValueError, TypeError)) as caught:
                numbers(way(*before, *given, **options))
            messages.append((caught.type, str(caught.value)))
        assert messages[0] == messages[1]


@pytest.mark.parametrize("name", WITH_OUT)
@pytest.mark.parametrize("eager", [False, True])
def test_out_takes_the_result_or_is_refused(name, eager):
    robot, (_, before) = arm().with_eager(eager), METHODS[name]
    for batch in ((), (3,), (5000,)) if not eager else ((), (3,)):
        given = states(name, *batch)
        method = getattr(robot, name)
        other = method(*before, *given)
        for _ in range(2):
            out = np.full(other.shape, np.nan)
            assert method(*before, *given, out=out) is out
            np.testing.assert_array_equal(out, other)
        locked = read_only(out)
        wrong = (np.zeros((7, 7, 7, 7)), out.astype(np.float32), locked, out.tolist())
        for bad in (*wrong, np.zeros((*out.shape, 2))[..., 0]):
            with pytest.raises(InputError, match="out must be a writable C-ordered float64 array"):
                method(*before, *given, out=bad)
    # the result takes the place of an input
    if out.shape == given[0].shape:
        assert method(*before, *given[:-1], given[-1], out=given[-1]) is given[-1]
        np.testing.assert_array_equal(given[-1], other)


def test_names_of_frames_find_their_own_code():
    robot, q = rnea.load("planar_2r"), np.array([0.3, -0.4])
    for _ in range(3):
        for frame in (*robot.frame_names, "".join(list("tool"))):
            expected = long_way("jacobian")(robot, q, frame=frame)
            assert_same(robot.jacobian(q, frame=frame), expected)
            for axes in ("", "world", "link1"):
                ours = robot.motion_at(frame, q, q, axes=axes)
                assert_same(ours, long_way("motion_at")(robot, frame, q, q, axes=axes))
                assert (ours.frame, ours.axes) == (frame, axes or frame)
        for axes in ("joint", "world"):
            ours = robot.joint_wrenches(q, q, q, axes=axes)
            assert_same(ours, long_way("joint_wrenches")(robot, q, q, q, axes=axes))
            assert ours.axes == axes
        for method in ("aba", "mass", "auto"):
            ours = robot.forward_dynamics(q, q, q, method=method)
            assert_same(ours, long_way("forward_dynamics")(robot, q, q, q, method=method))


def test_switches_find_their_own_code():
    row = {"a": 1.0, "mass": 1.0, "com": (-0.5, 0.1, 0)}
    actuator = {"friction": {"coulomb": 1.0, "viscous": 2.0}, "rotor": {"inertia": 0.3}}
    robot = Robot.from_dh([row | actuator, row | actuator], convention="standard")
    state = [np.array(x) for x in ([0.3, 0.4], [0.5, -0.6], [1.0, 2.0])]
    for name in ("inverse_dynamics", "torque_budget", "forward_dynamics", "mass_matrix"):
        taken = [x for x in ("friction", "rotor") if x in QUANTITIES[name].takes]
        given, found = state[: len(QUANTITIES[name].states)], []
        chosen = [(), *((x,) for x in taken), *([tuple(taken)] if len(taken) > 1 else [])]
        for switches in (dict.fromkeys(names, False) for names in chosen):
            for options in (switches, switches | {"eager": False}):
                expected = long_way(name)(robot, *given, **options)
                for _ in range(3):
                    assert_same(getattr(robot, name)(*given, **options), expected)
                by_name = robot.evaluate(name, *given, **options)
                assert_same(robot.evaluate(name, *given, **options), by_name)
            found.append(np.concatenate([np.ravel(x) for x in numbers(expected)]))
        for one in range(len(found)):
            assert not any(np.array_equal(found[one], x) for x in found[:one])
        with pytest.raises(InputError):
            robot.evaluate("gravity_torque", state[0], friction=False)


def test_no_short_way_is_missing_here():
    """The table above tells of every method that takes one."""
    members = vars(Robot).items()
    wrapped = {x for x, y in members if hasattr(y, "__wrapped__") and not inspect.isfunction(y)}
    assert wrapped - {"from_dh", "planar"} <= set(METHODS)
    assert not rnea.engine.native.have_extension() or set(METHODS) <= wrapped


def test_methods_are_documented_like_functions():
    for name in METHODS:
        method = getattr(Robot, name)
        assert method.__doc__ == long_way(name).__doc__
        assert method.__name__ == name
        assert inspect.signature(method) == inspect.signature(long_way(name))
        assert next(iter(inspect.signature(getattr(arm(), name)).parameters)) != "self"
        assert inspect.isroutine(method)
        assert name in pydoc.plain(pydoc.render_doc(method))
    assert "M(q) (..., n, n), rotors on the diagonal" in pydoc.plain(pydoc.render_doc(Robot))


def test_methods_travel():
    """Bound methods are what pools of processes are given."""
    for name in METHODS:
        assert pickle.loads(pickle.dumps(getattr(Robot, name))) is getattr(Robot, name)
    again = pickle.loads(pickle.dumps(arm().gravity_torque))
    assert_same(again([0.1, 0.2]), arm().gravity_torque([0.1, 0.2]))
    assert_same(Robot.gravity_torque(arm(), [0.1, 0.2]), arm().gravity_torque([0.1, 0.2]))
    with pytest.raises((TypeError, AttributeError)):
        Robot.gravity_torque(None, [0.1, 0.2])


def test_copies_of_a_robot_have_ways_of_their_own():
    robot = rnea.load("planar_2r")
    q = np.array([0.1, 0.2])
    robot.gravity_torque(q)
    heavier = robot.with_payload(3.0)
    for _ in range(3):
        assert_same(copy.deepcopy(robot).gravity_torque(q), robot.gravity_torque(q))
        assert abs(heavier.gravity_torque(q) - robot.gravity_torque(q)).min() > 1
        assert_same(heavier.gravity_torque(q), long_way("gravity_torque")(heavier, q))


def test_threads_that_ask_while_others_learn():
    robot, q = rnea.load("panda"), np.linspace(-1, 1, 7)
    rows = np.tile(q, (400, 1))
    other = rnea.load("panda")
    expected = [getattr(other, name)(rows) for name in ("mass_matrix", "gravity_torque")]
    wrong = []

    def ask(k):
        for _ in range(20):
            name = ("mass_matrix", "gravity_torque")[k % 2]
            for given in (rows, rows[:1], q, q.astype(np.float32)):
                found = getattr(robot, name)(given)
                if given.dtype == float and not (found == expected[k % 2][0]).all():
                    wrong.append(name)

    threads = [threading.Thread(target=ask, args=(k,)) for k in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


@pytest.mark.parametrize("name", METHODS)
def test_nothing_is_left_behind(name):
    """No reference and no memory, whichever way a call takes and however it ends."""
    method, (_, before) = getattr(arm(), name), METHODS[name]
    calls = [states(name), states(name, 3), [x.tolist() for x in states(name)]]
    calls += [[x.astype(np.float32) for x in states(name)], [np.ones(3)] * len(states(name))]

    def round_of_calls():
        for given in calls:
            with contextlib.suppress(InputError):
                numbers(method(*before, *given))

    for _ in range(3):
        round_of_calls()
    counted = [None, arm(), arm()._ways if hasattr(arm(), "_ways") else 0, np.dtype(float)]
    counted += calls[0]
    references = [sys.getrefcount(x) for x in counted]
    tracemalloc.start()
    try:
        round_of_calls()
        at_first = tracemalloc.get_traced_memory()[0]
        for _ in range(100):
            round_of_calls()
        grown = tracemalloc.get_traced_memory()[0] - at_first
    finally:
        tracemalloc.stop()
    # an object lost in every round would be some 5000 bytes and more
    assert grown < 4000
    # None is everywhere, and a line of the interpreter may hold some
    assert all(abs(sys.getrefcount(x) - n) < 20 for x, n in zip(counted, references, strict=True))


# ---- results that are rows until they are asked for parts ----------------------------------------


def test_poses_are_a_mapping_like_the_dict_of_their_poses():
    q = np.array([0.3, -0.4])
    for poses in (arm().forward_kinematics(q), arm().forward_kinematics(q, eager=True)):
        plain = dict(poses)
        assert list(poses) == list(plain) == list(arm().frame_names)
        assert len(poses) == len(plain)
        assert repr(poses) == repr(plain)
        assert poses == plain
        assert poses["tool"] is plain["tool"]
        assert "tool" in poses
        assert "nowhere" not in poses
        assert 3 not in poses
        assert poses.get("nowhere") is None
        with pytest.raises(KeyError, match=r"unknown frame 'tol'.*tool"):
            poses["tol"]
        with pytest.raises(InputError):
            poses["tol"]
        again = pickle.loads(pickle.dumps(poses))
        assert_same(again, poses)
        assert_same(copy.deepcopy(poses), poses)


def test_results_are_copied_with_their_parts():
    q = np.array([0.3, -0.4])
    for ask in (
        lambda: arm().torque_budget(q, q, q),
        lambda: arm().joint_wrenches(q, q, q),
        lambda: arm().motion_at("tool", q, q),
        lambda: arm().newton_euler(q, q, q),
    ):
        for again in (copy.copy, copy.deepcopy, lambda x: pickle.loads(pickle.dumps(x))):
            assert_same(again(ask()), ask())
        with pytest.raises(AttributeError):
            _ = ask().nonsense
        with pytest.raises(AttributeError):
            ask().tau = 1


def test_parts_made_late_belong_to_the_state_that_was_asked_about():
    q = np.array([0.3, -0.4])
    result, expected = arm().newton_euler(q, q, q), arm().newton_euler(q.copy(), q, q).tau
    q[:] = 0
    np.testing.assert_array_equal(result.tau, expected)
