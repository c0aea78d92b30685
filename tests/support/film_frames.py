"""Frames that are kept as small reference pictures in tests/data/films.

To renew them on purpose, after looking at what changed:
    python tests/support/film_frames.py
"""

from functools import cache
from pathlib import Path
from unittest import mock

import numpy as np

import rnea
from rnea.report.animation.animation import AnimationCanvas
from rnea.report.robot_figures.animate import animate, planned

FOLDER = Path(__file__).parent.parent / "data" / "films"
SIZE = (400, 300)
NAMES = (
    "accelerations",
    "force-polygon",
    "all-forces",
    "torque-map",
    "one-joint",
    "playback",
    "free-body",
)


def _motion(name, end, seconds):
    arm = rnea.load(name)
    return planned(arm, np.zeros(arm.n), np.array(end), seconds)


@cache
def films():
    """Name of a picture: its film, and which frame (a part of its length)."""
    pendulum, arm, puma = (rnea.load(n) for n in ("double_pendulum", "planar_2r", "puma560"))
    state = {"q": [0.9, 0.7], "qd": [1.5, -2.0], "qdd": [2.0, 3.0], "fps": 10}
    forces = animate(pendulum, **state)
    sweep = animate(arm, kind="torque-sweep", fps=10)
    scara = _motion("scara", [1.0, -1.0, -0.1, 1.0], 2.0)
    return {
        "accelerations": (forces, 0.40),
        "force-polygon": (forces, 0.71),
        "all-forces": (forces, 0.99),
        "torque-map": (sweep, 0.30),
        "one-joint": (animate(puma, kind="torque-sweep", joints=["joint2"], fps=10), 0.30),
        "playback": (animate(scara, rnea.load("scara"), fps=10), 0.80),
        "free-body": (animate(puma, kind="free-body", link=2), 0.0),
    }


def picture(film, part, size=SIZE):
    """A frame without its texts: letters are drawn a little differently elsewhere, while lines and
    arrows are the same everywhere."""
    with mock.patch("matplotlib.text.Text.draw", return_value=None):
        return with_texts(film, part, size)


def with_texts(film, part, size=SIZE):
    return AnimationCanvas(film, *size).picture(int(part * (len(film) - 1)))


def difference(a, b):
    """Mean difference of the bytes, and the part of the pixels that differ plainly."""
    apart = np.abs(a.astype(int) - b.astype(int)).max(axis=-1)
    return float(apart.mean()), float((apart > 60).mean())


if __name__ == "__main__":
    from PIL import Image

    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, (film, part) in films().items():
        Image.fromarray(picture(film, part)).save(FOLDER / f"{name}.png", optimize=True)
        print(FOLDER / f"{name}.png")
