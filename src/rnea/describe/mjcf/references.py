"""Files that MJCF names: included files and models, meshes, height fields, textures, skins.

MuJoCo seeks a file in several folders: that of the main file, that of the file that names it, and
in these the compiler's directories. Wherever one is found, it must be where files may be opened
(`file_access`), or nothing is given to MuJoCo.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rnea.describe.xml_text import Element
from rnea.errors import InputError, RobotFileError
from rnea.file_access import Packages, referenced_file

_DIRECTORIES = ("meshdir", "texturedir", "assetdir")
ASSETS = ("meshes", "hfields", "textures", "skins")
_ATTRIBUTES = ("file", "cubefiles")


@dataclass
class References:
    """named: the main file, None for text alone. folders: those of the files that were read;
    directories: what the compiler's options add to them."""

    named: Path | None
    packages: Packages
    folders: list[Path] = field(default_factory=list)
    directories: list[str] = field(default_factory=lambda: [""])

    def __post_init__(self) -> None:
        self.folders.append(Path() if self.named is None else self.named.parent)

    def add_directories(self, compiler: Element) -> None:
        self.directories += [compiler.get(key) for key in _DIRECTORIES if compiler.get(key)]

    def files(self, element: Element, name: str) -> list[Path]:
        """The files that an element's name may mean."""
        try:
            return self._allowed(name)
        except InputError as problem:
            raise element.error(f"<{element.tag}>: {problem}") from None

    def require_assets(self, spec: Any, error: Callable[[str], RobotFileError]) -> None:
        """Refuse what the compiler would open elsewhere."""
        for kind in ASSETS:
            for asset in getattr(spec, kind):
                for name in _names(asset):
                    try:
                        self._allowed(name)
                    except InputError as problem:
                        raise error(f"{kind} {asset.name!r}: {problem}") from None

    def _allowed(self, name: str) -> list[Path]:
        found = []
        for folder in dict.fromkeys(self.folders):
            for directory in dict.fromkeys(self.directories):
                place = folder / directory / name
                if _exists(place):
                    found.append(
                        referenced_file(
                            str(Path(directory, name)), self.named, self.packages, folder
                        )
                    )
        return list(dict.fromkeys(found))


def _names(asset: Any) -> Iterable[str]:
    """All files that an asset names."""
    for attribute in _ATTRIBUTES:
        value = getattr(asset, attribute, "")
        yield from filter(None, [value] if isinstance(value, str) else value)


def _exists(place: Path) -> bool:
    try:
        return place.exists()
    except (OSError, ValueError):
        return False
