"""Programs that tests run. One that cannot even tell its version counts as absent.

A name on the PATH is not enough: it may be a shim whose toolchain is not installed, a wrapper of a
program that was removed, or built for another processor.
"""

import os
import shutil
import subprocess
from functools import lru_cache

import pytest

# how a program is asked for a sign of life; `--version` for all others
_ASKED = {"pdfinfo": "-v", "pdftotext": "-v", "nvidia-smi": "-L"}
_SECONDS = 60
_C = "these tests need a C compiler (Debian: apt install gcc): "


@lru_cache(maxsize=64)
def why_not(name):
    """Why a program cannot be run, in one line; empty where it can."""
    place = shutil.which(name)
    if place is None:
        return f"there is no `{name}` on the PATH"
    asked = _ASKED.get(os.path.basename(name), "--version")
    try:
        done = subprocess.run(
            [place, asked], stdin=subprocess.DEVNULL, capture_output=True, timeout=_SECONDS
        )
    except (OSError, subprocess.TimeoutExpired) as problem:
        return f"`{place} {asked}` cannot be run: {problem}"
    if done.returncode == 0:
        return ""
    said = (done.stderr or done.stdout).decode(errors="replace").strip().partition("\n")[0]
    return f"`{place} {asked}` fails with exit status {done.returncode}: {said[:200]}"


def found(*names):
    """The path of the first of these programs that can be run, or None."""
    return next((shutil.which(name) for name in names if not why_not(name)), None)


def why_none(*names):
    """Why none of these programs can be run: what is wrong with one that is there, if there is."""
    if found(*names):
        return ""
    return why_not(next(filter(shutil.which, names), names[0]))


def needed(name, what):
    """The path of a program; else the test is skipped: one line says what was not done, and why."""
    if why := why_not(name):
        pytest.skip(f"{what}: {why}")
    return shutil.which(name)


def compiler(name="cc"):
    """A compiler of C or C++. Without one tests fail: an export nobody compiled is not shown."""
    if why := why_not(name):
        pytest.fail(_C + why, pytrace=False)
    return shutil.which(name)


def skip_without(*names):
    """A mark for tests of programs."""
    why = "; ".join(filter(None, map(why_not, names)))
    return pytest.mark.skipif(bool(why), reason=why or "all are there")
