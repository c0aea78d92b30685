"""Where texts stand in a picture: beside their arrows, not over each other, inside the frame.

A text keeps its side from one frame of a film to the next as long as it has room there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from rnea.core.spatial.numbers import Array

_SIDES = [
    (np.cos(angle), np.sin(angle))
    for angle in np.deg2rad([0, 45, -45, 90, -90, 135, -135, 180, 20, -20, 160, -160])
]
_RINGS = 4


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
        self._hidden: set[str] = set()

    def width(self, text: str) -> float:
        """Wide enough for the letters in use; combining dots take no room."""
        shown = sum(1 for letter in text if not 0x300 <= ord(letter) < 0x370)
        return (0.50 * max(shown, 1) + 0.35) * self._height

    def place(
        self, wishes: Sequence[Wish], taken: Sequence[Array] = (), marks: Sequence[Array] = ()
    ) -> list[Box | None]:
        """One box for each; None for a text that could only stand over others.

        In pixels: `taken` are outlines that texts should not cover, `marks` (k, 2) the middles of
        joints, which they must not.
        """
        h = self._height
        blocked = [_cells(corners, h) for corners in taken]
        weights = [np.full(len(cells), 1.5) for cells in blocked]
        for place in marks:
            blocked.append(_around(place[None], 0.55 * h))
            weights.append(np.full(1, 12.0))
        boxes = np.concatenate([np.zeros((0, 4)), *blocked])
        costs = np.concatenate([np.zeros(0), *weights])
        done = np.zeros((0, 4))
        out: list[Box | None] = []
        for wish in wishes:
            keys, candidates = self._candidates(wish)
            over_texts = _overlaps(candidates, done).sum(axis=1)
            cost = 40 * over_texts + _overlaps(candidates, boxes) @ costs
            cost += 60 * h * self._outside(candidates)
            cost += 0.12 * h**2 * np.array([self._dislike(wish, key) for key in keys])
            best = int(cost.argmin())
            box = candidates[best]
            area = float((box[2] - box[0]) * (box[3] - box[1]))
            # what comes and goes from frame to frame would flicker
            most = 0.1 if wish.name in self._hidden else 0.3
            if over_texts[best] > most * area:
                self._hidden.add(wish.name)
                out.append(None)
                continue
            self._hidden.discard(wish.name)
            self._last[wish.name] = keys[best]
            done = np.vstack([done, box])
            out.append(Box(*map(float, box)))
        return out

    def _candidates(self, wish: Wish) -> tuple[list[tuple[int, int]], Array]:
        """Rings and sides, and the boxes (k, 4) there."""
        half = np.array([self.width(wish.text), self._height * 1.15]) / 2
        keys = [(ring, side) for ring in range(_RINGS) for side in range(len(_SIDES))]
        gaps = self._height * (0.45 + 0.9 * np.array([[ring] for ring, _ in keys]))
        sides = np.array([_SIDES[side] for _, side in keys])
        middles = wish.place + sides * (gaps + half)
        return keys, np.hstack([middles - half, middles + half])

    def _outside(self, boxes: Array) -> Array:
        frame = self._frame
        low, high = (frame.left, frame.bottom), (frame.right, frame.top)
        beyond = np.maximum(low - boxes[:, :2], 0) + np.maximum(boxes[:, 2:] - high, 0)
        return np.asarray(beyond.sum(axis=1))

    def _dislike(self, wish: Wish, key: tuple[int, int]) -> float:
        ring, side = key
        length = float(np.hypot(*wish.away))
        along = float(np.dot(_SIDES[side], wish.away)) / length if length > 1e-9 else 0.0
        moved = key != self._last.get(wish.name, key)
        return 1 - along + 1.5 * ring + 4.0 * moved


def _overlaps(one: Array, other: Array) -> Array:
    """The areas (k, m) that boxes (k, 4) share with boxes (m, 4)."""
    low = np.maximum(one[:, None, :2], other[None, :, :2])
    high = np.minimum(one[:, None, 2:], other[None, :, 2:])
    return np.asarray(np.prod(np.maximum(high - low, 0.0), axis=2))


def _around(places: Array, half: float) -> Array:
    return np.hstack([places - half, places + half])


def _cells(corners: Array, height: float) -> Array:
    """Boxes (k, 4) along an outline: one around a slanting arrow would hold mostly nothing."""
    ends = np.vstack([corners, corners[:1]])
    steps = np.hypot(*np.diff(ends, axis=0).T)
    along = np.concatenate([[0.0], np.cumsum(steps)])
    count = max(2, min(40, int(along[-1] / (0.8 * height)) + 1))
    at = np.linspace(0.0, along[-1], count)
    places = np.stack([np.interp(at, along, ends[:, k]) for k in range(2)], axis=-1)
    return _around(places, 0.25 * height)
