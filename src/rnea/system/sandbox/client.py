"""This side: helpers of this process, each started when it is first asked and kept for the next.

One serves parsers, another one code that must be confined. After a fork of this process the child
starts helpers of its own.
"""

from __future__ import annotations

import atexit
import os
import signal
import sys
import threading
import warnings
from collections.abc import Callable, Iterable
from typing import Any

from rnea.errors import InputError, RneaError, RobotFileError
from rnea.system.sandbox.confinement import (
    DONE,
    FAILED,
    MEMORY,
    MOST_MEMORY,
    MOST_TEXT,
    REFUSED,
    layers_here,
)
from rnea.system.sandbox.worker_process import Helper, HelperExited, HelperTimeout, no_start

SECONDS = 10.0
_START, _LONGEST = 60.0, 3600.0

_LOCK = threading.Lock()
_PARSERS, _CONFINED = "parsers", "confined"
_helpers: dict[str, Helper] = {}


def seconds_allowed() -> float:
    """How long a parser of others may take; RNEA_PARSER_SECONDS says another number."""
    said = os.environ.get("RNEA_PARSER_SECONDS", "").strip()
    try:
        seconds = float(said) if said else SECONDS
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= _LONGEST:
        raise InputError(
            f"RNEA_PARSER_SECONDS is {said!r}; it must be a number of seconds up to {_LONGEST:g}"
        )
    return seconds


def _runs_here() -> bool:
    """Whether the user wants no other process, as where none can be started."""
    said = os.environ.get("RNEA_PARSERS", "").strip()
    if said not in ("", "apart", "here"):
        raise InputError(f"RNEA_PARSERS is {said!r}. Legal: apart, here")
    return said == "here"


def call(function: Callable[..., Any], *arguments: Any, who: str, file: str = "") -> Any:
    """function(*arguments), worked in the helper.

    function: of a module of this package, by whose name the helper finds it; arguments and answer
    are pickled. who: whose fault it is if it hangs or crashes, "MuJoCo's parser".
    With RNEA_PARSERS=here it is worked in this process, without limits.
    """
    if _runs_here():
        return function(*arguments)
    seconds = seconds_allowed()
    place = (function.__module__, function.__qualname__)
    with _LOCK:
        question = ("ask", place, arguments, _folder(), seconds)
        status, *said = _reply(_PARSERS, question, seconds, who, file)
    if status == "answer":
        answer, told = said
        for text, category in told:
            warnings.warn(text, category, stacklevel=2)
        return answer
    raise _error_of(status, said, who, file)


def call_confined(
    function: Callable[..., str],
    *arguments: Any,
    folders: Iterable[str],
    who: str,
    file: str = "",
    layers: Iterable[str] | None = None,
) -> str:
    """function(*arguments), a text, where code of others runs: in a process of its own that can
    read below the folders and do nothing else (`confining.py`).

    function: of a module of this package that has a `prepare()`, which imports all that is needed.
    layers: those of `layers_here()` by default.
    """
    if _runs_here():
        raise InputError(
            f"RNEA_PARSERS is 'here', and {file} holds code, which runs only in a process of its "
            f"own; unset RNEA_PARSERS, or expand the file to plain URDF and load that"
        )
    seconds = seconds_allowed()
    place = (function.__module__, function.__qualname__)
    roots = tuple(os.path.realpath(folder) for folder in folders)
    chosen = layers_here() if layers is None else tuple(layers)
    with _LOCK:
        question = ("ask confined", place, arguments, roots, chosen, seconds)
        status, *said = _reply(_CONFINED, question, seconds, who, file)
    if status != "confined":
        raise _error_of(status, said, who, file)
    data, ended = said
    if ended:
        raise _ended(who, ended, seconds, file)
    kind, text = data[:1], data[1:].decode("utf-8", "replace")
    if len(data) > MOST_TEXT:
        raise RobotFileError(f"{who} makes more than {MOST_TEXT >> 20} MiB of it", file=file)
    if kind == DONE:
        return text
    if kind == REFUSED:
        raise RobotFileError(_printable(text), file=file)
    if kind == MEMORY:
        raise _too_much(who, file)
    # code of others may end the process, and write there what it likes
    why = f": {_printable(text)}" if kind == FAILED else ""
    raise RobotFileError(f"{who} ended without an answer{why}", file=file)


def _printable(text: str) -> str:
    """A message of code of others, which must not steer a terminal."""
    return "".join(x if x.isprintable() else " " for x in text[:2000])


def _too_much(who: str, file: str) -> RobotFileError:
    return RobotFileError(f"{who} needs more than {MOST_MEMORY // 2**30} GiB for it", file=file)


def _error_of(status: str, said: list[Any], who: str, file: str) -> Exception:
    """What a helper answered in place of an answer."""
    if status == "error":
        kind, words, details = said
        error: RneaError = kind.__new__(kind, words)
        error.__dict__.update(details)
        return error
    if status == "memory":
        return _too_much(who, file)
    return RuntimeError(f"a defect of this package, in the process apart:\n{said[0]}")


def _started(kind: str) -> Helper:
    """A helper that knows where modules are found; its start is no part of a question's time."""
    helper = _helpers[kind] = Helper(bare=kind == _CONFINED)
    try:
        helper.call(("hello", _path()), _START)
    except HelperTimeout:
        _forget(kind)
        raise no_start(f"{sys.executable} did not answer within {_START:g} s") from None
    except HelperExited:
        status = _named(_forget(kind, patience=2.0))
        raise no_start(f"{sys.executable} does not answer as Python does ({status})") from None
    except BaseException:
        # an interrupt; a helper that was not greeted must not be asked
        _forget(kind)
        raise
    return helper


def _reply(
    kind: str, question: tuple[Any, ...], seconds: float, who: str, file: str
) -> tuple[Any, ...]:
    for attempt in (1, 2):
        fresh = kind not in _helpers
        helper = _helpers.get(kind) or _started(kind)
        try:
            return helper.call(question, seconds)
        except HelperTimeout:
            _forget(kind)
            raise _too_long(who, f"{seconds:g} s", file) from None
        except HelperExited:
            # its status says how it ended, once it has
            status = _forget(kind, patience=2.0)
            # an old helper may have ended for want of work, or by somebody's hand
            if fresh or attempt == 2 or status not in _HARMLESS:
                raise _ended(who, status, seconds, file) from None
        except BaseException:
            # an interrupt: the answer to this question must not be taken for that to the next
            _forget(kind)
            raise
    raise AssertionError("unreachable")


def _too_long(who: str, time: str, file: str) -> RobotFileError:
    return RobotFileError(
        f"{who} did not finish within {time} (RNEA_PARSER_SECONDS says how long)", file=file
    )


def _ended(who: str, status: int, seconds: float, file: str) -> RobotFileError:
    """What to say of a helper that ended by itself; its own limits on time end it by a signal."""
    how = _named(status)
    if how == "SIGALRM":
        return _too_long(who, f"{seconds:g} s", file)
    if how == "SIGXCPU":
        # a user's limit may be lower than ours
        return _too_long(who, f"{seconds:g} s of each processor, or what ulimit -t allows", file)
    return RobotFileError(f"{who} ended the process that it ran in ({how})", file=file)


def _path() -> list[str]:
    """Where modules are found, less the working directory where Python put it there by itself.

    It is "" with `python -c` and at the prompt, and the folder's name with `python -m`. One that
    PYTHONPATH names stays.
    """
    names, here = list(sys.path), not sys.flags.safe_path and _folder()
    if names and here and os.path.realpath(names[0]) == os.path.realpath(here):
        del names[0]
    return [name for name in names if name not in ("", os.curdir)]


def _folder() -> str:
    """Where relative names of files begin; nowhere, if that folder was removed."""
    try:
        return os.getcwd()
    except OSError:
        return ""


_HARMLESS = {0, *(-getattr(signal, name, 0) for name in ("SIGALRM", "SIGTERM", "SIGKILL"))}


def _named(status: int) -> str:
    try:
        return signal.Signals(-status).name if status < 0 else f"exit status {status}"
    except ValueError:
        return f"signal {-status}"


def _forget(kind: str, patience: float = 0.0) -> int:
    return _helpers.pop(kind).end(patience)


@atexit.register
def _end_at_exit() -> None:
    for kind in list(_helpers):
        _forget(kind)


def _after_fork() -> None:
    """The helpers belong to the parent; here their pipes are closed, and nothing else is done."""
    global _LOCK
    for helper in _helpers.values():
        helper.let_go()
        # it is no child of this process, so there is nothing to wait for
        helper.process.returncode = 0
    _helpers.clear()
    _LOCK = threading.Lock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
