"""Programs of any length: stretches that share slots, and matrices that are finished in loops."""

import numpy as np
import pytest

import rnea
from rnea.engine.ir.function_splitting import Clear, Compute, ReadInputs, Write, plan
from rnea.engine.ir.program import ProgramRequest, program
from rnea.engine.llvm import llvm_rows
from rnea.engine.llvm.jit import Code, object_code, vector_width
from rnea.engine.llvm.llvm_printer import module_text
from rnea.engine.llvm.llvm_rows import InputArray
from rnea.engine.llvm.llvm_text import Lanes
from rnea.engine.native.calls import run as run_rows
from rnea.engine.runtime import machine_code
from rnea.recursions import QUANTITIES, Conditions
from support.random_robots import any_joints, random_tree
from support.tiers import chosen, sample_cases

IN_PAIRS = [name for name, row in QUANTITIES.items() if row.parts is not None]
ROBOTS = {
    "one joint": lambda: rnea.load("one_link"),
    "arm with friction and rotors": lambda: rnea.load("puma560"),
    "free base": lambda: rnea.load("quadruped"),
    "branches": lambda: random_tree(np.random.default_rng(1), 17, shape="tree"),
    "long chain": lambda: random_tree(np.random.default_rng(2), 19, shape="chain"),
    "star": lambda: random_tree(np.random.default_rng(3), 9, shape="star"),
    "every kind of joint": lambda: any_joints(np.random.default_rng(4), 7),
}


def states(robot, row, rows, seed=0):
    rng = np.random.default_rng(seed)
    q = np.array([robot.random_state(rng)[0] for _ in range(rows)])
    return [q if s == "q" else rng.normal(size=(rows, robot.n)) for s in row.states]


def run(text, arrays, shape):
    code = Code(object_code(text))
    out = np.empty((len(arrays[0]), *shape))
    columns = [array.shape[1] for array in arrays]
    run_rows(code.address, tuple(arrays), tuple(columns), out, int(np.prod(shape)), 0, len(out))
    return out


@sample_cases(3)
@pytest.mark.parametrize("name", ["inverse_dynamics", "mass_matrix", "frame_poses"])
@pytest.mark.parametrize("robot", ["panda", "quadruped"])
def test_a_program_in_pieces_gives_the_bits_of_the_whole(robot, name):
    robot, row = rnea.load(robot), QUANTITIES[name]
    made = program(robot.model, ProgramRequest.of(row))
    columns = [InputArray(count) for count in made.layout.columns]
    arrays = states(robot, row, 13)
    whole = run(module_text(made.tape, columns, Lanes(1)), arrays, made.layout.shape)
    for lanes in (Lanes(1), Lanes(vector_width())):
        for longest in (40, 300):
            text = module_text(made.tape, columns, lanes, longest)
            assert longest == 300 or text.count("define internal void @part") > 1
            np.testing.assert_array_equal(run(text, arrays, made.layout.shape), whole)


def test_stretches_have_everything_once_and_slots_are_used_again():
    robot = random_tree(np.random.default_rng(0), 20, shape="tree")
    tape = program(robot.model, ProgramRequest.of(QUANTITIES["forward_dynamics"])).tape
    cut = plan(tape, [[k] for k in range(tape.n_inputs)], 8, longest=100)
    items = [item for stretch in cut.stretches for item in stretch.items]
    computed = [item.node for item in items if isinstance(item, Compute)]
    wanted = [i for i, key in enumerate(tape.operations) if key[0] not in ("input", "constant")]
    assert sorted(computed) == wanted
    written = [c for item in items if isinstance(item, Write) for c in range(len(item.nodes))]
    assert len(written) == len(tape.outputs)
    reads = [item for item in items if isinstance(item, ReadInputs)]
    assert len(reads) == len(set(reads))
    kept = sum(len(stretch.kept) for stretch in cut.stretches)
    assert 0 < cut.slots < kept
    # a slot that is fetched holds the value that was kept last in it
    held = {}
    for stretch in cut.stretches:
        for node, slot in stretch.fetched.items():
            assert held[slot] == node
        held |= {slot: node for node, slot in stretch.kept.items()}


@sample_cases(2)
@pytest.mark.parametrize("robot", ROBOTS)
def test_matrices_in_loops(robot, monkeypatch):
    """The same numbers as the walk, one row or many, in both precisions."""
    monkeypatch.setattr(machine_code, "MOST_STRAIGHT", -1)
    monkeypatch.setenv("RNEA_CACHE_DIR", "")
    robot = ROBOTS[robot]()
    for name in IN_PAIRS:
        row = QUANTITIES[name]
        given = states(robot, row, 11)
        kernel = robot.kernel(name)
        found = kernel(*given, threads=1)
        request = ProgramRequest.of(row)
        if row.parts.applies(robot.model):
            assert robot._answers.codes[request, False].finish is not None
        eager = robot.evaluate(name, *given, eager=True)
        # a star has no Coriolis torques: what is left of them is measured by the masses
        masses = np.abs(robot.mass_matrix(given[0])).max(axis=(-1, -2))
        masses = masses.reshape(-1, *[1] * (eager.ndim - 1))
        scale = np.maximum(np.abs(eager).max(axis=(-1, -2), keepdims=True), masses)
        error = np.abs(found - eager) / scale
        if name == "forward_derivatives":
            # M⁻¹ loses as many digits as M is ill-conditioned
            M = robot.mass_matrix(given[0], eager=True)
            error = error / np.linalg.cond(M).reshape(-1, *[1] * (error.ndim - 1))
        assert error.max() <= 1e-12, name
        for k in (0, 5, 10):
            np.testing.assert_array_equal(kernel(*(x[k] for x in given)), found[k], err_msg=name)
        if name in ("mass_matrix", "forward_derivatives"):
            last = found if name == "mass_matrix" else found[:, 2]
            np.testing.assert_array_equal(last, np.swapaxes(last, -1, -2))
        if name == "derivatives":
            single = robot.kernel(name, dtype=np.float32)(*(x.astype(np.float32) for x in given))
            assert (np.abs(single - eager) / scale).max() <= 1e-4


def test_christoffel_symbols_of_a_large_robot_are_streamed():
    robot = random_tree(np.random.default_rng(5), 18, shape="tree")
    q = np.random.default_rng(0).normal(size=(2, 18))
    found, eager = robot.christoffel(q), robot.christoffel(q, eager=True)
    assert np.abs(found - eager).max() <= 1e-13 * np.abs(eager).max()
    out = np.empty_like(found)
    assert robot.evaluate("christoffel", q, out=out) is out
    np.testing.assert_array_equal(out, found)
    with pytest.raises(rnea.InputError, match=r"2\.6 GiB for one state; at most 2 GiB"):
        random_tree(np.random.default_rng(0), 700, shape="chain").christoffel(np.zeros(700))


def test_every_quantity_of_a_large_robot_is_machine_code():
    robot = random_tree(np.random.default_rng(6), 32, shape="tree")
    for name in chosen([x for x in QUANTITIES if x != "christoffel"], 10):
        row = QUANTITIES[name]
        given = [x[0] for x in states(robot, row, 1)]
        frame = {"frame": "link30"} if row.frame else {}
        found = robot.evaluate(name, *given, **frame)
        code = robot._answers.codes[ProgramRequest.of(row, Conditions(**frame)), False]
        assert code.made(1), name
        eager = robot.evaluate(name, *given, **frame, eager=True)
        scale = np.abs(eager).max()
        limit = 1e-9 if name == "forward_derivatives" else 1e-12
        assert np.abs(found - eager).max() <= limit * scale, name


@sample_cases(2)
@pytest.mark.parametrize("loops", [False, True])
@pytest.mark.parametrize("dtype", [np.float64, np.float32])
def test_results_that_are_streamed_have_the_same_bits(loops, dtype, monkeypatch):
    """Wherever the result begins in its line of memory, and however many rows it has."""
    monkeypatch.setenv("RNEA_CACHE_DIR", "")
    monkeypatch.setattr(machine_code, "MOST_STRAIGHT", -1 if loops else 10**9)
    robot = random_tree(np.random.default_rng(7), 11, shape="tree")
    given = [x.astype(dtype) for x in states(robot, QUANTITIES["derivatives"], 41)]
    plain = robot.kernel("derivatives", dtype=dtype)(*given)
    monkeypatch.setattr(llvm_rows, "BEYOND_CACHES", 0)
    streaming = robot.with_eager(False).kernel("derivatives", dtype=dtype)
    for rows in (3, 8, 16, 24, 41):
        for first in range(9):
            memory = np.full(rows * plain[0].size + 24, 7.0, dtype)
            out = memory[first : first + rows * plain[0].size].reshape(rows, *plain.shape[1:])
            streaming(*(x[:rows] for x in given), out=out)
            np.testing.assert_array_equal(out, plain[:rows])
            # nothing beside it was written
            np.testing.assert_array_equal(memory[:first], 7.0)
            np.testing.assert_array_equal(memory[first + out.size :], 7.0)


@pytest.mark.parametrize("dtype", [np.float64, np.float32])
def test_zeros_of_a_sparse_result_are_written_whatever_was_there(dtype, monkeypatch):
    """A regressor of a tree is mostly zeros: cleared at once, into memory that was used before."""
    monkeypatch.setenv("RNEA_CACHE_DIR", "")
    robot = random_tree(np.random.default_rng(8), 9, shape="tree")
    row = QUANTITIES["regressor"]
    given = [x.astype(dtype) for x in states(robot, row, 21)]
    wanted = robot.evaluate("regressor", *given, eager=True)
    zeros = (wanted == 0).all(axis=0)
    assert zeros.mean() > 0.5
    kernel = robot.kernel("regressor", dtype=dtype)
    tape = program(robot.model, ProgramRequest.of(row)).tape
    cut = plan(tape, [[k] for k in range(tape.n_inputs)], 8)
    assert sum(item == Clear() for stretch in cut.stretches for item in stretch.items) == 1
    for rows in (1, 8, 21):
        out = np.full((rows, *wanted.shape[1:]), np.nan, dtype)
        kernel(*(x[:rows] for x in given), out=out)
        np.testing.assert_array_equal(out[:, zeros], 0)
        size = np.abs(wanted).max()
        assert np.abs(out - wanted[:rows]).max() <= (1e-12 if dtype == np.float64 else 3e-5) * size
