"""The frames of an SDF model and where they stand in it.

Every link, joint, frame and nested model is a frame with a pose relative to another one. Names
within a nested model are reached from outside as model::name.
"""

from __future__ import annotations

from dataclasses import dataclass

from rnea.core.spatial import Pose
from rnea.errors import suggestion
from rnea.files.robots.sdf.text import named, pose_in, relative_to
from rnea.files.robots.xml_text import Element

MODEL = "__model__"


@dataclass(frozen=True)
class Node:
    """A frame: its pose, the frame this is relative to, and the frame it is attached to."""

    element: Element
    pose: Pose
    relative: str
    attached: str


@dataclass(frozen=True)
class ScopedElement:
    """A link, joint or frame: its full name, the scope of its references, its own frame's name."""

    name: str
    scope: str
    element: Element
    frame: str


class Frames:
    """All frames of a model and of the models nested in it, by full name."""

    def __init__(self, model: Element) -> None:
        self.nodes: dict[str, Node] = {}
        self.links: list[ScopedElement] = []
        self.joints: list[ScopedElement] = []
        self.frames: list[ScopedElement] = []
        self.model = model
        self._found: dict[str, Pose] = {MODEL: Pose.identity()}
        models = [("", model)]
        while models:
            scope, element = models.pop(0)
            self._read(scope, element)
            models += [(f"{scope}{name}::", e) for name, e in named(element.all("model"))]

    def _read(self, scope: str, model: Element) -> None:
        for other in model.all("include"):
            raise other.error("<include>: models of other files are not read; put the model in")
        here = scope + MODEL
        for name, element in named(model.all("link")):
            self._add(scope, name, element, here, "")
            self.links.append(ScopedElement(scope + name, scope, element, scope + name))
        for name, element in named(model.all("model")):
            self._add_model(scope, name, element)
        for name, element in named(model.all("frame")):
            on = element.get("attached_to")
            on = scope + on if on else here
            self._add(scope, name, element, on, on)
            self.frames.append(ScopedElement(scope + name, scope, element, scope + name))
        for name, element in named(model.all("joint")):
            child = scope + element.required("child").text
            # before version 1.7 a joint could have the name of a link
            shared = scope + name in self.nodes and self.nodes[scope + name].element.tag == "link"
            own = f"{name} (joint)" if shared else name
            self._add(scope, own, element, child, child)
            self.joints.append(ScopedElement(scope + name, scope, element, scope + own))

    def _add(self, scope: str, name: str, element: Element, default: str, attached: str) -> None:
        if scope + name in self.nodes:
            first = self.nodes[scope + name].element
            raise element.error(
                f"<{element.tag}> {name!r}: line {first.line} has a <{first.tag}> of that name"
            )
        said = relative_to(element)
        relative = scope + said if said else default
        self.nodes[scope + name] = Node(element, pose_in(element), relative, attached)

    def _add_model(self, scope: str, name: str, element: Element) -> None:
        """A nested model's own frame, under its name and as name::__model__."""
        if element.get("placement_frame"):
            raise element.error("placement_frame of a nested model is not read; give its pose")
        inner = f"{scope}{name}::"
        self._add(scope, name, element, scope + MODEL, inner + MODEL)
        on = inner + _canonical(element)
        self.nodes[inner + MODEL] = Node(element, Pose.identity(), scope + name, on)

    def pose(self, name: str, by: Element) -> Pose:
        """A frame in the outermost model's frame; `by` is who named it, for the error."""
        chain: list[str] = []
        at = name
        while at not in self._found:
            if at in chain:
                loop = " -> ".join([*chain[chain.index(at) :], at])
                raise by.error(f"frames are placed relative to each other: {loop}")
            chain.append(at)
            by = self.node(at, by).element
            at = self.nodes[at].relative
        for at in reversed(chain):
            node = self.nodes[at]
            self._found[at] = self._found[node.relative] @ node.pose
        return self._found[name]

    def node(self, name: str, by: Element) -> Node:
        if name not in self.nodes:
            names = [known for known in self.nodes if not known.endswith(MODEL)]
            raise by.error(f"<{by.tag}> names an unknown frame {name!r}. {suggestion(name, names)}")
        return self.nodes[name]

    def link_of(self, name: str, by: Element) -> str:
        """The link that a name means: itself, or what a frame is attached to in the end."""
        seen: list[str] = []
        while True:
            if name == MODEL:
                return self.canonical()
            node = self.node(name, by)
            if node.element.tag == "link":
                return name
            if name in seen:
                raise by.error(f"frames are attached to each other: {' -> '.join([*seen, name])}")
            seen.append(name)
            name, by = node.attached, node.element

    def canonical(self) -> str:
        """The link that the model's own frame is attached to: the first one unless it says."""
        said = self.model.get("canonical_link")
        names = [link.name for link in self.links]
        if said and said not in names:
            raise self.model.error(f"unknown canonical_link {said!r}. {suggestion(said, names)}")
        return said or _canonical(self.model)


def _canonical(model: Element) -> str:
    """The name of the link that carries a model's frame, in that model: as said, or its first
    link, or else that of the first model in it; empty where there is none."""
    scope = ""
    while True:
        said, links, models = model.get("canonical_link"), model.all("link"), model.all("model")
        if said or links or not models:
            return scope + (said or (links[0].get("name").strip() if links else ""))
        model = models[0]
        scope += f"{model.get('name').strip()}::"


def placed_by(model: Element, frames: Frames) -> Pose:
    """The model's frame in the world, from its <pose> and placement_frame."""
    said = relative_to(model)
    if said not in ("", "world"):
        raise model.error(f"<model>: its pose is relative to {said!r}, which is not in this model")
    frame = model.get("placement_frame")
    if not frame:
        return pose_in(model)
    return pose_in(model) @ frames.pose(frame, model).inverse()
