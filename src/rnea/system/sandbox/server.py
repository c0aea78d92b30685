"""The helper's side: it hears questions on its standard input and answers on its output.

What parsers print themselves goes nowhere. The process ends when its input does, after a minute
without a question, or when a question takes more time or memory than it may.
"""

from __future__ import annotations

import contextlib
import importlib
import math
import os
import pickle
import signal
import sys
import time
import traceback
import warnings
from types import ModuleType
from typing import Any

from rnea.errors import RneaError
from rnea.system.sandbox.confinement import MOST_MEMORY, confined_result, result_of_child
from rnea.system.sandbox.framing import framed

_IDLE = 60


def serve() -> None:
    """Answer until there is nobody to ask."""
    # the pipes are ours alone: a parser that prints must not print into an answer
    questions = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    _limit_memory()
    while True:
        _rest()
        try:
            kind, *question = pickle.load(questions)
        except EOFError:
            return
        if kind == "hello":
            (sys.path,) = question
            reply: tuple[Any, ...] = ("hello",)
        elif kind == "ask confined":
            reply = _confined(question, (questions.fileno(), answers.fileno()))
        else:
            reply = _answered(*question)
        answers.write(framed(reply))
        answers.flush()
        if kind == "ask confined" and not hasattr(os, "fork"):
            # this process is confined itself now, and the next question may read other folders
            return


def _answered(
    place: tuple[str, str], arguments: tuple[Any, ...], folder: str, seconds: float
) -> tuple[Any, ...]:
    _work(seconds)
    with contextlib.suppress(OSError):
        os.chdir(folder or os.sep)
    try:
        function = getattr(_module(place[0]), place[1])
        with warnings.catch_warnings(record=True) as told:
            warnings.simplefilter("always")
            answer = function(*arguments)
        return "answer", answer, [(str(each.message), each.category) for each in told]
    except RneaError as problem:
        return "error", type(problem), str(problem), problem.__dict__
    except MemoryError:
        return ("memory",)
    except BaseException:
        return "defect", traceback.format_exc()


def _confined(question: list[Any], shut: tuple[int, ...]) -> tuple[Any, ...]:
    """The answer of a child that is restricted before it begins; here, where there are no forks."""
    place, arguments, folders, layers, seconds = question
    _work(seconds)
    try:
        module = _module(place[0])
        # no module can be imported later
        module.prepare()
    except RneaError as problem:
        return "error", type(problem), str(problem), problem.__dict__
    except BaseException:
        return "defect", traceback.format_exc()

    def work() -> bytes:
        _work(seconds)
        return confined_result(getattr(module, place[1]), arguments, folders, layers)

    if not hasattr(os, "fork"):
        return "confined", work(), 0
    return "confined", *result_of_child(work, shut)


def _module(name: str) -> ModuleType:
    """A module of this package without the doors around it, which would import all behind them."""
    around = name.split(".")[:-1]
    for depth in range(2, len(around) + 1):
        room = ".".join(around[:depth])
        if around[0] == "rnea" and room not in sys.modules:
            parent = sys.modules[".".join(around[: depth - 1])]
            door = ModuleType(room)
            door.__path__ = [os.path.join(parent.__path__[0], around[depth - 1])]
            sys.modules[room] = door
    return importlib.import_module(name)


def _limit_memory() -> None:
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        most = MOST_MEMORY if hard == resource.RLIM_INFINITY else min(MOST_MEMORY, hard)
        resource.setrlimit(resource.RLIMIT_AS, (most, hard))


def _rest() -> None:
    if hasattr(signal, "alarm"):
        signal.alarm(_IDLE)


def _work(seconds: float) -> None:
    """Bound the time, should nobody be left to end a parser that does not end.

    Whoever asked has ended it long before. All processors may be at work at once, so the bound on
    their time is that on the clock's for each of them.
    """
    most = math.ceil(2 * seconds) + 1
    if hasattr(signal, "alarm"):
        signal.alarm(most)
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        total = math.ceil(time.process_time()) + most * (os.cpu_count() or 1)
        # a user's own limit is kept, and that of the question before is not
        soft = total if hard == resource.RLIM_INFINITY else min(total, hard)
        resource.setrlimit(resource.RLIMIT_CPU, (soft, hard))
