"""Random states of the closed mechanisms with what their closed forms say of them.

    PYTHONPATH=tests python -m support.closed_forms.references

writes tests/data/closed_forms.json (two minutes). Numbers are rounded to doubles there.
"""

import json
from pathlib import Path

import numpy as np

from support.closed_forms import MECHANISMS, mechanism
from support.closed_forms.digits import about_x, about_y, about_z, eye, length, mp, vector
from support.closed_forms.further import coriolis, momentum, slopes, tool
from support.closed_forms.reduced import Mechanism

FILE = Path(__file__).parents[2] / "data" / "closed_forms.json"
STATES = 20
# how many of them have slopes and Coriolis terms
FEW = 3
# independent coordinates from, to; sizes of speeds and accelerations
RANGES = {
    "four_bar": ([-3.1], [3.1], 8.0, 40.0),
    "slider_crank": ([-3.1], [3.1], 60.0, 400.0),
    "planar_5r": ([-3.5, -1.3], [-1.8, 0.4], 4.0, 30.0),
    "palletizer": ([-3.0, -0.6, -3.0, -0.3], [3.0, 1.2, 3.0, 0.9], 1.0, 3.0),
    "delta": ([-0.5] * 3, [1.1] * 3, 5.0, 50.0),
    # x, y, z and three angles
    "gough_stewart": ([-0.1, -0.1, 0.95, *[-0.2] * 3], [0.1, 0.1, 1.1, *[0.2] * 3], 0.6, 3.0),
}


def random_state(name, rng):
    """u, ud, udd; of doubles, so that a file can say them exactly."""
    low, high, speed, acceleration = RANGES[name]
    u = vector(*rng.uniform(low, high))
    n = MECHANISMS[name].freedoms
    ud, udd = (vector(*(rng.normal(size=n) * size)) for size in (speed, acceleration))
    if name == "gough_stewart":
        u = u[:3], about_z(u[5]) @ about_y(u[4]) @ about_x(u[3])
    return u, ud, udd


def stored_state(closed, row):
    """u, ud, udd of a row of the file."""
    u = vector(*(x for joint in closed.numbers.independent for x in row["q"][joint]))
    if len(u) == 7:
        u = u[:3], _matrix(u[3:])
    return u, vector(*row["ud"]), vector(*row["udd"])


def _matrix(quaternion):
    """1 + 2 s [v]x + 2 [v]x [v]x of the quaternion (s, v) brought to length 1."""
    s, x, y, z = quaternion / length(quaternion)
    K = np.array([vector(0, -z, y), vector(z, 0, -x), vector(-y, x, 0)])
    return eye(3) + K * (2 * s) + (K @ K) * 2


def tree_speeds(closed, u, ud, udd):
    """Speeds of all joints of the tree and their rates, lists by joint.

    Rates of a quaternion q become 2 conj(q) q', the angular velocity in the child's axes; its rate
    is the vector part of 2 conj(q) q''.
    """
    here = closed.shape(u).coordinates
    first, second = closed.coordinate_rates(u, ud, udd)
    out = []
    for given, rates in ((ud, first), (udd, second)):
        of_joint = {}
        for joint, rate in rates.items():
            of_joint[joint] = list(rate)
            if len(rate) == 4:
                of_joint[joint] = _turning(vector(*here[joint]), rate)
            elif len(rate) == 7:
                of_joint[joint] = list(given)
        out.append(of_joint)
    return out


def _turning(q, rate):
    scalar, part = q[0], q[1:]
    return list((rate[1:] * scalar - part * rate[0] - np.cross(part, rate[1:])) * 2)


def told(closed, u, ud, udd):
    """Everything that a closed form says of a state."""
    still = ud * 0
    tau = closed.virtual_work(u, ud, udd)
    speeds, accelerations = tree_speeds(closed, u, ud, udd)
    kinetic, potential = closed.energies(u, ud)
    out = {
        "q": closed.shape(u).coordinates,
        "ud": ud,
        "udd": udd,
        "speeds": speeds,
        "accelerations": accelerations,
        "efforts": tau,
        "motors": closed.motor_torque(u, tau),
        "weight": closed.virtual_work(u, still, still),
        "bias": closed.virtual_work(u, ud, still),
        "mass_matrix": closed.mass_matrix(u),
        "kinetic": kinetic,
        "potential": potential,
    }
    if hasattr(closed, "free_bodies"):
        out["pins"] = closed.free_bodies(u, ud, udd)
    return out | tool(closed, u, ud, udd) | momentum(closed, u, ud, udd)


def slowly_told(closed, u, ud, udd):
    """What takes many evaluations."""
    out = slopes(closed, u, ud, udd)
    is_rate = type(closed).chart_rates is Mechanism.chart_rates
    return out | (coriolis(closed, u, ud) if is_rate else {})


def plain(value):
    """Numbers as doubles, arrays as lists."""
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple | np.ndarray):
        return [plain(item) for item in value]
    return float(value) if isinstance(value, mp.mpf) else value


def main():
    rng = np.random.default_rng(19)
    table = {}
    for name in MECHANISMS:
        closed = mechanism(name)
        states = [random_state(name, rng) for _ in range(STATES)]
        table[name] = [plain(told(closed, *state)) for state in states]
        for row, state in zip(table[name][:FEW], states[:FEW], strict=True):
            row |= plain(slowly_told(closed, *state))
    rows = ",\n".join(
        f' "{name}": [\n' + ",\n".join("  " + json.dumps(row) for row in states) + "\n ]"
        for name, states in table.items()
    )
    FILE.write_text("{\n" + rows + "\n}\n")


if __name__ == "__main__":
    main()
