"""Joining a Ray cluster, or starting one here, and leaving it; without a word of Ray's own."""

from __future__ import annotations

import logging
import os
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from typing import Any

from rnea.errors import InputError

# of a cluster of our own: nothing but numbers of jobs lies in its store
_STORE_BYTES = 100 << 20
_PATIENCE = 5.0
# what a client of HTTP/2 says first, and a frame of settings, which every server answers by its own
_HELLO = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
_SETTINGS = 4


@contextmanager
def connected(ray: Any, address: str | None, workers: int | None) -> Iterator[None]:
    """A cluster for the time of a block; one that the caller has joined already stays joined."""
    if ray.is_initialized():
        yield
        return
    where = address or os.environ.get("RAY_ADDRESS") or "local"
    # without "local", Ray would join any cluster that it finds on this machine
    own = {
        "num_cpus": workers, "object_store_memory": _STORE_BYTES, "include_dashboard": False
    } if where == "local" else {}  # fmt: skip
    _refuse_deaf(where)
    try:
        with _silent():
            ray.init(address=where, log_to_driver=False, logging_level=logging.ERROR, **own)
    except (ConnectionError, RuntimeError, ValueError, OSError) as problem:
        first = (str(problem).splitlines() or [type(problem).__name__])[0]
        what = "cannot start a Ray cluster" if own else f"no Ray cluster at {where}"
        raise InputError(f"{what}: {first}") from None
    head = ray.get_runtime_context().gcs_address
    # nodes that are lost, and tasks that are tried again, are told at length on stdout, to the end
    with open(os.devnull, "w") as nowhere, redirect_stdout(nowhere):
        try:
            # a head that we end ourselves is not lost
            with watched(head):
                yield
        finally:
            ray.shutdown()


@contextmanager
def watched(head: str, pause: float = 10.0) -> Iterator[None]:
    """Say it where the head of a cluster is lost: Ray ends the process for that after a minute, by
    its own hand and without a word."""
    ended = threading.Event()

    def watch() -> None:
        while not ended.wait(pause):
            try:
                _refuse_deaf(head)
            except InputError as problem:
                print(
                    f"note: {problem}. Unless it comes back, this command ends with exit 1 in a "
                    "minute; with --resume it goes on",
                    file=sys.stderr,
                    flush=True,
                )
                return

    thread = threading.Thread(target=watch, name="rnea watches Ray", daemon=True)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


def _refuse_deaf(where: str) -> None:
    """Ray itself asks a place where no cluster is for two minutes."""
    host, colon, port = where.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        # local, auto, or nothing that Ray would understand: it says so at once
        return
    try:
        with socket.create_connection((host.strip("[]"), int(port)), _PATIENCE) as talk:
            if os.environ.get("RAY_USE_TLS", "0") not in ("", "0"):
                return
            talk.settimeout(_PATIENCE)
            talk.sendall(_HELLO)
            answer = talk.recv(9)
    except (OSError, OverflowError) as problem:
        said = getattr(problem, "strerror", None) or str(problem) or "no answer"
        raise InputError(f"no Ray cluster at {where}: {said}") from None
    if len(answer) < 4 or answer[3] != _SETTINGS:
        raise InputError(f"no Ray cluster at {where}: another kind of server answers there")


@contextmanager
def _silent() -> Iterator[None]:
    """Unless the user has said what to hear: what goes wrong comes as an exception.

    Ray's library writes to file 2 besides: of its log level, and later that arguments of actors
    would be lost with a node. That is the node which this process hangs on itself, so the words
    help nobody.
    """
    name = "RAY_BACKEND_LOG_LEVEL"
    if name in os.environ:
        yield
        return
    sys.stderr.flush()
    kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    try:
        os.environ[name] = "fatal"
        os.dup2(nowhere, 2)
        yield
    finally:
        del os.environ[name]
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
