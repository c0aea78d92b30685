"""Batches shared between threads: every row once, by whomever, however many ask at once."""

import multiprocessing
import os
import signal
import threading

import numpy as np
import pytest

import rnea
from rnea.engine import native
from rnea.engine.runtime import threads as python_threads


def big(rows=30_000):
    states = np.random.default_rng(0).normal(size=(3, rows, 6))
    kernel = rnea.load("ur5").kernel("inverse_dynamics")
    return kernel, states, kernel(*states, threads=1)


@pytest.mark.parametrize("threads", [2, 3, 16])
@pytest.mark.parametrize("rows", [1, 9, 1000, 30_001])
def test_every_row_is_computed_once(threads, rows):
    kernel, states, expected = big(rows)
    for _ in range(20):
        out = np.full((rows, 6), np.nan)
        kernel(*states, out=out, threads=threads)
        np.testing.assert_array_equal(out, expected)


def test_many_may_ask_at_once():
    kernel, states, expected = big()
    wrong = []

    def ask():
        for _ in range(15):
            if not np.array_equal(kernel(*states, threads=4), expected):
                wrong.append(1)

    askers = [threading.Thread(target=ask) for _ in range(5)]
    for asker in askers:
        asker.start()
    for asker in askers:
        asker.join()
    assert not wrong


# newer Pythons warn of forks beside threads, which is the very thing tried here
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
def test_a_forked_child_makes_a_team_of_its_own():
    kernel, states, expected = big()
    kernel(*states, threads=4)
    context = multiprocessing.get_context("fork")
    queue = context.Queue()

    def ask():
        queue.put(np.array_equal(kernel(*states, threads=4), expected))

    child = context.Process(target=ask)
    child.start()
    assert queue.get(timeout=60)
    child.join(20)
    assert child.exitcode == 0
    np.testing.assert_array_equal(kernel(*states, threads=4), expected)


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
def test_children_forked_while_a_team_is_at_work():
    """Twenty, at any moment: each ends, with the bits of one thread."""
    kernel, states, expected = big()
    over = threading.Event()

    def work():
        while not over.is_set():
            kernel(*states, threads=4)

    askers = [threading.Thread(target=work) for _ in range(2)]
    for asker in askers:
        asker.start()
    codes = []
    for _ in range(20):
        child = os.fork()
        if child == 0:
            code = 2
            try:
                # a child that hangs ends by this
                signal.alarm(30)
                code = int(not np.array_equal(kernel(*states, threads=4), expected))
            finally:
                os._exit(code)
        codes.append(os.waitpid(child, 0)[1])
    over.set()
    for asker in askers:
        asker.join()
    assert codes == [0] * 20


def test_python_threads_take_their_place_where_there_is_no_extension(monkeypatch):
    kernel, states, expected = big()
    monkeypatch.setattr(native, "share", lambda *task: False)
    np.testing.assert_array_equal(kernel(*states, threads=4), expected)


def test_stretches_are_even_where_there_are_few_rows():
    for rows, threads, whole in ((100_000, 7, 8), (17, 4, 8), (9_000, 2, 16), (1, 3, 1)):
        for fewest in (1, 1000, 10**6):
            each = python_threads.stretch(rows, threads, whole, fewest)
            assert each % whole == 0
            assert -(-rows // each) <= threads * 8
            assert each >= min(fewest, rows // threads)


def test_a_worker_that_fails_is_heard():
    def work(first, count):
        if first:
            raise ValueError("not this one")

    with pytest.raises(ValueError, match="not this one"):
        python_threads.in_stretches(work, 100, 4, 1, 1)
