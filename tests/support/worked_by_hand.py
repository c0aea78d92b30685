"""A printed problem read as a learner reads it, and worked by Newton and Euler with 50 digits.

Nothing of the package is used: the numbers are those that stand in the Markdown.
"""

import re

import mpmath
import numpy as np

# digits of its own: others of this process keep theirs
mp = mpmath.MPContext()
mp.dps = 50
_NUMBER = r"-?\d+(?:\.\d+)?(?:e-?\d+)?"


def _vectors(cells):
    return [np.array([mp.mpf(x) for x in re.findall(_NUMBER, cell)]) for cell in cells]


def read(text):
    """What a problem gives."""
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in text.splitlines()
        if line.startswith("|") and "---" not in line
    ]
    split = next(k for k, row in enumerate(rows) if row[0] == "joint")
    arm = {row[0].split(" (")[0]: row[1:] for row in rows[1:split]}
    gravity = re.search(r"Gravity in frame \{0\}: (\([^)]*\))", text)
    load = re.search(rf"load of ({_NUMBER}) kg, a point at (\([^)]*\))", text)
    tool = re.search(
        r"The tool is frame \{\d\}, with its origin at (\([^)]*\)) m(.*) in frame", text
    )
    state = [[re.match(_NUMBER, cell)[0] for cell in row[1:]] for row in rows[split + 1 :]]
    turns = [cell.endswith("turns") for cell in arm["joint i"]]
    q, qd, qdd = ([mp.mpf(x) for x in column] for column in zip(*state, strict=True))
    q = [x * mp.pi / 180 if turning else x for x, turning in zip(q, turns, strict=True)]
    axes = [_vectors(arm.get(f"{x} axis of {{i}} in {{i-1}} at q = 0", [])) for x in "xyz"]
    rest = [np.stack(columns, axis=1) for columns in zip(*axes, strict=True)]
    nothing = ["0"] * len(turns)
    names = [f"I{x} about it" for x in ("xx", "yy", "zz")]
    names += [f"entry {x} of the inertia" for x in ("xy", "xz", "yz")]
    inertias = zip(*(map(mp.mpf, arm.get(name, nothing)) for name in names), strict=True)
    return {
        "turns": turns,
        "origins": _vectors(arm["origin of {i} in {i-1} at q = 0"]),
        "rest": rest or [np.eye(3, dtype=int)] * len(turns),
        "m": [mp.mpf(x) for x in arm["mass"]],
        "com": _vectors(arm["centre of mass in {i}"]),
        "I": [_tensor(*six) for six in inertias],
        "g": _vectors([gravity[1]])[0] if gravity else np.zeros(3, dtype=int),
        "load": (mp.mpf(load[1]), _vectors([load[2]])[0]) if load else None,
        "tool": _tool(*tool.groups()) if tool else None,
        "q": q,
        "qd": qd,
        "qdd": qdd,
    }


def _tool(origin, axes):
    columns = _vectors(re.findall(r"\([^)]*\)", axes))
    return _vectors([origin])[0], np.stack(columns, axis=1) if columns else np.eye(3, dtype=int)


def _tensor(a, b, c, ab, ac, bc):
    return np.array([[a, ab, ac], [ab, b, bc], [ac, bc, c]])


def _cross(a, b):
    return np.array(
        [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
    )


def worked(given):
    """tau, and in the links' own frames w, v, f and n."""
    zero, z = np.zeros(3, dtype=object), np.array([0, 0, 1])
    w = wd = v = zero
    a, links, out = -given["g"], [], {"w": [], "v": [], "f": [], "n": [], "tau": []}
    for i, turning in enumerate(given["turns"]):
        q, qd, qdd = (given[x][i] for x in ("q", "qd", "qdd"))
        c, s = (mp.cos(q), mp.sin(q)) if turning else (1, 0)
        P = given["origins"][i] + (zero if turning else given["rest"][i] @ z * q)
        R = given["rest"][i] @ np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])
        a = R.T @ (a + _cross(wd, P) + _cross(w, _cross(w, P)))
        v = R.T @ (v + _cross(w, P))
        w, wd = R.T @ w, R.T @ wd
        if turning:
            wd = wd + _cross(w, z * qd) + z * qdd
            w = w + z * qd
        else:
            a = a + 2 * _cross(w, z * qd) + z * qdd
            v = v + z * qd
        out["w"].append(w)
        out["v"].append(v)
        force, moment = _inertial(given["m"][i], given["com"][i], w, wd, a)
        moment = moment + given["I"][i] @ wd + _cross(w, given["I"][i] @ w)
        links.append([R, P, force, moment])
    if given["tool"] is not None:
        at, turned = given["tool"]
        out["v"].append(turned.T @ (v + _cross(w, at)))
        out["w"].append(turned.T @ w)
    if given["load"]:
        more = _inertial(*given["load"], w, wd, a)
        links[-1][2:] = [x + y for x, y in zip(links[-1][2:], more, strict=True)]
    f = n = zero
    for (_, _, force, moment), turning in zip(links[::-1], given["turns"][::-1], strict=True):
        f, n = f + force, n + moment
        out["f"].insert(0, f)
        out["n"].insert(0, n)
        out["tau"].insert(0, (n if turning else f)[2])
        R, P = links[len(links) - len(out["f"])][:2]
        f = R @ f
        n = R @ n + _cross(P, f)
    return out


def _inertial(m, com, w, wd, a):
    """Force, and its moment about the frame's origin."""
    force = m * (a + _cross(wd, com) + _cross(w, _cross(w, com)))
    return force, _cross(com, force)


def mass_matrix(given):
    """Its columns are the torques of unit accelerations from rest."""
    n = len(given["turns"])
    still = given | {"qd": [0] * n, "g": np.zeros(3, dtype=int), "load": None}
    unit = np.eye(n, dtype=int)
    return np.array([worked(still | {"qdd": list(unit[j])})["tau"] for j in range(n)]).T
