"""Twists and wrenches that say where they act and in which axes, and how they look elsewhere.

Seen at another frame of the same rigid body (wrist, sensor, tool), with X_AB the pose of B in A, R
and p its rotation and position:

    force   f_B = Rᵀ f_A          moment    n_B = Rᵀ (n_A - p × f_A)
    angular w_B = Rᵀ w_A          velocity  v_B = Rᵀ (v_A + w_A × p)
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, Self

import numpy as np

from rnea.core.spatial.display import table_html, vector
from rnea.core.spatial.lazy import InParts
from rnea.core.spatial.numbers import Array
from rnea.core.spatial.pose import Pose
from rnea.core.spatial.vectors import cross, times, transposed_times
from rnea.errors import InputError, name_of


def twist_at(X_AB: Pose, angular: Array, linear: Array) -> tuple[Array, Array]:
    """A body's angular and linear velocity known at A, at B."""
    R, p = X_AB.rotation, X_AB.translation
    return transposed_times(R, angular), transposed_times(R, linear + cross(angular, p))


def as_vector(value: Any, what: str) -> Array:
    """A read-only copy whose last axis has length 3, float unless it holds other numbers."""
    try:
        # a tensor is asked for no copy, which it would warn of
        array = np.array(np.asarray(value))
    except ValueError:
        raise InputError(f"{what} is ragged: every row needs 3 components") from None
    except (RuntimeError, TypeError):
        # a tensor on another device, or one that wants gradients
        raise InputError(
            f"{what} becomes an array of NumPy: detach it and move it to the CPU. Gradients by it "
            "come from programs that take it as an input: wrench=True, gravity=True, base=True"
        ) from None
    if array.dtype.kind in "iu":
        array = array.astype(float)
    if array.dtype.kind not in "fcO" or any(x is None for x in array.flat):
        raise InputError(f"{what} must hold numbers, not {value!r}")
    if array.ndim == 0 or array.shape[-1] != 3:
        raise InputError(f"{what} needs 3 components on its last axis; got shape {array.shape}")
    array.flags.writeable = False
    return array


@dataclass(frozen=True, eq=False)
class Wrench:
    """A force (N) and a moment (N m) between the robot and its surroundings.

    frame   name of the frame in whose axes `force`, `moment` and `point` are given
    point   where the force is applied: the name of a frame (its origin), or coordinates in
            `frame`; by default the origin of `frame`
    link    the link it acts on; by default the one that carries `point` (if a name) or `frame`
    sense   "on" the robot, or exerted "by" the robot on its surroundings

    >>> from rnea import load
    >>> push = Wrench(force=(0, 0, -5), frame="tool")
    >>> load("one_link").inverse_dynamics([0.0], wrench=push).round(9) + 0  # along the joint's axis
    array([0.])
    >>> Wrench((1, 0, 0), frame="tool", sense="by").sense
    'by'
    """

    force: Any = (0.0, 0.0, 0.0)
    moment: Any = (0.0, 0.0, 0.0)
    frame: str = ""
    point: Any = None
    link: str | None = None
    sense: Literal["on", "by"] = "on"

    def __post_init__(self) -> None:
        if not isinstance(self.frame, str) or not self.frame:
            raise InputError(
                "a wrench needs the name of the frame whose axes it is given in: "
                "Wrench(force=..., moment=..., frame='tool')"
            )
        if self.link is not None:
            name_of(self.link, "the link of a wrench")
        if name_of(self.sense, "the sense of a wrench") not in ("on", "by"):
            raise InputError(f"unknown sense {self.sense!r} of a wrench. Legal: on, by")
        object.__setattr__(self, "force", as_vector(self.force, "the force of a wrench"))
        object.__setattr__(self, "moment", as_vector(self.moment, "the moment of a wrench"))
        if self.point is not None and not isinstance(self.point, str):
            object.__setattr__(self, "point", as_vector(self.point, "the point of a wrench"))

    @classmethod
    def of_six(cls, six: Array, frame: str) -> Self:
        """On the robot, at a frame, from the numbers (..., 6) of an answer: moment, then force.

        The numbers stay where they are and can be written no more.

        >>> Wrench.of_six(np.array([0, 0, 0, 1.0, 2.0, 3.0]), "tool").force
        array([1., 2., 3.])
        """
        made = object.__new__(cls)
        if isinstance(six, np.ndarray):
            six.flags.writeable = False
        made.__dict__.update(
            force=six[..., 3:], moment=six[..., :3], frame=frame, point=None, link=None, sense="on"
        )
        return made

    def _where(self) -> str:
        if self.point is None:
            return f"at the origin and in the axes of {self.frame!r}"
        point = f"the origin of {self.point!r}" if isinstance(self.point, str) else self.point
        return f"at {point}, in the axes of {self.frame!r}"

    def __repr__(self) -> str:
        return (
            f"Wrench(force {vector(self.force)} N, moment {vector(self.moment)} N m, "
            f"{self._where()}, {self.sense} the robot)"
        )

    def _repr_html_(self) -> str:
        rows = [("force", vector(self.force), "N"), ("moment", vector(self.moment), "N m")]
        return table_html(
            ("", "x y z", "unit"), rows, f"Wrench {self.sense} the robot, {self._where()}"
        )


@dataclass(frozen=True, eq=False)
class Twist:
    """Angular (rad/s) and linear (m/s) velocity of a rigid body, in the axes of `frame`.

    `linear` belongs to that point of the body which is at the origin of `frame`.
    angular: (3,) in rad/s; linear: (3,) in m/s

    >>> from rnea import load
    >>> turning = Twist(angular=(0, 0, 2), frame="tool")
    >>> load("one_link").transform(turning, to="base", q=[0.0]).linear.round(9) + 0
    array([ 0., -2.,  0.])
    """

    angular: Any = (0.0, 0.0, 0.0)
    linear: Any = (0.0, 0.0, 0.0)
    frame: str = ""

    def __post_init__(self) -> None:
        if not isinstance(self.frame, str) or not self.frame:
            raise InputError(
                "a twist needs the name of the frame whose axes and origin it is given at: "
                "Twist(angular=..., linear=..., frame='tool')"
            )
        for name in ("angular", "linear"):
            value = as_vector(getattr(self, name), f"the {name} part of a twist")
            object.__setattr__(self, name, value)

    def __repr__(self) -> str:
        return (
            f"Twist(angular {vector(self.angular)} rad/s, linear {vector(self.linear)} m/s, "
            f"at the origin and in the axes of {self.frame!r})"
        )

    def _repr_html_(self) -> str:
        rows = [("angular", vector(self.angular), "rad/s"), ("linear", vector(self.linear), "m/s")]
        return table_html(("", "x y z", "unit"), rows, f"Twist at {self.frame}")


@dataclass(frozen=True, eq=False)
class FrameMotion(InParts):
    """How a frame moves: w, v and the classical accelerations wd, vd of its origin, each (..., 3).

    In the axes of `axes`; accelerations are true ones, gravity not included.

    >>> from rnea import load
    >>> motion = load("one_link").motion_at("tool", [0.0], [2.0])
    >>> motion.w + 0, motion.v.round(9) + 0  # 1 m from the axis
    (array([0., 0., 2.]), array([0., 2., 0.]))
    """

    frame: str
    axes: str
    w: Any
    v: Any
    wd: Any
    vd: Any

    def _part(self, name: str) -> Any:
        """Of rows (..., 4, 3), and the names of the frame and of its axes."""
        if name in ("frame", "axes"):
            return self._about[("frame", "axes").index(name)]
        return self._rows[..., ("w", "v", "wd", "vd").index(name), :]

    def _lines(self) -> list[tuple[str, str, str]]:
        return [
            ("w", vector(self.w), "rad/s"),
            ("v", vector(self.v), "m/s"),
            ("wd", vector(self.wd), "rad/s²"),
            ("vd", vector(self.vd), "m/s²"),
        ]

    def __repr__(self) -> str:
        parts = ", ".join(f"{name} {values} {unit}" for name, values, unit in self._lines())
        return f"FrameMotion({self.frame!r} in the axes of {self.axes!r}: {parts})"

    def _repr_html_(self) -> str:
        title = f"Motion of {self.frame}, axes of {self.axes}"
        return table_html(("", "x y z", "unit"), self._lines(), title)


@dataclass(frozen=True, eq=False)
class PointAcceleration:
    """The five parts of the acceleration of a point seen from a moving frame, in A's axes."""

    origin: Array
    coriolis: Array
    relative: Array
    euler: Array
    centripetal: Array

    @property
    def total(self) -> Array:
        return self.origin + self.coriolis + self.relative + self.euler + self.centripetal


def acceleration_of_moving_point(
    R_AB: Array,
    origin_acceleration: Array,
    angular_velocity: Array,
    angular_acceleration: Array,
    position: Array,
    velocity: Array,
    acceleration: Array,
) -> PointAcceleration:
    """Acceleration, seen from A, of a point Q that moves in a frame B which itself moves in A.

    The frame's motion (acceleration of its origin, Ω, Ω') is given in A's axes; the point's
    (Q, V, V') is differentiated in B and given in B's axes. With r = R_AB Q:

        origin + 2 Ω × R_AB V + R_AB V' + Ω' × r + Ω × (Ω × r)

    A bead at 2 m on a rod that turns at 3 rad/s, sliding out at 1 m/s:

    >>> import numpy as np
    >>> zero, z = np.zeros(3), np.array([0.0, 0, 1])
    >>> a = acceleration_of_moving_point(
    ...     np.eye(3), zero, 3 * z, zero, np.array([2.0, 0, 0]), np.array([1.0, 0, 0]), zero)
    >>> a.coriolis, a.centripetal
    (array([0., 6., 0.]), array([-18.,   0.,   0.]))
    """
    r = times(R_AB, position)
    return PointAcceleration(
        origin=origin_acceleration,
        coriolis=cross(angular_velocity, times(R_AB, velocity)) * 2,
        relative=times(R_AB, acceleration),
        euler=cross(angular_acceleration, r),
        centripetal=cross(angular_velocity, cross(angular_velocity, r)),
    )
