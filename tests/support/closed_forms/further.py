"""More that a shape in closed form tells: the tool's motion, momentum, slopes, Coriolis terms."""

import numpy as np

from support.closed_forms.demands import demands
from support.closed_forms.digits import eye, mp, turning, vector
from support.closed_forms.reduced import STEP


def moments(closed, u, ud, udd):
    """The shape at three times, STEP apart."""
    rate, second = closed.chart_rates(ud, udd)
    steps = (rate * t + second * (t**2 / 2) for t in (-STEP, 0, STEP))
    return [closed.shape(closed.moved(u, step)) for step in steps]


def tool(closed, u, ud, udd):
    """jacobian (6, n), angular rows first; w, v, wd, vd (4, 3); all in the world's axes."""
    link, point = closed.numbers.tool

    def place(shape):
        R, p = shape.links[link]
        return R, p + R @ point

    (R0, p0), (R, p), (R1, p1) = map(place, moments(closed, u, ud, udd))
    motion = [
        turning((R1 - R0) @ R.T / (2 * STEP)),
        (p1 - p0) / (2 * STEP),
        turning((R0 - R * 2 + R1) @ R.T / STEP**2),
        (p0 - p * 2 + p1) / STEP**2,
    ]
    columns = []
    for e in eye(closed.freedoms):
        (A, a), (B, b) = (place(closed.shape(closed.moved(u, e * s))) for s in (-STEP, STEP))
        columns.append([*turning((B - A) @ R.T / (2 * STEP)), *(b - a) / (2 * STEP)])
    return {"jacobian": np.array(columns).T, "motion": np.array(motion)}


def momentum(closed, u, ud, udd):
    """Centre of mass with its rates; momentum about it and its rate, angular part first; what the
    ground gives: the moment about the world's origin and the force."""
    before, here, after = moments(closed, u, ud, udd)
    links = closed.numbers.links
    mass = sum(link.mass for link in links.values())

    def places(shape):
        return {name: p + R @ links[name].com for name, (R, p) in shape.links.items()}

    p0, p, p1 = map(places, (before, here, after))
    c0, c, c1 = (sum(at[name] * links[name].mass for name in links) / mass for at in (p0, p, p1))
    angular = vector(0, 0, 0)
    for name, link in links.items():
        R0, R, R1 = (shape.links[name][0] for shape in (before, here, after))
        w = turning((R1 - R0) @ R.T / (2 * STEP))
        v = (p1[name] - p0[name]) / (2 * STEP)
        angular = angular + np.cross(p[name] - c, v) * link.mass + R @ link.inertia @ R.T @ w
    needed = demands(closed, u, ud, udd).values()
    velocity, acceleration = (c1 - c0) / (2 * STEP), (c0 - c * 2 + c1) / STEP**2
    return {
        "com": np.array([c, velocity, acceleration]),
        "momentum": np.concatenate([angular, velocity * mass]),
        "momentum_rate": np.concatenate([sum(x.about(c) for x in needed), acceleration * mass]),
        "ground": np.concatenate(
            [sum(x.about(c * 0) for x in needed), sum(x.force for x in needed)]
        ),
    }


def slopes(closed, u, ud, udd):
    """tau by u (along the speeds) and by ud: (2, n, n)."""
    by_u, by_ud = [], []
    for e in eye(closed.freedoms):
        step = e * STEP
        ahead, behind = (
            closed.virtual_work(closed.moved(u, step * s), ud, udd) for s in (mp.mpf(1), mp.mpf(-1))
        )
        by_u.append((ahead - behind) / (2 * STEP))
        # quadratic in the speeds: a step of 1 is exact
        more, less = (closed.virtual_work(u, ud + e * s, udd) for s in (1, -1))
        by_ud.append((more - less) / 2)
    return {"slopes": np.array([np.array(by_u).T, np.array(by_ud).T])}


def coriolis(closed, u, ud):
    """C of Christoffel's choice, where speeds are the rates of u."""
    n = closed.freedoms
    dM = [
        (closed.mass_matrix(u + e * STEP) - closed.mass_matrix(u - e * STEP)) / (2 * STEP)
        for e in eye(n)
    ]
    C = [
        [
            sum((dM[k][i, j] + dM[j][i, k] - dM[i][j, k]) * ud[k] for k in range(n)) / 2
            for j in range(n)
        ]
        for i in range(n)
    ]
    return {"coriolis": np.array(C)}
