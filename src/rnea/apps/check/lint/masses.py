"""Masses of the whole robot: links without any, tips that weigh nothing, copied inertias."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from rnea.apps.check.lint.subject import LinkFacts, Subject
from rnea.core.findings import ERROR, NOTE, WARNING, Finding
from rnea.core.model import Dof, Model, random_positions
from rnea.core.recursions import Conditions, mass_diagonal, quantity
from rnea.core.spatial.numbers import Array

_SINGULAR = 1e-12
"""Of the scaled mass matrix, its least eigenvalue: a chain of 30 joints has condition numbers of
1e6 honestly, and rounding alone leaves 1e-15."""


def check(subject: Subject) -> Iterator[Finding]:
    yield from _identical(subject)
    model = subject.model
    if model is None or not model.bodies:
        return
    if all(body.inertia.is_zero for body in model.bodies):
        yield Finding(
            *(ERROR, "no-masses", model.name, ""),
            f"none of the {len(model.bodies)} moving bodies has mass",
            "every torque comes out as zero: the file is good for kinematics only",
            "masses and inertias of the links",
        )
        return
    # a few poses that are special in no way; what a rotor moves is never massless
    # (a quaternion stands for its direction)
    rng = np.random.default_rng(7)
    closed = model.closure is not None
    q = random_positions(model, rng, 6) if closed else rng.uniform(-2, 2, (6, model.nq))
    if closed:
        M = quantity("mass_matrix").compute(model, Conditions(), q)
        felt = np.diagonal(M, axis1=-2, axis2=-1)
    else:
        felt = mass_diagonal(model, Conditions(), q)
    massless = list(_massless_speeds(model, felt))
    tips = [freedom.body.joint.name for freedom in massless]
    links = {link.name: link for link in subject.links}
    for body in model.bodies:
        link = links.get(body.name)
        if body.inertia.is_zero and link is not None and body.joint.name not in tips:
            yield _weightless(link, body.joint.name)
    paths = {joint.name: joint.path for joint in subject.joints}
    for freedom in massless:
        name = freedom.body.joint.name
        row = "its row" if freedom.name == name else f"the row of {freedom.name}"
        yield Finding(
            *(ERROR, "massless-tip", name, paths.get(name, "")),
            f"{row} of the mass matrix is zero in every pose tried",
            "nothing that it moves has inertia about it: the mass matrix is singular, so that "
            "accelerations and simulations do not exist, and its own torque is always zero",
            "mass and inertia of the links beyond it, or a fixed joint",
        )
    if not tips:
        yield from _singular(model, q)


def _weightless(link: LinkFacts, joint: str) -> Finding:
    """A link that is drawn should weigh something; one that is not may be a helper."""
    code = "mass-zero" if link.inertial else "inertial-missing"
    fault = "mass 0" if link.inertial else "the file gives no mass"
    return Finding(
        *(WARNING if link.geometry else NOTE, code, link.name, f"{link.path}.mass"),
        f"{fault}, though joint {joint!r} moves it",
        "its weight and inertia are missing from every torque below"
        + ("" if link.geometry else "; usual for a helper between two axes"),
    )


def _massless_speeds(model: Model, diagonal: Array) -> Iterator[Dof]:
    """Speeds whose row of M is nothing but rounding, by its diagonal (poses, n)."""
    felt = np.abs(diagonal).max(axis=0)
    # what rounding leaves of a point mass on its axis: mass, first and second moment at most
    moments = np.zeros((len(model.bodies) + 1, 3))
    for body in reversed(model.bodies):
        own, arm = body.inertia, float(np.linalg.norm(body.joint.placement.translation))
        m, first, second = moments[body.index]
        m, first = m + float(own.mass), first + float(own.mass * np.linalg.norm(own.com))
        second += float(np.abs(own.at_origin()).max())
        moments[body.index] = m, first, second
        moments[body.parent] += m, first + m * arm, second + 2 * first * arm + m * arm**2
    sizes = moments[:, 0] + moments[:, 2]
    for freedom, most in zip(model.dofs, felt, strict=True):
        if most <= 1e-14 * sizes[freedom.body.index]:
            yield freedom


def _singular(model: Model, q: Array) -> Iterator[Finding]:
    """Joints that each feel inertia but together can move nothing: coincident axes."""
    first = _scaled(model, q[:1])
    if first is None or _surely_regular(first[0]):
        return  # one pose is enough, and a factor of M costs much less than its eigenvalues
    M = _scaled(model, q)
    if M is None:
        return
    values, vectors = np.linalg.eigh(M)
    if float(values[:, 0].max()) < _SINGULAR:
        share = np.abs(vectors[0, :, 0])
        parts = zip(model.dofs, share, strict=True)
        moved = [freedom for freedom, part in parts if part > 0.1]
        one_joint = len({freedom.body.index for freedom in moved}) == 1
        yield Finding(
            *(ERROR, "mass-matrix-singular", ", ".join(freedom.name for freedom in moved), ""),
            f"least eigenvalue {values[:, 0].max():.2g} of the scaled mass matrix in every pose",
            "the joint can move about some line or along it without moving any mass"
            if one_joint
            else "these joints can turn against each other without moving any mass",
            "inertia about that line" if one_joint else "mass on the link between them",
        )


def _scaled(model: Model, q: Array) -> Array | None:
    """M (poses, n, n) with ones on its diagonal; None where it has other numbers than above 0."""
    M = quantity("mass_matrix").compute(model, Conditions(), q)
    scale = np.sqrt(np.diagonal(M, axis1=-2, axis2=-1))
    if not np.all(scale > 0):
        return None
    return np.asarray(M / scale[..., :, None] / scale[..., None, :])


def _surely_regular(M: Array) -> bool:
    """Whether no eigenvalue of M (n, n) is below twice the bound of singular ones."""
    try:
        np.linalg.cholesky(M - 2 * _SINGULAR * np.eye(len(M)))
    except np.linalg.LinAlgError:
        return False
    return True


def _identical(subject: Subject) -> Iterator[Finding]:
    """The same tensor on every link, although the links are not the same."""
    links = [x for x in subject.links if x.is_finite and x.mass > 0 and np.any(x.tensor)]
    if len(links) < 3 or any(not np.array_equal(x.tensor, links[0].tensor) for x in links):
        return
    # equal links have equal masses, wherever their frames are
    if any(x.mass != links[0].mass for x in links):
        yield Finding(
            *(WARNING, "inertia-identical", subject.description.name, f"{links[0].path}.inertia"),
            f"all {len(links)} links have the same inertia, with different masses",
            "copied numbers: torques of accelerations are fiction",
            "the inertia of each link",
        )
