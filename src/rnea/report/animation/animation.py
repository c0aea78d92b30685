"""Film: scenes in time beside panels that move with them; Stage draws its frames one by one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.errors import InputError
from rnea.report.animation.panels import Panel
from rnea.report.animation.slot import Slot
from rnea.report.scene.camera import Camera, Floor, Viewport, window_around
from rnea.report.scene.legend import Key, draw_legend, rows_needed
from rnea.report.scene.painter import ScenePainter
from rnea.report.scene.scene import Scene, round_value
from rnea.report.scene.view import View
from rnea.report.style import Look, require_matplotlib

if TYPE_CHECKING:
    from matplotlib.figure import Figure
    from PIL.Image import Image

Box = tuple[float, float, float, float]


@dataclass(frozen=True, eq=False)
class Film:
    """One scene per frame and the panels beside it; legend: what is explained below the scene;
    theme: "light" or "dark"; way (frames, 3): how far the view has followed the robot since the
    first frame, in m, None: it stands still."""

    title: str
    fps: float
    scenes: Sequence[Scene]
    camera: Camera
    floor: Floor
    panels: tuple[Panel, ...] = ()
    legend: tuple[Key, ...] = ()
    theme: str = "light"
    way: Array | None = None

    def __len__(self) -> int:
        return len(self.scenes)

    @property
    def seconds(self) -> float:
        return len(self.scenes) / self.fps

    def seen(self, k: int) -> Scene:
        """Scene k where the view has it."""
        return self.scenes[k] if self.way is None else self.scenes[k].moved(-self.way[k])

    def window(self, aspect: float, below: float) -> Viewport:
        """What holds every frame, so that nothing jumps."""
        # enough scenes to know how far they reach; arrows need every one of a short film
        some = [self.seen(k) for k in range(0, len(self), max(1, len(self) // 400))]
        places = np.concatenate([scene.extent(self.camera.planar) for scene in some])
        if not self.camera.planar:
            # the shadows on the floor as well
            lines = [line for scene in some for line in scene.lines if line.solid]
            # where the view follows the robot it leaves the trail behind
            solid = [x.points for x in lines if self.way is None or x.role != "trail"]
            shadows = self.floor.under(np.concatenate([places[:1], *solid]))
            places = np.concatenate([places, shadows])
        return window_around(self.camera.project(places), aspect, below=below)

    def still(self, k: int = 0, size: tuple[int, int] = (640, 480)) -> Image:
        """Frame k as a Pillow image of so many pixels."""
        from PIL import Image

        return Image.fromarray(AnimationCanvas(self, *size).picture(k))


class AnimationCanvas:
    """A film set up in a picture of a size in pixels; needs no display."""

    def __init__(self, film: Film, width: int = 640, height: int = 480) -> None:
        if width < 160 or height < 120:
            raise InputError(f"a picture of {width}x{height} is too small; use 160x120 or more")
        require_matplotlib()
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure

        self.film, self.size = film, (width, height)
        self._look = Look(film.theme)
        # 72 dots an inch: a point is a pixel
        paper = self._look.colors.ground
        figure = Figure(figsize=(width / 72, height / 72), dpi=72, facecolor=paper)
        # the canvas has no types of its own
        canvas: Any = FigureCanvasAgg(figure)
        self._canvas = canvas
        with self._look.drawing():
            font = float(np.clip(min(height / 42, width / 56), 6.0, 30.0))
            self._set = StageSet(film, figure, font)
            canvas.draw()
            self._background = canvas.copy_from_bbox(figure.bbox)

    @property
    def own_colors(self) -> tuple[str, ...]:
        """The colours that mean something, paper first."""
        theme = self._look.colors
        return tuple(dict.fromkeys((theme.ground, theme.ink, *theme.vector.values(), theme.active)))

    def picture(self, k: int) -> Array:
        """Frame k as (height, width, 3) bytes."""
        with self._look.drawing():
            self._canvas.restore_region(self._background)
            renderer = self._canvas.get_renderer()
            for artist in self._set.show(k):
                artist.draw(renderer)
        return np.asarray(self._canvas.buffer_rgba())[:, :, :3].copy()


class StageSet:
    """Title, scene and panels of a film in a figure of 72 dots an inch."""

    def __init__(self, film: Film, figure: Any, font: float) -> None:
        self._film, self._figure, self._font = film, figure, font
        self._theme = Look(film.theme).colors
        scene_box, panel_boxes = _boxes(film.panels, figure, font)
        self._painter = self._set_scene(scene_box)
        slots = [Slot(figure, box, font, self._theme) for box in panel_boxes]
        self._panels = [
            (panel, panel.set_up(slot)) for panel, slot in zip(film.panels, slots, strict=True)
        ]
        style: dict[str, Any] = {"color": self._theme.ink, "va": "top", "weight": "bold"}
        top = 1 - 0.4 * font / figure.bbox.height
        figure.text(0.012, top, film.title, fontsize=1.1 * font, **style)

    def _set_scene(self, box: Box) -> ScenePainter:
        film, font = self._film, self._font
        wide, high = box[2] * self._figure.bbox.width, box[3] * self._figure.bbox.height
        strip = 2.2 * font * rows_needed(film.legend, wide, high, font) / high
        window = film.window(wide / high, below=strip)
        view = View(self._figure.add_axes(box), film.camera, window, font, self._theme)
        bones = [line.points for line in film.scenes[0].lines if line.role.endswith("link")]
        lengths = [float(np.linalg.norm(np.ptp(points, axis=0))) for points in bones]
        # offsets of no length are no measure
        usual = float(np.median([x for x in lengths if x > 0.2 * max(lengths)] or [np.inf]))
        painter = ScenePainter(view, film.floor, usual)
        spacing = round_value(window.size / 4)
        foot = film.scenes[0].extent()[0] if film.floor.middle is None else film.floor.middle
        self._grid = view.moving_grid(film.floor, spacing, foot) if film.way is not None else None
        if film.camera.planar and film.way is None:
            view.draw_grid(spacing)
        elif film.way is None:
            view.draw_floor(film.floor, spacing, foot)
        draw_legend(view, film.legend, film.scenes[0].scales, spacing)
        return painter

    def show(self, k: int) -> list[Any]:
        """Move everything to frame k; the artists that moved, in the order of drawing."""
        self._painter.show(self._film.seen(k))
        moved = self._painter.artists
        if self._grid is not None and self._film.way is not None:
            grid, move = self._grid
            move(self._film.way[k])
            moved = [grid, *moved]
        for panel, state in self._panels:
            moved += panel.show(state, k)
        return moved


def _boxes(panels: Sequence[Panel], figure: Any, font: float) -> tuple[Box, list[Box]]:
    """Where the scene and the panels stand: beside each other, or below in a tall picture.

    Boxes are (left, bottom, width, height) as parts of the picture; a panel's box includes the
    room for its own labels.
    """
    width, height = figure.bbox.width, figure.bbox.height
    head = 1.9 * font / height
    if not panels:
        return (0.0, 0.0, 1.0, 1 - head), []
    weights = np.array([panel.weight for panel in panels], dtype=float)
    tall = height > width
    left, top = (0.0, 0.46) if tall else (0.585, 1 - head)
    scene = (0.0, 0.47, 1.0, 0.53 - head) if tall else (0.0, 0.0, 0.585, 1 - head)
    heights = weights / weights.sum() * (0.46 if tall else 1 - head)
    bottoms = top - np.cumsum(heights)
    places = zip(bottoms.tolist(), heights.tolist(), strict=True)
    return scene, [(left, bottom, 1 - left, tallness) for bottom, tallness in places]


def film_figure(film: Film, k: int = 0, look: Look | None = None) -> Figure:
    """One frame as a figure of lines and letters, 17 x 12 cm (14 x 12 without panels) by default.

    The look's theme is taken, not the film's; its title stands above in place of the film's.
    """
    look = look or Look(film.theme)
    film = replace(film, theme=look.theme, title=look.title or film.title)
    with look.drawing():
        figure = Look(look.theme, look.size).figure(17.0 if film.panels else 14.0, 12.0)
        usual = figure.dpi
        figure.set_layout_engine("none")
        # painters count in pixels; with 72 of them an inch these are points
        figure.set_dpi(72)
        width, height = figure.get_size_inches() * 72
        font = float(np.clip(min(height / 40, width / 46), 4.0, 14.0))
        for place, artist in enumerate(StageSet(film, figure, font).show(k)):
            artist.set(animated=False, zorder=2 + 0.01 * place)
        figure.set_dpi(usual)
    return figure
