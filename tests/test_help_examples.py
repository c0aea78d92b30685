"""The examples of help run as they stand: with robots of the catalogue and files that an example
before them has made."""

import re
import shlex

import pytest
import typer

from rnea.cli.app import app
from rnea.cli.examples import examples_of
from rnea.cli.registry import NAMES
from support.command import run

COMMANDS = typer.main.get_command(app).commands
# who makes files that others read comes first
ORDER = ("motion", "sample", "torque", "simulate", "convert", *NAMES)
# seconds and minutes each, or a browser that opens; what they do is tested elsewhere
SLOW = {"animate", "bench", "demo", "excite", "identify"}
LONG = ("rows 1e10", "--samples 1000", "rnea studio ur5", "rnea vectors -o", "--against")
_FILE = re.compile(r"[\w*-]+(\.[a-z][a-z0-9]{0,6}|/)$")
_OUTPUTS = {"-o", "--output", "--plot", "--report", "--fix"}


def _reads(words):
    """Files that a call reads, by their names."""
    given = [word for before, word in zip(["", *words], words, strict=False)
             if before not in _OUTPUTS and _FILE.fullmatch(word)]  # fmt: skip
    # what convert writes has no option
    return given[:-1] if words[1] == "convert" else given


def _calls():
    for name in dict.fromkeys(ORDER):
        if name not in SLOW:
            yield from (call for call in examples_of(COMMANDS[name])
                        if not any(part in call for part in LONG))  # fmt: skip


def test_examples_run_one_after_the_other(tmp_path):
    for package in ("matplotlib", "pyarrow"):
        pytest.importorskip(package, reason=f"the examples need {package}")
    ran, lacking = [], []
    for call in _calls():
        command, _, target = call.partition(" > ")
        words = shlex.split(command)
        if missing := [file for file in _reads(words) if not (tmp_path / file).exists()]:
            lacking.append((call, missing))
            continue
        done = run(*words[1:], cwd=tmp_path)
        # a diagnosis ends with 1 where torques are not right
        fine = (0, 1) if words[1] == "diagnose" else (0,)
        assert done.returncode in fine, f"{call}\n{done.stderr}"
        if target:
            (tmp_path / target).write_text(done.stdout)
        ran.append(call)
    print(f"\n{len(ran)} examples ran; {len(lacking)} need files of a user's own")
    # recordings of a robot, and robot files, that nobody but a user has
    own = {"arm.urdf", "arm.toml", "*.urdf", "walk.csv", "measured.npz", "recording.db3", "bag/",
           "empty.db3", "loaded.db3", "loaded.mcap", "ur10.urdf", "panda.urdf"}  # fmt: skip
    assert {file for _, missing in lacking for file in missing} <= own
    assert len(ran) >= 45
