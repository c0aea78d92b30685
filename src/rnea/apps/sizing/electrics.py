"""From joint torque to motor current, voltage and power, over a motion.

    ω  = r qd                                   motor speed
    Ts = tau (1/η or η) / r                     at the gear's motor side
    T  = Ts + J r qdd + d ω + Tc sgn ω          electromagnetic torque
    i  = T / Kt
    u  = R i + L di/dt + Ke ω

Power through a gear shrinks by the efficiency η, whichever way it flows. Where the motor drives the
joint (tau qd > 0) the shaft delivers more than tau / r; where the joint drives the motor
(tau qd < 0) it receives less. At rest nothing flows and nothing is lost.

Electrical power goes in as u i, negative where a braking motor feeds it back. What goes in is found
again, term by term: at the joint, as heat in copper, bearings and gear, and stored in the rotor and
in the winding's field.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from rnea.core.description import Gear, Motor
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError


@dataclass(frozen=True, eq=False)
class Electrics:
    """What a motor does over a motion, each (N,): SI, motor side.

    shaft: torque at the gear; torque: electromagnetic. Powers (W): electrical in; mechanical at
    the joint; copper, friction, gear as heat; kinetic and magnetic stored; conversion, what is
    left where the constants of torque and back-EMF differ, as iron losses do.
    t: s; speed: rad/s; current: A; voltage: V

    >>> hoist = Motor(torque_constant=0.05, resistance=0.5)
    >>> hold = electrics(hoist, Gear(ratio=100), [0, 1], [0, 0], [0, 0], [20, 20])
    >>> hold.copper.round(9), round(float(hold.energy), 9)  # 4² · 0.5 W through 1 s
    (array([8., 8.]), 8.0)
    """

    t: Array
    speed: Array
    shaft: Array
    torque: Array
    current: Array
    voltage: Array
    electrical: Array
    mechanical: Array
    copper: Array
    friction: Array
    gear: Array
    kinetic: Array
    magnetic: Array
    conversion: Array

    @property
    def unexplained(self) -> Array:
        """Electrical power that no term accounts for: rounding."""
        where = self.mechanical + self.copper + self.friction + self.gear
        return self.electrical - (where + self.kinetic + self.magnetic + self.conversion)

    @property
    def energy(self) -> float:
        """Net electrical energy over the motion, J."""
        return integral(self.t, self.electrical)

    @property
    def regenerated(self) -> float:
        """Energy fed back while braking, J, above zero."""
        return -integral(self.t, np.minimum(self.electrical, 0.0))


def electrics(motor: Motor, gear: Gear, t: Any, qd: Any, qdd: Any, tau: Any) -> Electrics:
    """One joint over a motion (N,); tau is the joint's torque without its rotor.

    The joint's own friction belongs to tau; the motor's is added here.

    >>> hoist = Motor(torque_constant=0.05, resistance=0.5)
    >>> hold = electrics(hoist, Gear(ratio=100), [0, 1], [0, 0], [0, 0], [20, 20])
    >>> hold.current.round(9), hold.voltage.round(9), hold.electrical.round(9)
    (array([4., 4.]), array([2., 2.]), array([8., 8.]))
    """
    t, qd, qdd, tau = (np.asarray(x, dtype=float) for x in (t, qd, qdd, tau))
    if t.ndim != 1 or not (t.shape == qd.shape == qdd.shape == tau.shape):
        raise InputError("t, qd, qdd and tau of one joint must be of one length")
    speed, acceleration = qd * gear.ratio, qdd * gear.ratio
    inertia = motor.inertia + gear.inertia
    rubbing = speed * motor.viscous + np.sign(speed) * motor.coulomb
    shaft = shaft_torque(gear, tau, qd)
    torque = shaft + acceleration * inertia + rubbing
    current = torque / motor.torque_constant
    induced = time_derivative(t, current) * motor.inductance
    back = speed * motor.emf_constant
    voltage = current * motor.resistance + induced + back
    return Electrics(
        t=t,
        speed=speed,
        shaft=shaft,
        torque=torque,
        current=current,
        voltage=voltage,
        electrical=voltage * current,
        mechanical=tau * qd,
        copper=current * current * motor.resistance,
        friction=rubbing * speed,
        gear=gear_loss(gear, tau, qd),
        kinetic=speed * acceleration * inertia,
        magnetic=induced * current,
        conversion=(back - speed * motor.torque_constant) * current,
    )


def shaft_torque(gear: Gear, tau: Any, qd: Any) -> Array:
    """Torque (N m) at the motor's side for tau (N m or N) at the joint, moving at qd.

    >>> gear = Gear(ratio=100, efficiency=0.8)
    >>> shaft_torque(gear, [40.0, 40.0, 40.0], [1.0, -1.0, 0.0])
    array([0.5 , 0.32, 0.4 ])
    """
    tau = np.asarray(tau, dtype=float)
    return tau * loss_factor(gear, tau, qd) / gear.ratio


def loss_factor(gear: Gear, tau: Any, qd: Any) -> Array:
    """1/η where the motor drives, η where the joint does, 1 at rest."""
    power = np.asarray(tau, dtype=float) * np.asarray(qd, dtype=float)
    driven = np.where(power < 0, gear.efficiency, 1.0)
    return np.where(power > 0, 1.0 / gear.efficiency, driven)


def gear_loss(gear: Gear, tau: Any, qd: Any) -> Array:
    """Power (W) that the gear turns into heat; never negative.

    >>> gear_loss(Gear(ratio=100, efficiency=0.8), [40.0], [1.0]).round(9)  # 50 W in, 40 W out
    array([10.])
    """
    power = np.asarray(tau, dtype=float) * np.asarray(qd, dtype=float)
    return power * (loss_factor(gear, tau, qd) - 1.0)


def reflected_inertia(gear: Gear, inertia: float) -> float:
    """What the joint feels of an inertia at the motor's side: ratio² times it.

    >>> reflected_inertia(Gear(ratio=100), 2e-5)
    0.2
    """
    return float(gear.ratio**2 * inertia)


def time_derivative(t: Array, x: Array) -> Array:
    """dx/dt from samples, of second order where there are three of them."""
    if len(t) < 2:
        return np.zeros_like(x)
    return np.gradient(x, t, edge_order=2 if len(t) > 2 else 1)


def integral(t: Array, x: Array) -> float:
    """∫ x dt by trapezoids."""
    return float(np.trapezoid(x, t))


def mean(t: Array, x: Array) -> float:
    """The mean over time; of a single sample that sample."""
    return float(x[0]) if len(t) == 1 else integral(t, x) / float(t[-1] - t[0])


def rms(t: Array, x: Array) -> float:
    """The root of the mean square over time."""
    return float(np.sqrt(mean(t, x * x)))
