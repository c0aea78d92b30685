"""Which files a file may name: one rule, held against every format and every way to name a file."""

import os
import re
import shlex
import subprocess
import sys
import warnings

import numpy as np
import pytest

import rnea
from rnea.describe import FORMATS
from rnea.errors import InputError, ModelWarning, RneaError
from rnea.file_access import package_folder, readable_folders, referenced_file
from rnea.logs import RECORDING_ENDINGS, read_log
from rnea.scale.dataset import ENDINGS, find
from rnea.scale.tables import found_files
from rnea.studio.mesh_files import READERS, read_mesh

pytest.importorskip("mujoco")
OBJ = "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n"
BODY = '<body name="b"><joint/><inertial pos="0 0 0" mass="7" diaginertia="1 1 1"/></body>'
URDF = """<robot name="r" xmlns:xacro="http://www.ros.org/wiki/xacro">{}<link name="a"/>
<link name="b"><visual><geometry><mesh filename="{}"/></geometry></visual></link>
<joint name="j" type="revolute"><parent link="a"/><child link="b"/><axis xyz="0 1 0"/></joint>
</robot>"""
SDF = """<sdf version="1.9"><model name="m"><link name="a"/><link name="b"><visual name="v">
<geometry><mesh><uri>{}</uri></mesh></geometry></visual></link><joint name="j" type="revolute">
<parent>a</parent><child>b</child><axis><xyz>0 1 0</xyz></axis></joint></model></sdf>"""
ATTACHED = '<attach model="x" body="b" prefix="p"/>'
FLEXCOMP = '<flexcomp name="f" type="mesh" dim="2" file="{}"/>'
GEOM = '<body><joint/><geom type="mesh" mesh="m"/></body>'


def mjcf(asset="", world=GEOM, compiler=""):
    return f"<mujoco>{compiler}<asset>{asset}</asset><worldbody>{world}</worldbody></mujoco>"


# by format: each way in which its files can name another one; {} is the name
ROBOTS = {
    "toml": {},
    "urdf": {
        "mesh": ("a.urdf", URDF.format("", "{}"), "m.obj"),
        "mesh by file://": ("a.urdf", URDF.format("", "file://{}"), "m.obj"),
        "xacro:include": (
            "a.xacro", URDF.format('<xacro:include filename="{}"/>', "own.obj"), "inc.xacro"
        ),
        "load_yaml": (
            "a.xacro",
            URDF.format('<xacro:property name="y" '
                        'value="${{xacro.load_yaml(\'{}\')}}"/>'
                        '<material name="${{y[0]}}"/>', "own.obj"),
            "list.yaml",
        ),
    },
    "mjcf": {
        "include": ("a.xml", mjcf(world='<include file="{}"/>'), "inc.xml"),
        "model": (
            "a.xml",
            mjcf('<model name="x" file="{}"/>', f"<body>{ATTACHED}</body>"),
            "model.xml",
        ),
        "mesh": ("a.xml", mjcf('<mesh name="m" file="{}"/>'), "m.obj"),
        "flexcomp": (
            "a.xml",
            mjcf(world=f'{BODY}<body name="c">{FLEXCOMP}</body>'),
            "m.obj",
        ),
    },
    "sdf": {
        "mesh": ("a.sdf", SDF, "m.obj"),
        "mesh by file://": ("a.sdf", SDF.replace("{}", "file://{}"), "m.obj"),
    },
}  # fmt: skip
OUTSIDE = {
    "m.obj": OBJ,
    "inc.xacro": '<robot xmlns:xacro="x"><material name="other"/></robot>',
    "list.yaml": "[other]",
    "inc.xml": f"<mujocoinclude>{BODY}</mujocoinclude>",
    "model.xml": f"<mujoco><worldbody>{BODY}</worldbody></mujoco>",
}
CASES = [(name, way) for name, ways in ROBOTS.items() for way in ways]
NAMES = ("absolute", "dots", "link", "linked folder")


@pytest.fixture
def places(tmp_path):
    """A folder of a robot, and beside it one with files that it may not read."""
    own, other = tmp_path / "robot" / "own", tmp_path / "robot" / "other"
    own.mkdir(parents=True)
    other.mkdir()
    for name, text in OUTSIDE.items():
        (other / name).write_text(text)
    (own / "own.obj").write_text(OBJ)
    return own, other


def named(way, own, other, file):
    if way == "absolute":
        return str(other / file)
    if way == "dots":
        return f"../other/{file}"
    target, link = (other / file, f"link_{file}") if way == "link" else (other, "inside")
    (own / link).symlink_to(target)
    return link if way == "link" else f"{link}/{file}"


def advised(problem):
    """The folders by name that the error's option gives."""
    option = re.search(r"--package ('[^']*'|\S+)", str(problem))
    assert option, problem
    name, _, folder = shlex.split(option[1])[0].partition("=")
    assert f"packages={{{name!r}: {folder!r}}}" in str(problem)
    return {name: folder}


def density_for(form, file):
    """Meshes are opened where masses follow from them."""
    return {} if form == "mjcf" or file.endswith(".xacro") else {"density": 1000.0}


def test_every_format_of_robot_files_has_its_rows():
    assert set(ROBOTS) == {form.name for form in FORMATS}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("form", "way"), CASES)
def test_robot_files_stay_in_their_folder(places, form, way, name):
    own, other = places
    file, text, target = ROBOTS[form][way]
    path = own / file
    path.write_text(text.format(named(name, own, other, target)))
    density = density_for(form, file)
    with pytest.raises(RneaError, match="outside the folders") as caught:
        rnea.load(path, **density)
    assert str(path) in str(caught.value)
    assert OUTSIDE[target] not in str(caught.value)
    packages = advised(caught.value)
    assert packages == {"other": str(other)}
    with warnings.catch_warnings():
        # that a deformable part is left out
        warnings.simplefilter("ignore", ModelWarning)
        assert rnea.load(path, **density, packages=packages).description.name


@pytest.mark.parametrize(("form", "way"), CASES)
def test_what_is_in_the_folder_is_read(places, form, way):
    own, _ = places
    file, text, target = ROBOTS[form][way]
    (own / "parts").mkdir()
    (own / "parts" / target).write_text(OUTSIDE[target])
    path = own / file
    inside = f"{own}/parts/{target}" if "://" in way else f"parts/{target}"
    path.write_text(text.format(inside))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ModelWarning)
        assert rnea.load(path, **density_for(form, file))


def test_the_option_of_the_error_works_on_the_command_line(places):
    own, _ = places
    path = own / "a.xml"
    path.write_text(ROBOTS["mjcf"]["include"][1].format("../other/inc.xml"))
    command = [sys.executable, "-m", "rnea"]
    done = subprocess.run([*command, "show", path], capture_output=True, text=True)
    assert done.returncode == 1, done.stderr
    option = re.search(r"--package\s+\S+", done.stderr)
    assert option, done.stderr
    advised = [*command, *option[0].split(), "show", path]
    done = subprocess.run(advised, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


# ---- packages ------------------------------------------------------------------------------------


def test_the_package_around_a_file_may_be_read(places):
    own, _ = places
    path = own / "a.urdf"
    path.write_text(URDF.format("", "package://arm/other/m.obj"))
    with pytest.raises(RneaError, match=r"--package arm=FOLDER"):
        rnea.load(path, density=1.0)
    (own.parent / "package.xml").write_text("<package><name>arm</name></package>")
    assert rnea.load(path, density=1.0).mass == pytest.approx(1 / 6)
    path.write_text(URDF.format("", "../other/m.obj"))
    assert rnea.load(path, density=1.0).mass == pytest.approx(1 / 6)
    path.write_text(URDF.format("", "package://leg/other/m.obj"))
    with pytest.raises(RneaError, match=r"--package leg=FOLDER"):
        rnea.load(path, density=1.0)


def test_a_folder_named_like_the_package_is_proposed(places):
    own, _ = places
    with pytest.raises(InputError, match=re.escape(f"--package robot={own.parent} ")):
        package_folder("robot", own / "a.urdf", {})


@pytest.mark.skipif(os.name != "posix", reason="rights of POSIX")
def test_a_folder_that_everybody_can_write_is_no_package(places):
    own, _ = places
    (own.parent / "package.xml").write_text("<package><name>arm</name></package>")
    own.parent.chmod(0o777)
    assert readable_folders(own / "a.urdf", {}) == (own,)


def test_a_link_that_the_user_names_may_read_beside_its_target(places, tmp_path):
    own, _ = places
    (own / "a.urdf").write_text(URDF.format("", "own.obj"))
    (tmp_path / "named.urdf").symlink_to(own / "a.urdf")
    assert set(readable_folders(tmp_path / "named.urdf", {})) == {tmp_path, own}


@pytest.mark.parametrize("name", ["", "a\0b", "http://a/b", "x" * 5000 + "/../../.."])
def test_names_of_no_file(places, name):
    with pytest.raises(InputError):
        referenced_file(name, places[0] / "a.urdf", {})


# ---- meshes --------------------------------------------------------------------------------------

COMPANIONS = {
    "glTF buffer": ("a.gltf", '{{"asset":{{"version":"2.0"}},"scene":0,"scenes":[{{"nodes":[0]}}],'
                    '"nodes":[{{"mesh":0}}],"meshes":[{{"primitives":[{{"attributes":'
                    '{{"POSITION":0}}}}]}}],"buffers":[{{"uri":"{}","byteLength":36}}],'
                    '"bufferViews":[{{"buffer":0,"byteLength":36}}],"accessors":[{{"bufferView":0,'
                    '"componentType":5126,"count":3,"type":"VEC3"}}]}}'),
    "OBJ material": ("a.obj", "mtllib {}\n" + OBJ),
}  # fmt: skip


@pytest.mark.parametrize("name", ["absolute", "dots"])
@pytest.mark.parametrize("way", COMPANIONS)
def test_what_a_mesh_names_stays_in_the_folder(places, way, name):
    pytest.importorskip("trimesh")
    own, other = places
    file, text = COMPANIONS[way]
    (other / "data.bin").write_bytes(np.eye(3, dtype="<f4").tobytes())
    (own / file).write_text(text.format(named(name, own, other, "data.bin")))
    path = own / "a.urdf"
    path.write_text(URDF.format("", file))
    with pytest.raises(RneaError, match="outside the folders") as caught:
        rnea.load(path, density=1.0)
    assert advised(caught.value) == {"other": str(other)}
    if path.suffix not in READERS and file.endswith("gltf"):
        with pytest.raises(InputError, match="outside the folders"):
            read_mesh(own / file)


# ---- recordings ----------------------------------------------------------------------------------


def hdf5(own, other, way):
    h5py = pytest.importorskip("h5py")
    rows = np.arange(20.0).reshape(10, 2)
    (other / "raw.bin").write_bytes(rows.tobytes())
    with h5py.File(other / "source.h5", "w") as file:
        file["q"] = rows
    with h5py.File(own / "a.h5", "w") as file:
        file["t"] = np.arange(10.0)
        if way == "external storage":
            file.create_dataset("q", (10, 2), "f8", external=[(str(other / "raw.bin"), 0, 160)])
        elif way == "relative storage":
            file.create_dataset("q", (10, 2), "f8", external=[("../other/raw.bin", 0, 160)])
        else:
            name = str(other / "source.h5") if way == "virtual" else "../other/source.h5"
            layout = h5py.VirtualLayout((10, 2), "f8")
            layout[:] = h5py.VirtualSource(name, "q", (10, 2))
            file.create_virtual_dataset("q", layout)
    return own / "a.h5"


def bag(own, other, way):
    (other / "a.mcap").write_bytes(b"")
    (other / "metadata.yaml").write_text("relative_file_paths:\n- b.mcap\n")
    if way == "metadata":
        (own / "b.mcap").write_bytes(b"")
        (own / "metadata.yaml").symlink_to(other / "metadata.yaml")
    else:
        (own / "a.mcap").symlink_to(other / "a.mcap")
    return own


def lerobot(own, other, way):
    (own / "meta").mkdir()
    (own / "data" / "chunk-000").mkdir(parents=True)
    (other / "info.json").write_text("{}")
    (other / "e.parquet").write_bytes(b"")
    info, episode = own / "meta" / "info.json", own / "data" / "chunk-000" / "e.parquet"
    if way == "info":
        info.symlink_to(other / "info.json")
        episode.write_bytes(b"")
    else:
        info.write_text("{}")
        episode.symlink_to(other / "e.parquet")
    return own


RECORDINGS = {
    "HDF5": (hdf5, ("external storage", "relative storage", "virtual", "relative virtual")),
    "bag's folder": (bag, ("part", "metadata")),
    "LeRobot": (lerobot, ("episode", "info")),
}
# files that name no others: their readers open the file that is named, and none besides
ALONE = {".csv", ".txt", ".npz", ".parquet", ".mcap", ".bag", ".bag.active", ".db3"}


def test_every_format_of_recordings_has_its_row():
    assert set(RECORDING_ENDINGS) | set(ENDINGS) == ALONE | {".hdf5", ".h5"}


@pytest.mark.parametrize(
    ("form", "way"), [(form, way) for form, (_, ways) in RECORDINGS.items() for way in ways]
)
def test_recordings_stay_in_their_folder(places, form, way):
    own, other = places
    path = RECORDINGS[form][0](own, other, way)
    with pytest.raises(RneaError, match="outside the folders") as caught:
        read_log(str(path))
    packages = advised(caught.value)
    assert packages == {"other": str(other)}
    if form == "HDF5":
        log = read_log(str(path), packages=packages)
        np.testing.assert_array_equal(log.q, np.arange(20.0).reshape(10, 2))
    else:
        # what is behind the link is read, and no recording
        with pytest.raises(RneaError) as caught:
            read_log(str(path), packages=packages)
        assert "outside the folders" not in str(caught.value)


def test_a_virtual_data_set_of_others_is_refused(places):
    own, other = places
    h5py = pytest.importorskip("h5py")
    hdf5(own, other, "external storage").rename(own / "first.h5")
    with h5py.File(own / "a.h5", "w") as file:
        layout = h5py.VirtualLayout((10, 2), "f8")
        layout[:] = h5py.VirtualSource("first.h5", "q", (10, 2))
        file.create_virtual_dataset("q", layout)
        file["t"] = np.arange(10.0)
    with pytest.raises(RneaError, match="is not a data set with bytes of its own"):
        read_log(str(own / "a.h5"))


@pytest.mark.parametrize("search", [find, found_files])
@pytest.mark.parametrize("ending", [".csv", ".npz", ".parquet"])
def test_links_in_folders_of_data_stay_in_them(places, search, ending):
    own, other = places
    (other / f"a{ending}").write_bytes(b"")
    (own / f"a{ending}").symlink_to(other / f"a{ending}")
    with pytest.raises(RneaError, match="outside the folders") as caught:
        search([str(own)])
    assert search([str(own)], packages=advised(caught.value))
    # a link that the user names is a file that the user names
    assert search([str(own / f"a{ending}")])
