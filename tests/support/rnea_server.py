"""`rnea` as a program of its own, without the half second that its imports take.

A server process imports the package once and forks a child for each command. A small client stands
in for the program: it hands over its arguments, folder, environment and open files, forwards
signals, and ends as the child ends. So pipes, exit codes, processes and files are real ones.

    program = rnea_program(folder)      # where `rnea` lies; its folder belongs into PATH
"""

import array
import atexit
import contextlib
import functools
import gc
import io
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

_CLIENT = """\
import array, json, os, signal, socket, sys
place = sys.argv[1]
server = socket.socket(socket.AF_UNIX)
server.connect(place)
asked = {"words": sys.argv[2:], "folder": os.getcwd(), "environment": dict(os.environ)}
text = json.dumps(asked).encode()
files = array.array("i", [0, 1, 2])
server.sendmsg([b"%12d" % len(text)], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, files)])
server.sendall(text)
answers = server.makefile()
child = int(answers.readline())
for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
    signal.signal(number, lambda number, _: os.kill(child, number))
code = int(answers.readline())
if code < 0:
    signal.signal(-code, signal.SIG_DFL)
    os.kill(os.getpid(), -code)
sys.exit(code)
"""


def rnea_program(folder):
    """A program `rnea` of this tree in a folder; where there is no fork, one that imports all."""
    program = Path(folder) / "rnea"
    if hasattr(os, "fork") and os.environ.get("RNEA_TESTS") != "all":
        place = _server()
        client = Path(folder) / "client.py"
        client.write_text(_CLIENT)
        command = f'"{sys.executable}" -I -S "{client}" "{place}"'
    else:
        command = f'"{sys.executable}" -m rnea'
    program.write_text(f'#!/bin/sh\nexec {command} "$@"\n')
    program.chmod(0o755)
    return program


@functools.cache
def _server():
    """The socket of a server that ends with this process."""
    # names of sockets are short
    place = os.path.join(tempfile.mkdtemp(prefix="rnea-", dir="/tmp"), "socket")
    process = subprocess.Popen(
        [sys.executable, __file__, place],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "MPLBACKEND": "agg"},
    )
    assert process.stdout.readline() == b"ready\n"

    def end():
        process.stdin.close()
        process.wait()
        with contextlib.suppress(OSError):
            os.unlink(place)
            os.rmdir(os.path.dirname(place))

    atexit.register(end)
    return place


def _serve(place):
    """Fork a child for every command; returns in the child, with what it was asked."""
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(place)
    listener.listen(64)
    print("ready", flush=True)
    # a watcher for each command, so that they run side by side
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    import select

    while True:
        ready, _, _ = select.select([listener, sys.stdin], [], [])
        if sys.stdin in ready:
            os._exit(0)
        client, _ = listener.accept()
        if os.fork() == 0:
            break
        client.close()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    listener.close()
    files = array.array("i")
    size, ancillary, _, _ = client.recvmsg(12, socket.CMSG_LEN(3 * files.itemsize))
    files.frombytes(ancillary[0][2])
    text = b""
    while len(text) < int(size):
        text += client.recv(1 << 16)
    if child := os.fork():
        client.sendall(b"%d\n" % child)
        for file in files:
            os.close(file)
        for number in (0, 1, 2):
            os.close(number)
        _, status = os.waitpid(child, 0)
        with contextlib.suppress(OSError):
            client.sendall(b"%d\n" % os.waitstatus_to_exitcode(status))
        os._exit(0)
    client.close()
    for number, file in enumerate(files):
        os.dup2(file, number)
        os.close(file)
    return json.loads(text)


def _become(asked):
    """This process is now `rnea WORDS`, as if the interpreter had just begun."""
    os.chdir(asked["folder"])
    os.environ.clear()
    os.environ.update(asked["environment"])
    sys.argv = ["rnea", *asked["words"]]
    at_once = bool(os.environ.get("PYTHONUNBUFFERED"))
    sys.stdin = sys.__stdin__ = open(0, encoding="utf-8")  # noqa: SIM115 - of the process
    for number, name in ((1, "stdout"), (2, "stderr")):
        raw = open(number, "wb", buffering=0 if at_once else -1)  # noqa: SIM115
        lines = name == "stderr" or os.isatty(number)
        errors = "backslashreplace" if name == "stderr" else "strict"
        made = io.TextIOWrapper(raw, "utf-8", errors, line_buffering=lines, write_through=at_once)
        setattr(sys, name, made)
        setattr(sys, f"__{name}__", made)


if __name__ == "__main__":
    import pkgutil

    import rnea.cli.app

    others = ("llvmlite.binding", "matplotlib.pyplot", "scipy.optimize", "sympy")
    own = (module.name for module in pkgutil.walk_packages(rnea.__path__, "rnea."))
    for name in (*others, *own):
        # threads of others' packages do not live through a fork
        if not any(part in name for part in ("__main__", ".arrays.", ".ray")):
            with contextlib.suppress(ImportError):
                __import__(name)
    # nothing of what was imported is looked at again, by the collector or at the end
    gc.freeze()
    _become(_serve(sys.argv[1]))
    try:
        rnea.cli.app.main()
    except SystemExit as end:
        atexit._run_exitfuncs()
        sys.stdout.flush()
        os._exit(end.code)
