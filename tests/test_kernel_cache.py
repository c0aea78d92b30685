"""Kernels on disk: found again, private, and never trusted when they look wrong."""

import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import rnea
from rnea.compile import cache

STATE = [np.full(6, x) for x in (0.5, -0.3, 0.2)]


@pytest.fixture
def folder(tmp_path, monkeypatch):
    folder = tmp_path / "kernels"
    monkeypatch.setenv("RNEA_CACHE_DIR", str(folder))
    return folder


def torque(**changes):
    return rnea.load("ur5").inverse_dynamics(*STATE, **changes)


def compiled(monkeypatch):
    """How many modules were compiled from now on."""
    from rnea.compile import jit

    made = []
    original = jit.object_code
    monkeypatch.setattr(jit, "object_code", lambda *a, **k: made.append(1) or original(*a, **k))
    return made


def test_a_kernel_is_compiled_once(folder, monkeypatch):
    made = compiled(monkeypatch)
    first = torque()
    assert len(made) == 1
    assert len(list(folder.iterdir())) == 1
    np.testing.assert_array_equal(torque(), first)
    assert len(made) == 1
    torque(friction=False)
    rnea.load("ur5").with_payload(1.0).inverse_dynamics(*STATE)
    rnea.load("ur5").with_gravity((0, 0, -1.6)).inverse_dynamics(*STATE)
    assert len(made) == 4, "another variant or another robot is another kernel"


def test_the_folder_is_private(folder):
    torque()
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert all(not stat.S_IMODE(file.stat().st_mode) & 0o077 for file in folder.iterdir())


@pytest.mark.parametrize("damage", ["truncated", "flipped", "empty", "text", "folder"])
def test_a_damaged_entry_is_compiled_anew(folder, damage, monkeypatch):
    first = torque()
    (file,) = folder.iterdir()
    whole = file.read_bytes()
    if damage == "folder":
        file.unlink()
        file.mkdir()
    else:
        spoilt = {
            "truncated": whole[: len(whole) // 2],
            "flipped": whole[:200] + bytes([whole[200] ^ 1]) + whole[201:],
            "empty": b"",
            "text": b"no kernel",
        }[damage]
        file.write_bytes(spoilt)
    made = compiled(monkeypatch)
    np.testing.assert_array_equal(torque(), first)
    assert len(made) == 1
    if damage != "folder":
        assert file.read_bytes() == whole


def test_a_folder_that_others_can_write_to_is_not_trusted(folder, monkeypatch):
    folder.mkdir(mode=0o777)
    folder.chmod(0o777)
    torque()
    assert not list(folder.iterdir())


def test_a_folder_that_cannot_be_made_costs_speed_only(tmp_path, monkeypatch):
    file = tmp_path / "file"
    file.write_text("in the way")
    monkeypatch.setenv("RNEA_CACHE_DIR", str(file / "below"))
    assert np.isfinite(torque()).all()
    monkeypatch.setenv("RNEA_CACHE_DIR", "")
    assert np.isfinite(torque()).all()


def test_a_full_disk_costs_speed_only(folder, monkeypatch):
    def full(*args, **options):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    assert np.isfinite(torque()).all()
    assert not list(folder.iterdir())


def test_two_processes_at_once(folder):
    script = "import rnea, numpy as np; print(rnea.load('ur5').inverse_dynamics(*np.ones((3, 6))))"
    running = [
        subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
        for _ in range(3)
    ]
    printed = {process.communicate()[0] for process in running}
    assert all(process.returncode == 0 for process in running)
    assert len(printed) == 1
    assert len(list(folder.iterdir())) == 1


def test_old_entries_make_room(folder, monkeypatch):
    monkeypatch.setattr(cache, "_MOST_FILES", 10)
    for k in range(15):
        cache.write(f"{k:064x}", b"content")
    assert len(list(folder.iterdir())) <= 11
    assert cache.read(f"{14:064x}") == b"content"


def test_keys_tell_everything_apart():
    arm = rnea.load("puma560")
    seen = {cache.key(arm.model)}
    others = [
        arm.with_gravity((0, 0, -9.8)),
        arm.with_payload(1e-9),
        arm.with_base((0, 0, 1e-12)),
        arm.with_tool((0, 0, 0.1)),
    ]
    for other in others:
        name = cache.key(other.model)
        assert name not in seen
        seen.add(name)
    assert cache.key(rnea.load("puma560").model) in seen


def test_touching_any_source_file_of_the_rooms_makes_a_new_key(tmp_path):
    package = Path(cache.__file__).parent.parent
    for room in cache._ROOMS:
        shutil.copytree(package / room, tmp_path / room, ignore=shutil.ignore_patterns("*.so"))
    stamp = cache._source_stamp.__wrapped__
    seen = {stamp(tmp_path)}
    files = [file for room in cache._ROOMS for file in sorted((tmp_path / room).rglob("*.py"))]
    assert any(len(file.relative_to(tmp_path).parts) > 2 for file in files)
    for file in files:
        file.write_text(file.read_text() + "# touched\n")
        seen.add(stamp(tmp_path))
    assert len(seen) == len(files) + 1
