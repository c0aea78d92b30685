"""Which files a file may name: the one rule for includes, meshes, data files and links.

A file that the user names may lead to other files. Such a file is opened only if it is, after
symbolic links are resolved, below one of these folders:

- the folder of the named file (or the named folder itself),
- the ROS package around it: the nearest folder upwards that has a `package.xml`,
- a folder given by `--package NAME=FOLDER`, in Python `packages={"NAME": "FOLDER"}`.

`package://NAME/...` and `model://NAME/...` begin at the folder given for NAME, or at the ROS
package around the file if that is its name.
"""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Mapping
from pathlib import Path

from rnea.errors import InputError, suggestion

Packages = Mapping[str, str | Path]
_MANIFEST = "package.xml"
_NAME = re.compile(rb"<name>\s*([\w.-]{1,200})\s*</name>")
_LONGEST_MANIFEST = 2**16
_WRITABLE_BY_ALL = 0o002


def referenced_file(
    reference: str, named: Path | None, packages: Packages, base: Path | None = None
) -> Path:
    """The file that a reference means, without links; InputError if it may not be opened.

    reference: as it is written: a path, or package://, model:// or file:// and a path
    named: the file or folder that the user named; None where only a text was given
    base: the folder in which relative paths begin, by default that of the named file

    >>> referenced_file("/etc/passwd", Path("robots/arm.urdf"), {})  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    rnea.errors.InputError: '/etc/passwd' is outside the folders that may be read ...
    """
    if not reference or "\0" in reference:
        raise InputError(f"{reference!r} names no file")
    scheme, found, rest = reference.partition("://")
    if not found:
        path = Path(reference)
    elif scheme == "file":
        path = Path(rest)
    elif scheme in ("package", "model"):
        # some write package:///name/...
        name, _, inner = rest.lstrip("/").partition("/")
        path = package_folder(name, named, packages, reference) / inner
    else:
        raise InputError(
            f"{reference!r}: only paths, file://, package:// and model:// are read, not {scheme}://"
        )
    start = base if base is not None else None if named is None else _folder_of(named)
    if start is None and not path.is_absolute():
        raise InputError(
            f"{reference!r} is relative to the robot's file, but only its text was given"
        )
    try:
        target = Path(os.path.realpath(path if start is None else start / path))
    except ValueError as problem:
        raise InputError(f"{reference!r} names no file: {problem}") from None
    roots = readable_folders(named, packages)
    if not any(target.is_relative_to(root) for root in roots):
        raise InputError(_outside(reference, target, roots, packages))
    return target


def readable_folders(named: Path | None, packages: Packages) -> tuple[Path, ...]:
    """The folders below which files may be opened, without links."""
    given = [Path(os.path.realpath(folder)) for folder in packages.values()]
    if named is None:
        return tuple(dict.fromkeys(given))
    own = list(dict.fromkeys([_folder_of(named), _folder_of(Path(os.path.realpath(named)))]))
    around = [found for folder in own if (found := _package_around(folder)) is not None]
    return tuple(dict.fromkeys([*own, *(folder for folder, _ in around), *given]))


def package_folder(name: str, named: Path | None, packages: Packages, asked: str = "") -> Path:
    """Where the package of that name is; InputError with the option that tells it."""
    if name in packages:
        return Path(os.path.realpath(packages[name]))
    for folder in [] if named is None else readable_folders(named, {}):
        around = _package_around(folder)
        if around is not None and around[1] == name:
            return around[0]
    above = [] if named is None else [x for x in _folder_of(named).parents if x.name == name]
    place = str(above[0]) if above else "FOLDER"
    hint = f". {suggestion(name, packages)}" if packages else ""
    raise InputError(
        f"{asked or name!r}: the folder of package {name!r} is not given; add "
        f"{_option(name, place)}{hint}"
    )


def _folder_of(named: Path) -> Path:
    """The folder of a file, or a folder itself; without links in it."""
    return Path(os.path.realpath(named if named.is_dir() else named.parent))


def _package_around(folder: Path) -> tuple[Path, str] | None:
    """The nearest folder upwards that is a ROS package, and its name; none whose manifest anybody
    could have put there."""
    for above in (folder, *folder.parents):
        manifest = above / _MANIFEST
        try:
            if not manifest.is_file() or above.stat().st_mode & _WRITABLE_BY_ALL:
                continue
            with manifest.open("rb") as stream:
                match = _NAME.search(stream.read(_LONGEST_MANIFEST))
        except OSError:
            continue
        return above, match[1].decode("ascii", "replace") if match else ""
    return None


def _outside(reference: str, target: Path, roots: tuple[Path, ...], packages: Packages) -> str:
    shown = repr(reference) if str(target) == reference else f"{reference!r}, which is {target},"
    folders = ", ".join(map(str, roots)) or "none"
    return (
        f"{shown} is outside the folders that may be read ({folders}); to allow it, add "
        f"{_option(*_to_allow(target, roots, packages))}"
    )


def _to_allow(target: Path, roots: tuple[Path, ...], packages: Packages) -> tuple[str, str]:
    """A name and a folder that would allow a file, and others beside it, but not what is above."""
    folder = target if target.is_dir() else target.parent
    if roots:
        common = (
            Path(os.path.commonpath([folder, roots[0]]))
            if _same_drive(folder, roots[0])
            else folder
        )
        if common != folder and common != Path(common.anchor):
            folder = common / folder.relative_to(common).parts[0]
    name = re.sub(r"[^\w.-]", "_", folder.name) or "files"
    while name in packages:
        name += "_2"
    return name, str(folder)


def _same_drive(one: Path, other: Path) -> bool:
    return one.anchor == other.anchor


def _option(name: str, folder: str) -> str:
    written = shlex.quote(f"{name}={folder}")
    return f"--package {written} (in Python: packages={{{name!r}: {folder!r}}})"
