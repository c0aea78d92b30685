"""The text for NVIDIA's processors: what must be in it, that it assembles, and what it computes."""

import ctypes
import math
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import rnea
from rnea.engine.cuda.cuda_code import CudaCode
from rnea.engine.cuda.launch_shape import LaunchShape
from rnea.engine.ir.program import ProgramRequest
from rnea.engine.runtime import machine_code
from rnea.engine.runtime.kernel import evaluate
from rnea.engine.runtime.machine_code import MachineCode
from rnea.errors import InputError
from rnea.recursions import QUANTITIES, quantity
from support.ptx_machine import machine
from support.tiers import sample_cases
from support.tools import needed

ROWS = 70  # more than a block, and no whole number of warps


def with_rubber(robot):
    """Friction with tanh and exp in every joint."""
    losses = {"coulomb_forward": 1.0, "coulomb_backward": 2.0, "smooth": 0.01}
    bodies = tuple(replace(b, losses=replace(b.losses, **losses)) for b in robot.model.bodies)
    return replace(robot.model, bodies=bodies)


def code(model, name, single=False, inputs=(), **options):
    return CudaCode(model, ProgramRequest.of(quantity(name), None, inputs), single, **options)


def same_bits_as_the_cpu(made, begin=0):
    """Launched on a processor that this computer plays: every row, and nothing beside them.

    begin: numbers before the result, which then begins at no multiple of 16 bytes.
    """
    cpu = MachineCode(made.shape._model, made.request, made.shape.single)
    rng = np.random.default_rng(1)
    arrays = [3 * rng.normal(size=(ROWS, count)) for count in made.layout.columns]
    if arrays[0].size:
        # a large angle in some rows, what is no number in others
        arrays[0][[3, 40], 0], arrays[0][5, -1], arrays[0][6, 0] = 1e9, np.inf, np.nan
        arrays[0][7] = 1e300 if not made.shape.single else 1e30
    arrays = [x.astype(made.dtype) for x in arrays]
    want = evaluate(cpu, arrays, (ROWS,))
    size = math.prod(made.layout.shape)
    room = np.full(begin + (ROWS + 2) * size + 4, -7, made.dtype)
    # memory of NumPy's begins at a multiple of 16 bytes
    assert room.ctypes.data % 16 == 0
    out = room[begin : begin + (ROWS + 2) * size].reshape(ROWS + 2, *made.layout.shape)
    shared = made.layout.columns[made.layout.states :]
    pointers = [x.ctypes.data for x in (*arrays, out)]
    words = (ctypes.c_uint64 * (len(pointers) + len(shared) + 1))(*pointers, *shared, ROWS)
    places = [ctypes.addressof(words) + 8 * k for k in range(len(words))]
    machine(made.ptx)(-(-ROWS // made.manner.threads), made.manner.threads, places)
    np.testing.assert_array_equal(out[:ROWS], want)
    # and the signs of zeros
    number = ~np.isnan(want)
    np.testing.assert_array_equal(np.signbit(out[:ROWS])[number], np.signbit(want)[number])
    assert np.all(room[:begin] == -7)
    assert np.all(room[begin + ROWS * size :] == -7)


@sample_cases(10)
@pytest.mark.parametrize("single", [False, True], ids=["double", "float"])
@pytest.mark.parametrize("name", QUANTITIES)
def test_text_of_every_quantity_rounds_as_ieee_says(name, single):
    text = code(rnea.load("scara").model, name, single).ptx
    assert ".version 6.3\n.target sm_70" in text
    assert text.count(".visible .entry kernel(") == 1
    # separate products and sums are never fused behind our back, and nothing is approximate
    assert not re.search(r"\b(add|sub|mul|fma|mad|div|sqrt|rcp)\.f(32|64)", text)
    assert not re.search(r"\.ftz|\.approx|\.extern", text)
    called = set(re.findall(r"call(?:\.uni)? (?:\([^)]*\), )?(\w+)", text))
    defined = set(re.findall(r"\.func\s+(?:\([^)]*\)\s*)?(\w+)\s*\(", text))
    assert called <= defined


FEW = ["inverse_dynamics", "mass_matrix", "forward_dynamics", "frame_poses", "regressor"]


@pytest.mark.parametrize("single", [False, True], ids=["double", "float"])
@pytest.mark.parametrize("name", FEW)
def test_the_same_bits_as_on_the_cpu(name, single):
    same_bits_as_the_cpu(code(rnea.load("rp_arm").model, name, single))


def test_with_further_inputs_quaternions_and_own_functions():
    same_bits_as_the_cpu(code(rnea.load("satellite").model, "inverse_dynamics", inputs=("wrench",)))
    inputs = ("gravity", "wrench", "base", "parameters")
    same_bits_as_the_cpu(code(rnea.load("planar_2r").model, "inverse_dynamics", inputs=inputs))
    for single in (False, True):
        same_bits_as_the_cpu(code(with_rubber(rnea.load("rp_arm")), "inverse_dynamics", single))


@pytest.mark.parametrize(
    "manner",
    [LaunchShape(sines="apart"), LaunchShape(staged=""), LaunchShape(early=False),
     LaunchShape(ahead=3, blocks=1),
     LaunchShape(staged="tiles")],
    ids=str,
)  # fmt: skip
def test_every_manner_computes_the_same(manner):
    same_bits_as_the_cpu(code(rnea.load("rp_arm").model, "frame_poses", manner=manner))


@pytest.mark.parametrize("single", [False, True], ids=["double", "float"])
@pytest.mark.parametrize(
    ("robot", "name", "columns"),
    [("rp_arm", "kinetic_energy", 1), ("rp_arm", "inverse_dynamics", 2), ("planar_3r", "bias", 3),
     ("scara", "bias", 4), ("planar_3r", "mass_matrix", 9), ("scara", "mass_matrix", 16)],
)  # fmt: skip
def test_results_of_any_width_at_any_place(robot, name, columns, single):
    made = code(rnea.load(robot).model, name, single)
    assert math.prod(made.layout.shape) == columns
    # 16 bytes at a time where the result begins at a multiple of them
    assert ("st.global.v" in made.ptx) == (2 <= columns <= (9 if single else 8))
    for begin in (0, 1):
        same_bits_as_the_cpu(made, begin)


def test_how_a_program_of_floats_is_laid_out():
    panda = rnea.load("panda").model
    long, busy = (
        code(panda, "inverse_dynamics", True).ptx,
        code(panda, "forward_dynamics", True).ptx,
    )
    short = code(rnea.load("ur5").model, "inverse_dynamics", True).ptx
    assert [text.count("prefetch.L2") for text in (long, busy, short)] == [3, 0, 0]
    assert ["st.shared" in text for text in (long, busy, short)] == [True, False, True]
    assert "prefetch" not in code(panda, "inverse_dynamics").ptx


def test_shapes_of_large_robots(monkeypatch, tmp_path):
    monkeypatch.setenv("RNEA_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(machine_code, "MOST_STRAIGHT", 10)
    made = code(rnea.load("planar_3r").model, "forward_derivatives")
    assert made.shape.finish is not None
    same_bits_as_the_cpu(made)
    monkeypatch.setattr(machine_code, "LOOP_FROM", 3)
    made = code(rnea.load("planar_3r").model, "inverse_dynamics", inputs=("gravity", "wrench"))
    assert made.shape.loops
    same_bits_as_the_cpu(made)


def test_a_long_tape_is_cut(monkeypatch, tmp_path):
    from rnea.engine.cuda import cuda_code

    monkeypatch.setenv("RNEA_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(cuda_code, "WHOLE", 30)
    monkeypatch.setattr(cuda_code, "PIECE", 40)
    made = code(rnea.load("scara").model, "mass_matrix")
    assert "part1" in made.ptx
    same_bits_as_the_cpu(made)


def assembler():
    """NVIDIA's, of a toolkit or of the package nvidia-cuda-nvcc."""
    for folder in ("cu13", "cuda_nvcc"):
        found = Path(sys.prefix).glob(f"lib/python*/site-packages/nvidia/{folder}/bin/ptxas")
        if place := next(iter(found), None):
            return needed(str(place), "PTX was not assembled")
    return needed("ptxas", "PTX was not assembled (pip install nvidia-cuda-nvcc)")


def test_it_assembles(tmp_path, monkeypatch):
    ptxas = assembler()
    ur5 = rnea.load("ur5").model
    made = [code(ur5, "inverse_dynamics", single) for single in (False, True)]
    made += [code(ur5, "mass_matrix"), code(with_rubber(rnea.load("scara")), "forward_dynamics")]
    made.append(code(rnea.load("quadruped").model, "inverse_dynamics", inputs=("gravity",)))
    monkeypatch.setattr(machine_code, "MOST_STRAIGHT", 10)
    made.append(code(rnea.load("two_arms").model, "forward_derivatives"))
    for k, each in enumerate(made):
        text = each._printed() if k == len(made) - 1 else each.ptx
        (tmp_path / "code.ptx").write_text(text)
        for processor in ("sm_75", "sm_90"):
            command = [ptxas, f"-arch={processor}", "code.ptx", "-o", "code.cubin"]
            done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
            assert done.returncode == 0, done.stderr


def test_christoffels_symbols_of_large_robots_are_refused_as_on_the_cpu():
    with pytest.raises(InputError, match="one by one"):
        rnea.load("quadruped").kernel("christoffel", device="cuda")
