"""LLVM text to object code, and object code to a function in memory."""

from __future__ import annotations

import threading
from functools import lru_cache
from typing import Any

import llvmlite
import llvmlite.binding as llvm

# how much work code generation does; 2 compiles longer and runs no faster
_LEVEL = 1
_of_thread = threading.local()


def _machine() -> Any:
    """The target of this computer. The execution engine takes ownership, so each gets its own."""
    _initialize()
    target = llvm.Target.from_default_triple()
    return target.create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=_features(), opt=_LEVEL, jit=True
    )


def _compiler() -> tuple[Any, Any]:
    """A target and a pass builder to compile with, of each thread its own."""
    if not hasattr(_of_thread, "compiler"):
        machine = _machine()
        options = llvm.create_pipeline_tuning_options()
        _of_thread.compiler = (machine, llvm.create_pass_builder(machine, options))
    made: tuple[Any, Any] = _of_thread.compiler
    return made


@lru_cache(maxsize=1)
def _features() -> str:
    flattened: str = llvm.get_host_cpu_features().flatten()
    return flattened


@lru_cache(maxsize=1)
def _initialize() -> None:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()


@lru_cache(maxsize=1)
def computer() -> str:
    """What object code depends on: another CPU or another LLVM must compile anew."""
    names = (llvm.get_default_triple(), llvm.get_host_cpu_name(), _features())
    return " ".join((llvmlite.__version__, *names))


@lru_cache(maxsize=1)
def vector_width() -> int:
    """Doubles in the widest registers that this computer has."""
    features = llvm.get_host_cpu_features()
    if features.get("avx512f") and features.get("avx512dq"):
        return 8
    return 4 if features.get("avx2") and features.get("fma") else 2


def object_code(text: str) -> bytes:
    """Compile a module for this computer.

    Of LLVM's passes only what is marked is copied into its callers: a tape has no operation too
    many and its order keeps few values alive; what the other passes do to it takes longer than all
    the rest and does not run faster.
    """
    module = llvm.parse_assembly(text)
    module.verify()
    passes = llvm.create_new_module_pass_manager()
    passes.add_always_inliner_pass()
    machine, builder = _compiler()
    passes.run(module, builder)
    code: bytes = machine.emit_object(module)
    return code


class Code:
    """Object code loaded into memory; it lives as long as this object."""

    def __init__(self, code: bytes) -> None:
        self._engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _machine())
        self._engine.add_object_file(llvm.ObjectFileRef.from_data(code))
        self._engine.finalize_object()
        self.address: int = self._engine.get_function_address("kernel")
        if not self.address:
            raise ValueError("the object code has no function 'kernel'")
