"""How long the first result takes, in a process of its own: with nothing kept, and kept on disk."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from time import perf_counter

from rnea.errors import InputError

_ROWS = 64
# the clock starts before the package is imported
_PROCESS = """
import sys, time
start = time.perf_counter()
import rnea
imported = time.perf_counter() - start
from rnea.apps.bench.startup import tell
tell(imported, *sys.argv[1:])
"""


def startup(
    robot: str, quantity: str, dtype: str, base: str | None = None
) -> dict[str, dict[str, float]]:
    """Seconds of a process with an empty cache ("cold") and of the next one ("cached").

    import   until the package is there
    load     until the robot is built
    single   until the first state is answered, compiled or read from disk
    batch    until the first batch is answered: code of its own
    process  all of it, the interpreter and what only measuring needs included
    """
    with tempfile.TemporaryDirectory(prefix="rnea-bench-") as folder:
        given = (robot, quantity, dtype, base or "")
        return {name: _fresh(*given, folder) for name in ("cold", "cached")}


def _fresh(robot: str, quantity: str, dtype: str, base: str, folder: str) -> dict[str, float]:
    command = [sys.executable, "-c", _PROCESS, robot, quantity, dtype, base]
    environment = {**os.environ, "RNEA_CACHE_DIR": folder, "RNEA_EAGER": "0"}
    # as installed: without this Python would compile our own source in every process
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    start = perf_counter()
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    taken = perf_counter() - start
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["no message"])[-1]
        raise InputError(f"{robot} could not be measured in a process of its own: {last}")
    facts: dict[str, float] = json.loads(done.stdout)
    return {**facts, "process": taken}


def tell(imported: float, name: str, quantity: str, dtype: str, base: str) -> None:
    """Inside the process: measure the rest, and print all of it."""
    from rnea.apps.bench.bench_robots import find, random_states
    from rnea.apps.bench.ours import kernel_of
    from rnea.apps.bench.reference import frame_of
    from rnea.core.recursions import rows_of

    began = perf_counter()
    robot = find(name, base or None)
    loaded = perf_counter()
    asked = rows_of(robot.model)[quantity]
    kernel = kernel_of(robot, asked, dtype, frame_of(robot, asked))
    states = random_states(robot, asked, _ROWS, dtype)
    kernel(*(state[0].copy() for state in states))
    single = perf_counter()
    kernel(*states)
    batch = perf_counter()
    facts = {
        "import": imported,
        "load": loaded - began,
        "single": single - loaded,
        "batch": batch - single,
    }
    print(json.dumps(facts))
