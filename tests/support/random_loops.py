"""Random robots with loops of every kind, closed by construction at a random position."""

from dataclasses import replace

import numpy as np

from rnea.core.spatial.numbers import FLOAT
from rnea.describe import Closures, Coupling, Loop, Mimic, placement_of
from rnea.model import make_joint
from rnea.recursions import body_poses
from rnea.robot import Robot
from rnea.spatial import Pose
from support.random_robots import _more, random_state, random_tree, with_springs

CUTS = {
    "fixed": (),
    "revolute": ("axis",),
    "prismatic": ("axis",),
    "helical": ("axis", "pitch"),
    "cylindrical": ("axis",),
    "universal": ("axis", "axis2"),
    "spherical": (),
    "planar": ("axis",),
}
EVERY_JOINT = (
    "revolute",
    "prismatic",
    "helical",
    "cylindrical",
    "universal",
    "spherical",
    "planar",
)


def random_pose(rng):
    quaternion = rng.normal(size=4)
    w, x, y, z = quaternion / np.linalg.norm(quaternion)
    R = np.array(
        [
            [1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)],
            [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)],
            [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)],
        ]
    )
    return Pose(R, rng.uniform(-0.4, 0.4, size=3))


def own_pose(kind, entries, rng):
    """Where the child's frame of a joint stands at a random position of the joint."""
    if kind == "fixed":
        return Pose.identity()
    unit = {k: np.array(v) / np.linalg.norm(v) if k != "pitch" else v for k, v in entries.items()}
    joint = make_joint(kind, "cut", Pose.identity(), FLOAT, **unit)
    q = joint.normalized(rng.normal(scale=0.5, size=joint.nq))
    return joint.pose(q)


def looped(rng, cuts, n=9, *, losses=False, springs=False, kinds=EVERY_JOINT, floating=False):
    """A tree of two or three branches whose tips are joined by cuts of the given kinds."""
    names = list(rng.choice(kinds, size=n))
    tree = random_tree(rng, n, shape="tree", losses=losses, kinds=names)
    if springs:
        tree = with_springs(tree, rng, share=0.4)
    model = tree.model
    q = random_state(rng, tree)[0]
    world = body_poses(model, q)
    ends = list(range(len(model.bodies) + 1))
    loops = []
    for k, kind in enumerate(cuts):
        parent, child = (int(x) for x in rng.choice(ends, size=2, replace=False))
        entries = {"axis": tuple(rng.normal(size=3).tolist())} if "axis" in CUTS[kind] else {}
        entries |= _more(rng, kind)
        A, own = random_pose(rng), own_pose(kind, entries, rng)
        X_CB = world[child].inverse() @ world[parent] @ A @ own
        links = [model.bodies[i - 1].name if i else model.root for i in (parent, child)]
        # a body's frame is its link's: trees of these files have no DH offsets
        loops.append(Loop(f"cut{k}", kind, *links, placement_of(A), placement_of(X_CB), **entries))
    assembly = {}
    for body in model.independent:
        values = q[body.q].tolist()
        assembly[body.joint.name] = values[0] if len(values) == 1 else tuple(values)
    closures = Closures(tuple(loops), (), None, None, assembly)
    return Robot(replace(tree.description, closures=closures))


def coupled(rng, n=6):
    """A chain of single joints with a coupling of three joints, one quadratic, and a mimic."""
    tree = random_tree(rng, n, shape="chain", losses=True, kinds=["revolute", "prismatic"] * 3)
    joints = list(tree.description.structure.joints)
    joints[5] = replace(joints[5], mimic=Mimic("joint4", -0.7, 0.1))
    structure = replace(tree.description.structure, joints=tuple(joints))
    coupling = Coupling(
        "bent", {"joint1": (0.8,), "joint3": (1.1, 0.3), "joint6": (-0.5, 0.0, 0.2)}, 0.05
    )
    return Robot(replace(tree.description, structure=structure, closures=Closures((), (coupling,))))
