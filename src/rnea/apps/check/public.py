"""Checks: what is wrong with a robot, with torques, or with leaving something out.

    import rnea
    arm = rnea.load("arm.urdf")
    rnea.check.lint(arm)                       faults of the model, gravest first
    rnea.apps.check.suspect_units(arm)              numbers that are probably not in SI units
    rnea.check.repaired(arm)                   what can be put right without guessing
    rnea.check.against(arm, "pinocchio")       the same torques computed by others
    rnea.check.diagnose(arm, q, qd, qdd, tau)  which known mistake explains these torques?
    rnea.check.cost(budget, qd, ["coriolis"])  what leaving out a term costs

Checks judge and never change what they are given; wrong physics of known mistakes lives in
`mistakes/` and nowhere else.
"""

from rnea.apps.check.diagnose.diagnosis import Diagnosis, diagnose
from rnea.apps.check.diagnose.mistake import Mistake
from rnea.apps.check.diagnose.residual import EXACT, Residual
from rnea.apps.check.diagnose.side_by_side import SideBySide
from rnea.apps.check.diagnose.stated_precision import torque_digits, typed, written
from rnea.apps.check.diagnose.torque_file import read_torques, read_written_torques
from rnea.apps.check.diagnose.verdict_words import FEW_DIGITS, has_nearest
from rnea.apps.check.energy_history import EnergyHistory, energy_history
from rnea.apps.check.ignoring import (
    COMMAND_TERMS,
    TOLERATED,
    Growth,
    OmissionEffect,
    checked_on_command_line,
    cost,
    growth,
)
from rnea.apps.check.lint.link_sizes import reach
from rnea.apps.check.lint.linting import lint, refused
from rnea.apps.check.lint.repair import Repair, repaired
from rnea.apps.check.lint.units import UnitHypothesis, find_unit_errors
from rnea.apps.check.peers.peer_comparison import PeerComparison, against, chosen_peers
from rnea.apps.check.term_sizes import term_sizes
from rnea.apps.check.torque_map import TorqueMap, torque_map
from rnea.apps.check.variable_coordinates import (
    INSTEAD,
    coordinate_column,
    roams,
    span_near,
    speed_along,
    varied_columns,
)
from rnea.core.findings import ERROR, NOTE, SEVERITIES, WARNING, Finding, at_least

__all__ = [
    "ERROR",
    "NOTE",
    "SEVERITIES",
    "WARNING",
    "Diagnosis",
    "EnergyHistory",
    "Finding",
    "Growth",
    "Mistake",
    "OmissionEffect",
    "PeerComparison",
    "Repair",
    "Residual",
    "SideBySide",
    "TorqueMap",
    "UnitHypothesis",
    "against",
    "cost",
    "diagnose",
    "energy_history",
    "find_unit_errors",
    "growth",
    "lint",
    "read_torques",
    "repaired",
    "torque_map",
]
