"""ARCHITECTURE.md describes the code as it is."""

import importlib.util
import re
from pathlib import Path
from pkgutil import resolve_name

TOOL = Path(__file__).parents[1] / "docs" / "tools" / "package_diagram.py"
SPEC = importlib.util.spec_from_file_location("package_diagram", TOOL)
tool = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(tool)
TEXT = tool.PAGE.read_text("utf-8")
PROSE = TEXT.replace(tool.written(), "")
QUOTED = re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", PROSE, flags=re.DOTALL))
PATHS = [x for x in QUOTED if re.fullmatch(r"[\w./]+(/|\.(py|c|ts|toml|md))", x)]
PACKAGES = [tool.SOURCE, *(x.parent for x in tool.SOURCE.rglob("__init__.py"))]


def test_diagram_is_that_of_the_code():
    assert tool.written() == tool.diagram()


def test_paths_exist():
    """A path starts in src/rnea, in the repository or in the last folder that is named so."""
    folder, missing = tool.SOURCE, []
    for name in PATHS:
        whole = next((x / name for x in (tool.SOURCE, tool.ROOT) if (x / name).exists()), None)
        if whole and "/" in name:
            folder = whole if whole.is_dir() else whole.parent
        if not whole and not (folder / name).exists():
            missing.append(f"{name} in {folder.relative_to(tool.ROOT)}")
    assert not missing


def test_files_named_in_contributing_exist():
    """By their whole path, or by their name where the folder is said before."""
    text = (tool.ROOT / "CONTRIBUTING.md").read_text("utf-8")
    names = re.findall(r"`([a-z][\w./-]*\.(?:py|ts))`", text)
    # NAME, TOPIC, PACKAGE: for the reader to fill in
    names = [x for x in names if not re.search("[A-Z]{2}", x)]
    folders = (tool.ROOT, tool.SOURCE, tool.ROOT / "tests")
    known = {
        x.name for top in ("src", "tests", "studio/src") for x in (tool.ROOT / top).rglob("*.*")
    }
    there = [any((x / name).exists() for x in folders) or name in known for name in names]
    assert len(names) > 30
    assert not [name for name, found in zip(names, there, strict=True) if not found]


def test_names_exist():
    for name in (x for x in QUOTED if re.fullmatch(r"rnea(\.\w+)+", x)):
        resolve_name(name)
    files = (tool.ROOT / "pyproject.toml", *tool.SOURCE.rglob("*.py"))
    words = {word for file in files for word in re.findall(r"\w+", file.read_text("utf-8"))}
    dotted = (x.lstrip("@").split("(")[0] for x in QUOTED if x not in PATHS)
    names = {y for x in dotted if re.fullmatch(r"[A-Za-z_][\w.]+", x) for y in x.split(".")}
    assert not names - words


def test_layers_are_those_of_the_import_rules():
    rows = re.findall(r"^\| (\d) \| ([^|]+) \|", TEXT, flags=re.MULTILINE)
    assert [int(number) for number, _ in rows] == list(range(len(rows), 0, -1))
    assert [re.findall(r"`(\w+)`", names) for _, names in rows] == tool.layers()


def test_sizes():
    assert len(TEXT) <= 18_500
    assert all(len(list(folder.glob("*.py"))) <= 30 for folder in PACKAGES)
    top = [x for x in tool.SOURCE.iterdir() if x.suffix == ".py" or x in PACKAGES]
    files = [[x] if x.is_file() else list(x.rglob("*.py")) for x in top]
    large = [x for x in files if any(len(y.read_text().splitlines()) > 40 for y in x)]
    assert len(large) <= 12
