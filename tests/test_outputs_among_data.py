"""No command writes into the data that it reads: over a file, or beside it as more data."""

import re
from pathlib import Path

import pytest

import rnea.cli
from rnea.apps.datasets.dataset import ENDINGS
from rnea.apps.datasets.summary.tables import found
from rnea.cli import output
from rnea.errors import InputError
from rnea.logs import RECORDING_ENDINGS
from rnea.system.input_files import require_outside_data
from support.command import run

CLI = Path(rnea.cli.__file__).parent
STATES = "t,q_joint1,q_joint2,qd_joint1,qd_joint2,qdd_joint1,qdd_joint2\n" + "".join(
    f"{0.1 * k},{k},0,0,0,0,0\n" for k in range(20)
)
# by command: options that write a file of data
COMMANDS = {
    "summary": (["summary", "{data}", "-o", "{out}"], [".csv", ".txt"]),
    "summary, several": (["summary", "other.csv", "{data}", "-o", "{out}"], [".csv"]),
    "summary, printed": (["summary", "{data}", "--json", "-o", "{out}"], [".csv"]),
    "torque": (["torque", "planar_2r", "{data}", "-o", "{out}"], [".csv", ".parquet", ".npz"]),
    "torque, pattern": (["torque", "planar_2r", "{data}/*.*", "-o", "{out}"], [".csv"]),
    "torque, deep": (["torque", "planar_2r", "{data}/**/*.csv", "-o", "{out}"], [".csv"]),
}
CASES = [(name, ending) for name, (_, endings) in COMMANDS.items() for ending in endings]


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "one").mkdir()
    (tmp_path / "one" / "a.csv").write_text(STATES)
    (tmp_path / "other.csv").write_text(STATES)
    (tmp_path / "link").symlink_to("one")
    return tmp_path


def files_in(folder):
    return {
        str(x.relative_to(folder)): x.read_bytes()
        for x in folder.rglob("*")
        if x.is_file() and not x.is_symlink()
    }


def call(name, folder, out, data="one"):
    words = [word.format(data=data, out=out) for word in COMMANDS[name][0]]
    return run(*words, cwd=folder)


@pytest.mark.parametrize(("name", "ending"), CASES)
def test_results_do_not_become_data(folder, name, ending):
    before = files_in(folder)
    places = ["one/s", "link/s", f"{folder}/one/s", "one/../one/s"]
    if "pattern" not in name:
        (folder / "one" / "sub").mkdir()
        places.append("one/sub/s")
    for place in places:
        done = call(name, folder, place + ending)
        assert done.returncode == 1, (place, done.stderr)
        assert "would be taken for data; write to another" in " ".join(done.stderr.split())
        assert done.stderr.count("error: ") == 1
        assert files_in(folder) == before
    # what begins with _ or . is not data, and what is elsewhere neither
    (folder / "one" / "_sub").mkdir()
    for place in ("_s", "one/_s", "one/_sub/s", "one/.s", "onetwo"):
        done = call(name, folder, place + ending)
        assert done.returncode == 0, (place, done.stderr)


@pytest.mark.parametrize("name", COMMANDS)
def test_data_are_not_overwritten(folder, name):
    before = files_in(folder)
    (folder / "away.csv").symlink_to("one/a.csv")
    for place in ("one/a.csv", "away.csv"):
        done = call(name, folder, place)
        assert done.returncode == 1, (place, done.stderr)
        said = " ".join(done.stderr.split())
        assert "would be lost" in said or "would be taken for data" in said
        assert files_in(folder) == before


@pytest.mark.parametrize("name", COMMANDS)
def test_links_that_lead_into_the_data(folder, name):
    (folder / "new.csv").symlink_to("one/new.csv")
    done = call(name, folder, "new.csv")
    assert done.returncode == 1, done.stderr
    assert not (folder / "one" / "new.csv").exists()


def test_figures_may_lie_in_the_folder_of_the_data(folder):
    done = run("summary", ".", "--plot", "histograms.png", cwd=folder / "one")
    assert done.returncode == 0, done.stderr
    assert run("summary", ".", "-o", "s.csv", cwd=folder / "one").returncode == 1


def test_torques_given_to_a_simulation_are_not_overwritten(folder):
    torques = folder / "tau.csv"
    torques.write_text("t,tau_joint1,tau_joint2\n0,0,0\n0.1,0,0\n")
    before = torques.read_bytes()
    done = run("simulate", "planar_2r", "--torque", "tau.csv", "--duration", "0.05", "-o",
               "tau.csv", cwd=folder)  # fmt: skip
    assert (done.returncode, "would be lost" in done.stderr) == (1, True), done.stderr
    assert torques.read_bytes() == before


@pytest.mark.parametrize("command", ["log", "identify", "payload"])
def test_commands_that_read_recordings_write_no_data(folder, command):
    """Their formats are pages, figures and robot files; data cannot be among them."""
    options = [x for x in ("-o", "--report", "--plot") if _has(command, x)]
    assert options
    for option in options:
        for ending in output.DATA_ENDINGS:
            done = run(command, "planar_2r", "one", option, f"one/s{ending}", cwd=folder)
            assert done.returncode == 2, (option, ending, done.stderr)
            assert not (folder / "one" / f"s{ending}").exists()


def _has(command, option):
    return re.search(rf"(?<![\w-]){option}\b", run(command, "--help").stdout) is not None


def test_the_guard_knows_every_kind_of_data():
    # of a bag that is still being recorded, too
    known = {*ENDINGS, *RECORDING_ENDINGS, *found._ENDINGS}
    assert set(output.DATA_ENDINGS) == known


def test_the_guard_of_one_command_is_not_that_of_the_next(folder):
    output.begin()
    output.was_read(str(folder / "one"))
    with pytest.raises(InputError, match="would be taken for data"):
        output.refuse_to_lose(str(folder / "one" / "new.parquet"))
    output.refuse_to_lose(str(folder / "one" / "new.png"))
    output.refuse_to_lose("-")
    output.refuse_to_lose(None)
    output.begin()
    output.refuse_to_lose(str(folder / "one" / "new.parquet"))


def test_folders_named_alike(tmp_path):
    require_outside_data(tmp_path / "data2" / "a.csv", [str(tmp_path / "data")])
    with pytest.raises(InputError):
        require_outside_data(tmp_path / "data", [str(tmp_path / "data")])


READERS = r"\b(summarize|read_log|read_motion|read_text)\(|= find\(paths"


def test_every_reader_of_data_is_behind_the_guard():
    """A module of the command line that reads data says so by `was_read`; the only modules that
    write say `refuse_to_lose`, or leave that to `write_text` and `write_bytes`."""
    # catalogues and robots are not data
    readers = {
        x.relative_to(CLI).as_posix()
        for x in CLI.rglob("*.py")
        if re.search(READERS, x.read_text())
    }
    assert readers >= {
        *("shared/datasets.py", "options/motions.py", "options/recording_options.py"),
        *("commands/summary.py", "options/values.py"),
    }
    for name in readers - {"options/catalog_choice.py"}:
        text = (CLI / name).read_text()
        assert "was_read(" in text, name
    writes = r"\b(write_whole|work_file)\(|\.write_(text|bytes)\(|open\([^)]*[\"'][wax]"
    writers = {
        x.relative_to(CLI).as_posix() for x in CLI.rglob("*.py") if re.search(writes, x.read_text())
    }
    # it lays out the help
    for name in writers - {"command.py"}:
        assert "refuse_to_lose(" in (CLI / name).read_text(), name
