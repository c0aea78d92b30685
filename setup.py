"""The one part of the build that pyproject.toml cannot say: a small extension in C.

It makes single calls fast. Where no compiler is at hand it is left out, and rnea.compile.calls
goes through ctypes.
"""

import numpy
from setuptools import Extension, setup

setup(
    ext_modules=[
        Extension(
            "rnea.compile._calls",
            ["src/rnea/compile/_calls.c"],
            include_dirs=[numpy.get_include()],
            extra_compile_args=["-O2"],
            optional=True,
        )
    ]
)
