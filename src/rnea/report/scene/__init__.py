"""Scenes: pictures of robots as data, and the painter that draws them.

A scene is lines, points and vectors with units in world axes, brought by whoever makes it; nothing
is computed here. `Camera` is the only projection: worksheets draw through it as well.
"""

from rnea.report.scene.camera import (
    OBLIQUE,
    Camera,
    Floor,
    Viewport,
    aside_camera,
    plane_camera,
    window_around,
)
from rnea.report.scene.legend import Key, draw_legend, rows_needed
from rnea.report.scene.painter import ScenePainter
from rnea.report.scene.scene import (
    QUANTITIES,
    Badge,
    Ellipsoid,
    Line,
    Point,
    Scene,
    Vector,
    round_value,
    scales_for,
)
from rnea.report.scene.view import View
