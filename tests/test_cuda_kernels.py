"""Kernels on a GPU that is played by this computer: the whole way but the silicon."""

import numpy as np
import pytest

import rnea
from rnea.engine.native import DeviceArray, cuda_driver
from rnea.errors import DeviceError, InputError, OutOfDeviceMemory
from support.command import run
from support.fake_cuda import fake_cuda
from test_closed_simulation import changed


@pytest.fixture
def driver(monkeypatch):
    with fake_cuda(monkeypatch) as made:
        yield made


def robot():
    return rnea.load("scara")


def rocker_driven():
    return changed("four_bar", independent=("rocker",), actuated=("rocker",))


def states(rows, count=3, dtype=np.float64):
    rng = np.random.default_rng(rows)
    return [rng.normal(size=(rows, robot().n)).astype(dtype) for _ in range(count)]


@pytest.mark.parametrize("dtype", [np.float64, np.float32])
def test_numpy_in_numpy_out_with_the_same_bits(driver, dtype):
    given = states(300, dtype=dtype)
    gpu = robot().kernel("inverse_dynamics", device="cuda", dtype=dtype)
    cpu = robot().kernel("inverse_dynamics", dtype=dtype)
    np.testing.assert_array_equal(gpu(*given), cpu(*given))
    # broadcast, and shaped, as on the CPU
    np.testing.assert_array_equal(gpu(given[0], given[1][0], given[2][0]),
                                  cpu(given[0], given[1][0], given[2][0]))  # fmt: skip
    shaped = [x.reshape(3, 100, -1) for x in given]
    np.testing.assert_array_equal(gpu(*shaped), cpu(*shaped))
    out = np.empty((300, robot().n), dtype)
    assert gpu(*given, out=out) is out
    assert gpu(*(x[:0] for x in given)).shape == (0, robot().n)
    assert not driver.taken, "memory was not given back"
    assert not driver.current, "a context was left current"


def test_arrays_on_the_device_are_not_copied(driver):
    given = states(200)
    there = [DeviceArray.of(x) for x in given]
    copies = len(driver.streams)
    kernel = robot().kernel("inverse_dynamics", device="cuda")
    result = kernel(*there, stream=7)
    assert len(driver.streams) == copies
    assert driver.launches == [(4, 64, 7, 0)]
    assert isinstance(result, DeviceArray)
    np.testing.assert_array_equal(result.numpy(), robot().kernel("inverse_dynamics")(*given))
    out = DeviceArray((200, robot().n), np.float64)
    assert kernel(*there, out=out) is out
    np.testing.assert_array_equal(np.asarray(out), result.numpy())


def test_inputs_behind_the_states_may_be_one_row_for_all(driver):
    given, g = states(150), np.array([0.3, -9.0, 1.0])
    gpu = robot().kernel("inverse_dynamics", device="cuda", gravity=True)
    cpu = robot().kernel("inverse_dynamics", gravity=True)
    np.testing.assert_array_equal(gpu(*given, g), cpu(*given, g))
    many = np.random.default_rng(0).normal(size=(150, 3))
    np.testing.assert_array_equal(gpu(*given, many), cpu(*given, many))
    there = [DeviceArray.of(x) for x in (*given, g)]
    np.testing.assert_array_equal(gpu(*there).numpy(), cpu(*given, g))


def test_gradients_are_refused_and_not_lost(driver):
    torch = pytest.importorskip("torch")
    given = [torch.tensor(x) for x in states(5)]
    kernel = robot().kernel("inverse_dynamics", device="cuda")
    given[1].requires_grad_()
    with pytest.raises(InputError, match=r"qd requires a gradient.*qd.detach\(\).*torch_function"):
        kernel(*given)
    with torch.no_grad():
        np.testing.assert_array_equal(kernel(*given), kernel(*states(5)))


def test_arrays_without_numbers_lie_on_every_device(monkeypatch):
    class Empty:
        """As PyTorch tells of a tensor without rows: a pointer to nowhere."""

        __cuda_array_interface__ = {  # noqa: RUF012
            "shape": (0, 4), "typestr": "<f8", "data": (0, False), "version": 2}  # fmt: skip

    with fake_cuda(monkeypatch, devices=2):
        kernel = robot().kernel("inverse_dynamics", device="cuda:1")
        assert kernel(Empty(), Empty(), Empty()).shape == (0, 4)


def test_a_bound_kernel_computes_in_its_buffers_again_and_again(driver):
    kernel = robot().kernel("inverse_dynamics", device="cuda")
    bound = kernel.bound(64)
    for seed in range(2):
        given = [x + seed for x in states(64)]
        for buffer, x in zip(bound.inputs.values(), given, strict=True):
            buffer.put(x)
        bound.launch(stream=5)
        bound.wait()
        np.testing.assert_array_equal(bound.out.numpy(), robot().kernel("inverse_dynamics")(*given))
    assert {launch[2] for launch in driver.launches} == {5}
    bound.qd.put(0.0)
    with pytest.raises(InputError, match=r"\(65, 4\) does not go into <DeviceArray \(64, 4\)"):
        bound.qd.put(np.zeros((65, 4)))
    with pytest.raises(InputError, match="cannot be bound to -1 rows"):
        kernel.bound(-1)
    with pytest.raises(InputError, match="fit together at qd: q"):
        kernel(bound.q, kernel.bound(63).qd, bound.qdd)
    with pytest.raises(AttributeError, match="its inputs are q, qd, qdd"):
        bound.speed  # noqa: B018


def test_what_does_not_fit_is_computed_in_pieces_and_said(monkeypatch):
    given = states(5000)
    want = robot().kernel("inverse_dynamics")(*given)
    with fake_cuda(monkeypatch, memory=200_000) as driver:
        kernel = robot().kernel("inverse_dynamics", device="cuda")
        with pytest.warns(RuntimeWarning, match=r"5000 rows do not fit.*pieces of"):
            np.testing.assert_array_equal(kernel(*given), want)
        assert len(driver.launches) > 1
    # free memory that somebody else takes before we do
    with fake_cuda(monkeypatch, memory=400_000) as driver:
        monkeypatch.setattr(cuda_driver, "free_bytes", lambda device: 10**9)
        kernel = robot().kernel("inverse_dynamics", device="cuda")
        with pytest.warns(RuntimeWarning, match="pieces"):
            np.testing.assert_array_equal(kernel(*given), want)


def test_no_memory_for_the_result_is_an_error_that_says_so(monkeypatch):
    with fake_cuda(monkeypatch, memory=100_000):
        kernel = robot().kernel("inverse_dynamics", device="cuda")
        there = [DeviceArray.of(x) for x in states(1000)]
        with pytest.raises(OutOfDeviceMemory, match=r"OUT_OF_MEMORY.*fewer at once, or give `out`"):
            kernel(*there)


BAD = {
    "mixed": (lambda a: (a[0], a[1].numpy(), a[2]), "qd is not on the GPU"),
    "dtype": (lambda a: (a[0], a[1], DeviceArray.of(a[2].numpy().astype(np.float32))),
              "qdd has dtype float32"),
    "columns": (lambda a: (a[0], a[1], DeviceArray.of(a[2].numpy()[:, :2])), "last axis must have"),
    "rows": (lambda a: (a[0], a[1], DeviceArray.of(a[2].numpy()[:7])), "nothing is broadcast"),
    "few": (lambda a: a[:2], "takes q, qd, qdd; got 2"),
    "other device": (lambda a: (a[0], DeviceArray.of(a[1].numpy(), 1), a[2]), "qd is on cuda:1"),
}  # fmt: skip


@pytest.mark.parametrize("case", BAD)
def test_arrays_that_cannot_be_used_are_named(monkeypatch, case):
    spoil, message = BAD[case]
    with fake_cuda(monkeypatch, devices=2):
        there = [DeviceArray.of(x) for x in states(20)]
        kernel = robot().kernel("inverse_dynamics", device="cuda")
        with pytest.raises(InputError, match=message):
            kernel(*spoil(there))


def test_arrays_with_gaps_and_results_that_cannot_be_written_are_refused(driver):
    class Gaps:
        def __init__(self, whole):
            self.whole = whole

        @property
        def __cuda_array_interface__(self):
            told = self.whole.__cuda_array_interface__
            rows, columns = told["shape"]
            return told | {"shape": (rows // 2, columns), "strides": (16 * columns, 8)}

    there = [DeviceArray.of(x) for x in states(20)]
    kernel = robot().kernel("inverse_dynamics", device="cuda")
    with pytest.raises(InputError, match=r"q does not lie in rows without gaps.*contiguous"):
        kernel(*map(Gaps, there))
    with pytest.raises(InputError, match="out must be a row-major float64 array of shape"):
        kernel(*there, out=np.empty((20, robot().n)))


DRIVERS = {
    "no GPU": ({"fails": {"cuInit": 100}}, "NO_DEVICE.*nvidia-smi"),
    "none seen": ({"devices": 0}, "there is no device"),
    "an old driver": ({"fails": {"cuModuleLoadDataEx": 222}}, "UNSUPPORTED_PTX_VERSION.*update it"),
    "no memory": ({"fails": {"cuDevicePrimaryCtxRetain": 2}}, "OUT_OF_MEMORY"),
    "a launch": ({"fails": {"cuLaunchKernel": 1}}, "launch a kernel.*INVALID_VALUE"),
}


@pytest.mark.parametrize("case", DRIVERS)
def test_drivers_that_cannot_are_told_with_the_cure(monkeypatch, case):
    options, message = DRIVERS[case]
    with fake_cuda(monkeypatch, **options), pytest.raises(DeviceError, match=message):
        robot().kernel("inverse_dynamics", device="cuda")(*states(10))


def test_without_a_driver_and_with_a_wrong_name(monkeypatch):
    def missing():
        raise OSError("libcuda.so.1: cannot open shared object file")

    cuda_driver.library.cache_clear()
    monkeypatch.setattr(cuda_driver, "_opened", missing)
    with pytest.raises(DeviceError, match=r"needs NVIDIA's driver.*device=\"cpu\""):
        robot().kernel("inverse_dynamics", device="cuda")
    assert not cuda_driver.have_gpu()
    with pytest.raises(InputError, match=r'unknown device .metal.; legal: "cpu", "cuda"'):
        robot().kernel("inverse_dynamics", device="metal")


def test_kept_code_needs_no_llvm(driver, monkeypatch, tmp_path):
    import sys

    monkeypatch.setenv("RNEA_CACHE_DIR", str(tmp_path))
    given = states(10)
    first = robot().kernel("inverse_dynamics", device="cuda")(*given)
    monkeypatch.setitem(sys.modules, "llvmlite.binding", None)
    monkeypatch.setitem(sys.modules, "llvmlite", None)
    np.testing.assert_array_equal(robot().kernel("inverse_dynamics", device="cuda")(*given), first)
    with pytest.raises(DeviceError, match=r"not in the cache.*pip install llvmlite"):
        robot().kernel("bias", device="cuda")


def test_rollouts_are_the_cpus_bit_for_bit(driver):
    robot = rnea.load("planar_2r")
    q = np.random.default_rng(0).normal(size=(40, 2))
    qd = np.zeros((40, 2))
    qd[7, 1] = 1e160  # blows up
    given = {"duration": 0.12, "step": 1e-3, "every": 40}

    def torque(t):
        return np.array([np.sin(9 * t), 0.2])

    for more in ({"torque": torque}, {"torque": [0.1, -0.2], "vary": "mass=5%", "seed": 3}, {}):
        gpu = robot.rollouts(q, qd, device="cuda", **given, **more)
        cpu = robot.rollouts(q, qd, **given, **more)
        for name in ("q", "qd", "t_kept", "q_kept", "qd_kept", "blown_up"):
            np.testing.assert_array_equal(getattr(gpu, name), getattr(cpu, name), name)
    # looks at 50, 100 and 120 steps, states kept at 40, 80 and 120
    assert len(driver.launches) == 3 * 5
    assert np.isfinite(gpu.blown_up).tolist() == [k == 7 for k in range(40)]


def test_rollouts_of_loops_are_the_cpus_too(driver):
    """With one start from which a dead centre is met, driven by the rocker."""
    robot = rocker_driven()
    qd = np.array([[3.0], [0.1], [-0.2]])
    given = {"duration": 0.4, "step": 1e-3, "friction": False}
    gpu = robot.rollouts(robot.neutral, qd, device="cuda", **given)
    cpu = robot.rollouts(robot.neutral, qd, **given)
    for name in ("q", "qd", "blown_up"):
        np.testing.assert_array_equal(getattr(gpu, name), getattr(cpu, name), name)
    assert np.isfinite(gpu.blown_up[0])


def test_rollouts_with_torques_of_their_own(driver):
    robot = rnea.load("one_link")
    each = np.linspace(-1, 1, 33)[:, None]

    def torque(t):
        return each * np.cos(t)

    gpu = robot.rollouts(np.zeros((33, 1)), duration=0.02, torque=torque, device="cuda")
    cpu = robot.rollouts(np.zeros((33, 1)), duration=0.02, torque=torque)
    np.testing.assert_array_equal(gpu.q, cpu.q)
    with pytest.raises(InputError, match=r"a controller looks at the state.*device=.cpu"):
        robot.rollouts(np.zeros((3, 1)), duration=0.02, controller="pd", device="cuda")


def test_bench_on_the_gpu(monkeypatch):
    from rnea.apps.bench import on_gpu

    monkeypatch.setattr(on_gpu, "_COPIED", 2**20)
    monkeypatch.setattr(on_gpu, "_COMPARED", 100)
    monkeypatch.setattr(on_gpu, "_MOST_BYTES", 20_000)
    with fake_cuda(monkeypatch, memory=1 << 28):
        facts = on_gpu.measure_on_gpu([rnea.load("planar_2r")], ["gravity_torque"], peers=False)
        (row,) = facts["rows"]
        assert row["differing"] == 0
        assert row["rate"] == row["rows"] / 1e-3
        assert row["of_copy"] == pytest.approx(row["rows"] * 32 / (2 * 2**20))
        done = run("bench", "planar_2r", "--device", "cuda", "--quick")
        assert done.returncode == 0
        assert "a GPU that is none, compute capability 9.0" in done.stdout
        assert "0 of 100 rows" in done.stdout
        assert run("bench", "--device", "cuda", "--chains").returncode != 0
