"""Loops, couplings and motors written as MJCF: constraints between sites, joints and actuators.

Constraints between bodies would have to be met at MuJoCo's reference position; sites say on both
sides where they stand, wherever that is.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from rnea.describe.closing import in_numbers
from rnea.describe.closures import Coupling, Loop
from rnea.describe.description import Description, Placement
from rnea.describe.mjcf.text import numbers, quoted
from rnea.describe.names import fresh, listed
from rnea.describe.plain import pose_of
from rnea.spatial import Pose

_TAGS = {"spherical": "connect", "fixed": "weld"}
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
        self.sites: dict[str, list[tuple[str, Pose]]] = {}
        loops = self._closures.loops
        self.lines = [self._loop(loop) for loop in loops if loop.kind in _TAGS]
        self._unsaid = [loop for loop in loops if loop.kind not in _TAGS]
        self._lost: list[Coupling] = []
        self._undriven: list[str] = []
        for coupling in self._closures.couplings:
            line = self._coupling(coupling)
            self.lines += [] if line is None else [line]
            self._lost += [coupling] if line is None else []

    def _loop(self, loop: Loop) -> str:
        first = self._site(loop, loop.parent, loop.placement)
        second = self._site(loop, loop.child, loop.child_placement)
        ends = f"site1={quoted(first)} site2={quoted(second)}"
        return f"<{_TAGS[loop.kind]} name={quoted(loop.name)} {ends}/>"

    def _site(self, loop: Loop, name: str, placement: Placement) -> str:
        """A site where the loop holds on to a link; a frame that stands there already is one."""
        if name in self._known and placement == Placement():
            return name
        link, X_LF = self._placed(name)
        made = fresh(f"{loop.name}_{link}", self._taken)
        self.sites.setdefault(link, []).append((made, X_LF @ pose_of(placement)))
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
        driven = (self._closures.actuated or ()) if self._closures else ()
        self._undriven = [joint for joint in driven if not axes(joint)]
        named = [name for joint in driven for name in axes(joint)]
        return [f"<motor joint={quoted(name)}/>" for name in named]

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
        if closures and closures.independent is not None:
            said.append("which joints are independent is left out")
        if closures and closures.assembly:
            said.append("near which position the loops close is left out")
        return said


def _is_proportion(coupling: Coupling) -> bool:
    return [len(powers) for powers in coupling.terms.values()] == [1, 1]
