"""The ending of an output decides its format, in every command that writes one."""

import pytest
import typer

import rnea
from rnea.cli.app import app
from rnea.engine.symbolic.printing import ENDINGS as EQUATIONS
from rnea.report.worksheet import ENDINGS as WORKSHEETS
from support.command import run

# what each command needs besides a robot; it need not exist, because nothing is read before
BESIDES = {
    **{name: ["recorded.csv"] for name in ("identify", "log", "payload")},
    "torque": ["m.csv"],
    "motion": ["--q", "0,0", "--to", "1,1"],
    "size": ["m.csv"],
    "sample": ["--rows", "9"],
}
# a folder is no format
OF_THEIR_OWN = {"demo", "exercise"}


def _outputs():
    """Every option that names a file to write, from the command line's own definition."""
    group = typer.main.get_command(app)
    for name, command in group.commands.items():
        for parameter in command.params:
            for option in {"--output", "--plot", "--fix", "--report"} & set(parameter.opts):
                if name not in OF_THEIR_OWN:
                    yield name, option
    yield "convert", ""


@pytest.mark.parametrize(("command", "option"), sorted(set(_outputs())))
def test_an_unknown_ending_is_refused_before_any_work(tmp_path, command, option):
    robot = ["robot", "no_such"] if command == "plot" else ["no_such"]
    words = [*robot, *BESIDES.get(command, []), *([option] if option else []), "a.xlsx"]
    done = run(command, *words, cwd=tmp_path)
    assert done.returncode == 2
    assert "a.xlsx: unknown ending .xlsx. Legal: ." in done.stderr
    assert "no_such" not in done.stderr
    assert done.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_rollouts_and_python_refuse_it_too(tmp_path):
    done = run("simulate", "no_such", "--samples", 2, "-o", "a.csv", cwd=tmp_path)
    assert (done.returncode, "Legal: .npz" in done.stderr) == (2, True)
    still = rnea.motion.Trajectory([0.0, 1.0], *([[[0.0], [0.0]]] * 3), ("a",))
    with pytest.raises(rnea.InputError, match=r"a.xlsx: unknown ending .xlsx. Legal: .csv"):
        rnea.motion.motion_bytes(still, "a.xlsx")


@pytest.mark.parametrize(
    ("command", "table"),
    [("explain", WORKSHEETS), ("derive", EQUATIONS)],
    ids=["explain", "derive"],
)
def test_a_known_ending_is_that_format(tmp_path, command, table):
    first_of = {}
    for form, endings in table.items():
        printed = run(command, "one_link", "--to", form).stdout
        for ending in endings:
            said = run(command, "one_link", "--to", form, "-o", f"said{ending}", cwd=tmp_path)
            assert said.returncode == 0, said.stderr
            assert (tmp_path / f"said{ending}").read_text() == printed
            if first_of.setdefault(ending, form) == form:
                name = tmp_path / f"by_name{ending.upper()}"
                assert run(command, "one_link", "-o", name).returncode == 0
                assert name.read_text() == printed
    against = run(command, "one_link", "--to", "latex", "-o", "a.txt", cwd=tmp_path)
    assert against.returncode == 2
    assert "a name for text, but --to says latex" in against.stderr


def test_source_code_is_exported_by_its_ending(tmp_path):
    for name, word in (("a.c", "#include"), ("a.py", "import numpy")):
        done = run("export", "one_link", "--quantity", "bias", "-o", name, cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        assert word in (tmp_path / name).read_text()


@pytest.mark.parametrize("command", ["motion", "simulate"])
@pytest.mark.parametrize(
    ("ending", "begins"),
    [(".csv", b"# rnea"), (".npz", b"PK"), (".parquet", b"PAR1"), (".NPZ", b"PK")],
)
def test_motions_have_the_format_of_their_name(tmp_path, command, ending, begins):
    more = ["--to", "1", "--duration", "0.1"] if command == "motion" else ["--duration", "0.01"]
    path = tmp_path / f"a{ending}"
    done = run(command, "one_link", "--q", "0", *more, "-o", path)
    assert done.returncode == 0, done.stderr
    assert path.read_bytes().startswith(begins)


def test_a_data_set_has_the_format_of_its_name_and_of_nothing_else(tmp_path):
    pytest.importorskip("pyarrow")
    motion = ["motion", "one_link", "--q", "0", "--to", "1", "--duration", "0.1", "-o", "m.csv"]
    assert run(*motion, cwd=tmp_path).returncode == 0
    for words in (["-o", "t.npz"], ["-o", "t.npz", "--to", "npz"]):
        done = run("torque", "one_link", "m.csv", *words, cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        assert (tmp_path / "t.npz").read_bytes().startswith(b"PK")
    against = run("torque", "one_link", "m.csv", "-o", "t.npz", "--to", "csv", cwd=tmp_path)
    assert against.returncode == 2
    assert "a name for npz, but --to says csv" in against.stderr


def test_measurements_are_drawn_in_every_format(tmp_path):
    pytest.importorskip("matplotlib")
    quick = ("bench", "one_link", "--quick", "--sizes", "1", "--plot", "b.svg")
    assert run(*quick, cwd=tmp_path).returncode == 0
    assert b"<svg" in (tmp_path / "b.svg").read_bytes()
