"""The pictures that tests compare with stored ones; run this file to store them anew.

python tests/support/plot_references.py     then look at every changed file in tests/data/plots
"""

from io import BytesIO
from pathlib import Path

import numpy as np

import rnea
from rnea.motion import point_to_point, sampled
from rnea.report.robot_figures.plot import plot

FOLDER = Path(__file__).parent.parent / "data" / "plots"
DPI = 60


def moved(arm, start, end, seconds=2.0, samples=201):
    path = point_to_point(start, end, "quintic", arm.model, None, seconds, 2)
    return sampled(path, samples)


def planar():
    arm = rnea.load("planar_2r")
    return arm, moved(arm, [0.2, -0.4], [1.5, 1.0])


def stanford():
    arm = rnea.load("stanford")
    motion = moved(arm, [-0.8, 1.2, 0.3, 0, 0.4, 0], [0.8, 1.8, 0.6, 1.2, -0.6, -0.4])
    return arm, motion


def of_planar(what, **options):
    arm, motion = planar()
    return plot(motion, arm, what=what, **options)


def comparison():
    arm, motion = planar()
    tau = arm.inverse_dynamics(motion.q, motion.qd, motion.qdd)
    other = tau * 1.05 + np.sin(motion.t * 40)[:, None]
    return plot(tau, arm, what="compare", t=motion.t, other=other, names=("model", "measured"))


def histogram():
    samples = np.random.default_rng(5).normal([50.0, 12.0], [4.0, 1.0], (2000, 2))
    return plot(samples, planar()[0], what="histogram", nominal=[50.0, 12.0])


def floating():
    arm = rnea.load("satellite")
    return arm, moved(arm, arm.neutral, [3.0, 2, 1, 0.5, 0.5, -0.5, 0.5, 0.4, -0.6, 0.9])


PICTURES = {
    "motion-mixed": lambda: plot(stanford()[1], stanford()[0]),
    "torque": lambda: of_planar("torque"),
    "budget": lambda: of_planar("budget"),
    "wrenches": lambda: of_planar("wrenches", joints=("base", "joint2")),
    "energy": lambda: of_planar("energy"),
    "phase": lambda: of_planar("phase", title="Phase"),
    "torque-speed-dark": lambda: of_planar("torque-speed", theme="dark"),
    "mass-matrix-mixed": lambda: plot(stanford()[0], what="mass-matrix", q=np.full(6, 0.3)),
    "torque-map": lambda: plot(planar()[0], what="torque-map", points=91),
    "compare": comparison,
    "histogram": histogram,
    "motion-floating": lambda: plot(floating()[1], floating()[0]),
    "robot-floating": lambda: plot(floating()[0], q=floating()[1].q[100], axes=True, names=True),
    "robot-palletizer": lambda: plot(
        rnea.load("palletizer"),
        q=rnea.load("palletizer").assemble([0.3, 0.4, 0.0, 0.25]),
        names=True,
    ),
    "robot-delta": lambda: plot(rnea.load("delta"), theme="dark", axes=True),
    "robot-universal": lambda: plot(rnea.load("gyroscope"), q=[0.3, 0.5, 0.2], inertias=True),
}


def pixels(figure, dpi=DPI):
    """The picture as Agg draws it, (height, width, 3), 0 to 255."""
    from PIL import Image

    stream = BytesIO()
    figure.savefig(stream, format="png", dpi=dpi)
    return np.asarray(Image.open(stream).convert("RGB"), dtype=float)


def stored(name):
    from PIL import Image

    return np.asarray(Image.open(FOLDER / f"{name}.png").convert("RGB"), dtype=float)


def main():
    from PIL import Image

    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, draw in PICTURES.items():
        picture = Image.fromarray(pixels(draw()).astype(np.uint8))
        picture.save(FOLDER / f"{name}.png", optimize=True)
        print(name, picture.size, (FOLDER / f"{name}.png").stat().st_size // 1024, "kB")


if __name__ == "__main__":
    main()
