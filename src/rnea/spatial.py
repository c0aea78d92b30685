"""Vocabulary on any kind of number: vectors, rotations, poses, inertia, twists, wrenches."""

from rnea.core.spatial import *
