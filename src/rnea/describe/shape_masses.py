"""Masses from shapes, where a file gives none and the user says a density.

A link's collision shapes count, or its visual ones where it has no others. Where shapes overlap,
the overlap counts twice. Of meshes, only files below directories that the user named are opened:

package://name/path   below the directory given for that package
path, file://path     below the robot file's own directory or that of any package
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from rnea.describe.description import Description, DHTable, Geometry, Tree
from rnea.describe.plain import mass_of, pose_of
from rnea.errors import InputError, RneaError, RobotFileError, suggestion
from rnea.extras import optional
from rnea.spatial import Inertia, combined, symmetric
from rnea.spatial.numbers import FLOAT
from rnea.spatial.solids import SHAPES, box, ellipsoid


def with_missing_masses(
    description: Description,
    density: float,
    directory: Path | None,
    packages: Mapping[str, str | Path],
) -> Description:
    """The same robot, where links without an inertial have the mass of their shapes."""
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
            parts = [_inertia(shape, density, directory, packages) for shape in shapes]
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
    shape: Geometry, density: float, directory: Path | None, packages: Mapping[str, str | Path]
) -> Inertia:
    """One shape's inertia in its link's frame."""
    if shape.shape == "mesh":
        path = mesh_path(shape.mesh, directory, packages)
        inertia = _mesh(path, shape.sizes, density)
    elif shape.shape in ("box", "ellipsoid"):
        make = box if shape.shape == "box" else ellipsoid
        inertia = make(shape.sizes, density=density)
    else:
        inertia = SHAPES[shape.shape](*shape.sizes, density=density)
    return inertia.seen_from(pose_of(shape.placement))


def _mesh(path: Path, scale: tuple[float, ...], density: float) -> Inertia:
    """A closed mesh filled with material."""
    trimesh = optional("trimesh", "masses of meshes need")
    if not path.is_file():
        raise InputError(f"no mesh file {path}")
    try:
        mesh: Any = trimesh.load(path, force="mesh")
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


def mesh_path(mesh: str, directory: Path | None, packages: Mapping[str, str | Path]) -> Path:
    """The file behind a mesh's name as written in a robot file in `directory`."""
    if not mesh or "\0" in mesh:
        raise InputError(f"{mesh!r} names no mesh file")
    scheme, found, rest = mesh.partition("://")
    if not found:
        return _inside(Path(mesh), mesh, directory, packages)
    if scheme in ("package", "model"):
        # some write package:///name/...
        name, _, inner = rest.lstrip("/").partition("/")
        if name not in packages:
            hint = f". {suggestion(name, packages)}" if packages else ""
            raise InputError(
                f"{mesh!r}: where does the package lie? packages={{{name!r}: ...}}, or --package "
                f"{name}=DIRECTORY of the command line{hint}"
            )
        root = Path(packages[name]).resolve()
        return _below((root / inner).resolve(), (root,), mesh)
    if scheme == "file":
        return _inside(Path(rest), mesh, directory, packages)
    raise InputError(f"{mesh!r}: only package:// and file:// are opened, not {scheme}://")


def _inside(
    path: Path, mesh: str, directory: Path | None, packages: Mapping[str, str | Path]
) -> Path:
    roots = [Path(root).resolve() for root in packages.values()]
    if directory is not None:
        roots.insert(0, directory.resolve())
        path = directory / path
    elif not path.is_absolute():
        raise InputError(f"{mesh!r} is relative to the robot's file, but only its text was given")
    return _below(path.resolve(), tuple(roots), mesh)


def _below(path: Path, roots: tuple[Path, ...], mesh: str) -> Path:
    """The path, after links were followed, if it lies below one of the roots."""
    if not any(path.is_relative_to(root) for root in roots):
        allowed = ", ".join(map(str, roots)) or "(none)"
        raise InputError(
            f"{mesh!r} leaves the directories that may be read ({allowed}); "
            "add its own to packages="
        )
    return path
