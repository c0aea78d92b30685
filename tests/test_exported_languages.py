"""Every language of `rnea export`: each operation means the same; wrong arguments are refused."""

import numpy as np
import pytest

import rnea
from rnea.engine.export.c_printer import Style
from rnea.engine.export.source import About
from rnea.engine.export.targets import TARGETS
from rnea.engine.ir.program import Program, ProgramLayout
from rnea.engine.ir.run_python import run_python
from rnea.engine.ir.tape import record
from rnea.engine.trace.tracer import Graph, inputs
from support.octave import OctaveModule
from support.programs import program
from support.run_exports import RUN
from support.tiers import sample_cases

ABOUT = About("robot", "0123456789ab", "0", (("joint", "revolute"),), (0.0, 0.0, -9.81))
# of the library that a language asks for its functions, in units of the last place
APART = 4 * np.finfo(float).eps


def every_operation():
    """A program of three numbers, of a second argument that it ignores, and of all operations."""
    graph = Graph()
    a, b, c = inputs(graph, 3, 0)
    sums = [a * b + c, b * c - a, b - a * c, a / b, (a + b) * (a - b), -(a * a) + b * 2]
    sums += [a * b - 0.1, -a, a * -0.5, -0.25 - b, c, a * a + a, a - a * a, -3.0 / c]
    outputs = [x.index for x in sums]
    for name in ("sin", "cos", "exp", "tanh", "sign"):
        outputs += [graph.function(name, x.index) for x in (a, b, c)]
    outputs += [graph.function("sqrt", (a * a).index), graph.constant(-1e-310), outputs[0]]
    outputs += [graph.constant(2.5)]
    layout = ProgramLayout(("x", "y"), (3, 2), (len(outputs), 1), 2)
    return Program(record(graph, outputs, 5), layout)


ROWS = np.array(
    [
        [0.3, -1.7, 2.9],
        [-0.0, 1.0, 0.0],
        [1e3, -2.0, 1e-300],
        [np.nan, 1.0, -2.0],
        [0.5, np.inf, np.nan],
    ]
)


STYLES = [(target, True) for target in TARGETS]
STYLES += [(target, False) for target in TARGETS if "--no-fma" in TARGETS[target].options]


@sample_cases(3)
@pytest.mark.parametrize(("target", "fma"), STYLES)
def test_operations_mean_what_they_mean(target, fma, tmp_path):
    made = every_operation()
    for name, text in TARGETS[target].print({"f": made}, ABOUT, Style(fma=fma), "robot").items():
        (tmp_path / name).write_text(text)
    with np.errstate(all="ignore"):
        wanted = np.array([run_python(made.tape, [*row, 0.0, 0.0]) for row in _defined(ROWS)])
    with RUN[target](tmp_path / f"robot{TARGETS[target].suffix}", np.float64) as functions:
        found = functions("f", made.layout.shape)(_defined(ROWS), np.zeros((len(ROWS), 2)))
    assert found.shape == (len(ROWS), *made.layout.shape)
    np.testing.assert_allclose(found[..., 0], wanted, rtol=APART, atol=APART)


def _defined(rows):
    """Without zeros to divide by, which Python refuses."""
    return np.where(rows == 0, np.copysign(1e-300, rows), rows)


def test_matlab_takes_vectors_and_columns_and_names_what_is_wrong(tmp_path):
    arm = rnea.load("scara")
    names = ("mass_matrix", "bias", "potential_energy")
    made = {name: program(arm.model, name) for name in names}
    for name, text in TARGETS["matlab"].print(made, ABOUT, Style(), "scara").items():
        (tmp_path / name).write_text(text)
    with OctaveModule(tmp_path / "scara.m") as octave:
        assert octave.told("disp(size(arm.mass_matrix([1 2 3 4])))").split() == ["4", "4"]
        assert octave.told("disp(size(arm.bias([1 2 3 4]', ones(4, 3))))").split() == ["4", "3"]
        sizes = octave.told("disp(size(arm.mass_matrix(ones(4, 5))))").split()
        assert sizes == ["4", "4", "5"]
        assert octave.told("disp(class(arm.bias(single([1 2 3 4]), ones(4, 1))))") == "single"
        assert octave.told("disp(numel(arm.potential_energy(ones(4, 7))))").strip() == "7"
        assert "q must be a vector of 4 numbers" in octave.told("arm.bias(1:3, 1:4)")
        assert "qd has 2 states, others 3" in octave.told("arm.bias(ones(4, 3), ones(4, 2))")
    for name in ("2r", "end", "a-b", "a" * 64):
        with pytest.raises(rnea.InputError, match="name of a function"):
            TARGETS["matlab"].print(made, ABOUT, Style(), name)


@pytest.mark.parametrize("target", ["jax", "torch"])
def test_arrays_of_other_libraries_keep_their_precision(target, tmp_path):
    xp = pytest.importorskip({"jax": "jax.numpy", "torch": "torch"}[target])
    made = {"bias": program(rnea.load("scara").model, "bias")}
    for name, text in TARGETS[target].print(made, ABOUT, Style(), "scara").items():
        (tmp_path / name).write_text(text)
    scope = {}
    exec((tmp_path / "scara.py").read_text(), scope)
    bias, q = scope["bias"], xp.ones((5, 1, 4), dtype=xp.float32)
    assert bias(q, xp.ones((2, 4), dtype=xp.float32)).dtype == xp.float32
    assert bias(q, xp.ones((2, 4), dtype=xp.float32)).shape == (5, 2, 4)
    assert bias([1, 2, 3, 4], [1, 2, 3, 4]).dtype == xp.float32
    with pytest.raises(ValueError, match=r"qd has shape .* must be 4 long"):
        bias(q, xp.ones(3))


@pytest.mark.parametrize("target", TARGETS)
def test_names_stay_in_comments(target):
    evil = 'x"""\n import os \r\n\u2028# \\ é */ --> %} </script>'
    made = {"bias": program(rnea.load("planar_2r").model, "bias")}
    about = About(
        *(evil, evil, evil, ((evil, "revolute"), ("b", evil)), (0.0, 0.0, -9.81)), chosen=(evil,)
    )
    for text in TARGETS[target].print(made, about, Style(), "robot").values():
        text = text.split("export const robot")[0]
        assert "import os \r" not in text
        assert "</script>" not in text
        assert text.isascii()
