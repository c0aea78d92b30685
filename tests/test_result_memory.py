"""Memory of large results: used again when nobody holds it, and never before; bounded."""

import gc
import multiprocessing
import os
import subprocess
import sys
import threading

import numpy as np
import pytest

import rnea
from rnea.engine import native
from support.tiers import sample_cases

pytestmark = pytest.mark.skipif(
    not native.have_extension(), reason="results are plain arrays without the extension"
)
MIB = 1 << 20


@pytest.fixture(autouse=True)
def _pool():
    """64 MiB to begin with, empty."""
    gc.collect()
    native.keep_at_most(0)
    native.keep_at_most(64 * MIB)
    yield
    native.keep_at_most(0)
    native.keep_at_most(native.bound())


def where(array):
    return array.__array_interface__["data"][0]


def new(mib=2.0, dtype=np.float64):
    return native.empty((int(mib * MIB) // np.dtype(dtype).itemsize,), np.dtype(dtype))


def test_a_block_is_used_again_when_its_last_array_is_gone():
    first = new()
    place = where(first)
    view = first[5:10]
    del first
    assert native.memory_report()[1] == 0, "a view still looks into it"
    other = new()
    assert where(other) != place
    del view
    assert native.memory_report()[1] == 1
    again = new()
    assert where(again) == place
    del other, again
    assert native.memory_report()[1] == 2


def test_results_of_methods_come_from_it_and_are_arrays_like_any_other():
    arm = rnea.load("ur5")
    q = np.random.default_rng(0).normal(size=(40_000, 6))
    for ask in (arm.gravity_torque, lambda q: arm.mass_matrix(q[:4000]), arm.kernel("bias")):
        given = (q, q) if ask.__class__.__name__ == "Kernel" else (q,)
        result = ask(*given)
        place, expected = where(result), result.copy()
        assert result.flags.owndata
        assert result.flags.writeable
        assert result.base is None
        result[:] = np.nan
        del result
        kept = native.memory_report()[1]
        assert kept >= 1
        again = ask(*given)
        assert where(again) == place
        assert native.memory_report()[1] == kept - 1
        np.testing.assert_array_equal(again, expected)
        del again


@sample_cases(2)
@pytest.mark.parametrize("mib", [0.01, 1.5, 1.9, 30.0])
def test_resizing(mib):
    array = new()
    array[:] = np.arange(array.size)
    array.resize(int(mib * MIB) // 8, refcheck=False)
    same = min(array.size, 2 * MIB // 8)
    np.testing.assert_array_equal(array[:same], np.arange(same))
    assert not array[same:].any()


def test_arrays_that_live_never_share_memory():
    rng, alive = np.random.default_rng(0), {}
    for k in range(400):
        if alive and rng.random() < 0.5:
            gone = int(rng.choice(list(alive)))
            assert (alive.pop(gone) == gone).all()
        else:
            alive[k] = new(rng.uniform(0.5, 4.0))
            alive[k][:] = k
    for k, array in alive.items():
        assert (array == k).all()


def test_threads_get_blocks_of_their_own():
    wrong = []

    def work(k):
        for turn in range(60):
            array = new(1.5 + k / 8)
            array[:] = 1000 * k + turn
            if not (array == 1000 * k + turn).all():
                wrong.append(k)

    threads = [threading.Thread(target=work, args=(k,)) for k in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_idle_memory_is_bounded_and_given_back():
    for limit in (20, 7, 0):
        native.keep_at_most(limit * MIB)
        arrays = [new(3.0) for _ in range(12)]
        del arrays
        idle, blocks, bound = native.memory_report()
        assert idle <= bound == limit * MIB
        assert (blocks > 0) == (limit > 0)
    native.keep_at_most(64 * MIB)
    many = [new(1.0) for _ in range(40)]
    del many
    assert native.memory_report()[1] <= 16, "a list of blocks is gone through at every result"
    native.keep_at_most(MIB // 2)
    assert native.memory_report()[:2] == (0, 0)


def test_a_small_result_does_not_take_a_large_block():
    large = new(40.0)
    place = where(large)
    del large
    small = new(1.5)
    assert where(small) != place
    assert native.memory_report()[1] == 1


# newer Pythons warn of forks beside threads
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
def test_a_forked_child_has_its_own():
    idle, held = new(), new()
    held[:] = 7
    place = where(idle)
    del idle
    context = multiprocessing.get_context("fork")
    queue = context.Queue()
    child = context.Process(target=_in_child, args=(queue, held))
    child.start()
    assert queue.get(timeout=60) == (place, True)
    child.join(20)
    assert child.exitcode == 0
    assert (held == 7).all()
    again = new()
    assert where(again) == place
    del again


def _in_child(queue, held):
    array = new()
    array[:] = 3
    queue.put((where(array), bool((held == 7).all())))
    held[:] = 0


@sample_cases(2)
@pytest.mark.parametrize(
    ("value", "expected"), [("0", 0), ("3", 3 * MIB), (" 12 ", 12 * MIB), ("", None)]
)
def test_the_bound_can_be_said(value, expected, monkeypatch):
    monkeypatch.setenv("RNEA_RESULT_POOL", value)
    if expected is None:
        assert 0 < native.bound() <= 512 * MIB
    else:
        assert native.bound() == expected


@pytest.mark.parametrize("value", ["-1", "1.5"])
def test_a_bound_that_is_no_number_is_refused(value):
    """At the first large result, and at every one: nothing is kept in silence."""
    script = (
        "import rnea; from rnea.engine import native as calling\n"
        "calling.empty((9, 9), float)\n"
        "for _ in range(2):\n"
        "    try: calling.empty((1000, 1000), float)\n"
        "    except rnea.InputError as error: print(error)\n"
    )
    environment = os.environ | {"RNEA_RESULT_POOL": value}
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, env=environment
    )
    words = f"RNEA_RESULT_POOL is '{value}'; it must be a whole number of MiB, 0 for none\n"
    assert done.stdout == 2 * words, done.stderr
