"""Scenes: lines, points and vectors with units, and their painter."""

from rnea.views.scene.camera import Camera, Window, aside_camera, plane_camera, window_around
from rnea.views.scene.legend import Key, rows_needed
from rnea.views.scene.look import SceneLook, scene_look
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
