"""Public things of the package: where each is told of, its signature, its members."""

from __future__ import annotations

import ast
import functools
import importlib
import inspect
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import api_topics

import rnea
from rnea.robot.attached_methods import AttachedMethod
from rnea.system import cached

_PROPERTIES = (property, functools.cached_property, cached.cached_property)


@dataclass(frozen=True)
class Named:
    """A public thing under the name by which it is told of."""

    name: str
    thing: Any
    page: str

    @property
    def short(self) -> str:
        return self.name.rpartition(".")[2]


def listed(module: str) -> list[str]:
    """What a public module hands out, in the order of its door."""
    door = importlib.import_module(f"rnea.{module}") if module != "solids" else rnea.solids
    if hasattr(door, "__all__"):
        return list(door.__all__)
    return [name for name in vars(door) if _is_handed_out(door, name)]


def _is_handed_out(door: Any, name: str) -> bool:
    return not name.startswith("_") and not inspect.ismodule(getattr(door, name))


def everything() -> list[Named]:
    """Every public name but the members of classes, each once."""
    found: list[Named] = [Named("rnea.Robot", rnea.Robot, "robot")]
    for page, (_, _, names) in api_topics.TOP.items():
        found += [Named(f"rnea.{name}", getattr(rnea, name), page) for name in names.split()]
    for module in api_topics.MODULES:
        door = getattr(rnea, module)
        found += [Named(f"rnea.{module}.{x}", getattr(door, x), module) for x in listed(module)]
    for room, names in api_topics.RESULTS.items():
        door = importlib.import_module(f"rnea.{room}")
        found += [Named(f"rnea.{room}.{x}", getattr(door, x), "results") for x in names.split()]
    _refuse_gaps(found)
    # what is handed out twice is told of once: at the first place
    once: dict[int, Named] = {}
    for named in found:
        once.setdefault(id(named.thing) if callable(named.thing) else id(named), named)
    return list(once.values())


def _refuse_gaps(found: list[Named]) -> None:
    told = {named.name for named in found} | {f"rnea.{module}" for module in api_topics.MODULES}
    left_out = {f"rnea.{name}" for name in rnea.__all__} - told
    members = [name for *_, names in api_topics.ROBOT.values() for name in names.split()]
    left_out |= set(members) ^ {name for name, _ in members_of(rnea.Robot)}
    twice = {name for name in members if members.count(name) > 1}
    if left_out or twice:
        raise ValueError(f"docs/tools/api_topics.py lacks, or has too much: {left_out | twice}")


def members_of(cls: type) -> Iterator[tuple[str, Any]]:
    """Public methods and properties that are ours, in the order of the source."""
    seen = set()
    for base in cls.__mro__:
        # not what Python has, nor what is in C for machine code alone
        if not re.match(r"rnea(\.[a-z]\w*)*$", base.__module__):
            continue
        for name, member in list(vars(base).items()):
            if isinstance(member, AttachedMethod):
                # looked up once, the class has the function itself
                member = getattr(base, name)
            if name.startswith("_") or name in seen or inspect.isclass(member):
                continue
            if name in getattr(base, "__dataclass_fields__", ()):
                # the default of something that is told of in the class
                continue
            seen.add(name)
            is_method = callable(member) or isinstance(member, classmethod | staticmethod)
            if is_property(member) or is_method:
                yield name, inspect.getattr_static(cls, name)


def is_property(member: Any) -> bool:
    return isinstance(member, _PROPERTIES)


def function_of(member: Any) -> Any:
    """The function behind a property."""
    names = ("fget", "func", "_function")
    return next(getattr(member, name) for name in names if getattr(member, name, None))


# ---- signatures ----------------------------------------------------------------------------------


def signature_of(thing: Any, *, bound: bool = False) -> tuple[list[inspect.Parameter], Any] | None:
    """Parameters and what is given back; None where Python cannot tell."""
    try:
        signature = inspect.signature(thing)
    except (TypeError, ValueError):
        return None
    parameters = list(signature.parameters.values())
    return parameters[1 if bound else 0 :], signature.return_annotation


@functools.cache
def names_in(module: str) -> dict[str, Any]:
    """What names mean in a module's annotations, those for type checkers included."""
    here = sys.modules[module]
    meant = dict(vars(here))
    source = inspect.getsourcefile(here)
    if source is None:
        return meant
    with open(source, encoding="utf-8") as file:
        tree = ast.parse(file.read())
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            for alias in node.names:
                name = alias.asname or alias.name
                if name not in meant:
                    meant[name] = getattr(importlib.import_module(node.module), alias.name, None)
    return meant
