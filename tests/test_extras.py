"""Without an optional package every command works, or says in one line which extra brings it."""

import importlib
import re
import sys
import tomllib
from pathlib import Path

import numpy as np
import pytest

import rnea
from rnea.cli.registry import NAMES
from rnea.errors import InputError
from rnea.simulate import METHODS
from rnea.system.optional_packages import EXTRAS, missing, optional
from support import joint_messages
from support.command import run
from support.held_things import short_recording
from support.tiers import sample_cases

MJCF = """<mujoco><worldbody><body><joint axis="0 1 0"/><inertial pos="0 0 .1" mass="1"
diaginertia=".1 .1 .1"/></body></worldbody></mujoco>"""
URDF = """<robot name="r"><link name="base"/><link name="l">{}</link>
<joint name="j" type="revolute"><parent link="base"/><child link="l"/><axis xyz="0 1 0"/>
<limit lower="-1" upper="1" effort="1" velocity="1"/></joint></robot>"""
MESH = '<collision><geometry><mesh filename="m.stl"/></geometry></collision>'
STATE = ("planar_2r", "--q", "0.1,0.2")
FEET = "fl_foot:friction=0.1,fr_foot:friction=0.1"
# what each command does, and the packages that it cannot do it without
LINES = [
    ("torque", *STATE),
    ("torque", *STATE, "--plot", "a.png", {"matplotlib", "PIL"}),
    ("torque", "planar_2r", "moved.parquet", {"pyarrow"}),
    ("torque", "planar_2r", "moved.csv", "-o", "a.npz"),
    ("torque", "planar_2r", "moved.csv", "-o", "b.parquet", {"pyarrow"}),
    ("torque", "arm.xml", "--q", "0.1", {"mujoco"}),
    ("torque", "arm.xacro", "--q", "0.1", {"xacrodoc"}),
    ("--density", "1000", "torque", "mesh.urdf", "--q", "0.1", {"trimesh"}),
    ("torque", "quadruped", "lean.csv", "--contacts", FEET, {"clarabel", "scipy"}),
    ("motion", "planar_2r", "--q", "0,0", "--to", "1,1", "--duration", "1", "-o", "a.csv"),
    ("motion", "planar_2r", "--q", "0,0", "--to", "1,1", "--duration", "1", "-o", "a.parquet",
     {"pyarrow"}),
    ("plot", "mass-matrix", *STATE, "-o", "a.svg", {"matplotlib", "PIL"}),
    *(("animate", "planar_2r", "--fps", "1", "--duration", "1", "--size", "160x120",
       "-o", f"a.{end}", {"matplotlib", "PIL"} | ({"av"} if end == "mp4" else set()))
      for end in ("gif", "webp", "png", "mp4")),
    ("studio", "planar_2r", "moved.csv", "-o", "a.html"),
    ("size", "planar_2r", "moved.csv"),
    ("size", "planar_2r", "moved.csv", "-o", "a.html", {"matplotlib", "PIL"}),
    ("size", "planar_2r", "moved.csv", "-o", "a.pdf", {"matplotlib", "PIL", "typst"}),
    *(("simulate", "planar_2r", "--duration", "0.01", "--method", name,
       {"scipy"} if method.step is None else set()) for name, method in METHODS.items()),
    ("diagnose", "planar_2r", "torques.csv", "--motion", "moved.parquet", {"pyarrow"}),
    ("check", "planar_2r", "--against", "all"),
    ("parameters", "planar_2r"),
    ("summary", "moved.csv"),
    ("summary", "moved.parquet", {"pyarrow"}),
    ("summary", "moved.csv", "--plot", "a.png", {"matplotlib", "PIL"}),
    ("payload", "planar_2r", "recorded.db3"),
    ("payload", "planar_2r", "recorded.h5", {"h5py"}),
    ("payload", "planar_2r", "zstd.mcap", {"zstandard"}),
    ("payload", "planar_2r", "lz4.mcap", {"lz4"}),
    ("log", "planar_2r", "recorded.db3"),
    ("log", "planar_2r", "recorded.db3", "--report", "a.html", {"matplotlib", "PIL"}),
    ("excite", "ur5", "--duration", "2", "--restarts", "0"),
    ("sample", "ur5", "--rows", "9", "-o", "a.npz"),
    ("sample", "ur5", "--rows", "9", "-o", "states/", {"pyarrow"}),
    ("identify", "planar_2r", "recorded.db3"),
    ("identify", "planar_2r", "recorded.db3", "--report", "a.html", {"matplotlib", "PIL"}),
    ("show", "planar_2r"),
    ("explain", "planar_2r"),
    ("exercise", "planar_2r"),
    ("transform", "planar_2r", "--wrench", "0,0,1,0,0,0", "--from", "tool", "--to", "base"),
    ("derive", "planar_2r"),
    ("export", "planar_2r", "-o", "a.c"),
    ("convert", "planar_2r", "a.toml"),
    ("convert", "arm.xml", "a.urdf", {"mujoco"}),
    ("robots",),
    ("catalogues",),
    ("vectors", "planar_2r", "-o", "a.json"),
    ("doctor",),
    ("bench", "planar_2r", "--quick", "--plot", "a.png", {"matplotlib", "PIL"}),
]  # fmt: skip


# these are no command's: arrays of theirs are brought by those who have them
LIBRARIES = {"jax", "torch"}
# takes its time to start: `test_scale_ray.py` leaves it out
ENGINES = {"ray"}


def _lines():
    """Each with the packages that it needs; none where the line says none."""
    for line in LINES:
        needs = line[-1] if isinstance(line[-1], set) else set()
        yield [word for word in line if isinstance(word, str)], needs


class Without:
    """Finders that know everything but one package, as if it had never been installed."""

    def __init__(self, package, finders):
        self.package, self.finders = package, finders

    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == self.package:
            return None
        found = (finder.find_spec(name, path, target) for finder in self.finders)
        return next((spec for spec in found if spec is not None), None)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    place = tmp_path_factory.mktemp("files")
    t = np.linspace(0, 1, 101)
    q = np.stack([np.sin(t), np.cos(t)], axis=1)
    motion = rnea.motion.Trajectory(t, q, np.gradient(q, t, axis=0), -q, ("joint1", "joint2"))
    for name in ("moved.csv", "moved.parquet"):
        (place / name).write_bytes(rnea.motion.motion_bytes(motion, name))
    tau = rnea.load("planar_2r").inverse_dynamics(motion.q, motion.qd, motion.qdd)
    rows = [f"{a},{b},{c}" for a, (b, c) in zip(t, tau, strict=True)]
    (place / "torques.csv").write_text("\n".join(["t,tau_joint1,tau_joint2", *rows]) + "\n")
    (place / "recorded.db3").write_bytes(short_recording(rnea.load("planar_2r")))
    joint_messages.other_formats(rnea.logs.read_log(str(place / "recorded.db3")), place)
    dog = rnea.load("quadruped")
    columns, still = rnea.motion.Columns.of(dog.model), np.zeros((2, dog.model.nv))
    still[:, 3:5] = 9.0  # so hard that feet which may pull would pull
    stand = rnea.motion.Trajectory(
        np.array([0.0, 1.0]), np.tile(dog.neutral, (2, 1)), 0 * still, still,
        dog.joint_names, columns=columns,
    )  # fmt: skip
    (place / "lean.csv").write_bytes(rnea.motion.motion_bytes(stand, "lean.csv"))
    (place / "arm.xml").write_text(MJCF)
    body = '<inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/>'
    xacro = URDF.format(f"{body}</inertial>").replace("<robot", '<robot xmlns:xacro="x"')
    (place / "arm.xacro").write_text(xacro.replace('value="1"', 'value="${1}"'))
    (place / "mesh.urdf").write_text(URDF.format(MESH))
    corners = np.array([[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]]) / 10
    faces = "".join(
        "facet normal 0 0 0\nouter loop\n"
        + "".join(f"vertex {' '.join(map(str, corners[k]))}\n" for k in face)
        + "endloop\nendfacet\n"
        for face in ((0, 2, 1), (0, 1, 3), (0, 3, 2), (1, 2, 3))
    )
    (place / "m.stl").write_text(f"solid m\n{faces}endsolid m\n")
    return place


def test_every_extra_and_every_command_is_tried():
    with open(Path(__file__).parents[1] / "pyproject.toml", "rb") as file:
        extras = tomllib.load(file)["project"]["optional-dependencies"]
    brought = {
        (re.split(r"[>\[]", pin)[0].replace("pillow", "PIL"), extra)
        for extra, pins in extras.items()
        for pin in pins
        if extra not in ("test", "core-test", "docs")
    }
    assert set(EXTRAS.items()) <= brought
    assert {package for package, _ in brought} == set(EXTRAS)
    commands = set(NAMES) - {"demo"}
    assert commands == {line[0] if line[0] in commands else line[2] for line, _ in _lines()}
    assert set(EXTRAS) - LIBRARIES - ENGINES == set().union(*(needs for _, needs in _lines()))


@pytest.mark.parametrize("package", sorted(LIBRARIES))
def test_functions_of_a_missing_library(monkeypatch, package):
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(rnea.InputError, match=rf"{package}: pip install 'rnea\[{package}\]'"):
        getattr(rnea.load("one_link"), f"{package}_function")("bias")


@sample_cases(2)
@pytest.mark.parametrize("package", sorted(set(EXTRAS) - LIBRARIES - ENGINES))
def test_a_missing_package_costs_one_line_that_names_its_extra(folder, monkeypatch, package):
    if package == "PIL":
        # all of it is there, so that all of it is put back: half of it would stay otherwise
        for name in ("matplotlib.pyplot", "matplotlib.backends.backend_agg"):
            importlib.import_module(name)
    for name in [name for name in sys.modules if name.partition(".")[0] == package]:
        monkeypatch.delitem(sys.modules, name)
    if package == "PIL":
        # who has loaded it before does not notice that it is gone
        for name in [name for name in sys.modules if name.partition(".")[0] == "matplotlib"]:
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(sys, "meta_path", [Without(package, sys.meta_path)])
    for line, needs in _lines():
        if package not in needs and (needs or line[0] in ("bench", "robots", "vectors")):
            continue  # at work in other tests, and slow
        done = run(*line, cwd=folder)
        if package in needs:
            extra = "contacts" if "--contacts" in line else EXTRAS[package]
            # matplotlib is who cannot be imported without Pillow
            named = "matplotlib" if package == "PIL" else package
            assert done.returncode == 1, (line, done.stdout)
            assert done.stderr.count("\n") == 1, (line, done.stderr)
            assert f"the package {named}: pip install 'rnea[{extra}]'" in done.stderr, line
        else:
            assert done.returncode == 0, (line, done.stderr)
            assert "Traceback" not in done.stderr


@pytest.mark.parametrize("problem", ["ImportError", "OSError"])
@pytest.mark.parametrize("package", EXTRAS)
def test_a_package_that_cannot_be_imported_is_absent(tmp_path, monkeypatch, package, problem):
    """Installed, but a library that it loads is missing: one line with the reason, no traceback."""
    (tmp_path / package).mkdir()
    told = "libthird.so.1: cannot open shared object file"
    (tmp_path / package / "__init__.py").write_text(f"raise {problem}('{told}\\nand more')")
    for name in [x for x in sys.modules if x.partition(".")[0] == package]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.syspath_prepend(tmp_path)
    assert missing("numpy", package)
    cure = f"pip install --force-reinstall {'pillow' if package == 'PIL' else package}"
    with pytest.raises(InputError) as refused:
        optional(package, "Files of this kind need")
    assert str(refused.value) == (
        f"Files of this kind need the package {package}, which is installed but cannot be imported "
        f"({told} and more): {cure}"
    )
