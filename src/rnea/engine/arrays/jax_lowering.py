"""How XLA comes to a program of a robot: a foreign call of machine code, or plain operations.

On a CPU and on a CUDA device the primitive of `jax_rows` is lowered to a call of the handlers in
`calling/_jax.c`, which find the code by its key; elsewhere to what `compile_jax` prints. Importing
this file tells JAX so.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import jax
import numpy as np
from jax.interpreters import mlir

from rnea.engine import native
from rnea.engine.arrays.jax_rows import TARGET, JaxProgram, rows_p
from rnea.engine.export.jax_printer import compile_jax
from rnea.engine.ir.program import program
from rnea.engine.runtime.kernel import sharing
from rnea.engine.runtime.machine_code import FEW_ROWS, MachineCode, have_llvm
from rnea.errors import InputError


def plain(rows: JaxProgram) -> Callable[..., Any]:
    """The same program in plain operations of jax.numpy."""
    return compile_jax(program(rows.codes.model, rows.request))


def _plainly(*arrays: Any, rows: JaxProgram) -> Any:
    return plain(rows)(*arrays)


def _on_cpu(*arrays: Any, rows: JaxProgram) -> Any:
    if not have_llvm():
        raise _cannot("llvmlite", "pip install llvmlite")
    code = _known(rows, arrays)
    batch = arrays[0].shape[:-1]
    if math.prod(code.layout.shape) and 0 not in batch:
        # of an unknown number of rows both codes are made
        count = math.prod(batch) if all(isinstance(x, int) for x in batch) else None
        few = code.few() if count is None or count <= FEW_ROWS else 0
        many = code.many() if count is None or count > FEW_ROWS else 0
        native.know_cpu(code.content, few, many, code)
    return _foreign(code, arrays)


def _on_cuda(*arrays: Any, rows: JaxProgram) -> Any:
    code = _known(rows, arrays)
    cuda = rows.codes.cuda_code(rows.request, code.single)
    # which of them a program will run on is not known yet
    for device in _cuda_devices():
        function, threads = cuda.function(device), cuda.manner.threads
        native.know_cuda(code.content, device, function, threads, cuda)
    return _foreign(code, arrays)


def _cuda_devices() -> set[int]:
    """By their numbers; none where a program is made here for another computer."""
    try:
        return {each.local_hardware_id for each in jax.local_devices(backend="cuda")}
    except RuntimeError:
        return set()


def _known(rows: JaxProgram, arrays: Sequence[Any]) -> MachineCode:
    """The code, entered where the handlers look for it."""
    code = rows.codes.code(rows.request, arrays[0].dtype == np.float32)
    layout, size = code.layout, math.prod(code.layout.shape)
    shared = sharing(code) if have_llvm() else (1,) * 6
    native.know_code(
        code.content, layout.columns, layout.states, size, code.single, FEW_ROWS, shared
    )
    return code


def _foreign(code: MachineCode, arrays: Sequence[Any]) -> Any:
    shape = (*arrays[0].shape[:-1], *code.layout.shape)
    result = jax.ShapeDtypeStruct(shape, code.dtype)
    return jax.ffi.ffi_call(TARGET, result)(*arrays, key=code.content)


def _cannot(what: str, cure: str) -> InputError:
    return InputError(
        f"arrays of JAX need {what}: {cure}; or take the pure functions of `Robot.jax_function`"
    )


@lru_cache(maxsize=1)
def ready() -> None:
    """Tell XLA of the handlers; an error where there are none."""
    handlers = native.jax_handlers()
    if handlers is None:
        raise _cannot(
            "the C extension, which was not built here", "install rnea where there is a compiler"
        )
    for handler, platform in zip(handlers, ("cpu", "CUDA"), strict=True):
        jax.ffi.register_ffi_target(TARGET, handler, platform=platform)


for how, where in ((_plainly, None), (_on_cpu, "cpu"), (_on_cuda, "cuda")):
    mlir.register_lowering(rows_p, mlir.lower_fun(how, multiple_results=False), platform=where)
