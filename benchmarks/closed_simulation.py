"""Robots with loops for a minute: how far loops open, how far energy drifts, and what steps cost.

    .venv/bin/python benchmarks/closed_simulation.py

Nothing rubs and no motor acts. Robots that would fall into a dead centre stand on springs, in the
joints that have their motors, wound up so that they carry the weight where the robot is assembled.
Two open chains come first, with springs of the same kind. RK4 in steps of 1 ms, all compiled.
Energy drift is the largest change of energy in parts of the largest kinetic energy.
"""

import sys
import time
from dataclasses import replace

import numpy as np

import rnea
from rnea.describe import Spring, Tree

SECONDS, H = 60.0, 1e-3
# speeds at the start; how fast springs swing, in rad/s, 0 for none
RUNS = {
    "planar_2r": (0.5, 12.0),
    "ur5": (0.3, 12.0),
    "four_bar": (14.0, 0.0),
    "slider_crank": (40.0, 0.0),
    "planar_5r": (0.8, 12.0),
    "palletizer": (0.2, 8.0),
    "delta": (0.5, 12.0),
    "gough_stewart": (0.1, 25.0),
}


def on_springs(arm, frequency):
    """The same robot with a spring in every joint with a motor."""
    if not frequency:
        return arm, arm.neutral
    model, q = arm.model, arm.neutral
    names, felt = arm.motor_names, np.diag(arm.mass_matrix(q))
    efforts = arm.gravity_torque(q)
    if model.closure is not None:
        efforts = arm.motor_torque(q)
        if model.closure.actuated != model.closure.independent:
            felt = np.full(len(names), model.mass / len(names))
    stiffness = dict(zip(names, felt * frequency**2, strict=True))
    effort = dict(zip(names, efforts, strict=True))
    place = {name: q[k] for k, name in enumerate(model.names("q"))}

    def sprung(joint):
        if joint.name not in stiffness:
            return joint
        k = float(stiffness[joint.name])
        # stiffness (q - rest) and the weight are in balance here
        rest = float(place[joint.name] + effort[joint.name] / k)
        return replace(joint, spring=Spring([k], [rest]))

    arm = arm.to_tree() if not isinstance(arm.description.structure, Tree) else arm
    tree = arm.description.structure
    whole = Tree(tree.links, tuple(map(sprung, tree.joints)))
    return rnea.Robot(replace(arm.description, structure=whole)), q


def gaps(arm, q):
    """The largest gap in metres and in radians over some rows."""
    each = [size for row in q for size in arm.loop_gap(row).values()]
    return np.array(each).max(axis=0) if each else (0.0, 0.0)


def main(seconds):
    print(f"{seconds:g} s, rk4, {H:g} s")
    print(f"{'robot':15}{'gap, m':>10}{'gap, rad':>10}{'energy drift':>14}{'µs a step':>11}  swing")
    for name, (speed, frequency) in RUNS.items():
        arm, q = on_springs(rnea.load(name), frequency)
        options = {"step": H, "friction": "off", "compiled": True}
        qd = np.full(arm.n, speed)
        arm.simulate(q, qd, duration=2 * H, **options)
        began = time.perf_counter()
        run = arm.simulate(q, qd, duration=seconds, **options)
        took = time.perf_counter() - began
        drift = np.abs(run.energy - run.energy[0]).max() / run.kinetic.max()
        open_by = (0.0, 0.0) if arm.model.closure is None else gaps(arm, run.q[::97])
        row = f"{open_by[0]:10.1e}{open_by[1]:10.1e}{drift:14.1e}{1e6 * took / len(run):11.1f}"
        print(f"{name:15}{row}  {np.ptp(run.q, axis=0).max():.2g}", flush=True)


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS)
