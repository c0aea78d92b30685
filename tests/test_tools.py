"""A program that is on the PATH and cannot be run counts as absent, and one line says so."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from support import tools

TESTS = Path(__file__).parent
SHIM = "#!/bin/sh\necho 'error: no default toolchain' >&2\necho more >&2\nexit 1\n"
BROKEN = {
    "shim": (SHIM, "fails with exit status 1: error: no default toolchain"),
    "mute": ("#!/bin/sh\nexit 3\n", "fails with exit status 3: "),
    "no interpreter": ("#!/no/such/shell\n", "cannot be run: "),
    "other processor": ("\x7fELF\x02\x01\x01 of another", "cannot be run: "),
    "endless": ("#!/bin/sh\nexec sleep 60\n", "timed out"),
}
PROGRAMS = "cc gcc g++ clang rustc node npm octave-cli nvcc ptxas pdflatex pdfinfo pdftotext zsh"


@pytest.fixture
def on_path(tmp_path, monkeypatch):
    """(name, text) -> a program of that name, before all others."""
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.setattr(tools, "_SECONDS", 5)
    tools.why_not.cache_clear()

    def add(name, text):
        (tmp_path / name).write_text(text)
        (tmp_path / name).chmod(0o755)

    yield add
    tools.why_not.cache_clear()


@pytest.mark.parametrize("name", BROKEN)
def test_what_cannot_be_run_is_absent_in_one_line(on_path, name):
    text, why = BROKEN[name]
    on_path("rustc", text)
    said = tools.why_not("rustc")
    assert why in said
    assert "\n" not in said
    assert tools.found("rustc", "no-such-program") is None
    assert tools.why_none("no-such-program", "rustc") == said
    with pytest.raises(pytest.skip.Exception, match="exported Rust was not run: "):
        tools.needed("rustc", "exported Rust was not run")
    with pytest.raises(pytest.fail.Exception, match="need a C compiler"):
        tools.compiler("rustc")
    assert tools.skip_without("rustc").args == (True,)


def test_what_runs_is_found(on_path):
    on_path("rustc", "#!/bin/sh\necho 1.0\n")
    assert tools.why_not("rustc") == ""
    assert tools.found("no-such-program", "rustc") == tools.needed("rustc", "") != ""
    assert tools.skip_without("rustc").args == (False,)
    assert tools.why_not("no-such-program") == "there is no `no-such-program` on the PATH"


def test_programs_are_looked_for_in_one_place():
    named = re.compile(r'\[\s*"(' + "|".join(map(re.escape, PROGRAMS.split())) + r')",')
    for file in sorted(TESTS.rglob("*.py")):
        text = file.read_text()
        if file.name in ("tools.py", Path(__file__).name):
            continue
        assert "which(" not in text, file
        if named.search(text):
            assert "support.tools" in text or "from support import tools" in text, file


def test_a_run_with_a_shim_has_no_failures(tmp_path):
    """rustc as a shim without a toolchain: its tests are skipped, each with the reason."""
    (tmp_path / "rustc").write_text(SHIM)
    (tmp_path / "rustc").chmod(0o755)
    words = ["-m", "pytest", "-p", "no:cacheprovider", "-rs", "-k", "rust"]
    tests = "tests/test_exported_languages.py::test_operations_mean_what_they_mean"
    done = subprocess.run(
        [sys.executable, *words, tests],
        env=os.environ | {"PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}", "COLUMNS": "500"},
        cwd=TESTS.parent,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout
    told = r"exported Rust was not run: `.*rustc --version` fails with exit status 1: error: no d"
    assert re.search(rf"SKIPPED \[2\] .*{told}", done.stdout), done.stdout
