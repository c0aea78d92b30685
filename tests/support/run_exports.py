"""Exported sources, compiled and run: each target's functions as functions of arrays here.

RUN[target](path, dtype) is a context that gives function(name, shape): callable on rows.
"""

import ctypes
import importlib.util
import subprocess
from contextlib import contextmanager

import numpy as np

from support.node import NodeModule
from support.octave import OctaveModule
from support.tools import compiler, needed

_STRICT = ("-Wall", "-Wextra", "-Werror", "-O0", "-shared", "-fPIC")


def _row_by_row(library, real):
    """Functions of one row each, `rnea_NAME(inputs..., out)`, from a shared library."""
    loaded = ctypes.CDLL(str(library))

    def function(name, shape):
        def call(*rows):
            out = np.zeros((len(rows[0]), *shape), real)
            for k, row in enumerate(zip(*rows, strict=True)):
                arrays = [np.ascontiguousarray(x, real) for x in row]
                one = np.zeros(max(1, int(np.prod(shape))), real)
                pointers = [ctypes.c_void_p(x.ctypes.data) for x in (*arrays, one)]
                getattr(loaded, f"rnea_{name}")(*pointers)
                out[k] = one.reshape(shape)
            return out

        return call

    return function


@contextmanager
def _c(source, real):
    library = source.with_suffix(".so")
    subprocess.run(
        [compiler(), "-std=c99", "-pedantic", *_STRICT, "-o", library, source, "-lm"], check=True
    )
    yield _row_by_row(library, real)


# a wrapper for every function, so that a library can be loaded: those of Rust have Rust's names
_RUST = """
#[no_mangle]
pub unsafe extern "C" fn rnea_{name}({arguments}) {{
    robot::{name}({passed});
}}
"""


def _wrapper(line, types):
    name = line.split("(")[0].removeprefix("pub fn ")
    names = [f"x{k}" for k in range(len(types))]
    pairs = list(zip(names, types, strict=True))
    return _RUST.format(
        name=name,
        arguments=", ".join(
            f"{x}: {t.replace('&mut ', '*mut ').replace('&', '*const ')}" for x, t in pairs
        ),
        passed=", ".join(f"&mut *{x}" if "mut" in t else f"&*{x}" for x, t in pairs),
    )


@contextmanager
def _rust(source, real):
    lines = source.read_text().splitlines()
    wrappers = []
    for k, line in enumerate(lines):
        if line.startswith("pub fn "):
            end = lines.index(") {", k)
            types = [argument.split(": ")[1].rstrip(",") for argument in lines[k + 1 : end]]
            wrappers.append(_wrapper(line, types))
    main = source.with_name("library.rs")
    main.write_text(f"mod {source.stem};\n" + "".join(wrappers))
    library = source.with_suffix(".so")
    strict = ("--edition=2021", "-Dwarnings", "-Copt-level=0", "--crate-type=cdylib")
    subprocess.run(
        [needed("rustc", "exported Rust was not run"), *strict, "-o", library, main], check=True
    )
    yield _row_by_row(library, real)


# what nvcc knows of itself, for a compiler that runs the threads one after the other
_AS_CPP = """
#include <cmath>
using std::fma; using std::sqrt; using std::sin; using std::cos; using std::exp; using std::tanh;
struct Index {{ unsigned x; }};
static Index blockIdx, threadIdx, blockDim = {{4}};
#define __device__ static
#define __global__
#include "{name}"
extern "C" void thread(unsigned block, unsigned one) {{ blockIdx.x = block; threadIdx.x = one; }}
"""


@contextmanager
def _cuda(source, real):
    """By a compiler of C++, its keywords defined away; by nvcc on a machine that has one."""
    main, library = source.with_suffix(".cpp"), source.with_suffix(".so")
    main.write_text(_AS_CPP.format(name=source.name))
    subprocess.run(
        [compiler("g++"), "-std=c++17", *_STRICT, "-o", library, main, "-lm"], check=True
    )
    loaded = ctypes.CDLL(str(library))

    def function(name, shape):
        def call(*rows):
            count = len(rows[0])
            arrays = [np.ascontiguousarray(x, real) for x in rows]
            # a number behind the end: threads beyond the last row must not touch it
            out = np.full(count * int(np.prod(shape)) + 1, np.pi, real)
            pointers = [ctypes.c_void_p(x.ctypes.data) for x in (*arrays, out)]
            for thread in range(4 * -(-count // 4)):
                loaded.thread(thread // 4, thread % 4)
                getattr(loaded, f"rnea_{name}_rows")(*pointers, ctypes.c_longlong(count))
            assert out[-1] == real(np.pi)
            return out[:-1].reshape(count, *shape)

        return call

    yield function


def _imported(source):
    spec = importlib.util.spec_from_file_location(f"exported_{source.stem}", source)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@contextmanager
def _numpy(source, real):
    module = _imported(source)
    yield lambda name, shape: getattr(module, name)


@contextmanager
def _jax(source, real):
    import jax

    module = _imported(source)
    with jax.enable_x64(True):
        yield lambda name, shape: lambda *rows: np.asarray(getattr(module, name)(*rows))


@contextmanager
def _torch(source, real):
    import torch

    module = _imported(source)

    def function(name, shape):
        return lambda *rows: getattr(module, name)(*map(torch.from_numpy, rows)).numpy()

    yield function


@contextmanager
def _javascript(source, real):
    with NodeModule(source, source.parent) as module:

        def function(name, shape):
            return lambda *rows: module.call(name, *rows).reshape(len(rows[0]), *shape)

        yield function


@contextmanager
def _matlab(source, real):
    with OctaveModule(source) as module:
        yield lambda name, shape: lambda *rows: module.call(name, shape, *rows)


RUN = {
    "c": _c,
    "numpy": _numpy,
    "jax": _jax,
    "torch": _torch,
    "javascript": _javascript,
    "matlab": _matlab,
    "rust": _rust,
    "cuda": _cuda,
}
