"""Are pushes against a robot found in time, and is free motion left alone? Prints the counts.

    python benchmarks/pushes.py [--draws 2] [--unseen]

Pushes are forces of 0.4 s at a link, so large that one joint's effort changes by 5 to 10 times the
noise of that effort as it is recorded. Free motion is ten minutes for each robot and draw.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from rnea.check.recordings import find_contacts
from support.planted import pushed, robots

IN_TIME = 0.05


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--draws", type=int, default=2)
    options.add_argument("--unseen", action="store_true", help="arms that no threshold was set on")
    asked_for = options.parse_args()
    draws = asked_for.draws
    began = time.perf_counter()
    alarms, minutes, found, asked, strange = 0, 0, 0, 0, 0
    late: list[float] = []
    for k, (name, arm) in enumerate(robots(asked_for.unseen).items()):
        for draw in range(draws):
            rubs = 0.2 * (draw % 2)
            free, _ = pushed(arm, [77, k, draw], 600.0, count=0, rubs=rubs)
            events = find_contacts(arm, free).events
            alarms, minutes = alarms + len(events), minutes + 10
            for event in events:
                print(f"  false alarm: {name}/{draw} at {event.begin:.2f} s, {event.joints}")
            recording, pushes = pushed(arm, [88, k, draw], 120.0, count=5, rubs=rubs)
            events = find_contacts(arm, recording).events
            for at, what in pushes:
                asked += 1
                near = [e for e in events if e.begin <= at + 0.4 and e.end >= at]
                delay = near[0].begin - at if near else np.inf
                found += delay <= IN_TIME
                if delay > IN_TIME:
                    late.append(delay)
                    print(f"  late: {name}/{draw} {what} by {delay:.2f} s")
            strange += sum(
                not any(a - 0.1 <= e.begin <= a + 0.6 for a, _ in pushes) for e in events
            )
    print(f"{found} of {asked} pushes found within {1e3 * IN_TIME:.0f} ms; others {late}")
    print(
        f"{strange} events beside pushes; {alarms} false alarms in {minutes} minutes of free motion"
    )
    print(f"{time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
