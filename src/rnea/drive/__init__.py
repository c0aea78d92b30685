"""What lies between motor and joint: gears, motors, elasticity, backlash, sizing.

One file per part. A part takes arrays over a motion, time first, and a `Motor` and a `Gear`; the
dynamics comes in as torques. Angles, torques and inertias are at the joint's side unless a name
says motor.

>>> motor, gear = Motor(torque_constant=0.05, resistance=0.5), Gear(ratio=100, efficiency=0.8)
>>> electrics(motor, gear, [0, 1], [1, 1], [0, 0], [20, 20]).current
array([5., 5.])
"""

from rnea.describe import Gear, Gearbox, Motor
from rnea.describe.toml import (
    read_gearboxes,
    read_motors,
    read_shipped_gearboxes,
    read_shipped_motors,
)
from rnea.drive.backlash import FlankChange, flank_changes, flanks, motor_lead
from rnea.drive.bearings import BearingLoad, bearing_loads
from rnea.drive.cycle import Cycle, cycle_rms
from rnea.drive.demands import Demand
from rnea.drive.elastic import (
    Resonance,
    beyond_gap,
    motor_acceleration,
    motor_motion,
    motor_position,
    resonance,
    transmitted_torque,
)
from rnea.drive.electrics import Electrics, electrics, gear_loss, reflected_inertia, shaft_torque
from rnea.drive.envelope import (
    available_torque,
    corner_speed,
    in_continuous_region,
    in_peak_region,
    rated_current,
    winding_rise,
)
from rnea.drive.gearbox_loads import GearboxLoad, gearbox_load
from rnea.drive.joint_motion import JointMotion
from rnea.drive.joints import Drive, drives, torque_per_ampere
from rnea.drive.pairing import rate_pair
from rnea.drive.rating import Rating, best_ratio, format_ratio
from rnea.drive.ratio_choice import least_torque_ratio
from rnea.drive.ratio_windows import windows
from rnea.drive.rotors import spinning_rotor_torque
from rnea.drive.sizing import MOST_RATIO, MOST_RATIO_SLIDING, Sizing, size
from rnea.drive.transmission import Transmission
from rnea.drive.unmotorized_gears import UnmotorizedGear

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
