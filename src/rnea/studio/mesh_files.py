"""Meshes of robot files as triangles: STL, OBJ and COLLADA, read within bounds.

Such files come from strangers like the robot files that name them: sizes are bounded before
anything is read, numbers and indices are checked, and whatever is wrong is an InputError.
Materials, normals and textures are left aside.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.errors import InputError
from rnea.files.robots.trimesh_files import trimesh_of
from rnea.studio.collada import collada_triangles
from rnea.system.file_access import referenced_file

LARGEST_FILE = 64 * 2**20
MOST_TRIANGLES = 2_000_000
_VERTEX = re.compile(rb"vertex\s+(\S+)\s+(\S+)\s+(\S+)")
Triangles = tuple[Array, Array]


def read_mesh(path: Path, companions: Callable[[str], Path] | None = None) -> Triangles:
    """Vertices (n, 3) in the file's unit of length (COLLADA: in m), and faces (m, 3).

    companions: the path behind a name in the file, by default below the file's own folder.
    """
    if not path.is_file():
        raise InputError(f"there is no file {path.name}")
    size = path.stat().st_size
    if size > LARGEST_FILE:
        raise InputError(f"{path.name} has {size >> 20} MiB, more than {LARGEST_FILE >> 20}")
    beside = companions or partial(referenced_file, named=path, packages={})
    reader = READERS.get(path.suffix.lower(), partial(_other, companions=beside))
    try:
        vertices, faces = reader(path)
    except (ValueError, IndexError, OverflowError) as problem:
        raise InputError(f"{path.name} is spoilt: {problem}") from None
    return _checked(np.asarray(vertices, float), np.asarray(faces, np.int64), path.name)


def _checked(vertices: Array, faces: Array, name: str) -> Triangles:
    if not len(faces) or not len(vertices):
        raise InputError(f"{name} has no triangles")
    if len(faces) > MOST_TRIANGLES:
        raise InputError(f"{name} has {len(faces)} triangles, more than {MOST_TRIANGLES}")
    if not np.all(np.abs(vertices) < 1e9):
        raise InputError(f"{name} has a vertex that is nowhere")
    if faces.min() < 0 or faces.max() >= len(vertices):
        raise InputError(f"{name} has a triangle of a vertex that is not there")
    return vertices, faces


def _stl(path: Path) -> Triangles:
    data = path.read_bytes()
    count = int.from_bytes(data[80:84], "little")
    if len(data) >= 84 and len(data) == 84 + 50 * count:
        rows = np.frombuffer(data, np.uint8, offset=84).reshape(count, 50)
        corners = rows[:, 12:48].copy().view("<f4").reshape(-1, 3)
    else:
        corners = np.array(_VERTEX.findall(data), dtype=float).reshape(-1, 3)
    return corners, np.arange(len(corners) // 3 * 3).reshape(-1, 3)


def _obj(path: Path) -> Triangles:
    vertices: list[list[float]] = []
    faces: list[tuple[int, int, int]] = []
    for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
        key, _, rest = line.strip().partition(" ")
        if key == "v":
            x, y, z = rest.split()[:3]
            vertices.append([float(x), float(y), float(z)])
        elif key == "f":
            # from 1; a negative number counts from the last vertex
            given = [int(corner.partition("/")[0]) for corner in rest.split()]
            ring = [k - 1 if k > 0 else len(vertices) + k for k in given]
            faces += [(ring[0], b, c) for b, c in pairwise(ring[1:])]
    return np.array(vertices).reshape(-1, 3), np.array(faces, np.int64).reshape(-1, 3)


def _collada(path: Path) -> Triangles:
    return collada_triangles(path.read_text(encoding="utf-8", errors="replace"), path.name)


def _other(path: Path, companions: Callable[[str], Path]) -> Triangles:
    """Whatever else somebody's reader knows."""
    mesh: Any = trimesh_of(path, companions, f"meshes such as {path.name} need")
    return np.asarray(mesh.vertices), np.asarray(mesh.faces)


READERS: dict[str, Callable[[Path], Triangles]] = {".stl": _stl, ".obj": _obj, ".dae": _collada}
