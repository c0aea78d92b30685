"""Meshes by the package trimesh, which asks for the files that a mesh names itself.

Buffers of glTF, materials of OBJ and their textures: each goes through the rule of `file_access`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from rnea.errors import InputError, RneaError
from rnea.system.optional_packages import optional


class _Companions:
    """What trimesh asks for the files beside a mesh."""

    def __init__(self, path_of: Callable[[str], Path]) -> None:
        self._path_of = path_of
        self.refused: RneaError | None = None

    def get(self, name: str) -> bytes:
        try:
            path = self._path_of(name)
        except RneaError as problem:
            # trimesh takes any error of ours for a file that is not there, and goes on
            self.refused = self.refused or problem
            raise
        return path.read_bytes()

    __getitem__ = get


def trimesh_of(path: Path, companions: Callable[[str], Path], who: str) -> Any:
    """A mesh of any format that trimesh reads. companions: the path behind a name in the file.

    who: needs the package, as in `optional`.
    """
    trimesh = optional("trimesh", who)
    resolver = _Companions(companions)
    try:
        with path.open("rb") as stream:
            kind = path.suffix.lower().removeprefix(".")
            mesh: Any = trimesh.load(stream, file_type=kind, resolver=resolver, force="mesh")
    except Exception as problem:
        if resolver.refused is None:
            # a reader of many formats raises many things; the file is to blame
            raise InputError(f"cannot read the mesh {path.name}: {problem}") from None
    if resolver.refused is not None:
        raise InputError(f"{path.name}: {resolver.refused}")
    return mesh
