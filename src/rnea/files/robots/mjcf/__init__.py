"""MJCF, MuJoCo's robot files, read and written.

MuJoCo itself parses them, in a process of its own: what its parser makes of a hostile file is not
in our hands.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from rnea.core.description.description import Description
from rnea.files.robots.mjcf import reader, spec
from rnea.files.robots.mjcf.writer import write
from rnea.system.optional_packages import require
from rnea.system.sandbox import call


def read(
    text: str,
    file: str = "",
    path: Path | None = None,
    packages: Mapping[str, str | Path] | None = None,
) -> Description:
    """Read a robot from MJCF text; `file` is named in errors and is where includes are sought."""
    require("mujoco", "MJCF files need")
    folders = dict(packages or {})
    answer: Description = call(reader.read, text, file, folders, who="MuJoCo's parser", file=file)
    return answer


def require_compilable(file: str, packages: Mapping[str, str | Path] | None = None) -> None:
    """Refuse a file that MuJoCo's own compiler refuses, hangs or crashes on, or that names others
    which may not be opened."""
    call(spec.tried, file, dict(packages or {}), who="MuJoCo's compiler", file=file)
