"""Where the mesh files of a robot lie. Only files below directories that the user named are opened.

package://name/path   below the directory given for that package
path, file://path     below the robot file's own directory or that of any package
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from rnea.errors import InputError, suggestion


def mesh_path(mesh: str, directory: Path | None, packages: Mapping[str, str | Path]) -> Path:
    """The file behind a mesh's name as written in a robot file in `directory`."""
    if not mesh or "\0" in mesh:
        raise InputError(f"{mesh!r} names no mesh file")
    scheme, found, rest = mesh.partition("://")
    if not found:
        return _inside(Path(mesh), mesh, directory, packages)
    if scheme in ("package", "model"):
        name, _, inner = rest.partition("/")
        if name not in packages:
            hint = suggestion(name, packages)
            raise InputError(
                f"{mesh!r}: where does the package lie? packages={{{name!r}: ...}}. {hint}"
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
