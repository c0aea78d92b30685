"""What a kernel costs before its first answer: compiled with nothing kept, and read from disk.

One fresh process for a robot goes through the quantities with an empty cache, a second one with
what the first has kept. llvmlite is imported before the clock starts. The parts of compiling are
told apart by the functions that do them: tracing, printing, LLVM, loading.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from time import perf_counter
from typing import Any

from rnea.errors import InputError, RneaError

Facts = dict[str, Any]
_ROWS = 64
# whose time is whose
PARTS = {
    "tracing": (
        ("rnea.engine.runtime.machine_code", "program"),
        ("rnea.engine.runtime.machine_code", "body_loop"),
    ),
    "printing": (
        ("rnea.engine.llvm.llvm_printer", "module_parts"),
        ("rnea.engine.llvm.llvm_body_loop", "module_parts"),
    ),
    "llvm": (("rnea.engine.llvm.jit", "object_code"),),
    "loading": (("rnea.engine.llvm.jit", "Code"),),
}
_PROCESS = "import sys; from rnea.apps.bench.compiling import tell; tell(sys.argv[1])"


def compile_times(
    robot: str, base: str | None, names: Sequence[str], dtype: str, folder: str
) -> list[Facts]:
    """Of each quantity: seconds of a first and of a next process, and the size of its code.

    folder: an empty one; what is compiled stays in it.

    cold, disk   "single" and "batch": until the first answer of one state, and of a batch
    parts        of "cold", both together
    bytes        of machine code: "single", "batch", and "disk" for what is kept of both
    why          in place of all these, where there is no kernel
    """
    given = {"robot": robot, "base": base, "names": list(names), "dtype": dtype}
    cold, disk = (_fresh(given, folder) for _ in range(2))
    found = []
    for first, next_ in zip(cold, disk, strict=True):
        if "why" in first:
            found.append(first)
            continue
        times = {"cold": first.pop("times"), "disk": next_["times"]}
        found.append({**first, **times})
    return found


@contextmanager
def kept_in(folder: str) -> Iterator[None]:
    """Kernels are kept in this folder for a while."""
    before = os.environ.get("RNEA_CACHE_DIR")
    os.environ["RNEA_CACHE_DIR"] = folder
    try:
        yield
    finally:
        if before is None:
            del os.environ["RNEA_CACHE_DIR"]
        else:
            os.environ["RNEA_CACHE_DIR"] = before


def _fresh(given: Facts, folder: str) -> list[Facts]:
    environment = {**os.environ, "RNEA_CACHE_DIR": folder, "RNEA_EAGER": "0"}
    command = [sys.executable, "-c", _PROCESS, json.dumps(given)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["no message"])[-1]
        raise InputError(f"{given['robot']} could not be compiled in a process of its own: {last}")
    facts: list[Facts] = json.loads(done.stdout)
    return facts


def tell(given: str) -> None:
    """Inside the process: every quantity in turn, printed as JSON."""
    import llvmlite.binding  # noqa: F401

    from rnea.apps.bench.bench_robots import find
    from rnea.core.recursions import quantity

    asked = json.loads(given)
    robot = find(asked["robot"], asked["base"])
    watch = _Watch()
    print(json.dumps([_one(robot, quantity(x), asked["dtype"], watch) for x in asked["names"]]))


class _Watch:
    """Seconds in each part, and what LLVM made."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self.objects: list[bytes] = []
        for part, functions in PARTS.items():
            for module, name in functions:
                self._listen(part, import_module(module), name)
        self.clear()

    def clear(self) -> None:
        self.seconds = dict.fromkeys(PARTS, 0.0)
        self.objects = []

    def _listen(self, part: str, module: Any, name: str) -> None:
        function = getattr(module, name)

        def heard(*given: Any, **options: Any) -> Any:
            start = perf_counter()
            result = function(*given, **options)
            self.seconds[part] += perf_counter() - start
            if part == "llvm":
                self.objects.append(result)
            return result

        setattr(module, name, heard)


def _one(robot: Any, asked: Any, dtype: str, watch: _Watch) -> Facts:
    import numpy as np

    from rnea.apps.bench.bench_robots import random_states
    from rnea.apps.bench.ours import kernel_of
    from rnea.apps.bench.reference import frame_of

    watch.clear()
    states = random_states(robot, asked, _ROWS, dtype)
    start = perf_counter()
    try:
        kernel = kernel_of(robot, asked, dtype, frame_of(robot, asked))
    except RneaError as problem:
        return {"quantity": asked.name, "why": str(problem).split(". ")[0]}
    kernel(*(np.ascontiguousarray(state[0]) for state in states))
    single = perf_counter()
    kernel(*states)
    batch = perf_counter()
    code = [_text_bytes(one) for one in watch.objects]
    return {
        "quantity": asked.name,
        "times": {"single": single - start, "batch": batch - single},
        "parts": watch.seconds,
        "bytes": {
            "single": code[0] if code else 0,
            "batch": sum(code[1:]),
            "disk": sum(map(len, watch.objects)),
        },
    }


def _text_bytes(code: bytes) -> int:
    """Instructions in an object file."""
    import llvmlite.binding as llvm

    sections = llvm.ObjectFileRef.from_data(code).sections()
    return sum(section.size() for section in sections if section.is_text())
