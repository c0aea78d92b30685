"""One mutant: made from its number alone, tried, and judged."""

import random
import signal
import time
import traceback
import warnings
from dataclasses import dataclass

import rnea

# of processor time, since the machine may be busy; and of any time, should nothing be done at all
LIMIT, LONGEST = 2.0, 20.0


class Hang(Exception):  # noqa: N818 - it is not the file's error
    """An attempt that took longer than it may."""


@dataclass
class Outcome:
    """What became of a file: loaded, the name of our error, or why it is a failure."""

    word: str
    seconds: float
    failure: str = ""


def mutant(family, name, seed, number):
    """The bytes of a mutant, and the chance that decides how it is tried."""
    rng = random.Random(f"{name} {seed} {number}")
    with warnings.catch_warnings(action="ignore"):
        # casts of arrays that were meant to be odd
        return family.mutant(rng), rng


def attempt(family, path, data, rng):
    """Try a file."""
    path.write_bytes(data)
    start = time.perf_counter()
    signal.setitimer(signal.ITIMER_PROF, LIMIT)
    signal.setitimer(signal.ITIMER_REAL, LONGEST)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            warnings.simplefilter("ignore", rnea.ModelWarning)
            family.attempt(path, rng)
        word, failure = "loaded", ""
    except rnea.RneaError as problem:
        word, failure = _named(problem), ""
    except Exception as problem:
        word, failure = "FAILED", f"{type(problem).__name__}: {traceback.format_exc()}"
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)
    return Outcome(word, time.perf_counter() - start, failure)


def _named(problem):
    words = str(problem)
    if "did not finish within" in words or "ended the process" in words or "GiB for it" in words:
        return "stopped apart"
    return type(problem).__name__


def on_alarm(*_):
    raise Hang


def set_alarms():
    """Have both alarms heard; returns what was heard before."""
    return [(each, signal.signal(each, on_alarm)) for each in (signal.SIGPROF, signal.SIGALRM)]
