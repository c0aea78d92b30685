"""What a fork must wait for: a child finds no lock held by a thread that it does not have.

There are three sorts: our own, which lets one thread compile at a time; those of modules that
another thread is importing; and LLVM's. A fork takes them in this order, and whoever holds a later
one wants no earlier one.
"""

from __future__ import annotations

import _imp
import os
import sys
import threading
import time
from contextlib import ExitStack
from importlib import import_module
from typing import Any

# reentrant: whoever forks, or frees code, while it compiles must not wait for itself
ONE_AT_A_TIME = threading.RLock()
"""Held by the thread that compiles."""
# packages that are imported when they are needed, perhaps by a thread while another one forks
_IMPORTED_LATE = ("rnea", "llvmlite", "numpy", "platformdirs", "sympy", "mpmath", "scipy")
_held = ExitStack()


def _before() -> None:
    ONE_AT_A_TIME.acquire()
    _held.callback(ONE_AT_A_TIME.release)
    _wait_for_imports()
    llvm = sys.modules.get("llvmlite.binding.ffi")
    lock = getattr(getattr(llvm, "lib", None), "_lock", None)
    if lock is not None:
        _held.enter_context(lock)


def _after() -> None:
    _held.close()


def _wait_for_imports() -> None:
    """Return when no other thread imports, and let none begin."""
    locks: dict[str, Any] = getattr(import_module("importlib._bootstrap"), "_module_locks", {})
    while True:
        _imp.acquire_lock()
        if not any(_is_importing(name, ref()) for name, ref in list(locks.items())):
            _held.callback(_imp.release_lock)
            return
        _imp.release_lock()
        time.sleep(0.001)


def _is_importing(name: str, lock: Any) -> bool:
    """Whether another thread holds a module's lock."""
    owner = getattr(lock, "owner", None)
    mine = owner is None or owner == threading.get_ident()
    return not mine and name.partition(".")[0] in _IMPORTED_LATE


if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=_before, after_in_parent=_after, after_in_child=_after)
