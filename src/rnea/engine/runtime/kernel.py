"""Kernel: a quantity of one robot as machine code, called with batches of states or bound to one.

kernel(Q, Qd, Qdd)            a batch; threads share it where it is large
kernel.q[:] = ...; kernel()   one state in arrays that stay where they are, for control loops
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypedDict, get_type_hints

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.engine import native
from rnea.engine.ir.program import ProgramRequest
from rnea.engine.llvm.llvm_rows import BEYOND_CACHES
from rnea.engine.runtime import threads
from rnea.engine.runtime.machine_code import FEW_ROWS, MachineCode, have_llvm
from rnea.errors import InputError, UnknownNameError


class KernelInputs(TypedDict, total=False):
    """Which terms a kernel has, what its frame is, and what of the surroundings are inputs."""

    friction: bool
    rotor: bool
    spring: bool
    gravity: bool
    wrench: bool
    base: bool
    parameters: bool
    frame: str
    axes: str


def refuse_options(what: str, options: Mapping[str, object]) -> None:
    """An error for what no kernel knows, and for values where a kernel takes an input."""
    legal = get_type_hints(KernelInputs)
    for name, value in options.items():
        if name not in legal:
            raise UnknownNameError(f"option of {what}", name, legal)
        if not isinstance(value, legal[name]):
            wanted = "True or False" if legal[name] is bool else "a name"
            raise InputError(f"{name} of {what} must be {wanted}, not {value!r}")


def is_single(dtype: Any) -> bool:
    """Whether a kernel's numbers are float32."""
    if np.dtype(dtype) not in (np.float64, np.float32):
        raise InputError(f"dtype {dtype}: a kernel computes in float64 or float32")
    return np.dtype(dtype) == np.float32


# numbers read and written, some 70 us of work: with less of it a further core does not pay
_WORTH_A_CORE = 100_000
# the same of a stretch that a core takes when it is done with another
_WORTH_TAKING = 50_000
# stretches for every core, at least, in a result whose stretches are all streamed
_ALL_STREAM = 3


class Kernel(native.Bound):  # type: ignore[misc]
    """Compiled for one robot and one quantity: call it with arrays (..., n) of its own dtype.

    All arrays broadcast to one batch shape; the result has that shape and the quantity's own
    behind it. Tables and mappings of states are matched by name, as in every method of a robot.
    A row gives the same bits in every batch, and a NaN stays in its row. Called without
    arguments it computes one state from its own input arrays (attributes named as the arguments)
    into its own `out`, without allocating; such a kernel belongs to one thread.

    `address` and `batch_address` are the machine code itself, for programs that call it without
    Python (`signature`; docs/understand/performance.md). It lives as long as this object, and any
    number of threads may call it at once.

    >>> from rnea import load
    >>> torque = load("one_link").kernel("gravity_torque")
    >>> torque.q[:] = 0.0
    >>> torque() + 0, torque(np.zeros((4, 1))).shape, torque.evaluate([[0.0]]).shape
    (array([0.]), (4, 1), (1, 1))
    """

    signature = "void (*)(void *const inputs[], const int64_t strides[], void *out, int64_t rows)"

    def __init__(
        self,
        code: MachineCode,
        name: str,
        of_others: Callable[[Sequence[Any]], Any] = lambda arrays: None,
    ) -> None:
        """of_others: answers for arrays of other libraries, and gives None for all else."""
        self.name, self._code, self._looked_at = name, code, False
        self._of_others = of_others
        self.arguments, self.shape = code.layout.arguments, code.layout.shape
        self.dtype = code.dtype
        self.out: Array = np.zeros(self.shape, self.dtype)
        self.inputs: Mapping[str, Array] = MappingProxyType(
            {
                argument: np.zeros(count, self.dtype)
                for argument, count in zip(self.arguments, code.layout.columns, strict=True)
            }
        )

    @property
    def request(self) -> ProgramRequest:
        """What it computes, and of which inputs."""
        return self._code.request

    @property
    def operations(self) -> int:
        """Arithmetic operations of one evaluation."""
        return self._code.operations

    @property
    def address(self) -> int:
        """Where the machine code lies that is made for single rows; it takes any number of them."""
        return self._address(self._code.few)

    @property
    def batch_address(self) -> int:
        """Where the machine code lies that is made for batches; it takes any number of rows."""
        return self._address(self._code.many)

    def _address(self, made: Callable[[], int]) -> int:
        if not have_llvm():
            raise InputError("there is no machine code without llvmlite: pip install llvmlite")
        return made()

    def __getattr__(self, name: str) -> Array:
        inputs = self.__dict__.get("inputs", {})
        if name in inputs:
            return inputs[name]
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def __setattr__(self, name: str, value: Any) -> None:
        # the machine code reads and writes these very arrays: what is assigned goes into them
        made = self.__dict__.get("inputs")
        if made is None or name.startswith("_"):
            super().__setattr__(name, value)
        elif name in made:
            made[name][...] = self._code.by_name(name, value)
        else:
            raise AttributeError(
                f"{name!r} of a kernel cannot be replaced; its inputs are {', '.join(made)}"
            )

    def evaluate(self, *states: Any, out: Array | None = None, threads: int = 0) -> Array:
        """What a call does that is not bound yet, or has arguments."""
        if not states and out is None:
            return self._one()
        found: Array | None = self._of_others(states)
        if found is not None:
            if out is not None:
                raise InputError("out= takes arrays of NumPy; those of others are made anew")
            return found
        arrays = checked_arrays(self._code, self.name, states)
        if not self._looked_at:
            self._looked_at = True
            self._code.look_at(arrays)
        batch = np.broadcast_shapes(*(array.shape[:-1] for array in arrays))
        result = evaluate(self._code, arrays, batch, out, threads)
        if have_llvm() and (caller := self._code.shortcut()) is not None:
            # from now on calls with plain arrays do not come here
            use: Any = self.use
            use(caller)
        return result

    def _one(self) -> Array:
        """The first call without arguments: from now on it goes straight to the machine code."""
        arrays = tuple(self.inputs.values())
        if self.out.size and have_llvm():
            bind: Any = self.bind
            bind(self._code.few(), arrays, self.out, self._code)
        return evaluate(self._code, list(arrays), (), self.out, 1)

    def __repr__(self) -> str:
        return f"<Kernel {self.name}({', '.join(self.arguments)}) -> {self.shape}, {self.dtype}>"


def checked_arrays(code: MachineCode, what: str, states: Sequence[Any]) -> list[Array]:
    """Arrays of the code's dtype, with its columns, that broadcast together; else an error."""
    wanted, columns, dtype = code.layout.arguments, code.layout.columns, code.dtype
    if len(states) != len(wanted):
        raise InputError(f"{what} takes {', '.join(wanted)}; got {len(states)} arrays")
    arrays = []
    for name, count, state in zip(wanted, columns, states, strict=True):
        state = code.by_name(name, state)
        if np.iscomplexobj(state):
            raise InputError(f"{name} is complex; a kernel computes with {dtype}")
        try:
            array = np.asarray(state, dtype=dtype)
        except (TypeError, ValueError):
            raise InputError(f"{name} must hold numbers, in rows of equal length") from None
        if array.ndim == 0 or array.shape[-1] != count:
            raise InputError(
                f"{name} has shape {array.shape}; its last axis must have length {count}"
            )
        arrays.append(array)
    try:
        np.broadcast_shapes(*(array.shape[:-1] for array in arrays))
    except ValueError:
        shapes = ", ".join(f"{n} {a.shape}" for n, a in zip(wanted, arrays, strict=True))
        raise InputError(f"the batch shapes do not fit together: {shapes}") from None
    return arrays


def refuse_out(out: Any, shape: tuple[int, ...], dtype: np.dtype[Any]) -> None:
    """An error for an array that cannot take a result."""
    is_array = isinstance(out, np.ndarray)
    if not is_array or out.shape != shape or out.dtype != dtype or not out.flags.carray:
        got = "" if is_array else f"; got {type(out).__module__}.{type(out).__qualname__}"
        raise InputError(f"out must be a writable C-ordered {dtype} array of shape {shape}{got}")


def sharing(code: MachineCode) -> tuple[int, int, int, int, int, int]:
    """How `evaluate` shares a batch, for callers that have no Python (`calling/_jax.c`).

    Numbers worth a core and worth the taking; bytes per core from which all stretches are streamed,
    and their rows; rows in a vector; cores.
    """
    row = math.prod(code.layout.shape) * code.dtype.itemsize
    streamed = BEYOND_CACHES // row + 1 if row else 1
    cores = threads.available()
    return _WORTH_A_CORE, _WORTH_TAKING, _ALL_STREAM * BEYOND_CACHES, streamed, code.width, cores


def evaluate(
    code: MachineCode,
    arrays: list[Array],
    batch: tuple[int, ...],
    out: Array | None = None,
    threads_: int = 0,
) -> Array:
    """Checked arrays (..., columns) of the code's dtype, which broadcast to the batch shape."""
    shape = (*batch, *code.layout.shape)
    if out is None:
        out = native.empty(shape, code.dtype)
    else:
        refuse_out(out, shape, code.dtype)
        # a kernel may write a result before it has read every input
        arrays = [a.copy() if np.may_share_memory(a, out) else a for a in arrays]
    rows, columns = math.prod(batch), math.prod(code.layout.shape)
    if rows == 0 or columns == 0:
        return out
    if not have_llvm():
        out[...] = code.by_numpy(*arrays)
        return out
    prepared, strides = [], []
    for k, (array, count) in enumerate(zip(arrays, code.layout.columns, strict=True)):
        alone = k >= code.layout.states and array.size == count
        if not alone and array.shape[:-1] != batch:
            array = np.broadcast_to(array, (*batch, count))
        # contiguous and aligned, as a vector of numbers must be
        if not (array.flags.c_contiguous and array.flags.aligned):
            array = np.require(array, requirements=("C", "A"))
        prepared.append(array)
        strides.append(0 if alone else count)
    address = code.few() if rows <= FEW_ROWS else code.many()
    task = (address, tuple(prepared), tuple(strides), out, columns)

    def work(first: int, count: int) -> None:
        native.run(*task, first, count)

    numbers = columns + sum(strides)
    cores = threads_
    if threads_ == 0 and (worth := rows * numbers // _WORTH_A_CORE) > 1:
        cores = min(worth, threads.available())
    if cores < 2:
        work(0, rows)
        return out
    fewest = max(1, _WORTH_TAKING // numbers)
    if out.nbytes >= _ALL_STREAM * cores * BEYOND_CACHES:
        # so large that each core has some stretches beyond its caches, which are streamed
        fewest = BEYOND_CACHES // (columns * out.itemsize) + 1
    stretch = threads.stretch(rows, cores, code.width, fewest)
    if not native.share(*task, rows, stretch, cores):
        threads.in_stretches(work, rows, cores, code.width, fewest)
    return out
