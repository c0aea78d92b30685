"""Plots: one figure function for each picture, of plain arrays and names; files and windows.

Rotary and sliding joints never share an axis; numbers that are missing leave gaps; the same
numbers give the same file, byte by byte.
"""

from rnea.report.figures.bench_figures import plot
from rnea.report.figures.compare import comparison_figure, histogram_figure
from rnea.report.figures.cycle import CyclePanel, cycle_figure
from rnea.report.figures.figure_files import (
    FILE_TYPES,
    file_type,
    picture_bytes,
    refuse_without_display,
    show_window,
)
from rnea.report.figures.friction import friction_figure
from rnea.report.figures.joint_columns import Joints, over_time
from rnea.report.figures.loads import load_figure
from rnea.report.figures.matrix import mass_matrix_figure
from rnea.report.figures.motion_figures import energy_figure, motion_figure, phase_figure
from rnea.report.figures.recording_figures import (
    contact_figure,
    measured_figure,
    residual_figure,
    speed_figure,
)
from rnea.report.figures.speed import Envelope, limits_of, torque_speed_figure
from rnea.report.figures.spread import Spread, spread_figure
from rnea.report.figures.survey import survey_plot
from rnea.report.figures.torque_figures import budget_bars, budget_figure, torque_figure
from rnea.report.figures.torque_map_figure import torque_map_figure
from rnea.report.figures.wrench import wrench_figure
