"""Masses and inertias of single links: impossible ones, and what they were probably meant to be."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import numpy as np

from rnea.apps.check.lint.subject import LinkFacts, Subject
from rnea.core.findings import ERROR, NOTE, WARNING, Finding
from rnea.core.model import omits_unobservable, turning_axes
from rnea.core.spatial import Inertia, Violation
from rnea.core.spatial.numbers import Array

ROUNDING = 5e-3
"""An excess over the triangle inequality below this share is three printed digits of a plate."""

ENTRIES = {"xx": (0, 0), "yy": (1, 1), "zz": (2, 2), "xy": (0, 1), "xz": (0, 2), "yz": (1, 2)}
ORDERS = {
    "xx xy xz yy yz zz": "rows, as in URDF",
    "xx yy zz xy xz yz": "diagonal first, as in MJCF",
    "xx xy yy xz yz zz": "columns, as in Pinocchio",
    "xx yy zz yz xz xy": "Voigt",
}
"""The orders in which programs list the six numbers of a tensor."""


def check(subject: Subject) -> Iterator[Finding]:
    bare = list(_with_observable_moment_only(subject))
    if bare:
        yield _unobservable(bare)
    for link in subject.links:
        if not link.is_finite:
            continue
        if link.mass < 0:
            yield Finding(
                *(ERROR, "mass-negative", link.name, f"{link.path}.mass"),
                f"{link.mass:g} kg",
                "a negative mass falls upward and makes the mass matrix indefinite",
                f"{-link.mass:g} kg",
            )
            continue
        if not link.is_symmetric:
            yield _unsymmetric(link)
            continue
        if np.any(link.tensor) and link not in bare:
            yield from _tensor(link, subject.infeasible_reason)


def _with_observable_moment_only(subject: Subject) -> Iterator[LinkFacts]:
    """The links whose inertia would be impossible if they felt more of it than is given."""
    if subject.model is None:
        return
    axes = turning_axes(subject.model)
    for link in subject.links:
        if link.is_finite and link.is_symmetric and not link.may_have(link.about_com):
            inertia = Inertia(link.mass, link.com, link.about_com)
            if omits_unobservable(inertia, subject.model.frames[link.name], axes):
                yield link


def _unobservable(links: list[LinkFacts]) -> Finding:
    names = ", ".join(link.name for link in links)
    several = len(links) > 1
    whose, turn = ("links have", "turn") if several else ("link has", "turns")
    return Finding(
        *(NOTE, "inertia-unfelt", links[0].name, f"{links[0].path}.inertia"),
        f"{len(links)} {whose} one moment of inertia and {turn} about no other axis: {names}",
        "the other moments act on no torque here; other programs, and a base that turns out of "
        "the plane, want them",
        "for a thin rod along x: iyy = izz",
    )


def _unsymmetric(link: LinkFacts) -> Finding:
    gap = float(np.abs(link.tensor - link.tensor.T).max())
    return Finding(
        *(ERROR, "inertia-unsymmetric", link.name, f"{link.path}.inertia"),
        f"entries mirrored in the diagonal differ by {gap:.3g} kg m²",
        "an inertia tensor is symmetric; products must stand on both sides",
        "the same products above and below the diagonal",
    )


def is_placeholder(tensor: Array) -> bool:
    """A power of ten on the diagonal and next to nothing else, or one number everywhere.

    To nine digits: a tensor that was turned has lost its last ones. Products may have been left
    as they were, far below the number that was put on the diagonal.
    """
    first = float(tensor[0, 0])
    if first <= 0 or not np.all(np.abs(np.diag(tensor) - first) <= 1e-9 * first):
        return False
    off = tensor[~np.eye(3, dtype=bool)]
    if np.all(off == first):
        return True
    exponent = np.log10(first)
    return bool(np.all(np.abs(off) <= 1e-3 * first) and abs(exponent - round(exponent)) < 1e-9)


def _tensor(link: LinkFacts, excuse: str) -> Iterator[Finding]:
    path = f"{link.path}.{'solid' if link.body.solid else 'inertia'}"
    if is_placeholder(link.tensor):
        yield Finding(
            *(WARNING, "inertia-placeholder", link.name, path),
            f"{link.tensor[0, 0]:g} kg m² about every axis",
            "a round number in place of a measured inertia: torques of accelerations are fiction",
            "the inertia of its shape: see 'solid' in a robot file",
        )
        if link.mass > 0:
            return
    inertia = Inertia(link.mass, link.com, link.about_com)
    negative = any("negative principal" in problem for problem in inertia.problems())
    violation = inertia.violation()
    if negative or violation is not None:
        yield _impossible(link, path, violation, negative, excuse)


def _impossible(
    link: LinkFacts, path: str, violation: Violation | None, negative: bool, excuse: str
) -> Finding:
    """One finding with its most likely cause as the code."""
    moments = ", ".join(f"{m:.5g}" for m in np.linalg.eigvalsh(link.about_com))
    measured = str(violation) if violation is not None else f"principal moments {moments} kg m²"
    code, why = "inertia-triangle", "no rigid body has it: torques may be those of no robot"
    severity = WARNING
    if negative:
        severity, code = ERROR, "inertia-negative"
        why = "a negative moment of inertia makes the mass matrix indefinite"
    elif link.mass == 0:
        code, why = "inertia-without-mass", "inertia needs mass; a simulator may refuse the link"
    elif violation is not None and violation.excess < ROUNDING * violation.moments[2]:
        severity = NOTE
    likelier, hint = ("", "") if link.mass == 0 else _likelier(link)
    if likelier:
        code = likelier
    elif code == "inertia-triangle":
        hint = "check the largest moment and the order of the entries"
    if excuse:
        return Finding(NOTE, code, link.name, path, measured, f"the file says: {excuse}")
    return Finding(severity, code, link.name, path, measured, why, hint)


def _likelier(link: LinkFacts) -> tuple[str, str]:
    """Code and words for the variant that makes an impossible tensor possible; "" if none does."""
    tensor = link.tensor
    if link.body.about == "origin" and link.may_have(tensor):
        hint = "it is possible if it is about the centre of mass: about = 'com'"
        return "inertia-about-com", hint
    # with a product of zero other signs only mirror the body: nothing can become possible
    if all(tensor[ENTRIES[name]] for name in ("xy", "xz", "yz")):
        mirrored = 2 * np.diag(np.diag(tensor)) - tensor
        if link.may_have(link.about_com_of(mirrored)):
            hint = "possible with the other sign of the products, or of one of them (ixy = -∫xy dm)"
            return "inertia-product-signs", hint
    orders = _reordered(tensor)
    hints = [hint for hint, other in orders if link.may_have(link.about_com_of(other))]
    if hints:
        return "inertia-order", "possible if " + "; or if ".join(hints[:2])
    return "", ""


def _reordered(tensor: Array) -> Iterator[tuple[str, Array]]:
    """The same six numbers, listed in one order and meant in another."""
    seen = [tensor.tobytes()]
    for read, meant in itertools.product(ORDERS, repeat=2):
        other = np.zeros((3, 3))
        for name, source in zip(meant.split(), read.split(), strict=True):
            i, j = ENTRIES[name]
            other[i, j] = other[j, i] = tensor[ENTRIES[source]]
        if other.tobytes() not in seen:
            seen.append(other.tobytes())
            hint = f"the numbers come in the order {meant} ({ORDERS[meant]})"
            yield f"{hint} but were read as {read} ({ORDERS[read]})", other
