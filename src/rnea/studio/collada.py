"""COLLADA meshes as triangles: the geometries that the file's scene places, in metres.

The axis that a file calls up is left aside, as the viewers of URDF files do it: robot files place
meshes in the axes that their numbers are written in.
"""

from __future__ import annotations

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.errors import InputError
from rnea.files.robots.xml_text import Element
from rnea.files.robots.xml_text import parse as parsed_xml

MOST_PLACED = 2_000
Triangles = tuple[Array, Array]


def collada_triangles(text: str, name: str) -> Triangles:
    """Vertices (n, 3) and faces (m, 3)."""
    root = parsed_xml(text, name)
    meshes = {
        geometry.get("id"): _mesh(mesh)
        for geometry in root.walk()
        if geometry.tag == "geometry"
        for mesh in geometry.all("mesh")
    }
    unit = next((float(x.get("meter") or 1) for x in root.walk() if x.tag == "unit"), 1.0)
    vertices, faces, before = [], [], 0
    for key, pose in _placed(root):
        if key not in meshes:
            continue
        points, triangles = meshes[key]
        vertices.append(unit * (points @ pose[:3, :3].T + pose[:3, 3]))
        faces.append(triangles + before)
        before += len(points)
    if not vertices:
        raise InputError(f"{name} places no mesh in its scene")
    return np.concatenate(vertices), np.concatenate(faces)


def _placed(root: Element) -> list[tuple[str, Array]]:
    """The geometries of the scene by their ids, each with the pose (4, 4) of its node."""
    found: list[tuple[str, Array]] = []
    open_nodes = [(scene, np.eye(4)) for scene in root.walk() if scene.tag == "visual_scene"]
    while open_nodes:
        node, above = open_nodes.pop()
        pose = above @ _pose(node)
        found += [(x.get("url").lstrip("#"), pose) for x in node.all("instance_geometry")]
        open_nodes += [(child, pose) for child in node.all("node")]
        if len(found) > MOST_PLACED:
            raise InputError(f"its scene places more than {MOST_PLACED} meshes")
    return found


def _pose(node: Element) -> Array:
    """What a node's transformations make together, in the order of the file."""
    pose = np.eye(4)
    for child in node.children:
        step = np.eye(4)
        if child.tag == "matrix":
            step = _numbers(child).reshape(4, 4)
        elif child.tag == "translate":
            step[:3, 3] = _numbers(child)
        elif child.tag == "scale":
            step[:3, :3] = np.diag(_numbers(child))
        elif child.tag == "rotate":
            *axis, angle = _numbers(child)
            step[:3, :3] = _turn(np.array(axis), np.radians(angle))
        pose = pose @ step
    return pose


def _turn(axis: Array, angle: float) -> Array:
    x, y, z = axis / (np.linalg.norm(axis) or 1.0)
    K = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    return np.asarray(np.eye(3) + np.sin(angle) * K + (1 - np.cos(angle)) * K @ K)


def _mesh(mesh: Element) -> Triangles:
    sources = {source.get("id"): source for source in mesh.all("source")}
    # <vertices> gives the positions another name
    named = {
        vertices.get("id"): entry.get("source").lstrip("#")
        for vertices in mesh.all("vertices")
        for entry in vertices.all("input")
        if entry.get("semantic") == "POSITION"
    }
    points, faces, before = [], [], 0
    for part in mesh.children:
        if part.tag not in ("triangles", "polylist", "polygons"):
            continue
        key, rings = _rings(part)
        positions = _positions(sources[named.get(key, key)])
        points.append(positions)
        faces.append(rings + before)
        before += len(positions)
    if not points:
        return np.zeros((0, 3)), np.zeros((0, 3), np.int64)
    return np.concatenate(points), np.concatenate(faces)


def _positions(source: Element) -> Array:
    (values,) = source.all("float_array")
    accessors = [x for x in source.walk() if x.tag == "accessor"]
    stride = int(accessors[0].get("stride") or 3) if accessors else 3
    return np.asarray(_numbers(values).reshape(-1, stride)[:, :3])


def _rings(part: Element) -> tuple[str, Array]:
    """The name of the positions, and triangles (m, 3) of their numbers; polygons become fans."""
    inputs = [
        (x.get("semantic"), int(x.get("offset") or 0), x.get("source")) for x in part.all("input")
    ]
    width = 1 + max(offset for _, offset, _ in inputs)
    ((offset, source),) = [(k, name) for semantic, k, name in inputs if semantic == "VERTEX"]
    rows = [_numbers(p).astype(np.int64).reshape(-1, width)[:, offset] for p in part.all("p")]
    corners = np.concatenate(rows) if rows else np.zeros(0, np.int64)
    if part.tag == "triangles":
        return source.lstrip("#"), corners[: len(corners) // 3 * 3].reshape(-1, 3)
    counted = [_numbers(x).astype(np.int64) for x in part.all("vcount")]
    counts = counted[0] if counted else np.array([len(row) for row in rows])
    return source.lstrip("#"), _fans(corners, counts)


def _fans(corners: Array, counts: Array) -> Array:
    starts = np.concatenate([[0], np.cumsum(counts)[:-1]]) if len(counts) else counts
    fans = []
    for size in np.unique(counts[counts >= 3]):
        ring = corners[starts[counts == size][:, None] + np.arange(size)]
        fans += [ring[:, [0, k, k + 1]] for k in range(1, size - 1)]
    return np.concatenate(fans) if fans else np.zeros((0, 3), np.int64)


def _numbers(element: Element) -> Array:
    return np.array(element.text.split(), dtype=float)
