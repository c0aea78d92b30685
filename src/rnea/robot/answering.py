"""Kernel or walk: how a question about a robot is answered.

`Answers` belongs to one robot and keeps what was compiled for it. Floats go to machine code, made
at the first call; other kinds of number, eager robots and what is too large to compile walk the
links. Either way the answer is an array, from the same row of the table of quantities.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, Unpack

import numpy as np

from rnea.errors import InputError
from rnea.kinds import know_symbols
from rnea.model import Model, joint_array, joint_state
from rnea.recursions import (
    QUANTITIES,
    SWITCHES,
    Applied,
    Around,
    Case,
    Motion,
    Quantity,
    Wrenches,
    applied_to,
    program_inputs,
    refuse_floating,
    surrounded,
)
from rnea.recursions import quantity as named
from rnea.spatial.numbers import FLOAT, Array

if TYPE_CHECKING:
    from rnea.compile import Kernel, KernelInputs, MachineCode, Request, Shortcut


# of a shortcut: the quantity, with its frame, axes and method where they are said
Key = str | tuple[str, str, str, str]
_NONE: dict[bool, Shortcut] = {}
INVERSE_DYNAMICS = QUANTITIES["inverse_dynamics"]
RIGID = Case(friction=False, rotor=False, spring=False)


class Answers:
    """The answers to all questions about one model."""

    def __init__(self, model: Model, eager: bool) -> None:
        self.model, self.eager = model, eager
        # machine code by request and precision; None for what is too large to compile
        self.codes: dict[tuple[Request, bool], MachineCode | None] = {}
        # the short way from plain arrays to code, by quantity, frame, axes and method
        self.shortcuts: dict[Key, dict[bool, Shortcut]] = {}
        # those that matter most, without a look into a mapping: from plain float64 arrays
        self.quick_inverse_dynamics: Shortcut | None = None
        self.quick_forward_dynamics: Shortcut | None = None

    def answer(
        self,
        name: str,
        states: Sequence[Any],
        *,
        gravity: Any = None,
        wrench: Wrenches = None,
        base: Motion = None,
        friction: bool = True,
        rotor: bool = True,
        spring: bool = True,
        frame: str = "",
        axes: str = "",
        method: str = "",
        eager: bool = False,
    ) -> Array:
        """(..., *shape) of one row of the table, by its name."""
        plain = gravity is None and wrench is None and base is None
        plain = plain and friction and rotor and spring
        key: Key = (name, frame, axes, method) if frame or axes or method else name
        if plain and not eager:
            for shortcut in self.shortcuts.get(key, _NONE).values():
                if (quick := shortcut(*states)) is not None:
                    return quick
        know_symbols()
        around: Around = {"gravity": gravity, "wrench": wrench, "base": base}
        said = tuple(what for what, x in around.items() if x is not None)
        case = Case(None, None, None, friction, rotor, spring, frame, axes, method)
        quantity, case = _looked_up(name, case, said)
        if len(states) > len(quantity.states):
            raise InputError(f"{name} takes {', '.join(quantity.states)}; got {len(states)} arrays")
        if not (eager or self.eager) and (arrays := self._floats(quantity, states)) is not None:
            here = surrounded(self.model, case, arrays, around)
            result = self._compiled(quantity, arrays, here, case, key if plain else None)
            if result is not None:
                return result
        arrays = list(joint_state(self.model, *states, names=quantity.states))
        quantity.check(self.model, case)
        here = surrounded(self.model, case, arrays, around)
        return np.asarray(quantity.compute(self.model, here, *arrays))

    def around(self, q: Any, around: Around) -> tuple[Case, list[Applied]]:
        """What surrounds the robot at a position, and the wrenches by the links they act on."""
        position = self.position(q)
        case = surrounded(self.model, Case(), [position], around)
        return case, applied_to(self.model, position, around.get("wrench"))

    def position(self, q: Any) -> Array:
        know_symbols()
        return joint_state(self.model, q, names=("q",))[0]

    # ---- compiled ------------------------------------------------------------------------------

    def kernel(self, quantity: Quantity, dtype: Any, **options: Unpack[KernelInputs]) -> Kernel:
        """See `Robot.kernel`."""
        from rnea.compile import Kernel, Request, is_single, refuse_options

        if self.model.kind is not FLOAT:
            raise InputError("a kernel needs a robot of numbers, not of symbols")
        refuse_options(f"a kernel of {quantity.name}", options)
        if options.get("base"):
            refuse_floating(self.model)
        inputs = [name for name in ("gravity", "wrench", "base", "parameters") if options.get(name)]
        case = Case(**{key: x for key, x in options.items() if key in SWITCHES})  # type: ignore[arg-type]
        quantity.refuse_unknown(case.only(("frame", "axes")))
        code = self.code(Request.of(quantity, case, tuple(inputs)), is_single(dtype))
        return Kernel.of(code, f"{quantity.name} of {self.model.name}")

    def code(self, request: Request, single: bool) -> MachineCode | None:
        """Kept as long as the robot; None for what is too large to compile."""
        key = (request, single)
        if key not in self.codes:
            from rnea.compile import MachineCode

            self.codes[key] = MachineCode(self.model, request, single)
        return self.codes[key]

    def _floats(self, quantity: Quantity, states: Sequence[Any]) -> list[Array] | None:
        """The states as float arrays; None if they, or the robot, hold another kind of number."""
        if self.model.kind is not FLOAT:
            return None
        arrays: list[Array] = []
        for value, what in zip_longest(states, quantity.states):
            if value is None and what != "q":
                arrays.append(np.zeros(self.model.columns(what), arrays[0].dtype))
            else:
                arrays.append(joint_array(self.model, value, what))
        if any(array.dtype.kind != "f" for array in arrays):
            return None
        try:
            np.broadcast_shapes(*(array.shape[:-1] for array in arrays))
        except ValueError:
            # refuses with all the names
            joint_state(self.model, *arrays, names=quantity.states)
        return arrays

    def _compiled(
        self, quantity: Quantity, arrays: list[Array], around: Case, case: Case, key: Key | None
    ) -> Array | None:
        """The answer of machine code; None where there can be none. key: where a shortcut goes."""
        from rnea.compile import LOOP_FROM, Request, TooManyOperations, evaluate, have_llvm

        extras = program_inputs(self.model, around)
        if any(extra.dtype.kind not in "fiu" for extra in extras.values()):
            return None
        if quantity.is_torque and len(self.model.bodies) >= LOOP_FROM:
            # large robots have one code for all torques
            quantity, case, key = INVERSE_DYNAMICS, RIGID, None
            arrays += [np.zeros(self.model.nv, arrays[0].dtype) for _ in range(3 - len(arrays))]
        request = Request.of(quantity, case, tuple(extras))
        single = all(array.dtype == np.float32 for array in arrays)
        code = self.code(request, single)
        if code is None:
            return None
        everything = [np.asarray(x, code.dtype) for x in (*arrays, *extras.values())]
        try:
            result = evaluate(code, everything, around.batch(*arrays))
        except TooManyOperations:
            self.codes[request, single] = None
            return None
        if key is not None and have_llvm() and (shortcut := code.shortcut()) is not None:
            # from now on plain arrays go straight to the code
            # a new mapping: another thread may be going through the old one
            self.shortcuts[key] = {**self.shortcuts.get(key, {}), single: shortcut}
            if key in ("inverse_dynamics", "forward_dynamics") and not single:
                setattr(self, f"quick_{key}", shortcut)
        return result


@lru_cache(maxsize=256)
def _looked_up(name: str, case: Case, said: tuple[str, ...]) -> tuple[Quantity, Case]:
    """A row of the table, and what of a case matters to it; refuses what does not."""
    quantity = named(name)
    quantity.refuse_unknown(case, said)
    return quantity, quantity.relevant(case)
