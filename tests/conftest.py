"""Samples of cases, one kernel cache for all runs, and fixtures that several files share."""

import gc
import os
import tempfile
from collections import Counter

# two workers on two cores: threads of BLAS would wait for each other. Read when numpy is loaded.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ.setdefault("OMP_NUM_THREADS", "1")

import pytest

from support import tiers

# thousands of robots that are asked once each: compiling them would take hours
WALK_THE_LINKS = {
    "test_accuracy",
    "test_conversion",
    "test_convert",
    "test_fewer_operations",
    "test_frames",
    "test_laws",
    "test_mechanics",
    "test_mimic",
    "test_mjcf",
    "test_motion_rates",
    "test_pinocchio",
    "test_sdf",
    "test_textbook",
    "test_diagnose",
    "test_diagnose_noise",
    "test_units",
    "test_urdf",
}


def pytest_configure(config):
    # what the command prints is not as wide as somebody's terminal
    os.environ.pop("COLUMNS", None)
    # workers inherit both: the seed of this run, and kernels that this or an earlier run compiled.
    # Their keys carry the package's source; test_kernel_cache.py has caches of its own.
    tiers.run_seed()
    if not hasattr(config, "workerinput"):
        user = os.getuid() if hasattr(os, "getuid") else "user"
        os.environ["RNEA_CACHE_DIR"] = os.path.join(tempfile.gettempdir(), f"rnea-tests-{user}")


def pytest_collection_modifyitems(config, items):
    left_out = tiers.left_out(items, config.args)
    if left_out:
        gone = set(left_out)
        items[:] = [item for item in items if item not in gone]
        config.hook.pytest_deselected(items=left_out)


def pytest_collection_finish():
    # thousands of tests and modules are there to stay: garbage is looked for beyond them alone
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def _eager(request, monkeypatch):
    if request.node.path.stem in WALK_THE_LINKS:
        monkeypatch.setenv("RNEA_EAGER", "1")


@pytest.fixture(scope="module")
def chromium():
    """A browser; until the end of a module, so that no event loop runs under other tests."""
    from support.browser import Chromium

    browser = Chromium()
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def studio_file(tmp_path_factory):
    """robot -> the file of its Studio page, written once."""
    from rnea.studio import studio_page

    folder, files = tmp_path_factory.mktemp("studio"), {}

    def write(robot):
        if robot.hash not in files:
            files[robot.hash] = folder / f"{robot.hash}.html"
            files[robot.hash].write_text(studio_page(robot), encoding="utf-8")
        return files[robot.hash]

    return write


def pytest_terminal_summary(terminalreporter):
    """What was chosen at random, and one line for each reason that tests were skipped for."""
    if tiers.ALL:
        terminalreporter.write_line(f"random robots and states: RNEA_TEST_SEED={tiers.run_seed()}")
    why = Counter(
        report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        for report in terminalreporter.stats.get("skipped", [])
    )
    for reason, count in why.most_common():
        terminalreporter.write_line(f"{count} skipped: {reason.removeprefix('Skipped: ')}")
