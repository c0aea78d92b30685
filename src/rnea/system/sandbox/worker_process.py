"""The other process, as this side holds it: started, asked, ended.

It is a fresh interpreter, not a fork: this process may have threads.
"""

from __future__ import annotations

import contextlib
import io
import os
import pickle
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

from rnea.errors import InputError
from rnea.system.sandbox.framing import read_result

# what the helper runs; only the rooms that it needs are imported, not the whole package
_PROGRAM = """
import sys, types
package = types.ModuleType("rnea")
package.__path__ = [sys.argv[1]]
sys.modules["rnea"] = package
from rnea.system.sandbox.server import serve
serve()
"""
# numbers are few and nothing is drawn there
_ENVIRONMENT = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MUJOCO_GL": "disable"}


class HelperExited(Exception):  # noqa: N818 - it says what became of the helper
    """The helper ended before it answered."""


class HelperTimeout(Exception):  # noqa: N818 - as above; no TimeoutError, which may be a user's own
    """The helper was ended, since it took too long."""


def no_start(why: str) -> InputError:
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


# of the environment of a process that runs code of others: what an interpreter needs to start
_NEEDED = (
    *("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "PYTHONHOME", "PYTHONPATH", "SYSTEMROOT", "PATH"),
    *("LANG", "LC_ALL", "LC_CTYPE", "PYTHONUTF8", "PYTHONDONTWRITEBYTECODE"),
)


class Helper:
    """A process that answers one question after the other.

    bare: with nothing of the environment that could be a secret.
    """

    def __init__(self, bare: bool = False) -> None:
        around = {
            # HDF5's own would lead data sets to other folders
            key: value
            for key, value in os.environ.items()
            if (not bare or key in _NEEDED) and not key.startswith("HDF5_")
        }
        folder = str(Path(__file__).parents[2])
        if not sys.executable:
            raise no_start("sys.executable names no Python")
        try:
            self.process = subprocess.Popen(
                # -P: no module of the working directory is taken for one that is installed; nor
                # later, as the path that it is told is without it
                [sys.executable, "-P", "-c", _PROGRAM, folder],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                # a fork of this process must not flush what was not sent yet, nor wait for the lock
                # of a thread that reads
                bufsize=0,
                env=around | _ENVIRONMENT,
                # an interrupt of the terminal is for us alone
                start_new_session=True,
            )
        except OSError as problem:
            raise no_start(str(problem)) from None
        self._questions = cast(io.FileIO, self.process.stdin)
        self._answers = cast(io.FileIO, self.process.stdout)

    def _send(self, data: bytes) -> None:
        left = memoryview(data)
        with _pipes_may_break():
            while left:
                left = left[self._questions.write(left) :]

    def call(self, question: tuple[Any, ...], seconds: float) -> tuple[Any, ...]:
        """The answer; raises `HelperExited` if it ended, `HelperTimeout` if it was too late."""
        late, data = threading.Event(), pickle.dumps(question)
        alarm = threading.Timer(seconds, self._end, (late,))
        alarm.daemon = True
        alarm.start()
        try:
            self._send(data)
            reply = read_result(self._answers)
        except (EOFError, BrokenPipeError, ConnectionResetError):
            # no answer, or half of one; whatever else comes up here is a signal's, and passes
            if late.is_set():
                raise HelperTimeout from None
            raise HelperExited from None
        finally:
            alarm.cancel()
        return reply

    def _end(self, late: threading.Event) -> None:
        late.set()
        self._kill()

    def _kill(self) -> None:
        """End the process and its children, which are the members of its group."""
        if hasattr(os, "killpg") and self.process.poll() is None:
            with contextlib.suppress(OSError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()

    def end(self, patience: float = 0.0) -> int:
        """End it, unless it ends by itself in that many seconds; return its status."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(patience)
        self._kill()
        self.let_go()
        return self.process.wait()

    def let_go(self) -> None:
        """Close our ends of the pipes; this waits for no thread that reads or writes there."""
        for stream in (self._questions, self._answers):
            with contextlib.suppress(OSError):
                stream.close()
