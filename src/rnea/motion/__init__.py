"""Motions: profiles, splines, rates from positions, trajectory files."""

from rnea.motion.csv_table import CsvTable, stacked
from rnea.motion.fourier import fourier
from rnea.motion.limits import LIMITED_RATES, Limits, usage
from rnea.motion.point_to_point import POINT_TO_POINT, point_to_point
from rnea.motion.rate_notes import rate_notes
from rnea.motion.rates import estimate_rates
from rnea.motion.robot_limits import limits_of, refuse_outside, units_of
from rnea.motion.spline import spline
from rnea.motion.suspicions import limit_notes, rate_suspicions
from rnea.motion.trajectory import Motion, Trajectory, sampled
from rnea.motion.trajectory_csv import RATES, read_recording
from rnea.motion.trajectory_csv import read as trajectory_csv_read
from rnea.motion.trajectory_csv import write as trajectory_csv_write
from rnea.motion.trajectory_file import motion_bytes, read_motion
