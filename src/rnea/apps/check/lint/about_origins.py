"""Tensors given about the centre of mass that are probably those about the link's origin.

Let s be the second moment of the mass along the line from the origin to the centre of mass, at
distance c. About the origin s = s_com + m c²; across that line nothing changes. So a wrong tensor
has s ≥ m c²: 4/3 m c² for a rod, m c² for a point; a right one of a rod that begins at its origin
has m c²/3.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from rnea.apps.check.lint.inertias import ENTRIES
from rnea.apps.check.lint.link_extents import Extent
from rnea.apps.check.lint.subject import LinkFacts, Subject
from rnea.core.findings import NOTE, WARNING, Finding
from rnea.errors import shortened

# of s: a smaller m c² changes a tensor too little to tell about which point it is
_FELT = 0.3
# links that differ from each other: fewer may be possible about their origins by chance
_FEWEST = 3
_TWICE = "the parallel-axis term would be counted twice: accelerations feel too heavy"


class _Along(NamedTuple):
    """c in m, m c² and s in kg m², and the second moment across the line."""

    c: float
    point: float
    s: float
    across: float

    @classmethod
    def of(cls, link: LinkFacts) -> _Along:
        c = float(np.linalg.norm(link.com))
        second = np.eye(3) * (np.trace(link.about_com) / 2) - link.about_com
        along = link.com / c if c else np.zeros(3)
        s = float(along @ second @ along)
        return cls(c, link.mass * c * c, s, float(np.trace(second) - s) / 2)


class _Length(NamedTuple):
    """How long a link is along the line, and how large s may be in it (kg m²)."""

    length: float
    most: float

    @classmethod
    def of(cls, link: LinkFacts, extent: Extent, c: float) -> _Length:
        """About the centre of mass, mass that lies between a and b on the line through it has at
        most m (c - a)(b - c), half of it at either end; with 5 % of the length to spare. A centre
        beyond everything that is known of the link says nothing about its length."""
        line = extent.points @ (link.com / c)
        low, high = float(line.min()), float(line.max())
        spare = 0.05 * (high - low)
        most = link.mass * (c - low + spare) * (high + spare - c)
        return cls(high - low, most if high > c else np.inf)


def about_origin(link: LinkFacts, extent: Extent, excuse: str) -> Iterator[Finding]:
    """One link whose mass would be spread further than the link is long, and about its centre of
    mass would not: the tensor moved there fits into the length, or is half of what it was.

    Stout links stick out behind their joints: unless all of their shapes are known, only tensors
    are judged whose s is four times the second moments across.
    """
    c, point, s, across = _Along.of(link)
    if link.body.about == "origin" or c == 0:
        return
    length, most = _Length.of(link, extent, c)
    moved = link.about_com - link.shift
    fits = link.may_have(moved) and s - point <= max(most, point)
    if s > most and (extent.exact or s >= 4 * across) and fits:
        tensor = ", ".join(f"i{name} {moved[index]:.5g}" for name, index in ENTRIES.items())
        yield Finding(
            # a published table that is excused as a whole is meant as it stands
            *(NOTE if excuse else WARNING, "inertia-about-origin", link.name),
            f"{link.path}.inertia",
            f"the mass would be spread {np.sqrt(s / link.mass):.3g} m about a centre {c:.3g} m "
            f"away in a link {length:.3g} m long, as if it were about the link's origin",
            _TWICE,
            f"about the centre of mass: {tensor}",
        )


def is_beyond_length(link: LinkFacts, extent: Extent) -> bool:
    """Whether a tensor is too large for the link's length about either point."""
    c, point, s, across = _Along.of(link)
    if link.body.about == "origin" or c == 0:
        return False
    _, most = _Length.of(link, extent, c)
    return s - point > max(most, point) and (extent.exact or s >= 4 * across)


def all_may_be_about_origin(subject: Subject) -> bool:
    """Whether the tensors of three links and more, of all that have a centre to be moved from, are
    possible about the origin. Who takes them there takes all of them there; a single link may
    stick out of the joints and frames that are known of it."""
    moved = [
        link.may_have(link.about_com - link.shift)
        for link in _judged(subject)
        # nothing that counts: about either point
        if np.abs(link.shift).max() > 0.01 * np.abs(link.about_com).max() > 0
    ]
    return len(moved) >= _FEWEST and all(moved)


def all_about_origins(subject: Subject) -> Iterator[Finding]:
    """A whole file, where no length tells it of a single link: every tensor on which the point has
    a say is possible about the origin. Of links that are right most are not: a rod that begins at
    its origin, and whatever has its centre farther from it than it is spread about that."""
    felt = [
        link
        for link in _judged(subject)
        if link.body.about != "origin" and (x := _Along.of(link)).point > _FELT * x.s > 0
    ]
    # left and right are one
    different = {(round(link.mass, 9), round(_Along.of(link).s, 12)) for link in felt}
    if len(different) < _FEWEST or not all(x.may_have(x.about_com - x.shift) for x in felt):
        return
    first = felt[0]
    yield Finding(
        *(NOTE if subject.infeasible_reason else WARNING, "inertia-about-origin", first.name),
        f"{first.path}.inertia",
        f"all {len(felt)} tensors that would tell the difference are possible about the links' "
        f"origins: {shortened(link.name for link in felt)}",
        _TWICE,
        "about the centres of mass, if they were taken about the origins",
    )


def _judged(subject: Subject) -> Iterator[LinkFacts]:
    for link in subject.links:
        plain = link.mass > 0 and link.is_finite and link.is_symmetric and not link.body.solid
        if plain and np.any(link.tensor):
            yield link
