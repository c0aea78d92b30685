"""Matrices of the equations of motion, and energies. Attached to `Robot` as methods."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rnea.core.recursions import Motion
from rnea.core.spatial.numbers import Array
from rnea.engine.native import Give
from rnea.robot.native_dispatch import short

if TYPE_CHECKING:
    from rnea.robot.robot import Robot


@short("mass_matrix")
def mass_matrix(
    robot: Robot, q: Any, *, rotor: bool = True, eager: bool = False, out: Array | None = None
) -> Array:
    """M(q) (..., n, n), rotors on the diagonal.

    >>> from rnea import load
    >>> load("one_link").mass_matrix([0.0])
    array([[0.33333333]])
    """
    return robot._ask("mass_matrix", (q,), rotor=rotor, eager=eager, out=out)


@short("coriolis_matrix")
def coriolis_matrix(
    robot: Robot, q: Any, qd: Any, *, eager: bool = False, out: Array | None = None
) -> Array:
    """C(q, qd) (..., n, n) in the Christoffel choice: C qd is the velocity torque, and
    dM/dt - 2 C is skew-symmetric.

    >>> from rnea import load
    >>> load("planar_2r").coriolis_matrix([0.0, 0.5], [1.0, 0.0]).round(4) + 0
    array([[ 0.    , -0.5753],
           [ 0.5753,  0.    ]])
    """
    return robot._ask("coriolis_matrix", (q, qd), eager=eager, out=out)


@short("christoffel")
def christoffel(robot: Robot, q: Any, *, eager: bool = False, out: Array | None = None) -> Array:
    """c_ijk (..., n, n, n) with (C qd)_i = Σ c_ijk qd_j qd_k, symmetric in j and k.

    >>> from rnea import load
    >>> load("planar_2r").christoffel([0.0, 0.5])[0].round(4) + 0  # of joint 1: -m2 l1 r2 sin 0.5
    array([[ 0.    , -0.5753],
           [-0.5753, -0.5753]])
    """
    return robot._ask("christoffel", (q,), eager=eager, out=out)


@short("kinetic_energy", Give.NUMBER)
def kinetic_energy(
    robot: Robot, q: Any, qd: Any, *, rotor: bool = True, base: Motion = None, eager: bool = False
) -> Array:
    """Kinetic energy (...) in J, the rotors' ½ gear² J qd² included.

    >>> from rnea import load
    >>> round(load("one_link").kinetic_energy([0.0], [3.0]), 9)  # ½ (1/3) 3²
    np.float64(1.5)
    """
    return robot._ask("kinetic_energy", (q, qd), rotor=rotor, base=base, eager=eager)[()]


@short("potential_energy", Give.NUMBER)
def potential_energy(
    robot: Robot, q: Any, *, gravity: Any = None, spring: bool = True, eager: bool = False
) -> Array:
    """Potential energy (...) in J, the springs' ½ k (q - rest)² included.

    That of gravity is zero with the centre of mass at the height of the world.

    >>> from rnea import load
    >>> round(load("one_link").potential_energy([0.0]), 9)  # 1 kg hangs 0.5 m below
    np.float64(-4.905)
    """
    return robot._ask("potential_energy", (q,), gravity=gravity, spring=spring, eager=eager)[()]
