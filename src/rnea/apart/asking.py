"""This side: one helper for this process, started when it is first asked and kept for the next.

It is a fresh interpreter, not a fork: this process may have threads. After a fork of this process
the child starts a helper of its own.
"""

from __future__ import annotations

import atexit
import contextlib
import io
import os
import pickle
import signal
import subprocess
import sys
import threading
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

from rnea.apart.framing import read_answer
from rnea.errors import InputError, RneaError, RobotFileError

SECONDS = 10.0
_START, _LONGEST = 60.0, 3600.0
# what the helper runs; only the rooms that it needs are imported, not the whole package
_PROGRAM = """
import sys, types
package = types.ModuleType("rnea")
package.__path__ = [sys.argv[1]]
sys.modules["rnea"] = package
from rnea.apart.serving import serve
serve()
"""
# numbers are few and nothing is drawn there
_ENVIRONMENT = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MUJOCO_GL": "disable"}


class _Gone(Exception):  # noqa: N818 - it says what became of the helper
    """The helper ended before it answered."""


class _Late(Exception):  # noqa: N818 - as above; no TimeoutError, which may be a user's own
    """The helper was ended, since it took too long."""


def _no_start(why: str) -> InputError:
    """Where the helper is at fault, not a parser, nor a file."""
    return InputError(
        f"no process for others' parsers can be started: {why}; RNEA_PARSERS=here lets them run in "
        "this one, without limits"
    )


@contextlib.contextmanager
def _pipes_may_break() -> Iterator[None]:
    """A helper that is gone is an error of this write, not the end of a command, whose broken
    pipes end it silently."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    broken = {signal.SIGPIPE}
    before = signal.pthread_sigmask(signal.SIG_BLOCK, broken)
    try:
        yield
    finally:
        if not broken & before:
            # one that this write caused is taken away unseen
            if broken & signal.sigpending():
                signal.sigwait(broken)
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Helper:
    """A process that answers one question after the other."""

    def __init__(self) -> None:
        folder = str(Path(__file__).parents[1])
        if not sys.executable:
            raise _no_start("sys.executable names no Python")
        try:
            self.process = subprocess.Popen(
                # -P: no module of the working directory is taken for one that is installed; `_path`
                # sees to those that are imported later
                [sys.executable, "-P", "-c", _PROGRAM, folder],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                # a fork of this process must not flush what was not sent yet, nor wait for the lock
                # of a thread that reads
                bufsize=0,
                env=os.environ | _ENVIRONMENT,
                # an interrupt of the terminal is for us alone
                start_new_session=True,
            )
        except OSError as problem:
            raise _no_start(str(problem)) from None
        self._questions = cast(io.FileIO, self.process.stdin)
        self._answers = cast(io.FileIO, self.process.stdout)

    def _send(self, data: bytes) -> None:
        left = memoryview(data)
        with _pipes_may_break():
            while left:
                left = left[self._questions.write(left) :]

    def answer(self, question: tuple[Any, ...], seconds: float) -> tuple[Any, ...]:
        """What the helper says; `_Gone` if it ended, `_Late` if it had to be ended."""
        late, data = threading.Event(), pickle.dumps(question)
        alarm = threading.Timer(seconds, self._end, (late,))
        alarm.daemon = True
        alarm.start()
        try:
            self._send(data)
            reply = read_answer(self._answers)
        except (EOFError, BrokenPipeError, ConnectionResetError):
            # no answer, or half of one; whatever else comes up here is a signal's, and passes
            if late.is_set():
                raise _Late from None
            raise _Gone from None
        finally:
            alarm.cancel()
        return reply

    def _end(self, late: threading.Event) -> None:
        late.set()
        self.process.kill()

    def end(self, patience: float = 0.0) -> int:
        """End it, unless it ends by itself in that many seconds; return its status."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(patience)
        self.process.kill()
        self.let_go()
        return self.process.wait()

    def let_go(self) -> None:
        """Close our ends of the pipes; this waits for no thread that reads or writes there."""
        for stream in (self._questions, self._answers):
            with contextlib.suppress(OSError):
                stream.close()


_LOCK = threading.Lock()
_helper: Helper | None = None


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


def ask(function: Callable[..., Any], *arguments: Any, who: str, file: str = "") -> Any:
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
        status, *said = _reply(("ask", place, arguments, _folder(), seconds), seconds, who, file)
    if status == "answer":
        answer, told = said
        for text, category in told:
            warnings.warn(text, category, stacklevel=2)
        return answer
    if status == "error":
        kind, words, details = said
        error: RneaError = kind.__new__(kind, words)
        error.__dict__.update(details)
        raise error
    if status == "memory":
        raise RobotFileError(f"{who} needs more than {said[0] // 2**30} GiB for it", file=file)
    raise RuntimeError(f"a defect of this package, in the process apart:\n{said[0]}")


def _started() -> Helper:
    """A helper that knows where modules are found; its start is no part of a question's time."""
    global _helper
    helper = _helper = Helper()
    try:
        helper.answer(("hello", _path()), _START)
    except _Late:
        _forget(helper)
        raise _no_start(f"{sys.executable} did not answer within {_START:g} s") from None
    except _Gone:
        status = _named(_forget(helper, patience=2.0))
        raise _no_start(f"{sys.executable} does not answer as Python does ({status})") from None
    except BaseException:
        # an interrupt; a helper that was not greeted must not be asked
        _forget(helper)
        raise
    return helper


def _reply(question: tuple[Any, ...], seconds: float, who: str, file: str) -> tuple[Any, ...]:
    for attempt in (1, 2):
        fresh = _helper is None
        helper = _helper or _started()
        try:
            return helper.answer(question, seconds)
        except _Late:
            _forget(helper)
            raise RobotFileError(
                f"{who} did not finish within {seconds:g} s (RNEA_PARSER_SECONDS says how long)",
                file=file,
            ) from None
        except _Gone:
            # its status says how it ended, once it has
            status = _forget(helper, patience=2.0)
            # an old helper may have ended for want of work, or by somebody's hand
            if fresh or attempt == 2 or status not in _HARMLESS:
                raise RobotFileError(
                    f"{who} ended the process that it ran in ({_named(status)})", file=file
                ) from None
        except BaseException:
            # an interrupt: the answer to this question must not be taken for that to the next
            _forget(helper)
            raise
    raise AssertionError("unreachable")


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


def _forget(helper: Helper, patience: float = 0.0) -> int:
    global _helper
    _helper = None
    return helper.end(patience)


@atexit.register
def _end_at_exit() -> None:
    if _helper is not None:
        _forget(_helper)


def _after_fork() -> None:
    """The helper belongs to the parent; here its pipes are closed, and nothing else is done."""
    global _helper, _LOCK
    if _helper is not None:
        _helper.let_go()
        # it is no child of this process, so there is nothing to wait for
        _helper.process.returncode = 0
    _helper, _LOCK = None, threading.Lock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
