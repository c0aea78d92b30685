"""What lies between motor and joint: gears, motors, elasticity, backlash, sizing.

One file per part. A part takes arrays over a motion, time first, and a `Motor` and a `Gear`; the
dynamics comes in as torques. Angles, torques and inertias are at the joint's side unless a name
says motor.

>>> motor, gear = Motor(torque_constant=0.05, resistance=0.5), Gear(ratio=100, efficiency=0.8)
>>> electrics(motor, gear, [0, 1], [1, 1], [0, 0], [20, 20]).current
array([5., 5.])
"""

from rnea.apps.sizing.backlash import FlankChange, flank_changes, flanks, motor_lead
from rnea.apps.sizing.bearings import BearingLoad, bearing_loads
from rnea.apps.sizing.cycle import Cycle, cycle_rms
from rnea.apps.sizing.demands import Demand
from rnea.apps.sizing.elastic import (
    Resonance,
    beyond_gap,
    motor_acceleration,
    motor_motion,
    motor_position,
    resonance,
    transmitted_torque,
)
from rnea.apps.sizing.electrics import (
    Electrics,
    electrics,
    gear_loss,
    reflected_inertia,
    shaft_torque,
)
from rnea.apps.sizing.envelope import (
    available_torque,
    corner_speed,
    in_continuous_region,
    in_peak_region,
    rated_current,
    winding_rise,
)
from rnea.apps.sizing.gearbox_loads import GearboxLoad, gearbox_load
from rnea.apps.sizing.joint_motion import JointMotion
from rnea.apps.sizing.joints import Drive, drives, torque_per_ampere
from rnea.apps.sizing.pairing import rate_pair
from rnea.apps.sizing.rating import Rating, best_ratio, format_ratio
from rnea.apps.sizing.ratio_choice import least_torque_ratio
from rnea.apps.sizing.ratio_windows import windows
from rnea.apps.sizing.rotors import spinning_rotor_torque
from rnea.apps.sizing.sizing import MOST_RATIO, MOST_RATIO_SLIDING, Sizing, size
from rnea.apps.sizing.transmission import Transmission
from rnea.apps.sizing.unmotorized_gears import UnmotorizedGear
from rnea.core.description import Gear, Gearbox, Motor
from rnea.files.robots.toml import (
    read_gearboxes,
    read_motors,
    read_shipped_gearboxes,
    read_shipped_motors,
)

__all__ = [
    "BearingLoad",
    "Cycle",
    "Demand",
    "Drive",
    "Electrics",
    "FlankChange",
    "Gear",
    "Gearbox",
    "GearboxLoad",
    "JointMotion",
    "Motor",
    "Rating",
    "Resonance",
    "Sizing",
    "Transmission",
    "UnmotorizedGear",
    "available_torque",
    "bearing_loads",
    "best_ratio",
    "corner_speed",
    "drives",
    "electrics",
    "flank_changes",
    "flanks",
    "format_ratio",
    "gear_loss",
    "gearbox_load",
    "in_continuous_region",
    "in_peak_region",
    "least_torque_ratio",
    "motor_acceleration",
    "motor_lead",
    "motor_motion",
    "motor_position",
    "rate_pair",
    "rated_current",
    "read_gearboxes",
    "read_motors",
    "read_shipped_gearboxes",
    "read_shipped_motors",
    "reflected_inertia",
    "resonance",
    "shaft_torque",
    "size",
    "spinning_rotor_torque",
    "torque_per_ampere",
    "transmitted_torque",
    "winding_rise",
    "windows",
]
