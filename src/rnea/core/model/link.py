"""Link: what one link of a robot is, for people to look at."""

from __future__ import annotations

from dataclasses import dataclass

from rnea.core.model.model import Model
from rnea.core.spatial import Inertia, details_html, number, table_html, vector


@dataclass(frozen=True, eq=False)
class Link:
    """A link with its own mass and inertia in its own frame, and how it is mounted.

    mount: "joint" (by the joint named), "weld", "frame" (a bare frame), or "root".
    name, parent: its own and that of the link it hangs on

    >>> from rnea import load
    >>> link = load("planar_2r").link("link2")
    >>> link.mount, link.joint, link.inertia.mass
    ('joint', 'revolute joint2', 3.0)
    >>> link.rows()[0]
    ('mass', '3', 'kg')
    """

    name: str
    parent: str
    mount: str
    joint: str
    inertia: Inertia

    def _mounted(self) -> str:
        if self.mount == "joint":
            return f"on {self.parent} by {self.joint}"
        return {"root": "the base", "weld": f"welded to {self.parent}"}.get(
            self.mount, f"a frame on {self.parent}"
        )

    def rows(self) -> list[tuple[str, str, str]]:
        """What a table of it shows: entry, value and unit."""
        tensor = self.inertia.about_com
        return [
            ("mass", number(self.inertia.mass), "kg"),
            ("centre of mass", vector(self.inertia.com), "m"),
            ("ixx iyy izz", vector(tensor.diagonal()), "kg m²"),
            ("ixy ixz iyz", vector([tensor[0, 1], tensor[0, 2], tensor[1, 2]]), "kg m²"),
        ]

    def __repr__(self) -> str:
        facts = ", ".join(f"{name} {value} {unit}" for name, value, unit in self.rows())
        return f"<Link {self.name!r} {self._mounted()}: {facts}>"

    def _repr_html_(self) -> str:
        title = f"Link {self.name}, {self._mounted()}; link frame, inertia about the com"
        return table_html(("", "value", "unit"), self.rows(), title)


def link_of(model: Model, name: str) -> Link:
    frame = model.frame(name)
    joint = ""
    if frame.mount == "joint":
        moving = model.body(frame.body).joint
        joint = f"{moving.kind} {moving.name}"
    inertia = frame.inertia.seen_from(frame.pose.inverse())
    return Link(frame.name, frame.parent, frame.mount, joint, inertia)


def model_html(model: Model, between: str = "") -> str:
    """Joints in a table, links to open one by one; between: HTML that stands between them."""
    links = [
        details_html(name, link_of(model, name)._repr_html_())
        for name, frame in model.frames.items()
        if frame.mount != "frame"
    ]
    return model._repr_html_() + between + "".join(links)
