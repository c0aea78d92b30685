"""Requests for cache lines change no bit, and cover what a later block reads and writes."""

import re
from contextlib import contextmanager

import numpy as np
import pytest

import rnea
from rnea.engine.llvm import llvm_prefetch
from rnea.recursions import QUANTITIES, rows_of
from support.random_robots import random_tree
from support.tiers import sample_cases

# full vectors for every width, and a rest
ROWS = 77


@contextmanager
def compiled_anew(monkeypatch, **replaced):
    with monkeypatch.context() as patch:
        patch.setenv("RNEA_CACHE_DIR", "")
        for name, value in replaced.items():
            patch.setattr(llvm_prefetch, name, value)
        yield


def both(monkeypatch, make, quantity, states, given, dtype):
    """What a kernel without requests gives, and one with them."""
    found = []
    for replaced in ({"_request": lambda *asked: []}, {}):
        with compiled_anew(monkeypatch, **replaced):
            kernel = make().kernel(quantity, dtype=dtype, **given)
            columns = [len(kernel.inputs[name]) for name in kernel.arguments]
            rng = np.random.default_rng(7)
            arrays = [rng.uniform(-1, 1, (ROWS, n)).astype(dtype) for n in columns]
            found.append(kernel.evaluate(*arrays))
            # one row of what is not a state serves all
            kept = [a if k < states else a[:1] for k, a in enumerate(arrays)]
            found.append(kernel.evaluate(*kept))
    return found


def compare(monkeypatch, make, quantity, dtype=float, **given):
    row = rows_of(make().model)[quantity]
    a, shared_a, b, shared_b = both(monkeypatch, make, quantity, len(row.states), given, dtype)
    np.testing.assert_array_equal(a, b)
    np.testing.assert_array_equal(shared_a, shared_b)
    assert np.isfinite(a).any()


@sample_cases(7)
@pytest.mark.parametrize("quantity", QUANTITIES)
def test_every_quantity_has_the_same_bits(monkeypatch, quantity):
    compare(monkeypatch, lambda: rnea.load("planar_2r"), quantity)


@sample_cases(2)
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("quantity", ["inverse_dynamics", "forward_dynamics", "derivatives"])
def test_arms_have_the_same_bits(monkeypatch, quantity, dtype):
    compare(monkeypatch, lambda: rnea.load("panda"), quantity, dtype)


def chain(n):
    return random_tree(np.random.default_rng(3), n, shape="chain")


@sample_cases(2)
@pytest.mark.parametrize(
    ("n", "quantity", "dtype"),
    [
        (70, "inverse_dynamics", np.float64),
        (70, "inverse_dynamics", np.float32),
        (30, "mass_matrix", np.float64),
        (30, "derivatives", np.float64),
        (30, "forward_dynamics", np.float64),
    ],
)
def test_large_robots_have_the_same_bits(monkeypatch, n, quantity, dtype):
    """By a loop over the bodies, and in two parts."""
    compare(monkeypatch, lambda: chain(n), quantity, dtype)


def test_loops_have_the_same_bits(monkeypatch):
    for quantity in ("inverse_dynamics", "joint_motion"):
        compare(monkeypatch, lambda: rnea.load("four_bar"), quantity)


def requested(text):
    """Bytes behind the pointers to the rows of the later block, as the module requests them."""
    places = re.findall(r"%\w+p = getelementptr i8, ptr %later(\w+), i64 (\d+)\n", text)
    assert len(places) == len(re.findall(r"call void @llvm.prefetch", text))
    return sorted((name, int(at)) for name, at in places)


def text_of(robot, quantity, dtype=float):
    code = robot.kernel(quantity, dtype=dtype)._code
    return code, code._text(code.width)


@pytest.mark.parametrize("quantity", ["inverse_dynamics", "gravity_torque", "jacobian"])
def test_every_line_is_requested_once(quantity):
    code, text = text_of(rnea.load("ur5"), quantity)
    size = 8 * code.width
    lines = {f"{k}": count * size for k, count in enumerate(code.layout.columns)}
    lines["out"] = int(np.prod(code.layout.shape)) * size
    wanted = [(name, at) for name, count in lines.items() for at in range(0, count, 64)]
    assert requested(text) == sorted(wanted)


def test_long_programs_spread_their_requests():
    """A processor has some twenty requests under way at a time."""
    _, text = text_of(chain(30), "inverse_dynamics")
    lines = text.splitlines()
    places = [k for k, line in enumerate(lines) if "call void @llvm.prefetch" in line]
    assert len(places) >= 4 * 30 * 8 * 8 // 64
    between = np.diff(places)
    assert np.median(between) > len(lines) / len(places) / 4


def test_a_loop_over_bodies_requests_every_line():
    # rows of 280 bytes, which are not streamed
    code, text = text_of(chain(70), "inverse_dynamics", np.float32)
    size = 70 * 4 * code.width
    for name in ("later0", "later1", "later2", "laterout"):
        each = int(re.search(rf"%{name}t = mul i64 %\w+, (\d+)", text)[1])
        starts = [int(x) for x in re.findall(rf"%{name}t\d+n = add i64 %{name}t, (\d+)", text)]
        assert starts == list(range(0, each, 64))
        assert 70 * each >= size


def test_streamed_results_are_not_requested():
    """They go past the caches: a request would read what is not needed."""
    _, text = text_of(rnea.load("panda"), "derivatives")
    assert {name for name, _ in requested(text)} == {"0", "1", "2"}


def test_single_rows_request_nothing():
    code = rnea.load("ur5").kernel("inverse_dynamics")._code
    assert "call void @llvm.prefetch" not in code._text(1)
