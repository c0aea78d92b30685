"""What lies between motor and joint: gears, motors, elasticity, backlash, sizing."""
