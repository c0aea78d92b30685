"""Code in xacro files: what it tries, and that each layer by itself keeps it from doing so."""

import os
import re
import socket
import subprocess
import sys

import pytest

import rnea
from rnea.errors import InputError, RobotFileError
from rnea.files.robots.urdf.expansion import expanded
from rnea.system.sandbox import LAYERS, call_confined, client, layers_here
from support.tiers import sample_cases
from support.xacro_attacks import ATTACKS, HARMLESS, xacro_of

pytest.importorskip("xacrodoc")
pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="attacks are written for POSIX")

SECRET = "the-secret-of-another-file"
KERNEL = ("landlock", "seccomp")
SETS = {"all layers": LAYERS, "audit hook": ("audit hook",), "kernel": KERNEL}


class Target:
    """What an attack aims at, and what has become of it."""

    def __init__(self, place):
        self.folder, self.out = place / "folder", place / "out"
        (self.folder / "sub").mkdir(parents=True)
        self.out.mkdir()
        self.secret = place / "secret.txt"
        self.secret.write_text(SECRET)
        (self.folder / "own.txt").write_text("own")
        (self.folder / "link.txt").symlink_to(self.secret)
        (self.folder / "above").symlink_to(place)
        os.utime(self.folder / "own.txt", (9, 9))
        self.victim = subprocess.Popen(
            [sys.executable, "-c", "import time; time.sleep(60)"], start_new_session=True
        )
        self.server = socket.create_server(("127.0.0.1", 0))
        self.server.setblocking(False)
        self.said = ""
        self.before = self._state()

    def _has_heard(self):
        """Whether somebody connected, and sent a byte."""
        try:
            connection, _ = self.server.accept()
        except BlockingIOError:
            return False
        with connection:
            return connection.recv(1) != b""

    def _state(self):
        own = self.folder / "own.txt"
        status = own.stat() if own.exists() else None
        there = sorted(os.listdir(self.folder)), os.listdir(self.out)
        return there, status and (status.st_mode, status.st_size, status.st_mtime)

    def attacked_by(self, code, layers):
        path = self.folder / "a.xacro"
        text = xacro_of(
            code, SECRET=str(self.secret), FOLDER=str(self.folder), OUT=str(self.out),
            VICTIM=self.victim.pid, PORT=self.server.getsockname()[1],
        )  # fmt: skip
        try:
            self.said = call_confined(
                expanded, text, str(path), {}, {}, folders=[str(self.folder)], who="xacro",
                file=str(path), layers=layers,
            )  # fmt: skip
        except RobotFileError as problem:
            self.said = str(problem)
        return self.is_hurt()

    def is_hurt(self):
        # behind that, xacro quotes the file's own expression
        said = self.said.partition("when evaluating expression")[0]
        told = any(x in said for x in (SECRET, "'secret.txt'", "PATH="))
        dead = self.victim.poll() is not None or self._dies()
        return told or dead or self._state() != self.before or self._has_heard()

    def _dies(self):
        try:
            self.victim.wait(0.02)
        except subprocess.TimeoutExpired:
            return False
        return True

    def close(self):
        self.victim.kill()
        self.victim.wait()
        self.server.close()


@pytest.fixture
def target(tmp_path):
    made = Target(tmp_path)
    yield made
    made.close()


@sample_cases(60)
@pytest.mark.parametrize("attack", ATTACKS)
@pytest.mark.parametrize("layers", SETS)
def test_no_attack_passes(target, layers, attack):
    if layers == "kernel" and not set(KERNEL) <= set(layers_here()):
        pytest.skip("this kernel does not have the layers")
    chosen = [layer for layer in SETS[layers] if layer in layers_here()]
    assert not target.attacked_by(ATTACKS[attack], chosen), target.said


@pytest.mark.parametrize("attack", sorted(set(ATTACKS) - HARMLESS))
def test_without_layers_every_attack_passes(target, attack):
    """So that the test above can fail."""
    assert target.attacked_by(ATTACKS[attack], ()), target.said


PLAIN = '<robot name="{}" xmlns:xacro="http://www.ros.org/wiki/xacro">{}<link name="a"/></robot>'
MARKED = {
    "an expression": PLAIN.format("$" + "{1 + 1}", ""),
    "an argument": PLAIN.format("$(eval 1 + 1)", ""),
    "a macro": PLAIN.format("2", '<xacro:macro name="m"/>'),
    "a call": PLAIN.format("2", '<xacro:property name="x" value="1"/>'),
}


@pytest.mark.parametrize("ending", [".urdf", ".xml", ".xacro.urdf", ""])
@pytest.mark.parametrize("text", MARKED.values(), ids=MARKED)
def test_xacro_is_expanded_only_where_meant(tmp_path, text, ending):
    path = tmp_path / f"robot{ending}"
    path.write_text(text)
    with pytest.raises(
        RobotFileError, match=r"robot.*:1: .* is xacro.* add --xacro .*rename"
    ) as caught:
        rnea.load(path)
    assert rnea.load(path, xacro=True).description.name == "2"
    with pytest.raises(RobotFileError, match=r"loads\(text, xacro=True\)"):
        rnea.loads(text, "robot.xacro")
    assert rnea.loads(text, xacro=True).description.name == "2"
    renamed = str(caught.value).rpartition("rename it to ")[2]
    path.rename(tmp_path / renamed)
    assert rnea.load(tmp_path / renamed).description.name == "2"


def test_plain_urdf_has_no_use_for_the_option(tmp_path):
    path = tmp_path / "a.toml"
    path.write_text(
        'format = 1\nname = "arm"\nconvention = "standard"\n[[links]]\na = 1\nmass = 2\n'
    )
    with pytest.raises(InputError, match=r"xacro= \(--xacro\)"):
        rnea.load(path, xacro=True)


OWN = """import os
with open('/proc/self/environ') as stream:
    raise Exception(str((os.getpid(), dict(os.environ), stream.read())))"""


@pytest.mark.skipif(not os.path.exists("/proc/self/environ"), reason="there is no /proc")
def test_each_file_has_a_process_without_an_environment(target, monkeypatch):
    monkeypatch.setenv("SOME_TOKEN", SECRET)
    client._end_at_exit()
    found = []
    for _ in range(2):
        target.attacked_by(OWN, ())
        found.append(re.search(r"\((\d+), (\{\}), '[^']*PATH=", target.said))
        assert SECRET not in target.said
    assert found[0][1] != found[1][1]
    assert int(found[0][1]) != os.getpid()
