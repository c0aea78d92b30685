"""Film: scenes in time beside panels that move with them; Stage draws its frames one by one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.errors import InputError
from rnea.spatial.numbers import Array
from rnea.views.film.panels import Panel
from rnea.views.scene import (
    Camera,
    Key,
    Scene,
    ScenePainter,
    Window,
    round_value,
    rows_needed,
    scene_look,
    window_around,
)
from rnea.views.style import Look

if TYPE_CHECKING:
    from matplotlib.figure import Figure


@dataclass(frozen=True, eq=False)
class Film:
    """One scene per frame and the panels beside it.

    legend: what is explained below the scene. up: what is up in the world; floor: the height of
    the floor in that direction (m). theme: "light" or "dark".
    """

    title: str
    fps: float
    scenes: Sequence[Scene]
    camera: Camera
    panels: tuple[Panel, ...] = ()
    legend: tuple[Key, ...] = ()
    up: Array | None = None
    floor: float = 0.0
    theme: str = "light"

    def __len__(self) -> int:
        return len(self.scenes)

    @property
    def seconds(self) -> float:
        return len(self.scenes) / self.fps

    def window(self, aspect: float, below: float) -> Window:
        """What holds every frame, so that nothing jumps."""
        places = np.concatenate([scene.extent(self.camera.planar) for scene in self._some()])
        if self.up is not None and not self.camera.planar:
            # the shadows on the floor as well
            solid = [line.points for scene in self._some() for line in scene.lines if line.solid]
            bones = np.concatenate([places[:1], *solid])
            shadows = bones - np.outer(bones @ self.up - self.floor, self.up)
            places = np.concatenate([places, shadows])
        return window_around(self.camera.project(places), aspect, below=below)

    def _some(self) -> Sequence[Scene]:
        """Enough scenes to know how far they reach; arrows need every one of a short film."""
        return self.scenes[:: max(1, len(self.scenes) // 400)]


class Stage:
    """A film set up in a picture of a size in pixels; needs no display."""

    def __init__(self, film: Film, width: int = 640, height: int = 480) -> None:
        if width < 160 or height < 120:
            raise InputError(f"a picture of {width}x{height} is too small; use 160x120 or more")
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure

        self.film, self.size = film, (width, height)
        self._look = Look(film.theme)
        # 72 dots an inch: a point is a pixel
        paper = self._look.colours.ground
        figure = Figure(figsize=(width / 72, height / 72), dpi=72, facecolor=paper)
        # the canvas has no types of its own
        self._canvas: Any = FigureCanvasAgg(figure)
        with self._look.drawing():
            font = float(np.clip(min(height / 42, width / 56), 6.0, 30.0))
            self._set = StageSet(film, figure, width, height, font)
            self._set.write_title()
            self._background = self._drawn_once(figure)

    def _drawn_once(self, figure: Any) -> Any:
        self._canvas.draw()
        return self._canvas.copy_from_bbox(figure.bbox)

    @property
    def font(self) -> float:
        return self._set.font

    @property
    def own_colours(self) -> tuple[str, ...]:
        """The colours that mean something, paper first."""
        look = scene_look(self.film.theme)
        return tuple(dict.fromkeys((look.paper, look.ink, *look.vector.values(), look.active)))

    @property
    def legend_texts(self) -> list[str]:
        return self._set.legend_texts

    def picture(self, k: int) -> Array:
        """Frame k as (height, width, 3) bytes."""
        with self._look.drawing():
            self._canvas.restore_region(self._background)
            renderer = self._canvas.get_renderer()
            for artist in self._set.show(k):
                artist.draw(renderer)
        return np.asarray(self._canvas.buffer_rgba())[:, :, :3].copy()


class StageSet:
    """The scene and the panels of a film in a figure of 72 dots an inch."""

    def __init__(self, film: Film, figure: Any, width: float, height: float, font: float) -> None:
        self.film, self.font, self._figure = film, font, figure
        self._size, self._look = (width, height), scene_look(film.theme)
        scene_box, panel_boxes = _boxes(film.panels, width, height, font)
        self._painter = self._set_scene(scene_box, width, height)
        self._panels = [
            (panel, panel.set_up(figure, box, font, self._look))
            for panel, box in zip(film.panels, panel_boxes, strict=True)
        ]

    def write_title(self) -> None:
        style: dict[str, Any] = {"color": self._look.ink, "va": "top", "weight": "bold"}
        top = 1 - 0.4 * self.font / self._size[1]
        self._figure.text(0.012, top, self.film.title, fontsize=1.1 * self.font, **style)

    def _set_scene(self, box: tuple[float, ...], width: float, height: float) -> ScenePainter:
        film, axes = self.film, self._figure.add_axes(box)
        wide, high = box[2] * width, box[3] * height
        strip = 2.2 * self.font * rows_needed(film.legend, wide, high, self.font) / high
        window = film.window(wide / high, below=strip)
        bones = [line.points for line in film.scenes[0].lines if line.role.endswith("link")]
        lengths = [float(np.linalg.norm(np.ptp(points, axis=0))) for points in bones]
        # offsets of no length are no measure
        usual = float(np.median([x for x in lengths if x > 0.2 * max(lengths)] or [np.inf]))
        painter = ScenePainter(axes, film.camera, window, self.font, usual, self._look)
        spacing = round_value(window.size / 4)
        if film.camera.planar:
            painter.grid(spacing)
        elif film.up is not None:
            base = film.scenes[0].extent()[0]
            painter.floor(film.floor, film.up, spacing, base, 4)
        self.legend_texts = painter.legend(film.legend, film.scenes[0].scales, spacing)
        return painter

    def show(self, k: int) -> list[Any]:
        """Move everything to frame k; the artists that moved, in the order of drawing."""
        self._painter.show(self.film.scenes[k])
        moved = list(self._painter.artists)
        for panel, state in self._panels:
            moved += panel.show(state, k)
        return moved


def _boxes(
    panels: Sequence[Panel], width: float, height: float, font: float
) -> tuple[tuple[float, ...], list[tuple[float, ...]]]:
    """Where the scene and the panels stand: beside each other, or below in a tall picture.

    Boxes are (left, bottom, width, height) as parts of the picture; a panel's box includes the
    room for its own labels.
    """
    head = 1.9 * font / height
    if not panels:
        return (0.0, 0.0, 1.0, 1 - head), []
    weights = np.array([panel.weight for panel in panels], dtype=float)
    shares = weights / weights.sum()
    tall = height > width
    left, top = (0.0, 0.46) if tall else (0.585, 1 - head)
    scene = (0.0, 0.47, 1.0, 0.53 - head) if tall else (0.0, 0.0, 0.585, 1 - head)
    boxes: list[tuple[float, ...]] = []
    for share in shares.tolist():
        tallness = share * (0.46 if tall else 1 - head)
        top -= tallness
        boxes.append((left, top, 1 - left, tallness))
    return scene, boxes


def still(film: Film, k: int = 0, width: int = 640, height: int = 480) -> Any:
    """One frame as a Pillow image."""
    from PIL import Image

    return Image.fromarray(Stage(film, width, height).picture(k))


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
        made = StageSet(film, figure, width, height, font)
        made.write_title()
        for place, artist in enumerate(made.show(k)):
            artist.set(animated=False, zorder=2 + 0.01 * place)
        figure.set_dpi(usual)
    return figure
