"""Hostile files: each is refused by one clear error with its line, at once, and writes nothing."""

import importlib
import os
import subprocess
import sys
import time
from collections import Counter

import pytest

import rnea
from rnea import RneaError, RobotFileError
from support import hostile_files

SECONDS, MEBIBYTES = 2.0, 512
READERS = {"xml": "rnea.files.robots.mjcf.reader", "sdf": "rnea.files.robots.sdf.reader"}


def can_read(ending):
    try:
        return ending not in READERS or bool(importlib.import_module(READERS[ending]))
    except ImportError:
        return False


CASES = [case for case in hostile_files.CASES if can_read(case.ending)]


def test_there_are_more_than_three_hundred():
    kinds = Counter(case.ending for case in CASES)
    assert len(CASES) == len({str(case) for case in CASES}) > 300
    assert kinds["urdf"] > 250
    assert kinds["toml"] > 100


@pytest.mark.parametrize("ending", sorted(filter(can_read, hostile_files.GOOD)))
def test_the_good_ones_load(tmp_path, ending):
    path = tmp_path / f"arm.{ending}"
    path.write_text(hostile_files.GOOD[ending], encoding="utf-8")
    assert rnea.load(path).name == "arm"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_it_is_refused_with_its_line(tmp_path, monkeypatch, case):
    monkeypatch.chdir(tmp_path)
    path = tmp_path / f"hostile.{case.ending}"
    path.write_bytes(case.data)
    start = time.perf_counter()
    with pytest.raises(RobotFileError) as caught:
        rnea.load(path)
    assert time.perf_counter() - start < SECONDS
    message = str(caught.value)
    assert message.startswith(str(path))
    assert len(message) < 2000
    assert "\n" not in message
    for part in case.parts:
        assert part in message
    if case.line:
        assert caught.value.line == case.line, message
    assert os.listdir(tmp_path) == [path.name]


_RUN = """
import os, resource, sys, time
sys.path.insert(0, sys.argv[1])
import rnea
from support.hostile_files import heavy

directory = sys.argv[2]
for i, (name, text, part) in enumerate(heavy()):
    path = f"{directory}/{i}.{'toml' if 'TOML' in name else 'urdf'}"
    with open(path, "w", encoding="utf-8") as stream:
        stream.write(text)
    del text
    child = os.fork()
    if child == 0:
        resource.setrlimit(resource.RLIMIT_CPU, (20, 20))
        start = time.process_time()
        said = "loaded"
        try:
            rnea.load(path)
        except rnea.RobotFileError as problem:
            said = str(problem)
        except BaseException as problem:
            said = f"CRASH {type(problem).__name__}"
        print(f"{name}|{time.process_time() - start}|{part in said}|{said[:200]!r}", end="|")
        sys.stdout.flush()
        os._exit(0)
    _, status, usage = os.wait4(child, 0)
    print(usage.ru_maxrss / 1024, status, sep="|", flush=True)
    os.remove(path)
"""


def test_files_made_to_exhaust_time_or_memory(tmp_path):
    tests = os.path.dirname(__file__)
    command = [sys.executable, "-c", _RUN, tests, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    lines = done.stdout.splitlines()
    assert len(lines) == len(list(hostile_files.heavy()))
    for line in lines:
        name, seconds, as_expected, _, memory, status = line.split("|")
        assert status == "0", line
        assert as_expected == "True", line
        assert float(seconds) < SECONDS, line
        assert float(memory) < MEBIBYTES, line
        assert name
    assert os.listdir(tmp_path) == []


def test_places_that_are_no_file(tmp_path):
    with pytest.raises(RobotFileError, match="directory"):
        rnea.load(tmp_path)
    with pytest.raises(RobotFileError, match="no such file"):
        rnea.load(tmp_path / "nothing.urdf")
    with pytest.raises(RobotFileError, match="cannot be read"):
        rnea.load("a\0b.urdf")
    with pytest.raises(RobotFileError, match="larger than 16 MiB"):
        rnea.load("/dev/zero")
    with pytest.raises(RobotFileError, match="empty"):
        rnea.load("/dev/null")


@pytest.mark.parametrize("text", ["\ud800", "<robot name='\udfff'/>", "<\ud800>"])
def test_text_with_half_a_character(text):
    with pytest.raises(RneaError):
        rnea.loads(text)


def test_text_is_never_expanded_as_xacro():
    text = '<robot name="r"><link name="${1 + 1}"/></robot>'
    with pytest.raises(RobotFileError, match=r"xacro.*loads\(text, xacro=True\)"):
        rnea.loads(text)
