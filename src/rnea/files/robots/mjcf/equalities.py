"""Equality constraints of MJCF: joints that follow others, couplings and loops.

MuJoCo's constraints are springs and dampers of its solver's making; here they hold exactly. A
constraint between bodies is met where the file draws them, a constraint between sites where the
sites meet. What the solver is told of stiffness has no place here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from rnea.core.description.closures import Coupling, Loop
from rnea.core.description.description import Mimic, Placement
from rnea.core.description.names import fresh, listed
from rnea.core.description.plain_numbers import placement_of
from rnea.core.spatial import Pose, rotations
from rnea.errors import RobotFileError, suggestion
from rnea.files.robots.mjcf.polynomials import Equation

# what our own words for the constraints between bodies are
_LOOP_KINDS = {"connect": "spherical", "weld": "fixed"}


@dataclass(frozen=True)
class Places:
    """Where constraints find what they name.

    links: the name of each body's link; the world's is the root's
    poses: of the bodies in the world as the file draws them
    root: of the root link in the world
    bodies: their numbers by name; site_bodies: those of the bodies that sites stand on
    sites: the names of their frames here
    moved: numbers of bodies that users move by hand (`mocap`), with all that hangs on them
    """

    links: Sequence[str]
    poses: Sequence[Pose]
    root: Pose
    bodies: Mapping[str, int]
    sites: Mapping[str, str]
    site_bodies: Mapping[str, int]
    moved: frozenset[int]

    def on_link(self, body: int, pose: Pose) -> Placement:
        """A pose in a body's frame as one in the frame of its link."""
        return placement_of(pose if body else self.root.inverse() @ pose)


class Equalities:
    """The active constraints of a spec, one after the other.

    refs: of the joints with one coordinate, by name
    """

    def __init__(
        self,
        spec: Any,
        refs: Mapping[str, float],
        places: Places,
        line: Callable[[Any, str], int],
        error: Callable[[str, int], RobotFileError],
    ) -> None:
        self._refs, self._places = refs, places
        self._line, self._error = line, error
        self.remarks: list[str] = []
        self.cautions: list[str] = []
        self.mimics: dict[str, Mimic] = {}
        self.loops: list[Loop] = []
        self.couplings: list[Coupling] = []
        self.lines: dict[str, int] = {}
        self._given: set[str] = set()
        self._taken = {equality.name for equality in spec.equalities}
        self._meet: Counter[frozenset[int]] = Counter()
        idle = [equality for equality in spec.equalities if not equality.active]
        if idle:
            names = listed([_named(equality) for equality in idle])
            self.remarks.append(f"constraints that are not active are left out: {names}")
        waiting = []
        for equality in spec.equalities:
            kind = _kind(equality)
            if not equality.active:
                continue
            if kind in _LOOP_KINDS:
                self._read_loop(equality, kind)
            elif kind == "joint" and not self._follow(equality):
                waiting.append(equality)
        # now that it is known who follows whom
        for equality in waiting:
            self._couple(equality)
        self._remark_on_hinges()

    # ---- joints ----------------------------------------------------------------------------------

    def _follow(self, equality: Any) -> bool:
        """Whether a joint that is tied linearly to one other can be taken to follow it.

        MuJoCo's constraint is q1 - ref1 = a0 + a1 (q2 - ref2) + ...
        """
        first, second = equality.name1, equality.name2
        a0, a1, *higher = (float(value) for value in equality.data[:5])
        for name in (first, second):
            if name and name not in self._refs:
                message = f"the {_named(equality)}: no hinge or slide has the name {name!r}"
                raise self._error(
                    f"{message}. {suggestion(name, self._refs)}", self._line(equality, "joint")
                )
        if not second or any(higher) or a1 == 0:
            return False
        if first in self.mimics or self.leader(second) == first:
            return False
        offset = self._refs[first] + a0 - a1 * self._refs[second]
        self.mimics[first] = Mimic(second, a1, offset)
        return True

    def leader(self, joint: str) -> str:
        """The joint whose coordinate a joint has: itself, or what it follows in the end."""
        while joint in self.mimics:
            joint = self.mimics[joint].joint
        return joint

    def _couple(self, equality: Any) -> None:
        """Every other constraint between joints, as one equation."""
        first, second = equality.name1, equality.name2
        equation = Equation(self.mimics)
        equation.add(first, (0.0, 1.0), self._refs[first])
        polynomial = [-float(value) for value in equality.data[:5]]
        if second:
            equation.add(second, polynomial, self._refs[second])
        else:
            equation.add(first, polynomial[:1], 0.0)
        line = self._line(equality, "joint")
        try:
            coupling = equation.coupling(self._name(equality, f"{first}_coupling"))
        except OverflowError:
            raise self._error(f"the {_named(equality)} has too large numbers", line) from None
        if coupling.terms:
            self.lines[f"couplings[{len(self.couplings)}]"] = line
            self.couplings.append(coupling)
        elif coupling.constant == 0:
            self.remarks.append(f"the {_named(equality)} says what others say already")
        else:
            self.cautions.append(f"the {_named(equality)} contradicts others and is left out")

    # ---- bodies and sites ------------------------------------------------------------------------

    def _read_loop(self, equality: Any, kind: str) -> None:
        line = self._line(equality, kind)
        of_sites = equality.objtype.name == "mjOBJ_SITE"
        numbers = [self._body(name, equality, of_sites, line) for name in _ends(equality)]
        if any(number in self._places.moved for number in numbers):
            self.cautions.append(
                f"the {_named(equality)} is left out: it pulls at a body that is moved by hand "
                "(mocap)"
            )
            return
        if kind == "weld" and float(equality.data[10]) != 1:
            self.remarks.append(f"the {_named(equality)}: torquescale has no place here")
        if of_sites:
            ends = [self._places.sites[name] for name in _ends(equality)]
            placements = [Placement(), Placement()]
        else:
            ends = [self._places.links[number] for number in numbers]
            poses = self._welded if kind == "weld" else self._connected
            placements = [
                self._places.on_link(number, pose)
                for number, pose in zip(numbers, poses(equality, *numbers), strict=True)
            ]
        if ends[0] == ends[1]:
            self.remarks.append(f"the {_named(equality)} joins {ends[0]!r} with itself")
            return
        self._meet[frozenset(numbers)] += kind == "connect"
        name = self._name(equality, f"{ends[0]}_{ends[1]}")
        self.lines[f"loops[{len(self.loops)}]"] = line
        parent, child = ends
        on_parent, on_child = placements
        self.loops.append(Loop(name, _LOOP_KINDS[kind], parent, child, on_parent, on_child))

    def _body(self, name: str, equality: Any, of_sites: bool, line: int) -> int:
        known = self._places.site_bodies if of_sites else self._places.bodies
        if name not in known:
            what = "site" if of_sites else "body"
            message = f"the {_named(equality)} names an unknown {what} {name!r}"
            raise self._error(f"{message}. {suggestion(name, known)}", line)
        return known[name]

    def _connected(self, equality: Any, first: int, second: int) -> tuple[Pose, Pose]:
        """The anchor, a point of the first body, and where the second one has it as drawn."""
        anchor = np.array(equality.data[:3])
        poses = self._places.poses
        there = poses[second].inverse().point(poses[first].point(anchor))
        return Pose(np.eye(3), anchor), Pose(np.eye(3), there)

    def _welded(self, equality: Any, first: int, second: int) -> tuple[Pose, Pose]:
        """The anchor, a point of the second body, and where the first one has it: as `relpose`
        says, or as drawn."""
        anchor = Pose(np.eye(3), np.array(equality.data[:3]))
        w, x, y, z = (float(part) for part in equality.data[6:10])
        if any((w, x, y, z)):
            said = Pose(rotations.from_quaternion(w, x, y, z), np.array(equality.data[3:6]))
            return said, anchor
        poses = self._places.poses
        return poses[first].inverse() @ poses[second] @ anchor, anchor

    def _name(self, equality: Any, usual: str) -> str:
        name = equality.name or usual
        if not equality.name or name in self._given:
            name = fresh(name, self._taken)
        self._given.add(name)
        return name

    def _remark_on_hinges(self) -> None:
        """Two points in common are a hinge, told by six rows of which one is not needed."""
        for pair, count in self._meet.items():
            if count > 1:
                names = " and ".join(self._places.links[number] for number in sorted(pair))
                self.remarks.append(
                    f"{names} meet in {count} points, each a spherical loop: together they are a "
                    "hinge or a weld, and some of their rows say nothing new"
                )


def _ends(equality: Any) -> tuple[str, str]:
    return equality.name1, equality.name2 or "world"


def _kind(equality: Any) -> str:
    return str(equality.type.name.removeprefix("mjEQ_").lower())


def _named(equality: Any) -> str:
    """A constraint in words, for messages."""
    kind, first, second = _kind(equality), equality.name1, equality.name2
    if kind == "joint":
        return f"constraint on joint {first!r}" + (f" by {second!r}" if second else "")
    return f"{kind} constraint between {first!r} and {second or 'the world'!r}"
