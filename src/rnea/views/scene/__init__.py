"""Scenes: pictures of robots as data, and the painter that draws them.

A scene is lines, points and vectors with units in world axes, brought by whoever makes it; nothing
is computed here. `Camera` is the only projection: worksheets draw through it as well.
"""

from rnea.views.scene.camera import (
    OBLIQUE,
    Camera,
    Floor,
    Viewport,
    aside_camera,
    plane_camera,
    window_around,
)
from rnea.views.scene.legend import Key, draw_legend, rows_needed
from rnea.views.scene.painter import ScenePainter
from rnea.views.scene.scene import (
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
from rnea.views.scene.view import View
