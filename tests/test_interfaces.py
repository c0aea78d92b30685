"""Packages state what they contain; a private name is used within its own package alone."""

import ast
import re
from pathlib import Path

import rnea

ROOT = Path(rnea.__file__).parent


def _name(file: Path) -> str:
    parts = file.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = {_name(file): file for file in sorted(ROOT.rglob("*.py"))}
PACKAGES = {name for name, file in FILES.items() if file.name == "__init__.py"}


def _imported(name: str, text: str) -> list[str]:
    """Private names of other modules that a module imports."""
    found = []
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.ImportFrom) or not (node.module or "").startswith("rnea"):
            continue
        names = [alias.name for alias in node.names]
        # the C extension has the name that its compiler gives it
        private = [x for x in names if re.match("_(?!_|calls$)", x)]
        found += [f"{name}, line {node.lineno}: {node.module}.{x}" for x in private]
    return found


def test_private_names_stay_in_their_module():
    inside = [x for name, file in FILES.items() for x in _imported(name, file.read_text())]
    assert not inside, "\n".join(inside)
    assert _imported("rnea.a", "from rnea.b.c import _private, __version__, public") == [
        "rnea.a, line 1: rnea.b.c._private"
    ]


def test_every_package_has_a_docstring():
    without = [
        name for name in PACKAGES if not ast.get_docstring(ast.parse(FILES[name].read_text()))
    ]
    assert not without


def test_every_public_name_is_there():
    assert not [name for name in rnea.__all__ if not hasattr(rnea, name)]
