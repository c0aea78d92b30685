"""Arguments of the wrong type or size end in an error of the package, for every quantity."""

import inspect

import numpy as np
import pytest

import rnea
from rnea.check import torque_map
from rnea.exercises import exercise
from rnea.identify import excite
from rnea.recursions import OF_LOOPS, QUANTITIES
from rnea.scale import Sampler, ranges_for
from rnea.simulate import METHODS, Measurement
from support.command import run

ARM = rnea.load("ur5")
ODD = {
    "array": np.zeros(3),
    "array of names": np.array(["tool"]),
    "None": None,
    "number": 1.5,
    "bytes": b"tool",
    "list": ["tool"],
    "mapping": {},
    "object": object(),
}
# methods of Robot that take a name, and what else they are called with
METHODS_WITH_NAMES = ("forward_dynamics", "jacobian", "motion_at", "wrench_at", "joint_wrenches")
METHODS_WITH_NAMES += ("kernel", "evaluate", "torch_function", "jax_function", "with_payload")
NAMED = [
    (method, parameter)
    for method in METHODS_WITH_NAMES
    for parameter in inspect.signature(getattr(ARM, method)).parameters
    if parameter in ("frame", "axes", "method", "name")
]


@pytest.mark.parametrize("axes", [33, 60, 62, 63, 64])
@pytest.mark.parametrize("name", QUANTITIES)
def test_states_of_too_many_axes(name, axes):
    row = QUANTITIES[name]
    states = [np.zeros((1,) * (axes - 1) + (ARM.n,)) for _ in row.states]
    methods = [lambda **more: ARM.evaluate(name, *states, **more)]
    if not row.frame and hasattr(ARM, name):
        methods.append(lambda **_: getattr(ARM, name)(*states))
    for method in methods:
        for more in ({}, {"eager": True}):
            # twice: the second call of a method goes straight to machine code
            for _ in range(2):
                with pytest.raises(rnea.InputError, match=f"q has {axes} axes, .* at most 32"):
                    method(**more)


def test_states_of_as_many_axes_as_are_allowed():
    q = np.full((1,) * 31 + (ARM.n,), 0.3)
    expected = ARM.gravity_torque(q.reshape(-1)).reshape(q.shape)
    assert np.array_equal(ARM.gravity_torque(q), expected)
    assert np.allclose(ARM.gravity_torque(q, eager=True), expected, rtol=1e-12)


@pytest.mark.parametrize("odd", ODD)
@pytest.mark.parametrize(("method", "parameter"), NAMED)
def test_names_that_are_no_text(method, parameter, odd):
    call, zeros = getattr(ARM, method), np.zeros(ARM.n)
    given = {"q": zeros, "qd": zeros, "qdd": zeros, "tau": zeros, "mass": 1.0, "com": (0, 0, 0)}
    given |= {"frame": "tool", "name": "load" if method == "with_payload" else "gravity_torque"}
    signature = inspect.signature(call).parameters
    plain = {key: value for key, value in given.items() if key in signature}
    with pytest.raises(rnea.InputError, match=rf"{parameter}|quantity"):
        call(**(plain | {parameter: ODD[odd]}))


@pytest.mark.parametrize("odd", ODD)
@pytest.mark.parametrize("name", [*QUANTITIES, *OF_LOOPS])
def test_switches_of_quantities_that_are_no_text(name, odd):
    zeros = np.zeros(ARM.n)
    for switch in ("frame", "axes", "method"):
        with pytest.raises(rnea.InputError):
            ARM.evaluate(name, zeros, **{switch: ODD[odd]})


@pytest.mark.parametrize("odd", ODD)
@pytest.mark.parametrize("runs", ["simulate", "rollouts"])
def test_methods_of_simulations_that_are_no_text(runs, odd):
    with pytest.raises(rnea.InputError, match="method must be a name"):
        getattr(ARM, runs)(np.zeros(ARM.n), duration=0.01, method=ODD[odd])
    assert "rk4" in METHODS


@pytest.mark.parametrize(
    "more", [{}, {"vary": "mass=5%"}, {"every": 10}, {"vary": "state=0.01"}], ids=str
)
def test_samples_beyond_memory_are_refused_before_they_are_made(more):
    with pytest.raises(rnea.InputError, match=r"1000000000000 samples need .* GiB of memory"):
        ARM.rollouts(np.zeros(ARM.n), duration=1.0, samples=10**12, **more)


# every option that counts, with a number that no machine can hold
COUNTS = {
    "simulate --samples": ["simulate", "ur5", "--samples", "1000000000000", "--duration", "1"],
    "simulate --duration": ["simulate", "ur5", "--duration", "1e12"],
    "simulate --step": ["simulate", "ur5", "--duration", "1", "--step", "1e-12"],
    "motion --rate": [
        "motion", "planar_2r", "--q", "0,0", "--to", "1,1", "--duration", "1", "--rate", "1e12",
    ],
    "excite --duration": ["excite", "ur5", "--duration", "1e12"],
    "excite --rate": ["excite", "ur5", "--duration", "2", "--rate", "1e12"],
    "excite --harmonics": ["excite", "ur5", "--duration", "2", "--harmonics", "1000000000000"],
    "sample --rows": ["sample", "ur5", "--rows", "1e12", "-o", "o.npz"],
    "sample --rows-per-file": [
        "sample", "ur5", "--rows", "1e12", "--rows-per-file", "5", "-o", "o",
    ],
    "plot --points": ["plot", "torque-map", "ur5", "--points", "1000000000000", "-o", "o.png"],
    "exercise --sheets": ["exercise", "ur5", "--sheets", "1000000000000", "-o", "o"],
    "bench --sizes": ["bench", "one_link", "--sizes", "1000000000000"],
    "bench --threads": ["bench", "one_link", "--threads", "1000000000000"],
}  # fmt: skip


@pytest.mark.parametrize("option", COUNTS)
def test_counts_that_no_machine_can_hold(tmp_path, option):
    done = run(*COUNTS[option], cwd=tmp_path)
    assert done.returncode in (1, 2), done.stderr
    assert "error: " in done.stderr
    assert not [path for path in tmp_path.rglob("*") if path.is_file()]


# fields of public types that are names
NAMED_FIELDS = [
    (rnea.Wrench, {"frame": "tool"}, ("frame", "link", "sense")),
    (rnea.Twist, {"frame": "tool"}, ("frame",)),
    (rnea.Contact, {"frame": "tool"}, ("frame", "kind", "axes")),
]


@pytest.mark.parametrize("odd", ODD)
@pytest.mark.parametrize(
    ("made", "plain", "name"),
    [(made, plain, x) for made, plain, names in NAMED_FIELDS for x in names],
)
def test_fields_that_are_names(made, plain, name, odd):
    if odd == "None" and name in ("link", "axes"):
        made(**plain | {name: None})
        return
    with pytest.raises(rnea.InputError, match="name"):
        made(**plain | {name: ODD[odd]})


# parameters of Python that count, each with a call that takes it
SMALL = rnea.load("planar_2r")
PYTHON_COUNTS = {
    "rollouts samples": lambda x: SMALL.rollouts([0, 0], duration=0.01, samples=x),
    "rollouts every": lambda x: SMALL.rollouts([0, 0], duration=0.01, every=x),
    "rollouts seed": lambda x: SMALL.rollouts([0, 0], duration=0.01, seed=x),
    "excite harmonics": lambda x: excite(SMALL, 5.0, x),
    "excite random": lambda x: excite(SMALL, 5.0, random=x),
    "excite seed": lambda x: excite(SMALL, 5.0, seed=x),
    "excite iterations": lambda x: excite(SMALL, 5.0, iterations=x),
    "excite restarts": lambda x: excite(SMALL, 5.0, restarts=x),
    "over threads": lambda x: next(iter(SMALL.over("no.npz", threads=x))),
    "Sampler seed": lambda x: Sampler(SMALL.model, ranges_for(SMALL.model), seed=x),
    "exercise seed": lambda x: exercise(SMALL, "2r-newton-euler", seed=x),
    "torque_map points": lambda x: torque_map(
        SMALL.model, SMALL.gravity_torque, "joint1", ["joint1", "joint2"], points=x
    ),
    "Measurement seed": lambda x: Measurement(seed=x),
}
NO_COUNTS = {"1.5": 1.5, "10.0": 10.0, "1e12": 1e12, "nan": np.nan, "negative": -1, "True": True}
NO_COUNTS |= {"text": "3", "list": [3], "array": np.array([3, 4]), "complex": 1j}


@pytest.mark.parametrize("value", NO_COUNTS)
@pytest.mark.parametrize("call", PYTHON_COUNTS)
def test_counts_are_whole_numbers(call, value):
    with pytest.raises(rnea.InputError, match=f"{call.split()[1]} must be a whole number"):
        PYTHON_COUNTS[call](NO_COUNTS[value])


def test_counts_of_numpy_are_counts():
    assert len(SMALL.rollouts([0, 0], duration=0.01, samples=np.int64(3)).q) == 3


# options of runs that are names or numbers, each with what is not one of them
RUN_NAMES = ("friction", "drive", "encoder_side", "method", "ignore", "vary", "device")
RUN_NUMBERS = ("time", "step", "rtol", "atol", "sampling", "delay", "frequency")
NO_NUMBERS = {"text": "x", "None": None, "nan": np.nan, "array": np.ones(2), "list": [1.0]}
RUN_OPTIONS = [
    (runs, option, odd)
    for runs in ("simulate", "rollouts")
    for names, values in ((RUN_NAMES, ODD), (RUN_NUMBERS, NO_NUMBERS))
    for option in names
    if option in inspect.signature(getattr(ARM, runs)).parameters
    for odd in values
    # of rollouts friction is a switch, and a list of names may be ignored
    if (runs, option) != ("rollouts", "friction") and (option, odd) != ("ignore", "mapping")
]


@pytest.mark.parametrize(("runs", "option", "odd"), RUN_OPTIONS)
def test_names_and_numbers_of_runs(runs, option, odd):
    value = (ODD if option in RUN_NAMES else NO_NUMBERS)[odd]
    if option == "ignore" and odd == "list":
        value = [1.0]
    options = {"duration": 0.01, "controller": "computed_torque"} | {option: value}
    with pytest.raises(rnea.InputError, match=option):
        getattr(ARM, runs)(np.zeros(ARM.n), **options)


@pytest.mark.parametrize("odd", ODD)
def test_links_of_a_chain_that_are_no_text(odd):
    for ends in ((ODD[odd], "tool0"), ("base_link", ODD[odd])):
        with pytest.raises(rnea.InputError, match="_link must be a name"):
            ARM.chain(*ends)


@pytest.mark.parametrize("odd", ["text", "nan", "array", "list"])
def test_seeds_and_rows_of_random_states(odd):
    for given in ({"rng": NO_NUMBERS[odd]}, {"rows": NO_NUMBERS[odd]}):
        with pytest.raises(rnea.InputError, match=f"{next(iter(given))} must be a whole number"):
            ARM.random_state(**given)
