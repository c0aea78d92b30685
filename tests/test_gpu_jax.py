"""Arrays of JAX on a real GPU, and exported CUDA by nvcc: `make test-gpu` on such a computer."""

import subprocess

import numpy as np
import pytest

import rnea
from rnea.engine.export.c_printer import Style
from rnea.engine.export.source import About
from rnea.engine.export.targets import TARGETS
from rnea.engine.ir.program import ProgramRequest, cheapest
from rnea.engine.native import cuda_driver, jax_handlers
from rnea.recursions import QUANTITIES
from support.tools import needed

if not cuda_driver.have_gpu():
    pytest.skip("there is no NVIDIA GPU here", allow_module_level=True)
pytestmark = pytest.mark.gpu
ROWS = 10_000


@pytest.fixture(scope="module")
def arm():
    return rnea.load("ur5")


@pytest.fixture
def device():
    jax = pytest.importorskip("jax")
    if jax_handlers() is None:
        pytest.skip("arrays of JAX were not asked with: the C extension was not built")
    try:
        found = jax.devices("cuda")[0]
    except RuntimeError as why:
        pytest.skip(str(why))
    jax.config.update("jax_enable_x64", True)
    return found


def states(arm, name, *batch, real=np.float64):
    rng = np.random.default_rng(0)
    columns = [arm.model.columns(state) for state in QUANTITIES[name].states]
    return [rng.normal(size=(*batch, n)).astype(real) for n in columns]


@pytest.mark.parametrize("real", [np.float64, np.float32])
@pytest.mark.parametrize("name", QUANTITIES)
def test_every_quantity_has_the_bits_of_the_cpu(arm, device, name, real):
    import jax

    given = states(arm, name, ROWS, real=real)
    there = jax.device_put(given, device)
    found = jax.jit(lambda *x: arm.evaluate(name, *x))(*there)
    assert found.devices() == {device}
    np.testing.assert_array_equal(np.asarray(found), arm.evaluate(name, *given))


def test_derivatives_and_inputs_for_all_rows(arm, device):
    import jax
    import jax.numpy as jnp

    given = states(arm, "inverse_dynamics", 100)
    there = jax.device_put(given, device)
    wanted = arm.inverse_dynamics_derivatives(*given)
    for mode in (jax.jacfwd, jax.jacrev):
        found = jax.jit(jax.vmap(mode(arm.inverse_dynamics, argnums=(0, 1, 2))))(*there)
        for one, right in zip(found, wanted, strict=True):
            np.testing.assert_allclose(one, right, atol=1e-12 * np.abs(right).max())
    g = jnp.asarray([0.5, 1.0, -9.81])
    found = jax.jit(lambda *x: arm.inverse_dynamics(*x, gravity=g))(*there)
    np.testing.assert_array_equal(found, arm.inverse_dynamics(*given, gravity=np.asarray(g)))
    slope = jax.grad(lambda g: arm.inverse_dynamics(*there, gravity=g).sum())(g)
    one = [arm.inverse_dynamics(*given, gravity=x).sum() for x in (*np.eye(3), np.zeros(3))]
    np.testing.assert_allclose(slope, np.array(one[:3]) - one[3], rtol=1e-10)


def test_many_launches_in_one_program(arm, device):
    """A loop of steps, which XLA may put into a graph of launches."""
    import jax

    q, qd, tau = jax.device_put(states(arm, "forward_dynamics", 64), device)

    def step(state, _):
        q, qd = state
        qd = qd + 1e-3 * arm.forward_dynamics(q, qd, tau)
        return (q + 1e-3 * qd, qd), None

    run = jax.jit(lambda q, qd: jax.lax.scan(step, (q, qd), None, length=50)[0][0])
    x, v, efforts = (np.asarray(each) for each in (q, qd, tau))
    for _ in range(50):
        v = v + 1e-3 * arm.forward_dynamics(x, v, efforts)
        x = x + 1e-3 * v
    np.testing.assert_allclose(run(q, qd), x, rtol=1e-9)


@pytest.mark.parametrize("real", [np.float64, np.float32])
def test_exported_cuda_agrees(arm, real, tmp_path):
    cupy = pytest.importorskip("cupy")
    nvcc = needed("nvcc", "exported CUDA was not compiled")
    programs = {
        name: cheapest(arm.model, ProgramRequest.of(row)) for name, row in QUANTITIES.items()
    }
    joints = tuple((name, "revolute") for name in arm.joint_names)
    about = About(arm.name, arm.hash, "0", joints, (0.0, 0.0, -9.81))
    style = Style(single=real is np.float32)
    for name, text in TARGETS["cuda"].print(programs, about, style, "ur5").items():
        (tmp_path / name).write_text(text)
    command = [nvcc, "-cubin", "-arch=native", "-fmad=false", "-o", "ur5.cubin", "ur5.cu"]
    subprocess.run(command, check=True, cwd=tmp_path)
    module = cupy.RawModule(path=str(tmp_path / "ur5.cubin"))
    for name in QUANTITIES:
        given = states(arm, name, ROWS, real=real)
        wanted = arm.evaluate(name, *given)
        out = cupy.zeros(wanted.shape, real)
        kernel = module.get_function(f"rnea_{name}_rows")
        kernel((-(-ROWS // 128),), (128,), (*map(cupy.asarray, given), out, np.int64(ROWS)))
        scale = np.abs(wanted).max() * (1e4 if "tau" in QUANTITIES[name].states else 1)
        close = {np.float64: 1e-13, np.float32: 3e-5}[real]
        np.testing.assert_allclose(cupy.asnumpy(out), wanted, rtol=0, atol=close * scale)
