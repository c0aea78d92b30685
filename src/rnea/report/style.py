"""One look for all pictures: colours that colour-blind people tell apart, light and dark.

The colours are Petroff's sequence of ten; on a dark ground the deep ones are lifted. Colour never
stands alone: lines also differ by dashes, areas by hatching.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from io import BytesIO
from typing import TYPE_CHECKING, Any

from rnea.errors import InputError, UnknownNameError
from rnea.system.optional_packages import optional

if TYPE_CHECKING:
    from matplotlib.figure import Figure

COLOURS = (
    "#3f90da", "#ffa90e", "#bd1f01", "#94a4a2", "#832db6",
    "#a96b59", "#e76300", "#b9ac70", "#717581", "#92dadd",
)  # fmt: skip
# on the dark ground these three would have less than 3:1 of contrast
_LIFTED = {"#bd1f01": "#f0543a", "#832db6": "#b57ae0", "#717581": "#8f93a0"}
DASHES: tuple[Any, ...] = ("-", (0, (5, 1.6)), (0, (5, 1.5, 1, 1.5)), (0, (1, 1.1)))
# (colour, hatch) of each part of a torque budget, the same in every picture
PART_LOOKS = {
    "inertia": (0, ""),
    "coriolis": (1, "////"),
    "centrifugal": (2, "\\\\\\\\"),
    "gravity": (3, ""),
    "external": (4, "xxxx"),
    "base": (5, "...."),
    "friction": (6, "----"),
    "rotor": (7, "||||"),
    "spring": (8, "oo"),
}
_CM_PER_INCH = 2.54


@dataclass(frozen=True)
class Theme:
    """What has which colour, in plots, scenes and films.

    ground: behind everything; ink: text and axes; faint: grid and zero lines; quiet: marks that
    matter little; missing: numbers that are not there; diverging: the name of a colour map;
    series: lines and areas, one after the other; link to shadow: parts of a robot and of the
    floor it stands on; vector: arrows by quantity; axes: x, y, z of frames.
    """

    ground: str
    ink: str
    faint: str
    quiet: str
    missing: str
    diverging: str
    series: tuple[str, ...]
    link: str
    link_edge: str
    joint: str
    hub: str
    floor: str
    shadow: str
    vector: Mapping[str, str] = field(hash=False)
    axes: tuple[str, str, str]

    @property
    def active(self) -> str:
        """What is being spoken of."""
        return self.series[1]

    @property
    def torque(self) -> str:
        return self.series[2]


# on light, on dark
_PLAIN_COLOURS = {
    "ground": ("#ffffff", "#16191d"),
    "ink": ("#1a1a1a", "#e8eaed"),
    "faint": ("#d5d8dc", "#3b4046"),
    "quiet": ("#8a939e", "#8b949e"),
    "missing": ("#e9e9ec", "#2c3036"),
    "diverging": ("RdBu_r", "berlin"),
    "link": ("#b4bfcc", "#5d6874"),
    "link_edge": ("#4b5866", "#aab4bf"),
    "joint": ("#39434e", "#c3ccd5"),
    "hub": ("#6d7986", "#7b8794"),
    "floor": ("#e9edf1", "#262b31"),
    "shadow": ("#dfe3e8", "#0e1013"),
}
_MOTION_COLOURS = {
    "w": ("#2f7fc8", "#5aa9f0"),
    "wd": ("#1d4f86", "#8fb8ff"),
    "v": ("#4f9e62", "#7fd092"),
    "vd": ("#1b7837", "#4fc274"),
    "N": ("#b07ad0", "#d7a8f2"),
}


def _theme(side: int, series: tuple[str, ...], blue: str) -> Theme:
    """Forces are warm, moments violet, weight grey; motion is blue and green."""
    plain = {name: pair[side] for name, pair in _PLAIN_COLOURS.items()}
    vector = {name: pair[side] for name, pair in _MOTION_COLOURS.items()}
    warm, violet, grey, green = series[2], series[4], series[8], vector["vd"]
    vector |= {"vdc": green, "F": series[6], "weight": grey, "lift": grey, "f": warm, "n": violet}
    vector |= {"load": warm, "load moment": violet}
    return Theme(**plain, series=series, vector=vector, axes=(warm, green, blue))


THEMES = {
    "light": _theme(0, COLOURS, "#3f54c8"),
    "dark": _theme(1, tuple(_LIFTED.get(colour, colour) for colour in COLOURS), "#7f92ff"),
}


@dataclass(frozen=True)
class Look:
    """How a picture looks: theme "light" or "dark"; size (width, height) in cm, None: as it fits;
    title above it."""

    theme: str = "light"
    size: tuple[float, float] | None = None
    title: str = ""

    def __post_init__(self) -> None:
        if self.theme not in THEMES:
            raise UnknownNameError("theme", self.theme, THEMES)
        if self.size is not None and not all(0 < side < float("inf") for side in self.size):
            raise InputError(f"the size must be two positive lengths in cm, got {self.size}")

    @property
    def colors(self) -> Theme:
        return THEMES[self.theme]

    @contextmanager
    def drawing(self) -> Iterator[None]:
        """matplotlib's settings for the time of drawing; the user's own ones come back after."""
        with require_matplotlib().rc_context(_settings(self.theme)):
            yield

    def figure(self, width: float, height: float) -> Figure:
        """An empty figure of so many cm, where no size was asked for; its own title is set."""
        wide, high = self.size or (width, height)
        figure: Figure = _picture_class()(
            self, figsize=(wide / _CM_PER_INCH, high / _CM_PER_INCH), layout="constrained"
        )
        if self.title:
            figure.suptitle(self.title)
        return figure

    def line(self, k: int) -> dict[str, Any]:
        """Colour and dashes of the k-th line; twenty lines differ."""
        series = self.colors.series
        return {"color": series[k % len(series)], "linestyle": DASHES[k % len(DASHES)]}

    def area(self, part: str) -> dict[str, Any]:
        """Colour and hatching of a part of a budget."""
        number, hatch = PART_LOOKS.get(part, (8, "oo"))
        return {
            "facecolor": self.colors.series[number],
            "edgecolor": self.colors.ground,
            "hatch": hatch,
            "linewidth": 0.0,
        }


PLAIN = Look()


def require_matplotlib() -> Any:
    """matplotlib, or an error that says how to get it."""
    return optional("matplotlib", "pictures need")


@cache
def _picture_class() -> Any:
    """A Figure that keeps its settings until it is drawn, and shows itself in a notebook."""
    from matplotlib.figure import Figure

    class StyledFigure(Figure):
        def __init__(self, look: Look, **options: Any) -> None:
            self.look = look
            super().__init__(**options)

        def draw(self, renderer: Any) -> None:
            # ticks are made as late as here, and take their colours from the settings
            with self.look.drawing():
                super().draw(renderer)

        def savefig(self, *args: Any, **options: Any) -> None:
            with self.look.drawing():
                super().savefig(*args, **options)

        def _repr_png_(self) -> bytes:
            stream = BytesIO()
            self.savefig(stream, format="png", dpi=110)
            return stream.getvalue()

    return StyledFigure


@cache
def _settings(theme: str) -> dict[str, Any]:
    colours = THEMES[theme]
    grounds = ("axes.facecolor", "figure.facecolor", "figure.edgecolor")
    inked = ["text.color", "xtick.color", "ytick.color"]
    inked += ["axes.edgecolor", "axes.labelcolor", "axes.titlecolor"]
    return {
        **dict.fromkeys(grounds, colours.ground),
        **dict.fromkeys(inked, colours.ink),
        "savefig.facecolor": "auto",
        "savefig.edgecolor": "auto",
        # DejaVu Sans comes with matplotlib: the same picture on every machine
        "font.family": ["DejaVu Sans"],
        "font.size": 9.0,
        "text.usetex": False,
        # a joint may be called $x_1$: names are names, never formulas
        "text.parse_math": False,
        "axes.formatter.use_mathtext": False,
        "axes.unicode_minus": True,
        "axes.titlesize": 9.0,
        "axes.titleweight": "bold",
        "axes.titlelocation": "left",
        "axes.labelsize": 9.0,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "axes.grid": True,
        "axes.axisbelow": True,
        "axes.xmargin": 0.0,
        "axes.linewidth": 0.7,
        "figure.titlesize": 11.0,
        "figure.titleweight": "bold",
        "figure.dpi": 110.0,
        "xtick.labelsize": 8.0,
        "ytick.labelsize": 8.0,
        "grid.color": colours.faint,
        "grid.linewidth": 0.6,
        "grid.alpha": 1.0,
        "lines.linewidth": 1.6,
        "hatch.linewidth": 0.5,
        "legend.frameon": False,
        "legend.fontsize": 8.0,
        "legend.handlelength": 2.8,
        "figure.constrained_layout.h_pad": 0.06,
        "figure.constrained_layout.w_pad": 0.06,
        # a million samples are drawn in pieces
        "agg.path.chunksize": 20000,
        "path.simplify": True,
        "svg.fonttype": "path",
        "svg.hashsalt": "rnea",
        "pdf.fonttype": 42,
    }
