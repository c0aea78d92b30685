"""What a robot file says, in 110 digits: parameters, masses and rotors; read without the package.

A decimal is the double that is nearest to it, as for everybody; formulas are calculated in full.
Lengths and angles are taken by the mechanisms from the parameters, by name. Placements of joints
are not read: they are what a closed form must not share with the package.
"""

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from support.closed_forms.digits import mp, vector

CATALOGUE = Path(__file__).parents[3] / "src" / "rnea" / "files" / "catalogs" / "robots"


@dataclass(frozen=True)
class Link:
    """mass, centre of mass and inertia about it, in the link's own axes"""

    mass: object
    com: np.ndarray
    inertia: np.ndarray


class FileNumbers:
    """Parameters as attributes (`.l1`), `links` by name, `rotors` (felt inertia) by joint, and
    the tool's link and point."""

    def __init__(self, name):
        text = (CATALOGUE / f"{name}.toml").read_text()
        table = tomllib.loads(text)
        self._names = {"pi": mp.pi, "__builtins__": {}}
        for key, value in table["parameters"].items():
            self._names[key] = self.number(value)
            setattr(self, key, self._names[key])
        self.links = {link["name"]: self._link(link) for link in table["links"]}
        self.rotors = {
            joint["name"]: self.number(joint["rotor"]["inertia"])
            * self.number(joint["rotor"]["gear"]) ** 2
            for joint in table["joints"]
            if "rotor" in joint
        }
        self.independent, self.actuated = table["independent"], table["actuated"]
        self.limits = {
            joint["name"]: [self.number(x) for x in joint["limits"]["position"]]
            for joint in table["joints"]
            if "position" in joint.get("limits", {})
        }
        (tool,) = (frame for frame in table["frames"] if frame["name"] == "tool")
        place = tool["placement"].get("xyz", (0, 0, 0))
        self.tool = tool["link"], vector(*map(self.number, place))
        self.gravity = vector(0, 0, mp.mpf(-9.81))

    def number(self, value):
        """Formulas of our own files: names, whole numbers, decimals and four operations."""
        if isinstance(value, str):
            return eval(_in_full(value), self._names | {"mpf": mp.mpf})
        return mp.mpf(value)

    def _link(self, link):
        told = {key: self.number(value) for key, value in link["inertia"].items()}
        entries = ("ixx", "ixy", "ixz", "ixy", "iyy", "iyz", "ixz", "iyz", "izz")
        inertia = vector(*(told.get(entry, 0) for entry in entries)).reshape(3, 3)
        com = vector(*map(self.number, link["com"]))
        return Link(self.number(link["mass"]), com, inertia)


def _in_full(formula):
    """The formula with its numbers made by mpf, whole exponents excepted."""
    return re.sub(r"(?<![\w.*])(\d+(\.\d+)?(e-?\d+)?)", r"mpf(\1)", formula)
