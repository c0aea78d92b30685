"""The same torques computed by others."""

from rnea.check.against.comparison import Comparison, chosen_peers
from rnea.check.against.comparison import compare as comparison_compare
from rnea.check.against.in_mujoco import MujocoPeer
from rnea.check.against.in_pinocchio import PinocchioPeer
