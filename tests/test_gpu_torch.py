"""Tensors on a GPU: the same numbers as on the CPU, on the caller's stream, with gradients."""

import numpy as np
import pytest

import rnea
from rnea import InputError
from rnea.recursions import QUANTITIES

torch = pytest.importorskip("torch")
pytestmark = [
    pytest.mark.gpu,
    pytest.mark.skipif(not torch.cuda.is_available(), reason="no GPU"),
    pytest.mark.filterwarnings("ignore:.*torch.jit.script.*:DeprecationWarning"),
]
ARM = rnea.load("ur5")
CPU, CUDA = "cpu", "cuda"


def states_of(robot, names, rows):
    rng = np.random.default_rng(8)
    q, qd = robot.random_state(rng, rows)
    return [{"q": q, "qd": qd}.get(name, rng.normal(size=qd.shape)) for name in names]


def on(device, robot, row, rows=257, dtype=None, grad=False):
    arrays = states_of(robot, QUANTITIES[row].states, rows)
    made = [torch.tensor(x, dtype=dtype or torch.float64, device=device) for x in arrays]
    return [x.requires_grad_(grad) for x in made]


@pytest.mark.parametrize("row", QUANTITIES)
@pytest.mark.parametrize("name", ["ur5", "spherical_pendulum"])
def test_every_quantity_has_the_bits_of_the_cpu(name, row):
    robot = rnea.load(name)
    if QUANTITIES[row].frame == "tool" and "tool" not in robot.frame_names:
        pytest.skip("no tool")
    found = [robot.evaluate(row, *on(device, robot, row)) for device in (CPU, CUDA)]
    assert found[1].device.type == "cuda"
    assert torch.equal(found[0], found[1].cpu())


@pytest.mark.parametrize("row", ["inverse_dynamics", "forward_dynamics", "mass_matrix"])
def test_gradients_have_the_bits_of_the_cpu(row):
    gradients = []
    for device in (CPU, CUDA):
        arrays = on(device, ARM, row, grad=True)
        ARM.evaluate(row, *arrays).square().sum().backward()
        gradients.append([x.grad.cpu() for x in arrays])
    assert all(torch.equal(*pair) for pair in zip(*gradients, strict=True))
    arrays = on(CUDA, ARM, row, rows=3, grad=True)
    check = torch.autograd.gradcheck
    assert check(lambda *x: ARM.evaluate(row, *x), arrays, check_forward_ad=True, fast_mode=True)


def test_single_precision_and_shared_inputs():
    q, qd, qdd = on(CUDA, ARM, "inverse_dynamics", dtype=torch.float32)
    gravity = torch.tensor([0.0, 1.0, -9.0], device=CUDA, requires_grad=True)
    tau = ARM.inverse_dynamics(q, qd, qdd, gravity=gravity)
    assert (tau.dtype, tau.device.type) == (torch.float32, "cuda")
    own = ARM.inverse_dynamics(q.cpu(), qd.cpu(), qdd.cpu(), gravity=gravity.detach().cpu())
    assert torch.allclose(tau.detach().cpu(), own, rtol=1e-4, atol=1e-3)
    tau.sum().backward()
    assert gravity.grad.shape == (3,)


def test_strides_batches_and_nothing():
    q, qd, qdd = on(CUDA, ARM, "inverse_dynamics", rows=6)
    wanted = ARM.inverse_dynamics(q, qd, qdd)
    apart = [torch.stack([x, x], dim=-1)[..., 0] for x in (q, qd, qdd)]
    assert torch.equal(ARM.inverse_dynamics(*apart), wanted)
    assert torch.equal(ARM.inverse_dynamics(q.reshape(2, 3, 6), qd[0], qdd[0]).reshape(6, 6),
                       ARM.inverse_dynamics(q, qd[0], qdd[0]))  # fmt: skip
    assert ARM.inverse_dynamics(q[:0], qd[:0], qdd[:0]).shape == (0, 6)


def test_the_callers_stream_is_kept():
    """What a stream has still to compute is waited for by what is asked on it."""
    stream = torch.cuda.Stream()
    q, qd, qdd = on(CUDA, ARM, "inverse_dynamics", rows=4096)
    wanted = ARM.inverse_dynamics(2 * q, qd, qdd)
    torch.cuda.synchronize()
    with torch.cuda.stream(stream):
        torch.cuda._sleep(100_000_000)
        found = ARM.inverse_dynamics(2 * q, qd, qdd)
        assert not stream.query()
    stream.synchronize()
    assert torch.equal(found, wanted)


def test_a_graph_is_captured_and_compiled():
    tau = ARM.torch_function("inverse_dynamics")
    q, qd, qdd = on(CUDA, ARM, "inverse_dynamics", rows=64)
    wanted = tau(q, qd, qdd)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        out = tau(q, qd, qdd)
    q.mul_(0.5)
    graph.replay()
    assert not torch.equal(out, wanted)
    assert torch.equal(out, tau(q, qd, qdd))
    compiled = torch.compile(lambda *x: tau(*x).sin(), fullgraph=True, backend="aot_eager")
    assert torch.equal(compiled(q, qd, qdd), tau(q, qd, qdd).sin())


def test_bad_input_on_devices():
    q = torch.zeros(6, dtype=torch.float64, device=CUDA)
    with pytest.raises(InputError, match=r"q is on cuda:0 and qd on cpu"):
        ARM.bias(q, torch.zeros(6))
    with pytest.raises(InputError, match="NumPy beside tensors on cuda"):
        ARM.bias(q, np.zeros(6))
    with pytest.raises(InputError, match=r"x\.cpu\(\)"):
        ARM.integrate(q, q)
    with pytest.raises(InputError, match=r"q\.float\(\)"):
        ARM.gravity_torque(q.half())
    assert ARM.bias(q, [1.0] * 6).device.type == "cuda"


def test_arrays_of_cupy():
    cupy = pytest.importorskip("cupy")
    arrays = states_of(ARM, ("q", "qd", "qdd"), 300)
    given = [cupy.asarray(x) for x in arrays]
    tau = ARM.inverse_dynamics(*given)
    assert isinstance(tau, cupy.ndarray)
    assert np.array_equal(tau.get(), ARM.inverse_dynamics(*arrays))
    weight = ARM.gravity_torque(given[0][::2, ::1], gravity=cupy.asarray([0.0, 0.0, -1.6]))
    own = ARM.gravity_torque(arrays[0][::2], gravity=[0.0, 0.0, -1.6])
    assert np.array_equal(weight.get(), own)
    wrench = ARM.wrench_at("tool0", *given)
    assert np.array_equal(wrench.force.get(), ARM.wrench_at("tool0", *arrays).force)
    with pytest.raises(InputError, match="float16"):
        ARM.gravity_torque(given[0].astype(cupy.float16))
    with pytest.raises(InputError, match="in one question"):
        ARM.bias(given[0], torch.zeros(6))
    stream = cupy.cuda.Stream(non_blocking=True)
    with stream:
        found = ARM.inverse_dynamics(*given)
    stream.synchronize()
    assert np.array_equal(found.get(), tau.get())
