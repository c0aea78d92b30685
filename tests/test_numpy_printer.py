"""Programs as numpy modules, derivatives backwards, sums reordered: all agree with run_python."""

import subprocess
import sys

import numpy as np
import pytest

import rnea
from rnea import InputError
from rnea.cli.commands.export import USUAL
from rnea.core.spatial import dual
from rnea.engine.export.array_printer import source_text
from rnea.engine.export.numpy_printer import NUMPY, compile_numpy
from rnea.engine.export.source import About
from rnea.engine.ir.derivatives import backwards
from rnea.engine.ir.program import Program, ProgramLayout
from rnea.engine.ir.reassociate import gathered
from rnea.engine.ir.run_python import run_python
from rnea.engine.ir.tape import record
from rnea.engine.trace.tracer import Graph, indices, inputs
from rnea.model import fewer_operations
from rnea.recursions import QUANTITIES, Conditions
from support.programs import program
from support.random_robots import random_tree

BATCHES = (0, 1, 2, 7, 8, 9, 15, 16, 17, 1000, 2047, 2048, 2049, 5000)


def states(made, *batch, seed=0):
    n = made.tape.n_inputs // len(made.layout.arguments)
    rng = np.random.default_rng(seed)
    return [rng.normal(size=(*batch, n)) * 3 for _ in made.layout.arguments]


def defined(made, given):
    """What the tape means, row by row."""
    rows = [run_python(made.tape, np.concatenate(row)) for row in zip(*given, strict=True)]
    return np.array(rows).reshape(len(rows), *made.layout.shape)


@pytest.mark.parametrize("name", ["ur5", "panda", "puma560", "scara", "two_arms", "one_link"])
def test_the_module_computes_what_the_tape_means(name):
    model = rnea.load(name).model
    for form in (model, fewer_operations(model)):
        programs = {quantity: program(form, quantity) for quantity in USUAL}
        for quantity, made in (programs | {"derivatives": program(form, "derivatives")}).items():
            given = states(made, 3)
            wanted = defined(made, given)
            scale = max(1.0, np.abs(wanted).max())
            ours = compile_numpy(made)(*given)
            np.testing.assert_allclose(
                ours, wanted, rtol=0, atol=1e-13 * scale, err_msg=quantity, strict=True
            )


def test_every_operation_in_every_place():
    graph = Graph()
    a, b, c = inputs(graph, 3, 0)
    results = [a * b + c, b * c - a, b - a * c, a / b, (a + b) * (a - b), -(a * a) + b * 2]
    results += [a * b - 0.1, -a, a * -0.5, -0.25 - b, c]
    outputs = [r.index for r in results] + [graph.function("sign", c.index)]
    outputs += [graph.function("sqrt", (a * a).index), graph.constant(-1e-310), outputs[0]]
    outputs += [graph.function("sin", c.index), graph.function("cos", c.index)]
    made = Program(record(graph, outputs, 3), ProgramLayout(("x",), (3,), (len(outputs),), 1))
    rows = np.random.default_rng(0).normal(size=(200, 3))
    rows[:3, 2] = 0.0, -0.0, np.nan
    # fused sums are rounded twice here: a unit in the last place of the larger term
    np.testing.assert_allclose(compile_numpy(made)(rows), defined(made, [rows]), atol=4e-15)


def test_a_row_gives_the_same_bits_in_every_batch():
    made = program(fewer_operations(rnea.load("panda").model), "inverse_dynamics")
    function = compile_numpy(made)
    given = states(made, max(BATCHES))
    everything = function(*given)
    for size in BATCHES:
        part = function(*(x[-size:] if size else x[:0] for x in given))
        assert part.shape == (size, 7)
        assert np.array_equal(part, everything[len(everything) - size :])
    for k in range(0, 200, 7):
        assert np.array_equal(function(*(x[k] for x in given)), everything[k])
    # strides, orders, batch axes
    assert np.array_equal(function(*(x[::-3] for x in given)), everything[::-3])
    fortran = [np.asfortranarray(x) for x in given]
    assert np.array_equal(function(*fortran), everything)
    cube = function(*(x[:60].reshape(3, 4, 5, 7) for x in given))
    assert np.array_equal(cube, everything[:60].reshape(3, 4, 5, 7))
    # one q for many speeds
    one = function(given[0][0], given[1], given[2])
    assert np.array_equal(one[9], function(given[0][0], given[1][9], given[2][9]))


@pytest.mark.parametrize("bad", [np.nan, np.inf, -np.inf, 1e300])
def test_what_is_not_a_number_stays_in_its_row(bad):
    made = program(rnea.load("puma560").model, "inverse_dynamics")
    function, given = compile_numpy(made), states(made, 50)
    clean = function(*given)
    given[1][20, 3] = given[0][31, 2] = bad
    spoilt = function(*given)
    rest = [k for k in range(50) if k not in (20, 31)]
    assert np.array_equal(spoilt[rest], clean[rest])
    assert not np.isfinite(spoilt[20]).all()


def test_the_file_stands_alone(tmp_path):
    robot = rnea.load("ur5")
    names = USUAL
    made = {name: program(robot.model, name) for name in names}
    joints = tuple((name, "revolute") for name in robot.joint_names)
    text = source_text(made, About("ur5", robot.hash, "0", joints, (0.0, 0.0, -9.81)), NUMPY)
    (tmp_path / "ur5.py").write_text(text, encoding="ascii")
    script = (
        "import sys, numpy as np, ur5\n"
        "q = np.linspace(-1, 1, 6)\n"
        "tau = ur5.inverse_dynamics(q, q, q)\n"
        "assert ur5.mass_matrix(np.zeros((4, 6))).shape == (4, 6, 6)\n"
        "assert ur5.potential_energy(np.zeros((4, 6))).shape == (4,)\n"
        "assert not [m for m in sys.modules if m.startswith('rnea')]\n"
        "print(*map(repr, tau.tolist()))\n"
    )
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", script], cwd=tmp_path, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    q = np.linspace(-1, 1, 6)
    ours = [float(word) for word in done.stdout.split()]
    np.testing.assert_allclose(ours, robot.inverse_dynamics(q, q, q), atol=1e-12)


def test_names_stay_in_comments():
    evil = 'x"""\n import os \r\n\u2028# \\ é'
    made = {"bias": program(rnea.load("planar_2r").model, "bias")}
    about = About(evil, evil, evil, ((evil, "revolute"), ("b", evil)), (0.0, 0.0, -9.81))
    plain = About("a", "b", "c", (("d", "revolute"), ("b", "prismatic")), (0.0, 0.0, -9.81))
    code = [
        [line for line in source_text(made, each, NUMPY).splitlines() if not line.startswith("#")]
        for each in (about, plain)
    ]
    assert code[0] == code[1]
    with pytest.raises(InputError, match="nothing to export"):
        source_text({}, About("stone", "", "", (), (0, 0, 0)), NUMPY)


def test_wrong_shapes_are_named():
    function = compile_numpy(program(rnea.load("ur5").model, "bias"))
    with pytest.raises(ValueError, match=r"qd has shape \(5,\); its last axis must be 6 long"):
        function(np.zeros(6), np.zeros(5))
    with pytest.raises(ValueError, match="q has shape"):
        function(0.0, np.zeros(6))


def test_variables_are_used_again():
    """Many operations, few arrays alive."""
    made = program(rnea.load("panda").model, "coriolis_matrix")
    about = About("panda", "", "", (("a", "revolute"),), (0, 0, 0))
    body = source_text({"c": made}, about, NUMPY)
    used = {line.split(" = ")[0].strip() for line in body.splitlines() if " = " in line}
    variables = [name for name in used if name.startswith("v")]
    assert len(variables) < 0.2 * sum(made.tape.counts().values())


# ---- derivatives and sums ----------------------------------------------------------------------


def torque_graph(model):
    graph, n = Graph(), model.nv
    given = [inputs(graph, n, k * n) for k in range(3)]
    tau = QUANTITIES["inverse_dynamics"].compute(model, Conditions(), *given)
    return graph, indices(graph, tau), 3 * n


def models():
    for name in ("ur5", "panda", "puma560", "scara"):
        yield rnea.load(name).model
    yield random_tree(np.random.default_rng(1), 9, losses=True).model


def forward_tape(model):
    """∂tau/∂(q, qd, qdd) by dual numbers, from inputs to outputs."""
    graph, n = Graph(), model.nv
    state = [inputs(graph, n, k * n) for k in range(3)]
    parts = []
    for moved, seeded in enumerate(state):
        duals = [dual.constants(x) for x in state]
        duals[moved] = dual.seed(seeded)
        tau = QUANTITIES["inverse_dynamics"].compute(model, Conditions(), *duals)
        parts.append(dual.jacobian(tau, like=seeded))
    return record(graph, indices(graph, np.concatenate(parts, axis=-1)), 3 * n)


def test_backward_derivatives_are_the_forward_ones():
    fewer = []
    for model in models():
        graph, outputs, n = torque_graph(model)
        rows = reverse(graph, outputs, range(n))
        assert [len(row) for row in rows] == [n] * len(outputs)
        tapes = [forward_tape(model), record(graph, [node for row in rows for node in row], n)]
        state = np.random.default_rng(0).normal(size=n) * 2
        ahead, back = (np.array(run_python(tape, state)) for tape in tapes)
        np.testing.assert_allclose(back, ahead, rtol=0, atol=1e-13 * np.abs(ahead).max())
        counts = [sum(tape.counts().values()) for tape in tapes]
        fewer.append(counts[1] < counts[0])
    assert all(fewer)


def reverse(graph, outputs, along):
    """Nodes of ∂output/∂input, one row per output, one column per input number."""
    nodes, one = [graph.node("input", k) for k in along], [graph.constant(1.0)]
    return [backwards(graph, [output], one, nodes) for output in outputs]


def test_backward_derivatives_of_every_operation():
    """Against divided differences of the program itself."""
    graph = Graph()
    a, b, c = inputs(graph, 3, 0)
    mixed = (a * b - c) / (b * b + 2) + (-a) * 3
    outputs = [
        mixed.index,
        graph.function("sin", mixed.index),
        graph.function("cos", (a * c).index),
    ]
    outputs += [graph.function("sqrt", (c * c + 1).index), graph.function("sign", b.index)]
    outputs += [graph.function("exp", mixed.index), graph.function("tanh", (a * b).index)]
    outputs += [graph.constant(2.0), a.index, a.index]
    original = record(graph, outputs, 3)
    rows = reverse(graph, outputs, [2, 0, 1])
    tape = record(graph, [node for row in rows for node in row], 3)
    x, step = np.array([0.4, -1.2, 0.7]), 1e-5
    ours = np.array(run_python(tape, x)).reshape(len(outputs), 3)
    for column, k in enumerate([2, 0, 1]):
        d = np.eye(3)[k] * step
        ahead, behind = (np.array(run_python(original, x + side)) for side in (d, -d))
        np.testing.assert_allclose(ours[:, column], (ahead - behind) / (2 * step), atol=1e-9)


def test_gathered_sums_are_the_same_in_fewer_operations():
    for model in models():
        graph, outputs, n = torque_graph(model)
        plain, short = record(graph, outputs, n), record(*gathered(graph, outputs), n)
        state = np.random.default_rng(0).normal(size=n) * 2
        wanted = np.array(run_python(plain, state))
        ours = run_python(short, state)
        np.testing.assert_allclose(ours, wanted, rtol=0, atol=1e-13 * np.abs(wanted).max())
        assert sum(short.counts().values()) < sum(plain.counts().values())


def test_gathered_sums_one_by_one():
    graph = Graph()
    a, b, c = inputs(graph, 3, 0)
    results = [(a * b + b * c) + a, -(a * b) - c, a * 2 + b - a * 2, a * 3 + a * 4 + c * b, -a - b]
    results += [a - (b - (c - a)), (a + b) * (a + b) + c]
    outputs = [r.index for r in results]
    made, places = gathered(graph, outputs)
    for x in np.random.default_rng(0).normal(size=(20, 3)):
        wanted = run_python(record(graph, outputs, 3), x)
        ours = run_python(record(made, places, 3), x)
        np.testing.assert_allclose(ours, wanted, atol=1e-14)
    # a·b + b·c + a in two fused operations; a·3 + a·4 + c·b as one product and one fused
    first = record(*gathered(graph, outputs[:1]), 3)
    assert first.counts() == {"fma": 2}
    fourth = record(*gathered(graph, outputs[3:4]), 3)
    assert fourth.counts() == {"mul": 1, "fma": 1}
