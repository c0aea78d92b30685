"""Functions printed instead of being asked of a library: the same bits on any processor."""

import math

import mpmath
import numpy as np
import pytest

from rnea.engine.ir.tape import record
from rnea.engine.llvm.jit import vector_width
from rnea.engine.llvm.llvm_far_angles import two_over_pi
from rnea.engine.trace.tracer import Graph, inputs
from test_kernels import in_memory

ELEMENTS = {"double": np.float64, "float": np.float32}
LARGEST = {"double": mpmath.mpf(2) ** 1024, "float": mpmath.mpf(2) ** 128}
# widths that hold one row, and a vector of them
WIDTHS = {"double": (1, 4, vector_width()), "float": (1, 2 * vector_width())}
CASES = [(element, width) for element, widths in WIDTHS.items() for width in sorted(set(widths))]
PER_CASE = 400


def function(name, element, width):
    graph = Graph()
    (x,) = inputs(graph, 1, 0)
    run = in_memory(record(graph, [graph.function(name, x.index)], 1), [1], width, element)
    return lambda xs: run(np.asarray(xs, ELEMENTS[element])[:, None])[:, 0]


def units_apart(ours, exact, element):
    """The largest distance from exact results, in units of their last place."""
    worst = 0.0
    for mine, true in zip(ours.tolist(), exact, strict=True):
        if abs(true) >= LARGEST[element] * (1 - mpmath.mpf(2) ** -60):
            assert mine == math.copysign(math.inf, true)
            continue
        unit = float(np.spacing(np.abs(ELEMENTS[element](float(true)))))
        if math.isinf(unit) or math.isnan(unit):  # rounds to infinity
            assert math.isinf(mine)
            continue
        worst = max(worst, float(abs(mpmath.mpf(mine) - true) / unit))
    return worst


def signed(rng, sizes):
    return rng.choice([-1.0, 1.0], len(sizes)) * sizes


def test_the_table_holds_the_bits_of_two_over_pi():
    with mpmath.workprec(1500):
        bits = int(mpmath.floor(2 / mpmath.pi * mpmath.mpf(2) ** (19 * 64)))
    assert sum(word << (64 * (19 - k)) for k, word in enumerate(two_over_pi())) == bits


@pytest.mark.parametrize(("element", "width"), CASES)
def test_large_angles_within_one_unit_in_the_last_place(element, width):
    rng = np.random.default_rng(width)
    first, last = (8.0, 308.2) if element == "double" else (4.9, 38.4)
    x = signed(rng, 10.0 ** rng.uniform(first, last, PER_CASE))
    near = np.round(10.0 ** rng.uniform(first, 20, PER_CASE)) * (math.pi / 2)
    # of all doubles the nearest to a multiple of pi/2
    hardest = [math.ldexp(6381956970095103, 797)] if element == "double" else []
    x = np.concatenate([x, near, hardest, [0.7, 1e7]]).astype(ELEMENTS[element])
    with mpmath.workdps(380):
        for name in ("sin", "cos"):
            exact = [getattr(mpmath, name)(mpmath.mpf(value)) for value in x[:-2].tolist()]
            ours = function(name, element, width)(x)
            assert units_apart(ours[:-2], exact, element) <= 0.9
            # neighbours among them were computed in the other way, and are the same alone
            np.testing.assert_array_equal(ours[-2:], function(name, element, width)(x[-2:]))


@pytest.mark.parametrize(("element", "width"), CASES)
def test_exp_within_one_unit_in_the_last_place(element, width):
    rng = np.random.default_rng(width)
    low, high, least = (-746, 710, -320) if element == "double" else (-105, 89.5, -44)
    x = np.concatenate(
        [
            rng.uniform(low, high, PER_CASE),
            rng.uniform(low, low * 0.93, PER_CASE),  # subnormal results
            rng.uniform(-1, 1, PER_CASE),
            signed(rng, 10.0 ** rng.uniform(least, 0, PER_CASE)),
            np.arange(-60, 60) * math.log(2) / 2,
        ]
    ).astype(ELEMENTS[element])
    with mpmath.workdps(50):
        exact = [mpmath.exp(value) for value in x.tolist()]
        assert units_apart(function("exp", element, width)(x), exact, element) <= 0.9


@pytest.mark.parametrize(("element", "width"), CASES)
def test_tanh_within_one_unit_in_the_last_place(element, width):
    rng = np.random.default_rng(width)
    least = -320 if element == "double" else -44
    x = np.concatenate(
        [
            rng.uniform(-25, 25, PER_CASE),
            rng.uniform(-1, 1, 2 * PER_CASE),
            signed(rng, 10.0 ** rng.uniform(least, 0, PER_CASE)),
        ]
    ).astype(ELEMENTS[element])
    with mpmath.workdps(50):
        exact = [mpmath.tanh(value) for value in x.tolist()]
        assert units_apart(function("tanh", element, width)(x), exact, element) <= 0.9


@pytest.mark.parametrize(("element", "width"), CASES)
def test_what_is_no_number_or_infinite(element, width):
    strange = [math.inf, -math.inf, math.nan, 0.0, -0.0, 1e30, -1e30]
    sine, cosine, exp, tanh = (
        function(name, element, width)(strange) for name in ("sin", "cos", "exp", "tanh")
    )
    for each in (sine, cosine):
        assert np.isnan(each[:3]).all()
        assert np.isfinite(each[3:]).all()
    np.testing.assert_array_equal(exp, [math.inf, 0.0, math.nan, 1.0, 1.0, math.inf, 0.0])
    np.testing.assert_array_equal(tanh, [1.0, -1.0, math.nan, 0.0, -0.0, 1.0, -1.0])
    assert np.signbit(tanh[[1, 4, 6]]).all()
    assert not np.signbit(tanh[[0, 3, 5]]).any()
