"""Runs over a data set that are killed at random moments and gone on with, until they are done."""

import contextlib
import os
import random
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path


@dataclass
class Told:
    """kills: dealt in all; while_working: of them with files left to do and the folder there;
    rounds: data sets that were done in spite of them; most: kills within one round."""

    kills: int = 0
    while_working: int = 0
    rounds: int = 0
    most: int = 0


def tree(folder):
    """Every file of the results with its bytes; the manifest's run, but not its lines of times."""
    found = {}
    for path in sorted(Path(folder).rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_file() and not name.startswith("_rnea/done"):
            found[name] = path.read_bytes()
    return found


def command(robot, data, out, *more):
    code = "from rnea.cli.app import main; main()"
    words = ["torque", str(robot), str(data), "-o", str(out), "--resume", *map(str, more)]
    return [sys.executable, "-c", code, *words]


def start(words):
    return subprocess.Popen(
        words, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, start_new_session=True
    )


def undisturbed(robot, data, out, *more):
    """What the results are, and how long they take."""
    begin = time.monotonic()
    process = start(command(robot, data, out, *more))
    said = process.communicate()[1].decode()
    assert process.returncode == 0, said
    return tree(out), time.monotonic() - begin


def killed_until(robot, data, folder, want, kills, longest, seed, *more):
    """Deal so many kills, round after round; each round must end with the results `want`."""
    rng, told = random.Random(seed), Told()
    while told.kills < kills:
        told.rounds += 1
        out, dealt = Path(folder, f"round{told.rounds}"), 0
        while not _ends(command(robot, data, out, *more), rng.uniform(0, longest), told, kills):
            dealt += 1
            left = want.keys() - tree(out).keys()
            told.while_working += bool(left) and out.exists()
            _whole(out, want)
        told.most = max(told.most, dealt)
        got = tree(out)
        assert got.keys() == want.keys(), (got.keys() ^ want.keys(), told)
        assert got == want, [name for name in want if got[name] != want[name]]
    return told


def _ends(words, after, told, kills):
    """Whether a run ends by itself, before its kill."""
    process = start(words)
    try:
        if told.kills < kills:
            time.sleep(after)
        else:
            process.wait()
        if process.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            told.kills += 1
    finally:
        said = process.communicate()[1].decode()
    if process.returncode == -signal.SIGKILL:
        return False
    assert process.returncode == 0, said
    return True


def _whole(out, want):
    """Whatever stands under a final name is whole."""
    for name, data in tree(out).items():
        hidden = Path(name).name.startswith(".")
        assert hidden or data == want[name], f"{name} is not whole"
