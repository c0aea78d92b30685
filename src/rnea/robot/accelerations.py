"""Forward dynamics: which accelerations do torques cause, and how do they change?"""

from __future__ import annotations

import warnings
from functools import cached_property
from typing import Any

import numpy as np

from rnea.errors import InputError, ModelWarning, UnknownNameError
from rnea.model import gravity_vector, joint_state, refuse_massless
from rnea.recursions import (
    BaseMotion,
    ForceMoment,
    articulated_body,
    by_body,
    forward_dynamics_derivatives,
    involved,
    mass_matrix,
    mass_solve,
    one_batch,
    sample_poses,
    with_rotors,
)
from rnea.recursions import condition_number as conditioning_condition_number
from rnea.robot.compiled import Motion, RobotKernels, Wrenches, base_motion
from rnea.robot.making import know_symbols
from rnea.spatial.numbers import FLOAT, Array

METHODS = ("auto", "aba", "mass")
_STATE = ("q", "qd", "tau")
# a solution keeps about 16 - log10 κ digits: fewer than six are worth a warning, none an error
_SUSPICIOUS, _SINGULAR = 1e10, 1e15
_POSES, _MOST_JOINTS = 8, 60


class RobotAccelerations(RobotKernels):
    """A robot asked for accelerations; `RobotPlaces` adds where frames are, `Robot` torques."""

    def forward_dynamics(
        self,
        q: Any,
        qd: Any = None,
        tau: Any = None,
        *,
        gravity: Any = None,
        wrench: Wrenches = None,
        base: Motion = None,
        friction: bool = True,
        rotor: bool = True,
        method: str = "auto",
        eager: bool = False,
    ) -> Array:
        """Joint accelerations (..., n) that torques cause: the inverse of `inverse_dynamics`.

        qd and tau are zero where not given; the other arguments are those of `inverse_dynamics`.
        method    "aba": articulated bodies; "mass": M qdd = tau - bias by M = Lᵀ D L; "auto": the
                  one with fewer operations for this robot (where links are walked: "aba"). They
                  agree to rounding times the condition number of M. Joints that follow others
                  need the mass matrix: there "aba" is refused and "auto" means "mass".

        A robot whose outermost joint moves no inertia is refused by that joint's name. One whose
        mass matrix is singular, or nearly so, is refused or warned of, with κ and the joints, at
        its first question; `condition_number` answers for a pose.

        >>> from rnea import load
        >>> load("one_link").forward_dynamics([0.0], [0.0], [1.0]).round(12)
        array([3.])
        """
        plain = gravity is None and wrench is None and base is None and friction and rotor
        if plain and not eager and method == "auto":
            fast = self._fast.get(("forward_dynamics", False))
            qdd: Array | None = None if fast is None else fast(q, qd, tau)
            if qdd is not None:
                return qdd
        method = self._method(method)
        self._check_inertia(rotor)
        qdd = self._answer(
            "forward_dynamics",
            (q, qd, tau),
            names=_STATE,
            gravity=gravity,
            wrench=wrench,
            base=base,
            friction=friction,
            rotor=rotor,
            method=method,
            eager=eager,
        )
        if qdd is not None:
            return qdd
        solve = mass_solve if method == "mass" or self._model.has_mimics else articulated_body
        given = self._eagerly(q, qd, tau, gravity, wrench, base)
        return solve(self._model, *given, friction=friction, rotor=rotor)

    def forward_dynamics_derivatives(
        self,
        q: Any,
        qd: Any = None,
        tau: Any = None,
        *,
        gravity: Any = None,
        wrench: Wrenches = None,
        base: Motion = None,
        friction: bool = True,
        rotor: bool = True,
        eager: bool = False,
    ) -> tuple[Array, Array, Array]:
        """∂qdd/∂q, ∂qdd/∂qd and ∂qdd/∂tau = M⁻¹, each (..., n, n), by a kernel of their own.

        Coulomb friction counts as constant on either side of rest; a wrench stays as it is in the
        axes of the body that it acts on.

        >>> from rnea import load
        >>> dq, _, inverse = load("one_link").forward_dynamics_derivatives([0.0], [0.0], [0.0])
        >>> dq.round(4), inverse.round(4)
        (array([[-14.715]]), array([[3.]]))
        """
        self._check_inertia(rotor)
        found = self._answer(
            "forward_derivatives",
            (q, qd, tau),
            names=_STATE,
            gravity=gravity,
            wrench=wrench,
            base=base,
            friction=friction,
            rotor=rotor,
            eager=eager,
        )
        if found is not None:
            return found[..., 0, :, :], found[..., 1, :, :], found[..., 2, :, :]
        given = self._eagerly(q, qd, tau, gravity, wrench, base)
        return forward_dynamics_derivatives(self._model, *given, friction=friction, rotor=rotor)

    def condition_number(self, q: Any, *, rotor: bool = True) -> Array:
        """κ (...) of the mass matrix at q, each joint in units of its own inertia.

        Accelerations keep about 16 - log10 κ digits; infinite where M is singular.

        >>> from rnea import load
        >>> load("one_link").condition_number([0.3])
        np.float64(1.0)
        """
        if self._kind is not FLOAT:
            raise InputError("a condition number needs a robot of numbers, not of symbols")
        q, _, _ = joint_state(self._model, q)
        return conditioning_condition_number(self._mass_matrix(q, rotor))

    # ---- inside --------------------------------------------------------------------------------

    def _method(self, method: str) -> str:
        """The name of a variant: empty where the robot may choose."""
        if method not in METHODS:
            raise UnknownNameError("method of forward dynamics", str(method), METHODS)
        if method == "aba":
            self._model.refuse_mimics("the articulated-body algorithm")
        return "" if method == "auto" else method

    def _eagerly(
        self, q: Any, qd: Any, tau: Any, gravity: Any, wrench: Wrenches, base: Motion
    ) -> tuple[Array, Array, Array, Array, dict[int, ForceMoment], BaseMotion | None]:
        """State and surroundings as the recursions take them."""
        know_symbols()
        q, qd, tau = joint_state(self._model, q, qd, tau, names=_STATE)
        applied = self._applied(q, wrench)
        g, moving = gravity_vector(self._model, gravity), base_motion(base)
        one_batch(q, g, applied, moving)
        return q, qd, tau, g, by_body(applied), moving

    def _mass_matrix(self, q: Array, rotor: bool) -> Array:
        return with_rotors(self._model, mass_matrix(self._model, q), rotor=rotor)

    def _check_inertia(self, rotor: bool) -> None:
        """Refuse or warn of a mass matrix that cannot be solved with; once per robot."""
        if rotor not in self._checked_inertia:
            refuse_massless(self._model, rotor=rotor)
            if self._kind is FLOAT and self.n <= _MOST_JOINTS:
                self._check_condition(rotor)
            self._checked_inertia.add(rotor)

    @cached_property
    def _checked_inertia(self) -> set[bool]:
        return set()

    def _check_condition(self, rotor: bool) -> None:
        M = self._mass_matrix(sample_poses(self._model, _POSES), rotor)
        kappa = conditioning_condition_number(M)
        if not np.max(kappa) > _SUSPICIOUS:
            return
        joints = ", ".join(involved(self._model, M[int(np.argmax(kappa))]))
        if np.min(kappa) > _SINGULAR:
            raise InputError(
                f"forward dynamics of robot {self.name!r}: its mass matrix is singular in every "
                f"pose (κ = {np.min(kappa):.1e}): joints {joints} can move together without moving "
                "any inertia. Give their links mass or inertia, or the joints rotors"
            )
        warnings.warn(
            f"robot {self.name!r}: its mass matrix is nearly singular in some poses (κ up to "
            f"{np.max(kappa):.1e}): joints {joints} can move together against almost no inertia; "
            "accelerations keep few digits there",
            ModelWarning,
            stacklevel=4,
        )
