"""Motions: profiles and splines within limits, rates from positions, files of trajectories.

A `Motion` answers at any time in closed form, with its exact peaks; `sampled` makes a `Trajectory`
of it. A `Recording` is what a file says; where it has no rates, `estimate_rates` finds them. The
room knows what a `Model` allows (`limits_of`) and nothing of its dynamics.

>>> limits = MotionLimits.of(["hip", "knee"], velocity=1.0, acceleration=[2.0, 4.0])
>>> motion = point_to_point([0, 0], [3, 1], "trapezoid", ["hip", "knee"], limits)
>>> motion.duration, usage(motion.peaks, limits).joint
(3.5, 'hip')
"""

from rnea.apps.trajectory.columns import RATES, Columns, Joints, different
from rnea.apps.trajectory.files.column_mapping import LEFT_OUT, PLAIN, ColumnMapping
from rnea.apps.trajectory.files.column_units import CURRENTS, OURS, UNITS, Units, factor
from rnea.apps.trajectory.files.heading_units import HeadingUnits, measured
from rnea.apps.trajectory.files.trajectory_csv import read_recording
from rnea.apps.trajectory.files.trajectory_file import MOTION_ENDINGS, motion_bytes, read_motion
from rnea.apps.trajectory.files.trajectory_npz import npz_arrays
from rnea.apps.trajectory.limits import (
    LIMITED_RATES,
    MotionLimits,
    Usage,
    limit_notes,
    limits_of,
    refuse_outside,
    usage,
)
from rnea.apps.trajectory.orientations import unit_quaternions
from rnea.apps.trajectory.profiles.assembled import (
    LoopTrajectory,
    closed_along,
    independent_part,
    independent_places,
)
from rnea.apps.trajectory.profiles.closed_grid import grid_rows
from rnea.apps.trajectory.profiles.demo_trajectory import demo_trajectory
from rnea.apps.trajectory.profiles.fourier import Fourier, fourier
from rnea.apps.trajectory.profiles.point_to_point import (
    POINT_TO_POINT,
    RestToRest,
    point_to_point,
)
from rnea.apps.trajectory.profiles.spline import Spline, spline
from rnea.apps.trajectory.rates.episode_times import EpisodeTimes
from rnea.apps.trajectory.rates.long_rates import LongRates
from rnea.apps.trajectory.rates.rate_estimate import RateEstimate
from rnea.apps.trajectory.rates.rate_notes import (
    rate_findings,
    rate_line,
    rate_notes,
    speed_ratios,
)
from rnea.apps.trajectory.rates.rates import estimate_rates
from rnea.apps.trajectory.rates.smoothing import SmoothingSpline
from rnea.apps.trajectory.rates.standstill import STILL, with_standstill
from rnea.apps.trajectory.recording import LARGEST, Recording, whole_recording
from rnea.apps.trajectory.slow_rows import slow_rows
from rnea.apps.trajectory.trajectory import Motion, Peaks, State, Trajectory, sampled
from rnea.files.tables.csv_comments import comment_lines
from rnea.files.tables.csv_table import SEPARATORS, CsvTable, refuse_missing, stacked

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
