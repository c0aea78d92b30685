"""The C extension, or None where it could not be built: calls then go through ctypes.

Batches lose nothing by that, so nobody is told at the import. Whoever asks row by row loses a
factor of hundreds, and is told once, after a few such calls.
"""

from __future__ import annotations

import importlib
import warnings
from itertools import count
from typing import Any

# calls by ctypes after which somebody seems to ask row by row
TELL_AFTER = 100

_calls: Any
_reason = ""
try:
    _calls = importlib.import_module("rnea.engine.native._calls")
except (
    ModuleNotFoundError
):  # no compiler when the package was installed, or the wheel for any system
    _calls = None
    _reason = "it is not part of this installation"
except ImportError as problem:  # built for another Python or NumPy
    _calls = None
    _reason = f"it cannot be loaded ({problem})"

_by_ctypes = count(1)


def have_extension() -> bool:
    return _calls is not None


def went_by_ctypes() -> None:
    """Said by every call that the extension would have made; one of them tells what is lost."""
    if next(_by_ctypes) != TELL_AFTER:
        return
    warnings.warn(
        f"calls go without rnea's C extension: {_reason}. Results are the same, batches are as "
        "fast, but a call with one row takes some 50 microseconds in place of 0.2. The cure: a C "
        "compiler, then pip install --force-reinstall --no-deps --no-cache-dir --no-binary rnea "
        "rnea (in a source tree: the same with . in place of the last word)",
        RuntimeWarning,
        stacklevel=2,
    )
