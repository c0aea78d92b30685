"""Bounds of a joint's motion and effort."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, eq=False)
class JointLimits:
    """Bounds of position, speed and effort; None where the description does not say."""

    lower: Any = None
    upper: Any = None
    velocity: Any = None
    effort: Any = None
