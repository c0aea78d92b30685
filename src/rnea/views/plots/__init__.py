"""Plots: one figure function for each picture, of plain arrays and names; files and windows.

Rotary and sliding joints never share an axis; numbers that are missing leave gaps; the same
numbers give the same file, byte by byte.
"""

from rnea.views.plots.bench import plot
from rnea.views.plots.compare import comparison_figure, histogram_figure
from rnea.views.plots.cycle import CyclePanel, cycle_figure
from rnea.views.plots.files import (
    FILE_TYPES,
    file_type,
    picture_bytes,
    refuse_without_display,
    show_window,
)
from rnea.views.plots.friction import friction_figure
from rnea.views.plots.joints import Joints, over_time
from rnea.views.plots.loads import load_figure
from rnea.views.plots.map import torque_map_figure
from rnea.views.plots.matrix import mass_matrix_figure
from rnea.views.plots.motion import energy_figure, motion_figure, phase_figure
from rnea.views.plots.recordings import (
    contact_figure,
    measured_figure,
    residual_figure,
    speed_figure,
)
from rnea.views.plots.speed import Envelope, limits_of, torque_speed_figure
from rnea.views.plots.spread import Spread, spread_figure
from rnea.views.plots.survey import survey_plot
from rnea.views.plots.torque import budget_bars, budget_figure, torque_figure
from rnea.views.plots.wrench import wrench_figure
