"""Codes that compiled programs of JAX call by a key: the table of `_jax_table.c`.

An entry is never taken out, because a compiled program may call it as long as the process lives;
so is kept alive what its addresses belong to.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

from rnea.engine.native import cuda_driver
from rnea.engine.native.extension import _calls

# what the entries' addresses belong to, by key and each once, however often it is lowered
_owners: dict[str, dict[int, Any]] = {}


def jax_handlers() -> tuple[Any, Any] | None:
    """Capsules for XLA's platforms "cpu" and "CUDA"; None where there is no extension."""
    return _calls.jax_handlers() if hasattr(_calls, "jax_handlers") else None


def know_code(
    key: str,
    columns: tuple[int, ...],
    states: int,
    size: int,
    single: bool,
    few_rows: int,
    sharing: Sequence[int],
) -> None:
    """Enter a code; equal keys are equal codes, so a second time changes nothing."""
    _calls.jax_know(key, columns, states, size, single, few_rows, *sharing)


def know_cpu(key: str, few: int, many: int, owner: Any) -> None:
    """Addresses of a known code for this processor, 0 for what is not made."""
    _calls.jax_know_cpu(key, few, many)
    _owners.setdefault(key, {})[id(owner)] = owner


def know_cuda(key: str, device: int, function: int, threads: int, owner: Any) -> None:
    """A known code loaded to a CUDA device: the driver's handle, and threads of a block."""
    launch = ctypes.cast(cuda_driver.library().cuLaunchKernel, ctypes.c_void_p).value
    _calls.jax_know_cuda(key, device, function, launch, threads)
    _owners.setdefault(key, {})[id(owner)] = owner
