"""The C extension, or None where it could not be built: calls then go through ctypes."""

from __future__ import annotations

import importlib
from typing import Any

_calls: Any
try:
    _calls = importlib.import_module("rnea.calling._calls")
except ImportError:  # no compiler when the package was installed
    _calls = None


def have_extension() -> bool:
    return _calls is not None
