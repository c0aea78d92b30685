"""What lies between motor and joint: gears, motors, elasticity, backlash, sizing.

One file per part. A part takes arrays over a motion, time first, and the `Motor` and `Gear` of
`rnea.describe.actuators`; the dynamics comes in as torques. Angles, torques and inertias are at
the joint's side unless a name says motor.
"""

from rnea.drive.elastic import beyond_gap, motor_acceleration, resonance, transmitted_torque
from rnea.drive.envelope import available_torque, corner_speed
from rnea.drive.joints import Drive, drives
from rnea.drive.rating import Rating
from rnea.drive.sizing import MOST_RATIO, Sizing
from rnea.drive.sizing import size as sizing_size
