"""Which of a robot's numbers become symbols: its named parameters, every one of them, or none."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import Any

import numpy as np

from rnea.core.description import Description, DHTable, LinkMass, Placement, Tree, with_parameters
from rnea.core.model import Model, ParameterEvaluator, build
from rnea.core.spatial.numbers import FLOAT, ScalarType
from rnea.engine.symbolic.equations import coordinates
from rnea.errors import InputError, ModelWarning

VALUES = ("names", "numbers", "symbols")
SYMBOLS_UP_TO = 3


@dataclass(frozen=True)
class Naming:
    """How a description's numbers are named, whatever kind of number the symbols are of.

    parameters: every name and its value, in the order of printing, gravity's last.
    """

    description: Description
    values: str
    gravity: str = ""
    parameters: Mapping[str, float] = field(default_factory=dict)

    @property
    def taken(self) -> set[str]:
        """Names that nothing else may get: also those of the file that the equations lack."""
        return {*self.parameters, *self.description.parameters}

    def legend(self) -> list[str]:
        """What the symbols mean that no file has introduced."""
        if self.values != "symbols":
            return []
        table = isinstance(self.description.structure, DHTable)
        link = "link i (of row i of the table)" if table else "link i (the child of joint i)"
        parts = {
            "m": f"mi is the mass of {link}",
            "c": "cxi, cyi, czi its centre of mass in the frame of link i",
            "I": "Ixxi, ..., Iyzi the elements of its inertia tensor about that centre of mass, "
            "along the axes of that frame",
            "a": "ai the table's length a of row i",
            "d": "di the table's length d of row i",
            "p": "pxi, pyi, pzi the position of joint i in the frame of its parent link",
        }
        if self.gravity:
            parts[self.gravity] = f"{self.gravity} the size of the gravity field"
        first = {name[0] for name in self.parameters}
        meanings = [text for letter, text in parts.items() if letter[0] in first]
        joints = "" if table else "; joints are counted in the order of the file, fixed ones too"
        return [f"Symbols: {'; '.join(meanings)}{joints}."] if meanings else []

    def model(self, kind: ScalarType, symbol: Callable[[str], Any]) -> Model:
        """The robot with its symbols made by `symbol` and its constants by `kind`."""
        model = build(self._described(symbol), kind)
        if not self.gravity:
            return model
        # the field's direction exactly, its size as one symbol
        g = model.gravity
        size = kind.sqrt(g[0] * g[0] + g[1] * g[1] + g[2] * g[2])
        return replace(model, gravity=g / size * symbol(self.gravity))

    def _described(self, symbol: Callable[[str], Any]) -> Description:
        if self.values == "numbers":
            return self.description
        if self.values == "symbols":
            return _Everything(self.description, symbol).description
        names = {name: symbol(name) for name in self.description.parameters}
        return with_parameters(self.description, names)


def naming(description: Description, model: Model, values: str = "") -> Naming:
    """values: "names", "numbers" or "symbols"; empty: names where the file has some."""
    if model.kind is not FLOAT:
        raise InputError(
            "a derivation starts from a robot with numbers: it makes the symbols itself, "
            "from the robot's named parameters"
        )
    model.refuse_mimics("a derivation")
    _require_rates(model)
    if values == "names" and not description.parameters:
        raise InputError(
            f"robot {description.name!r} has no named parameters; derive it with its numbers, "
            f"or (up to {SYMBOLS_UP_TO} joints) with symbols for all of them"
        )
    values = values or ("names" if description.parameters else "numbers")
    if values == "symbols" and model.nv > SYMBOLS_UP_TO:
        raise InputError(
            f"symbols for every mass, centre of mass and inertia are possible for up to "
            f"{SYMBOLS_UP_TO} joints; robot {description.name!r} has {model.nv}, and its equations "
            f"would fill books. Possible: its numbers (--numbers)"
            + (", its named parameters" if description.parameters else "")
        )
    if values == "numbers":
        return Naming(description, values)
    parameters = (
        ParameterEvaluator(description, FLOAT).names
        if values == "names"
        else _Everything.named(description)
    )
    if ambiguous := sorted(set(chain(*coordinates(model.nv))) & set(parameters)):
        raise InputError(
            f"parameter {ambiguous[0]!r} has the name of a joint coordinate; rename it in the "
            "robot file, or derive with numbers"
        )
    size = float(np.linalg.norm(model.gravity))
    if not size:
        return Naming(description, values, "", parameters)
    gravity = next(name for name in ("g", "g0", "gravity") if name not in parameters)
    return Naming(description, values, gravity, parameters | {gravity: size})


def lengths_named(description: Description) -> Naming:
    """Symbols for the lengths alone: the file's own names where it has some, else the table's
    a and d or the joints' positions. All masses are left out: nothing here may depend on them."""
    bare = _without_masses(description)
    if bare.parameters:
        return Naming(bare, "names", "", ParameterEvaluator(bare, FLOAT).names)
    return Naming(bare, "symbols", "", _Everything.named(bare))


def _without_masses(description: Description) -> Description:
    structure: DHTable | Tree = description.structure
    if isinstance(structure, DHTable):
        bare = {key: getattr(LinkMass(), key) for key in ("mass", "com", "inertia", "about")}
        rows = tuple(replace(row, **bare, solid=None) for row in structure.rows)
        structure = replace(structure, rows=rows)
    else:
        links = tuple(replace(link, body=LinkMass()) for link in structure.links)
        structure = replace(structure, links=links)
    return replace(description, structure=structure, attachments=())


def _require_rates(model: Model) -> None:
    """An error that names the first joint whose speeds are no rates of coordinates."""
    for joint in (body.joint for body in model.bodies):
        if joint.bracket(np.zeros(joint.nv)) is not None:
            orientation = "has a quaternion" if joint.quaternion else "moves along its own axes"
            raise InputError(
                "equations of motion are derived in coordinates whose rates are the speeds, and in "
                f"robot {model.name!r} {joint.kind} joint {joint.name!r} {orientation}: its speeds "
                f"{', '.join(speed.suffix for speed in joint.speeds)} are no such rates. Possible: "
                "numbers (rnea torque, or rnea explain without --symbols), or in its place joints "
                "with one such rate each: revolute, prismatic, helical, cylindrical, universal"
            )


class _Everything:
    """A description with a symbol for every mass, centre of mass, inertia and length.

    Right angles and other rotations stay numbers; a link without mass and inertia stays without,
    and a length of zero stays zero: they say how the robot is built.
    """

    def __init__(self, description: Description, symbol: Callable[[str], Any]) -> None:
        self.symbol = symbol
        self.values: dict[str, float] = {}
        self._numbers = ParameterEvaluator(description, FLOAT)
        structure = description.structure
        named = self._table(structure) if isinstance(structure, DHTable) else self._tree(structure)
        self.description = replace(description, structure=named)

    @classmethod
    def named(cls, description: Description) -> dict[str, float]:
        """The names and their values."""
        return cls(description, lambda name: 0.0).values

    def _table(self, table: DHTable) -> DHTable:
        rows = []
        for i, row in enumerate(table.rows, start=1):
            lengths = {key: self._length(f"{key}{i}", getattr(row, key)) for key in ("a", "d")}
            body = self._mass(row.body, i)
            inertial = {key: getattr(body, key) for key in ("mass", "com", "inertia", "about")}
            rows.append(replace(row, **lengths, **inertial, solid=None))
        return replace(table, rows=tuple(rows))

    def _tree(self, tree: Tree) -> Tree:
        number = {joint.child: i for i, joint in enumerate(tree.joints, start=1)}
        return Tree(
            tuple(
                replace(link, body=self._mass(link.body, number.get(link.name, 0)))
                for link in tree.links
            ),
            tuple(
                replace(joint, placement=self._placement(joint.placement, i))
                for i, joint in enumerate(tree.joints, start=1)
            ),
        )

    def _make(self, name: str, value: Any) -> Any:
        self.values[name] = float(value)
        return self.symbol(name)

    def _length(self, name: str, value: Any) -> Any:
        number = float(self._numbers.scalar(value, name))
        return self._make(name, number) if number else 0.0

    def _placement(self, placement: Placement, i: int) -> Placement:
        x, y, z = (self._length(f"p{k}{i}", v) for k, v in zip("xyz", placement.xyz, strict=True))
        return replace(placement, xyz=(x, y, z))

    def _mass(self, link: LinkMass, i: int) -> LinkMass:
        with warnings.catch_warnings():
            # whoever made the robot was warned of impossible inertias already
            warnings.simplefilter("ignore", ModelWarning)
            inertia = self._numbers.inertia(link, f"link {i}")
        if inertia.is_zero:
            return LinkMass()
        mass = self._make(f"m{i}", inertia.mass)
        x, y, z = (self._make(f"c{k}{i}", c) for k, c in zip("xyz", inertia.com, strict=True))
        tensor = {
            f"i{a}{b}": self._make(f"I{a}{b}{i}", inertia.about_com["xyz".index(a), "xyz".index(b)])
            for a, b in ("xx", "yy", "zz", "xy", "xz", "yz")
        }
        return LinkMass(mass, (x, y, z), tensor, "com")
