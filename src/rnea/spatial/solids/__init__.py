"""Inertia from geometry: solids in closed form, assemblies of them, and closed surfaces."""

from rnea.spatial.solids.solids import SHAPES, Part, assembly, box, capsule, cylinder, sphere
