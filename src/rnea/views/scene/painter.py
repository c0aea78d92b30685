"""Draws scenes: artists are made once and moved from frame to frame, so that a film is quick."""

from __future__ import annotations

from typing import Any

import numpy as np

from rnea.spatial.numbers import Array
from rnea.views.scene.arrows import arc_arrow, outline, straight_arrow
from rnea.views.scene.backdrop import Backdrop
from rnea.views.scene.camera import Camera, Window
from rnea.views.scene.labels import Box, Labels, Wish
from rnea.views.scene.legend import AXIS_DASHES
from rnea.views.scene.look import LIGHT, SceneLook
from rnea.views.scene.scene import Scene, Vector

_ARC_RADIUS = 0.075  # of the window's shorter side


class ScenePainter(Backdrop):
    """One robot in one axes. `artists` change with every scene; all else is drawn once."""

    def __init__(
        self,
        axes: Any,
        camera: Camera,
        window: Window,
        font: float,
        bone: float = np.inf,
        look: SceneLook = LIGHT,
    ) -> None:
        """bone: the usual length of a link in m; short ones are drawn thinner."""
        from matplotlib.collections import LineCollection, PolyCollection

        super().__init__(axes, camera, window, font, look)
        box = axes.get_window_extent()
        self._labels = Labels(Box(box.x0 + 2, box.y0 + 2, box.x1 - 2, box.y1 - 2), font)
        self._thick = max(min(1.55 * font / 2, 0.35 * bone * self._pixels), 1.5)
        make: dict[str, Any] = {"animated": True, "zorder": 2}
        self._ellipsoids = PolyCollection([], **make)
        self._trails = LineCollection([], linewidths=1.4, **make)
        self._shadow = LineCollection([], capstyle="round", colors=look.shadow, **make)
        self._links = LineCollection([], capstyle="round", joinstyle="round", **make)
        self._hubs = LineCollection([], capstyle="butt", **make)
        self._spins = LineCollection([], colors=look.quiet, linewidths=0.9, **make)
        self._spins.set_linestyle(AXIS_DASHES)
        self._frames = LineCollection([], linewidths=1.6, **make)
        self._arrows = PolyCollection([], closed=True, linewidths=0.6, **make)
        self._joints = axes.scatter([], [], animated=True, zorder=3)
        self._centres = axes.scatter([], [], animated=True, zorder=3)
        self._texts: list[Any] = []
        self.artists: list[Any] = [
            self._shadow,
            self._ellipsoids,
            self._trails,
            self._spins,
            self._links,
            self._hubs,
            self._frames,
            self._joints,
            self._centres,
            self._arrows,
        ]
        for collection in self.artists:
            if collection not in (self._joints, self._centres):
                axes.add_collection(collection, autolim=False)

    # ---- what moves ----------------------------------------------------------------------------

    def show(self, scene: Scene) -> None:
        """Move every artist to the scene."""
        self._show_links(scene)
        self._show_marks(scene)
        shapes = [self._shapes(vector, scene) for vector in scene.vectors]
        self._show_arrows(scene, shapes)
        self._show_texts(scene, shapes)

    def _show_links(self, scene: Scene) -> None:
        from matplotlib.colors import to_rgba

        project, thick, look = self._camera.project, self._thick, self._look
        pieces, hubs, frames, frame_colours, trails, trail_colours = [], [], [], [], [], []
        own = {"base": look.quiet, "rail": look.faint, "active link": look.active}
        for line in scene.lines:
            if line.role in ("link", "active link", "base", "rail"):
                wide = thick * {"rail": 0.45, "base": 1.25}.get(line.role, 1.0)
                colour = own.get(line.role, look.link)
                depth = float(self._camera.depth(line.points).mean())
                pieces.append((depth, project(line.points), wide, colour, line.opacity))
            elif line.role.endswith("hub"):
                hubs.append((project(line.points), look.hub if line.role == "hub" else look.active))
            elif line.role.startswith("frame"):
                frames.append(project(line.points))
                frame_colours.append(look.axes["xyz".index(line.role[-1])])
            elif line.role == "trail":
                trails.append(project(line.points))
                trail_colours.append(to_rgba(look.trail, 0.65))
        pieces.sort(key=lambda piece: piece[0])
        flat = [p for piece in pieces for p in (piece[1], piece[1])]
        self._links.set_segments(flat)
        self._links.set_linewidth([w for p in pieces for w in (p[2] + 2.2, p[2])])
        self._links.set_colors([to_rgba(c, p[4]) for p in pieces for c in (look.link_edge, p[3])])
        self._hubs.set_segments([h for hub, _ in hubs for h in (hub, hub)])
        self._hubs.set_linewidth([thick * 1.5 + 1.6, thick * 1.5 - 1.2])
        self._hubs.set_colors([colour for _, inside in hubs for colour in (look.joint, inside)])
        self._frames.set_segments(frames)
        self._frames.set_colors(frame_colours)
        spins = [line.points for line in scene.lines if line.role == "axis"]
        self._spins.set_segments([project(points) for points in spins])
        self._trails.set_segments(trails)
        self._trails.set_colors(trail_colours)
        self._shadow.set_segments([] if self._camera.planar else self._shadows(scene))
        self._shadow.set_linewidth(thick)

    def _shadows(self, scene: Scene) -> list[Array]:
        up, height = self._up, self._floor_height
        if up is None:
            return []
        lines = [line.points for line in scene.lines if line.solid]
        return [self._camera.project(p - np.outer(p @ up - height, up)) for p in lines]

    def _show_marks(self, scene: Scene) -> None:
        project = self._camera.project
        joints = [p for p in scene.points if p.role in ("joint", "slider") and self._camera.planar]
        places = project(np.array([p.position for p in joints]).reshape(-1, 3))
        self._joints.set_offsets(places)
        self._joints.set_sizes([(1.25 * self._thick) ** 2])
        self._joints.set_facecolor(self._look.paper)
        self._joints.set_edgecolor(self._look.joint)
        self._joints.set_linewidth(1.8)
        # an axis that points at the eye is a dot in its joint
        seen = ("com", "axis") if self._camera.planar else ("com",)
        centres = [p for p in scene.points if p.role in seen]
        self._centres.set_offsets(project(np.array([p.position for p in centres]).reshape(-1, 3)))
        self._centres.set_sizes([(0.55 * self._thick) ** 2])
        self._centres.set_facecolor(self._look.ink)
        self._centres.set_linewidth(0)
        rings = [
            outline(self._camera.axes[:2] @ e.axes) + project(e.centre) for e in scene.ellipsoids
        ]
        self._ellipsoids.set_verts(rings)
        self._ellipsoids.set_facecolor(self._look.body + "28")
        self._ellipsoids.set_edgecolor(self._look.body + "a0")

    def _shapes(self, vector: Vector, scene: Scene) -> list[Array]:
        scale, width = scene.scales[vector.unit], self._width
        start = self._camera.project(vector.origin)
        if vector.turning and self._camera.planar:
            turns = float(vector.components @ self._camera.towards) * scale
            radius = _ARC_RADIUS * self._window.size
            if vector.quantity in ("wd", "N", "n"):
                radius *= 1.45
            return arc_arrow(start, radius, turns, width)
        end = self._camera.project(vector.tip(scale))
        return straight_arrow(start, end, width, 2 if vector.turning else 1)

    def _show_arrows(self, scene: Scene, shapes: list[list[Array]]) -> None:
        from matplotlib.colors import to_rgba

        flat, faces, edges = [], [], []
        for vector, polygons in zip(scene.vectors, shapes, strict=True):
            for polygon in polygons:
                flat.append(polygon)
                faces.append(to_rgba(self._look.vector[vector.quantity], vector.opacity))
                edges.append(to_rgba(self._look.edge, 0.8 * vector.opacity))
        self._arrows.set_verts(flat)
        self._arrows.set_facecolor(faces or "none")
        self._arrows.set_edgecolor(edges or "none")

    def _show_texts(self, scene: Scene, shapes: list[list[Array]]) -> None:
        wishes, colours = [], []
        for badge in scene.badges:
            place = self._to_pixels(self._camera.project(badge.position))
            wishes.append(Wish(badge.name, badge.text, place, np.array([-1.0, 0.6])))
            colours.append(self._badge_colour(badge.quantity))
        for vector, polygons in zip(scene.vectors, shapes, strict=True):
            if not vector.label or not polygons:
                continue
            start = self._camera.project(vector.origin)
            corners = np.concatenate(polygons)
            if float(np.ptp(corners, axis=0).max()) < 2.5 * self._width:
                # too small to be seen: a text beside nothing would puzzle
                continue
            tip = corners[np.argmax(((corners - start) ** 2).sum(axis=1))]
            if vector.turning and self._camera.planar:
                tip = corners[len(corners) // 2]
            place = self._to_pixels(tip)
            wishes.append(Wish(vector.name, vector.label, place, tip - start))
            colours.append(self._look.vector[vector.quantity])
        taken = [self._to_pixels(p) for group in shapes for p in group]
        boxes = self._labels.place(wishes, taken)
        while len(self._texts) < len(wishes):
            self._texts.append(self._new_text())
            self.artists.append(self._texts[-1])
        for k, text in enumerate(self._texts):
            text.set_visible(k < len(wishes))
            if k < len(wishes):
                box = boxes[k]
                middle = np.array([box.left + box.right, box.bottom + box.top]) / 2
                text.set_position(self._from_pixels(middle))
                text.set_text(wishes[k].text)
                text.set_color(colours[k])

    def _badge_colour(self, quantity: str) -> str:
        usual = self._look.torque if quantity else self._look.ink
        return self._look.vector.get(quantity, usual)

    def _new_text(self) -> Any:
        return self._axes.text(
            0.0,
            0.0,
            "",
            fontsize=self._font,
            ha="center",
            va="center",
            animated=True,
            zorder=6,
            bbox={"boxstyle": "square,pad=0.08", "fc": self._look.plate, "ec": "none"},
        )
