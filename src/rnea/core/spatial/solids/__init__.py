"""Inertia from geometry: solids in closed form, assemblies of them, and closed surfaces."""

from rnea.core.spatial.solids.shapes import (
    SHAPES,
    Part,
    assembly,
    box,
    capsule,
    cone,
    cylinder,
    ellipsoid,
    extrusion,
    rod,
    sphere,
    tube,
)
from rnea.core.spatial.solids.surface_integrals import surface_inertia
