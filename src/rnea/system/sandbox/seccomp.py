"""seccomp: the Linux kernel denies this process every system call that is not listed here.

What is left is to read files that are already named to it, to use memory it has, and to end. It
cannot start processes or threads, load machine code, open files for writing, open sockets or send
signals. A denied call fails with EPERM.
"""

from __future__ import annotations

import os
import platform
import struct
import sys
from typing import NamedTuple

_NO_NEW_PRIVILEGES, _SET_SECCOMP, _FILTER = 38, 22, 2
_ALLOW, _KILL, _DENY = 0x7FFF0000, 0x80000000, 0x00050001
_LOAD, _EQUAL, _AT_LEAST, _ANY_BIT, _RETURN = 0x20, 0x15, 0x35, 0x45, 0x06
_NUMBER, _ARCHITECTURE, _FIRST_ARGUMENT = 0, 4, 16
# system calls of another interface of x86-64, by other numbers
_X32 = 0x40000000

_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC
_EXECUTABLE = 4
# F_GETFD, F_SETFD, F_GETFL: others can have signals sent
_FCNTL = (1, 2, 3)


class _Interface(NamedTuple):
    """architecture: as the kernel calls it; the numbers of calls: allowed with any arguments; with
    flags that do not write, which are the given argument; to map or change memory, by protection.
    """

    architecture: int
    plain: tuple[int, ...]
    opening: tuple[tuple[int, int], ...]
    protecting: tuple[tuple[int, int], ...]
    fcntl: int


# read write close stat fstat lstat poll lseek munmap brk sigaction sigprocmask sigreturn pread
# readv writev access yield mremap madvise nanosleep getpid exit uname getdents getcwd readlink
# gettimeofday ids sigaltstack gettid time futex getdents64 restart clocks exit_group newfstatat
# readlinkat faccessat set_robust_list getrandom membarrier statx rseq faccessat2
_X86_64 = _Interface(
    0xC000003E,
    (
        *(0, 1, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15, 17, 19, 20, 21, 24, 25, 28, 35, 39, 60, 63),
        *(78, 79, 89, 96, 102, 104, 107, 108, 131, 186, 201, 202, 217, 219, 228, 229, 230, 231),
        *(262, 267, 269, 273, 318, 324, 332, 334, 439),
    ),
    ((2, 1), (257, 2)),
    ((9, 2), (10, 2)),
    72,
)
_AARCH64 = _Interface(
    0xC00000B7,
    (
        *(63, 64, 57, 80, 73, 62, 215, 214, 134, 135, 139, 67, 65, 66, 124, 216, 233, 101, 172, 93),
        *(160, 17, 78, 169, 174, 175, 176, 177, 132, 178, 98, 61, 128, 113, 114, 115, 94, 79, 48),
        *(99, 278, 283, 291, 293, 439),
    ),
    ((56, 2),),
    ((222, 2), (226, 2)),
    25,
)
_INTERFACES = {"x86_64": _X86_64, "aarch64": _AARCH64}


def is_available() -> bool:
    """Whether this kernel filters system calls, and they are known here."""
    known = sys.platform == "linux" and platform.machine() in _INTERFACES and sys.maxsize > 2**32
    return known and os.path.exists("/proc/sys/kernel/seccomp/actions_avail")


def restrict() -> None:
    """Deny this process, irrevocably, all but the listed system calls."""
    import ctypes

    lines = _filter(_INTERFACES[platform.machine()])
    code = ctypes.create_string_buffer(b"".join(struct.pack("=HBBI", *line) for line in lines))
    _prctl(_SET_SECCOMP, _FILTER, struct.pack("@HP", len(lines), ctypes.addressof(code)))


def forbid_new_privileges() -> None:
    """What the kernel wants of a process before it may restrict itself."""
    _prctl(_NO_NEW_PRIVILEGES, 1)


def die_with_parent() -> None:
    """Have the kernel end this process when the one that started it ends."""
    _prctl(1, 9)


def _filter(calls: _Interface) -> list[tuple[int, int, int, int]]:
    """The program of the kernel's filter; lines of what, how many to skip, value."""
    allow, deny = (_RETURN, 0, 0, _ALLOW), (_RETURN, 0, 0, _DENY)
    lines = [
        (_LOAD, 0, 0, _ARCHITECTURE),
        (_EQUAL, 1, 0, calls.architecture),
        (_RETURN, 0, 0, _KILL),
        (_LOAD, 0, 0, _NUMBER),
        (_AT_LEAST, 0, 1, _X32),
        deny,
    ]
    for number in calls.plain:
        lines += [(_EQUAL, 0, 1, number), allow]
    masked = [(*x, _WRITING) for x in calls.opening]
    masked += [(*x, _EXECUTABLE) for x in calls.protecting]
    for number, argument, mask in masked:
        lines += [
            (_EQUAL, 0, 4, number),
            (_LOAD, 0, 0, _FIRST_ARGUMENT + 8 * argument),
            (_ANY_BIT, 0, 1, mask),
            deny,
            allow,
        ]
    lines += [(_EQUAL, 0, 2 * len(_FCNTL) + 2, calls.fcntl), (_LOAD, 0, 0, _FIRST_ARGUMENT + 8)]
    for command in _FCNTL:
        lines += [(_EQUAL, 0, 1, command), allow]
    return [*lines, deny, deny]


def _prctl(option: int, *arguments: int | bytes) -> None:
    # not at the top: where this layer is not used, code of others must not find ctypes
    import ctypes

    call = ctypes.CDLL(None, use_errno=True).prctl
    plain = [ctypes.c_ulong(x) if isinstance(x, int) else x for x in arguments]
    if call(option, *plain, *[ctypes.c_ulong(0)] * (4 - len(plain))):
        raise OSError(ctypes.get_errno(), f"prctl({option})")
