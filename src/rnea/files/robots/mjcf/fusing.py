"""Bodies that MuJoCo's compiler fuses into others (`fusestatic`), and what that does to masses.

Here a body without joints stays a link of its own, so fusing as such changes nothing. But the
compiler fuses before it scales to `settotalmass`, and mass that went into the world is no longer
counted; and with `inertiafromgeom="true"` it computes the inertia of what was fused once more,
from all of its geoms, so that inertials of bodies without geoms get lost.

Which bodies are fused (none that something refers to, which depends on MuJoCo's version) is
computed by the compiler itself, from a copy of the spec in which masses and meshes cannot be at
fault. Only where masses follow from geoms and are then bounded or balanced do they decide which
bodies are fused, and the copy keeps them.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rnea.core.spatial import Inertia
from rnea.files.robots.mjcf.spec import MjcfSource, bodies_of, compiled, library


def fused_into(spec: Any, source: MjcfSource) -> list[int]:
    """The number of the body that holds each body of `bodies_of`: its own where it stays."""
    bodies, parents = bodies_of(spec)
    holders = list(range(len(bodies)))
    if not spec.compiler.fusestatic:
        return holders
    plain = spec.copy()
    copies, _ = bodies_of(plain)
    for number, body in enumerate(copies):
        if number and not body.name:
            body.name = f"unnamed body {number}"
    names = [body.name for body in copies]
    model = compiled(plain if _masses_decide(spec, bodies) else _with_plain_masses(plain), source)
    left = {model.body(i).name for i in range(model.nbody)}
    for number in range(1, len(bodies)):
        # parents come first
        if names[number] not in left:
            holders[number] = holders[parents[number]]
    return holders


def _masses_decide(spec: Any, bodies: list[Any]) -> bool:
    options = spec.compiler
    adjusted = options.boundmass > 0 or options.boundinertia > 0 or options.balanceinertia
    return bool(adjusted) and any(from_geoms_alone(body) for body in bodies)


def from_geoms_alone(body: Any) -> bool:
    """Whether the compiler's option inertiafromgeom is "true"."""
    return str(body.compiler.inertiafromgeom.name) == "mjINERTIAFROMGEOM_TRUE"


def without_lost(
    inertias: list[Inertia | None], by_geoms: list[bool], from_geoms: list[bool], holders: list[int]
) -> list[Inertia | None]:
    """Inertias less the inertials that fusing loses.

    by_geoms: whose inertia comes from geoms; from_geoms: where `inertiafromgeom` is "true".
    """
    with_geoms = {holders[i] for i, decides in enumerate(by_geoms) if decides}
    fused = {holder for i, holder in enumerate(holders) if i != holder}
    return [
        None
        if from_geoms[holder]
        and holder in fused
        and not by_geoms[i]
        and (holder in with_geoms or i != holder)
        else inertia
        for i, (holder, inertia) in enumerate(zip(holders, inertias, strict=True))
    ]


def _with_plain_masses(spec: Any) -> Any:
    """The spec with one and the same inertial in every body, and spheres for all geoms."""
    mujoco = library()
    for geom in spec.geoms:
        geom.type, geom.size = mujoco.mjtGeom.mjGEOM_SPHERE, np.array([0.1, 0.0, 0.0])
        geom.meshname = geom.hfieldname = geom.material = ""
        geom.fromto[0] = np.nan
    for kind in ("meshes", "hfields", "materials", "textures"):
        for asset in list(getattr(spec, kind)):
            spec.delete(asset)
    for body in bodies_of(spec)[0][1:]:
        body.mass, body.inertia, body.fullinertia[0] = 1.0, np.ones(3), np.nan
        body.ipos, body.iquat = np.zeros(3), np.array([1.0, 0.0, 0.0, 0.0])
        body.explicitinertial = True
    options = spec.compiler
    options.inertiafromgeom = mujoco.mjtInertiaFromGeom.mjINERTIAFROMGEOM_FALSE
    options.discardvisual = False
    options.boundmass, options.boundinertia, options.settotalmass = 0.0, 0.0, -1.0
    return spec
