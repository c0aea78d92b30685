"""Landlock: the Linux kernel denies this process every file outside some folders.

From Linux 5.13 on, where the kernel was built and started with it. It also denies TCP connections
(6.7), and signals to processes outside (6.12).
"""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Iterable

_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
_VERSION, _PATH_BENEATH = 1, 1
_READ_FILE, _READ_DIR = 1 << 2, 1 << 3
# what each version of the interface can deny: execute, write, read, remove and make; then more
_FILES = {1: (1 << 13) - 1, 2: (1 << 14) - 1, 3: (1 << 15) - 1, 5: (1 << 16) - 1}
_TCP, _SCOPES = 0b11, 0b11


def version() -> int:
    """The version of the kernel's interface; 0 where there is none."""
    if sys.platform != "linux":
        return 0
    return max(0, _syscall(_CREATE_RULESET, None, 0, _VERSION))


def restrict(folders: Iterable[str]) -> None:
    """Deny this process, irrevocably, all but reading below the folders."""
    known = version()
    files = _FILES[max(x for x in _FILES if x <= known)]
    ruleset = struct.pack("=Q", files)
    ruleset += struct.pack("=Q", _TCP) * (known >= 4) + struct.pack("=Q", _SCOPES) * (known >= 6)
    handle = _checked(_syscall(_CREATE_RULESET, ruleset, len(ruleset), 0))
    for folder in folders:
        place = os.open(folder, os.O_PATH | os.O_CLOEXEC)
        rule = struct.pack("=Qi", _READ_FILE | _READ_DIR, place)
        _checked(_syscall(_ADD_RULE, handle, _PATH_BENEATH, rule, 0))
        os.close(place)
    _checked(_syscall(_RESTRICT_SELF, handle, 0))
    os.close(handle)


def _syscall(number: int, *arguments: int | bytes | None) -> int:
    # not at the top: where this layer is not used, code of others must not find ctypes
    import ctypes

    call = ctypes.CDLL(None, use_errno=True).syscall
    call.restype = ctypes.c_long
    plain = (ctypes.c_long(x) if isinstance(x, int) else x for x in arguments)
    result = int(call(ctypes.c_long(number), *plain))
    return result if result >= 0 else -ctypes.get_errno()


def _checked(result: int) -> int:
    if result < 0:
        raise OSError(-result, f"Landlock: {os.strerror(-result)}")
    return result
