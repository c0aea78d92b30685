"""Standard streams and signals of a command: no result is lost because nobody reads its messages.

A stream that is closed, full or whose reader has gone takes no part in what a command computes and
writes to files. What stdout could not take is reported once, at the end; what stderr could not
take are messages, and is dropped.
"""

from __future__ import annotations

import contextlib
import errno
import io
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any, NoReturn

from rnea.errors import InputError
from rnea.system.input_files import read_stream

_ENDING = ("SIGTERM", "SIGHUP")


class Ended(BaseException):
    """A signal asks the process to end. Files that are being written are removed on the way."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class _Lasting(io.RawIOBase):
    """A stream that never fails; `problem` is the first reason why bytes were dropped."""

    def __init__(self, raw: Any) -> None:
        super().__init__()
        self._raw = raw
        self.problem: OSError | None = None

    def writable(self) -> bool:
        return True

    def fileno(self) -> int:
        return int(self._raw.fileno())

    def isatty(self) -> bool:
        return bool(self._raw.isatty())

    def write(self, data: Any) -> int:
        if self.problem is None:
            try:
                count = self._raw.write(data)
                if count is not None:
                    return int(count)
                self.problem = OSError(errno.EAGAIN, os.strerror(errno.EAGAIN))
            except OSError as problem:
                self.problem = problem
        return len(data)


@contextlib.contextmanager
def lasting_streams() -> Iterator[Callable[[], OSError | None]]:
    """Replace stdout and stderr by streams that never fail; yields what asks for the reason why
    text on stdout was lost, None if all of it was delivered."""
    _fill_descriptors()
    before = sys.stdout, sys.stderr
    out, stdout = _lasting(before[0], 1, "replace")
    _, sys.stderr = _lasting(before[1], 2, "backslashreplace")
    sys.stdout = stdout
    if out is None and isinstance(stdout, io.TextIOWrapper):
        # a terminal that cannot show ² shows ? instead
        stdout.reconfigure(errors="replace")

    def lost() -> OSError | None:
        stdout.flush()
        return None if out is None else out.problem

    try:
        yield lost
    finally:
        # what is left in their buffers is written, or dropped
        for stream in (stdout, sys.stderr):
            with contextlib.suppress(ValueError):
                stream.flush()
        sys.stdout, sys.stderr = before


class _Data(io.RawIOBase):
    """Binary stdout that fails: a command that only prints ends when nobody reads its rows."""

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        count = int(sys.stdout.buffer.write(data))
        buffer: Any = sys.stdout.buffer
        problem = getattr(getattr(buffer, "raw", buffer), "problem", None)
        if problem is not None:
            raise problem
        return count


def data_stream() -> Any:
    """Stdout for rows that are written while they are computed; writing raises OSError."""
    sys.stdout.flush()
    return _Data()


def _fill_descriptors() -> None:
    """Nothing that is opened later gets the number of a closed standard stream: messages of
    libraries would be written into that file. Writing to the stand-in of stdout fails."""
    for number in (0, 1, 2):
        try:
            os.fstat(number)
        except OSError:
            # the lowest number that is free
            opened = os.open(os.devnull, os.O_WRONLY if number == 2 else os.O_RDONLY)
            os.set_inheritable(opened, True)


def _lasting(stream: Any, number: int, errors: str) -> tuple[_Lasting | None, Any]:
    """A stream around a standard stream's file; one that has no file (in memory) stays."""
    if stream is None:
        raw: Any = io.FileIO(number, "w", closefd=False)
        told: dict[str, Any] = {"encoding": "utf-8"}
    else:
        try:
            stream.flush()
            stream.fileno()
            raw = getattr(stream.buffer, "raw", stream.buffer)
        except (AttributeError, OSError, ValueError):
            return None, stream
        told = {"encoding": stream.encoding, "line_buffering": stream.line_buffering}
    lasting = _Lasting(raw)
    # messages appear at once; so does everything where the interpreter runs unbuffered
    unbuffered = number == 2 or getattr(stream, "write_through", False)
    told["write_through"] = unbuffered
    buffer: Any = lasting if unbuffered else io.BufferedWriter(lasting)
    return lasting, io.TextIOWrapper(buffer, errors=errors, **told)


def read_stdin() -> str:
    """All text on standard input, with line ends as Python has them."""
    if sys.stdin is None:
        raise InputError("standard input is closed; pipe a file into it, or give the file's name")
    try:
        text = read_stream(sys.stdin.buffer, lambda x: InputError(f"standard input {x}"))
        lines = text.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise InputError("standard input is not UTF-8 text") from None
    except OSError as problem:
        raise InputError(f"standard input cannot be read: {problem.strerror}") from None
    return lines.replace("\r\n", "\n").replace("\r", "\n")


@contextlib.contextmanager
def ending_by_signals() -> Iterator[None]:
    """SIGTERM and SIGHUP end the block as an exception does, and then the process as they would.

    A second signal ends the process at once. A broken pipe is no signal, but an error of `write`.
    SIGINT raises KeyboardInterrupt, also where a library that it interrupted raises something else.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before: dict[int, Any] = {}
    came: list[int] = []
    interrupts: list[int] = []

    def interrupt(number: int, frame: FrameType | None) -> None:
        interrupts.append(number)
        signal.default_int_handler(number, frame)

    def end(number: int, _: object) -> NoReturn:
        came.append(number)
        signal.signal(number, signal.SIG_DFL)
        raise Ended(number)

    for name in _ENDING:
        number = getattr(signal, name, None)
        # nohup has SIGHUP ignored
        if number is not None and signal.getsignal(number) is signal.SIG_DFL:
            before[number] = signal.signal(number, end)
    # a shell starts background jobs with SIGINT ignored
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        before[signal.SIGINT] = signal.signal(signal.SIGINT, interrupt)
    if hasattr(signal, "SIGPIPE"):
        before[signal.SIGPIPE] = signal.signal(signal.SIGPIPE, signal.SIG_IGN)
    try:
        yield
    except Ended:
        pass
    except Exception:
        # code of libraries that calls back into Python can lose an interrupt and fail later
        if interrupts:
            raise KeyboardInterrupt from None
        raise
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        if came:
            end_by(came[0])


def end_by(number: int) -> None:
    """End this process as the signal does."""
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)
