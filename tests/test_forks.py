"""Forks and threads: a child never waits for a thread of its parent; bits are those of one thread.

The storm that finds new ways to hang is `storms/forks.py`; here it runs briefly.
"""

import os
import re
import select
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import numpy as np
import pytest

import rnea
from rnea.recursions import QUANTITIES
from rnea.system import fork_safety
from rnea.system.cached import cached_property
from rnea.system.sandbox import call
from support.tiers import sample_cases

SOURCE = Path(rnea.__file__).parent
STORM = Path(__file__).parent / "storms" / "forks.py"
pytestmark = [
    # newer Pythons warn of forks beside threads, which is the very thing tried here
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system"),
]


def ends_in_a_child(work, seconds=20):
    """Whether a forked child does the work and ends; it is killed if it hangs."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            work()
            os.write(writing, b"y")
        finally:
            os._exit(0)
    os.close(writing)
    ready = select.select([reading], [], [], seconds)[0]
    if not ready:
        os.kill(child, signal.SIGKILL)
    done = bool(ready) and os.read(reading, 1) == b"y"
    os.close(reading)
    os.waitpid(child, 0)
    return done


def beside(held, seconds=0.3):
    """A thread that is inside `held` when this returns, and for some time after."""
    inside = threading.Event()

    def hold():
        held(lambda: (inside.set(), time.sleep(seconds)))

    thread = threading.Thread(target=hold)
    thread.start()
    assert inside.wait(10)
    return thread


class Slow:
    wait = None

    @cached_property
    def value(self):
        if self.wait:
            self.wait()
        return object()


def test_a_property_that_another_thread_computes():
    def held(wait):
        slow = Slow()
        slow.wait = wait
        assert slow.value is slow.value

    thread = beside(held)
    assert ends_in_a_child(lambda: Slow().value, seconds=3)
    thread.join()


def test_properties_have_no_locks():
    """Those of older Pythons have, one for all objects of a class."""
    users = [file for file in SOURCE.rglob("*.py") if "cached_property" in file.read_text()]
    assert len(users) > 15
    for file in users:
        if file.name != "cached.py":
            assert not re.search(r"functools.*cached_property", file.read_text()), file


def test_two_threads_get_the_same_property():
    slow, gate = Slow(), threading.Barrier(8)
    slow.wait = lambda: time.sleep(0.02)
    got = []

    def ask():
        gate.wait()
        got.append(slow.value)

    threads = [threading.Thread(target=ask) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(got) == 8
    assert len(set(map(id, got))) == 1


def test_a_module_that_another_thread_imports(tmp_path, monkeypatch):
    name = "imported_slowly_in_a_storm"
    (tmp_path / f"{name}.py").write_text("import builtins\nbuiltins.wait_in_a_storm()\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(fork_safety, "_IMPORTED_LATE", (*fork_safety._IMPORTED_LATE, name))

    def held(wait):
        import builtins

        builtins.wait_in_a_storm = wait
        __import__(name)

    thread = beside(held)
    assert ends_in_a_child(lambda: __import__(name), seconds=3)
    thread.join()
    # the import system is free again, here too
    assert __import__(name)


def test_code_that_another_thread_frees():
    from llvmlite.binding import ffi

    def held(wait):
        with ffi.lib._lock:
            wait()

    thread = beside(held)
    with_payload = rnea.load("planar_2r").with_payload
    assert ends_in_a_child(lambda: with_payload(0.123).gravity_torque([0.1, 0.2]), seconds=10)
    thread.join()


def test_a_kernel_that_another_thread_compiles():
    def held(wait):
        with fork_safety.ONE_AT_A_TIME:
            wait()

    thread = beside(held)
    with_payload = rnea.load("planar_2r").with_payload
    assert ends_in_a_child(lambda: with_payload(0.5).gravity_torque([0.1, 0.2]))
    thread.join()


def test_who_compiles_may_fork():
    with fork_safety.ONE_AT_A_TIME:
        assert ends_in_a_child(lambda: rnea.load("planar_2r").gravity_torque([0.1, 0.2]))

    # and nothing is held afterwards
    def pass_through():
        with fork_safety.ONE_AT_A_TIME:
            pass

    thread = threading.Thread(target=pass_through)
    thread.start()
    thread.join(5)
    assert not thread.is_alive()


def test_a_file_that_another_thread_has_parsed_apart():
    """Twenty forks while a thread waits for the answer; the last child asks too."""
    call(os.getpid, who="the parser")
    thread = threading.Thread(target=lambda: call(time.sleep, 2.0, who="the parser"))
    thread.start()
    time.sleep(0.2)
    for _ in range(20):
        assert ends_in_a_child(lambda: None, seconds=5)
    assert ends_in_a_child(lambda: call(os.getpid, who="the parser"))
    # the fork took nothing from the thread, whose answer still comes
    thread.join(10)
    assert not thread.is_alive()


def test_a_storm_of_forks():
    command = [sys.executable, str(STORM), "--count", "5", "--seed", "3"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=200)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.startswith("5 forks, 0 hung, 0 failed, 0 with other bits")
    assert done.stderr == ""


@sample_cases(2)
@pytest.mark.parametrize("robot", ["planar_2r", "rp_arm", "spherical_pendulum"])
def test_eight_threads_ask_everything_of_one_new_robot(robot, monkeypatch):
    """Every quantity, each thread in another order: traced, compiled and learnt at once."""
    monkeypatch.setenv("RNEA_CACHE_DIR", "")
    rng, arm = np.random.default_rng(5), rnea.load(robot).with_payload(0.3)
    asked = {
        name: [rng.normal(size=(3, arm.model.columns(state))) for state in row.states]
        for name, row in QUANTITIES.items()
    }
    wanted = {name: arm.evaluate(name, *states) for name, states in asked.items()}
    shared, gate, got = rnea.load(robot).with_payload(0.3), threading.Barrier(8), []

    def ask(k):
        names = list(asked)
        gate.wait()
        for name in [*names[5 * k :], *names[: 5 * k]]:
            answer = shared.evaluate(name, *asked[name])
            got.append((name, np.array_equal(answer, wanted[name], equal_nan=True)))

    threads = [threading.Thread(target=ask, args=(k,)) for k in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(got) == 8 * len(QUANTITIES)
    assert not [name for name, same in got if not same]
