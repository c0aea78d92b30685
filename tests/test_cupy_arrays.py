"""Arrays of CuPy without a GPU: NumPy plays CuPy, and machine code plays the device's."""

import ctypes
import math
import sys
from types import ModuleType, SimpleNamespace

import numpy as np
import pytest

import rnea
from rnea import InputError
from rnea.engine.runtime.kernel import evaluate
from rnea.engine.runtime.machine_code import MachineCode
from rnea.recursions import QUANTITIES
from rnea.robot.evaluator import Evaluator

MADE = ("asarray", "zeros", "empty", "stack", "concatenate", "broadcast_to", "ascontiguousarray")


class Device:
    id = 0

    def __init__(self, number=0):
        self.id = number

    def __enter__(self):
        return self

    def __exit__(self, *what):
        return None


class Played(np.ndarray):
    """An array with the few attributes that CuPy's have beside NumPy's."""

    device = Device()

    @property
    def data(self):
        return SimpleNamespace(ptr=self.__array_interface__["data"][0])


Played.__module__ = "cupy"


class PlayedCode:
    """Takes pointers as a device's code does."""

    def __init__(self, model, request, single):
        self.code = MachineCode(model, request, single)
        self.layout = self.code.layout

    def launch(self, pointers, strides, out, rows, stream, device):
        kind = ctypes.POINTER(ctypes.c_float if self.code.single else ctypes.c_double)

        def there(pointer, *shape):
            return np.ctypeslib.as_array(ctypes.cast(pointer, kind), shape)

        columns = self.layout.columns
        given = [
            there(pointer, rows if stride else 1, count)
            for pointer, stride, count in zip(pointers, strides, columns, strict=True)
        ]
        result = evaluate(self.code, given, (rows,))
        there(out, rows, math.prod(self.layout.shape))[...] = result.reshape(rows, -1)


@pytest.fixture
def cupy(monkeypatch):
    played = ModuleType("cupy")
    for name in MADE:
        own = getattr(np, name)
        setattr(played, name, lambda *x, own=own, **more: own(*x, **more).view(Played))
    played.broadcast_arrays = lambda *x: [y.view(Played) for y in np.broadcast_arrays(*x)]
    stream = SimpleNamespace(ptr=0)
    played.cuda = SimpleNamespace(Device=Device, get_current_stream=lambda: stream)
    played.ndarray = Played
    monkeypatch.setitem(sys.modules, "cupy", played)
    monkeypatch.delitem(sys.modules, "rnea.engine.arrays.cupy_arrays", raising=False)
    monkeypatch.setattr(
        Evaluator, "cuda_code", lambda answers, *asked: PlayedCode(answers.model, *asked)
    )
    yield played
    sys.modules.pop("rnea.engine.arrays.cupy_arrays", None)


ARM = rnea.load("planar_2r")
X = np.random.default_rng(0).normal(size=(3, 5, 2))


def test_every_quantity(cupy):
    arrays = dict(zip(("q", "qd", "qdd"), X, strict=True)) | {"tau": X[2]}
    for row in QUANTITIES.values():
        plain = [arrays[state] for state in row.states]
        found = ARM.evaluate(row.name, *(cupy.asarray(x) for x in plain))
        assert isinstance(found, Played), row.name
        assert np.array_equal(found, ARM.evaluate(row.name, *plain), equal_nan=True), row.name


def test_surroundings_names_and_precision(cupy):
    q, qd, qdd = (cupy.asarray(x) for x in X)
    push = rnea.Wrench((1.0, 2.0, 3.0), frame="world", point="tool")
    around = {"wrench": push, "base": {"w": [1.0, 2.0, 3.0]}, "gravity": [0.0, 0.0, -1.6]}
    own = ARM.inverse_dynamics(*X, **around)
    assert np.allclose(ARM.inverse_dynamics(q, qd, qdd, **around), own, rtol=1e-13)
    named = {"joint2": q[:, 1], "joint1": q[:, 0]}
    assert np.array_equal(ARM.gravity_torque(named), ARM.gravity_torque(X[0]))
    assert ARM.gravity_torque(q.astype(np.float32)).dtype == np.float32
    assert np.array_equal(ARM.gravity_torque(q[::2]), ARM.gravity_torque(X[0][::2]))
    kernel = ARM.kernel("bias", gravity=True)
    down = np.array([0.0, 0.0, -1.0])
    assert np.array_equal(kernel(q, qd, cupy.asarray(down)), kernel(X[0], X[1], down))


def test_bad_input(cupy):
    q = cupy.asarray(X[0])
    wrong = [
        (lambda: ARM.gravity_torque(q.astype(np.float16)), r"astype\('float32'\)"),
        (lambda: ARM.bias(q, X[0]), r"cupy.asarray\(qd\)"),
        (lambda: ARM.bias(q, q[:3]), "do not fit together: q"),
        (lambda: ARM.gravity_torque(q[:, :1]), "q has 1 value, but robot"),
        (lambda: ARM.integrate(q, q), r"x.get\(\)"),
    ]
    for ask, words in wrong:
        with pytest.raises(InputError, match=words):
            ask()
