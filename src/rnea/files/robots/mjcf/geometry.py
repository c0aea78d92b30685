"""Shapes of MJCF bodies, for drawing and for other formats; dynamics needs none of them."""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Any

import numpy as np

from rnea.core.description.description import Geometry
from rnea.core.description.plain_numbers import placement_of
from rnea.core.spatial import Pose
from rnea.files.robots.mjcf.poses import ends_of, pose_of

# our sizes in terms of a geom's, which gives half of each length but no half radius
FACTORS = {
    "box": (2, 2, 2),
    "sphere": (1,),
    "ellipsoid": (1, 1, 1),
    "cylinder": (1, 2),
    "capsule": (1, 2),
}


def shapes(spec: Any, body: Any, inward: Pose) -> tuple[Geometry, ...]:
    """The geoms of a body that have a counterpart: no planes, height fields or distance fields.

    inward: from the body's frame in the file to the frame of its link
    """
    geometries = [_shape(spec, geom, inward) for geom in body.geoms]
    return tuple(geometry for geometry in geometries if geometry)


def _shape(spec: Any, geom: Any, inward: Pose) -> Geometry | None:
    kind = geom.type.name.removeprefix("mjGEOM_").lower()
    role = "collision" if geom.contype or geom.conaffinity else "visual"
    if kind == "mesh":
        asset = next((mesh for mesh in spec.meshes if _mesh_name(mesh) == geom.meshname), None)
        if asset is None or not asset.file:
            return None
        scale = tuple(float(factor) for factor in asset.scale)
        return Geometry(kind, scale, placement_of(inward @ pose_of(geom)), asset.file, role)
    # a primitive that is fitted to a mesh gets its size from the compiler only
    if kind not in FACTORS or geom.meshname:
        return None
    sizes, ends = [float(size) for size in geom.size], ends_of(geom)
    if ends:
        length = float(np.linalg.norm(ends[1] - ends[0]))
        if length == 0:
            return None
        thin = 1 if kind in ("capsule", "cylinder") else 2
        sizes = [sizes[0]] * thin + [length / 2]
    ours = tuple(factor * size for factor, size in zip(FACTORS[kind], sizes, strict=False))
    return Geometry(kind, ours, placement_of(inward @ pose_of(geom)), "", role)


def _mesh_name(mesh: Any) -> str:
    return mesh.name or PurePosixPath(mesh.file).stem
