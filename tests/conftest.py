"""Kernels of one test run share a cache of their own; tests of random robots walk the links."""

import os
import shutil
import tempfile

import pytest

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
    if not hasattr(config, "workerinput"):
        config.rnea_cache = os.environ["RNEA_CACHE_DIR"] = tempfile.mkdtemp(prefix="rnea-tests-")


def pytest_unconfigure(config):
    if hasattr(config, "rnea_cache"):
        shutil.rmtree(config.rnea_cache, ignore_errors=True)


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
    """A machine without a browser is told once what it has not seen."""
    from support import browser, firefox

    skipped = [report.nodeid for report in terminalreporter.stats.get("skipped", [])]
    if any("test_studio" in name for name in skipped) and browser.why_not():
        terminalreporter.write_line(f"Studio was not opened in a browser: {browser.why_not()}")
    if any("test_studio_firefox" in name for name in skipped):
        terminalreporter.write_line(f"Studio was not opened in Firefox: {firefox.why_not()}")
