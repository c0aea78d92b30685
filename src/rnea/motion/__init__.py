"""Motions: profiles and splines within limits, rates from positions, files of trajectories.

A `Motion` answers at any time in closed form, with its exact peaks; `sampled` makes a `Trajectory`
of it. A `Recording` is what a file says; where it has no rates, `estimate_rates` finds them. The
room knows what a `Model` allows (`limits_of`) and nothing of its dynamics.

>>> limits = MotionLimits.of(["hip", "knee"], velocity=1.0, acceleration=[2.0, 4.0])
>>> motion = point_to_point([0, 0], [3, 1], "trapezoid", ["hip", "knee"], limits)
>>> motion.duration, usage(motion.peaks, limits).joint
(3.5, 'hip')
"""

from rnea.motion.assembled import (
    LoopTrajectory,
    closed_along,
    independent_part,
    independent_places,
)
from rnea.motion.closed_grid import grid_rows
from rnea.motion.column_mapping import LEFT_OUT, PLAIN, ColumnMapping
from rnea.motion.columns import RATES, Columns, Joints, different
from rnea.motion.csv_comments import comment_lines
from rnea.motion.csv_table import SEPARATORS, CsvTable, refuse_missing, stacked
from rnea.motion.demo_trajectory import demo_trajectory
from rnea.motion.episode_times import EpisodeTimes
from rnea.motion.fourier import Fourier, fourier
from rnea.motion.heading_units import HeadingUnits, measured
from rnea.motion.limits import (
    LIMITED_RATES,
    MotionLimits,
    Usage,
    limit_notes,
    limits_of,
    refuse_outside,
    usage,
)
from rnea.motion.long_rates import LongRates
from rnea.motion.orientations import unit_quaternions
from rnea.motion.point_to_point import POINT_TO_POINT, RestToRest, point_to_point
from rnea.motion.rate_estimate import RateEstimate
from rnea.motion.rate_notes import rate_findings, rate_line, rate_notes, speed_ratios
from rnea.motion.rates import estimate_rates
from rnea.motion.recording import LARGEST, Recording, whole_recording
from rnea.motion.slow_rows import slow_rows
from rnea.motion.smoothing import SmoothingSpline
from rnea.motion.spline import Spline, spline
from rnea.motion.standstill import STILL, with_standstill
from rnea.motion.trajectory import Motion, Peaks, State, Trajectory, sampled
from rnea.motion.trajectory_csv import read_recording
from rnea.motion.trajectory_file import MOTION_ENDINGS, motion_bytes, read_motion
from rnea.motion.trajectory_npz import npz_arrays
from rnea.motion.units import CURRENTS, OURS, UNITS, Units, factor

__all__ = [
    "POINT_TO_POINT",
    "STILL",
    "ColumnMapping",
    "Columns",
    "EpisodeTimes",
    "Fourier",
    "LongRates",
    "LoopTrajectory",
    "Motion",
    "MotionLimits",
    "Peaks",
    "RateEstimate",
    "Recording",
    "RestToRest",
    "Spline",
    "State",
    "Trajectory",
    "Usage",
    "closed_along",
    "demo_trajectory",
    "estimate_rates",
    "fourier",
    "grid_rows",
    "independent_part",
    "independent_places",
    "limits_of",
    "motion_bytes",
    "point_to_point",
    "read_motion",
    "sampled",
    "spline",
    "usage",
    "with_standstill",
]
