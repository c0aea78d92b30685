"""Joints that follow others: which coordinate moves each of them, at what ratio and offset.

A mimicking joint's own coordinate is ratio · q + offset of the joint that it names. That joint may
follow a third one; what comes out here always names the independent joint at the end,

    r₁ (r₂ q + o₂) + o₁ = (r₁ r₂) q + (r₁ o₂ + o₁).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rnea.core.description import Description, Tree, TreeJoint
from rnea.core.model.evaluate import ParameterEvaluator
from rnea.core.model.joints import Joint
from rnea.core.model.model import MimicRelation
from rnea.errors import suggestion

Slices = tuple[slice, slice]


def following(description: Description, numbers: ParameterEvaluator) -> dict[str, MimicRelation]:
    """What every mimicking joint of a tree follows, by its name."""
    tree = description.structure
    if not isinstance(tree, Tree) or all(joint.mimic is None for joint in tree.joints):
        return {}
    joints = {joint.name: (joint, f"joints[{i}]") for i, joint in enumerate(tree.joints)}
    follows: dict[str, MimicRelation] = {}
    for joint in tree.joints:
        # from the leader outward, so that each finds its own leader resolved
        for follower, leader in reversed(_leaders(joint, joints, follows, numbers)):
            assert follower.mimic is not None
            path = f"{joints[follower.name][1]}.mimic"
            ratio = numbers.scalar(follower.mimic.ratio, f"{path}.ratio")
            offset = numbers.scalar(follower.mimic.offset, f"{path}.offset")
            end = follows.get(leader.name)
            follows[follower.name] = (
                MimicRelation(leader.name, ratio, offset)
                if end is None
                else MimicRelation(end.joint, ratio * end.ratio, ratio * end.offset + offset)
            )
    return follows


def _leaders(
    joint: TreeJoint,
    joints: Mapping[str, tuple[TreeJoint, str]],
    known: Mapping[str, MimicRelation],
    numbers: ParameterEvaluator,
) -> list[tuple[TreeJoint, TreeJoint]]:
    """Pairs of follower and leader, from a joint to the first that is independent or known."""
    pairs: dict[str, tuple[TreeJoint, TreeJoint]] = {}
    while joint.mimic is not None and joint.name not in known:
        path, name = f"{joints[joint.name][1]}.mimic", joint.mimic.joint
        if joint.kind == "fixed":
            raise numbers.fail(path, f"joint {joint.name!r} is fixed and cannot follow {name!r}")
        if name not in joints:
            hint = suggestion(name, joints)
            message = f"joint {joint.name!r} follows an unknown joint {name!r}. {hint}"
            raise numbers.fail(f"{path}.joint", message)
        leader = joints[name][0]
        if leader.kind == "fixed":
            message = f"joint {joint.name!r} follows {name!r}, which is fixed"
            raise numbers.fail(f"{path}.joint", message)
        pairs[joint.name] = (joint, leader)
        if name in pairs:
            around = list(pairs)
            shown = " -> ".join([*around[around.index(name) :][:10], name])
            raise numbers.fail(f"{path}.joint", f"joints follow each other in a loop: {shown}")
        joint = leader
    return list(pairs.values())


def coordinates(joints: Sequence[Joint], follows: Mapping[str, MimicRelation]) -> dict[str, Slices]:
    """Slices of q and of qd by the name of every joint, those that follow share their leader's."""
    taken: dict[str, Slices] = {}
    nq = nv = 0
    for joint in joints:
        if joint.name not in follows:
            taken[joint.name] = (slice(nq, nq + joint.nq), slice(nv, nv + joint.nv))
            nq, nv = nq + joint.nq, nv + joint.nv
    return taken | {name: taken[leader.joint] for name, leader in follows.items()}
