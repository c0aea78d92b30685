"""The Python interface as pages: every public name with its signature, its words, its example."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import api_topics
import docstrings
from api_names import Named, everything, function_of, is_property, members_of, signature_of
from api_types import Types
from docstrings import first_sentence, plain, text_of, translated
from made_pages import contents, heading, indented, table, write
from sphinx.application import Sphinx

import rnea

_INTRODUCTION = """\
Everything public, in the words of its own docstring: ``help(rnea.Robot.mass_matrix)`` shows the
same. Examples are run with the tests; those of a module have its names at hand, and ``np`` is
NumPy. What may change, and how: :doc:`../stability`. Units, signs and orders:
:doc:`../conventions`.

"""
# arguments that several methods take as a mapping
_COMMON = ("gravity", "wrench", "base", "friction", "rotor", "spring", "eager", "out", "options")


class Interface:
    def __init__(self) -> None:
        self.names = everything()
        self.types = Types(self.names)
        docstrings.LINKS.update(_links(self.names))

    def pages(self) -> dict[str, str]:
        pages = {"robot": self._robot()}
        for page, (title, about, names) in api_topics.ROBOT.items():
            pages[page] = heading(title) + f"{plain(about)}\n\n" + self._robot_topic(names.split())
        for page, (title, about, _) in api_topics.TOP.items():
            pages[page] = heading(title) + f"{plain(about)}\n\n" + self._all(page)
        for module, title in api_topics.MODULES.items():
            pages[module] = self._module(module, title)
        pages["results"] = (
            heading("Results")
            + ("Classes of what methods give back. Nobody has to make or import them.\n\n")
            + self._all("results")
        )
        pages["types"] = self.types.page()
        pages["index"] = self._index()
        return pages

    # ---- pages ----------------------------------------------------------------------------------

    def _robot(self) -> str:
        text = heading("Robot") + ".. py:class:: rnea.Robot\n\n"
        text += indented(translated(text_of(rnea.Robot))) + "\n"
        for page, (title, _, names) in api_topics.ROBOT.items():
            text += heading(title.partition(": ")[2].capitalize(), 1)
            text += f"In full: :doc:`{page}`\n\n"
            text += _overview(
                (f":py:obj:`{name} <rnea.Robot.{name}>`", getattr(rnea.Robot, name))
                for name in names.split()
            )
        return text + contents(api_topics.ROBOT, hidden=True)

    def _robot_topic(self, names: Iterable[str]) -> str:
        members = dict(members_of(rnea.Robot))
        return "".join(self._member(rnea.Robot, "rnea.Robot", x, members[x]) for x in names)

    def _module(self, module: str, title: str) -> str:
        door = getattr(rnea, module)
        text = heading(title) + f".. py:module:: rnea.{module}\n\n"
        # names behind it are told in full
        text += ".. py:currentmodule:: None\n\n"
        text += translated(text_of(door)) + "\n"
        return text + self._all(module)

    def _all(self, page: str) -> str:
        """As the topic has them; of a module functions, then classes, then what is neither."""
        here = [named for named in self.names if named.page == page]
        if page not in api_topics.MODULES:
            return "".join(self._entry(named) for named in here)
        functions = [x for x in here if callable(x.thing) and not inspect.isclass(x.thing)]
        classes = [x for x in here if inspect.isclass(x.thing)]
        values = [x for x in here if not callable(x.thing)]
        kinds = [("Functions", functions), ("Classes", classes), ("Values", values)]
        return "".join(
            heading(title, 1) + "".join(self._entry(named) for named in things)
            for title, things in kinds
            if things
        )

    def _index(self) -> str:
        text = heading("Python interface") + _INTRODUCTION
        text += contents([*_page_order()], hidden=True)
        for page in _page_order():
            here = [named for named in self.names if named.page == page]
            text += heading(_title(page), 1)
            if page == "types":
                text += "Names of types that signatures use: :doc:`types`.\n\n"
                continue
            text += f"In full: :doc:`{page}`\n\n"
            text += _overview((f":py:obj:`{named.name}`", named.thing) for named in here)
        return text

    # ---- entries --------------------------------------------------------------------------------

    def _entry(self, named: Named) -> str:
        thing = named.thing
        if inspect.isclass(thing):
            return self._class(named)
        if not callable(thing):
            return f".. py:data:: {named.name}\n\n" + indented(_value(named)) + "\n"
        text = self._signed(named.name, thing, thing.__module__)
        told = translated(text_of(thing), _parameters(thing))
        return f".. py:function:: {text}\n\n" + indented(told) + "\n"

    def _class(self, named: Named) -> str:
        cls, text = named.thing, text_of(named.thing)
        error = issubclass(cls, BaseException)
        # how it is made is shown of what its own example makes
        made = re.search(rf">>>.*\b{cls.__name__}\(", text) and not error
        head = self._signed(named.name, cls, cls.__module__) if made else named.name
        head = head.partition(" -> ")[0]
        names = {name for base in cls.__mro__ for name in inspect.get_annotations(base)}
        body = translated(text, names | _parameters(cls)) + "\n"
        body += "".join(self._member(cls, "", name, x) for name, x in members_of(cls))
        kind = "exception" if error else "class"
        return f".. py:{kind}:: {head}\n\n" + indented(body) + "\n"

    def _member(self, cls: type, prefix: str, name: str, member: Any) -> str:
        full = f"{prefix}.{name}" if prefix else name
        if is_property(member):
            function = function_of(member)
            given = getattr(function, "__annotations__", {}).get("return", "Any")
            written = self.types.written(given, function.__module__)
            text = f".. py:property:: {full}\n   :type: {written}\n\n"
            return text + indented(translated(inspect.getdoc(member) or "")) + "\n"
        kinds = {classmethod: "   :classmethod:\n", staticmethod: "   :staticmethod:\n"}
        option = kinds.get(type(member), "")
        called = getattr(cls, name)
        plain_method = not option
        home = getattr(inspect.unwrap(called), "__module__", None) or cls.__module__
        signed = self._signed(full, called, home, bound=plain_method)
        text = f".. py:method:: {signed}\n{option}\n"
        return text + indented(translated(text_of(called), _parameters(called))) + "\n"

    def _signed(self, name: str, thing: Any, module: str, *, bound: bool = False) -> str:
        found = signature_of(thing, bound=bound)
        if found is None:
            return f"{name}(...)"
        parameters, given = found
        shown = [self._parameter(p, module) for p in parameters]
        text = f"{name}{inspect.Signature(shown)}"
        if given is not inspect.Signature.empty:
            text += f" -> {self.types.written(given, module)}"
        return text

    def _parameter(self, parameter: inspect.Parameter, module: str) -> inspect.Parameter:
        annotation = parameter.annotation
        if annotation is inspect.Parameter.empty or annotation in ("Any", Any):
            annotation = inspect.Parameter.empty
        else:
            annotation = _Shown(self.types.written(annotation, module))
        default = parameter.default
        if default is not inspect.Parameter.empty:
            default = _default(default)
        return parameter.replace(annotation=annotation, default=default)


def _links(names: list[Named]) -> dict[str, str]:
    """Names as docstrings write them: in full, behind their class, or alone.

    Alone where there is one such name, and no word of prose or name of an argument is like it.
    """
    full = [named.name for named in names]
    full += [f"rnea.Robot.{name}" for name, _ in members_of(rnea.Robot)]
    links = {name: name for name in full}
    links |= {f"Robot.{x}": f"rnea.Robot.{x}" for x, _ in members_of(rnea.Robot)}
    alone = [name.rpartition(".")[2] for name in full]
    return links | {
        short: name
        for short, name in zip(alone, full, strict=True)
        if alone.count(short) == 1 and ("_" in short or short[0].isupper())
    }


def _parameters(thing: Any) -> set[str]:
    found = signature_of(thing)
    # what two stars take is told of by name too
    return {p.name for p in found[0]} | {*_COMMON} if found else set()


class _Shown:
    """Something in a signature, as it is written."""

    def __init__(self, text: str):
        self.text = text

    def __repr__(self) -> str:
        return self.text


def _default(value: Any) -> _Shown:
    """No addresses in memory, no long values."""
    text = repr(value)
    return _Shown(text if len(text) < 40 and "<" not in text else "...")


def _value(named: Named) -> str:
    value = named.thing
    said = api_topics.VALUES.get(named.name)
    if said is None:
        raise ValueError(f"say in docs/tools/api_topics.py what {named.name} is")
    text = f"{plain(said)}\n\n"
    if named.name == "rnea.QUANTITIES":
        rows = [["name", "of", "shape for 2 joints", "takes besides"]]
        two = rnea.load("planar_2r").model
        for name, row in value.items():
            shape = " × ".join(map(str, row.shape(two))) or "a number"
            rows.append([f"``{name}``", ", ".join(row.states), shape, ", ".join(row.takes) or "-"])
        return text + table(rows)
    if isinstance(value, str | int | float | tuple):
        listed = value if isinstance(value, tuple) else (value,)
        text += ", ".join(f"``{x!r}``" for x in listed) + "\n"
    elif isinstance(value, dict):
        text += ", ".join(f"``{x}``" for x in value) + "\n"
    return text


def _overview(things: Iterable[tuple[str, Any]]) -> str:
    rows = [["name", "what it is"]]
    for name, thing in things:
        if callable(thing) or is_property(thing):
            said = first_sentence(text_of(thing))
        else:
            said = api_topics.VALUES.get(re.sub(r"^:py:obj:`|`$", "", name), "")
        rows.append([name, plain(said)])
    return table(rows, "35 65")


def _title(page: str) -> str:
    if page in api_topics.TOP:
        return api_topics.TOP[page][0]
    titles = {"robot": "Robot", "results": "Results", "types": "Types in signatures"}
    return titles.get(page) or api_topics.MODULES[page]


def _page_order() -> list[str]:
    return ["robot", *api_topics.TOP, *api_topics.MODULES, "results", "types"]


def _make(app: Sphinx) -> None:
    write(Path(app.srcdir) / "look-up" / "api", Interface().pages())


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("builder-inited", _make)
    return {"parallel_read_safe": True}
