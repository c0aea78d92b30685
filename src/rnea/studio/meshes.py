"""A robot's meshes as a page carries them: few enough triangles, float32 and uint32 as base64."""

from __future__ import annotations

import base64
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from rnea.core.description import Geometry
from rnea.core.spatial.numbers import Array
from rnea.errors import RneaError
from rnea.studio.mesh_files import Triangles, read_mesh
from rnea.system.file_access import referenced_file

MOST_TRIANGLES = 60_000
"""Of all meshes of a robot together: some 2 MB of a page."""
_FEWEST = 400
_FINEST = 2**20


@dataclass
class Meshes:
    """Reads meshes by the rule of `file_access`, `share` triangles of each at most.

    named: the robot's file; None where there is none.
    notes: what was left out or made coarser, in sentences for the page.
    """

    named: Path | None
    packages: Mapping[str, str | Path]
    share: int
    _known: dict[Path, dict[str, str]] = field(default_factory=dict)
    _missing: list[str] = field(default_factory=list)
    _coarser: int = 0

    def packed(self, geometry: Geometry) -> dict[str, Any] | None:
        """vertices and faces of a mesh; None, and a note, where it cannot be had."""
        try:
            path = referenced_file(geometry.mesh, self.named, self.packages)
            if path not in self._known:
                beside = partial(
                    referenced_file, named=self.named, packages=self.packages, base=path.parent
                )
                self._known[path] = self._pack(read_mesh(path, beside))
            return {**self._known[path], "sizes": list(geometry.sizes)}
        except RneaError as problem:
            self._missing.append(str(problem))
            return None

    def _pack(self, mesh: Triangles) -> dict[str, str]:
        vertices, faces = decimated(*mesh, self.share)
        if len(faces) < 0.9 * len(mesh[1]):
            self._coarser += 1
        return {"vertices": _base64(vertices, "<f4"), "faces": _base64(faces, "<u4")}

    @property
    def notes(self) -> list[str]:
        notes = []
        if self._coarser:
            notes.append(
                f"{_meshes(self._coarser)} drawn with fewer triangles than the files have."
            )
        if self._missing:
            many, why = _meshes(len(self._missing)), self._missing[0]
            notes.append(f"{many} missing, and plain solids stand for the links: {why}")
        return notes


def share_of(count: int) -> int:
    """Triangles that each of some meshes may have."""
    return max(_FEWEST, MOST_TRIANGLES // max(count, 1))


def decimated(vertices: Array, faces: Array, most: int) -> Triangles:
    """At most as many triangles: vertices within one cell of a grid become their mean.

    The finest grid that leaves few enough is sought by halving.
    """
    finest = clustered(vertices, faces, _FINEST)
    if len(finest[1]) <= most:
        return finest
    coarse, fine, best = 2, _FINEST, clustered(vertices, faces, 2)
    while fine - coarse > max(1, coarse // 16):
        middle = max(coarse + 1, int(np.sqrt(coarse * fine)))
        tried = clustered(vertices, faces, middle)
        if len(tried[1]) <= most:
            coarse, best = middle, tried
        else:
            fine = middle
    return best


def clustered(vertices: Array, faces: Array, cells: int) -> Triangles:
    """Vertices within one of `cells` cells along the longest side as one; flat triangles go."""
    low = vertices.min(axis=0)
    size = float(np.ptp(vertices, axis=0).max()) or 1.0
    grid = np.floor((vertices - low) / size * (cells - 1) + 0.5).astype(np.int64)
    key = grid @ np.array([1, cells, cells * cells])
    _, group = np.unique(key, return_inverse=True)
    count = np.bincount(group)
    sums = [np.bincount(group, weights=column) for column in vertices.T]
    joined = group[faces]
    a, b, c = joined.T
    joined = joined[(a != b) & (b != c) & (c != a)]
    return np.stack(sums, axis=1) / count[:, None], joined


def _meshes(count: int) -> str:
    return "1 mesh is" if count == 1 else f"{count} meshes are"


def _base64(values: Array, kind: str) -> str:
    return base64.b64encode(np.ascontiguousarray(values, kind).tobytes()).decode()
