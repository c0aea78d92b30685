"""Quaternions of files have length 1: cut digits are forgiven with a note, more is refused."""

from __future__ import annotations

import math
from collections.abc import Sequence

from rnea.errors import InputError

# how far from 1 a length may be, and how far without a word
QUATERNION_SLIP, _SILENT = 1e-3, 1e-9


def is_off(parts: Sequence[float]) -> bool:
    """Whether the length is not 1 to the last digits."""
    return abs(math.hypot(*parts) - 1) > _SILENT


def require_unit(parts: Sequence[float]) -> None:
    """Refuse a quaternion whose length is too far from 1."""
    length = math.hypot(*parts)
    if length == 0:
        raise InputError("a quaternion of zero length is no rotation")
    if not abs(length - 1) <= QUATERNION_SLIP:
        raise InputError(
            f"the quaternion has length {length:.6g}, not 1; are its numbers cut off, or in "
            "another order?"
        )
