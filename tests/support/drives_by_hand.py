"""What a drive uses of each limit, written out without the package's own rating."""

import math

import numpy as np


def shares(motor, gear, motion):
    """By name of the limit; gear: anything with ratio, efficiency, inertia and limits."""
    t, qd, qdd, tau = motion.t, motion.qd, motion.qdd, motion.tau
    ratio, T, D = abs(gear.ratio), t[-1] - t[0], motion.dwell
    power = tau * qd
    loss = np.where(power > 0, 1 / gear.efficiency, np.where(power < 0, gear.efficiency, 1.0))
    torque = tau * loss / ratio + (motor.inertia + gear.inertia) * ratio * qdd
    torque = torque + motor.viscous * ratio * qd + motor.coulomb * np.sign(qd)
    current = torque / motor.torque_constant
    hold = motion.hold / ratio if D else 0.0
    used = {}
    if motor.rated_torque is not None:
        square = (np.trapezoid(torque**2, t) + D * hold**2) / (T + D)
        used["motor thermal"] = square / (motor.rated_torque + motor.coulomb) ** 2
    if motor.peak_torque is not None:
        used["motor torque"] = max(np.abs(torque).max(), abs(hold)) / motor.peak_torque
    if motor.max_speed is not None:
        used["motor speed"] = np.abs(qd).max() * ratio / motor.max_speed
    if motor.voltage is not None:
        back = motor.torque_constant if motor.back_emf is None else motor.back_emf
        voltage = motor.resistance * current + back * ratio * qd
        voltage = voltage + motor.inductance * np.gradient(current, t, edge_order=2)
        held = motor.resistance * hold / motor.torque_constant
        used["motor voltage"] = max(np.abs(voltage).max(), abs(held)) / motor.voltage
    return used | _of_gear(gear, motion, ratio, T + D)


def _of_gear(gear, motion, ratio, cycle):
    speed, size = np.abs(motion.qd), np.abs(motion.tau)
    way, p, used = np.trapezoid(speed, motion.t), gear.life_exponent, {}
    if gear.average_torque is not None:
        mean = (np.trapezoid(size**p * speed, motion.t) / way) ** (1 / p)
        used["gearbox average torque"] = mean / gear.average_torque
    if gear.peak_torque is not None:
        held = abs(motion.hold) if motion.dwell else 0.0
        used["gearbox peak torque"] = max(size.max(), held) / gear.peak_torque
    if gear.average_speed is not None:
        used["gearbox average speed"] = way / cycle * ratio / gear.average_speed
    if gear.max_speed is not None:
        used["gearbox peak speed"] = speed.max() * ratio / gear.max_speed
    return used


def over_all(motor, gear, motions):
    """How many limits are broken in any of the cycles, the largest share, the heat."""
    found = [shares(motor, gear, motion) for motion in motions]
    broken = {what for one in found for what, share in one.items() if share > 1 + 1e-9}
    worst = max(share for one in found for share in one.values())
    return len(broken), worst, max(one.get("motor thermal", math.nan) for one in found)


def every_pair(motors, boxes, motions, size):
    """Pairs that fit as (size, heat, motor, box), and of the others (broken, worst, motor, box)."""
    fitting, failing = [], []
    for motor in motors:
        for box in boxes:
            broken, worst, heat = over_all(motor, box, motions)
            if broken:
                failing.append((broken, worst, motor.name, box.name))
            else:
                fitting.append((size(motor, box), heat, motor.name, box.name))
    return sorted(fitting), sorted(failing)
