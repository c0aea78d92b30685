"""A command in a forked child, with everything imported already, and what may befall it there."""

import contextlib
import fcntl
import io
import os
import resource
import select
import signal
import sys
import time
import warnings
from dataclasses import dataclass

from storms.moments import killed_at

# after a signal, or without one: no command here takes so long on any machine
PATIENCE = 60.0
_F_SETPIPE_SZ, _ROOM = 1031, 1 << 20


@dataclass(frozen=True)
class Attack:
    """What happens to a command.

    kill     a signal, sent `after` so many seconds, or at the n-th `line` of the code that writes
    fits     bytes that a file can have: the disk is full beyond
    stdout   "pipe" (kept), "broken" (nobody reads), "full" (a full disk), "closed"
    stderr   the same
    stdin    "empty" or "closed"
    coding   of the terminal
    home     another home, with no folder named for kernels
    """

    kill: int = 0
    after: float | None = None
    line: int | None = None
    fits: int | None = None
    stdout: str = "pipe"
    stderr: str = "pipe"
    stdin: str = "empty"
    coding: str = "utf-8"
    home: str | None = None


@dataclass(frozen=True)
class Ended:
    """code: as a shell knows it, negative after a signal, None if it hung and was killed."""

    code: int | None
    stdout: str
    stderr: str
    seconds: float


def run(arguments, folder, attack=Attack(), file=""):
    """`rnea ARGUMENTS` in a folder; file: the source whose lines `attack.line` counts."""
    pipes = [_pipe(), _pipe()]
    began = time.monotonic()
    # an interrupt is heard when the command begins
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    child = os.fork()
    if child == 0:
        code = 98
        try:
            _become(folder, attack, pipes, file)
            code = _command(arguments, attack)
        except BaseException as problem:
            os.write(2, f"Traceback: {problem!r}".encode())
            code = 99
        finally:
            # never back into the code of the parent
            os._exit(code)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    for _, writing in pipes:
        os.close(writing)
    if attack.kill and attack.after is not None:
        time.sleep(attack.after)
        os.kill(child, attack.kill)
    status = _wait(child)
    texts = []
    for reading, _ in pipes:
        with os.fdopen(reading, "rb") as stream:
            texts.append(stream.read().decode("utf-8", "replace"))
    code = None if status is None else os.waitstatus_to_exitcode(status)
    return Ended(code, *texts, time.monotonic() - began)


def _pipe():
    """Wide enough for what a command prints: nobody reads before it has ended."""
    reading, writing = os.pipe()
    fcntl.fcntl(writing, _F_SETPIPE_SZ, _ROOM)
    return reading, writing


def _wait(child):
    """The child's status; None if it had to be killed."""
    handle = os.pidfd_open(child)
    try:
        if select.select([handle], [], [], PATIENCE)[0]:
            return os.waitpid(child, 0)[1]
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        return None
    finally:
        os.close(handle)


def _become(folder, attack, pipes, file):
    """In the child: its streams, its limits and its misfortune."""
    os.chdir(folder)
    for number, kind in ((1, attack.stdout), (2, attack.stderr)):
        os.dup2(_sink(kind, pipes[number - 1][1]), number)
    os.closerange(3, 256)
    sys.stdin = open(os.devnull)  # noqa: SIM115 - until the child ends
    os.dup2(sys.stdin.fileno(), 0)
    sys.stdout = open(1, "w", encoding=attack.coding, closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", encoding=attack.coding, errors="backslashreplace", closefd=False)  # noqa: SIM115
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(attack, name) == "closed":
            os.close(number)
            setattr(sys, name, None)
    warnings.simplefilter("default")
    warnings.simplefilter("ignore", ResourceWarning)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if attack.home is not None:
        for name in ("RNEA_CACHE_DIR", "XDG_CACHE_HOME", "MPLCONFIGDIR"):
            os.environ.pop(name, None)
        os.environ["HOME"] = attack.home
    if attack.fits is not None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (attack.fits, attack.fits))
    if attack.line is not None:
        sys.settrace(killed_at(file, attack.line, attack.kill))


def _sink(kind, pipe):
    """What is written to: the pipe that is read, one that nobody reads, or a full disk."""
    if kind == "broken":
        gone, pipe = os.pipe()
        os.close(gone)
    return os.open("/dev/full", os.O_WRONLY) if kind == "full" else pipe


def _command(arguments, attack):
    """The exit code of `main`, with the end of an interpreter after it."""
    from rnea.cli.app import main

    sys.argv = ["rnea", *arguments]
    code = 0
    try:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        try:
            main()
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else int(end.code is not None)
        except KeyboardInterrupt:
            print("Traceback: an interrupt that the command did not hear", file=sys.stderr)
            code = 130
        sys.settrace(None)
        if sys.stderr is not None and attack.stderr == "pipe":
            sys.stderr.flush()
        try:
            if sys.stdout is not None:
                sys.stdout.flush()
        except OSError as problem:
            # as the interpreter does
            print(f"Exception ignored in: stdout: {problem}", file=sys.stderr, flush=True)
            code = 120
    except KeyboardInterrupt:
        code = 130
    with contextlib.suppress(OSError, AttributeError, io.UnsupportedOperation):
        sys.stderr.flush()
    return code
