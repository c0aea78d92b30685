"""What other packages use stands in a package's `__init__`."""

import ast
from pathlib import Path

import rnea

ROOT = Path(rnea.__file__).parent
# doors of their own: these read best as a whole (`dual.seed(q)`), or bring a heavy package along
NAMESPACES = {
    "rnea.engine.llvm.jit",
    "rnea.core.spatial.dual",
    "rnea.core.spatial.numbers",
    "rnea.core.spatial.rotations",
    "rnea.core.scalar_types.mpmath_numbers",
    "rnea.core.scalar_types.sympy_numbers",
}


def _name(file: Path) -> str:
    parts = file.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = {_name(file): file for file in sorted(ROOT.rglob("*.py"))}
PACKAGES = {name for name, file in FILES.items() if file.name == "__init__.py"}


def _imported(name: str, file: Path) -> list[tuple[int, str]]:
    """Lines and modules of this package that a file imports."""
    found = []
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.append((node.lineno, node.module))
    return [(line, module) for line, module in found if module in FILES]


def _passes_a_wall(importer: str, target: str) -> bool:
    """Whether a module reaches into a package that it does not stand in."""
    if target in PACKAGES or target in NAMESPACES:
        return False
    room = target.rpartition(".")[0]
    return room != "rnea" and importer != room and not importer.startswith(room + ".")


def test_other_packages_are_imported_by_their_interfaces():
    inside = [
        f"{name}, line {line}: {target}"
        for name, file in FILES.items()
        for line, target in _imported(name, file)
        if _passes_a_wall(name, target)
    ]
    assert not inside, "\n".join(inside)


def test_every_package_has_a_docstring():
    without = [
        name for name in PACKAGES if not ast.get_docstring(ast.parse(FILES[name].read_text()))
    ]
    assert not without


def test_every_public_name_is_there():
    assert not [name for name in rnea.__all__ if not hasattr(rnea, name)]


def test_walls_are_seen():
    assert _passes_a_wall("rnea.robot.robot", "rnea.core.spatial.pose")
    assert not _passes_a_wall("rnea.files.robots.urdf.reader", "rnea.core.description.description")
