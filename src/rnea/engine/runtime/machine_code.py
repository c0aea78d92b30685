"""Machine code of one quantity of one robot: found on disk, or traced and compiled when needed.

Two codes serve a quantity: one row at a time for single calls, a vector of rows for batches. Both
round alike, so it makes no difference which of them a row meets.
"""

from __future__ import annotations

import math
import secrets
import warnings
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.core.model import Model, fewer_operations, in_order, warn_of_degrees
from rnea.core.spatial.numbers import Array
from rnea.engine.export.source import clean
from rnea.engine.ir.body_loop import BodyLoop, body_loop
from rnea.engine.ir.program import Program, ProgramLayout, ProgramRequest, layout, program
from rnea.engine.native import caller
from rnea.engine.runtime import cache
from rnea.system.cached import cached_property
from rnea.system.fork_safety import ONE_AT_A_TIME

if TYPE_CHECKING:
    from rnea.core.recursions import Assembly
    from rnea.engine.llvm.jit import Code
    from rnea.engine.llvm.llvm_printer import Ending
    from rnea.engine.llvm.llvm_rows import RowLoop
    from rnea.engine.llvm.llvm_text import Lanes

# from so many bodies on a loop over them compiles sooner and runs about as fast
LOOP_FROM = 64
# a finish of more operations runs in loops, which then are faster, and compile sooner
MOST_STRAIGHT = 34_000
# up to so many rows the code for single rows is faster than a vector that is mostly empty
FEW_ROWS = 2
# beyond so many numbers, read and written, a batch is worth sharing between the cores
MOST_AT_ONCE = 200_000
Shortcut = Callable[..., Array | None]


@lru_cache(maxsize=1)
def have_llvm() -> bool:
    """Whether llvmlite can be had; if not, one hint for the whole process."""
    try:
        import llvmlite.binding

        if tuple(int(x) for x in llvmlite.__version__.split(".")[:2]) < (0, 45):
            raise ImportError("llvmlite 0.45 or newer is needed")
    except (ImportError, OSError):
        warnings.warn(
            "llvmlite cannot be imported: kernels run through NumPy, which is slower. "
            "The cure: pip install llvmlite",
            RuntimeWarning,
            stacklevel=2,
        )
        return False
    return True


class MachineCode:
    """Addresses of the functions that compute a quantity, compiled at the first use of each."""

    def __init__(self, model: Model, request: ProgramRequest, single: bool) -> None:
        self.request, self.single = request, single
        self.layout: ProgramLayout = layout(model, request)
        self._model = model
        self._codes: dict[int, Code] = {}
        self._shortcut: tuple[tuple[int, int], Shortcut | None] = ((0, 0), None)

    @property
    def dtype(self) -> np.dtype[np.floating]:
        return np.dtype(np.float32 if self.single else np.float64)

    def by_name(self, argument: str, value: Any) -> Any:
        """What may carry the names of a state's columns, in their order."""
        if argument not in self.layout.arguments[: self.layout.states]:
            return value
        return in_order(value, self._model.names(argument), argument, self._model.mimic_joints)

    def look_at(self, arrays: Sequence[Array]) -> None:
        """Once, before a kernel is asked straight from then on: are its angles plausible?"""
        for argument, array in zip(self.layout.arguments, arrays, strict=True):
            if argument == "q":
                warn_of_degrees(self._model, array)

    @property
    def loops(self) -> bool:
        """Whether the code goes from body to body in a loop, because the robot is large."""
        return (
            len(self._model.bodies) >= LOOP_FROM
            and self.request.quantity.name == "inverse_dynamics"
            and "parameters" not in self.request.inputs
            and not self._model.has_mimics
            and self._model.closure is None
            and all(body.joint.frame_is_free for body in self._model.bodies)
            and not any(body.losses.further for body in self._model.bodies)
        )

    @cached_property
    def program(self) -> Program:
        """The trace: of the whole quantity, or of what its matrices are made of."""
        return program(self._model, self.request, halfway=self.finish is not None)

    @cached_property
    def finish(self) -> Assembly | None:
        """How the matrices of a large robot are made of its speeds' ingredients, in loops."""
        parts = self.request.quantity.parts_of(self._model)
        if parts is None or not parts.applies(self._model):
            return None
        from rnea.engine.llvm.llvm_pairs import straight_operations

        finish = parts.finish(self._model, self.request.case)
        return finish if straight_operations(self._model, finish) > MOST_STRAIGHT else None

    @cached_property
    def body_loop(self) -> BodyLoop:
        """The loop of a large robot, and the motion of its base."""
        inside = self.request.is_internal
        model = self._model if inside else fewer_operations(self._model)
        return body_loop(model, self.request.case, self.layout)

    @property
    def operations(self) -> int:
        """Arithmetic operations of one evaluation."""
        if self.loops:
            return sum(sum(tape.counts().values()) for tape in self.body_loop.tapes())
        return self.program.operations

    @cached_property
    def width(self) -> int:
        """Rows in a vector on this computer."""
        from rnea.engine.llvm.jit import vector_width

        return vector_width() * (2 if self.single else 1)

    @cached_property
    def by_numpy(self) -> Callable[..., Array]:
        """The same program as NumPy source, where there is no LLVM."""
        from rnea.engine.export.numpy_printer import compile_numpy

        return compile_numpy(program(self._model, self.request))

    def few(self) -> int:
        """The address of the code for single rows."""
        return self._code(1).address

    def many(self) -> int:
        """The address of the code for batches."""
        return self._code(self.width).address

    def made(self, width: int) -> int:
        """An address if that code has been made, else 0."""
        return self._codes[width].address if width in self._codes else 0

    def shortcut(self) -> Shortcut | None:
        """Called with plain arrays of one batch it answers; with anything else it gives None.

        None itself where there is no such way: no extension, or nothing compiled yet.
        """
        few, many = self.made(1), self.made(self.width) if self._codes else 0
        if self._shortcut[0] != (few, many):
            shape, columns = self.layout.shape, self.layout.columns
            shortcut = None
            if 0 not in (*columns, *shape):
                most_rows = max(256, MOST_AT_ONCE // (sum(columns) + math.prod(shape)))
                shortcut = caller(
                    few, many, FEW_ROWS, most_rows, columns, shape, self.single,
                    tuple(self._codes.values()),
                )  # fmt: skip
            self._shortcut = ((few, many), shortcut)
        return self._shortcut[1]

    def _code(self, width: int) -> Code:
        code = self._codes.get(width)
        if code is None:
            # two threads must not compile the same thing
            with ONE_AT_A_TIME:
                code = self._codes.get(width)
                if code is None:
                    code = self._codes[width] = self._load(width)
        return code

    @cached_property
    def content(self) -> str:
        """A name that equal programs have in every process; a user's own only in this one."""
        names = (clean(x)[:60] for x in (self.request.quantity.name, self._model.name))
        what = f"{' of '.join(names)}, {self.dtype}, "
        return what + (cache.key(*self.requested)[:32] if self.is_ours else secrets.token_hex(16))

    @property
    def requested(self) -> tuple[Any, ...]:
        """What tells this program from all others, whatever it is compiled for."""
        quantity, case = self.request.quantity, self.request.case
        return (self._model, quantity.name, quantity.walk, case, self.layout, self.single)

    def _name(self, width: int) -> str:
        """Of the entry on disk."""
        from rnea.engine.llvm.jit import computer

        return cache.key(*self.requested, width, computer())

    @property
    def is_ours(self) -> bool:
        """Whether the stamp of this package's source tells of a change; not of a user's own."""
        walk = self.request.quantity.walk
        if isinstance(walk, partial):
            given = (*walk.args, *walk.keywords.values())
            if not all(isinstance(x, str | int | float) for x in given):
                return False
        return getattr(walk, "func", walk).__module__.startswith("rnea.")

    def _load(self, width: int) -> Code:
        from rnea.engine.llvm.jit import Code, object_code

        name = self._name(width) if self.is_ours else ""
        kept = cache.read(name) if name else None
        if kept is None:
            kept = object_code(self._text(width))
            if name:
                cache.write(name, kept)
        return Code(kept)

    def _ending(self, lanes: Lanes) -> Ending | None:
        """The loops that finish a large robot's matrices; lanes: of their columns."""
        if self.finish is None:
            return None
        from rnea.engine.llvm.llvm_pairs import finish_text, working_numbers
        from rnea.engine.llvm.llvm_printer import Ending

        text = finish_text(self._model, self.finish, lanes)
        working = working_numbers(self._model, self.finish, lanes)
        return Ending(text, lanes, math.prod(self.layout.shape), working)

    def _text(self, width: int) -> str:
        from rnea.engine.ir.function_splitting import is_short
        from rnea.engine.llvm.llvm_rows import loop_text
        from rnea.engine.llvm.llvm_text import Lanes

        lanes = Lanes(width, "float" if self.single else "double")
        # copies of the sine save registers that a call would lose; a single row has enough of them
        inline = not self.loops and width > 1 and is_short(self.program.tape)
        parts, rows = self.parts(lanes, Lanes(self.width, lanes.element), inline=inline)
        return "\n".join([*parts, loop_text(rows, lanes)])

    def parts(
        self,
        lanes: Lanes,
        across: Lanes,
        *,
        inline: bool,
        longest: int | None = None,
        first: bool | None = None,
    ) -> tuple[list[str], RowLoop]:
        """The functions `block` and `finish` in the shape that the robot's size asks for.

        lanes: of rows; across: of the columns that loops over pairs take at once; inline: copies
        of the sine where it is called; longest, first: see `stretches.plan`.
        """
        from rnea.engine.llvm import llvm_body_loop, llvm_printer
        from rnea.engine.llvm.llvm_rows import InputArray

        columns = [
            InputArray(count, shared=k >= self.layout.states)
            for k, count in enumerate(self.layout.columns)
        ]
        if self.loops:
            named = self.layout.arguments
            wrench = named.index("wrench") if "wrench" in named else None
            return llvm_body_loop.module_parts(self.body_loop, columns, lanes, wrench)
        ending = self._ending(across)
        tape = self.program.tape
        return llvm_printer.module_parts(tape, columns, lanes, longest, ending, inline, first)
