"""Kernels on a real GPU: `make test-gpu`, on a computer that has one."""

import numpy as np
import pytest

import rnea
from rnea.apps.bench.on_gpu import differing
from rnea.engine.native import DeviceArray, cuda_driver
from rnea.errors import RneaError
from rnea.recursions import QUANTITIES

if not cuda_driver.have_gpu():
    pytest.skip("there is no NVIDIA GPU here", allow_module_level=True)
pytestmark = pytest.mark.gpu
ROWS = 20_000


@pytest.mark.parametrize("single", [False, True], ids=["double", "float"])
@pytest.mark.parametrize("name", QUANTITIES)
@pytest.mark.parametrize("robot", ["ur5", "two_arms", "satellite"])
def test_every_number_has_the_bits_of_the_cpu(robot, name, single):
    try:
        assert differing(rnea.load(robot), name, single, ROWS) == 0
    except RneaError as why:
        # a quantity that this robot does not have
        pytest.skip(str(why))


@pytest.mark.parametrize("dtype", [np.float64, np.float32])
def test_numpy_and_device_arrays(dtype):
    arm = rnea.load("panda")
    rng = np.random.default_rng(0)
    given = [rng.normal(size=(1000, 7)).astype(dtype) for _ in range(3)]
    cpu = arm.kernel("inverse_dynamics", dtype=dtype)(*given)
    gpu = arm.kernel("inverse_dynamics", dtype=dtype, device="cuda")
    np.testing.assert_array_equal(gpu(*given), cpu)
    there = [DeviceArray.of(x) for x in given]
    np.testing.assert_array_equal(gpu(*there).numpy(), cpu)
    bound = gpu.bound(*there)
    bound.launch()
    np.testing.assert_array_equal(bound.out.numpy(), cpu)


def test_arrays_of_torch_on_its_stream_and_in_a_graph():
    torch = pytest.importorskip("torch")
    if not torch.cuda.is_available():
        pytest.skip("this torch sees no GPU")
    arm = rnea.load("panda")
    gpu = arm.kernel("inverse_dynamics", device="cuda")
    given = [torch.randn(4096, 7, dtype=torch.float64, device="cuda") for _ in range(3)]
    want = arm.kernel("inverse_dynamics")(*(x.cpu().numpy() for x in given))
    stream = torch.cuda.Stream()
    stream.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(stream):
        result = torch.as_tensor(gpu(*given, stream=stream.cuda_stream), device="cuda")
        np.testing.assert_array_equal(result.cpu().numpy(), want)
    out = torch.zeros(4096, 7, dtype=torch.float64, device="cuda")
    bound = gpu.bound(*given, out=out)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        bound.launch(torch.cuda.current_stream().cuda_stream)
    for scale in (1.0, 2.0):
        given[0].mul_(scale)
        graph.replay()
        torch.cuda.synchronize()
        want = arm.kernel("inverse_dynamics")(*(x.cpu().numpy() for x in given))
        np.testing.assert_array_equal(out.cpu().numpy(), want)


def test_arrays_of_cupy():
    cupy = pytest.importorskip("cupy")
    arm = rnea.load("ur5")
    given = [cupy.random.standard_normal((500, 6)) for _ in range(3)]
    result = cupy.asarray(arm.kernel("inverse_dynamics", device="cuda")(*given))
    cupy.cuda.Stream.null.synchronize()
    want = arm.kernel("inverse_dynamics")(*(x.get() for x in given))
    np.testing.assert_array_equal(result.get(), want)


def test_rollouts():
    arm = rnea.load("panda")
    rng = np.random.default_rng(0)
    q = rng.normal(size=(500, 7))
    given = {"duration": 0.2, "step": 1e-3, "every": 70, "torque": lambda t: np.full(7, np.sin(t))}
    gpu, cpu = arm.rollouts(q, device="cuda", **given), arm.rollouts(q, **given)
    np.testing.assert_array_equal(gpu.q_kept, cpu.q_kept)
    np.testing.assert_array_equal(gpu.qd, cpu.qd)


def test_more_rows_than_memory(monkeypatch):
    arm = rnea.load("ur5")
    given = [np.random.default_rng(0).normal(size=(100_000, 6)) for _ in range(3)]
    monkeypatch.setattr(cuda_driver, "free_bytes", lambda device: 4_000_000)
    with pytest.warns(RuntimeWarning, match="pieces"):
        gpu = arm.kernel("inverse_dynamics", device="cuda")(*given)
    np.testing.assert_array_equal(gpu, arm.kernel("inverse_dynamics")(*given))
