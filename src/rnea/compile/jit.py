"""LLVM text to machine code in memory, and a function that can be called with addresses."""

from __future__ import annotations

import ctypes
from typing import Any

import llvmlite.binding as llvm


def _machine(level: int) -> Any:
    """The target of this computer. The execution engine takes ownership, so each gets its own."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    features = llvm.get_host_cpu_features().flatten()
    target = llvm.Target.from_default_triple()
    return target.create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=features, opt=level, jit=True
    )


def vector_width() -> int:
    """Doubles in the widest registers that this computer has."""
    features = llvm.get_host_cpu_features()
    if features.get("avx512f") and features.get("avx512dq"):
        return 8
    return 4 if features.get("avx2") and features.get("fma") else 2


class Code:
    """Compiled code; it lives as long as this object."""

    def __init__(self, text: str, arrays: int) -> None:
        module = llvm.parse_assembly(text)
        module.verify()
        options = llvm.create_pipeline_tuning_options(speed_level=2)
        builder = llvm.create_pass_builder(_machine(2), options)
        builder.getModulePassManager().run(module, builder)
        self._engine = llvm.create_mcjit_compiler(module, _machine(2))
        self._engine.finalize_object()
        pointers = [ctypes.c_void_p] * (arrays + 1)
        kind = ctypes.CFUNCTYPE(None, *pointers, ctypes.c_int64)
        self.call = kind(self._engine.get_function_address("kernel"))
