"""What lies in the cache is executed only if nobody but its user can have put it there."""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import warnings
from pathlib import Path

import numpy as np
import pytest

import rnea
from rnea import InputError
from rnea.engine.runtime import cache
from rnea.studio import kept_place
from rnea.system.private_folder import PrivateFolder, UntrustedError

pytestmark = pytest.mark.skipif(not hasattr(os, "geteuid"), reason="no owners and modes here")
OTHER = 12345
ROOT = hasattr(os, "geteuid") and os.geteuid() == 0
needs_root = pytest.mark.skipif(
    not ROOT, reason="files of other users were not tried: only root can give files away"
)
STATE = np.full((3, 2), 0.5)


@pytest.fixture(autouse=True)
def _deadline():
    """A pipe that is waited for ends the test, not the run."""

    def late(*_):
        raise TimeoutError("somebody waits for a pipe")

    before = signal.signal(signal.SIGALRM, late)
    signal.alarm(60)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    place = tmp_path / "above" / "kernels"
    monkeypatch.setenv("RNEA_CACHE_DIR", str(place))
    monkeypatch.setattr(cache, "_warned", set())
    return place


def torque():
    return rnea.load("planar_2r").inverse_dynamics(*STATE).tolist()


def told():
    """The torques, and what is said when they are asked for twice."""
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        assert torque() == torque() == WANTED
    assert all(warning.category is RuntimeWarning for warning in said)
    return [str(warning.message) for warning in said]


WANTED = torque()


def owned(path):
    os.chown(path, OTHER, OTHER, follow_symlinks=False)


def replaced(make):
    """Something else in the place of an entry; what the entry was lies beside the folder."""

    def damage(entry):
        shutil.copy(entry, entry.parent.parent / "copy")
        entry.unlink()
        make(entry)

    return damage


def bound(entry):
    # names of sockets are short
    here = os.getcwd()
    os.chdir(entry.parent)
    try:
        with socket.socket(socket.AF_UNIX) as server:
            server.bind(entry.name)
    finally:
        os.chdir(here)


MINE, FOREIGN = "of mine", "of others"
ENTRIES = {
    "group can write": (lambda x: x.chmod(0o620), "mode 0620", MINE),
    "everybody can write": (lambda x: x.chmod(0o606), "mode 0606", MINE),
    "too large": (lambda x: os.truncate(x, 10**12), "1000000.0 MB", MINE),
    "link": (replaced(lambda x: x.symlink_to("../copy")), "a link", FOREIGN),
    "dangling link": (replaced(lambda x: x.symlink_to("../none")), "a link", FOREIGN),
    "endless": (replaced(lambda x: x.symlink_to("/dev/zero")), "a link", FOREIGN),
    "pipe": (replaced(os.mkfifo), "a pipe", FOREIGN),
    "socket": (replaced(bound), "a device or a socket", FOREIGN),
    "folder": (replaced(os.mkdir), "a folder", FOREIGN),
}
ROOTS_ENTRIES = {
    "owner": (owned, f"owned by user {OTHER}", FOREIGN),
    "device": (
        replaced(lambda x: os.mknod(x, 0o20600, os.makedev(1, 5))), "a device or a socket", FOREIGN
    ),
}  # fmt: skip
ALL_ENTRIES = [
    *ENTRIES,
    *(pytest.param(name, marks=needs_root) for name in ROOTS_ENTRIES),
]


@pytest.mark.parametrize("cure", ["remove", "rnea doctor --clear-cache"])
@pytest.mark.parametrize("name", ALL_ENTRIES)
def test_an_entry_that_others_could_have_written_is_not_run(folder, name, cure):
    damage, defect, whose = (ENTRIES | ROOTS_ENTRIES)[name]
    assert told() == []
    (entry,) = folder.iterdir()
    kept = entry.read_bytes()
    damage(entry)
    before = entry.lstat()
    (said,) = told()
    assert f"{entry} " in said
    assert defect in said
    assert f"expected: a regular file of user {os.geteuid()} that only this user" in said
    if whose == MINE:
        assert entry.read_bytes() == kept, "an own file is written anew"
        assert entry.lstat().st_mode & 0o777 == 0o600
        return
    assert (entry.lstat().st_ino, entry.lstat().st_mode) == (before.st_ino, before.st_mode)
    # the advice is enough
    assert f"try: remove {entry}" in said
    assert ("or rnea doctor --clear-cache" in said) == (name != "folder")
    if cure == "remove":
        shutil.rmtree(entry) if name == "folder" else entry.unlink()
    else:
        assert cache.forget()[0] == 1
    assert told() == []
    assert entry.read_bytes() == kept
    assert told() == []


def linked(place):
    place.parent.mkdir(mode=0o700)
    (place.parent.parent / "real").mkdir(mode=0o700)
    place.symlink_to(place.parent.parent / "real")


def made(folder_mode=0o700, parent_mode=0o755):
    def make(place):
        place.mkdir(parents=True)
        place.chmod(folder_mode)
        place.parent.chmod(parent_mode)

    return make


def then(make, give):
    def both(place):
        make(place)
        give(place)

    return both


FOLDERS = {
    "group can write": (made(0o770), "mode 0770"),
    "everybody can write": (made(0o777), "mode 0777"),
    "sticky": (made(0o1777), "mode 1777"),
    "parent": (made(parent_mode=0o777), "mode 0777"),
    "parent of none": (then(made(parent_mode=0o777), lambda x: x.rmdir()), "mode 0777"),
    "link to it": (then(linked, lambda x: x.resolve().chmod(0o777)), "mode 0777"),
}
ROOTS_FOLDERS = {
    "owner": (then(made(), owned), f"owned by user {OTHER}"),
    "parent's owner": (then(made(), lambda x: owned(x.parent)), f"owned by user {OTHER}"),
    "sticky parent's owner": (
        then(made(parent_mode=0o1777), lambda x: owned(x.parent)), f"owned by user {OTHER}"
    ),
    "link's owner": (then(linked, owned), f"owned by user {OTHER}"),
}  # fmt: skip
GOOD = {
    "missing": lambda x: None,
    "own": made(),
    "others read": made(0o755),
    "sticky parent": made(parent_mode=0o1777),
    "group above": made(parent_mode=0o775),
    "own link": linked,
}


def tree(folder):
    return sorted(str(path) for path in folder.rglob("*"))


@pytest.mark.parametrize(
    "name", [*FOLDERS, *(pytest.param(name, marks=needs_root) for name in ROOTS_FOLDERS)]
)
def test_a_folder_that_others_can_change_is_not_used(folder, name, tmp_path):
    make, defect = (FOLDERS | ROOTS_FOLDERS)[name]
    make(folder)
    before = tree(tmp_path)
    (said,) = told()
    assert defect in said
    assert str(tmp_path) in said
    assert "\n  expected: " in said
    assert "let RNEA_CACHE_DIR name another folder" in said
    assert tree(tmp_path) == before, "nothing is written there"
    with pytest.raises(InputError, match=r"(?s)-o page\.html"):
        kept_place(rnea.load("one_link"))
    if advice := re.search(r"try: (chmod .*), or ", said):
        subprocess.run(advice[1], shell=True, check=True)
        assert told() == []
        assert len(list(folder.iterdir())) == 1
    else:
        assert name in ROOTS_FOLDERS


@pytest.mark.parametrize("name", GOOD)
@pytest.mark.parametrize("umask", [0o022, 0o000, 0o077])
def test_a_folder_of_the_users_own_is_used(folder, name, umask):
    before = os.umask(umask)
    try:
        GOOD[name](folder)
        assert told() == []
        assert len(list(folder.iterdir())) == 1
    finally:
        os.umask(before)


@pytest.mark.parametrize("path", ["kernels", "./a/../kernels", "a/../../work/kernels//"])
def test_paths_are_followed_step_by_step(tmp_path, monkeypatch, path):
    (tmp_path / "work" / "a").mkdir(parents=True)
    monkeypatch.chdir(tmp_path / "work")
    with PrivateFolder(path, "") as folder:
        assert folder.path == (tmp_path / "work" / "kernels").resolve()
    (tmp_path / "loop").symlink_to("loop")
    with pytest.raises(OSError, match="symbolic links"):
        PrivateFolder(tmp_path / "loop", "")


def test_the_folder_is_judged_whenever_it_is_used(folder):
    assert told() == []
    folder.chmod(0o777)
    (said,) = told()
    assert f"try: chmod go-w {folder}" in said
    folder.chmod(0o700)
    assert told() == []


def test_what_is_judged_is_what_is_read(tmp_path):
    """A folder that is exchanged while it is open stays the one that was opened."""
    with PrivateFolder(tmp_path / "mine", "") as folder:
        folder.write("name", b"mine")
        (tmp_path / "mine").rename(tmp_path / "away")
        made()(tmp_path / "mine")
        (tmp_path / "mine" / "name").write_bytes(b"theirs")
        assert folder.read("name", 100) == b"mine"
        folder.write("name", b"again")
    assert (tmp_path / "mine" / "name").read_bytes() == b"theirs"
    assert (tmp_path / "away" / "name").read_bytes() == b"again"


def test_many_entries_of_one_defect_are_one_warning(folder):
    assert told() == []
    (entry,) = folder.iterdir()
    other = folder / f"{7:064x}"
    entry.unlink()
    for place in (entry, other):
        place.symlink_to("nowhere")
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        torque()
        assert cache.read(other.name) is None
        cache.write(other.name, b"content")
    assert len(said) == 1
    assert other.is_symlink()


@needs_root
def test_an_ordinary_user_is_judged_by_the_effective_name():
    """Root's folders above are fine; root's entries are not, nor is a folder of root's."""
    # folders of pytest are root's alone
    work = Path(tempfile.mkdtemp(prefix="rnea-", dir="/tmp"))
    try:
        work.chmod(0o755)
        for name in ("mine", "roots"):
            (work / name).mkdir(mode=0o700)
        os.chown(work / "mine", OTHER, OTHER)
        (work / "roots").chmod(0o755)
        with PrivateFolder(work / "roots", "") as folder:
            folder.write("entry", b"root's")
        shutil.copy(work / "roots" / "entry", work / "mine" / "entry")
        child = os.fork()
        if child == 0:
            ended = 1
            try:
                os.setegid(OTHER)
                os.seteuid(OTHER)
                with PrivateFolder(work / "mine", "") as folder:
                    folder.write("own", b"own")
                    assert folder.read("own", 9) == b"own"
                    with pytest.raises(UntrustedError, match="owned by user 0"):
                        folder.read("entry", 9)
                    with pytest.raises(UntrustedError, match="owned by user 0"):
                        folder.write("entry", b"own")
                with pytest.raises(UntrustedError, match="owned by user 0"):
                    PrivateFolder(work / "roots", "")
                ended = 0
            finally:
                os._exit(ended)
        assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
        assert (work / "mine" / "entry").read_bytes() == b"root's"
    finally:
        shutil.rmtree(work)


@pytest.mark.parametrize("bad", ["symlink", "pipe"])
def test_a_studio_page_is_not_written_through_a_link(folder, bad, tmp_path):
    arm = rnea.load("one_link")
    place = kept_place(arm)
    victim = tmp_path / "victim"
    victim.write_text("mine")
    place.symlink_to(victim) if bad == "symlink" else os.mkfifo(place)
    with pytest.raises(InputError, match=rf"{place} is a (link|pipe)\n.*\n  try: remove "):
        kept_place(arm)
    assert victim.read_text() == "mine"
    place.unlink()
    assert kept_place(arm) == place


def test_the_command_says_it_once(folder):
    folder.mkdir(parents=True)
    folder.chmod(0o777)
    words = [sys.executable, "-m", "rnea", "torque", "planar_2r", "--q", "0.5,0.5"]
    done = subprocess.run(
        words, capture_output=True, text=True, env=os.environ | {"RNEA_EAGER": "0"}
    )
    assert done.returncode == 0
    assert done.stderr.count("warning: ") == 1
    assert f"{folder} can be written by other users (mode 0777)\n  expected: " in done.stderr
