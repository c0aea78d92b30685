"""Identifiers follow the vocabulary of the field, and one class name means one class."""

import ast
from collections import Counter
from pathlib import Path

import rnea

ROOT = Path(rnea.__file__).parent
# the package's former private language; docs and messages have a list of their own
BANNED = {
    "told", "tells", "telling", "felt", "unfelt", "slope", "slopes", "freedoms", "undone",
    "lone", "unborne", "apart", "said", "say", "says", "asked", "ask", "answer", "answers",
    "doubt", "doubts", "belief", "suspicion", "suspicions", "suspects", "cure", "rubbing",
    "fading", "beside", "centre", "centres", "colour", "colours", "behaviour", "led", "stray",
    "spoilt", "planted",
}  # fmt: skip
# a key of robot files, and what Typer calls by name
KEPT = {"unrealizable"}
SHARED_PRIVATE = 10


def _trees():
    for file in sorted(ROOT.rglob("*.py")):
        yield file.relative_to(ROOT), ast.parse(file.read_text())


def _words(name):
    return set(name.strip("_").lower().split("_"))


def _identifiers(tree):
    """Classes, functions, methods and annotated fields."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            yield "".join(f"_{c.lower()}" if c.isupper() else c for c in node.name)
            fields = (x.target for x in node.body if isinstance(x, ast.AnnAssign))
            yield from (x.id for x in fields if isinstance(x, ast.Name))
        elif isinstance(node, ast.FunctionDef):
            yield node.name


def test_the_list_is_short():
    assert len(BANNED) <= 40


def test_no_identifier_contains_a_banned_word():
    found = []
    for file, tree in _trees():
        names = [*file.with_suffix("").parts, *_identifiers(tree)]
        found += [f"{file}: {x}" for x in names if _words(x) & BANNED and x not in KEPT]
    assert not found, "\n".join(found)


def test_one_class_name_means_one_class():
    public, private = Counter(), Counter()
    for _, tree in _trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                (private if node.name.startswith("_") else public)[node.name] += 1
    assert not [name for name, count in public.items() if count > 1]
    assert len([name for name, count in private.items() if count > 1]) <= SHARED_PRIVATE
