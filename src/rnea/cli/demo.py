"""rnea demo: the main job on an embedded robot and motion."""

from __future__ import annotations

import numpy as np

from rnea.cli.output import show_tables
from rnea.loading import load
from rnea.motion.quintic import quintic


def demo() -> None:
    """A Puma 560 reaches from its ready pose to a table: which torques does it need, and for what?

    \b
    Example: rnea demo
    """
    from rnea.views.tables import motion_table

    arm = load("puma560")
    ready, table = [0, np.pi / 2, -np.pi / 2, 0, 0, 0], [np.pi / 3, np.pi / 4, -np.pi, 0.5, 0.8, 1]
    motion = quintic(ready, table, duration=1.0, samples=501, joint_names=arm.joint_names)
    state = (motion.q, motion.qd, motion.qdd)
    tau, budget = arm.inverse_dynamics(*state), arm.torque_budget(*state)
    print(
        f"{arm.name}: from the ready pose to a table in {motion.t[-1]:g} s (quintic, 501 samples)"
    )
    show_tables(motion_table(arm.model, tau, budget))
    error = np.abs(budget.total() - tau).max() / np.abs(tau).max()
    print(f"The parts of the budget sum to the torques within {error:.0e} of the largest one.")
    print()
    print("Try next:")
    for command, what in (
        ("rnea robots", "the robots that come along"),
        ("rnea show puma560", "what this one is made of"),
        ("rnea torque puma560 --q 0,pi/4,pi,0,pi/4,0", "torques of one state"),
        ("rnea torque puma560 motion.csv --budget -o out.csv", "torques of your motion"),
        ("rnea explain planar_2r --to html -o worked.html", "every step, in your book's notation"),
        ("rnea derive craig_2r", "the equations of motion, as textbooks print them"),
        ("rnea export ur5 --to c -o ur5.c", "the same as C for a controller"),
    ):
        print(f"  {command:<52} {what}")
