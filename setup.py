"""The one part of the build that pyproject.toml cannot say: a small extension in C.

It makes single calls fast. Where no compiler is at hand it is left out, and rnea.engine.native goes
through ctypes and says so. The variable RNEA_EXTENSION asks for something else: `required` fails
where it cannot be built (wheels that are published), `none` leaves it out (the wheel for any
system).
"""

import os

import numpy
from setuptools import Extension, setup

_THREADS = ["-pthread"] if os.name == "posix" else []
# what the files share is nobody else's
_HIDDEN = ["-fvisibility=hidden"] if os.name == "posix" else []
_SOURCES = (
    "_calls",
    "_caller",
    "_method",
    "_ways",
    "_made",
    "_memory",
    "_team",
    "_jax",
    "_jax_table",
    "_columns",
)
_WISHES = ("optional", "required", "none")

wish = os.environ.get("RNEA_EXTENSION") or "optional"
if wish not in _WISHES:
    raise SystemExit(f"RNEA_EXTENSION is {wish!r}; it must be one of: {', '.join(_WISHES)}")

# per version and not for the limited API: docs/look-up/stability.md says what that would cost
extension = Extension(
    "rnea.engine.native._calls",
    [f"src/rnea/engine/native/{name}.c" for name in _SOURCES],
    depends=[f"src/rnea/engine/native/{name}.h" for name in ("_calls", "_method", "_jax", "_xla")],
    include_dirs=[numpy.get_include()],
    extra_compile_args=["-O2", *_THREADS, *_HIDDEN],
    extra_link_args=_THREADS,
    optional=wish == "optional",
)
setup(ext_modules=[] if wish == "none" else [extension])
