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
from rnea.apps.datasets.dataset import ENDINGS, find
from rnea.apps.datasets.summary.tables.found import found_files
from rnea.apps.trajectory.files.column_mapping import ColumnMapping
from rnea.describe import FORMATS
from rnea.errors import InputError, ModelWarning, RneaError
from rnea.logs import RECORDING_ENDINGS, read_log
from rnea.studio.mesh_files import READERS, read_mesh
from rnea.system.file_access import package_folder, readable_folders, referenced_file

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


ROWS = np.arange(20.0).reshape(10, 2)


def hdf5_file(path, write):
    h5py = pytest.importorskip("h5py")
    with h5py.File(path, "w") as file:
        file["t"] = np.arange(10.0)
        write(file)
    return path


def stored_in(name, set_name="q"):
    """A data set whose values are in a raw file."""
    return lambda file: file.create_dataset(set_name, (10, 2), "f8", external=[(name, 0, 160)])


def virtual_of(name, source="q", set_name="q"):
    """A data set whose values are in another one."""
    h5py = pytest.importorskip("h5py")
    layout = h5py.VirtualLayout((10, 2), "f8")
    layout[:] = h5py.VirtualSource(name, source, (10, 2))
    return lambda file: file.create_virtual_dataset(set_name, layout)


def hdf5(own, other, way):
    (other / "raw.bin").write_bytes(ROWS.tobytes())
    hdf5_file(other / "source.h5", lambda file: file.create_dataset("q", data=ROWS))
    (own / "link.bin").symlink_to(other / "raw.bin")
    (own / "link.h5").symlink_to(other / "source.h5")
    (own / "inside").symlink_to(other)
    write = {
        "external storage": stored_in(str(other / "raw.bin")),
        "relative storage": stored_in("../other/raw.bin"),
        "linked storage": stored_in("link.bin"),
        "storage in a linked folder": stored_in("inside/raw.bin"),
        "virtual": virtual_of(str(other / "source.h5")),
        "relative virtual": virtual_of("../other/source.h5"),
        "linked virtual": virtual_of("link.h5"),
        "virtual in a linked folder": virtual_of("inside/source.h5"),
    }[way]
    return hdf5_file(own / "a.h5", write)


HDF5_WAYS = (
    *("external storage", "relative storage", "linked storage", "storage in a linked folder"),
    *("virtual", "relative virtual", "linked virtual", "virtual in a linked folder"),
)


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
    "HDF5": (hdf5, HDF5_WAYS),
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


def in_parts(source, name):
    """A virtual data set of unlimited length; HDF5 counts its parts, one row each, by %b."""
    h5py = pytest.importorskip("h5py")
    from h5py import h5d, h5p, h5s, h5t

    def write(file):
        rows = h5s.create_simple((10, 2), (h5s.UNLIMITED, 2))
        every = h5s.create_simple((10, 2), (h5s.UNLIMITED, 2))
        every.select_hyperslab((0, 0), (h5s.UNLIMITED, 1), (1, 1), (1, 2))
        made = h5p.create(h5p.DATASET_CREATE)
        made.set_virtual(every, source.encode(), name.encode(), h5s.create_simple((1, 2)))
        h5d.create(file.id, b"q", h5t.IEEE_F64LE, rows, made)
        assert h5py.Dataset(h5d.open(file.id, b"q")).is_virtual

    return write


def numbered_sets(own, other):
    """The data set named by its pattern is plain; those that HDF5 opens are not."""

    def write(file):
        file["d%b"] = ROWS[:1]
        for k in range(10):
            place = [(str(other / "raw.bin"), 16 * k, 16)]
            file.create_dataset(f"d{k}", (1, 2), "f8", external=place)
        in_parts(".", "d%b")(file)

    return write


def numbered_files(own, other):
    hdf5_file(own / "f%b.h5", lambda file: file.create_dataset("q", data=ROWS[:1]))
    for k in range(10):
        row = ROWS[k : k + 1]
        hdf5_file(other / f"f{k}.h5", lambda file, row=row: file.create_dataset("q", data=row))
        (own / f"f{k}.h5").symlink_to(other / f"f{k}.h5")
    return in_parts("f%b.h5", "q")


def percent_in_set(own, other):
    def write(file):
        file["d%%"] = ROWS
        stored_in(str(other / "raw.bin"), "d%")(file)
        virtual_of(".", "d%%")(file)

    return write


def percent_in_file(own, other):
    hdf5_file(own / "f%%.h5", lambda file: file.create_dataset("q", data=ROWS))
    (own / "f%.h5").symlink_to(other / "source.h5")
    return virtual_of("f%%.h5")


def virtual_of_storage(own, other):
    hdf5_file(own / "first.h5", stored_in(str(other / "raw.bin")))
    return virtual_of("first.h5")


def virtual_of_virtual(own, other):
    hdf5_file(own / "first.h5", virtual_of(str(other / "source.h5")))
    return virtual_of("first.h5")


def inner(write, source):
    """A virtual data set of something in the same file."""

    def both(file):
        write(file)
        virtual_of(".", source)(file)

    return both


def storage_inside(own, other):
    return inner(stored_in(str(other / "raw.bin"), "inner"), "inner")


def virtual_inside(own, other):
    return inner(virtual_of(str(other / "source.h5"), set_name="inner"), "inner")


def linked(path):
    h5py = pytest.importorskip("h5py")
    return lambda file: file.__setitem__("away", h5py.ExternalLink("../other/source.h5", path))


def external_link(own, other):
    return inner(linked("/q"), "away")


def group_behind_external_link(own, other):
    return inner(linked("/"), "away/q")


def soft_link(own, other):
    h5py = pytest.importorskip("h5py")

    def write(file):
        linked("/")(file)
        file["soft"] = h5py.SoftLink("/away/q")

    return inner(write, "soft")


def link_in_other_file(own, other):
    hdf5_file(own / "first.h5", linked("/q"))
    return virtual_of("first.h5", "away")


def itself_by_name(own, other):
    def write(file):
        stored_in(str(other / "raw.bin"), "inner")(file)
        virtual_of("a.h5", "inner")(file)

    return write


def folder_named_like_a_scheme(own, other):
    """HDF5 opens what is in the folder `file:`, whatever a URI of that form would mean."""
    (own / "file:").symlink_to(other)
    (own / "source.h5").write_bytes((other / "source.h5").read_bytes())
    return virtual_of("file://source.h5")


def storage_named_like_a_scheme(own, other):
    (own / "file:").symlink_to(other)
    (own / "raw.bin").write_bytes(bytes(160))
    return stored_in("file://raw.bin")


INDIRECT = {
    numbered_sets: "HDF5 expands",
    numbered_files: "HDF5 expands",
    percent_in_set: "HDF5 expands",
    percent_in_file: "HDF5 expands",
    virtual_of_storage: "is not a data set with bytes of its own",
    virtual_of_virtual: "is not a data set with bytes of its own",
    storage_inside: "is not a data set with bytes of its own",
    virtual_inside: "is not a data set with bytes of its own",
    external_link: "is not a data set with bytes of its own",
    group_behind_external_link: "is not a data set with bytes of its own",
    soft_link: "is not a data set with bytes of its own",
    link_in_other_file: "is not a data set with bytes of its own",
    itself_by_name: "is not a data set with bytes of its own",
    folder_named_like_a_scheme: "without a scheme",
    storage_named_like_a_scheme: "without a scheme",
}


@pytest.mark.parametrize("way", INDIRECT)
def test_hdf5_leads_nowhere_indirectly(places, monkeypatch, way):
    own, other = places
    hdf5(own, other, "virtual").unlink()
    path = hdf5_file(own / "a.h5", way(own, other))
    # the library itself would read it
    h5py = pytest.importorskip("h5py")
    monkeypatch.chdir(own)
    with h5py.File(path, "r") as file:
        np.testing.assert_array_equal(file["q"][:10], ROWS)
    with pytest.raises(RneaError, match=INDIRECT[way]):
        read_log(str(path))


@pytest.mark.parametrize("way", ["direct link", "soft link", "linked group"])
def test_links_in_hdf5_files_are_not_followed(places, way):
    own, other = places
    h5py = pytest.importorskip("h5py")
    hdf5(own, other, "virtual").unlink()

    def write(file):
        if way == "direct link":
            file["q"] = h5py.ExternalLink("../other/source.h5", "/q")
        else:
            linked("/")(file)
            file["q"] = h5py.SoftLink("/away/q")

    path = hdf5_file(own / "a.h5", write)
    spelling = ColumnMapping({"away/q": "q"} if way == "linked group" else {})
    with pytest.raises(RneaError, match=r"no array of positions|away/q"):
        read_log(str(path), spelling=spelling)


@pytest.mark.parametrize("parsers", ["apart", "here"])
@pytest.mark.parametrize("prefix", ["absolute", "origin"])
@pytest.mark.parametrize("way", ["storage", "virtual"])
def test_the_environment_leads_hdf5_nowhere(places, way, prefix, parsers):
    own, other = places
    hdf5(own, other, "virtual").unlink()
    (own / "raw.bin").write_bytes(bytes(160))
    hdf5_file(own / "source.h5", lambda file: file.create_dataset("q", data=np.zeros((10, 2))))
    write = stored_in("raw.bin") if way == "storage" else virtual_of("source.h5")
    path = hdf5_file(own / "a.h5", write)
    place = str(other) if prefix == "absolute" else "${ORIGIN}/../other"
    code = f"from rnea.logs import read_log; print(read_log({str(path)!r}).q.any())"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ
        | {"HDF5_VDS_PREFIX": place, "HDF5_EXTFILE_PREFIX": place, "RNEA_PARSERS": parsers},
        # nothing begins in the working directory
        cwd=other,
        capture_output=True,
        text=True,
    )
    if parsers == "apart":
        # that process does not have these variables
        assert done.stdout == "False\n", done.stderr
    else:
        variable = "HDF5_EXTFILE_PREFIX" if way == "storage" else "HDF5_VDS_PREFIX"
        assert f"unset {variable}" in done.stderr
        assert not done.stdout


def test_what_hdf5_names_in_its_folder_is_read(places, monkeypatch):
    own, other = places
    monkeypatch.chdir(other)
    (own / "raw.bin").write_bytes(ROWS.tobytes())
    hdf5_file(own / "source.h5", lambda file: file.create_dataset("g/q", data=ROWS))
    # those of the working directory are not meant
    (other / "raw.bin").write_bytes(bytes(160))
    hdf5_file(other / "source.h5", lambda file: file.create_dataset("g/q", data=ROWS * 0))
    inside = inner(lambda file: file.create_dataset("inner", data=ROWS), "inner")
    for write in (stored_in("raw.bin"), virtual_of("source.h5", "g/q"), inside):
        path = hdf5_file(own / "a.h5", write)
        np.testing.assert_array_equal(read_log(str(path)).q, ROWS)


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
