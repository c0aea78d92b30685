"""A robot as a tree of plain numbers, the form in which other formats can say it.

Formulas are evaluated, solids become mass and inertia, motor-side friction becomes joint-side,
payloads become welded links, and DH tables become trees.
"""

from __future__ import annotations

from dataclasses import replace

from rnea.core.description import (
    Description,
    DHTable,
    ExtraFrame,
    Friction,
    Limits,
    Mimic,
    Placement,
    Rotor,
    Spring,
    Tree,
    TreeJoint,
    TreeLink,
    fresh,
    in_numbers,
    mass_of,
    placement_of,
    pose_of,
)
from rnea.core.model.build import build
from rnea.core.model.evaluate import ParameterEvaluator
from rnea.core.model.forms.convert import dh_to_tree
from rnea.core.model.model import JointDrive, JointSpring, Model
from rnea.core.spatial import BASE, TOOL, Inertia
from rnea.core.spatial.numbers import FLOAT


def with_described_tool(description: Description, model: Model) -> Description:
    """The tool frame that a robot with a single tip has without saying so, said."""
    tool = model.frames.get(TOOL)
    said = {frame.name for frame in description.frames}
    if tool is None or tool.mount != "frame" or TOOL in said:
        return description
    return replace(description, frames=(*description.frames, ExtraFrame(TOOL, tool.parent)))


def plain_tree(description: Description) -> Description:
    """The same robot as links, joints and frames of floats."""
    # what was warned of when the robot was made is not warned of again
    description = replace(description, unrealizable=description.unrealizable or "known")
    if isinstance(description.structure, DHTable):
        description = dh_to_tree(description)
    model = build(description)
    if description.frames or description.attachments:
        # these may hide which link is the tip
        description = with_described_tool(description, model)
    tree = description.structure
    assert isinstance(tree, Tree)
    numbers = ParameterEvaluator(description, FLOAT)
    links = [
        replace(link, body=mass_of(numbers.inertia(link.body, f"links[{i}]")))
        for i, link in enumerate(tree.links)
    ]
    if model.root not in {link.name for link in links}:
        links.insert(0, TreeLink(model.root, mass_of(Inertia.zero(FLOAT)), inertial=False))
    joints = [_plain_joint(joint, f"joints[{i}]", numbers) for i, joint in enumerate(tree.joints)]
    frames = {
        f.name: replace(f, placement=numbers.placement(f.placement, f"frames[{i}].placement"))
        for i, f in enumerate(description.frames)
    }
    if BASE in frames:
        # the name stands for a link that floats, or for a place on a link
        at_base = frames[BASE]
        frames |= {n: _seen_through(at_base, f) for n, f in frames.items() if f.link == BASE}
    elif BASE not in {link.name for link in links}:
        # the name stands for the root link
        at_base = ExtraFrame(BASE, model.root)
        frames |= {n: replace(f, link=model.root) for n, f in frames.items() if f.link == BASE}
    else:
        at_base = ExtraFrame(BASE, BASE)
    # what carries something is a link, so that the load stays beyond it
    carrying = {extra.frame for extra in description.attachments} & (frames.keys() - {BASE})
    for carrier in (frames.pop(name) for name in sorted(carrying)):
        links.append(TreeLink(carrier.name, mass_of(Inertia.zero(FLOAT)), inertial=False))
        name = fresh(f"{carrier.name}_mount", {joint.name for joint in joints})
        joints.append(TreeJoint(name, "fixed", carrier.link, carrier.name, carrier.placement))
    for extra in description.attachments:
        links.append(TreeLink(extra.name, mass_of(numbers.inertia(extra.body, extra.name))))
        on = {BASE: at_base, **frames}.get(extra.frame, ExtraFrame("", extra.frame))
        place = numbers.placement(extra.placement, f"{extra.name}.placement")
        held = _seen_through(on, ExtraFrame(extra.name, extra.frame, place))
        name = fresh(f"{extra.name}_mount", {joint.name for joint in joints})
        joints.append(TreeJoint(name, "fixed", held.link, extra.name, held.placement))
    return replace(
        description,
        structure=Tree(tuple(links), tuple(joints)),
        gravity=numbers.numbers(description.gravity, "gravity"),
        base=numbers.placement(description.base, "base"),
        frames=tuple(frames.values()),
        attachments=(),
        closures=in_numbers(description),
        parameters={},
        unrealizable="" if description.unrealizable == "known" else description.unrealizable,
    )


def _seen_through(on: ExtraFrame, frame: ExtraFrame) -> ExtraFrame:
    """A frame that stands on another one, said to be on that one's link."""
    place = frame.placement
    if on.placement != Placement():
        place = placement_of(pose_of(on.placement) @ pose_of(place))
    return replace(frame, link=on.link, placement=place)


def _plain_joint(joint: TreeJoint, path: str, numbers: ParameterEvaluator) -> TreeJoint:
    limits = numbers.limits(joint.limits, path)
    mimic = joint.mimic
    if mimic is not None:
        ratio = numbers.scalar(mimic.ratio, f"{path}.mimic.ratio")
        mimic = Mimic(mimic.joint, ratio, numbers.scalar(mimic.offset, f"{path}.mimic.offset"))
    return replace(
        joint,
        placement=numbers.placement(joint.placement, f"{path}.placement"),
        **{key: numbers.numbers(value, f"{path}.{key}") for key, value in joint.entries.items()},
        friction=plain_friction(numbers.losses(joint, path)),
        rotor=Rotor(*numbers.rotor(joint, path)),
        motor=None,
        gear=None,
        limits=Limits(
            None if limits.lower is None else (limits.lower, limits.upper),
            limits.velocity,
            limits.effort,
        ),
        mimic=mimic,
        spring=_plain_spring(numbers.spring(joint, path)),
    )


def _plain_spring(spring: JointSpring | None) -> Spring | None:
    return None if spring is None else Spring(spring.stiffness.tolist(), spring.rest.tolist())


def plain_friction(losses: JointDrive) -> Friction:
    """Friction at the joint as a description has it."""
    static = None
    if losses.static_forward is not None:
        static = (losses.static_forward, losses.static_backward)
    return Friction(
        losses.viscous,
        (losses.coulomb_forward, losses.coulomb_backward),
        static=static,
        stribeck=losses.stribeck,
        stribeck_power=losses.stribeck_power,
        load=losses.load,
        ripple=losses.ripple,
        smooth=losses.smooth,
        offset=losses.offset,
    )
