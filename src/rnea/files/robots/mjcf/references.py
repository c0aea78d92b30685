"""Files that MJCF names: included files and models, meshes, height fields, textures, skins.

MuJoCo seeks a file in several folders: that of the main file, that of the file that names it, and
in these the compiler's directories. It reads \\ as /, removes .. from names before the system sees
them, and may drop a name's own folders (`strippath`). Wherever a file is found in one of these
ways, it must be where files may be opened (`file_access`), or nothing is given to MuJoCo.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rnea.errors import InputError, RobotFileError
from rnea.files.robots.xml_text import Element
from rnea.system.file_access import Packages, referenced_file

DIRECTORIES = ("meshdir", "texturedir", "assetdir")
"""Attributes of <compiler>: folders in which files are sought."""
OPENED_BY_PARSER = {"include": "file", "model": "file", "flexcomp": "file"}
"""Elements whose files are opened while the text is parsed, and the attribute that names them."""
OPENED_BY_COMPILER = {
    # URDF calls it filename
    "mesh": ("meshes", "file", "filename"),
    "hfield": ("hfields", "file"),
    "skin": ("skins", "file"),
    "texture": (
        "textures",
        *("file", "fileright", "fileleft", "fileup", "filedown", "filefront", "fileback"),
    ),
}
"""Elements whose files the compiler opens: their list in a spec, and their attributes."""
_ATTRIBUTES_OF_SPEC = ("file", "cubefiles")
# MuJoCo reads files within them, from the parser on
_ARCHIVE = re.compile(r"\.(zip|mjz)(?=[/\\]|$)", re.IGNORECASE)


@dataclass
class References:
    """named: the main file, None for text alone. folders: those of the files that were read;
    directories: what the compiler's options add to them; strips: whether one is `strippath`."""

    named: Path | None
    packages: Packages
    folders: list[Path] = field(default_factory=list)
    directories: list[str] = field(default_factory=lambda: [""])
    strips: bool = False

    def __post_init__(self) -> None:
        if self.named is None:
            self.folders.append(Path())
            return
        # MuJoCo begins where the file is that a link leads to
        for place in (os.path.dirname(self.named), os.path.dirname(os.path.realpath(self.named))):
            self._add_folder(Path(os.path.realpath(place)))

    def add(self, element: Element) -> None:
        """Take over what an element says of files: where they are sought, and in no archives."""
        if element.tag == "compiler":
            for directory in filter(None, map(element.get, DIRECTORIES)):
                self.directories += _spellings(directory)
            self.directories = list(dict.fromkeys(self.directories))
            self.strips |= element.get("strippath") == "true"
        # MuJoCo attaches URDF too, whose names it strips unless told otherwise
        self.strips |= element.tag == "robot"
        for key in attributes_of(element.tag):
            if _ARCHIVE.search(element.get(key)):
                raise element.error(
                    f"<{element.tag}> {key}: {element.get(key)!r} is in an archive, and archives "
                    "are not read; extract it"
                )

    def files(self, element: Element, name: str) -> list[Path]:
        """The files that an element's name may mean; what they name is sought beside them too."""
        try:
            found = self._allowed(name)
        except InputError as problem:
            raise element.error(f"<{element.tag}>: {problem}") from None
        if element.tag != "flexcomp":
            for place, target in found:
                # MuJoCo stays in the folder of a link
                self._add_folder(place.parent)
                self._add_folder(target.parent)
        return list(dict.fromkeys(target for _, target in found))

    def require_assets(self, spec: Any, error: Callable[[str], RobotFileError]) -> None:
        """Refuse what the compiler would open elsewhere."""
        for kind, *_ in OPENED_BY_COMPILER.values():
            for asset in getattr(spec, kind):
                for name in _names(asset):
                    try:
                        self._allowed(name)
                    except InputError as problem:
                        raise error(f"{kind} {asset.name!r}: {problem}") from None

    def _add_folder(self, folder: Path) -> None:
        if folder not in self.folders:
            self.folders.append(folder)

    def _allowed(self, name: str) -> list[tuple[Path, Path]]:
        """The one rule: every file that a name may mean, and where it is without links; InputError
        if one of them may not be opened."""
        found: dict[Path, Path] = {}
        for folder, written in self._places(name):
            place = folder / written
            if place not in found and _exists(place):
                found[place] = referenced_file(written, self.named, self.packages, folder)
        return list(found.items())

    def _places(self, name: str) -> Iterator[tuple[Path, str]]:
        """Where a name may lead: by the system, or by MuJoCo, which removes .. beforehand."""
        names = _spellings(name)
        if self.strips:
            names += [base for x in names if (base := os.path.basename(x))]
        for directory in self.directories:
            for one in dict.fromkeys(names):
                written = os.path.join(directory, one)
                # with a scheme, or a drive, a name counts as absolute
                away = [Path.cwd()] if ":" in written else []
                for folder in (*self.folders, *away):
                    # not with //, which would look like the end of a scheme
                    yield folder, str(Path(written))
                    yield folder, os.path.normpath(written)
                    yield folder, os.path.normpath(folder / written)


def attributes_of(tag: str) -> tuple[str, ...]:
    """The attributes of an element that name files or folders."""
    if tag == "compiler":
        return DIRECTORIES
    if tag in OPENED_BY_PARSER:
        return (OPENED_BY_PARSER[tag],)
    return OPENED_BY_COMPILER.get(tag, ("",))[1:]


def _spellings(name: str) -> list[str]:
    """A name as it is written, as MuJoCo reads it, and without .. in it."""
    read = name.replace("\\", "/")
    return list(dict.fromkeys((name, read, os.path.normpath(read)))) if name else []


def _names(asset: Any) -> Iterable[str]:
    """All files that an asset names."""
    for attribute in _ATTRIBUTES_OF_SPEC:
        value = getattr(asset, attribute, "")
        yield from filter(None, [value] if isinstance(value, str) else value)


def _exists(place: Path) -> bool:
    try:
        return place.exists()
    except (OSError, ValueError):
        return False
