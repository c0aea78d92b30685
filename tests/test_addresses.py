"""Machine code called without Python: by its address, from C and from threads."""

import ctypes
import re
import subprocess
import threading
from pathlib import Path

import numpy as np
import pytest

import rnea
from rnea.engine.runtime.kernel import Kernel
from support.tools import compiler

ROOT = Path(__file__).parent.parent
FUNCTION = ctypes.CFUNCTYPE(
    None, ctypes.POINTER(ctypes.c_void_p), ctypes.POINTER(ctypes.c_int64), ctypes.c_void_p,
    ctypes.c_int64,
)  # fmt: skip


def called(address, arrays, strides, out, rows):
    """What a program in any language does."""
    inputs = (ctypes.c_void_p * len(arrays))(*(x.ctypes.data for x in arrays))
    FUNCTION(address)(inputs, (ctypes.c_int64 * len(strides))(*strides), out.ctypes.data, rows)
    return out


@pytest.mark.parametrize("dtype", [np.float64, np.float32])
@pytest.mark.parametrize("rows", [0, 1, 2, 7, 8, 100])
def test_both_addresses_compute_any_number_of_rows(rows, dtype):
    arm = rnea.load("panda")
    kernel = arm.kernel("inverse_dynamics", gravity=True, dtype=dtype)
    states = list(np.random.default_rng(0).normal(size=(3, rows, 7)).astype(dtype))
    field = np.array([1.0, 2.0, -9.0], dtype)
    expected = kernel(*states, field)
    for address in (kernel.address, kernel.batch_address):
        # behind the states one row may serve all: its stride is 0
        out = np.full((rows, 7), np.nan, dtype)
        called(address, [*states, field], [7, 7, 7, 0], out, rows)
        np.testing.assert_array_equal(out, expected)


def test_the_example_in_c(tmp_path):
    """The program of the page, compiled, beside the method."""
    page = (ROOT / "docs" / "understand" / "performance.md").read_text()
    (source,) = re.findall(r"```c\n(.*?)```", page, flags=re.DOTALL)
    assert Kernel.signature.replace("void (*)(", "").rstrip(")") in " ".join(source.split())
    (tmp_path / "torques.c").write_text(source)
    strict = ["-std=c99", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC"]
    library = tmp_path / "torques.so"
    subprocess.run([compiler(), *strict, tmp_path / "torques.c", "-o", library], check=True)
    torques = ctypes.CDLL(str(library)).torques
    torques.argtypes = [ctypes.c_void_p] * 5 + [ctypes.c_int64]
    torques.restype = None
    arm = rnea.load("ur5")
    kernel = arm.kernel("inverse_dynamics")
    q, qd, qdd = np.random.default_rng(0).normal(size=(3, 50, 6))
    tau = np.zeros((50, 6))
    pointers = [x.ctypes.data for x in (q, qd, qdd, tau)]
    torques(kernel.batch_address, *pointers, 50)
    np.testing.assert_array_equal(tau, arm.inverse_dynamics(q, qd, qdd))


def test_threads_may_call_one_address_at_once():
    arm = rnea.load("panda")
    kernel = arm.kernel("forward_dynamics")
    states = np.random.default_rng(0).normal(size=(3, 3000, 7))
    expected, address, wrong = kernel(*states), kernel.batch_address, []

    def work(k):
        for _ in range(10):
            out = np.empty((3000, 7))
            called(address, list(states), [7, 7, 7], out, 3000)
            if not np.array_equal(out, expected):
                wrong.append(k)

    threads = [threading.Thread(target=work, args=(k,)) for k in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_a_loop_over_bodies_has_an_address_too():
    from support.random_robots import random_tree

    robot = random_tree(np.random.default_rng(0), 70, kinds=["revolute"])
    kernel = robot.kernel("inverse_dynamics")
    states = list(np.random.default_rng(1).normal(size=(3, 9, 70)))
    for address in (kernel.address, kernel.batch_address):
        out = called(address, states, [70] * 3, np.empty((9, 70)), 9)
        np.testing.assert_array_equal(out, kernel(*states))
