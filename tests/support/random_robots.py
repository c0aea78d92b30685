"""Random robots: trees with any placement and axis, inertias of real point clouds."""

from dataclasses import replace

import numpy as np

from rnea.describe import (
    JOINT_KINDS,
    Description,
    Friction,
    LinkMass,
    Placement,
    Rotor,
    Spring,
    Tree,
    TreeJoint,
    TreeLink,
)
from rnea.model import random_positions
from rnea.robot import Robot


def random_rotation(rng):
    quaternion = rng.normal(size=4)
    return ("quaternion", tuple((quaternion / np.linalg.norm(quaternion)).tolist()))


def random_body(rng, mass_scale=1.0):
    """Mass, centre and inertia of a cloud of point masses: valid by construction."""
    points = rng.normal(scale=0.2, size=(6, 3)) + rng.normal(scale=0.2, size=3)
    masses = rng.uniform(0.1, 1.0, size=6) * mass_scale
    mass = masses.sum()
    com = masses @ points / mass
    arms = points - com
    inertia = sum(
        m * (r @ r * np.eye(3) - np.outer(r, r)) for m, r in zip(masses, arms, strict=True)
    )
    inertia = (inertia + inertia.T) / 2
    return LinkMass(float(mass), tuple(com.tolist()), tuple(map(tuple, inertia.tolist())))


def random_joint(rng, index, parent, kind=None, losses=False):
    kind = kind or str(rng.choice(["revolute", "prismatic"]))
    axis = rng.normal(size=3)
    if rng.random() < 0.3:
        # coordinate axes of either sense are where sign errors hide
        axis = rng.permutation([0.0, 0.0, 1.0]) * rng.choice([-1, 1])
    friction, rotor = Friction(), Rotor()
    if losses:
        viscous, forward, backward = rng.uniform(0, 2, size=3).tolist()
        friction = Friction(viscous, (forward, backward))
        rotor = Rotor(float(rng.uniform(0, 1e-3)), float(rng.uniform(-100, -10)))
    placement = Placement(tuple(rng.uniform(-0.5, 0.5, size=3).tolist()), random_rotation(rng))
    return TreeJoint(
        f"joint{index}",
        kind,
        parent,
        f"link{index}",
        placement,
        tuple(axis.tolist()),
        friction,
        rotor,
        **_more(rng, kind),
    )


def _more(rng, kind):
    """What else a kind of joint has."""
    if kind == "universal":
        return {"axis2": tuple(rng.normal(size=3).tolist())}
    if kind == "helical":
        return {"pitch": float(rng.uniform(-1.0, 1.0))}
    return {}


def random_tree(rng, n, *, fixed=0, shape="tree", losses=False, kinds=None, mass_scale=1.0):
    """A robot of n moving joints (and `fixed` welded links) as chain, star or random tree."""
    parents = {"chain": lambda i: i - 1, "star": lambda i: 0}.get(
        shape, lambda i: int(rng.integers(0, i))
    )
    total = n + fixed
    welded = set(rng.choice(np.arange(1, total + 1), size=fixed, replace=False).tolist())
    links, joints = [TreeLink("base", random_body(rng))], []
    for i in range(1, total + 1):
        parent = parents(i)
        kind = "fixed" if i in welded else (str(rng.choice(kinds)) if kinds else None)
        joints.append(random_joint(rng, i, f"link{parent}" if parent else "base", kind, losses))
        links.append(TreeLink(f"link{i}", random_body(rng, mass_scale)))
    base = Placement(tuple(rng.normal(size=3).tolist()), random_rotation(rng))
    return Robot(Description("random", Tree(tuple(links), tuple(joints)), base=base))


def with_springs(robot, rng, share=1.0):
    """The same robot with springs on that share of the joints that can have them."""

    def sprung(joint):
        count = len(JOINT_KINDS[joint.kind].sprung)
        if not count or rng.random() > share:
            return joint
        numbers = (rng.uniform(1, 90, count).tolist(), rng.normal(size=count).tolist())
        return replace(joint, spring=Spring(*numbers))

    tree = robot.description.structure
    whole = Tree(tree.links, tuple(map(sprung, tree.joints)))
    return Robot(replace(robot.description, structure=whole))


EVERY_KIND = tuple(kind for kind in JOINT_KINDS if kind != "fixed")


def chain_of(kinds, rng):
    """A chain of joints of the given kinds, in this order."""
    links, joints = [TreeLink("base", random_body(rng))], []
    for i, kind in enumerate(kinds, start=1):
        joints.append(random_joint(rng, i, links[-1].name, kind))
        links.append(TreeLink(f"link{i}", random_body(rng)))
    return Robot(Description("chain", Tree(tuple(links), tuple(joints))))


def any_joints(rng, n, **options):
    """A tree of joints of every kind, its base free or not."""
    kinds = [*(k for k in EVERY_KIND if k != "free"), *("revolute",) * 4]
    robot = random_tree(rng, n, kinds=kinds, **options)
    return floating(robot, rng) if rng.random() < 0.5 else robot


def floating(robot, rng):
    """The same tree on a base that moves freely."""
    tree = robot.description.structure
    place = Placement(tuple(rng.normal(size=3).tolist()), random_rotation(rng))
    free = TreeJoint("float", "free", "ground", tree.links[0].name, place)
    whole = Tree((TreeLink("ground"), *tree.links), (free, *tree.joints))
    return Robot(replace(robot.description, structure=whole))


def random_state(rng, robot, *batch):
    """q (*batch, nq), qd and qdd (*batch, nv)."""
    if robot.nq != robot.n or robot.model.has_quasi_velocities:
        count = int(np.prod(batch, dtype=int))
        q = random_positions(robot.model, rng, count).reshape(*batch, robot.nq)
        return (q, *(rng.normal(size=(*batch, robot.n)) * scale for scale in (3.0, 5.0)))
    return tuple(rng.normal(size=(*batch, robot.n)) * scale for scale in (2.0, 3.0, 5.0))


def random_dh(rng, n, convention, *, right_angles=False, losses=False):
    """A serial robot by its DH table; some axes parallel or meeting, as in real arms."""
    rows = []
    for _ in range(n):
        body = random_body(rng)
        prismatic = bool(rng.random() < 0.35)
        alpha = rng.choice([0.0, np.pi / 2, -np.pi / 2, np.pi]) if right_angles else rng.normal()
        row = {
            "joint": "prismatic" if prismatic else "revolute",
            "a": float(rng.normal() * (rng.random() < 0.7)),
            "alpha": float(alpha * (rng.random() < 0.8)),
            "offset": float(rng.normal() * (rng.random() < 0.5)),
            "theta" if prismatic else "d": float(rng.normal() * (rng.random() < 0.7)),
            "mass": body.mass,
            "com": body.com,
            "inertia": body.inertia,
        }
        if losses:
            row["friction"] = {"viscous": 0.3, "coulomb": [0.2, 0.1]}
            row["rotor"] = {"inertia": 1e-4, "gear": -50.0}
        rows.append(row)
    return Robot.from_dh(rows, convention)
