"""What was computed before an error: `SimulationError.result`, made in one place."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from rnea.errors import InputError, RneaError, SimulationError


@contextmanager
def keeping(result: Callable[[], Any], reached: Callable[[], float]) -> Iterator[None]:
    """What is raised within becomes a `SimulationError` with what was computed until then.

    result: makes it, or gives None where there is none; reached: the time until which

    An `InputError` before the first step passes: nothing was computed, the question was refused.
    """
    try:
        yield
    except SimulationError as problem:
        problem.result = result()
        raise
    except (RneaError, np.linalg.LinAlgError) as problem:
        if isinstance(problem, InputError) and reached() == 0:
            raise
        ended = SimulationError(f"after t = {reached():.9g} s: {problem}")
        ended.result = result()
        raise ended from problem
