"""What Studio draws: the vectors of the books' steps in space, and the meshes of robot files."""

import base64
import struct

import numpy as np
import pytest

import rnea
from rnea.errors import InputError, RneaError
from rnea.recursions import Conditions, body_poses
from rnea.studio import mesh_files
from rnea.studio.figure import figure
from rnea.studio.kernels import STEPPED, _axes
from rnea.studio.mesh_files import read_mesh
from rnea.studio.meshes import decimated
from rnea.textbook import work
from support.command import run

# ---- steps in space ---------------------------------------------------------------------------


@pytest.mark.parametrize("notation", STEPPED)
@pytest.mark.parametrize("name", ["ur5", "puma560", "scara", "panda", "planar_2r", "stanford"])
def test_vectors_of_the_books_are_those_of_the_recursion_in_space(name, notation):
    arm = rnea.load(name)
    q, qd, qdd = np.random.default_rng(7).normal(size=(3, arm.model.nv))
    result, poses = arm.newton_euler(q, qd, qdd), body_poses(arm.model, q)
    axes = _axes(notation).compute(arm.model, Conditions(), q).reshape(-1, 3, 3)
    wanted = {
        "angular velocity": result.w,
        "angular acceleration": result.wd,
        "force": result.wrenches.force,
    }
    held = 0
    for step in work(arm.model, notation, q, qd, qdd, arm.model.gravity).steps:
        through = step.unit == "N" and ("before" in step.name or "balance" in step.name)
        local = wanted.get("force" if through else step.name)
        if local is None or np.shape(step.value) != (3,):
            continue
        truth = poses[step.link].rotation @ local[step.link - 1]
        np.testing.assert_allclose(axes[step.link] @ step.value, truth, rtol=0, atol=1e-11)
        held += 1
    assert held == 3 * len(arm.model.bodies)


# ---- meshes -----------------------------------------------------------------------------------

CORNERS = np.array([[x, y, z] for x in (0, 1) for y in (0, 2) for z in (0, 3)], float)
SIDES = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
TRIANGLES = [t for a, b, c, d in SIDES for t in ((a, b, c), (a, c, d))]


def stl(path):
    rows = [struct.pack("<12fH", 0, 0, 0, *CORNERS[list(t)].ravel(), 0) for t in TRIANGLES]
    path.write_bytes(bytes(80) + struct.pack("<I", len(rows)) + b"".join(rows))


def stl_text(path):
    facets = (
        "facet normal 0 0 0 outer loop\n"
        + "".join("vertex {} {} {}\n".format(*CORNERS[k]) for k in t)
        + "endloop endfacet\n"
        for t in TRIANGLES
    )
    path.write_text(f"solid box\n{''.join(facets)}endsolid\n")


def obj(path):
    lines = [f"v {x} {y} {z}" for x, y, z in CORNERS]
    lines += ["f " + " ".join(f"{k - 8}//1" for k in side) for side in SIDES]
    path.write_text("\n".join(lines))


def collada(path, head=""):
    """In millimetres, drawn about another point, and moved back by its node."""
    points = " ".join(str(x) for x in np.ravel(1000 * CORNERS - [500, 0, 0]))
    corners = " ".join(f"{k} 0" for side in SIDES for k in side)
    path.write_text(
        f'<?xml version="1.0"?>{head}<COLLADA><asset><unit meter="0.001"/></asset>'
        '<library_geometries><geometry id="g"><mesh>'
        f'<source id="p"><float_array id="a" count="24">{points}</float_array>'
        '<technique_common><accessor stride="3" count="8"/></technique_common></source>'
        '<vertices id="v"><input semantic="POSITION" source="#p"/></vertices>'
        '<polylist count="6"><input semantic="VERTEX" source="#v" offset="0"/>'
        '<input semantic="NORMAL" source="#n" offset="1"/>'
        f"<vcount>4 4 4 4 4 4</vcount><p>{corners}</p></polylist></mesh></geometry>"
        '</library_geometries><library_visual_scenes><visual_scene id="s"><node>'
        '<translate>500 0 0</translate><instance_geometry url="#g"/></node></visual_scene>'
        "</library_visual_scenes></COLLADA>"
    )


@pytest.mark.parametrize(
    ("write", "name"),
    [(stl, "a.stl"), (stl_text, "b.STL"), (obj, "c.obj"), (collada, "d.dae")],
)
def test_a_box_is_the_same_box_in_every_format(write, name, tmp_path):
    write(tmp_path / name)
    vertices, faces = read_mesh(tmp_path / name)
    assert len(faces) == 12
    a, b, c = np.moveaxis(vertices[faces], 1, 0)
    np.testing.assert_allclose(abs(np.sum(np.cross(a, b) * c)) / 6, 6.0, rtol=1e-6)
    np.testing.assert_allclose(
        [vertices.min(0), vertices.max(0)], [[0, 0, 0], [1, 2, 3]], atol=1e-6
    )


@pytest.mark.parametrize(
    ("name", "content", "why"),
    [
        ("a.stl", b"solid nothing\nendsolid\n", "no triangles"),
        ("a.stl", bytes(80) + b"\xff\xff\xff\xff" + bytes(100), "no triangles"),
        ("a.stl", b"solid\nvertex 1 2 x vertex 1 2 3 vertex 1 2 3", "spoilt"),
        ("a.stl", b"solid\n" + b"vertex nan 0 0\nvertex 1 2 3\nvertex 1 2 4", "nowhere"),
        ("a.obj", b"v 0 0 0\nv 1 0 0\nf 1 2 9", "not there"),
        ("a.obj", b"v 0 0\nf 1 2 3", "spoilt"),
        ("a.dae", b"<COLLADA><library_visual_scenes/></COLLADA>", "places no mesh"),
        ("a.dae", b"<COLLADA", "not valid XML"),
        ("a.dae", b"<!DOCTYPE x [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><COLLADA/>", "document"),
    ],
)
def test_spoilt_and_hostile_meshes_are_refused_with_the_reason(name, content, why, tmp_path):
    (tmp_path / name).write_bytes(content)
    with pytest.raises(RneaError, match=why):
        read_mesh(tmp_path / name)


def test_a_mesh_that_is_too_large_is_not_read(tmp_path, monkeypatch):
    stl(tmp_path / "a.stl")
    monkeypatch.setattr(mesh_files, "LARGEST_FILE", 100)
    with pytest.raises(InputError, match="MiB"):
        read_mesh(tmp_path / "a.stl")


@pytest.mark.parametrize("most", [1, 12, 500, 5000])
def test_fewer_triangles_keep_the_shape(most):
    n = 80
    u, v = np.meshgrid(np.linspace(0, np.pi, n), np.linspace(0, 2 * np.pi, n), indexing="ij")
    points = np.stack([np.sin(u) * np.cos(v), np.sin(u) * np.sin(v), np.cos(u)], -1).reshape(-1, 3)
    k = np.arange(n * n).reshape(n, n)
    a, b, c, d = k[:-1, :-1].ravel(), k[1:, :-1].ravel(), k[1:, 1:].ravel(), k[:-1, 1:].ravel()
    faces = np.concatenate([np.stack([a, b, c], 1), np.stack([a, c, d], 1)])
    vertices, fewer = decimated(points, faces, most)
    assert len(fewer) <= max(most, 12)
    if most >= 500:
        assert len(fewer) > most / 3
        assert np.all(np.abs(np.linalg.norm(vertices, axis=1) - 1) < 0.2)


ROBOT = """
<robot name="one"><link name="base"/>
<link name="arm"><inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0"
  iyz="0"/></inertial>
<visual><geometry><mesh filename="{mesh}" scale="0.1 0.2 0.3"/></geometry></visual></link>
<joint name="turn" type="continuous"><parent link="base"/><child link="arm"/></joint></robot>
"""


def drawn(folder, mesh, packages=None):
    file = folder / "one.urdf"
    file.write_text(ROBOT.format(mesh=mesh))
    return figure(rnea.load(file), packages or {})


def test_a_mesh_of_the_file_is_drawn_in_its_scale(tmp_path):
    stl(tmp_path / "box.stl")
    for mesh in ("box.stl", "package://here/box.stl", "package:///here/box.stl"):
        found = drawn(tmp_path, mesh, {"here": tmp_path})
        (shape,) = found["shapes"]
        assert shape["body"] == 1
        assert shape["sizes"] == [0.1, 0.2, 0.3]
        assert len(np.frombuffer(base64.b64decode(shape["faces"]), "<u4")) == 36
        assert len(np.frombuffer(base64.b64decode(shape["vertices"]), "<f4")) == 24
        assert not found["notes"]


@pytest.mark.parametrize(
    "mesh",
    ["nowhere.stl", "../box.stl", "/etc/passwd", "package://there/box.stl", "http://x/y.stl"],
)
def test_a_mesh_that_cannot_be_had_leaves_a_plain_solid_and_a_note(mesh, tmp_path):
    folder = tmp_path / "robot"
    folder.mkdir()
    stl(tmp_path / "box.stl")
    found = drawn(folder, mesh)
    assert found["shapes"] == []
    assert found["bare"] == [1]
    assert "1 mesh is missing" in found["notes"][0]
    assert any(line["role"] == "hub" for line in found["lines"])


def test_the_terminal_is_told_of_missing_meshes_and_packages_find_them(tmp_path):
    file = tmp_path / "one.urdf"
    file.write_text(ROBOT.format(mesh="package://there/box.stl"))
    page = str(tmp_path / "one.html")
    done = run("studio", str(file), "-o", page)
    assert "1 mesh is missing" in done.stderr
    assert "--package there=FOLDER" in done.stderr
    stl(tmp_path / "box.stl")
    done = run("--package", f"there={tmp_path}", "studio", str(file), "-o", page)
    assert "missing" not in done.stderr
    written = rnea.studio.write(rnea.load(file), file=page, packages={"there": tmp_path})
    assert '"vertices": "' in written.read_text(encoding="utf-8")
    # a notebook's page is small: it has no meshes, and says nothing of them
    small = figure(rnea.load(file), None)
    assert (small["shapes"], small["bare"], small["notes"]) == ([], [1], [])
