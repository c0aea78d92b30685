"""Where texts stand in a picture: beside their arrows, not over each other, inside the frame.

A text keeps its side from one frame of a film to the next as long as it has room there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from rnea.spatial.numbers import Array

_SIDES = [
    (np.cos(angle), np.sin(angle))
    for angle in np.deg2rad([0, 45, -45, 90, -90, 135, -135, 180, 20, -20, 160, -160])
]


@dataclass(frozen=True, eq=False)
class Wish:
    """A text that wants to stand beside a place; `away` is the direction it would like best.
    All in pixels."""

    name: str
    text: str
    place: Array
    away: Array


@dataclass(frozen=True)
class Box:
    left: float
    bottom: float
    right: float
    top: float

    def overlap(self, other: Box) -> float:
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.top, other.top) - max(self.bottom, other.bottom)
        return max(wide, 0.0) * max(high, 0.0)

    def outside(self, frame: Box) -> float:
        over = max(frame.left - self.left, 0) + max(self.right - frame.right, 0)
        return over + max(frame.bottom - self.bottom, 0) + max(self.top - frame.top, 0)


class Labels:
    """Places texts of one size; remembers where each stood."""

    def __init__(self, frame: Box, height: float) -> None:
        self._frame, self._height = frame, height
        self._last: dict[str, tuple[int, int]] = {}

    def width(self, text: str) -> float:
        """Wide enough for the letters in use; combining dots take no room."""
        shown = sum(1 for letter in text if not 0x300 <= ord(letter) < 0x370)
        return (0.50 * max(shown, 1) + 0.35) * self._height

    def place(self, wishes: Sequence[Wish], taken: Sequence[Array] = ()) -> list[Box]:
        """One box for each; `taken` are polygons in pixels that texts should not cover."""
        blocked = [_box_of(corners) for corners in taken]
        done: list[Box] = []

        def cost(wish: Wish, key: tuple[int, int], box: Box) -> float:
            over = 40 * sum(box.overlap(other) for other in done)
            over += sum(box.overlap(other) for other in blocked)
            over += 60 * self._height * box.outside(self._frame)
            return over + 0.12 * self._height**2 * self._dislike(wish, key)

        for wish in wishes:
            candidates = [(cost(wish, *place), *place) for place in self._candidates(wish)]
            _, self._last[wish.name], box = min(candidates, key=lambda candidate: candidate[0])
            done.append(box)
        return done

    def _candidates(self, wish: Wish) -> Iterator[tuple[tuple[int, int], Box]]:
        w, h = self.width(wish.text), self._height * 1.15
        for ring in (0, 1, 2):
            gap = self._height * (0.45 + 0.9 * ring)
            for side, (x, y) in enumerate(_SIDES):
                cx, cy = wish.place[0] + x * (gap + w / 2), wish.place[1] + y * (gap + h / 2)
                yield (ring, side), Box(cx - w / 2, cy - h / 2, cx + w / 2, cy + h / 2)

    def _dislike(self, wish: Wish, key: tuple[int, int]) -> float:
        ring, side = key
        length = float(np.hypot(*wish.away))
        along = float(np.dot(_SIDES[side], wish.away)) / length if length > 1e-9 else 0.0
        moved = key != self._last.get(wish.name, key)
        return 1 - along + 1.5 * ring + 4.0 * moved


def _box_of(corners: Array) -> Box:
    (left, bottom), (right, top) = corners.min(axis=0), corners.max(axis=0)
    return Box(float(left), float(bottom), float(right), float(top))
