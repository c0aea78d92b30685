"""Masses of the whole robot: links without any, tips that weigh nothing, copied inertias."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from rnea.check.faults.finding import ERROR, NOTE, WARNING, Finding
from rnea.check.faults.subject import LinkFacts, Subject
from rnea.model import Freedom, Model, random_positions
from rnea.recursions import Case, quantity
from rnea.spatial.numbers import Array


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
    M = quantity("mass_matrix").compute(model, Case(), q)
    massless = list(_massless_speeds(model, M))
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
        yield from _singular(model, M)


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


def _massless_speeds(model: Model, M: Array) -> Iterator[Freedom]:
    """Speeds whose row of M (poses, n, n) is nothing but rounding."""
    felt = np.abs(np.diagonal(M, axis1=-2, axis2=-1)).max(axis=0)
    # what rounding leaves of a point mass on its axis
    sizes = np.zeros(len(model.bodies) + 1)
    for body in reversed(model.bodies):
        own, arm = body.inertia, float(np.linalg.norm(body.joint.placement.translation))
        weight = float(np.abs(own.at_origin()).max()) + float(own.mass)
        sizes[body.index] += weight
        sizes[body.parent] += sizes[body.index] * (1 + arm) ** 2
    for freedom, most in zip(model.freedoms, felt, strict=True):
        if most <= 1e-14 * sizes[freedom.body.index]:
            yield freedom


def _singular(model: Model, M: Array) -> Iterator[Finding]:
    """Joints that each feel inertia but together can move nothing: coincident axes."""
    scale = np.sqrt(np.diagonal(M, axis1=-2, axis2=-1))
    if not np.all(scale > 0):
        return
    values, vectors = np.linalg.eigh(M / scale[..., :, None] / scale[..., None, :])
    # a chain of 30 joints has condition numbers of 1e6 honestly; rounding alone leaves 1e-15
    if float(values[:, 0].max()) < 1e-12:
        share = np.abs(vectors[0, :, 0])
        parts = zip(model.freedoms, share, strict=True)
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
