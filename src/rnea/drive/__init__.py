"""What lies between motor and joint: gears, motors, elasticity, backlash, sizing.

One file per part. A part takes arrays over a motion, time first, and the `Motor` and `Gear` of
`rnea.describe.actuators`; the dynamics comes in as torques. Angles, torques and inertias are at
the joint's side unless a name says motor.
"""
