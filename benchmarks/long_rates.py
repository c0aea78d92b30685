"""What rates from positions cost: of all rows at once, and of rows that come in blocks.

    python benchmarks/long_rates.py --rows 1e6 --joints 6 --rounds 3

Processor time a row and joint, the least of some rounds, and how far both answers are apart.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from rnea.motion import EpisodeTimes, LongRates, Recording, estimate_rates

_BLOCK = 1 << 16


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=float, default=1e6)
    parser.add_argument("--joints", type=int, default=6)
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    rows, joints = int(asked.rows), asked.joints
    rng = np.random.default_rng(1)
    t = np.arange(rows) * 1e-3
    pace, noise = rng.uniform(0.5, 3.0, joints), 1e-4 * rng.standard_normal((rows, joints))
    q = np.sin(t[:, None] * pace) + noise
    names = tuple(f"joint{k + 1}" for k in range(joints))
    starts = range(0, rows, _BLOCK)

    def times() -> EpisodeTimes:
        return EpisodeTimes.over(lambda: (t[k : k + _BLOCK] for k in starts))

    def whole() -> Any:
        return estimate_rates(Recording(t, q, None, None, names), bandwidth)[0]

    def in_blocks() -> Any:
        blocks = ((t[k : k + _BLOCK], q[k : k + _BLOCK], None) for k in starts)
        return list(LongRates(names, known, bandwidth).over(blocks))

    spent, known = _least(times, asked.rounds)
    print(f"times beforehand: {spent / rows * 1e9:.0f} ns a row")
    for bandwidth in (None, 10.0):
        (slow, wanted), (fast, parts) = (_least(way, asked.rounds) for way in (whole, in_blocks))
        off = [
            np.abs(np.concatenate([getattr(part, rate) for part in parts]) - values).max()
            / np.abs(values).max()
            for rate in ("q", "qd", "qdd")
            for values in [getattr(wanted, rate)]
        ]
        each = 1e9 / (rows * joints)
        print(
            f"bandwidth {bandwidth or 'by default'}: at once {slow * each:.0f}, in blocks "
            f"{fast * each:.0f} ns a row and joint; apart by {', '.join(f'{x:.1e}' for x in off)} "
            "of the largest q, qd, qdd"
        )


def _least(way: Callable[[], Any], rounds: int) -> tuple[float, Any]:
    spent = []
    for _ in range(rounds):
        begin = time.process_time()
        answer = way()
        spent.append(time.process_time() - begin)
    return min(spent), answer


if __name__ == "__main__":
    main()
