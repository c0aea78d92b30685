"""Questions answered by compiled kernels, made at the first call and kept with the robot."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.errors import InputError, UnknownNameError
from rnea.model import gravity_vector, joint_array, joint_state, parameters
from rnea.recursions import (
    Applied,
    BaseMotion,
    by_body,
    inverse_dynamics_derivatives,
    one_batch,
    resolve_wrenches,
    wrench_rows,
)
from rnea.robot.making import RobotMaking, know_symbols
from rnea.spatial import Wrench
from rnea.spatial.numbers import FLOAT, Array

if TYPE_CHECKING:
    from rnea.compile import Kernel, MachineCode, Variant

Wrenches = Wrench | Sequence[Wrench] | None
Motion = BaseMotion | Mapping[str, Any] | None


class RobotKernels(RobotMaking):
    """A robot with its kernels; `Robot` adds the questions that walk the links."""

    @property
    def eager(self) -> bool:
        """Whether every question walks the links, and nothing is compiled."""
        return self._eager

    @property
    def parameters(self) -> Array:
        """Masses, centres of mass, inertias, friction and rotors: a row of 14 per moving body.

        The columns are `rnea.PARAMETERS`; kernels made with `parameters=True` take such rows.
        """
        if self._kind is not FLOAT:
            raise InputError("parameters are numbers; this robot has symbols")
        return parameters(self._model)

    def kernel(
        self,
        quantity: str,
        *,
        friction: bool = True,
        rotor: bool = True,
        gravity: bool = False,
        wrench: bool = False,
        base: bool = False,
        parameters: bool = False,
        frame: str = "",
        dtype: Any = np.float64,
    ) -> Kernel:
        """A quantity compiled for this robot: for batches of states, or bound to one state.

        quantity    inverse_dynamics, gravity_torque, bias, joint_wrenches, mass_matrix,
                    coriolis_matrix, kinetic_energy, potential_energy, frame_poses, jacobian,
                    derivatives, forward_dynamics or forward_derivatives
        gravity     taken as an input (..., 3) behind the states, in place of the robot's own
        wrench      an input (..., 6 (bodies + 1)): force and moment on every body, the base
                    first, at its origin in its axes
        base        an input (..., 12): w, v, wd, vd of the base, in base axes
        parameters  an input (..., 14 bodies): rows of `Robot.parameters`
        frame       of a Jacobian, "tool" if not said

        >>> import numpy as np
        >>> from rnea import load
        >>> tau = load("panda").kernel("inverse_dynamics")
        >>> tau(np.zeros((1000, 7)), np.ones((1000, 7)), np.ones((1000, 7))).shape
        (1000, 7)
        >>> tau.q[:] = 0.5
        >>> tau().shape
        (7,)
        """
        from rnea.compile import Kernel, Variant

        if self._kind is not FLOAT:
            raise InputError("a kernel needs a robot of numbers, not of symbols")
        if np.dtype(dtype) not in (np.float64, np.float32):
            raise InputError(f"dtype {dtype}: a kernel computes in float64 or float32")
        if quantity == "jacobian":
            frame = frame or "tool"
            self._model.frame(frame)
        elif frame and (quantity, frame) != ("joint_wrenches", "world"):
            raise InputError(
                f"{quantity} has no frame; a jacobian has one, and joint_wrenches may be in 'world'"
            )
        variant = Variant(friction, rotor, gravity, wrench, base, parameters, frame)
        code = self._code(quantity, variant, np.dtype(dtype) == np.float32)
        if code is None or not code.is_compilable():
            raise InputError(
                f"{quantity} of {self.name} has too many operations to compile in bounded time; "
                "the robot's own method walks the links"
            )
        return Kernel(code, f"{quantity} of {self.name}")

    def inverse_dynamics_derivatives(
        self,
        q: Any,
        qd: Any,
        qdd: Any,
        *,
        gravity: Any = None,
        wrench: Wrenches = None,
        base: Motion = None,
        friction: bool = True,
        rotor: bool = True,
        eager: bool = False,
    ) -> tuple[Array, Array, Array]:
        """∂tau/∂q, ∂tau/∂qd and ∂tau/∂qdd = M, each (..., n, n), by a kernel of their own.

        Coulomb friction counts as constant on either side of rest; a wrench stays as it is in the
        axes of the body that it acts on.

        >>> from rnea import load
        >>> dq, _, M = load("one_link").inverse_dynamics_derivatives([0.0], [0.0], [0.0])
        >>> dq.round(4), M.round(4)
        (array([[4.905]]), array([[0.3333]]))
        """
        all_three = self._answer(
            "derivatives",
            (q, qd, qdd),
            gravity=gravity,
            wrench=wrench,
            base=base,
            friction=friction,
            rotor=rotor,
            eager=eager,
        )
        if all_three is None:
            know_symbols()
            q, qd, qdd = joint_state(self._model, q, qd, qdd)
            loads = by_body(self._applied(q, wrench))
            g, moving = gravity_vector(self._model, gravity), base_motion(base)
            return inverse_dynamics_derivatives(
                self._model, q, qd, qdd, g, loads, moving, friction=friction, rotor=rotor
            )
        return all_three[..., 0, :, :], all_three[..., 1, :, :], all_three[..., 2, :, :]

    # ---- inside --------------------------------------------------------------------------------

    def _answer(
        self,
        quantity: str,
        states: tuple[Any, ...],
        *,
        gravity: Any = None,
        wrench: Wrenches = None,
        base: Motion = None,
        friction: bool = True,
        rotor: bool = True,
        frame: str = "",
        method: str = "",
        names: tuple[str, ...] = ("q", "qd", "qdd"),
        eager: bool = False,
    ) -> Array | None:
        """The answer of a kernel, or None where the links must be walked: other kinds of number,
        an eager robot, one too large to compile. names: what the states are called."""
        if eager or self._eager or self._kind is not FLOAT:
            return None
        plain = gravity is None and wrench is None and base is None and friction and rotor
        for single in (False, True) if plain else ():
            fast = self._fast.get((quantity + frame + method, single))
            answer: Array | None = None if fast is None else fast(*states)
            if answer is not None:
                return answer
        arrays = self._arrays(states, names)
        if arrays is None:
            return None
        from rnea.compile import WALK_FROM, TooManyOperations, Variant, evaluate, have_llvm

        if quantity in ("gravity_torque", "bias") and len(self._model.bodies) >= WALK_FROM:
            # large robots have one code for all torques
            quantity, friction, rotor = "inverse_dynamics", False, False
            arrays += [np.zeros(self.n, arrays[0].dtype) for _ in range(3 - len(arrays))]
        extras = self._extras(arrays, gravity, wrench, base)
        if any(extra.dtype.kind not in "fiu" for extra in extras.values()):
            return None
        given = dict.fromkeys(extras, True)
        variant = Variant(friction=friction, rotor=rotor, frame=frame, method=method, **given)
        single = all(array.dtype == np.float32 for array in arrays)
        code = self._code(quantity, variant, single)
        if code is None:
            return None
        everything = [np.asarray(x, code.dtype) for x in (*arrays, *extras.values())]
        batch = np.broadcast_shapes(*(x.shape[:-1] for x in everything))
        try:
            answer = evaluate(code, everything, batch)
        except TooManyOperations:
            self._codes[quantity, variant, single] = None
            return None
        if variant == Variant(frame=frame, method=method) and have_llvm():
            # from now on plain arrays go straight to the code
            self._fast[quantity + frame + method, single] = straight = code.straight_call()
            if quantity == "inverse_dynamics" and not single:
                self._straight_torques = straight
        return answer

    def _arrays(self, states: tuple[Any, ...], names: tuple[str, ...]) -> list[Array] | None:
        """The states as float arrays; None if they hold another kind of number."""
        know_symbols()
        arrays: list[Array] = []
        for value, what in zip(states, names, strict=False):
            if value is None and what != "q":
                arrays.append(np.zeros(self.n, arrays[0].dtype))
                continue
            arrays.append(joint_array(self._model, value, what))
        if any(array.dtype.kind != "f" for array in arrays):
            return None
        try:
            np.broadcast_shapes(*(array.shape for array in arrays))
        except ValueError:
            # refuses with all the names
            joint_state(self._model, *arrays, names=names)
        return arrays

    def _extras(
        self, arrays: list[Array], gravity: Any, wrench: Wrenches, base: Motion
    ) -> dict[str, Array]:
        """Gravity, wrenches and the base's motion as inputs of a kernel, in its order."""
        if gravity is None and wrench is None and base is None:
            return {}
        q = np.broadcast_arrays(*arrays)[0].astype(float, copy=False)
        applied, moving = self._applied(q, wrench), base_motion(base)
        g = gravity_vector(self._model, gravity)
        one_batch(q, g, applied, moving)
        extras = {} if gravity is None else {"gravity": g}
        if wrench is not None:
            extras["wrench"] = wrench_rows(self._model, applied)
        if moving is not None:
            parts = np.broadcast_arrays(moving.w, moving.v, moving.wd, moving.vd)
            extras["base"] = np.concatenate(parts, axis=-1)
        return extras

    def _applied(self, q: Array, wrench: Wrenches) -> list[Applied]:
        if wrench is None:
            return []
        if isinstance(wrench, Iterator):
            # it could be read only once, and a question may have to be asked twice
            raise InputError("wrench= takes one Wrench or a list of them, not an iterator")
        several: list[Any] = [*wrench] if isinstance(wrench, Iterable) else [wrench]
        for item in several:
            if not isinstance(item, Wrench):
                raise InputError(
                    "wrench= takes rnea.Wrench(force=..., moment=..., frame=...), one or several; "
                    f"got {type(item).__name__}"
                )
        return resolve_wrenches(self._model, q, several)

    def _code(self, quantity: str, variant: Variant, single: bool) -> MachineCode | None:
        """Kept as long as the robot; None for what is too large to compile."""
        key = (quantity, variant, single)
        if key not in self._codes:
            from rnea.compile import MachineCode

            self._codes[key] = MachineCode(self._model, quantity, variant, single)
        code: MachineCode | None = self._codes[key]
        return code


def base_motion(base: Motion) -> BaseMotion | None:
    """What `base=` was given as."""
    if base is None or isinstance(base, BaseMotion):
        return base
    if not isinstance(base, Mapping):
        raise InputError(
            f"base= takes rnea.BaseMotion or a mapping with w, v, wd, vd; got {base!r}"
        )
    unknown = [key for key in base if key not in ("w", "v", "wd", "vd")]
    if unknown:
        raise UnknownNameError("key of the base's motion", str(unknown[0]), ("w", "v", "wd", "vd"))
    return BaseMotion(**base)
