"""rnea doctor tells what is there, and clears what is ours."""

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import rnea
from rnea.cli import installation
from rnea.errors import DeviceError
from rnea.system.optional_packages import EXTRAS, PACKAGES
from support.command import run

ROOT = Path(__file__).parent.parent


@pytest.fixture
def cache(tmp_path, monkeypatch):
    folder = tmp_path / "cache"
    folder.mkdir(mode=0o700)
    monkeypatch.setenv("RNEA_CACHE_DIR", str(folder))
    (folder / ("a" * 64)).write_bytes(b"x" * 1000)
    (folder / f".{'b' * 50}.{'c' * 16}").write_bytes(b"x" * 24)
    (folder / "letter.txt").write_text("not ours")
    return folder


def test_what_is_there_is_told(cache):
    done = run("doctor")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0].startswith(f"rnea         {rnea.__version__}, Python 3.")
    assert f"2 files, 0.0 MB in {cache}" in " ".join(done.stdout.split())
    assert max(len(line) for line in lines if str(cache) not in line) <= 80
    for extra in PACKAGES:
        assert f"[{extra}]" in done.stdout
    facts = json.loads(run("doctor", "--json").stdout)
    assert facts["cache"] == {"folder": str(cache), "files": 2, "bytes": 1024, "why": ""}
    assert facts["variables"]["RNEA_CACHE_DIR"] == str(cache)
    assert facts["llvmlite"]


def test_the_cache_is_cleared_of_ours_alone(cache):
    facts = json.loads(run("doctor", "--clear-cache", "--json").stdout)
    assert facts["freed"] == {"files": 2, "bytes": 1024}
    assert facts["cache"]["files"] == 0
    assert [file.name for file in cache.iterdir()] == ["letter.txt"]
    again = run("doctor", "--clear-cache")
    assert "0 files, 0.0 MB were removed" in " ".join(again.stdout.split())


def test_no_cache_is_no_error(monkeypatch):
    monkeypatch.setenv("RNEA_CACHE_DIR", "")
    done = run("doctor", "--clear-cache")
    assert (done.returncode, done.stderr) == (0, "")
    assert "cache        none: RNEA_CACHE_DIR is empty" in done.stdout
    assert "RNEA_CACHE_DIR (empty)" in done.stdout


def test_a_cache_that_is_not_trusted_is_told_with_its_cure(cache):
    cache.chmod(0o777)
    done = run("doctor")
    told = " ".join(done.stdout.split())
    assert f"none: {cache} can be written by other users (mode 0777) expected: " in told
    assert f"try: chmod go-w {cache}, or let RNEA_CACHE_DIR name another folder" in told
    cache.chmod(0o700)
    assert f"2 files, 0.0 MB in {cache}" in " ".join(run("doctor").stdout.split())


def test_what_misses_is_told_with_its_cure(monkeypatch):
    monkeypatch.setattr(installation, "is_there", lambda package: package not in ("av", "scipy"))
    monkeypatch.setattr(installation, "have_extension", lambda: False)
    done = run("doctor")
    assert done.returncode == 0
    assert "[video]      av missing: pip install 'rnea[video]'" in done.stdout
    assert "[contacts]   scipy missing: pip install 'rnea[contacts]'" in done.stdout
    assert "[logs]       complete" in done.stdout
    assert "C extension  missing: calls go through ctypes" in done.stdout


def test_llvmlite_that_cannot_be_loaded_is_missing(tmp_path, monkeypatch):
    (tmp_path / "llvmlite").mkdir()
    (tmp_path / "llvmlite" / "__init__.py").write_text("raise OSError('libllvm.so: no such file')")
    command = [sys.executable, "-m", "rnea", "doctor"]
    here = os.environ | {"PYTHONPATH": str(tmp_path)}
    done = subprocess.run(command, env=here, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert "llvmlite     missing: robots walk their links" in done.stdout


def test_a_missing_driver_is_told_and_a_gpu_named(monkeypatch):
    def none():
        raise DeviceError("no driver here")

    monkeypatch.setattr(installation.cuda_driver, "count", none)
    assert "GPU          none: no driver here" in run("doctor").stdout
    device = installation.cuda_driver.Device(0, "H200", (9, 0), 132, 139 * 2**30)
    monkeypatch.setattr(installation.cuda_driver, "count", lambda: 1)
    monkeypatch.setattr(installation.cuda_driver, "device", lambda number: device)
    assert "GPU          H200, 139 GiB, capability 9.0" in run("doctor").stdout


def test_extras_are_those_of_the_package():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    told = project["optional-dependencies"]
    bare = {extra: {line.split(">")[0].split("[")[0] for line in told[extra]} for extra in PACKAGES}
    assert set(PACKAGES) == set(told) - {"test", "core-test", "docs"}
    imported = {"pillow": "PIL"}
    for extra, packages in PACKAGES.items():
        assert set(packages) == {imported.get(name, name) for name in bare[extra]}
    for package, extra in EXTRAS.items():
        assert package in PACKAGES[extra]
