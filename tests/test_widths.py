"""Nothing that is printed for people is wider than the terminal, and nothing is cut off."""

import os
import pty
import re
import subprocess
import sys

import numpy as np
import pytest
from rich.console import Console

import rnea
from rnea.cli.registry import NAMES
from rnea.cli.width import folded, width_of
from rnea.report.tables.fitting import fitted
from rnea.report.tables.terminal import plain_table
from support.command import run
from support.tiers import sample_cases
from support.widest_lines import CALLS, prepare, widest


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    place = tmp_path_factory.mktemp("widths")
    prepare(place)
    return place


def test_every_command_is_measured():
    assert set(CALLS) == {"", *NAMES}


@sample_cases(8)
@pytest.mark.parametrize("command", CALLS)
def test_lines_fit_80_columns(folder, command):
    width, line, call = widest(command, 80, folder, slow=False)
    print(f"\nrnea {command}: widest line {width}")
    assert 0 < width <= 80, f"rnea {call}\n{line}"


@pytest.mark.parametrize("columns", [100, 120])
@pytest.mark.parametrize("command", ["show", "robots"])
def test_wider_terminals_are_filled_and_not_left(folder, command, columns):
    width, line, call = widest(command, columns, folder, slow=False)
    assert 80 < width <= columns, f"rnea {call}\n{line}"


def _shown(table, width):
    console = Console(width=width, file=open(os.devnull, "w"), record=True)  # noqa: SIM115
    for part in fitted(table, width):
        part.title = None
        console.print(part)
    console.file.close()
    return console.export_text()


@pytest.mark.parametrize("width", [40, 60, 80, 200])
def test_no_number_is_lost_whatever_the_width(width):
    """Every cell of a table of random numbers and long names is there, whole."""
    rng = np.random.default_rng(width)
    names = [f"left_front_wheel_{k}" for k in range(8)]
    rows = [(name, *(repr(float(x)) for x in rng.normal(size=9))) for name in names]
    text = _shown(plain_table("", ("joint", *(f"c{k}" for k in range(9))), rows), width)
    assert max(map(len, text.splitlines())) <= width
    words = text.split()
    for row in rows:
        assert set(row) <= set(words)
    assert all(f"c{k}" in words for k in range(9))


def test_a_row_is_turned_where_no_column_fits_beside_its_name():
    rows = [("a" * 30, "1.2345678901234567  2.3456789012345678")]
    text = _shown(plain_table("", ("joint", "force (N)"), rows), 50)
    assert re.search(r"joint +a{30}", text)
    assert re.search(r"force \(N\) +1.2345678901234567", text)
    assert "2.3456789012345678" in text


def test_units_stay_beside_their_numbers():
    columns = ("joint", "tau", "unit", "gravity")
    table = plain_table("", columns, [("j" * 20, "1" * 12, "N m", "2" * 12)])
    first, second = fitted(table, 45)
    assert [str(x.header) for x in first.columns] == ["joint", "tau", "unit"]
    assert [str(x.header) for x in second.columns] == ["joint", "gravity"]


def test_words_are_wrapped_between_words_and_stay_whole():
    text = "note: " + "a sentence " * 20 + "/a/path/" + "x" * 100
    lines = folded(text, 60).splitlines()
    assert " ".join(line.strip() for line in lines) == text
    assert all(len(line) <= 60 for line in lines[:-1])
    assert folded(text, None) == text


def test_without_a_terminal_a_row_is_a_line():
    """What programs read does not depend on the width of anybody's terminal."""
    piped = run("show", "panda").stdout
    assert max(map(len, piped.splitlines())) > 100
    row = next(line for line in piped.splitlines() if line.split()[:1] == ["link1"])
    inertia = rnea.load("panda").model.frame("link1").inertia
    assert f"{inertia.mass:g}" in row
    assert len(row.split()) == 11


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
def test_a_terminal_says_how_wide_it_is():
    import fcntl
    import struct
    import termios

    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 66, 0, 0))
    with os.fdopen(theirs, "w") as stream:
        assert width_of(stream) == 66
        done = subprocess.run(
            [sys.executable, "-m", "rnea", "transform", "panda", "--twist", "0,0,1,0,0,0",
             "--from", "tol", "--to", "base"],
            stderr=stream, stdout=subprocess.PIPE, check=False,
        )  # fmt: skip
        assert done.returncode == 1
        told = os.read(ours, 4096).decode()
    assert "\n" in told.strip()
    assert max(map(len, told.splitlines())) <= 66
    os.close(ours)
