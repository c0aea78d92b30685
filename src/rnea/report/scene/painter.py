"""Draws scenes: artists are made once and moved from frame to frame, so that a film is quick."""

from __future__ import annotations

from typing import Any

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.report.scene.arrows import arc_arrow, outline, straight_arrow
from rnea.report.scene.camera import Floor
from rnea.report.scene.labels import Box, Labels, Wish
from rnea.report.scene.legend import AXIS_DASHES, BODY
from rnea.report.scene.scene import Line, Scene, Vector
from rnea.report.scene.view import View

_ARC_RADIUS = 0.075  # of the window's shorter side


class ScenePainter:
    """One robot in one view, above a floor. bone: the usual length of a link in m; short ones are
    drawn thinner."""

    def __init__(self, view: View, floor: Floor, bone: float) -> None:
        self._view, self._floor, self._theme = view, floor, view.theme
        box = view.box
        self._labels = Labels(Box(box.x0 + 2, box.y0 + 2, box.x1 - 2, box.y1 - 2), view.font)
        self._thick = max(min(1.55 * view.font / 2, 0.35 * bone * view.pixels), 1.5)
        self._layers = self._empty_layers()
        self._texts: list[Any] = []

    def _empty_layers(self) -> dict[str, Any]:
        """In the order of drawing."""
        from matplotlib.collections import LineCollection, PolyCollection

        theme, thick, axes = self._theme, self._thick, self._view.axes
        moved: dict[str, Any] = {"animated": True, "zorder": 2}
        rounded: dict[str, Any] = {"capstyle": "round", **moved}
        dots = [axes.scatter([], [], animated=True, zorder=3) for _ in range(2)]
        dots[0].set(sizes=[(1.25 * thick) ** 2], fc=theme.ground, ec=theme.joint, lw=1.8)
        dots[1].set(sizes=[(0.55 * thick) ** 2], fc=theme.ink, lw=0)
        balls = axes.scatter([], [], animated=True, zorder=3)
        balls.set(sizes=[(2.1 * thick) ** 2], ec=theme.joint, lw=1.4)
        dots.append(balls)
        layers = {
            "shadow": LineCollection([], colors=theme.shadow, linewidths=thick, **rounded),
            "bodies": PolyCollection([], linewidths=1.2, **moved),
            "ellipsoids": PolyCollection([], **BODY, **moved),
            "webs": PolyCollection([], linewidths=0, **moved),
            "plates": PolyCollection([], linewidths=1.2, **moved),
            "trails": LineCollection([], colors=[(theme.series[0], 0.65)], linewidths=1.4, **moved),
            "spins": LineCollection(
                [], colors=theme.quiet, linewidths=0.9, linestyles=[AXIS_DASHES], **moved
            ),
            "links": LineCollection([], joinstyle="round", **rounded),
            "hubs": LineCollection([], capstyle="butt", **moved),
            "balls": balls,
            "frames": LineCollection([], linewidths=1.6, **moved),
            "joints": dots[0],
            "centres": dots[1],
            "arrows": PolyCollection([], closed=True, linewidths=0.6, **moved),
        }
        for layer in layers.values():
            if layer not in dots:
                axes.add_collection(layer, autolim=False)
        return layers

    @property
    def artists(self) -> list[Any]:
        """All that changes with the scene, in the order of drawing."""
        return [*self._layers.values(), *self._texts]

    def show(self, scene: Scene) -> None:
        """Move every artist to the scene."""
        self._show_links(scene)
        self._show_lines(scene)
        self._show_marks(scene)
        shapes = [self._shapes(vector, scene) for vector in scene.vectors]
        self._show_arrows(scene, shapes)
        self._show_texts(scene, shapes)

    def _project(self, lines: list[Line]) -> list[Array]:
        return [self._view.camera.project(line.points) for line in lines]

    def _show_links(self, scene: Scene) -> None:
        """Each twice, the edge below the link; far ones first."""
        from matplotlib.colors import to_rgba

        theme, depth = self._theme, self._view.camera.depth
        inside = {
            "link": theme.link,
            "active link": theme.active,
            "base": theme.quiet,
            "rail": theme.faint,
        }
        links = [line for line in scene.lines if line.role in inside]
        links.sort(key=lambda line: float(depth(line.points).mean()))
        widths, colours = [], []
        for line in links:
            wide = self._thick * {"rail": 0.45, "base": 1.25}.get(line.role, 1.0)
            widths += [wide + 2.2, wide]
            colours += [to_rgba(c, line.opacity) for c in (theme.link_edge, inside[line.role])]
        layer = self._layers["links"]
        layer.set_segments([flat for flat in self._project(links) for _ in range(2)])
        layer.set(linewidths=widths, colors=colours)

    def _show_lines(self, scene: Scene) -> None:
        layers, theme = self._layers, self._theme
        hubs = [line for line in scene.lines if line.role.endswith(("hub", "cross"))]
        layers["hubs"].set_segments([flat for flat in self._project(hubs) for _ in range(2)])
        inside = [theme.active if line.role.startswith("active") else theme.hub for line in hubs]
        layers["hubs"].set_colors([c for colour in inside for c in (theme.joint, colour)])
        wide = [self._thick * (0.75 if line.role.endswith("cross") else 1.5) for line in hubs]
        layers["hubs"].set_linewidths([w + more for w in wide for more in (1.6, -1.2)] or [1.0])
        frames = [line for line in scene.lines if line.role.startswith("frame")]
        layers["frames"].set_segments(self._project(frames))
        layers["frames"].set_colors([theme.axes["xyz".index(line.role[-1])] for line in frames])
        for layer, roles in (("spins", ("axis", "coupling")), ("trails", ("trail",))):
            lines = [line for line in scene.lines if line.role in roles]
            layers[layer].set_segments(self._project(lines))
        if not self._view.camera.planar:
            solid = [self._floor.under(line.points) for line in scene.lines if line.solid]
            layers["shadow"].set_segments([self._view.camera.project(flat) for flat in solid])

    def _show_marks(self, scene: Scene) -> None:
        from matplotlib.colors import to_rgba

        camera = self._view.camera
        # in space hubs show the joints; an axis that points at the eye is a dot in its joint
        shown = {
            "joints": ("joint", "slider") if camera.planar else (),
            "centres": ("com", "axis") if camera.planar else ("com",),
        }
        for layer, roles in shown.items():
            places = [point.position for point in scene.points if point.role in roles]
            self._layers[layer].set_offsets(camera.project(np.array(places).reshape(-1, 3)))
        for layer, solid in (("ellipsoids", False), ("bodies", True)):
            shown_here = [e for e in scene.ellipsoids if e.solid == solid]
            self._layers[layer].set_verts(
                [outline(camera.axes[:2] @ e.axes) + camera.project(e.center) for e in shown_here]
            )
            if solid:
                self._fill("bodies", [e.role for e in shown_here], self._theme.link, 0.55)
        balls = [point for point in scene.points if point.role.endswith("ball")]
        centres = np.array([ball.position for ball in balls]).reshape(-1, 3)
        self._layers["balls"].set_offsets(camera.project(centres))
        self._fill("balls", [ball.role for ball in balls], self._theme.hub)
        webs = [line for line in scene.lines if line.role == "web"]
        self._layers["webs"].set_verts(self._project(webs))
        inside = [self._theme.link if web.carried[0] else self._theme.quiet for web in webs]
        self._layers["webs"].set(fc=[to_rgba(x, 0.4) for x in inside] or "none", ec="none")
        plates = [line for line in scene.lines if line.role.endswith("plate")]
        self._layers["plates"].set_verts(self._project(plates))
        self._fill("plates", [plate.role for plate in plates], self._theme.hub, 0.35)

    def _fill(self, layer: str, roles: list[str], usual: str, opacity: float = 1.0) -> None:
        """Each in its colour; the active one in that of what is spoken of."""
        from matplotlib.colors import to_rgba

        theme = self._theme
        inside = [theme.active if role.startswith("active") else usual for role in roles]
        faces = [to_rgba(colour, opacity) for colour in inside]
        self._layers[layer].set(fc=faces or "none", ec=theme.joint if roles else "none")

    def _shapes(self, vector: Vector, scene: Scene) -> list[Array]:
        scale, camera, width = scene.scales[vector.unit], self._view.camera, self._view.shaft
        start = camera.project(vector.origin)
        if vector.turning and camera.planar:
            turns = float(camera.depth(vector.components)) * scale
            radius = _ARC_RADIUS * self._view.window.size
            if vector.quantity in ("wd", "N", "n"):
                radius *= 1.45
            return arc_arrow(start, radius, turns, width)
        end = camera.project(vector.tip(scale))
        return straight_arrow(start, end, width, 2 if vector.turning else 1)

    def _show_arrows(self, scene: Scene, shapes: list[list[Array]]) -> None:
        from matplotlib.colors import to_rgba

        flat, faces, edges = [], [], []
        for vector, polygons in zip(scene.vectors, shapes, strict=True):
            flat += polygons
            faces += [to_rgba(self._theme.vector[vector.quantity], vector.opacity)] * len(polygons)
            # around arrows, so that crossing ones stay apart
            edges += [to_rgba(self._theme.ground, 0.8 * vector.opacity)] * len(polygons)
        self._layers["arrows"].set_verts(flat)
        self._layers["arrows"].set(fc=faces or "none", ec=edges or "none")

    def _show_texts(self, scene: Scene, shapes: list[list[Array]]) -> None:
        wishes, colours = self._wishes(scene, shapes)
        taken = [self._view.to_pixels(p) for polygons in shapes for p in polygons]
        links = [line for line in scene.lines if line.role.endswith("link")]
        taken += [self._view.to_pixels(flat) for flat in self._project(links)]
        roles = ("joint", "slider", "ball", "active ball")
        joints = [point.position for point in scene.points if point.role in roles]
        at_joints = self._view.to_pixels(self._view.camera.project(np.reshape(joints, (-1, 3))))
        boxes = self._labels.place(wishes, taken, list(at_joints))
        while len(self._texts) < len(wishes):
            self._texts.append(self._new_text())
        for text in self._texts[len(wishes) :]:
            text.set_visible(False)
        for text, wish, box, colour in zip(self._texts, wishes, boxes, colours, strict=False):
            if box is None:
                text.set_visible(False)
                continue
            middle = np.array([box.left + box.right, box.bottom + box.top]) / 2
            place = self._view.from_pixels(middle)
            text.set(visible=True, position=place, text=wish.text, color=colour)

    def _wishes(self, scene: Scene, shapes: list[list[Array]]) -> tuple[list[Wish], list[str]]:
        """The texts of badges and arrows, where they would like to stand, and their colours."""
        view, wishes, colours = self._view, [], []
        for badge in scene.badges:
            place = view.to_pixels(view.camera.project(badge.position))
            wishes.append(Wish(badge.name, badge.text, place, np.array([-1.0, 0.6])))
            usual = self._theme.torque if badge.quantity else self._theme.ink
            colours.append(self._theme.vector.get(badge.quantity, usual))
        for vector, polygons in zip(scene.vectors, shapes, strict=True):
            if not vector.label or not polygons:
                continue
            start = view.camera.project(vector.origin)
            corners = np.concatenate(polygons)
            if float(np.ptp(corners, axis=0).max()) < 2.5 * view.shaft:
                # too small to be seen: a text beside nothing would puzzle
                continue
            tip = corners[np.argmax(((corners - start) ** 2).sum(axis=1))]
            if vector.turning and view.camera.planar:
                tip = corners[len(corners) // 2]
            wishes.append(Wish(vector.name, vector.label, view.to_pixels(tip), tip - start))
            colours.append(self._theme.vector[vector.quantity])
        return wishes, colours

    def _new_text(self) -> Any:
        plate = {"boxstyle": "square,pad=0.08", "fc": self._theme.ground + "d0", "ec": "none"}
        style = {"ha": "center", "va": "center", "animated": True, "zorder": 6, "bbox": plate}
        return self._view.axes.text(0.0, 0.0, "", fontsize=self._view.font, **style)
