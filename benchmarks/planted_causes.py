"""Are planted causes found, and right recordings left alone? Prints a table and the counts.

python benchmarks/planted_causes.py [--draws 1] [--right 10] [--rubs 0.3] [--only KEY] [--unseen]
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from rnea.check.recordings import likely_causes
from support.planted import PLANTS, planted, robots


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--draws", type=int, default=1)
    options.add_argument("--right", type=int, default=10)
    options.add_argument("--rubs", type=float, default=0.0)
    options.add_argument("--only", default="")
    options.add_argument("--unseen", action="store_true", help="arms that no threshold was set on")
    asked = options.parse_args()
    arms = robots(asked.unseen)
    began, first, named, total = time.perf_counter(), 0, 0, 0
    for name, (_, key) in PLANTS.items():
        if asked.only and asked.only != name:
            continue
        shown = []
        for k, (robot, arm) in enumerate(arms.items()):
            for draw in range(asked.draws):
                rubs = asked.rubs if name != "friction" else 0.0
                causes = likely_causes(arm, planted(name, arm, 1000 * draw + k, rubs))
                keys = [cause.key for cause in causes.found if not rubs or cause.key != "friction"]
                total += 1
                first += keys[:1] == [key]
                named += key in keys
                if keys[:1] != [key] or asked.only:
                    shown.append(f"{robot}/{draw}: {keys} {causes.before.overall:.3f}")
                if asked.only:
                    for cause in (*causes.found, *causes.others):
                        print("     ", cause.title, f"{cause.left:.3f} {cause.gain:.0f}")
        print(f"{name:20s} {'all right' if not shown else '; '.join(shown)}", flush=True)
    print(f"{first} of {total} first, {named} named")
    alarms = 0
    for k, (robot, arm) in enumerate(arms.items()):
        for draw in range(asked.right):
            causes = likely_causes(arm, planted("", arm, 5000 + 100 * k + draw))
            alarms += bool(causes.found)
            for cause in causes.found:
                print(f"  false alarm: {robot}/{draw} {cause.title} {cause.gain:.0f}")
    print(f"{alarms} of {asked.right * len(arms)} right recordings raise a cause")
    print(f"{time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
