"""A closed mechanism's file in doubles, for peers that build their own model of it."""

import tomllib
from dataclasses import dataclass

import numpy as np

from support.closed_forms.file_numbers import CATALOGUE, FileNumbers


@dataclass(frozen=True)
class Place:
    """A rotation (3, 3) and a point (3,) on a link."""

    rotation: np.ndarray
    point: np.ndarray


@dataclass(frozen=True)
class FileJoint:
    """A joint of the tree or, with a place on its child as well, one that closes a loop."""

    name: str
    kind: str
    parent: str
    child: str
    place: Place
    child_place: Place
    axes: tuple
    rotor: float


class ClosedFile:
    """links: (mass, com, inertia) by name; joints in the file's order; loops; the base's place."""

    def __init__(self, name):
        self.numbers = FileNumbers(name)
        table = tomllib.loads((CATALOGUE / f"{name}.toml").read_text())
        self.name = name
        self.links = {
            link: (float(own.mass), own.com.astype(float), own.inertia.astype(float))
            for link, own in self.numbers.links.items()
        }
        self.joints = [self._joint(joint) for joint in table["joints"]]
        self.loops = [self._joint(loop) for loop in table["loops"]]
        self.base = self._place(table.get("base", {}))
        self.actuated = table["actuated"]

    def children(self, link):
        return [joint for joint in self.joints if joint.parent == link]

    def _joint(self, told):
        axes = [np.array(told[key], dtype=float) for key in ("axis", "axis2") if key in told]
        return FileJoint(
            told["name"],
            told["kind"],
            told["parent"],
            told["child"],
            self._place(told.get("placement", {})),
            self._place(told.get("child_placement", {})),
            tuple(axes),
            float(self.numbers.rotors.get(told["name"], 0)),
        )

    def _place(self, told):
        """Rotations about z are all that these files have; a half turn about x stands on a tool."""
        x, y, z = (float(self.numbers.number(a)) for a in told.get("rpy", (0, 0, 0)))
        assert x == y == 0
        c, s = np.cos(z), np.sin(z)
        point = np.array([float(self.numbers.number(a)) for a in told.get("xyz", (0, 0, 0))])
        return Place(np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]]), point)
