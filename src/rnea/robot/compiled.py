"""Questions answered by compiled kernels, made at the first call and kept with the robot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rnea.errors import InputError
from rnea.robot.making import RobotMaking
from rnea.spatial.numbers import FLOAT, Array

if TYPE_CHECKING:
    from rnea.compile.kernel import Kernel


class RobotKernels(RobotMaking):
    """A robot with its kernels; `Robot` adds the questions that walk the links."""

    def kernel(self, quantity: str, *, friction: bool = True, rotor: bool = True) -> Kernel:
        """A quantity compiled for this robot: machine code for batches of float64 states.

        quantity: inverse_dynamics, gravity_torque, bias, mass_matrix, coriolis_matrix,
        kinetic_energy or potential_energy; gravity is the robot's own.

        >>> import numpy as np
        >>> from rnea import load
        >>> tau = load("panda").kernel("inverse_dynamics")
        >>> tau(np.zeros((1000, 7)), np.ones((1000, 7)), np.ones((1000, 7))).shape
        (1000, 7)
        """
        from rnea.compile.quantities import program

        return self._kernel(quantity, program, quantity=quantity, friction=friction, rotor=rotor)

    def inverse_dynamics_derivatives(
        self, q: Any, qd: Any, qdd: Any, *, friction: bool = True, rotor: bool = True
    ) -> tuple[Array, Array, Array]:
        """∂tau/∂q, ∂tau/∂qd and ∂tau/∂qdd = M, each (..., n, n), by a kernel of their own.

        Coulomb friction counts as constant on either side of rest.

        >>> from rnea import load
        >>> dq, _, M = load("one_link").inverse_dynamics_derivatives([0.0], [0.0], [0.0])
        >>> dq.round(4), M.round(4)
        (array([[4.905]]), array([[0.3333]]))
        """
        from rnea.compile.quantities import derivatives

        kernel = self._kernel("derivatives", derivatives, friction=friction, rotor=rotor)
        both = kernel(q, qd, qdd)
        return both[..., 0, :, :], both[..., 1, :, :], both[..., 2, :, :]

    def _kernel(self, name: str, trace: Any, **options: Any) -> Kernel:
        """Compiled at the first call, and kept as long as the robot."""
        from rnea.compile.kernel import Kernel

        if self._kind is not FLOAT:
            raise InputError("a kernel needs a robot of numbers, not of symbols")
        key = (name, *options.values())
        if key not in self._kernels:
            made = trace(self._model, **options)
            self._kernels[key] = Kernel(made, f"{name} of {self.name}", self.n)
        return self._kernels[key]
