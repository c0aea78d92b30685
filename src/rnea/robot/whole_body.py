"""The robot as a whole: mass, centre of mass and momentum. Attached to `Robot` as methods.

The base link counts: it belongs to the robot, even where it never moves. All in world axes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rnea.core.recursions import Motion
from rnea.core.spatial.numbers import Array
from rnea.robot.native_dispatch import short

if TYPE_CHECKING:
    from rnea.robot.robot import Robot


def mass(robot: Robot) -> Any:
    """The mass of all links, the base included (kg).

    >>> from rnea import load
    >>> load("planar_2r").mass
    8.0
    """
    return robot.model.mass


@short("center_of_mass")
def center_of_mass(robot: Robot, q: Any, *, eager: bool = False, out: Array | None = None) -> Array:
    """The centre of mass (..., 3) in the world (m).

    >>> from rnea import load
    >>> load("one_link").center_of_mass([0.0])
    array([ 0. ,  0. , -0.5])
    """
    return robot._ask("center_of_mass", (q,), eager=eager, out=out)


@short("center_of_mass_velocity")
def center_of_mass_velocity(
    robot: Robot,
    q: Any,
    qd: Any,
    *,
    base: Motion = None,
    eager: bool = False,
    out: Array | None = None,
) -> Array:
    """How fast the centre of mass moves (..., 3) (m/s).

    >>> from rnea import load
    >>> load("one_link").center_of_mass_velocity([0.0], [2.0]).round(9) + 0
    array([1., 0., 0.])
    """
    return robot._ask("center_of_mass_velocity", (q, qd), base=base, eager=eager, out=out)


@short("center_of_mass_acceleration")
def center_of_mass_acceleration(
    robot: Robot,
    q: Any,
    qd: Any,
    qdd: Any = None,
    *,
    base: Motion = None,
    eager: bool = False,
    out: Array | None = None,
) -> Array:
    """The acceleration of the centre of mass (..., 3) (m/s²); gravity is not in it.

    >>> from rnea import load
    >>> load("one_link").center_of_mass_acceleration([0.0], [2.0]).round(9) + 0  # 0.5 · 2², up
    array([0., 0., 2.])
    """
    return robot._ask("center_of_mass_acceleration", (q, qd, qdd), base=base, eager=eager, out=out)


@short("center_of_mass_jacobian")
def center_of_mass_jacobian(
    robot: Robot, q: Any, *, eager: bool = False, out: Array | None = None
) -> Array:
    """J (..., 3, nv): the centre of mass moves at J qd.

    >>> from rnea import load
    >>> load("one_link").center_of_mass_jacobian([0.0])
    array([[0.5],
           [0. ],
           [0. ]])
    """
    return robot._ask("center_of_mass_jacobian", (q,), eager=eager, out=out)


@short("centroidal_momentum")
def centroidal_momentum(
    robot: Robot,
    q: Any,
    qd: Any,
    *,
    base: Motion = None,
    eager: bool = False,
    out: Array | None = None,
) -> Array:
    """Momentum (..., 6): angular about the centre of mass (N m s), then linear (N s).

    The rotors' own turning is not in it.

    >>> from rnea import load
    >>> load("one_link").centroidal_momentum([0.0], [1.0]).round(4)
    array([ 0.    , -0.0833,  0.    ,  0.5   ,  0.    ,  0.    ])
    """
    return robot._ask("centroidal_momentum", (q, qd), base=base, eager=eager, out=out)


@short("centroidal_momentum_matrix")
def centroidal_momentum_matrix(
    robot: Robot, q: Any, *, eager: bool = False, out: Array | None = None
) -> Array:
    """A (..., 6, nv) with A qd the centroidal momentum.

    >>> from rnea import load
    >>> load("one_link").centroidal_momentum_matrix([0.0]).ravel().round(4) + 0
    array([ 0.    , -0.0833,  0.    ,  0.5   ,  0.    ,  0.    ])
    """
    return robot._ask("centroidal_momentum_matrix", (q,), eager=eager, out=out)


@short("centroidal_momentum_rate")
def centroidal_momentum_rate(
    robot: Robot,
    q: Any,
    qd: Any,
    qdd: Any = None,
    *,
    base: Motion = None,
    eager: bool = False,
    out: Array | None = None,
) -> Array:
    """The rate of the centroidal momentum (..., 6) = A qdd + dA/dt qd (N m, N).

    Where qdd is not given it is zero, and the rate is dA/dt qd. This is the moment about the
    centre of mass, and the force, of everything that acts on the robot from outside: of weight,
    contacts, and whatever holds a base that does not move freely.

    >>> from rnea import load
    >>> load("one_link").centroidal_momentum_rate([0.0], [1.0])
    array([0. , 0. , 0. , 0. , 0. , 0.5])
    """
    return robot._ask("centroidal_momentum_rate", (q, qd, qdd), base=base, eager=eager, out=out)
