"""`rnea torque --engine ray` through real clusters of several nodes on this machine."""

import filecmp
import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from unittest import mock

import numpy as np
import pytest

import rnea
from rnea.apps.datasets.ray_cluster import connected, watched
from rnea.apps.datasets.ray_engine import Worker, _bound
from rnea.apps.datasets.work import WorkOrder
from rnea.motion import Columns
from support.command import run
from support.ray_cluster import (
    MB,
    SOURCE,
    cluster,
    command,
    environment,
    lose,
    raylets,
    store_in_use,
    wait_for,
    worker_pids,
)
from support.tiers import full_only, sample_cases

pa = pytest.importorskip("pyarrow", reason="data sets need pyarrow")
pq = pytest.importorskip("pyarrow.parquet", reason="data sets need pyarrow")
cloudpickle = pytest.importorskip(
    "ray.cloudpickle", reason="clusters were not tried: there is no ray"
)

VERSION = rnea.__version__
FILES, ROWS, STORE = 12, 30_000, 80 * MB


def write_states(place, files=FILES, rows=ROWS):
    place.mkdir()
    columns = Columns.of(rnea.load("ur5").model)
    names = [f"{rate}_{name}" for rate in ("q", "qd", "qdd") for name in columns.names(rate)]
    for k in range(files):
        numbers = np.random.default_rng(k).uniform(-2, 2, (len(names), rows))
        table = pa.table(dict(zip(names, numbers, strict=True)))
        pq.write_table(table, place / f"{k:02d}.parquet", use_dictionary=False)
    return place


@pytest.fixture(scope="module")
def data(tmp_path_factory):
    return write_states(tmp_path_factory.mktemp("ray") / "data")


@pytest.fixture(scope="module")
def expected(data):
    """What one process makes of it."""
    out = data.parent / "single"
    done = run("torque", "ur5", data, "-o", out)
    assert done.returncode == 0, done.stderr
    return out


@pytest.fixture(scope="module")
def rays():
    with cluster(nodes=2, store=STORE) as made:
        yield made
    assert not [pid for pid in raylets(made) if Path(f"/proc/{pid}").exists()]


def results(out):
    return sorted(x.name for x in Path(out).glob("*.parquet"))


def same(out, expected):
    assert results(out) == results(expected)
    _, wrong, failed = filecmp.cmpfiles(expected, out, results(expected), shallow=False)
    assert not wrong
    assert not failed
    return not list(Path(out).glob(".*.partial"))


def by_ray(rays, data, out, *words, **options):
    address = ["--engine", "ray", "--address", rays.address]
    return command("torque", "ur5", data, "-o", out, *address, *words, **options)


def ended(process, seconds=120):
    said, complaint = process.communicate(timeout=seconds)
    # nothing of Ray's own between our lines
    assert said == ""
    assert not re.search("raylet|core_worker|Traceback|INFO|WARN", complaint), complaint
    return process.returncode, complaint


@full_only
def test_a_worker_that_is_killed(rays, data, expected, tmp_path):
    """The bytes of one process, and stores that hold next to nothing, whatever the data's size."""
    going = by_ray(rays, data, tmp_path / "out")
    wait_for(lambda: worker_pids(rays) and results(tmp_path / "out"))
    for pid in worker_pids(rays)[:1]:
        os.kill(pid, signal.SIGKILL)
    code, said = ended(going)
    assert code == 0, said
    assert said.startswith(f"{FILES * ROWS:,} rows of {FILES} files written to ")
    assert said.count("\n") == 1
    assert same(tmp_path / "out", expected)
    assert max(store_in_use(rays)) < 5 * MB


@full_only
def test_a_driver_that_is_killed_and_resumed(rays, data, expected, tmp_path):
    going = by_ray(rays, data, tmp_path / "out")
    wait_for(lambda: results(tmp_path / "out"))
    going.kill()
    going.communicate()
    # its workers end some time later; what they leave, the next run removes
    wait_for(lambda: not worker_pids(rays))
    # here, or by a cluster: whoever goes on
    done = run("torque", "ur5", data, "-o", tmp_path / "out", "--resume")
    assert done.returncode == 0, done.stderr
    assert same(tmp_path / "out", expected)


@full_only
def test_an_interrupt(rays, data, tmp_path):
    # text takes long enough to be interrupted
    going = by_ray(rays, data, tmp_path / "out", "--to", "csv", "--budget")
    wait_for(lambda: list((tmp_path / "out").glob("*.csv")))
    going.send_signal(signal.SIGINT)
    code, said = ended(going)
    assert code == 130, said
    wait_for(lambda: not worker_pids(rays))
    assert not [x for x in (tmp_path / "out").iterdir() if x.name.endswith(".partial")]


@full_only
def test_a_problem_in_a_file(rays, data, expected, tmp_path):
    """Stops the run with the line that one process says, or is told at the end."""
    spoilt = tmp_path / "data"
    spoilt.mkdir()
    for name in results(data)[:3]:
        (spoilt / name).write_bytes((data / name).read_bytes())
    (spoilt / "01.parquet").write_bytes(b"PAR1 no more")
    alone = run("torque", "ur5", spoilt, "-o", tmp_path / "alone")
    code, said = ended(by_ray(rays, spoilt, tmp_path / "out"))
    assert (code, said) == (alone.returncode, alone.stderr)
    assert said.count("\n") == 1
    assert "01.parquet: is not a readable Parquet file" in said
    code, said = ended(by_ray(rays, spoilt, tmp_path / "all", "--keep-going"))
    assert code == 1
    assert "problem: " in said
    assert results(tmp_path / "all") == ["00.parquet", "02.parquet"]
    assert filecmp.cmp(tmp_path / "all" / "02.parquet", expected / "02.parquet", shallow=False)


@full_only
def test_a_node_that_is_lost(rays, data, expected, tmp_path):
    """The last test of this cluster: one node does the work of two."""
    going = by_ray(rays, data, tmp_path / "out")
    wait_for(lambda: results(tmp_path / "out"))
    lose(rays, next(iter(rays.worker_nodes)))
    code, said = ended(going)
    assert code == 0, said
    assert same(tmp_path / "out", expected)


# ---- without a cluster ---------------------------------------------------------------------------


@sample_cases(2)
@pytest.mark.parametrize("address", ["closed", "silent", "other", "nonsense", "nobody.invalid:1"])
def test_no_cluster_at_an_address_is_said_in_seconds(address, data, tmp_path):
    """Ray asks for two minutes."""
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        where = f"127.0.0.1:{server.getsockname()[1]}"
        if address == "silent":
            server.listen()
        elif address == "other":
            server.close()
            with _web_server() as where:
                done, seconds = _refused(where, data, tmp_path)
        else:
            where = where if address == "closed" else address
        if address != "other":
            done, seconds = _refused(where, data, tmp_path)
    assert seconds < 30
    assert done.returncode == 1
    assert done.stderr.startswith(f"error: no Ray cluster at {where}: ")
    assert done.stderr.count("\n") == 1


def _refused(where, data, out):
    begin = time.monotonic()
    with mock.patch("rnea.apps.datasets.ray_cluster._PATIENCE", 0.5):
        done = run("torque", "ur5", data, "-o", out / "out", "--engine", "ray", "--address", where)
    return done, time.monotonic() - begin


class _web_server:  # noqa: N801 - read as a word of a sentence
    def __enter__(self):
        import http.server

        self._server = http.server.HTTPServer(
            ("127.0.0.1", 0), http.server.SimpleHTTPRequestHandler
        )
        self._server.RequestHandlerClass.log_message = lambda *_: None
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return f"127.0.0.1:{self._server.server_port}"

    def __exit__(self, *_):
        self._server.shutdown()
        self._server.server_close()


def test_without_ray_the_extra_is_named(data, tmp_path):
    with mock.patch.dict(sys.modules, {"ray": None}):
        done = run("torque", "ur5", data, "-o", tmp_path / "out", "--engine", "ray")
    assert done.returncode == 1
    assert "pip install 'rnea[scale]'" in done.stderr
    assert done.stderr.count("\n") == 1


ANOTHER = """import sys, types
__path__ = ['SOURCE']
sys.modules["rnea.system.version"] = types.SimpleNamespace(__version__="9.9")
"""


@pytest.mark.parametrize(
    ("there", "said"),
    [
        ("raise ImportError('not here')", "cannot import rnea (not here)"),
        (ANOTHER, f"has rnea 9.9, and here is {VERSION}"),
    ],
    ids=["none", "another"],
)
def test_a_node_without_this_package_says_so(there, said, tmp_path):
    """What travels is opened where something else is found under the name."""
    (tmp_path / "rnea").mkdir()
    text = there.replace("SOURCE", str(SOURCE / "rnea"))
    (tmp_path / "rnea" / "__init__.py").write_text(text)
    packed = cloudpickle.dumps(_bound(WorkOrder(rnea.load("ur5"))))
    (tmp_path / "packed").write_bytes(packed)
    script = (
        "import pickle; made = pickle.load(open('packed', 'rb'))();"
        "print(made({'job': [0], 'what': ['']})['done'][0])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=tmp_path, capture_output=True, text=True, check=False,
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)["stop"]
    assert said in told
    assert told.endswith(f": pip install 'rnea[scale]=={VERSION}' on every node")


def test_a_node_that_does_not_see_the_files_says_so(data, tmp_path, monkeypatch):
    monkeypatch.setenv("RNEA_THREADS", "1")
    threads = pa.cpu_count()
    try:
        worker = Worker(WorkOrder(rnea.load("ur5")), "far-away")
    finally:
        pa.set_cpu_count(threads)
    for source, output in (("/gone/a.parquet", "out"), (str(data / "00.parquet"), "gone")):
        what = json.dumps([[source, "a"], "a", str(tmp_path / output / "a.parquet"), 1])
        (tmp_path / "out").mkdir(exist_ok=True)
        (told,) = worker({"job": [0], "what": [what]})["done"]
        assert "is not there on node far-away" in json.loads(told)["stop"]


def test_joining_leaves_nothing_behind(monkeypatch):
    """Neither in the environment nor on the standard streams, also where it fails."""
    import ray

    monkeypatch.delenv("RAY_BACKEND_LOG_LEVEL", raising=False)
    before, stdout = dict(os.environ), sys.stdout
    seen = []

    def init(**_):
        seen.append(os.environ.get("RAY_BACKEND_LOG_LEVEL"))
        raise ConnectionError("first line\nsecond line")

    with (
        mock.patch.object(ray, "init", init),
        pytest.raises(rnea.InputError, match=r"^cannot start a Ray cluster: first line$"),
        connected(ray, "local", 1),
    ):
        pass
    assert seen == ["fatal"]
    assert dict(os.environ) == before
    assert sys.stdout is stdout


def test_a_head_that_is_lost_is_told_once(capsys):
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        where = f"127.0.0.1:{nobody.getsockname()[1]}"
        with watched(where, pause=0.01):
            wait_for(lambda: "rnea watches Ray" not in [x.name for x in threading.enumerate()])
    said = capsys.readouterr().err
    assert said.startswith(f"note: no Ray cluster at {where}: ")
    assert said.count("\n") == 1


def test_a_head_that_we_end_ourselves_is_not_lost():
    """Nobody watches a cluster any more while it is shut down."""
    watching = lambda: "rnea watches Ray" in [x.name for x in threading.enumerate()]  # noqa: E731
    ray, seen = mock.Mock(), []
    ray.is_initialized.return_value = False
    ray.get_runtime_context().gcs_address = "127.0.0.1:1"
    ray.shutdown = lambda: seen.append(watching())
    with connected(ray, "local", 1):
        seen.append(watching())
    assert seen == [True, False]


@full_only
def test_a_cluster_of_our_own(data, expected, tmp_path):
    """Started and ended with the command, though another one runs on this machine."""
    with tempfile.TemporaryDirectory(prefix="ray-", dir="/tmp") as folder:
        words = ["--engine", "ray", "--workers", 1]
        made = command(
            "torque", "ur5", data, "-o", tmp_path / "out", *words, env=environment(folder)
        )
        code, said = ended(made)
        assert code == 0, said
        assert same(tmp_path / "out", expected)
        left = [x for x in Path("/proc").glob("[0-9]*/cmdline") if folder in _words(x)]
        assert not left


def _words(place):
    try:
        return place.read_text(errors="replace")
    except OSError:
        return ""
