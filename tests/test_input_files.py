"""Input files: the ending decides the format everywhere, and endless input is refused."""

import os
import re
import subprocess
import sys

import pytest

import rnea
from rnea.apps.datasets.dataset import find
from rnea.apps.datasets.sources import open_source
from rnea.apps.datasets.summary.tables.found import read_table
from rnea.logs import read_log
from rnea.motion import read_motion
from rnea.system import input_files
from support.command import run
from support.tiers import sample_cases

ARM = rnea.load("planar_2r")
ENDINGS = [".json", ".yaml", ".xyz", ".xlsx", ".csv.gz", ".CSVX"]
READERS = {
    "read_motion": lambda path: read_motion(path, ARM.model),
    "read_log": read_log,
    "find": lambda path: find([path]),
    "open_source": lambda path: open_source(path, None, None),
    "read_table": read_table,
}
# every command that reads a table, with the place of its file
COMMANDS = {
    "torque": ["torque", "planar_2r", "FILE"],
    "torque of a data set": ["torque", "planar_2r", "FILE", "-o", "out/"],
    "size": ["size", "planar_2r", "FILE"],
    "simulate --torque": ["simulate", "planar_2r", "--torque", "FILE", "--duration", "1"],
    "simulate --motion": [
        "simulate", "planar_2r", "--controller", "pd", "--kp", "9", "--kd", "1", "--motion", "FILE",
    ],
    "diagnose": ["diagnose", "planar_2r", "FILE"],
    "diagnose --motion": ["diagnose", "planar_2r", "-", "--motion", "FILE"],
    "plot": ["plot", "torque", "planar_2r", "FILE", "-o", "a.png"],
    "animate": [
        "animate", "planar_2r", "--kind", "playback", "--motion", "FILE", "-o", "a.gif",
    ],
    "studio": ["studio", "planar_2r", "FILE", "-o", "a.html"],
    "summary": ["summary", "FILE"],
    "log": ["log", "planar_2r", "FILE"],
    "payload": ["payload", "planar_2r", "FILE"],
    "identify": ["identify", "planar_2r", "FILE"],
}  # fmt: skip


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("reader", READERS)
def test_python_refuses_unknown_endings(tmp_path, reader, ending):
    path = tmp_path / f"m{ending}"
    path.write_text("t,q_joint1,q_joint2\n0,0,0\n1,1,1\n")
    last = path.suffix
    with pytest.raises(
        rnea.InputError, match=rf"unknown ending {last}\. Expected one of \."
    ) as said:
        READERS[reader](str(path))
    assert ".csv" in str(said.value)


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_refuse_unknown_endings(tmp_path, command):
    (tmp_path / "m.json").write_text('{"t": [0, 1]}')
    words = [word.replace("FILE", "m.json") for word in COMMANDS[command]]
    done = run(*words, cwd=tmp_path, text="t,tau_joint1,tau_joint2\n0,0,0\n")
    assert done.returncode == 1, done.stderr
    assert "m.json: unknown ending .json. Expected one of ." in done.stderr
    assert "--map" not in done.stderr
    assert "If it is CSV text, name it .csv" in done.stderr


def test_the_advice_works_and_names_without_an_ending_stay_csv(tmp_path):
    for name in ("m.csv", "m", "m.txt", "M.CSV"):
        path = tmp_path / name
        path.write_text("t,q_joint1,q_joint2\n0,0,0\n1,1,1\n")
        assert len(read_motion(str(path), ARM.model).t) == 2


@pytest.mark.skipif(sys.platform != "linux", reason="needs /dev/zero")
@pytest.mark.parametrize("ending", ["", ".csv", ".npz", ".parquet", ".toml"])
def test_a_file_without_end_is_refused(tmp_path, monkeypatch, ending):
    monkeypatch.setattr(input_files, "MOST_STREAM", 2**20)
    path = tmp_path / f"endless{ending}"
    os.symlink("/dev/zero", path)
    with pytest.raises(rnea.RneaError, match=r"is larger than 1 MiB"):
        rnea.load(str(path)) if ending == ".toml" else read_motion(str(path), ARM.model)


@pytest.mark.skipif(sys.platform != "linux", reason="needs /dev/zero")
@pytest.mark.parametrize("ending", [".csv", ".npz", ".parquet", ".hdf5", ".db3", ".mcap", ".bag"])
@pytest.mark.parametrize(
    "command",
    [["log", "planar_2r"], ["identify", "planar_2r"], ["torque", "planar_2r"], ["summary"]],
    ids=lambda command: command[0],
)
def test_no_command_reads_a_device_without_end(tmp_path, monkeypatch, command, ending):
    """Formats that are read in parts need a file; the others stop at the limit of streams."""
    monkeypatch.setattr(input_files, "MOST_STREAM", 2**20)
    path = tmp_path / f"endless{ending}"
    os.symlink("/dev/zero", path)
    to = ["-o", tmp_path / "out"] if command[0] == "torque" else []
    done = run(*command, path, *to)
    assert done.returncode in (1, 2)
    expected = r"is a device or a pipe|is larger than 1 MiB|unknown ending"
    assert re.search(expected, " ".join(done.stderr.split())), done.stderr


def test_a_long_file_is_refused_before_it_is_read(tmp_path, monkeypatch):
    path = tmp_path / "long.csv"
    path.write_text("t,q_joint1,q_joint2\n0,0,0\n")
    os.truncate(path, 2**33)
    with pytest.raises(rnea.TrajectoryError, match=r"is larger than 2 GiB; split it"):
        read_motion(str(path), ARM.model)


# what reads standard input, each in the way that it is asked
STDIN = {
    "torque": ["torque", "planar_2r", "-"],
    "size": ["size", "planar_2r", "-"],
    "simulate": ["simulate", "planar_2r", "--torque", "-", "--duration", "1"],
    "diagnose": ["diagnose", "planar_2r", "-"],
    "convert": ["convert", "-", "a.urdf"],
}
MAIN = "from rnea.cli.app import main; main()"


def begin(words, stdin):
    code = f"import rnea.system.input_files; rnea.system.input_files.MOST_STREAM = 2**20; {MAIN}"
    call = [sys.executable, "-c", code, *words]
    return subprocess.Popen(call, stdin=stdin, stdout=-1, stderr=-1, text=True)


@sample_cases(2)
@pytest.mark.parametrize("command", STDIN)
def test_standard_input_without_end_is_refused(command):
    with open("/dev/zero") as endless:
        _, said = begin(STDIN[command], endless).communicate(timeout=300)
    assert "error: standard input is larger than 1 MiB" in " ".join(said.split())


@sample_cases(2)
@pytest.mark.parametrize("command", STDIN)
def test_standard_input_that_is_closed_or_no_text(command, monkeypatch):
    done = run(*STDIN[command])
    assert "Traceback" not in done.stderr
    call = [sys.executable, "-c", MAIN, *STDIN[command]]
    shell = ["sh", "-c", 'exec "$@" <&-', "sh", *call]
    done = subprocess.run(shell, capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stderr.startswith("error: standard input is closed")) == (1, True)
    done = subprocess.run(call, input=b"\xff\xfe\n", capture_output=True, timeout=300)
    assert done.stderr == b"error: standard input is not UTF-8 text\n"


@pytest.mark.parametrize("output", ["states/", "states.parquet", "states.npz", "states.csv"])
def test_samples_that_do_not_fit_on_the_disk_are_refused(output, tmp_path):
    where = f"{tmp_path}/{output}"
    done = run("sample", "ur5", "--rows", "1e12", "--rows-per-file", "1e9", "-o", where)
    assert done.returncode in (1, 2)
    assert "are free at" in done.stderr or "are the most" in done.stderr
    assert sum(x.stat().st_size for x in tmp_path.rglob("*") if x.is_file()) == 0


def test_messages_appear_while_the_command_runs(tmp_path):
    """A note on stderr comes before what is printed after it, also through one pipe."""
    command = [sys.executable, "-m", "rnea", "torque", "four_bar", "--q", "1.2"]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert done.stdout.startswith("note: --q: assembled")
