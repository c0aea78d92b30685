"""Kernels on disk: found again, private, and never trusted when they look wrong."""

import hashlib
import os
import re
import shutil
import signal
import stat
import subprocess
import sys
import time
from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np
import pytest

import rnea
from rnea.engine.cuda.cuda_code import CudaCode
from rnea.engine.ir.program import ProgramRequest
from rnea.engine.runtime import cache, loop_code
from rnea.engine.runtime.machine_code import MachineCode
from rnea.system import private_folder
from storms.moments import killed_at
from support.tiers import ALL, sample_cases

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
    from rnea.engine.llvm import jit

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


@pytest.mark.parametrize("damage", ["truncated", "flipped", "empty", "text", "older format"])
def test_a_damaged_entry_is_compiled_anew(folder, damage, monkeypatch):
    first = torque()
    (file,) = folder.iterdir()
    whole = file.read_bytes()
    code = whole[len(cache._head(file.name)) + 32 :]
    spoilt = {
        "truncated": whole[: len(whole) // 2],
        "flipped": whole[:200] + bytes([whole[200] ^ 1]) + whole[201:],
        "empty": b"",
        "text": b"no kernel",
        "older format": b"rnea kernel 1\n" + hashlib.sha256(code).digest() + code,
    }[damage]
    file.write_bytes(spoilt)
    made = compiled(monkeypatch)
    np.testing.assert_array_equal(torque(), first)
    assert len(made) == 1
    assert file.read_bytes() == whole


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


needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")


def _rows(quantity, rows, **options):
    def make(arm):
        states = [np.full((rows, arm.n), x) for x in (0.5, -0.3, 0.2)]
        kernel = arm.kernel(quantity, **options)
        return kernel(*states[: len(kernel.arguments)]).tobytes()

    return make


def _steps(arm):
    loop_code._loops.clear()
    return arm.simulate(np.full(arm.n, 0.5), duration=0.01, compiled=True).q.tobytes()


def _ptx(arm):
    code = CudaCode(arm.model, ProgramRequest.of(rnea.QUANTITIES["mass_matrix"]), False)
    # LLVM counts calls in its comments, from the start of the process
    return re.sub(r"//.*", "", code.ptx).encode()


ROBOTS = ("planar_2r", "scara")
# every kind of entry, by the file that loads it: (robot) -> what comes of it
MAKERS = {
    "machine_code.py": _rows("inverse_dynamics", 1),
    "machine_code.py, a batch": _rows("inverse_dynamics", 9),
    "machine_code.py, float32": _rows("inverse_dynamics", 1, dtype=np.float32),
    "machine_code.py, a matrix": _rows("mass_matrix", 1),
    "machine_code.py, forward": _rows("forward_dynamics", 9),
    "loop_code.py": _steps,
    "cuda_code.py": _ptx,
}


def test_every_loader_is_tried_below():
    package = Path(cache.__file__).parents[2]
    loaders = {x.name for x in package.rglob("*.py") if "cache.read(" in x.read_text()}
    assert loaders == {name.partition(",")[0] for name in MAKERS}


def test_no_entry_serves_in_the_place_of_another(folder):
    """Every entry over every other: each is made anew, and the results have the same bits."""
    wanted = {(robot, name): MAKERS[name](rnea.load(robot)) for robot in ROBOTS for name in MAKERS}
    entries = {file.name: file.read_bytes() for file in folder.iterdir()}
    names = list(entries)
    assert len(names) >= len(wanted), "a simulation asks for energies, too"
    for shift in range(1, len(names)):
        for k, name in enumerate(names):
            (folder / name).write_bytes(entries[names[k - shift]])
            assert cache.read(name) is None
        if shift in (1, len(ROBOTS), len(MAKERS)):
            for (robot, name), result in wanted.items():
                assert MAKERS[name](rnea.load(robot)) == result, (robot, name)
            assert set(os.listdir(folder)) == set(names)
            assert all(cache.read(name) for name in names)


@sample_cases(1)
@needs_fork
@pytest.mark.parametrize("old", [False, True])
def test_a_writer_that_is_killed_leaves_whole_entries_only(folder, old):
    """kill -9 before each line of the code that writes; then the entry is written after all."""
    name, content = f"{7:064x}", b"object code" * 1000
    left, line, killed = 0, 0, True
    while killed:
        line += 1 if ALL else 6
        if old:
            cache.write(name, b"old")
        child = os.fork()
        if child == 0:
            sys.settrace(killed_at(private_folder.__file__, line, signal.SIGKILL))
            try:
                cache.write(name, content)
            finally:
                os._exit(0)
        killed = os.WIFSIGNALED(os.waitpid(child, 0)[1])
        assert cache.read(name) in ((b"old", content) if old else (None, content))
        names = [file.name for file in folder.iterdir()]
        assert all(cache._OWN_NAME.fullmatch(found) for found in names), "room is made of them too"
        left += sum(found.startswith(".") for found in names)
        for found in names:
            if found.startswith("."):
                (folder / found).unlink()
        cache.write(name, content)
        assert cache.read(name) == content
        (folder / name).unlink()
    assert line > 30
    assert left > 2, "kills fell between the beginning of a copy and its renaming"


def test_no_damage_is_trusted(folder):
    """Every cut and every flipped byte, of 300: read as nothing."""
    name, content, rng = f"{7:064x}", b"object code" * 20, np.random.default_rng(1)
    cache.write(name, content)
    whole = (folder / name).read_bytes()
    for k in range(300):
        at = int(rng.integers(len(whole)))
        spoilt = whole[:at] if k % 2 else whole[:at] + bytes([whole[at] ^ 64]) + whole[at + 1 :]
        (folder / name).write_bytes(spoilt)
        assert cache.read(name) is None
    (folder / name).write_bytes(whole)
    assert cache.read(name) == content


@needs_fork
def test_processes_that_compile_the_same_and_one_is_killed(folder):
    """Forked at once, six times: whoever lives has the same bits, and one entry is left."""
    rng = np.random.default_rng(2)
    for case in range(6):
        arm = rnea.load("planar_2r").with_payload(0.1 + case / 100)
        pipes, children = [os.pipe() for _ in range(3)], []
        for _, writing in pipes:
            children.append(os.fork())
            if children[-1] == 0:
                try:
                    os.write(writing, arm.inverse_dynamics(*np.ones((3, 2))).tobytes())
                finally:
                    os._exit(0)
            os.close(writing)
        time.sleep(0.1 * rng.random())
        os.kill(children[0], signal.SIGKILL)
        answers = []
        for child, (reading, _) in zip(children, pipes, strict=True):
            os.waitpid(child, 0)
            answers.append(os.read(reading, 100))
            os.close(reading)
        wanted = arm.inverse_dynamics(*np.ones((3, 2))).tobytes()
        assert answers[1] == answers[2] == wanted
        assert answers[0] in (b"", wanted)
    entries = [file.name for file in folder.iterdir() if not file.name.startswith(".")]
    assert len(entries) == 6
    assert all(cache.read(name) for name in entries)


@pytest.mark.parametrize("place", ["/sys", "/sys/rnea", "/proc/rnea"])
def test_a_read_only_folder_costs_speed_only(place, monkeypatch):
    wanted = torque()
    monkeypatch.setenv("RNEA_CACHE_DIR", place)
    np.testing.assert_array_equal(torque(), wanted)


def test_a_user_without_a_home(tmp_path, monkeypatch):
    """No HOME and no entry in the list of users, as in containers: nothing is made here."""
    import pwd

    def unknown(user):
        raise KeyError(user)

    for name in ("RNEA_CACHE_DIR", "HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(pwd, "getpwuid", unknown)
    monkeypatch.chdir(tmp_path)
    assert np.isfinite(torque()).all()
    assert not list(tmp_path.iterdir())


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


def test_programs_of_one_name_are_told_apart():
    """By the function that computes them; and what is not the package's own has no key."""
    arm = rnea.load("planar_2r").model
    row = rnea.QUANTITIES["mass_matrix"]
    rows = [row, replace(row, walk=partial(row.walk, 1)), replace(row, walk=partial(row.walk, 2))]
    codes = [MachineCode(arm, ProgramRequest.of(each), False) for each in rows]
    assert len({cache.key(*code.requested) for code in codes}) == 3
    assert all(code.is_ours for code in codes)
    for walk in (lambda *args: row.walk(*args), partial(row.walk, object())):
        assert not MachineCode(arm, ProgramRequest.of(replace(row, walk=walk)), False).is_ours


def test_all_that_makes_a_program_is_in_its_key(monkeypatch):
    """No function runs while a program is made whose file is not in the stamp of the source."""
    monkeypatch.setenv("RNEA_CACHE_DIR", "")
    package, seen = Path(cache.__file__).parents[2], set()

    def note(frame, event, argument):
        seen.add(Path(frame.f_code.co_filename))

    def watched(function):
        def inner(*args, **options):
            sys.setprofile(note)
            try:
                return function(*args, **options)
            finally:
                sys.setprofile(None)

        return inner

    monkeypatch.setattr(MachineCode, "_text", watched(MachineCode._text))
    monkeypatch.setattr(CudaCode, "text", watched(CudaCode.text))
    monkeypatch.setattr(loop_code, "step_tapes", watched(loop_code.step_tapes))
    for name, make in MAKERS.items():
        make(rnea.load("planar_2r"))
        assert any(file.is_relative_to(package) for file in seen), name
    rooms = {
        "/".join(file.relative_to(package).parts[:2])
        for file in seen
        if file.is_relative_to(package)
    }
    # a property that is computed once, whatever it is of
    assert rooms - {"system/cached.py"} <= set(cache._ROOMS)
    assert "apps/simulate" in rooms


def test_touching_any_source_file_of_the_rooms_makes_a_new_key(tmp_path):
    package = Path(cache.__file__).parents[2]
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


def test_the_tests_keep_their_kernels():
    """No file of tests turns the cache off for all others when it is imported."""
    assert os.environ.get("RNEA_CACHE_DIR")
