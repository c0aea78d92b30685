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
    if not hasattr(config, "workerinput"):
        config.rnea_cache = os.environ["RNEA_CACHE_DIR"] = tempfile.mkdtemp(prefix="rnea-tests-")


def pytest_unconfigure(config):
    if hasattr(config, "rnea_cache"):
        shutil.rmtree(config.rnea_cache, ignore_errors=True)


@pytest.fixture(autouse=True)
def _eager(request, monkeypatch):
    if request.node.path.stem in WALK_THE_LINKS:
        monkeypatch.setenv("RNEA_EAGER", "1")
