"""A Ray cluster of several nodes on this machine, with ports and a folder of its own.

Each node is a raylet with its own workers and its own object store, as on machines of their own.
"""

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from unittest import mock

MB = 1 << 20
SOURCE = Path(__file__).parents[2] / "src"
_COMMAND = [sys.executable, "-c", "from rnea.cli.app import main; main()"]


@contextlib.contextmanager
def cluster(nodes=2, store=80 * MB, workers=1):
    """The head does no work, so that any of the nodes that do can be lost."""
    from ray.cluster_utils import Cluster

    # names of sockets lie in it, which must be short
    folder = tempfile.mkdtemp(prefix="ray-", dir="/tmp")
    os.mkdir(f"{folder}/ray")
    with mock.patch.dict(os.environ, environment(folder)):
        made = Cluster()
        try:
            common = {"include_dashboard": False, "object_store_memory": store}
            made.add_node(num_cpus=0, **common)
            for _ in range(nodes):
                made.add_node(num_cpus=workers, **common)
            made.wait_for_nodes()
            yield made
        finally:
            made.shutdown()
            shutil.rmtree(folder, ignore_errors=True)


def environment(folder):
    """In which Ray keeps to one folder, and its workers find this package's source."""
    paths = [str(SOURCE), os.environ.get("PYTHONPATH", "")]
    return {
        "RAY_TMPDIR": folder,
        "PYTHONPATH": os.pathsep.join(filter(None, paths)),
        "RAY_USAGE_STATS_ENABLED": "0",
    }


def lose(made, node):
    """A node is gone at once, as when its machine loses power; its workers are with it."""
    made.remove_node(node, allow_graceful=False)


def command(*words, env=None, **options):
    """`rnea WORDS` in a process of its own, which runs while the caller does something else."""
    environment = os.environ | {"PYTHONPATH": str(SOURCE)} | (env or {})
    return subprocess.Popen(
        [*_COMMAND, *map(str, words)], env=environment, text=True, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, preexec_fn=_hear_interrupts, **options,
    )  # fmt: skip


def _hear_interrupts():
    """Who runs the tests in the background hands down that interrupts are ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def wait_for(what, seconds=60.0):
    """Until it is so."""
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "it did not come to that"
        time.sleep(0.02)


def raylets(made):
    """The processes that are nodes, by number."""
    found = [node.all_processes.get("raylet", []) for node in made.list_all_nodes()]
    return [x.process.pid for listed in found for x in listed]


def store_in_use(made):
    """Bytes of memory that each node's object store has ever touched: it gives none back."""
    return [_touched(pid) for pid in raylets(made)]


def _touched(pid):
    total = 0
    # a node that was just lost has no files any more
    with contextlib.suppress(OSError):
        for entry in os.scandir(f"/proc/{pid}/fd"):
            with contextlib.suppress(OSError):
                if "plasma" in os.readlink(entry.path):
                    total = max(total, os.stat(entry.path).st_blocks * 512)
    return total


def worker_pids(made):
    """The processes of actors that do the work."""
    parents, found = raylets(made), []
    for entry in Path("/proc").iterdir():
        with contextlib.suppress(OSError, IndexError, ValueError):
            name = (entry / "cmdline").read_bytes() if entry.name.isdecimal() else b""
            if name.startswith(b"ray::MapWorker"):
                parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
                found += [int(entry.name)] if parent in parents else []
    return found
