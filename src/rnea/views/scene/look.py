"""Colours of scenes and films: those of all pictures (`style`), given to links and arrows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rnea.errors import UnknownNameError
from rnea.views.style import THEMES, Theme


@dataclass(frozen=True)
class SceneLook:
    """What has which colour. edge: around arrows, so that crossing ones stay apart; plate: behind
    texts; vector: by quantity; axes: x, y, z of frames."""

    theme: str
    colours: Theme
    quiet: str
    link: str
    link_edge: str
    joint: str
    hub: str
    floor: str
    shadow: str
    body: str
    edge: str
    plate: str
    vector: Mapping[str, str] = field(hash=False)
    axes: tuple[str, str, str]

    @property
    def ink(self) -> str:
        return self.colours.ink

    @property
    def paper(self) -> str:
        return self.colours.ground

    @property
    def faint(self) -> str:
        return self.colours.faint

    @property
    def active(self) -> str:
        return self.colours.colours[1]

    @property
    def torque(self) -> str:
        return self.colours.colours[2]

    @property
    def trail(self) -> str:
        return self.colours.colours[0]

    def curve(self, index: int) -> str:
        return self.colours.colours[index % len(self.colours.colours)]


def _vectors(theme: Theme, motion: Mapping[str, str]) -> dict[str, str]:
    """Forces warm, moments violet, motion blue and green."""
    warm, violet, grey = theme.colours[2], theme.colours[4], theme.colours[8]
    forces = {"F": theme.colours[6], "weight": grey, "lift": grey, "f": warm, "load": warm}
    return {**motion, **forces, "n": violet, "load moment": violet}


LIGHT = SceneLook(
    theme="light",
    colours=THEMES["light"],
    quiet="#8a939e",
    link="#b4bfcc",
    link_edge="#4b5866",
    joint="#39434e",
    hub="#6d7986",
    floor="#e9edf1",
    shadow="#dfe3e8",
    body="#7fa3c7",
    edge="#ffffff",
    plate="#ffffffd0",
    vector=_vectors(
        THEMES["light"],
        {
            "w": "#2f7fc8",
            "wd": "#1d4f86",
            "v": "#4f9e62",
            "vd": "#1b7837",
            "vdc": "#1b7837",
            "N": "#b07ad0",
        },
    ),
    axes=("#bd1f01", "#1b7837", "#3f54c8"),
)
DARK = SceneLook(
    theme="dark",
    colours=THEMES["dark"],
    quiet="#8b949e",
    link="#5d6874",
    link_edge="#aab4bf",
    joint="#c3ccd5",
    hub="#7b8794",
    floor="#262b31",
    shadow="#0e1013",
    body="#7fa3c7",
    edge="#16191d",
    plate="#16191dd0",
    vector=_vectors(
        THEMES["dark"],
        {
            "w": "#5aa9f0",
            "wd": "#8fb8ff",
            "v": "#7fd092",
            "vd": "#4fc274",
            "vdc": "#4fc274",
            "N": "#d7a8f2",
        },
    ),
    axes=("#f0543a", "#4fc274", "#7f92ff"),
)
LOOKS = {"light": LIGHT, "dark": DARK}


def scene_look(theme: str) -> SceneLook:
    if theme not in LOOKS:
        raise UnknownNameError("theme", theme, LOOKS)
    return LOOKS[theme]
