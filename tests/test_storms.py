"""The storm over the command line, briefly; no command and no option is forgotten in it."""

import ast
import contextlib
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import rnea
from storms.commands import STREAMS, share
from storms.invocations import PRINTING, SLOW, WRITING, commands, writing_options
from support.command import run
from support.tiers import sample_cases

SOURCE = Path(rnea.__file__).parent
STORM = Path(__file__).parent / "storms" / "commands.py"
SHARES = 32


def test_every_command_and_every_option_that_writes_is_stormed():
    assert set(PRINTING) == set(commands())
    assert sorted(writing_options()) == sorted(WRITING)
    for (command, _), arguments in WRITING.items():
        assert arguments[0] == command


def test_an_option_that_writes_is_known_by_its_name():
    """One whose help speaks of writing or drawing is among them."""
    found = set(writing_options())
    for name, command in commands().items():
        for parameter in command.params:
            about = getattr(parameter, "help", "") or ""
            flag = getattr(parameter, "is_flag", False)
            if not flag and re.search(r"\b(write|draw|written|folder for)\b", about):
                assert {(name, option) for option in (*parameter.opts, parameter.name)} & found


def test_a_command_that_calls_a_writer_has_such_an_option():
    writing = {command for command, _ in writing_options()}
    for name in commands():
        tree = ast.parse((SOURCE / "cli" / "commands" / f"{name}.py").read_text())
        called = {getattr(x.func, "id", "") for x in ast.walk(tree) if isinstance(x, ast.Call)}
        if called & {"write_text", "write_bytes", "deliver", "draw"}:
            assert name in writing


def test_files_are_written_in_one_place():
    pattern = re.compile(r"\.write_(?:text|bytes)\(|\bopen\([^)\n]*[\"'][wax]b?[\"']|O_CREAT")
    places = {
        str(file.relative_to(SOURCE))
        for file in SOURCE.rglob("*.py")
        # what docstrings show is no writing of ours
        if pattern.search(re.sub(r"(?m)^\s*(?:>>>|\.\.\.) .*$", "", file.read_text()))
    }
    # a film is made in memory, a packed bag is unpacked in a folder that goes again; results of
    # data sets grow in the partial file of `whole_file`, a manifest gets lines, Ray says nothing
    # (and help is written to a formatter of lines, a report to a folder that goes again)
    # (the sandbox names the flag to deny it)
    others = {
        "cli/command.py",
        "report/document/pdf.py",
        "system/sandbox/audit.py",
        "system/sandbox/seccomp.py",
    }
    others |= {
        "report/animation/animation_files.py",
        "apps/logs/formats/packed.py",
        "apps/datasets/manifest.py",
        "apps/datasets/ray_cluster.py",
    }
    grown = {"apps/datasets/sinks/csv_sink.py", "apps/datasets/sinks/npz_sink.py"}
    assert places == {"system/atomic_files.py", "system/private_folder.py"} | others | grown


@pytest.mark.skipif(sys.platform != "linux", reason="the storm needs /dev/full, /sys and pidfd")
@sample_cases(2)
@pytest.mark.parametrize("part", [f"{k}/{SHARES}" for k in range(SHARES)])
def test_a_short_storm(part):
    command = [sys.executable, str(STORM), "--moments", "1", "--seed", "7", "--share", part]
    done = subprocess.run(command, capture_output=True, text=True, timeout=1200)
    assert done.returncode == 0, done.stdout + done.stderr
    counts = dict(re.findall(r"^(.*): (\d+) cases, 0 wrong$", done.stdout, re.MULTILINE))
    writing, printed = share(part)
    quick = sum(command not in SLOW for command, _ in writing)
    printing = len(set(printed) - SLOW)
    expected = {
        "SIGINT at a moment": quick,
        "SIGINT while writing": len(writing),
        "SIGTERM at a moment": quick,
        **{f"{name} while writing": len(writing) for name in ("SIGTERM", "SIGHUP")},
        **dict.fromkeys(STREAMS, quick),
        "kill -9 at a moment": quick,
        "kill -9 while writing": quick,
        "full disk": quick,
        "broken pipe": printing,
        "full disk behind stdout": printing,
        "a terminal of ASCII": printing,
        "missing or read-only home": printing,
    }
    assert {sort: int(count) for sort, count in counts.items()} == {
        sort: count for sort, count in expected.items() if count
    }


def test_an_interrupt_that_a_library_turns_into_an_error_ends_the_command(monkeypatch):
    """Compiled code that calls back into Python can lose a KeyboardInterrupt and fail later."""

    def lose(*_, **__):
        with contextlib.suppress(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
        raise ValueError("Invalid bounding box")

    monkeypatch.setattr("rnea.cli.app.app", lose)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        done = run("robots")
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, before)
    assert (done.returncode, done.stderr) == (130, "")


def test_rights_of_a_file_that_is_replaced_stay(tmp_path):
    private, fresh = tmp_path / "private.csv", tmp_path / "fresh.csv"
    private.write_text("old")
    private.chmod(0o600)
    for place in (private, fresh):
        done = run("convert", "planar_2r", place, "--to", "toml")
        assert done.returncode == 0, done.stderr
    assert private.stat().st_mode & 0o777 == 0o600
    assert fresh.stat().st_mode & 0o777 == 0o666 & ~umask()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["fresh.csv", "private.csv"]


def umask():
    import os

    mask = os.umask(0)
    os.umask(mask)
    return mask
