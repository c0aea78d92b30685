"""Names of types in signatures: each leads to where it is told of.

Types of ours that are no public names (mappings of options, unions) are told of on a page of
their own, which is made of what the signatures name.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Mapping
from typing import Any

from api_names import Named, names_in
from docstrings import first_sentence, plain, translated
from made_pages import heading, indented

# what an alias means; classes say it themselves
ALIASES = {
    "Array": "An array of NumPy, of floats or of any kind of number. Where a state is asked for, "
    "lists, tables and mappings by joint name do as well.",
    "Scalar": "A number, a symbol, or the text of a formula in a robot file.",
    "Joints": "A model, the names of joints, or `Columns`.",
    "Wrenches": "One `Wrench`, several, or none.",
    "Motion": "A `BaseMotion`, a mapping with keys w, v, wd, vd, or none.",
    "Contacts": "A `Contact`, the name of a frame, or several of either.",
    "ControlFunction": "A function of t, q, qd that gives torques (..., n).",
    "Reference": "A function of t that gives q, qd and qdd.",
    "Box": "Six numbers of a box in the world: lower corner, upper corner (m).",
    "Place": "A function of a row's number that gives the file and the line it comes from.",
    "Held": "What a motion holds fixed at its ends.",
    "Shape": "A shape (n, ...) of arrays, as whole numbers.",
    "Walk": "A function of (model, case, states) that computes a quantity of a tree.",
    "Dimension": "Exponents of m, kg and s.",
    "Efforts": "Names and units of the joints' efforts.",
    "M": "A motion, of whatever class was handed in.",
    "Rule": "A function that makes a quantity of a robot with loops from that of its tree.",
}


class Types:
    """Collects what signatures name while pages are made."""

    def __init__(self, told: list[Named]):
        self._public = {id(x.thing): x.name for x in told if inspect.isclass(x.thing)}
        self._further: dict[str, Any] = {}

    def written(self, annotation: Any, module: str) -> str:
        """An annotation with names that lead somewhere."""
        text = annotation if isinstance(annotation, str) else _shown(annotation)
        try:
            tree = ast.parse(text, mode="eval")
        except SyntaxError:
            return text
        return ast.unparse(_Renamed(self, names_in(module)).visit(tree))

    def name_of(self, name: str, meaning: Any) -> str:
        if id(meaning) in self._public:
            return self._public[id(meaning)]
        ours = name in ALIASES or getattr(meaning, "__module__", "").startswith("rnea")
        if ours and self._further.setdefault(name, meaning) != meaning:
            # two packages have a type of that name: the second is shown with its package
            name = f"{meaning.__module__.split('.')[-2]}.{name}"
            self._further[name] = meaning
        return name

    def page(self) -> str:
        text = heading("Types in signatures")
        text += (
            "Names that signatures use and that nobody has to import: unions, mappings of options, "
            "and inner classes.\n\n"
        )
        for name, meaning in sorted(self._further.items()):
            text += f".. py:class:: {name}\n   :no-index-entry:\n\n"
            text += indented(_told(name, meaning)) + "\n"
        return text


def _told(name: str, meaning: Any) -> str:
    if name in ALIASES and (meaning is Any or not inspect.isclass(meaning)):
        return plain(ALIASES[name]) + "\n"
    said = inspect.getdoc(meaning) if inspect.isclass(meaning) else None
    if not said or said.startswith((f"{name}(", "dict(")):
        raise ValueError(f"say in docs/tools/api_types.py what the type {name} means")
    keys = getattr(meaning, "__annotations__", {}) if _is_mapping(meaning) else {}
    if keys:
        listed = ", ".join(f"``{key}``" for key in keys)
        return f"{plain(first_sentence(said))}\n\nKeywords: {listed}.\n"
    return translated(said.partition("\n\n")[0])


def _is_mapping(meaning: Any) -> bool:
    return hasattr(meaning, "__total__")


def _shown(annotation: Any) -> str:
    if inspect.isclass(annotation):
        return annotation.__name__
    return re.sub(r"ForwardRef\('([^']*)'\)", r"\1", str(annotation))


class _Renamed(ast.NodeTransformer):
    """Names in place, `Unpack[...]` taken off: the two stars say it."""

    def __init__(self, types: Types, meant: Mapping[str, Any]):
        self.types, self.meant = types, meant

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        if isinstance(node.value, ast.Name) and node.value.id == "Unpack":
            return self.visit(node.slice)
        if isinstance(node.value, ast.Name) and node.value.id == "Literal":
            return node
        return self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> ast.expr:
        name = self.types.name_of(node.id, self.meant.get(node.id))
        return ast.parse(name, mode="eval").body

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        # a name in quotes
        if isinstance(node.value, str) and node.value.isidentifier():
            return self.visit_Name(ast.Name(node.value))
        return node
