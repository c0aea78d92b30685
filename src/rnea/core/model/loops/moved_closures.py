"""What a description says of loops, when links, frames or joints of the robot change."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

import numpy as np

from rnea.core.description import Closures, Coupling, Description, Placement, placement_of
from rnea.core.model.evaluate import ParameterEvaluator
from rnea.core.spatial import Pose
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError

# two sides of a coupling that are this close are equal
_FULFILLED = 1e-9


def carried(closures: Closures, carry: Mapping[str, Pose], numbers: ParameterEvaluator) -> Closures:
    """Cuts keep their place when the frames of their links move.

    carry[link] is the old link frame seen from the new one.
    """

    def placement(link: str, given: Placement, path: str) -> Placement:
        return placement_of(carry[link] @ numbers.pose(given, path)) if link in carry else given

    loops = [
        replace(
            loop,
            placement=placement(loop.parent, loop.placement, f"loops[{i}].placement"),
            child_placement=placement(
                loop.child, loop.child_placement, f"loops[{i}].child_placement"
            ),
        )
        for i, loop in enumerate(closures.loops)
    ]
    return replace(closures, loops=tuple(loops))


def with_locked(
    description: Description, at: Mapping[str, Array], numbers: ParameterEvaluator
) -> Closures:
    """The loops of a robot some of whose joints are fixed at positions.

    A locked joint that was independent is no longer one; where another was locked, the independent
    ones are chosen anew.
    """
    said = description.closures
    if not said:
        return said
    couplings = [_without(coupling, at, numbers) for coupling in said.couplings]
    independent = said.independent
    if independent is not None:
        led = set(at) <= set(independent)
        independent = tuple(name for name in independent if name not in at) if led else None
    actuated = said.actuated
    if actuated is not None:
        actuated = tuple(name for name in actuated if name not in at)
    return Closures(
        said.loops,
        tuple(coupling for coupling in couplings if coupling is not None),
        independent,
        actuated,
        {name: value for name, value in said.assembly.items() if name not in at},
    )


def _without(
    coupling: Coupling, at: Mapping[str, Array], numbers: ParameterEvaluator
) -> Coupling | None:
    """The equation with the locked joints as numbers; None where nothing is left to fulfil."""
    terms, constant = {}, numbers.scalar(coupling.constant, coupling.name)
    for joint, coefficients in coupling.terms.items():
        if joint not in at:
            terms[joint] = coefficients
            continue
        q = float(at[joint][0])
        powers = [q ** (k + 1) for k in range(len(coefficients))]
        values = [numbers.scalar(c, coupling.name) for c in coefficients]
        constant += float(np.dot(values, powers))
    if terms:
        return replace(coupling, terms=terms, constant=constant)
    if abs(constant) > _FULFILLED:
        raise InputError(
            f"coupling {coupling.name!r} is not fulfilled where its joints are locked: "
            f"{constant:.3g} is left"
        )
    return None


def refuse_torn(description: Description, kept: Collection[str], what: str) -> None:
    """An error where a loop would lose one of its links."""
    for loop in description.closures.loops:
        for link in (loop.parent, loop.child):
            if link not in kept:
                raise InputError(
                    f"{what} would tear loop {loop.name!r} of robot {description.name!r}: link "
                    f"{link!r} is not in it"
                )
