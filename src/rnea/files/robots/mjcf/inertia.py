"""Masses of MJCF bodies: explicit ones exactly as written, the others from their geoms.

What is written is taken from the uncompiled spec, because MuJoCo's compiler refuses point masses,
rods and tables that no body can have. What follows from geoms is computed by that compiler, from
a copy of the spec that holds nothing else. The compiler's options that change masses (bounds,
balancing, a total mass) act on both.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import numpy as np

from rnea.core.spatial import INERTIA_ENTRIES, Inertia, principal_tensor, rotations, tensor_from
from rnea.core.spatial.numbers import FLOAT
from rnea.errors import RobotFileError
from rnea.files.robots.mjcf.fusing import from_geoms_alone, fused_into, without_lost
from rnea.files.robots.mjcf.poses import inertial_rotation
from rnea.files.robots.mjcf.spec import MjcfSource, bodies_of, compiled

_BESIDE_GEOMS = (
    *("joints", "actuators", "sensors", "tendons", "equalities", "keys", "excludes", "pairs"),
    *("skins", "flexes", "tuples", "lights", "cameras", "sites", "textures", "materials"),
)

# MuJoCo's mjMINVAL: a fused body with less adds nothing to the one that holds it
_LEAST_MASS = 1e-15


def masses(spec: Any, source: MjcfSource) -> list[Inertia | None]:
    """The inertia of every body of `bodies_of` in its own frame; None where none is given."""
    # what outgrows a double is refused by name
    with np.errstate(over="ignore", invalid="ignore", divide="ignore"):
        return _masses(spec, source)


def _masses(spec: Any, source: MjcfSource) -> list[Inertia | None]:
    bodies, _ = bodies_of(spec)
    by_geoms = [takes_geoms(body) for body in bodies]
    inertias: list[Inertia | None] = [None] * len(bodies)
    if any(by_geoms):
        for i, inertia in _from_geoms(spec, by_geoms, source).items():
            inertias[i] = inertia
    for i, body in enumerate(bodies):
        if i and body.explicitinertial and not by_geoms[i]:
            inertias[i] = _explicit(body, source)
    options = spec.compiler
    from_geoms = [from_geoms_alone(body) for body in bodies]
    holders, lost = list(range(len(bodies))), set[int]()
    adjusted = options.settotalmass > 0 or options.boundinertia > 0
    if options.fusestatic and (adjusted or any(from_geoms[1:])):
        holders = fused_into(spec, source)
        given, inertias = inertias, without_lost(inertias, by_geoms, from_geoms, holders)
        pairs = enumerate(zip(given, inertias, strict=True))
        lost = {i for i, (old, new) in pairs if old and not new}
    _require_finite(inertias, bodies, source)
    inertias = _adjusted(inertias, bodies, options, holders, lost)
    _require_finite(inertias, bodies, source)
    return inertias


def _require_finite(inertias: list[Inertia | None], bodies: list[Any], source: MjcfSource) -> None:
    for body, inertia in zip(bodies, inertias, strict=True):
        if inertia is None:
            continue
        parts = (inertia.mass, inertia.com, inertia.about_com)
        if not all(np.all(np.isfinite(part)) for part in parts):
            line = source.line("body", body.name, body.info)
            raise source.error(f"body {body.name!r}: its mass or inertia is too large", line)


def _way(body: Any) -> str:
    """The compiler's option inertiafromgeom: TRUE, FALSE or AUTO."""
    return str(body.compiler.inertiafromgeom.name.removeprefix("mjINERTIAFROMGEOM_"))


def takes_geoms(body: Any) -> bool:
    """Whether the compiler's options let a body's geoms decide."""
    way = _way(body)
    if body.name == "world" or way == "FALSE" or (way == "AUTO" and body.explicitinertial):
        return False
    return any(_in_range(geom, body) for geom in body.geoms)


def _in_range(geom: Any, body: Any) -> bool:
    lowest, highest = body.compiler.inertiagrouprange
    return bool(lowest <= geom.group <= highest)


def _weighs(geom: Any, body: Any) -> bool:
    """Whether a geom adds anything: a mesh that is only drawn need not be there to be opened."""
    amount = geom.density if np.isnan(geom.mass) else geom.mass
    return _in_range(geom, body) and amount != 0


def _explicit(body: Any, source: MjcfSource) -> Inertia:
    com = np.array(body.ipos)
    if np.isfinite(body.fullinertia[0]):
        if np.any(body.inertia != 0):
            line = source.line("body", body.name, body.info)
            raise source.error("diaginertia and fullinertia cannot both be given", line)
        entries = dict(zip(INERTIA_ENTRIES, map(float, body.fullinertia), strict=True))
        return Inertia(float(body.mass), com, tensor_from(entries, FLOAT))
    tensor = principal_tensor(np.array(body.inertia), inertial_rotation(body))
    return Inertia(float(body.mass), com, tensor)


def _from_geoms(spec: Any, by_geoms: list[bool], source: MjcfSource) -> dict[int, Inertia]:
    """The compiler's masses of the bodies that geoms decide."""
    bare = only_geoms(spec, by_geoms)
    bodies, _ = bodies_of(bare)
    meshed = [body.name or "?" for body in bodies if any(geom.meshname for geom in body.geoms)]
    try:
        model = compiled(bare, source)
    except RobotFileError as problem:
        if not meshed:
            raise
        message = f"{problem.message}; masses follow from meshes: {', '.join(meshed[:8])}"
        raise source.error(message, problem.line) from None
    by_number = {}
    for i, body in enumerate(bodies):
        if by_geoms[i]:
            axes = rotations.from_quaternion(*model.body_iquat[body.id].tolist())
            tensor = principal_tensor(model.body_inertia[body.id], axes)
            com = np.array(model.body_ipos[body.id])
            by_number[i] = Inertia(float(model.body_mass[body.id]), com, tensor)
    return by_number


def only_geoms(spec: Any, by_geoms: list[bool], *, explicit: bool = False) -> Any:
    """A copy that holds nothing but bodies and the geoms that give them mass.

    explicit: it holds the inertials of the other bodies as well
    """
    bare = spec.copy()
    for kind in _BESIDE_GEOMS:
        for element in list(getattr(bare, kind)):
            bare.delete(element)
    bodies, _ = bodies_of(bare)
    for body, wanted in zip(bodies, by_geoms, strict=True):
        for geom in list(body.geoms):
            if wanted and _weighs(geom, body):
                geom.material = ""
            else:
                bare.delete(geom)
        if wanted or not explicit:
            body.mass, body.inertia, body.fullinertia[0] = 0.0, np.zeros(3), np.nan
            body.explicitinertial = False
        # how a body sleeps is asked of bodies that move, and here none does
        body.sleep = type(body.sleep)(0)
    for kind, key in (("meshes", "meshname"), ("hfields", "hfieldname")):
        used = {getattr(geom, key) for geom in bare.geoms}
        for asset in list(getattr(bare, kind)):
            if asset.name not in used:
                bare.delete(asset)
    options = bare.compiler
    options.fusestatic = options.discardvisual = False
    options.boundmass, options.boundinertia, options.settotalmass = 0.0, 0.0, -1.0
    return bare


def _adjusted(
    inertias: list[Inertia | None],
    bodies: list[Any],
    options: Any,
    holders: list[int],
    lost: Collection[int],
) -> list[Inertia | None]:
    """What the options balanceinertia, boundmass, boundinertia and settotalmass make of it.

    holders: the body that each was fused into; what went into the world is not scaled, and bounds
        on the moments of a body without mass end with it
    lost: the bodies whose inertials fusing replaced before anything could act on them

    Where a body has neither inertial nor geoms, MuJoCo's compiler takes the body's `pos` for the
    center of mass in the body's own frame as well; the bounds then give it a mass.
    """
    inertias = list(inertias)
    if options.balanceinertia:
        inertias = [inertia and _balanced(inertia) for inertia in inertias]
    if options.boundmass > 0 or options.boundinertia > 0:
        bare = [Inertia(0.0, np.array(body.pos), np.zeros((3, 3))) for body in bodies]
        inertias = [
            inertia if number == 0 or number in lost else _bounded(inertia or none, options)
            for number, (inertia, none) in enumerate(zip(inertias, bare, strict=True))
        ]
    for number, (holder, inertia) in enumerate(zip(holders, inertias, strict=True)):
        if inertia and holder != number and inertia.mass < _LEAST_MASS:
            inertias[number] = None
    counted = [holder > 0 for holder in holders]
    total = sum(i.mass for i, counts in zip(inertias, counted, strict=True) if i and counts)
    if options.settotalmass > 0 and total > 0:
        factor = options.settotalmass / total
        inertias = [
            Inertia(i.mass * factor, i.com, i.about_com * factor) if i and counts else i
            for i, counts in zip(inertias, counted, strict=True)
        ]
    return inertias


def _balanced(inertia: Inertia) -> Inertia:
    """An inertia that no body has gets three equal moments, their mean."""
    moments = inertia.principal().moments
    if moments[0] + moments[1] >= moments[2] * (1 - 1e-12):
        return inertia
    return Inertia(inertia.mass, inertia.com, np.eye(3) * (moments.sum() / 3))


def _bounded(inertia: Inertia, options: Any) -> Inertia:
    """Mass and principal moments at least as large as the options say."""
    mass, least = max(inertia.mass, options.boundmass), options.boundinertia
    principal = inertia.principal()
    if principal.moments[0] >= least:
        return Inertia(mass, inertia.com, inertia.about_com)
    moments = np.maximum(principal.moments, least)
    return Inertia(mass, inertia.com, principal_tensor(moments, principal.axes))
