"""Masses from shapes, where a file gives none and the user says a density.

A link's collision shapes count, or its visual ones where it has no others. Where shapes overlap,
the overlap counts twice. Meshes are opened by the rule of `file_access`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from rnea.core.description.description import Description, DHTable, Geometry, Tree
from rnea.core.description.plain_numbers import mass_of, pose_of
from rnea.core.spatial import Inertia, combined, symmetric
from rnea.core.spatial.numbers import FLOAT
from rnea.core.spatial.solids import SHAPES, box, ellipsoid
from rnea.errors import InputError, RneaError, RobotFileError
from rnea.files.robots.trimesh_files import trimesh_of
from rnea.system.file_access import referenced_file


def with_missing_masses(
    description: Description,
    density: float,
    named: Path | None,
    packages: Mapping[str, str | Path],
) -> Description:
    """The same robot, where links without an inertial have the mass of their shapes.

    named: the robot's file; None where only a text was given.
    """
    structure = description.structure
    if isinstance(structure, DHTable):
        return description
    links = list(structure.links)
    for i, link in enumerate(links):
        shapes = [s for s in link.geometry if s.role == "collision"] or link.geometry
        if link.inertial or not (shapes or link.shape_fault):
            continue
        try:
            if link.shape_fault:
                raise InputError(f"its mass follows from its shapes: {link.shape_fault}")
            parts = [_inertia(shape, density, named, packages) for shape in shapes]
        except RneaError as problem:
            path = f"links[{i}]"
            raise RobotFileError(
                f"link {link.name!r}: {problem}",
                file=description.file,
                line=description.line_of(path),
                path=path,
            ) from None
        links[i] = replace(link, body=mass_of(combined(parts)), inertial=True)
    return replace(description, structure=Tree(tuple(links), structure.joints))


def _inertia(
    shape: Geometry, density: float, named: Path | None, packages: Mapping[str, str | Path]
) -> Inertia:
    """One shape's inertia in its link's frame."""
    if shape.shape == "mesh":
        path = referenced_file(shape.mesh, named, packages)
        companions = partial(referenced_file, named=named, packages=packages, base=path.parent)
        inertia = _mesh(path, companions, shape.sizes, density)
    elif shape.shape in ("box", "ellipsoid"):
        make = box if shape.shape == "box" else ellipsoid
        inertia = make(shape.sizes, density=density)
    else:
        inertia = SHAPES[shape.shape](*shape.sizes, density=density)
    return inertia.seen_from(pose_of(shape.placement))


def _mesh(
    path: Path, companions: Callable[[str], Path], scale: tuple[float, ...], density: float
) -> Inertia:
    """A closed mesh filled with material."""
    if not path.is_file():
        raise InputError(f"no mesh file {path}")
    mesh: Any = trimesh_of(path, companions, "masses of meshes need")
    try:
        mesh.apply_scale(scale)
        closed, volume = bool(mesh.is_watertight), float(mesh.volume)
    except Exception as problem:
        # a reader of many formats raises many things; the file is to blame
        raise InputError(f"cannot read the mesh {path.name}: {problem}") from None
    if not closed:
        raise InputError(f"the mesh {path.name} is not closed, so it has no volume")
    if not volume > 0:
        raise InputError(f"the mesh {path.name} has a volume of {volume:g} m³; it is inside out")
    mesh.density = density
    tensor = symmetric(FLOAT.array(mesh.moment_inertia))
    return Inertia(float(mesh.mass), FLOAT.array(mesh.center_mass), tensor)
