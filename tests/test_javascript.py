"""Exported JavaScript: what its WebAssembly computes, and what it says to wrong arguments.

Node runs it; the same file runs in browsers. Where there is no Node, these tests say so.
"""

import math

import numpy as np
import pytest

import rnea
from rnea import InputError
from rnea.engine.export.javascript_printer import source_text
from rnea.engine.export.source import About
from rnea.engine.ir.program import Program, ProgramLayout
from rnea.engine.ir.run_python import run_python
from rnea.engine.ir.tape import record
from rnea.engine.trace.tracer import Graph, inputs
from support.command import run
from support.node import NodeModule
from support.programs import program

GRAVITY = (0.0, 0.0, -9.81)


def about(name="robot", joint="joint"):
    return About(name, "0123456789ab", "0", ((joint, "revolute"),), GRAVITY)


@pytest.fixture
def made(tmp_path):
    """Programs as a module in a running Node."""
    opened = []

    def make(**programs):
        file = tmp_path / f"module{len(opened)}.mjs"
        file.write_text(source_text(programs, about()), encoding="ascii")
        opened.append(NodeModule(file, tmp_path))
        return opened[-1]

    yield make
    for module in opened:
        module.close()


def of_inputs(count, build):
    """A program of count inputs x, and the outputs that build makes of them."""
    graph = Graph()
    outputs = build(graph, inputs(graph, count, 0))
    layout = ProgramLayout(("x",), (count,), (len(outputs),), 1)
    return Program(record(graph, outputs, count), layout)


def test_every_operation_in_every_place(made):
    def build(graph, x):
        a, b, c = x
        sums = [a * b + c, b * c - a, b - a * c, a / b, (a + b) * (a - b), -(a * a) + b * 2]
        sums += [a * b - 0.1, -a, a * -0.5, -0.25 - b, c, a * a + a, a - a * a, (a + b) * (a + b)]
        outputs = [r.index for r in sums] + [graph.function("sign", c.index)]
        outputs += [graph.function("sqrt", (a * a).index), graph.constant(-1e-310), outputs[0]]
        for name in ("sin", "cos", "exp", "tanh"):
            outputs.append(graph.function(name, c.index))
        return outputs

    whole = of_inputs(3, build)
    rows = np.random.default_rng(0).normal(size=(2500, 3))
    rows[:3, 2] = 0.0, -0.0, np.nan
    wanted = np.array([run_python(whole.tape, row) for row in rows])
    given = made(answer=whole).call("answer", rows).reshape(wanted.shape)
    # sums of products are rounded twice here: units in the last place of the larger term
    np.testing.assert_allclose(given, wanted, rtol=1e-14, atol=8e-15)
    # a row gives the same bits in every batch
    assert np.array_equal(made(answer=whole).call("answer", rows[7]), given[7])


def test_sine_and_cosine_are_within_a_unit_in_the_last_place(made):
    """Beside 30 digits, near the multiples of π/2 where digits cancel, and far out."""
    import mpmath

    def build(graph, x):
        return [graph.function(name, x[0].index) for name in ("sin", "cos")]

    rng = np.random.default_rng(3)
    near = np.round(rng.uniform(-(2**20), 2**20, 400)) * (np.pi / 2)
    angles = np.concatenate(
        [
            rng.uniform(-10, 10, 2000),
            rng.uniform(-1.6e6, 1.6e6, 500),
            near,
            np.nextafter(near, np.inf),
            10.0 ** rng.uniform(-300, 300, 300),
            [0.0, -0.0, 5e-324, np.pi / 4, -np.pi / 4, np.pi / 2, 1.6471e6, 1.6472e6],
        ]
    )
    module = made(both=of_inputs(1, build))
    given = module.call("both", angles[:, None]).reshape(-1, 2)
    with mpmath.workdps(700):
        for x, found in zip(angles, given, strict=True):
            for f, value in zip((mpmath.sin, mpmath.cos), found, strict=True):
                exact = f(mpmath.mpf(x))
                assert abs(value - exact) <= 1.0 * math.ulp(float(exact)), (x, value)
    lost = module.call("both", np.array([np.nan, np.inf, -np.inf]))
    assert np.isnan(lost).all()


def test_arrays_of_one_row_serve_all_rows(made):
    arm = rnea.load("planar_2r")
    module = made(inverse_dynamics=program(arm.model, "inverse_dynamics"))
    rng = np.random.default_rng(0)
    q, qd, qdd = rng.normal(size=(3, 3000, 2))
    for given in ((q, qd, qdd), (q[0], qd, qdd), (q, qd[0], qdd[0]), (q[0], qd[0], qdd[0])):
        wanted = arm.inverse_dynamics(*given)
        found = module.call("inverse_dynamics", *given).reshape(wanted.shape)
        np.testing.assert_allclose(found, wanted, rtol=0, atol=1e-11)


def test_wrong_arguments_are_refused_by_name(made):
    arm = rnea.load("planar_2r")
    module = made(inverse_dynamics=program(arm.model, "inverse_dynamics"))
    q = np.zeros(6)
    for given, words in (
        ((q, q), "argument 3 needs rows of 2 numbers"),
        ((q, q, np.zeros(5)), "argument 3 needs rows of 2 numbers"),
        ((q, q, np.zeros(0)), "argument 3 needs rows of 2 numbers"),
        ((q, q, np.zeros(4)), "argument 3 has 2 rows, others 3"),
    ):
        with pytest.raises(ValueError, match=f"inverse_dynamics: {words}"):
            module.call("inverse_dynamics", *given)
    assert len(module.call("inverse_dynamics", q, q, q)) == 6


def test_a_large_robot_and_a_motion_in_batches(tmp_path):
    """Through the command: every joint of two arms, more rows than a block."""
    file = tmp_path / "two_arms.mjs"
    done = run("export", "two_arms", "--quantity", "inverse_dynamics,mass_matrix", "-o", file)
    assert done.returncode == 0, done.stderr
    arm = rnea.load("two_arms")
    q, qd, qdd = np.random.default_rng(1).normal(size=(3, 1500, arm.n))
    with NodeModule(file, tmp_path) as module:
        for name, given in (("inverse_dynamics", (q, qd, qdd)), ("mass_matrix", (q,))):
            wanted = arm.evaluate(name, *given)
            found = module.call(name, *given).reshape(wanted.shape)
            assert np.abs(found - wanted).max() <= 1e-12 * np.abs(wanted).max()


def test_names_stay_in_comments_and_strings():
    evil = "x*/ */ `${alert(1)}` \"' \\ </script>\n import os \u2028"
    program_ = {"bias": program(rnea.load("planar_2r").model, "bias")}
    texts = [source_text(program_, about(*pair)) for pair in ((evil, evil), ("a", "b"))]
    lines = [
        [x for x in text.splitlines() if not x.startswith(("//", "export const robot"))]
        for text in texts
    ]
    assert lines[0] == lines[1]
    told = next(x for x in texts[0].splitlines() if x.startswith("export const robot"))
    assert told.isascii()
    assert "<" not in told


def test_what_a_browser_would_not_take_is_refused(monkeypatch):
    monkeypatch.setattr("rnea.engine.export.wasm_printer._LONGEST", 1000)
    with pytest.raises(InputError, match="more than a browser accepts"):
        source_text({"bias": program(rnea.load("ur5").model, "bias")}, about())
