"""The command `rnea`, whole, in this process: what a user types, without a second for imports.

What only a process of its own can show (pipes, signals, full disks, terminals) starts one.
"""

import contextlib
import io
import os
import signal
import subprocess
import sys
import warnings
from dataclasses import dataclass
from unittest import mock

from rnea.cli.app import main


@dataclass(frozen=True)
class Done:
    returncode: int
    stdout: str
    stderr: str


def run(*args, text="", cwd="."):
    """Exit code and both outputs of `rnea ARGS`, with `text` on standard input, in a folder."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="") for _ in range(2))
    stdin = io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8")
    streams = mock.patch.multiple(sys, argv=["rnea", *map(str, args)], stdin=stdin)
    pipes = signal.getsignal(signal.SIGPIPE)
    code = 0
    with contextlib.ExitStack() as stack:
        stack.enter_context(streams)
        stack.enter_context(warnings.catch_warnings())
        warnings.simplefilter("default")
        stack.callback(signal.signal, signal.SIGPIPE, pipes)
        stack.enter_context(contextlib.redirect_stdout(out))
        stack.enter_context(contextlib.redirect_stderr(err))
        stack.enter_context(contextlib.chdir(cwd))
        try:
            main()
        except SystemExit as end:
            if isinstance(end.code, str):
                print(end.code, file=err)
            code = end.code if isinstance(end.code, int) else int(end.code is not None)
    for stream in (out, err):
        stream.flush()
    return Done(code, *(stream.buffer.getvalue().decode() for stream in (out, err)))


def on_a_terminal(*args, before=""):
    """Exit code of `rnea ARGS` in a process whose standard error is a terminal, and what it shows
    there; before: lines of Python that this process runs first."""
    import pty

    ours, theirs = pty.openpty()
    script = f"{before}\nfrom rnea.cli.app import main\nmain()\n"
    words = [sys.executable, "-c", script, *map(str, args)]
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=theirs)
    os.close(theirs)
    shown = b""
    try:
        while more := os.read(ours, 4096):
            shown += more
    except OSError:
        # the other side is closed
        pass
    os.close(ours)
    return process.wait(), shown.decode()
