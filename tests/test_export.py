"""The C export: strict compilers accept it, and it computes what the recursion computes."""

import ctypes
import math
import re
import subprocess

import numpy as np
import pytest

import rnea
from rnea import InputError
from rnea.cli.commands.export import USUAL
from rnea.engine.export.c_printer import Style, header_text, main_value, source_text
from rnea.engine.export.numpy_printer import compile_numpy
from rnea.engine.export.source import About
from rnea.engine.ir.program import Program, ProgramLayout, all_forms, cheapest
from rnea.engine.ir.run_python import run_python
from rnea.engine.ir.tape import record
from rnea.engine.trace.tracer import Graph, inputs
from rnea.recursions import QUANTITIES
from support.command import run
from support.programs import program, request
from support.tiers import chosen, sample_cases
from support.tools import compiler

PLAIN = ("ur5", "puma560")
STRICT = ("-std=c99", "-Wall", "-Wextra", "-Wconversion", "-Werror", "-pedantic")


def cc(*arguments):
    done = subprocess.run([compiler(), *map(str, arguments)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[:3000]


def cli(*arguments):
    return run("export", *arguments)


def write(folder, file, programs, joints, name="robot", **style):
    """FILE.c and FILE.h of some programs; the path of the source."""
    about = About(name, "0123456789ab", "0", tuple((j, "revolute") for j in joints), (0, 0, -9.81))
    made = Style(**style)
    (folder / f"{file}.h").write_text(header_text(programs, about, made), encoding="ascii")
    source = folder / f"{file}.c"
    source.write_text(source_text(programs, about, made, f"{file}.h"), encoding="ascii")
    return source


def export(folder, robot, plain=False, **style):
    """As the command writes it, in the cheapest form unless plain."""

    def made(name):
        return program(robot.model, name) if plain else cheapest(robot.model, request(name))

    programs = {name: made(name) for name in USUAL}
    return write(folder, style["prefix"], programs, robot.joint_names, **style)


def library(folder, sources, *options):
    made = folder / "library.so"
    cc(*STRICT, *options, "-O1", "-shared", "-fPIC", "-o", made, *sources, "-lm")
    return ctypes.CDLL(str(made))


def call(function, given, size, real=np.float64):
    arrays = [np.ascontiguousarray(x, dtype=real) for x in given]
    out = np.full(size + 1, 77.0, dtype=real)
    function(*(ctypes.c_void_p(x.ctypes.data) for x in [*arrays, out]))
    assert out[size] == 77.0
    return out[:size]


def states(robot, quantity, count, seed=0):
    rng = np.random.default_rng(seed)
    columns = [robot.model.columns(state) for state in QUANTITIES[quantity].states]
    found = [rng.normal(size=(count, n)) * 3 for n in columns]
    if robot.model.closure is not None:
        found[0], _ = robot.random_state(rng, count)
    return found


def check(code, robot, prefix, tolerance, real=np.float64, kernels=False):
    for quantity in USUAL:
        given = [x.astype(real).astype(float) for x in states(robot, quantity, 8)]
        eager = getattr(robot, quantity)(*given)
        flat = eager.reshape(8, -1)
        ours = [
            call(getattr(code, f"{prefix}_{quantity}"), row, flat.shape[1], real)
            for row in zip(*given, strict=True)
        ]
        scale = max(1.0, np.abs(flat).max())
        np.testing.assert_allclose(ours, flat, rtol=0, atol=tolerance * scale, err_msg=quantity)
        if kernels:
            compiled = robot.kernel(quantity)(*given).reshape(8, -1)
            np.testing.assert_allclose(ours, compiled, rtol=0, atol=tolerance * scale)


@sample_cases(2)
@pytest.mark.parametrize("name", rnea.robots())
def test_a_catalogue_robot_compiles_and_agrees(tmp_path, name):
    robot = rnea.load(name)
    sources = [export(tmp_path, robot, prefix=name)]
    if name in PLAIN:
        sources.append(export(tmp_path, robot, plain=True, prefix=f"plain_{name}"))
    code = library(tmp_path, sources)
    check(code, robot, name, 1e-13, kernels=name in PLAIN)
    if name in PLAIN:
        check(code, robot, f"plain_{name}", 1e-13)


def test_every_main_runs_clean_under_sanitizers(tmp_path):
    """Memory and undefined behaviour: the test mains of all robots, one after the other."""
    names, lines = chosen(rnea.robots(), 4), []
    for name in names:
        source = export(tmp_path, rnea.load(name), prefix=name, main=True)
        lines += [f"#define main main_{name}", f'#include "{source.name}"', "#undef main"]
    lines += ["int main(void) {", *(f"  main_{name}();" for name in names), "  return 0;", "}"]
    (tmp_path / "all.c").write_text("\n".join(lines) + "\n")
    sanitizers = ("-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")
    cc(*STRICT, *sanitizers, "-o", tmp_path / "all", tmp_path / "all.c", "-lm")
    done = subprocess.run([tmp_path / "all"], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("potential_energy[0]") == len(names)


def test_the_main_of_the_command_prints_the_results(tmp_path):
    done = cli("puma560", "--to", "c", "--main", "-o", tmp_path / "puma.c")
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == ["puma.c", "puma.h"]
    sanitizers = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all")
    cc(*STRICT, *sanitizers, "-o", tmp_path / "puma", tmp_path / "puma.c", "-lm")
    ran = subprocess.run([tmp_path / "puma"], capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (0, "")
    robot = rnea.load("puma560")
    state = {a: [main_value(k, j) for j in range(6)] for k, a in enumerate(("q", "qd", "qdd"))}
    expected = []
    for quantity in USUAL:
        arguments = QUANTITIES[quantity].states
        values = getattr(robot, quantity)(*(state[a] for a in arguments))
        expected += [(f"{quantity}[{k}]", v) for k, v in enumerate(np.ravel(values))]
    printed = [line.split(" = ") for line in ran.stdout.splitlines()]
    assert [name for name, _ in printed] == [name for name, _ in expected]
    ours, wanted = [float(x) for _, x in printed], [x for _, x in expected]
    np.testing.assert_allclose(ours, wanted, rtol=1e-13, atol=1e-12)
    text = (tmp_path / "puma.h").read_text() + (tmp_path / "puma.c").read_text()
    assert robot.hash in text
    assert rnea.__version__ in text


def test_the_command_writes_what_only_robots_with_loops_have(tmp_path):
    arm, names = rnea.load("planar_5r"), ("loop_gap", "motor_torque", "loop_forces")
    done = cli("planar_5r", "--quantity", ",".join(names), "--prefix", "five", "-o", tmp_path)
    assert done.returncode == 0, done.stderr
    code = library(tmp_path, [tmp_path / "five.c"])
    rng = np.random.default_rng(3)
    q, qd = arm.random_state(rng)
    qdd = rng.normal(size=arm.n)
    gap = call(code.five_loop_gap, [q], 5)
    np.testing.assert_allclose(gap, np.zeros(5), atol=1e-12)
    motors = call(code.five_motor_torque, [q, qd, qdd], 2)
    np.testing.assert_allclose(motors, arm.motor_torque(q, qd, qdd), rtol=1e-11)
    pin = call(code.five_loop_forces, [q, qd, qdd], 6)
    wanted = arm.loop_forces(q, qd, qdd)["pin"]
    both = np.concatenate([wanted.moment, wanted.force])
    np.testing.assert_allclose(pin, both, atol=1e-11 * np.abs(both).max())


def test_rows_of_loops_and_made_up_states_are_refused_by_name(tmp_path):
    done = cli("planar_2r", "--quantity", "loop_gap", "-o", tmp_path / "x.c")
    assert "has no loops" in done.stderr
    done = cli("four_bar", "--main", "-o", tmp_path / "x.c")
    assert "where loops are open" in done.stderr
    assert not (tmp_path / "x.c").exists()


def test_float_and_plain_sums(tmp_path):
    robot = rnea.load("ur5")
    sources = [
        export(tmp_path, robot, prefix="single", single=True),
        export(tmp_path, robot, prefix="plain", fma=False),
        export(tmp_path, robot, prefix="both", single=True, fma=False),
    ]
    code = library(tmp_path, sources, "-Wdouble-promotion")
    check(code, robot, "single", 2e-6, np.float32)
    check(code, robot, "plain", 1e-12)
    check(code, robot, "both", 2e-6, np.float32)
    single, plain, both = (source.read_text() for source in sources)
    assert "SINGLE_FMA(v" in single
    assert "fmaf(a, b, c)" in single
    assert "double" not in single
    assert "--no-fma" in plain
    assert "FMA" not in plain
    assert "FMA" not in both


def fuses(*options):
    """Whether the compiler's target multiplies and adds in one instruction."""
    done = subprocess.run(
        ["cc", *options, "-dM", "-E", "-x", "c", "/dev/null"], capture_output=True, text=True
    )
    return any(f"define {x} " in done.stdout for x in ("__FMA__", "__ARM_FEATURE_FMA"))


@pytest.mark.parametrize("options", [(), ("-march=native",)], ids=["default", "native"])
def test_the_bits_are_those_of_run_python(tmp_path, options):
    """With an instruction for fused sums the same bits; without one the rounding of the product."""
    graph = Graph()
    a, b, c = inputs(graph, 3, 0)
    results = [a * b + c, b * c - a, b - a * c, a / b, (a + b) * (a - b), -(a * a) + b * 2]
    results += [a * b - 0.1, -a, b * 1e-310 + c, c]
    outputs = [r.index for r in results] + [graph.function("sign", c.index)]
    outputs.append(graph.function("sqrt", (a * a).index))
    tape = record(graph, outputs, 3)
    made = {"mix": Program(tape, ProgramLayout(("x",), (3,), (len(outputs),), 1))}
    code = library(tmp_path, [write(tmp_path, "bits", made, ["j"] * 3)], *options)
    fused = fuses(*options)

    def compare(found, row):
        with np.errstate(invalid="ignore"):
            size = np.max(np.abs(np.outer(row, row)))
        apart = 0 if fused or not np.isfinite(size) else 1e-13 * size
        np.testing.assert_allclose(found, run_python(tape, row), rtol=0, atol=apart)

    rows = np.random.default_rng(0).normal(size=(200, 3)) * 10.0 ** np.arange(-3, 3, 2)
    rows[:5, 2] = 0.0, -0.0, math.nan, math.inf, -math.inf
    for row in rows.tolist():
        compare(call(code.rnea_mix, [row], len(outputs)), row)
    # the result may replace the input
    both = np.array([*rows[9], *np.zeros(len(outputs))])
    code.rnea_mix(*[ctypes.c_void_p(both.ctypes.data)] * 2)
    compare(both[: len(outputs)], rows[9].tolist())


@sample_cases(2)
@pytest.mark.parametrize("name", PLAIN)
@pytest.mark.parametrize("options", [(), ("-march=native",)], ids=["default", "native"])
def test_torques_are_right_with_and_without_fused_sums(tmp_path, options, name):
    """A compiler that is given no target must not call the C library for every sum."""
    robot = rnea.load(name)
    source = export(tmp_path, robot, prefix=name)
    check(library(tmp_path, [source], *options), robot, name, 1e-13)
    made = tmp_path / "torque.o"
    cc("-std=c99", "-O2", *options, "-c", "-o", made, source)
    called = subprocess.run(["nm", "-u", made], capture_output=True, text=True, check=True)
    assert re.search(r"\bsin", called.stdout)
    assert not re.search(r"\bfma\b", called.stdout)


def test_sines_are_computed_once():
    robot = rnea.load("ur5")
    made = {"inverse_dynamics": program(robot.model, "inverse_dynamics")}
    about = About("ur5", "", "", tuple((j, "revolute") for j in robot.joint_names), (0, 0, 0))
    body = source_text(made, about, Style(), "ur5.h").split("*/")[1]
    calls = [line.split(" = ")[1] for line in body.splitlines() if "sin(" in line or "cos(" in line]
    assert len(calls) == len(set(calls)) <= 2 * robot.n
    assert "malloc" not in body
    assert "static" not in body


def test_names_stay_in_the_comment(tmp_path):
    evil = '*/ #error "out" /* \\\n#error x\r\n??/\n // " \' é \u2028 */ int main;'
    robot = rnea.load("planar_2r")
    made = {name: program(robot.model, name) for name in USUAL}
    source = write(tmp_path, "evil", made, [evil, "a\\"], name=evil)
    cc(*STRICT, "-Wtrigraphs", "-c", "-o", tmp_path / "evil.o", source)
    plain = write(tmp_path, "plain", made, ["a", "b"], name="nice")
    for suffix in (".c", ".h"):
        rest = [
            path.with_suffix(suffix).read_text().replace("plain.h", "evil.h").split("*/", 1)[1]
            for path in (source, plain)
        ]
        assert rest[0] == rest[1]
    file = tmp_path / "evil.toml"
    file.write_text(
        'format = 1\nname = "x*/ #error /*"\n'
        'links = [{ name = "base" }, { name = "a", mass = 1, com = [0.1, 0, 0] }]\n'
        'joints = [{ name = "j*/", kind = "revolute", axis = [0, 0, 1], parent = "base", '
        'child = "a" }]\n'
    )
    done = cli(file, "-o", tmp_path)
    assert done.returncode == 0, done.stderr
    cc(*STRICT, "-c", "-o", tmp_path / "rnea.o", tmp_path / "rnea.c")


def test_counts():
    """What is exported by kind of operation, then what each form of the robot takes."""
    done = cli("panda", "--count", "--quantity", "bias,inverse_dynamics")
    assert done.returncode == 0, done.stderr
    rows = [line.split() for line in done.stdout.splitlines() if line.strip()]
    made = all_forms(rnea.load("panda").model, request("bias"))
    kinds, totals = [row for row in rows if row[0] == "bias"]
    assert [int(cell) for cell in totals[1:]] == [each.operations for each in made.values()]
    assert int(kinds[-1]) == sum(map(int, kinds[1:-1])) == min(map(int, totals[1:]))
    assert int(kinds[-1]) < int(totals[1])
    assert not [row for row in rows if row[0] == "mass_matrix"]
    done = cli("panda", "--count", "--quantity", "bias", "--plain")
    kinds = next(line.split() for line in done.stdout.splitlines() if line.split()[:1] == ["bias"])
    assert int(kinds[-1]) == int(totals[1])


def test_numpy_files_compute_what_the_robot_does(tmp_path):
    """The module that --to numpy writes, in a Python that knows nothing of rnea."""
    done = cli("puma560", "--to", "numpy", "-o", tmp_path / "puma.py")
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["puma.py"]
    scope = {}
    exec((tmp_path / "puma.py").read_text(encoding="ascii"), scope)
    robot = rnea.load("puma560")
    for quantity in USUAL:
        given = states(robot, quantity, 8)
        eager, ours = getattr(robot, quantity)(*given), scope[quantity](*given)
        scale = max(1.0, np.abs(eager).max())
        np.testing.assert_allclose(ours, eager, rtol=0, atol=1e-13 * scale, err_msg=quantity)
    done = cli("puma560", "--to", "numpy", "-o", tmp_path)
    assert (tmp_path / "rnea.py").read_text() == (tmp_path / "puma.py").read_text()


def test_switches_and_derivatives(tmp_path):
    robot = rnea.load("puma560")
    rng = np.random.default_rng(0)
    q, qd, qdd = rng.normal(size=(3, 5, 6))
    options = ("--quantity", "inverse_dynamics,mass_matrix,derivatives", "-o", tmp_path / "p.py")
    seen = set()
    for friction, rotor in ((True, True), (False, True), (True, False)):
        chosen = [*(["--no-friction"] * (not friction)), *(["--no-rotor"] * (not rotor))]
        done = cli("puma560", "--to", "numpy", *chosen, *options)
        assert done.returncode == 0, done.stderr
        scope, text = {}, (tmp_path / "p.py").read_text()
        exec(text, scope)
        switches = {"friction": friction, "rotor": rotor}
        tau = robot.inverse_dynamics(q, qd, qdd, **switches)
        np.testing.assert_allclose(scope["inverse_dynamics"](q, qd, qdd), tau, atol=1e-12)
        M = robot.mass_matrix(q, rotor=rotor)
        np.testing.assert_allclose(scope["mass_matrix"](q), M, atol=1e-12)
        given = compile_numpy(program(robot.model, "derivatives", **switches))(q, qd, qdd)
        ours = scope["derivatives"](q, qd, qdd)
        assert ours.shape == (5, 3, 6, 6)
        np.testing.assert_allclose(ours, given, atol=1e-11)
        np.testing.assert_allclose(ours[:, 2], M, atol=1e-12)
        seen.add(text.split("in world axes.")[1].split(";")[0])
    # the comment says what is left out
    assert len(seen) == 3
    done = cli("ur5", "--quantity", "derivatives", "--main", "-o", tmp_path / "d.c")
    assert done.returncode == 0, done.stderr
    cc(*STRICT, "-o", tmp_path / "d", tmp_path / "d.c", "-lm")
    ran = subprocess.run([tmp_path / "d"], capture_output=True, text=True).stdout.splitlines()
    ours = np.array([float(line.split(" = ")[1]) for line in ran]).reshape(3, 6, 6)
    state = [[main_value(k, j) for j in range(6)] for k in range(3)]
    wanted = compile_numpy(program(rnea.load("ur5").model, "derivatives"))(*state)
    np.testing.assert_allclose(ours, wanted, atol=1e-11)


def test_mistakes(tmp_path):
    def fails(code, text, *arguments):
        done = cli("ur5", *arguments)
        assert done.returncode == code, done.stderr
        assert done.stderr.startswith("error: ")
        assert text in done.stderr

    into = ("-o", tmp_path)
    fails(2, "Legal: inverse_dynamics, gravity_torque", "--quantity", "bias,torque", *into)
    fails(2, "unknown quantity ''", "--quantity", "bias,", *into)
    fails(2, "possible are c, numpy", "--to", "fortran", *into)
    fails(2, "--float32 is for --to c, rust, cuda only", "--to", "numpy", "--float32", *into)
    fails(2, "a file FILE.py", "--to", "numpy", "-o", tmp_path / "ur5.c")
    fails(1, "cannot begin a name in C", "--prefix", "9lives", *into)
    fails(2, "say where to write")
    fails(2, "unknown ending .txt. Legal: .c, .py", "-o", tmp_path / "ur5.txt")
    fails(1, "cannot write", "-o", tmp_path / "missing" / "ur5.c")
    fails(1, "an #include takes", "-o", tmp_path / 'a"b.c')
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("prefix", ["", "a-b", "_x", "a b", "ä", "a\n", "x" * 64])
def test_a_prefix_is_an_identifier(prefix):
    with pytest.raises(InputError, match="cannot begin a name in C"):
        Style(prefix=prefix)


def test_numbers_that_c_cannot_hold():
    with pytest.raises(InputError, match="too large for float"):
        Style(single=True).constant(1e39)
    with pytest.raises(InputError, match="cannot be written"):
        Style().constant(math.inf)
    assert Style().constant(-0.1) == "(-0x1.999999999999ap-4)"
    assert float.fromhex(Style(single=True).constant(0.1)[:-1]) == float(np.float32(0.1))


def test_a_robot_without_joints():
    with pytest.raises(InputError, match="nothing to export"):
        source_text({}, About("stone", "", "", (), (0, 0, 0)), Style(), "stone.h")
