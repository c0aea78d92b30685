"""The diagram of packages in ARCHITECTURE.md, computed from the imports of src/rnea.

    python docs/tools/package_diagram.py           print the diagram
    python docs/tools/package_diagram.py --check   exit with 1 if ARCHITECTURE.md has another one
    python docs/tools/package_diagram.py --write   put it into ARCHITECTURE.md

A package is a folder directly inside a layer, or a layer without such folders. Imports anywhere in
a module count, also those for types and inside functions. The ignored imports of the layer
contract (pyproject.toml) and the `public.py` modules do not count.
"""

from __future__ import annotations

import ast
import sys
import tomllib
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "rnea"
PAGE = ROOT / "ARCHITECTURE.md"
BEGIN, END = "<!-- package diagram: begin -->", "<!-- package diagram: end -->"
Graph = dict[str, set[str]]


@cache
def contract() -> dict[str, list[str]]:
    """The contract "eight layers" of import-linter: its layers, top first, and its exceptions."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    found: list[dict[str, list[str]]] = settings["tool"]["importlinter"]["contracts"]
    return next(x for x in found if "layers" in x and "containers" not in x)


def layers() -> list[list[str]]:
    """Names of the entries of each layer, top first."""
    rows = (row.replace("|", ":").split(":") for row in contract()["layers"])
    return [[name.strip().removeprefix("rnea.") for name in row] for row in rows]


def _modules() -> dict[str, Path]:
    found = {}
    for file in sorted(SOURCE.rglob("*.py")):
        parts = ("rnea", *file.relative_to(SOURCE).with_suffix("").parts)
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return found


def _imported(file: Path, modules: dict[str, Path]) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names if alias.name in modules}
        elif isinstance(node, ast.ImportFrom) and node.module in modules:
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= names & set(modules) or {node.module}
    return found


def _package(module: str, split: set[str]) -> str:
    parts = module.split(".")[1:]
    return "/".join(parts[:2] if parts[0] in split else parts[:1])


def _is_ignored(importer: str, imported: str) -> bool:
    edges = (edge.replace("**", "*").split(" -> ") for edge in contract()["ignore_imports"])
    return any(fnmatchcase(importer, a) and fnmatchcase(imported, b) for a, b in edges)


def graph() -> Graph:
    """Which packages each package imports."""
    modules, entries = _modules(), [name for row in layers() for name in row]
    split = {name for name in entries if (SOURCE / name).is_dir() and _is_container(SOURCE / name)}
    inside = {m for m in modules if m.split(".")[1:2] and m.split(".")[1] in entries}
    inside -= {m for m in inside if m.endswith(".public") or m.removeprefix("rnea.") in split}
    found: Graph = {_package(module, split): set() for module in sorted(inside)}
    for module in inside:
        for other in _imported(modules[module], modules) & inside:
            if not _is_ignored(module, other):
                found[_package(module, split)].add(_package(other, split))
    return {name: others - {name} for name, others in found.items()}


def _is_container(folder: Path) -> bool:
    """Whether a layer consists of packages: more of them than modules of its own."""
    own = sum(1 for _ in folder.glob("*.py"))
    return sum(1 for _ in folder.glob("*/__init__.py")) >= own


def _reachable(start: str, edges: Graph) -> set[str]:
    seen: set[str] = set()
    waiting = [start]
    while waiting:
        for other in edges[waiting.pop()] - seen:
            seen.add(other)
            waiting.append(other)
    return seen


def reduced(edges: Graph) -> Graph:
    """The same graph without edges that follow from others (transitive reduction)."""
    if cyclic := [name for name in edges if name in _reachable(name, edges)]:
        raise ValueError(f"packages that import each other: {', '.join(sorted(cyclic))}")
    return {
        name: others - {far for other in others for far in _reachable(other, edges)}
        for name, others in edges.items()
    }


def diagram() -> str:
    """One line per package, layer by layer: its direct imports, reduced."""
    edges = graph()
    direct = reduced(edges)
    height = {name: (-len(_reachable(name, edges)), name) for name in edges}
    lines = []
    for number, entries in zip(range(8, 0, -1), layers(), strict=True):
        for entry in entries:
            inside = sorted((x for x in edges if x.split("/")[0] == entry), key=height.__getitem__)
            if inside != [entry]:
                lines.append(f"{number} {entry}")
            for name in inside:
                others = sorted(direct[name], key=height.__getitem__)
                said = ", ".join(x.removeprefix(f"{entry}/") for x in others)
                start = f"{number} {name}" if name == entry else f"    {name.partition('/')[2]}"
                lines.append(f"{start:<17} -> {said}" if said else start)
    return "\n".join((BEGIN, "```text", *lines, "```", END))


def written() -> str:
    """The diagram as ARCHITECTURE.md has it, with its markers."""
    text = PAGE.read_text("utf-8")
    return text[text.index(BEGIN) : text.index(END) + len(END)]


def main(option: str = "") -> int:
    if option == "--check":
        same = written() == diagram()
        if not same:
            print("ARCHITECTURE.md: run python docs/tools/package_diagram.py --write")
        return 0 if same else 1
    if option == "--write":
        text = PAGE.read_text("utf-8")
        PAGE.write_text(text.replace(written(), diagram()), "utf-8")
    else:
        print(diagram())
    return 0


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:2]))
