"""xacro expanded by the package xacrodoc; run in a process apart, since it evaluates the file."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Mapping

from rnea.errors import RobotFileError
from rnea.extras import optional


def expanded(
    path: str, file: str, packages: Mapping[str, str], arguments: Mapping[str, str]
) -> str:
    """The URDF text that a xacro file stands for; `file` is named in errors."""
    xacrodoc = optional("xacrodoc", f"{file}: xacro needs")
    xacrodoc.packages.reset()
    xacrodoc.packages.update_package_cache(dict(packages))
    try:
        # xacro prints warnings of its own; an error says it all
        with contextlib.redirect_stderr(io.StringIO()):
            document = xacrodoc.XacroDoc.from_file(
                path, subargs=dict(arguments), resolve_packages=False
            )
        return str(document.dom.toprettyxml(indent="  "))
    except MemoryError:
        raise
    except Exception as problem:
        # whatever an expression may raise: the file is to blame for it
        said = " ".join(str(problem).split()) or type(problem).__name__
        raise RobotFileError(f"xacro cannot expand it: {said[:300]}", file=file) from None
    finally:
        xacrodoc.packages.reset()
