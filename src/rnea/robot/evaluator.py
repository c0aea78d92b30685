"""Kernel or walk: how a question about a robot is answered.

`Evaluator` belongs to one robot and keeps what was compiled for it. Floats go to machine code, made
at the first call; other kinds of number and eager robots walk the links. Either way the answer is
an array, from the same row of the table of quantities.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import zip_longest
from types import ModuleType
from typing import TYPE_CHECKING, Any, Unpack

import numpy as np

from rnea.core.model import Model, joint_array, joint_state, warn_of_degrees
from rnea.core.recursions import (
    SWITCHES,
    BodyWrench,
    Conditions,
    EnvironmentOptions,
    Motion,
    Quantity,
    Wrenches,
    applied_to,
    looks,
    program_inputs,
    refuse_floating,
    surrounded,
    with_constraint_checks,
)
from rnea.core.recursions import quantity as named
from rnea.core.scalar_types import know_symbols
from rnea.core.spatial.numbers import FLOAT, Array
from rnea.engine.arrays.libraries import library_of
from rnea.errors import InputError, name_of
from rnea.robot.constraint_checks import is_looked_at, judged
from rnea.system.cached import cached_property

if TYPE_CHECKING:
    from rnea.core.model import NewtonStep
    from rnea.engine.cuda.cuda_code import CudaCode
    from rnea.engine.cuda.cuda_kernel import CudaKernel
    from rnea.engine.ir.program import ProgramRequest
    from rnea.engine.runtime.kernel import Kernel, KernelInputs
    from rnea.engine.runtime.machine_code import MachineCode


# from so many rows on it pays to compile the step that closes loops
_COMPILED_FROM = 256
# from so many speeds on Christoffel's symbols are streamed: a code for n³ numbers would be too long
_STREAM_FROM = 17
_NAMES = ("quantity", "frame", "axes", "method")


class Evaluator:
    """The answers to all questions about one model."""

    def __init__(self, model: Model, eager: bool) -> None:
        self.model, self.eager = model, eager
        # machine code by request and precision
        self.codes: dict[tuple[ProgramRequest, bool], MachineCode] = {}
        self.cuda_codes: dict[tuple[ProgramRequest, bool], CudaCode] = {}
        # what libraries of arrays keep for this robot
        self.others: dict[Any, Any] = {}

    def evaluate(
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
        out: Array | None = None,
    ) -> Array:
        """(..., *shape) of one row of the table, by its name; into `out` where it is given."""
        know_symbols()
        for what, given in zip(_NAMES, (name, frame, axes, method), strict=True):
            if type(given) is not str:
                name_of(given, what)
        around: EnvironmentOptions = {"gravity": gravity, "wrench": wrench, "base": base}
        said = tuple(what for what, x in around.items() if x is not None)
        case = Conditions(None, None, None, friction, rotor, spring, frame, axes, method)
        quantity, case = _looked_up(name, case, said)
        if len(states) > len(quantity.states):
            raise InputError(f"{name} takes {', '.join(quantity.states)}; got {len(states)} arrays")
        library = library_of(*states, gravity, base)
        if library is not None:
            self._refuse_for_others(library, eager, out)
            if self._streams(quantity):
                return self._streamed_by_others(states[0])
            return library.evaluate_quantity(self, quantity, case, states, around)
        if not (eager or self.eager) and (arrays := self._floats(quantity, states)) is not None:
            here = surrounded(self.model, case, arrays, around)
            result = self._compiled(quantity, arrays, here, case, out)
            if result is not None:
                return result
        arrays = list(joint_state(self.model, *states, names=quantity.states))
        warn_of_degrees(self.model, arrays[0])
        quantity.check(self.model, case)
        here = surrounded(self.model, case, arrays, around)
        if self._looks(quantity, arrays):
            result = self._looked_at(quantity, here, arrays)
        else:
            result = np.asarray(quantity.compute(self.model, here, *arrays))
        return result if out is None else _put(result, out)

    def _looks(self, quantity: Quantity, arrays: Sequence[Array]) -> bool:
        """Whether loops have to be looked at, beside an answer."""
        floats = all(array.dtype.kind == "f" for array in arrays)
        return floats and quantity.name != "loop_gap" and is_looked_at(self.model, arrays[0])

    def _looked_at(self, quantity: Quantity, case: Conditions, arrays: Sequence[Array]) -> Array:
        """The walk's answer, as far as loops allow one."""
        with np.errstate(divide="ignore", invalid="ignore"):
            flat = with_constraint_checks(quantity).compute(self.model, case, *arrays)
        return self._judged(quantity, case, arrays, flat)

    def _judged(
        self, quantity: Quantity, case: Conditions, arrays: Sequence[Array], flat: Array
    ) -> Array:
        count = looks(self.model, quantity)
        answer = np.array(flat[..., :-count], order="C")
        answer = answer.reshape((*flat.shape[:-1], *quantity.shape(self.model)))
        return judged(self.model, quantity, case, arrays, answer, flat[..., -count:])

    def around(self, q: Any, around: EnvironmentOptions) -> tuple[Conditions, list[BodyWrench]]:
        """What surrounds the robot at a position, and the wrenches by the links they act on."""
        position = self.position(q)
        case = surrounded(self.model, Conditions(), [position], around)
        return case, applied_to(self.model, position, around.get("wrench"))

    def position(self, q: Any) -> Array:
        know_symbols()
        return joint_state(self.model, q, names=("q",))[0]

    # ---- compiled ------------------------------------------------------------------------------

    def newton_step(self, rows: int) -> NewtonStep | None:
        """The compiled step that closes loops of many positions; None where it does not pay."""
        alone = self.model.closure is None or self.model.kind is not FLOAT
        if alone or self.eager or rows < _COMPILED_FROM:
            return None
        return self._newton_step

    @cached_property
    def _newton_step(self) -> NewtonStep | None:
        from rnea.engine.runtime.closure_steps import newton_step

        return newton_step(self.model)

    def kernel(
        self, quantity: Quantity, dtype: Any, device: str = "cpu", **options: Unpack[KernelInputs]
    ) -> Kernel | CudaKernel:
        """See `Robot.kernel`."""
        from rnea.engine.cuda.cuda_kernel import CudaKernel, device_number
        from rnea.engine.ir.program import ProgramRequest
        from rnea.engine.runtime.kernel import Kernel, is_single, refuse_options

        if self.model.kind is not FLOAT:
            raise InputError("a kernel needs a robot of numbers, not of symbols")
        refuse_options(f"a kernel of {quantity.name}", options)
        if options.get("base"):
            refuse_floating(self.model)
        inputs = [name for name in ("gravity", "wrench", "base", "parameters") if options.get(name)]
        case = Conditions(**{key: x for key, x in options.items() if key in SWITCHES})  # type: ignore[arg-type]
        quantity.refuse_unknown(case.only(("frame", "axes")))
        if self._streams(quantity):
            raise InputError(
                f"a kernel of {quantity.name} would write {self.model.nv}³ numbers one by one: "
                "`Robot.christoffel` streams them from the kernel of coriolis_matrix"
            )
        request, single = ProgramRequest.of(quantity, case, tuple(inputs)), is_single(dtype)
        name, number = f"{quantity.name} of {self.model.name}", device_number(device)
        if number is not None:
            return CudaKernel(self.cuda_code(request, single), name, number)
        code = self.code(request, single)

        def of_others(arrays: Sequence[Any]) -> Any:
            library = library_of(*arrays)
            return None if library is None else library.called(self, request, arrays, code.dtype)

        return Kernel(code, name, of_others)

    def code(self, request: ProgramRequest, single: bool) -> MachineCode:
        """Kept as long as the robot."""
        key = (request, single)
        if key not in self.codes:
            from rnea.engine.runtime.machine_code import MachineCode

            self.codes[key] = MachineCode(self.model, request, single)
        return self.codes[key]

    def cuda_code(self, request: ProgramRequest, single: bool) -> CudaCode:
        """The same for NVIDIA's processors."""
        key = (request, single)
        if key not in self.cuda_codes:
            from rnea.engine.cuda.cuda_code import CudaCode

            self.cuda_codes[key] = CudaCode(self.model, request, single)
        return self.cuda_codes[key]

    def callers(self, name: str, words: Mapping[str, str | bool]) -> tuple[Any, Any] | None:
        """The short ways to a row's code, for float64 and for float32, as far as it is made.

        words: the fields of `Conditions` that are said. None where there is no way: nothing is
        compiled, or there is no extension.
        """
        if not self.codes or self.model.closure is not None:
            # loops are looked at before every answer
            return None
        from rnea.engine.ir.program import ProgramRequest
        from rnea.engine.runtime.machine_code import have_llvm

        quantity = named(name)
        request = ProgramRequest.of(quantity, quantity.relevant(Conditions(**words)))  # type: ignore[arg-type]
        codes = [self.codes.get((request, single)) for single in (False, True)]
        double, single = (None if code is None else code.shortcut() for code in codes)
        return (double, single) if (double or single) and have_llvm() else None

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
        if _one_batch(arrays) is None:
            try:
                np.broadcast_shapes(*(array.shape[:-1] for array in arrays))
            except ValueError:
                # refuses with all the names
                joint_state(self.model, *arrays, names=quantity.states)
        return arrays

    def _compiled(
        self,
        quantity: Quantity,
        arrays: list[Array],
        around: Conditions,
        case: Conditions,
        out: Array | None,
    ) -> Array | None:
        """The answer of machine code; None where there can be none."""
        from rnea.engine.ir.program import ProgramRequest
        from rnea.engine.runtime.kernel import evaluate

        extras = program_inputs(self.model, around)
        if any(extra.dtype.kind not in "fiu" for extra in extras.values()):
            return None
        looking = self._looks(quantity, arrays)
        request = ProgramRequest.of(
            with_constraint_checks(quantity) if looking else quantity, case, tuple(extras)
        )
        single = all(array.dtype == np.float32 for array in arrays)
        if (request, single) not in self.codes:
            warn_of_degrees(self.model, arrays[0])
        code = self.code(request, single)
        if self._streams(quantity):
            return self._streamed_christoffel(arrays[0], out)
        batch = None if extras else _one_batch(arrays)
        everything = [np.asarray(x, code.dtype) for x in (*arrays, *extras.values())]
        batch = around.batch(*arrays) if batch is None else batch
        if looking:
            flat = evaluate(code, everything, batch)
            result = self._judged(quantity, around, arrays, flat)
            return result if out is None else _put(result, out)
        return evaluate(code, everything, batch, out)

    def _streams(self, quantity: Quantity) -> bool:
        return quantity.name == "christoffel" and self.model.nv >= _STREAM_FROM

    def _streamed_christoffel(self, q: Array, out: Array | None) -> Array:
        """C is linear in the speeds: its value at the k-th unit speed is c_ijk."""
        C = self.evaluate(
            "coriolis_matrix", [q[..., None, :], np.eye(self.model.nv, dtype=q.dtype)]
        )
        symbols = np.moveaxis(C, -3, -1)
        return np.ascontiguousarray(symbols) if out is None else _put(symbols, out)

    # ---- arrays of others ----------------------------------------------------------------------

    def _refuse_for_others(self, library: ModuleType, eager: bool, out: Any) -> None:
        """What goes with NumPy's arrays alone."""
        told = library.__name__.rpartition(".")[2].removesuffix("_arrays")
        if self.model.kind is not FLOAT:
            raise InputError(f"a robot of symbols has no code for arrays of {told}")
        if eager or self.eager:
            raise InputError(
                f"arrays of {told} go through compiled programs, and eager walks the links: "
                "leave eager and RNEA_EAGER out, or ask with NumPy's arrays"
            )
        if out is not None:
            raise InputError(f"out= takes an array of NumPy; arrays of {told} are made anew")

    def _streamed_by_others(self, q: Any) -> Any:
        """Christoffel's symbols as below, on arrays that NumPy does not know."""
        C = self.evaluate("coriolis_matrix", [q[..., None, :], np.eye(self.model.nv).tolist()])
        # c_ijk is the matrix of the k-th unit speed
        return C.swapaxes(-3, -2).swapaxes(-2, -1)


def _one_batch(arrays: list[Array]) -> tuple[int, ...] | None:
    """The batch shape that all arrays have; None where they must be broadcast."""
    batch = arrays[0].shape[:-1]
    return batch if all(array.shape[:-1] == batch for array in arrays) else None


def _put(result: Array, out: Array) -> Array:
    """What a walk found, into an array of the caller's."""
    from rnea.engine.runtime.kernel import refuse_out

    refuse_out(out, result.shape, result.dtype)
    out[...] = result
    return out


@lru_cache(maxsize=256)
def _looked_up(name: str, case: Conditions, said: tuple[str, ...]) -> tuple[Quantity, Conditions]:
    """A row of the table, and what of a case matters to it; refuses what does not."""
    quantity = named(name)
    quantity.refuse_unknown(case, said)
    return quantity, quantity.relevant(case)
