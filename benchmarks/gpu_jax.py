"""On a computer with an NVIDIA GPU: exported CUDA by nvcc, and arrays of JAX on the device.

    python benchmarks/gpu_jax.py            # all of it; every line says what agreed with what
    python benchmarks/gpu_jax.py jax        # arrays of JAX alone

Needs jax with CUDA, nvcc and the C extension; without the extension it is built into a folder of
its own where a compiler and Python's headers are.
"""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ("_calls", "_caller", "_method", "_ways", "_made", "_memory", "_team", "_jax")
ROWS = 10_000


def build_extension() -> None:
    """Beside its source, as an installation would have it."""
    room = ROOT / "src/rnea/engine/native"
    out = room / f"_calls{sysconfig.get_config_var('EXT_SUFFIX')}"
    if out.exists():
        return
    headers = [f"-I{sysconfig.get_path('include')}", f"-I{np.get_include()}"]
    flags = ["-shared", "-fPIC", "-O2", "-pthread", "-fvisibility=hidden"]
    files = [str(room / f"{name}.c") for name in SOURCES]
    subprocess.run(["gcc", *flags, *headers, "-o", str(out), *files], check=True)
    print(f"built {out.name}")


def exported_cuda() -> None:
    """Every quantity of UR5 by nvcc, with and without its own fusing, beside the CPU's kernels."""
    import rnea
    from rnea.engine.export.c_printer import Style
    from rnea.engine.export.source import About
    from rnea.engine.export.targets import TARGETS
    from rnea.engine.ir.program import ProgramRequest, cheapest
    from rnea.recursions import QUANTITIES

    arm, rng = rnea.load("ur5"), np.random.default_rng(0)
    joints = tuple((name, "revolute") for name in arm.joint_names)
    about = About(arm.name, arm.hash, rnea.__version__, joints, (0.0, 0.0, -9.81))
    programs = {
        name: cheapest(arm.model, ProgramRequest.of(quantity))
        for name, quantity in QUANTITIES.items()
    }
    folder = Path(tempfile.mkdtemp())
    for real in (np.float64, np.float32):
        source = folder / f"ur5_{real.__name__}.cu"
        style = Style(single=real is np.float32)
        for name, text in TARGETS["cuda"].print(programs, about, style, source.stem).items():
            (folder / name).write_text(text)
        for fuse in ("true", "false"):
            cubin = source.with_suffix(f".{fuse}.cubin")
            start = time.perf_counter()
            command = ["nvcc", "-cubin", "-arch=native", f"-fmad={fuse}", "-o", cubin, source]
            subprocess.run([str(x) for x in command], check=True)
            print(f"nvcc {source.name} -fmad={fuse}: {time.perf_counter() - start:.1f} s")
            worst, same = _compared(arm, cubin, real, rng)
            print(f"  worst of all quantities {worst:.2e} of its size; bits equal: {same}")


def _compared(arm, cubin: Path, real, rng) -> tuple[float, str]:
    import cupy

    from rnea.recursions import QUANTITIES

    module = cupy.RawModule(path=str(cubin))
    worst, same = 0.0, []
    for name, quantity in QUANTITIES.items():
        columns = [arm.model.columns(state) for state in quantity.states]
        given = [rng.normal(size=(ROWS, n)).astype(real) for n in columns]
        wanted = arm.evaluate(name, *given)
        out = cupy.zeros(wanted.shape, real)
        kernel = module.get_function(f"rnea_{name}_rows")
        blocks = (ROWS + 127) // 128
        kernel((blocks,), (128,), (*map(cupy.asarray, given), out, np.int64(ROWS)))
        got = cupy.asnumpy(out)
        scale = np.abs(wanted).max() or 1.0
        worst = max(worst, float(np.abs(got - wanted).max() / scale))
        same += [name] if np.array_equal(got, wanted) else []
    return worst, f"{len(same)} of {len(QUANTITIES)}"


def arrays_of_jax() -> None:
    import jax
    import jax.numpy as jnp

    import rnea
    from rnea.recursions import QUANTITIES

    jax.config.update("jax_enable_x64", True)
    device = jax.devices("cuda")[0]
    print("jax", jax.__version__, device)
    arm, rng = rnea.load("ur5"), np.random.default_rng(0)
    for real in (np.float64, np.float32):
        same = 0
        for name, quantity in QUANTITIES.items():
            columns = [arm.model.columns(state) for state in quantity.states]
            given = [rng.normal(size=(ROWS, n)).astype(real) for n in columns]
            got = jax.jit(lambda *x, name=name: arm.evaluate(name, *x))(
                *jax.device_put(given, device)
            )
            assert got.devices() == {device}, got.devices()
            equal = np.array_equal(np.asarray(got), arm.evaluate(name, *given))
            same += equal
            if not equal:
                apart = np.abs(np.asarray(got) - arm.evaluate(name, *given)).max()
                print(f"  {name} {real.__name__}: apart by {apart:.2e}")
        print(f"{real.__name__}: {same} of {len(QUANTITIES)} quantities have the CPU's bits")
    q, qd, qdd = (jax.device_put(rng.normal(size=(100, 6)), device) for _ in range(3))
    states = [np.asarray(x) for x in (q, qd, qdd)]
    wanted = arm.inverse_dynamics_derivatives(*states)
    for mode in (jax.jacfwd, jax.jacrev):
        got = jax.jit(jax.vmap(mode(arm.inverse_dynamics, argnums=(0, 1, 2))))(q, qd, qdd)
        apart = [float(np.abs(np.asarray(g) - w).max()) for g, w in zip(got, wanted, strict=True)]
        print(f"{mode.__name__} beside inverse_dynamics_derivatives: {apart}")
    hessian = jax.jit(jax.vmap(jax.hessian(lambda q, v, a: arm.inverse_dynamics(q, v, a)[1])))
    one = jax.hessian(
        lambda q: arm.jax_function("inverse_dynamics", pure=True)(q, qd[0], qdd[0])[1]
    )(q[0])
    print("hessian beside pure jnp:", float(jnp.abs(hessian(q, qd, qdd)[0] - one).max()))
    g = jnp.asarray([0.0, 0.0, -9.81])
    slope = jax.grad(lambda g: arm.inverse_dynamics(q, qd, qdd, gravity=g).sum())(g)
    print("slope by gravity", np.asarray(slope))
    _speeds(arm, device)


def _speeds(arm, device) -> None:
    """Machine code beside our own pure jnp under jit, and a call of one row."""
    import jax
    import jax.numpy as jnp

    ours = jax.jit(arm.inverse_dynamics)
    pure = jax.jit(arm.jax_function("inverse_dynamics", pure=True))
    copy = jax.jit(lambda q, v, a: q + v + a)
    for real in (jnp.float32, jnp.float64):
        for rows in (1, 1000, 1 << 24):
            given = [jax.device_put(jnp.ones((rows, 6), real), device) for _ in range(3)]
            times = {}
            for name, function in (("machine code", ours), ("pure jnp", pure), ("q+v+a", copy)):
                function(*given).block_until_ready()
                best = np.inf
                for _ in range(10):
                    start = time.perf_counter()
                    function(*given).block_until_ready()
                    best = min(best, time.perf_counter() - start)
                times[name] = best
            told = ", ".join(f"{name} {1e6 * t:.1f} us" for name, t in times.items())
            print(f"{np.dtype(real)} {rows} rows: {told}")


if __name__ == "__main__":
    build_extension()
    sys.path.insert(0, str(ROOT / "src"))
    parts = (arrays_of_jax,) if "jax" in sys.argv else (exported_cuda, arrays_of_jax)
    for part in parts:
        start = time.perf_counter()
        try:
            part()
        except Exception as problem:  # the other part is worth its device time all the same
            import traceback

            traceback.print_exc()
            print(f"{part.__name__} failed: {problem!r}")
        print(f"== {part.__name__}: {time.perf_counter() - start:.0f} s")
