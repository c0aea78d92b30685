"""Loops, couplings and motors written as MJCF: constraints between sites, joints and actuators.

Constraints between bodies would have to be met at MuJoCo's reference position; sites say on both
sides where they stand, wherever that is. A hinge is two points of its axis that stay together.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any

import numpy as np

from rnea.core.description.closure_tables import in_numbers
from rnea.core.description.closures import Coupling, Loop
from rnea.core.description.description import Description, Placement
from rnea.core.description.names import fresh, listed
from rnea.core.description.plain_numbers import pose_of
from rnea.core.spatial import Pose, rotations
from rnea.core.spatial.numbers import FLOAT
from rnea.files.robots.mjcf.text import numbers, quoted

_TAGS = {"spherical": "connect", "fixed": "weld", "revolute": "connect"}
# how far apart the two points of a hinge are (m)
_APART = 0.1
# the keyframe that says where the loops close
ASSEMBLY = "assembly"
# how many powers of the other joint a constraint has
_POWERS = 4


class ClosingText:
    """What a description says of loops, in MuJoCo's words.

    placed: by its name, the link that a frame stands on and its pose there
    sites: names of the frames that are written as sites in any case
    """

    def __init__(
        self,
        description: Description,
        placed: Callable[[str], tuple[str, Pose]],
        sites: Collection[str],
    ) -> None:
        self._closures = in_numbers(description)
        self._placed, self._known = placed, sites
        self._taken = {*sites}
        self._names = {loop.name for loop in self._closures.loops}
        self._names |= {coupling.name for coupling in self._closures.couplings}
        self.sites: dict[str, list[tuple[str, Pose]]] = {}
        loops = self._closures.loops
        self.lines = [line for loop in loops if loop.kind in _TAGS for line in self._loop(loop)]
        self._hinges = [loop.name for loop in loops if loop.kind == "revolute"]
        self._unsaid = [loop for loop in loops if loop.kind not in _TAGS]
        self._lost: list[Coupling] = []
        self._undriven: list[str] = []
        for coupling in self._closures.couplings:
            line = self._coupling(coupling)
            self.lines += [] if line is None else [line]
            self._lost += [coupling] if line is None else []

    def _loop(self, loop: Loop) -> Iterator[str]:
        ends = [(loop.parent, loop.placement), (loop.child, loop.child_placement)]
        along = [Pose.identity()]
        if loop.kind == "revolute":
            axis = rotations.unit(FLOAT.array(loop.axis))
            along.append(Pose(FLOAT.identity(), axis * _APART))
        for k, X in enumerate(along):
            name = loop.name if not k else fresh(loop.name, self._names)
            first, second = (self._site(name, end, placement, X) for end, placement in ends)
            sites = f"site1={quoted(first)} site2={quoted(second)}"
            yield f"<{_TAGS[loop.kind]} name={quoted(name)} {sites}/>"

    def _site(self, loop: str, name: str, placement: Placement, X: Pose) -> str:
        """A site where the loop holds on to a link; a frame that stands there already is one."""
        X_FS = pose_of(placement) @ X
        if name in self._known and not (X_FS.matrix() - np.eye(4)).any():
            return name
        link, X_LF = self._placed(name)
        made = fresh(f"{loop}_{link}", self._taken)
        self.sites.setdefault(link, []).append((made, X_LF @ X_FS))
        return made

    def _coupling(self, coupling: Coupling) -> str | None:
        """One joint as a polynomial of another one, or held; None where it is neither."""
        linear = [joint for joint, powers in coupling.terms.items() if len(powers) == 1]
        first = linear[0] if linear else ""
        others = [joint for joint in coupling.terms if joint != first]
        if not first or len(others) > 1:
            return None
        powers = coupling.terms[others[0]] if others else ()
        if len(powers) > _POWERS:
            return None
        by = coupling.terms[first][0]
        polynomial = [-x / by for x in (coupling.constant, *powers)]
        polynomial += [0.0] * (_POWERS + 1 - len(polynomial))
        other = f" joint2={quoted(others[0])}" if others else ""
        named = f"name={quoted(coupling.name)} joint1={quoted(first)}{other}"
        return f'<joint {named} polycoef="{numbers(polynomial)}"/>'

    def motors(self, axes: Callable[[str], list[str]]) -> list[str]:
        """Actuators; axes: the names under which a joint is written, none if it has no axis."""
        closures = self._closures
        said = closures.independent if closures.actuated is None else closures.actuated
        driven = (said or ()) if closures else ()
        self._undriven = [joint for joint in driven if not axes(joint)]
        named = [name for joint in driven for name in axes(joint)]
        return [f"<motor joint={quoted(name)}/>" for name in named]

    def keyframe(self, bodies: Iterable[Any]) -> list[str]:
        """Near which position the loops close; bodies: in the order in which they are written."""
        assembly = self._closures.assembly
        if not self._closures or not assembly:
            return []
        qpos: list[Any] = []
        for body in bodies:
            joint = body.joint
            at = assembly.get(joint.name, joint.neutral)
            if body.follows is not None:
                leader = assembly.get(body.follows.joint, 0.0)
                at = body.follows.ratio * leader + body.follows.offset
            qpos += list(at) if np.ndim(at) else [at]
        return [f'<key name="{ASSEMBLY}" qpos="{numbers(qpos)}"/>']

    def losses(self) -> list[str]:
        """What MJCF cannot say of loops."""
        closures = self._closures
        said = [f"a loop of kind {x.kind!r} is left out: {x.name}" for x in self._unsaid]
        if self._lost:
            said.append(
                "couplings that are no polynomial of one joint by another are left out: "
                f"{listed([coupling.name for coupling in self._lost])}"
            )
        follow = [c.name for c in closures.couplings if _is_proportion(c) and c not in self._lost]
        if follow:
            said.append(f"who reads it takes joints in proportion to follow: {listed(follow)}")
        if self._undriven:
            said.append(f"motors of balls and free joints are left out: {listed(self._undriven)}")
        if self._hinges:
            said.append(
                "loops that are hinges are written as two points each, and one row says nothing "
                f"new: {listed(self._hinges)}"
            )
        if closures and closures.independent is not None:
            said.append("which joints are independent is left out; motors are written")
        return said


def _is_proportion(coupling: Coupling) -> bool:
    return [len(powers) for powers in coupling.terms.values()] == [1, 1]
