"""File names that are not UTF-8: every command reads and writes them, and prints them escaped."""

import json
import os
import shutil
import sys

import pytest

from storms.invocations import MOTION, RECORDING, SLOW, TORQUES, WRITING
from support.command import run
from support.tiers import sample_cases

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="names are bytes on Linux")
ODD = os.fsdecode(b"\xff\xe4")
FORMATS = ["csv", "npz", "parquet"]
SWING = ["--q", "0.1,0.2", "--duration", "2", "--step", "0.01", "--payload", "1"]
SWING += ["--controller", "pd", "--kp", "30", "--kd", "1", "--measure", "noise=0.01"]


def done(*args, cwd, code=0):
    """A command that ends as it should, in text that can be printed."""
    ended = run(*args, cwd=cwd)
    assert ended.returncode == code, ended.stderr
    assert "Traceback" not in ended.stderr
    return ended


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """What commands read, under odd names in an odd folder."""
    place = tmp_path_factory.mktemp("odd") / ODD
    (place / "work").mkdir(parents=True)
    move = ["motion", "planar_2r", "--q", "0,0", "--to", "1,1", "--acceleration", "4"]
    for form in FORMATS:
        done(*move, "--rate", "20", "-o", f"{ODD}.{form}", cwd=place)
    done("torque", "planar_2r", f"{ODD}.csv", "-o", f"{ODD}tau.csv", cwd=place)
    done("simulate", "planar_2r", *SWING, "-o", f"{ODD}.db3", cwd=place)
    return place


@sample_cases(7)
@pytest.mark.parametrize(("command", "option"), [x for x in WRITING if x[0] not in SLOW])
def test_every_command_that_writes(folder, command, option):
    names = {MOTION: f"../{ODD}.csv", TORQUES: f"../{ODD}tau.csv", RECORDING: f"../{ODD}.db3"}
    words = [names.get(word, word) for word in WRITING[command, option]]
    words = [f"{ODD}{word}" if word.startswith("out") else word for word in words]
    place = folder / "work" / f"{command}{option}"
    shutil.copytree(folder / "work", place, ignore=lambda *_: os.listdir(folder / "work"))
    words = [word.replace("../", "../../") for word in words]
    if command == "export":
        # a header's name stands in the source, which takes some characters only
        assert "an #include takes letters" in done(*words, cwd=place, code=1).stderr
        return
    done(*words, cwd=place)
    assert [name for name in os.listdir(place) if name.startswith(f"{ODD}out")]


@pytest.mark.parametrize("written", FORMATS)
@pytest.mark.parametrize("read", FORMATS)
def test_every_format_is_read_and_written(folder, tmp_path, read, written):
    source = folder / f"{ODD}.{read}"
    alone = tmp_path / f"{ODD}.{written}"
    done("torque", "planar_2r", source, "-o", alone, cwd=tmp_path)
    done("torque", "planar_2r", source, "-o", "out/", "--to", written, cwd=tmp_path)
    assert os.listdir(tmp_path / "out") != []
    done("torque", "planar_2r", source, "-o", "out/", "--to", written, "--resume", cwd=tmp_path)
    facts = json.loads((tmp_path / "out" / "_rnea" / "done.jsonl").read_text().splitlines()[0])
    assert facts["output"] == f"{ODD}.{written}"
    for file in (source, alone):
        told = done("summary", file, "--json", cwd=tmp_path).stdout
        assert json.loads(told)


@pytest.mark.parametrize("form", ["csv", "npz", "parquet", "hdf5", "db3", "mcap", "bag"])
def test_an_odd_name_is_no_fault_of_a_recording(tmp_path, form):
    """What is no recording is refused for what it holds, with the name escaped."""
    (tmp_path / f"{ODD}.{form}").write_bytes(b"no recording")
    said = done("log", "planar_2r", f"{ODD}.{form}", cwd=tmp_path, code=1).stderr
    assert f"{ODD}.{form}".encode(errors="backslashreplace").decode() in said
    assert "surrogates" not in said
    assert "codec" not in said


@pytest.mark.parametrize("form", ["toml", "urdf", "xml"])
def test_robot_files(tmp_path, form):
    robot = f"{ODD}.{form}"
    done("convert", "planar_2r", robot, cwd=tmp_path)
    for words in (
        ["torque", robot, "--q", "0,1", "--json"],
        ["check", robot, "--json"],
        ["show", robot],
        ["parameters", robot, "--json"],
        ["explain", robot, "-o", f"{ODD}.html"],
        ["vectors", robot, "-o", f"{ODD}.json"],
        ["sample", robot, "--rows", "9", "-o", f"{ODD}.parquet"],
        ["studio", robot, "-o", f"{ODD}.html"],
    ):
        code = 1 if words[0] == "vectors" else 0
        done(*words, cwd=tmp_path, code=code)
