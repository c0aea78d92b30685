"""Plots: figures of arrays and names."""

from rnea.views.plots.bench import plot
from rnea.views.plots.compare import comparison_figure, histogram_figure
from rnea.views.plots.energy import energy_figure
from rnea.views.plots.files import file_type, picture_bytes, refuse_without_display, show_window
from rnea.views.plots.joint_axes import Joints, over_time
from rnea.views.plots.map import torque_map_figure
from rnea.views.plots.matrix import mass_matrix_figure
from rnea.views.plots.motion import motion_figure, phase_figure
from rnea.views.plots.speed import Envelope, Limits, limits_of, torque_speed_figure
from rnea.views.plots.torque import budget_bars, budget_figure, torque_figure
from rnea.views.plots.wrench import wrench_figure
