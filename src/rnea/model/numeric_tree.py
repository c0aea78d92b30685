"""A robot as a tree of plain numbers, the form in which other formats can say it.

Formulas are evaluated, solids become mass and inertia, motor-side friction becomes joint-side,
payloads become welded links, and DH tables become trees.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rnea.describe import (
    Description,
    DHTable,
    ExtraFrame,
    Friction,
    Limits,
    Mimic,
    Placement,
    Rotor,
    Tree,
    TreeJoint,
    TreeLink,
    pose_of,
)
from rnea.model.build import build
from rnea.model.convert import dh_to_tree, mass_of, placement_of
from rnea.model.evaluate import Evaluator
from rnea.model.model import Losses, Model
from rnea.spatial import BASE, TOOL, Inertia
from rnea.spatial.numbers import FLOAT


def with_tool_said(description: Description, model: Model) -> Description:
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
        description = with_tool_said(description, model)
    tree = description.structure
    assert isinstance(tree, Tree)
    plain = _Plain(description)
    links = [plain.link(link, f"links[{i}]") for i, link in enumerate(tree.links)]
    if model.root not in {link.name for link in links}:
        links.insert(0, TreeLink(model.root, mass_of(Inertia.zero(FLOAT)), inertial=False))
    joints = [plain.joint(joint, f"joints[{i}]") for i, joint in enumerate(tree.joints)]
    frames = {f.name: plain.frame(f, f"frames[{i}]") for i, f in enumerate(description.frames)}
    if BASE not in {link.name for link in links}:
        # the name stands for the root link
        at_base = ExtraFrame(BASE, model.root)
        on_root = {
            name: replace(f, link=model.root) for name, f in frames.items() if f.link == BASE
        }
        frames |= on_root
    else:
        at_base = ExtraFrame(BASE, BASE)
    for extra in description.attachments:
        links.append(TreeLink(extra.name, mass_of(plain.numbers.inertia(extra.body, extra.name))))
        on = {BASE: at_base, **frames}.get(extra.frame, ExtraFrame("", extra.frame))
        place = plain.placement(extra.placement, f"{extra.name}.placement")
        if on.placement != Placement():
            place = placement_of(pose_of(on.placement) @ pose_of(place))
        name = free_name(f"{extra.name}_mount", {joint.name for joint in joints})
        joints.append(TreeJoint(name, "fixed", on.link, extra.name, place))
    return replace(
        description,
        structure=Tree(tuple(links), tuple(joints)),
        gravity=plain.scalars(description.gravity, "gravity"),
        base=plain.placement(description.base, "base"),
        frames=tuple(frames.values()),
        attachments=(),
        parameters={},
        unrealizable="" if description.unrealizable == "known" else description.unrealizable,
    )


def free_name(wanted: str, taken: set[str]) -> str:
    """The name, with underscores until it is free."""
    while wanted in taken:
        wanted += "_"
    return wanted


class _Plain:
    """The parts of a description with every formula evaluated."""

    def __init__(self, description: Description) -> None:
        self.numbers = Evaluator(description, FLOAT)

    def scalars(self, values: Any, path: str) -> Any:
        """Numbers in nested tuples keep that shape."""
        if isinstance(values, tuple | list):
            return tuple(self.scalars(value, path) for value in values)
        return None if values is None else self.numbers.scalar(values, path)

    def placement(self, given: Placement, path: str) -> Placement:
        xyz = self.scalars(given.xyz, f"{path}.xyz")
        if given.rotation is None:
            return Placement(xyz)
        way, values = given.rotation
        return Placement(xyz, (way, self.scalars(values, f"{path}.{way}")))

    def link(self, link: TreeLink, path: str) -> TreeLink:
        return replace(link, body=mass_of(self.numbers.inertia(link.body, path)))

    def frame(self, frame: ExtraFrame, path: str) -> ExtraFrame:
        return replace(frame, placement=self.placement(frame.placement, f"{path}.placement"))

    def joint(self, joint: TreeJoint, path: str) -> TreeJoint:
        losses = self.numbers.losses(joint.friction, joint.rotor, path, joint.motor, joint.gear)
        inertia, ratio = self.numbers.rotor(joint.rotor, path, joint.motor, joint.gear)
        limits, mimic = joint.limits, joint.mimic
        return replace(
            joint,
            placement=self.placement(joint.placement, f"{path}.placement"),
            axis=self.scalars(joint.axis, f"{path}.axis"),
            friction=_plain_friction(losses),
            rotor=Rotor(inertia, ratio),
            motor=None,
            gear=None,
            limits=Limits(
                self.scalars(limits.position, f"{path}.limits.position"),
                self.scalars(limits.velocity, f"{path}.limits.velocity"),
                self.scalars(limits.effort, f"{path}.limits.effort"),
            ),
            mimic=None
            if mimic is None
            else Mimic(
                mimic.joint,
                self.scalars(mimic.ratio, f"{path}.mimic.ratio"),
                self.scalars(mimic.offset, f"{path}.mimic.offset"),
            ),
        )


def _plain_friction(losses: Losses) -> Friction:
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
    )
