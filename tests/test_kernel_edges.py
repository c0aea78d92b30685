"""Kernels at their edges: large results, wrong calls, threads, forks, memory."""

import gc
import os
import subprocess
import sys
import threading
import weakref

import numpy as np
import pytest

import rnea
from rnea import InputError
from rnea.engine.runtime import cache
from support.random_robots import random_tree
from support.tiers import sample_cases


def test_large_results_do_not_take_the_stack():
    """A star of many joints has few operations and a huge mass matrix."""
    star = random_tree(np.random.default_rng(0), 120, shape="star", kinds=["revolute"])
    q = np.random.default_rng(1).normal(size=(3, star.n))
    np.testing.assert_allclose(star.mass_matrix(q), star.mass_matrix(q, eager=True), atol=1e-12)
    # what is compiled takes large blocks from the heap, so a small stack is enough
    robot = random_tree(np.random.default_rng(2), 40, shape="star", kinds=["revolute"])
    found = []
    size = threading.stack_size(256 * 1024)
    try:
        q = q[:, :40]
        thread = threading.Thread(target=lambda: found.append(robot.mass_matrix(q)))
        thread.start()
        thread.join()
    finally:
        threading.stack_size(size)
    np.testing.assert_allclose(found[0], robot.mass_matrix(q, eager=True), atol=1e-12)


def test_a_kernel_refuses_too_many_or_too_few_arrays_also_when_compiled():
    arm = rnea.load("panda")
    q, other, out = np.ones(7), np.full(7, 5.0), np.zeros(7)
    gravity, torque = arm.kernel("gravity_torque"), arm.kernel("inverse_dynamics")
    gravity(q), torque(q, q, q)
    with pytest.raises(InputError, match="takes q; got 2 arrays"):
        gravity(q, other)
    np.testing.assert_array_equal(other, 5.0)
    with pytest.raises(InputError, match="takes q, qd, qdd; got 2 arrays"):
        torque(q, other, out=out)
    np.testing.assert_array_equal(out, 0.0)


def test_a_kernel_keeps_its_arrays():
    kernel = rnea.load("panda").kernel("bias")
    kernel()
    with pytest.raises(AttributeError, match="cannot be replaced"):
        kernel.out = np.zeros(7)
    with pytest.raises(TypeError):
        kernel.inputs["q"] = np.zeros(7)
    with pytest.raises(InputError, match="q is complex"):
        kernel(np.ones(7) + 1j, np.ones(7))
    with pytest.raises(InputError, match="bias does not depend on frame"):
        rnea.load("panda").kernel("bias", frame="tool")


def test_a_wrench_is_never_lost():
    arm = rnea.load("panda")
    wrench = rnea.Wrench((1.0, 2.0, 3.0), frame="tool")
    for eager in (False, True):
        with pytest.raises(InputError, match="not an iterator"):
            arm.inverse_dynamics(np.ones(7), wrench=iter([wrench]), eager=eager)
    several = arm.inverse_dynamics(np.ones(7), wrench=(wrench, wrench))
    np.testing.assert_allclose(
        several, arm.inverse_dynamics(np.ones(7), wrench=[wrench] * 2, eager=True), atol=1e-12
    )


@sample_cases(2)
@pytest.mark.parametrize("rows", [1, 3, 6])
def test_derivatives_with_surroundings_of_every_row(rows):
    arm = rnea.load("puma560")
    rng = np.random.default_rng(rows)
    state = [rng.normal(size=(rows, 6)) for _ in range(3)]
    around = {
        "gravity": rng.normal(size=(rows, 3)),
        "wrench": rnea.Wrench(rng.normal(size=(rows, 3)), rng.normal(size=3), frame="link4"),
        "base": {"w": rng.normal(size=(rows, 3)), "wd": rng.normal(size=3)},
    }
    for chosen in [{k: around[k]} for k in around] + [around]:
        compiled = arm.inverse_dynamics_derivatives(*state, **chosen)
        eager = arm.inverse_dynamics_derivatives(*state, **chosen, eager=True)
        for ours, duals in zip(compiled, eager, strict=True):
            assert ours.shape == duals.shape == (rows, 6, 6)
            np.testing.assert_allclose(ours, duals, atol=1e-11 * max(1.0, np.abs(duals).max()))
        compiled = arm.forward_dynamics_derivatives(*state, **chosen)
        eager = arm.forward_dynamics_derivatives(*state, **chosen, eager=True)
        for ours, duals in zip(compiled, eager, strict=True):
            assert ours.shape == duals.shape == (rows, 6, 6)
            np.testing.assert_allclose(ours, duals, atol=1e-9 * max(1.0, np.abs(duals).max()))


def test_ripple_in_compiled_derivatives():
    row = {"a": 1.0, "mass": 1.0, "com": (-0.5, 0.1, 0)}
    friction = {"coulomb": 1.0, "ripple": [[0.1, 2, 0.3]]}
    arm = rnea.Robot.from_dh([row | {"friction": friction}, row], convention="standard")
    state = [0.3, 0.4], [0.5, -0.6], [1.0, 2.0]
    for ours, duals in zip(
        arm.forward_dynamics_derivatives(*state),
        arm.forward_dynamics_derivatives(*state, eager=True),
        strict=True,
    ):
        np.testing.assert_allclose(ours, duals, atol=1e-10)


def test_the_cache_leaves_other_files_alone(tmp_path, monkeypatch):
    tmp_path.chmod(0o700)
    monkeypatch.setenv("RNEA_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(cache, "_MOST_FILES", 3)
    mine = {tmp_path / f"letter{k}.txt" for k in range(10)}
    for file in mine:
        file.write_text("dear reader")
    for k in range(8):
        cache.write(f"{k:064x}", b"content")
    assert mine <= set(tmp_path.iterdir())


def test_code_goes_with_its_robot():
    arm = rnea.load("puma560").with_payload(0.123)
    arm.inverse_dynamics(np.ones(6), np.ones(6), np.ones(6))
    arm.inverse_dynamics(np.ones((9, 6)), np.ones((9, 6)), np.ones((9, 6)))
    alive = weakref.ref(arm.model)
    del arm
    gc.collect()
    assert alive() is None


# robots are asked in turn by a method, by a kernel of their own and in a thread of their own
DROP_MANY = """
import resource, threading, numpy as np, rnea
planar, ones = rnea.load("planar_2r"), np.ones((8, 2))
def by_method(arm):
    arm.gravity_torque(ones[0])
def by_kernel(arm):
    kernel = arm.kernel("gravity_torque"); kernel(ones)
def in_thread(arm):
    thread = threading.Thread(target=by_method, args=[arm]); thread.start(); thread.join()
def megabytes():
    return int(open("/proc/self/statm").read().split()[1]) * resource.getpagesize() / 1e6
for k in range(211):
    (by_method, by_kernel, in_thread)[k % 3](planar.with_payload(0.5 + k / 1000))
    if k == 30:
        before = megabytes()
print(megabytes() - before)
"""


@pytest.mark.skipif(not os.path.exists("/proc/self/statm"), reason="no /proc on this system")
def test_robots_that_are_dropped_leave_nothing_behind():
    # without entries on disk each of them is traced and compiled
    environment = os.environ | {"RNEA_CACHE_DIR": ""}
    command = [sys.executable, "-c", DROP_MANY]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=100)
    # 20 kB for each of 180, as 10,000 robots in 200 MB may take; of fewer, one step of the
    # allocator (1.2 MB) would decide
    assert float(done.stdout) < 3.6, done.stderr


def test_a_large_batch_while_the_interpreter_ends():
    script = (
        "import atexit, numpy as np, rnea\n"
        "arm = rnea.load('ur5'); x = np.ones((30000, 6)); one = arm.inverse_dynamics(*x[:3])\n"
        "atexit.register(lambda: print((arm.inverse_dynamics(x, x, x) == one).all()))\n"
    )
    environment = os.environ | {"RNEA_THREADS": "2"}
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, env=environment
    )
    assert done.stdout == "True\n", done.stderr


def test_misaligned_arrays():
    arm = rnea.load("ur5")
    raw = np.zeros(6 * 20 * 8 + 1, dtype=np.uint8)
    crooked = raw[1:].view(np.float64).reshape(20, 6)
    crooked[...] = np.random.default_rng(0).normal(size=(20, 6))
    assert not crooked.flags.aligned
    np.testing.assert_array_equal(arm.gravity_torque(crooked), arm.gravity_torque(crooked.copy()))


def test_no_rows_of_float32_are_float32():
    arm, nothing = rnea.load("ur5"), np.zeros((0, 6), np.float32)
    for _ in range(2):
        assert arm.inverse_dynamics(nothing, nothing, nothing).dtype == np.float32
        arm.inverse_dynamics(*[np.ones(6, np.float32)] * 3)
    assert arm.inverse_dynamics(np.zeros((0, 6))).dtype == np.float64
