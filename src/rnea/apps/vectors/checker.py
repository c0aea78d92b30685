"""Holds a library against vectors.json: check("vectors.json", tau) with your own function."""

import json
import math
from pathlib import Path

EFFORTS = ("tau", "coriolis", "gravity_torque")  # one size for all: they cancel each other


def flat(x):
    return [y for row in x for y in flat(row)] if hasattr(x, "__len__") else [float(x)]


def check(file, tau, **others):
    """Print to how many digits tau(robot, q, qd, qdd) agrees; others: f(robot, state) by answer."""
    asks = {"tau": lambda robot, s: tau(robot, s["q"], s["qd"], s["qdd"]), **others}
    found = {name: [] for name in asks}
    for robot in json.loads(Path(file).read_text(encoding="utf-8"))["robots"]:
        for state in robot["states"]:
            for name, ask in asks.items():
                truth, theirs = flat(state[name]), flat(ask(robot, state))
                alike = [state[x] for x in EFFORTS] if name in EFFORTS else truth
                size = max(map(abs, flat(alike))) or 1.0
                error = max(abs(a - b) for a, b in zip(truth, theirs, strict=True)) / size
                digits = -math.log10(max(error, 1e-17)) if math.isfinite(error) else -math.inf
                found[name].append((digits, f"{robot['name']}, {state['name']}"))
    for name, rows in found.items():
        (worst, where), (median, _) = min(rows), sorted(rows)[len(rows) // 2]
        print(f"{name}: {median:.1f} digits (median), {worst:.1f} at worst ({where})")
    return found
