"""Which cases a run of the tests takes: `make test` a sample, `make test-all` all of them.

    @sample_cases(6)                     six cases of a parametrized test, always the same ones
    @sample_cases(1, each="quantity")    one case for each value of the parameter `quantity`
    sample_cases(4, whole_file=True)     in `pytestmark`: four cases of all tests of a file
    @full_only                           the test runs in `make test-all` only
    chosen(robots, 3)                    the same for a loop within a test
    generator(7)                         random numbers that are fresh in `make test-all`

A sample is chosen by a hash of each case's own name, so a new case leaves the others where they
were. Naming a test on the command line (`pytest FILE::TEST`) runs all of its cases.
RNEA_TESTS=all runs everything, with a fresh RNEA_TEST_SEED that the last lines of the run print.
"""

import hashlib
import os
import secrets
from collections import defaultdict

import numpy as np
import pytest

ALL = os.environ.get("RNEA_TESTS") == "all"
full_only = pytest.mark.full_only


def sample_cases(count, *, each=None, whole_file=False):
    return pytest.mark.sample_cases(count, each=each, whole_file=whole_file)


def chosen(values, count):
    """All of them in `make test-all`, otherwise so many, the same ones in every run."""
    values = list(values)
    return values if ALL else sorted(sorted(values, key=_rank)[:count], key=values.index)


def run_seed():
    """0 in `make test`; in `make test-all` a fresh number, unless RNEA_TEST_SEED names one."""
    if "RNEA_TEST_SEED" not in os.environ:
        os.environ["RNEA_TEST_SEED"] = str(secrets.randbelow(2**32) if ALL else 0)
    return int(os.environ["RNEA_TEST_SEED"])


def generator(*stream):
    """Random numbers: always the same ones in `make test`, others in each `make test-all`."""
    return np.random.default_rng([*stream, run_seed()] if run_seed() else list(stream))


def left_out(items, named=()):
    """The items that a sample leaves out. named: the command line's arguments."""
    if ALL:
        return []
    groups = defaultdict(list)
    dropped = []
    for item in items:
        if any("::" in word and item.nodeid.startswith(word.split("[")[0]) for word in named):
            continue
        mark = item.get_closest_marker("sample_cases")
        if item.get_closest_marker("full_only"):
            dropped.append(item)
        elif mark:
            each = mark.kwargs.get("each")
            value = repr(item.callspec.params[each]) if each else ""
            end = "::" if mark.kwargs.get("whole_file") else "["
            groups[item.nodeid.split(end)[0], mark.args[0], value].append(item)
    for (_, count, _), group in groups.items():
        dropped += sorted(group, key=lambda item: _rank(item.nodeid))[count:]
    return dropped


def _rank(name):
    return hashlib.sha256(str(name).encode()).digest()
