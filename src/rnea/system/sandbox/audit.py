"""An audit hook: Python itself denies what this process is not meant to do.

It needs nothing of the system. Python calls it before files are opened, modules imported, programs
started and so on; whatever event is not listed here is denied. It cannot be removed, and looks up
no name that other code could replace. It does not hold where a defect of the interpreter, or a
function of it that raises no event, leads past it: that is for the kernel's layers.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import Any

# to evaluate expressions, and harmless
_ALLOWED = ("compile", "exec", "builtins.id", "time.sleep", "glob.glob", "glob.glob/2")
# functions that raise no event and reach beyond the process; modules that are full of them
_UNHEARD = (
    *("mkfifo", "mknod", "chroot", "setsid", "setpgid", "setpgrp", "tcsetpgrp", "pidfd_open"),
    *("nice", "setpriority", "sched_setscheduler", "sched_setparam", "sched_setaffinity"),
    *("unshare", "setns", "create_builtin", "create_dynamic", "exec_dynamic"),
)
_HOLDERS = ("os", "posix", "nt", "_imp")
_EMPTIED = (
    *("ctypes", "_ctypes", "subprocess", "_posixsubprocess", "_winapi", "socket", "_socket"),
    *("signal", "_signal", "mmap", "faulthandler", "numpy"),
)
_LISTING = ("os.listdir", "os.scandir")
_MOST_LINKS = 40


def install(folders: Sequence[str]) -> None:
    """Deny this process, irrevocably, all but to compute, and to read below the folders."""
    roots = tuple(folder.rstrip(os.sep) + os.sep for folder in folders)
    hook = _hook(roots, _ALLOWED, _LISTING, _resolver(), PermissionError, type, str, int)
    for module in filter(None, map(sys.modules.get, _HOLDERS)):
        for name in _UNHEARD:
            vars(module).pop(name, None)
    for name in [x for x in sys.modules if x.partition(".")[0] in _EMPTIED]:
        vars(sys.modules[name]).clear()
    sys.addaudithook(hook)


def _hook(
    roots: tuple[str, ...],
    allowed: tuple[str, ...],
    listing: tuple[str, ...],
    resolved: Callable[[str], str],
    denied: type[Exception],
    type_: Any,
    text: type,
    whole: type,
) -> Callable[[str, tuple[Any, ...]], None]:
    """The hook with everything that it uses: it reads no variable of a module."""
    writing = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
    separator = os.sep
    absolute = os.sep if os.name == "posix" else ""

    def hook(event: str, arguments: tuple[Any, ...]) -> None:
        if event in allowed:
            return
        if event == "open":
            path, _, flags = arguments
            if type_(flags) is not whole or flags & writing:
                raise denied("files cannot be written here")
        elif event in listing:
            (path,) = arguments
        else:
            raise denied(event + " is not permitted here")
        # other types could mean one path here and another one later
        if type_(path) is not text or not path.startswith(absolute):
            raise denied("only files with an absolute path can be opened here")
        if not (resolved(path) + separator).startswith(roots):
            raise denied(path + " is outside the folders that may be read")

    return hook


def _resolver() -> Callable[[str], str]:
    """The path behind all links, by functions in C alone."""
    if os.name != "posix":
        import nt

        final: Callable[[str], str] = nt._getfinalpathname  # type: ignore[attr-defined]
        return final
    return _posix_resolver(os.readlink, OSError, PermissionError, _MOST_LINKS)


def _posix_resolver(
    readlink: Callable[[str], str], no_link: type[OSError], denied: type[Exception], most: int
) -> Callable[[str], str]:
    def resolved(path: str) -> str:
        left, at, links = path.split("/")[::-1], "", 0
        while left:
            part = left.pop()
            if part == "" or part == ".":
                continue
            if part == "..":
                at = at[: at.rfind("/")] if at else at
                continue
            try:
                target = readlink(at + "/" + part)
            except no_link:
                at = at + "/" + part
                continue
            links += 1
            if links > most:
                raise denied("too many links")
            left += target.split("/")[::-1]
            at = "" if target.startswith("/") else at
        return at or "/"

    return resolved
