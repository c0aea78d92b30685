"""One family of errors. Each message names the culprit and the legal choices.

Everything that a user can get wrong raises a subclass of `RneaError`; the command line turns it
into one line on stderr and exit code 1. Anything else that escapes is a defect of this package.
"""

from __future__ import annotations

import difflib
import math
import numbers
import os
import reprlib
from collections.abc import Iterable
from itertools import islice
from typing import Any

# of a folder with more files only so many are looked at for a near name
_MOST_LOOKED_AT = 2000


class RneaError(ValueError):
    """The input is wrong, and the message says what would be right.

    >>> from rnea import load
    >>> load("planar_2r").gravity_torque([0.0])  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    rnea.errors.InputError: q has 1 value, but robot 'Planar 2R arm' has 2 joints ...
    """


class InputError(RneaError):
    """An argument of a Python call or an option of a command is wrong.

    >>> from rnea import Wrench
    >>> Wrench((0, 0, 1))  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    rnea.errors.InputError: a wrench needs the name of the frame whose axes it is given ...
    """


class NoValueError(InputError, AttributeError):
    """A property has no value on this robot: `getattr` with a default gives the default."""


class UnknownNameError(InputError):
    """A robot, joint, frame or key does not exist; the message suggests the nearest ones.

    >>> from rnea import load
    >>> load("pume560")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    rnea.errors.UnknownNameError: unknown robot 'pume560'. Did you mean 'puma560'? ...
    """

    def __init__(self, what: str, name: str, choices: Iterable[str], hint: str = "") -> None:
        self.name = name
        self.choices = tuple(choices)
        super().__init__(f"unknown {what} {name!r}. {hint}{suggestion(name, self.choices)}")


class RobotFileError(RneaError):
    """A robot description cannot be read; carries the file, the line and the path of the entry.

    >>> from rnea import loads
    >>> loads("format = 1", "arm.toml")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    rnea.errors.RobotFileError: arm.toml: convention: the DH convention must be said. ...
    """

    def __init__(self, message: str, *, file: str = "", line: int = 0, path: str = "") -> None:
        self.file, self.line, self.path, self.message = file, line, path, message
        place = file + (f":{line}" if line else "")
        where = ": ".join(part for part in (place, path) if part)
        super().__init__(f"{where}: {message}" if where else message)


class TrajectoryError(RneaError):
    """A trajectory file cannot be used; carries the file and the line.

    >>> from rnea import load
    >>> from rnea.motion import read_motion
    >>> read_motion("missing.csv", load("planar_2r").model)
    Traceback (most recent call last):
        ...
    rnea.errors.TrajectoryError: missing.csv: no such file
    """

    def __init__(self, message: str, *, file: str = "", line: int = 0) -> None:
        self.file, self.line = file, line
        place = file + (f":{line}" if line else "")
        super().__init__(f"{place}: {message}" if place else message)


class SimulationError(RneaError):
    """A run that ended before its time, or a function of yours in it that raised.

    result: the `Simulation` or `Rollouts` until then, None if empty

    >>> from rnea import load
    >>> arm = load("double_pendulum")
    >>> arm.simulate([1.5, 0.0], duration=10.0, step=0.5, check_step=False)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    rnea.errors.SimulationError: joint 'joint1' has no finite state any more at t = ...
    """

    result: Any = None


class DeviceError(RneaError):
    """A graphics processor cannot do what it was asked for; the message says what would help."""


class OutOfDeviceMemory(DeviceError):  # noqa: N818 - named as Python's MemoryError is said
    """The memory of a graphics processor is used up."""


class ModelWarning(UserWarning):
    """The robot can be computed with, but its numbers are suspicious.

    >>> import warnings
    >>> from rnea import load
    >>> with warnings.catch_warnings(record=True) as said:
    ...     warnings.simplefilter("always")
    ...     torque = load("one_link").gravity_torque([90.0])  # degrees, most likely
    >>> said[0].category.__name__
    'ModelWarning'
    """


class PayloadWarning(ModelWarning):
    """A payload has no moment of inertia, and a joint rotates it about an axis close by.

    >>> import warnings
    >>> from rnea import load
    >>> with warnings.catch_warnings(record=True) as said:
    ...     warnings.simplefilter("always")
    ...     arm = load("ur5").with_payload(12)  # box=(0.4, 0.3, 0.2) would be a carton
    >>> said[0].category.__name__
    'PayloadWarning'
    """


def name_of(value: Any, what: str) -> str:
    """A name that a caller gives, which must be text: what else it is, is refused.

    >>> name_of("tool", "frame")
    'tool'
    """
    if not isinstance(value, str):
        shown, kind = reprlib.repr(value), type(value).__name__
        raise InputError(f"{what} must be a name (text), not {kind} {shown}")
    return value


def require_number(value: Any, what: str) -> float:
    """A finite number that a caller gives; anything else, text too, is an InputError.

    >>> require_number(0.5, "time")
    0.5
    """
    one = value.item() if getattr(value, "shape", None) == () and hasattr(value, "item") else value
    real = isinstance(one, numbers.Real) and not isinstance(one, bool)
    number = float(one) if real else math.nan
    if not math.isfinite(number):
        raise InputError(f"{what} must be a finite number; got {reprlib.repr(value)}")
    return number


def require_count(value: Any, what: str, least: int = 0, most: int | None = None) -> int:
    """A whole number that a caller gives, at least `least`; anything else is an InputError.

    >>> require_count(3, "samples", least=1)
    3
    """
    number = None if isinstance(value, bool) else getattr(value, "__index__", None)
    try:
        count = None if number is None else int(number())
    except TypeError:  # an array of several numbers
        count = None
    if count is None or count < least or (most is not None and count > most):
        limit = f"of at least {least}" if most is None else f"from {least} to {most}"
        raise InputError(f"{what} must be a whole number {limit}; got {reprlib.repr(value)}")
    return count


def shortened(names: Iterable[str], most: int = 12) -> str:
    """Names with commas between them; of many, the first ones.

    >>> shortened("abcd", most=2)
    'a, b, ...'
    """
    listed = list(names)
    return ", ".join(listed[:most]) + (", ..." if len(listed) > most else "")


def counted(number: int, what: str) -> str:
    """A number of things, one or many.

    >>> counted(1, "joint"), counted(2, "joint")
    ('1 joint', '2 joints')
    """
    return f"{number} {what}" + "s" * (number != 1)


def suggestion(name: str, choices: Iterable[str]) -> str:
    """Return 'Did you mean ...? Legal: ...' for a misspelt name."""
    legal, name = list(choices), str(name)
    near = difflib.get_close_matches(name.lower(), [c.lower() for c in legal], n=3, cutoff=0.5)
    nearest = [c for c in legal if c.lower() in near]
    hint = f"Did you mean {' or '.join(repr(c) for c in nearest)}? " if nearest else ""
    shown = ", ".join(legal[:40]) + (f", ... ({len(legal)} in all)" if len(legal) > 40 else "")
    return f"{hint}Legal: {shown or '(none)'}"


def no_such_file(path: str) -> str:
    """Words about a file that is not there, with what its folder has under a near name."""
    folder, name = os.path.split(path)
    try:
        with os.scandir(folder or ".") as entries:
            there = [entry.name for entry in islice(entries, _MOST_LOOKED_AT)]
    except (OSError, ValueError):
        return "no such file"
    near = difflib.get_close_matches(name, sorted(there), n=2, cutoff=0.7)
    named = " or ".join(repr(os.path.join(folder, x)) for x in near)
    return f"no such file. Did you mean {named}?" if near else "no such file"
