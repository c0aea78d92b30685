"""Are pushes against a robot found in time, and is free motion left alone? Prints the counts.

    python benchmarks/pushes.py [--draws 2] [--unseen] [--free 2] [--first 0] [--only KIND]
    python benchmarks/pushes.py --forces 6 [--unseen] [--first 0]
    python benchmarks/pushes.py --laws 1 [--unseen] [--first 0]

Pushes are forces of 0.4 s at a link, so large that one joint feels 5 to 10 deviations of

    recorded    the joint residual that `rnea log` prints "as recorded", before any filter
    left        the one that it prints as "left then", behind the filter
    turning     the same, where that joint turns round as the push begins, and of the former

all the time, and `short` ones are of 50 ms, of 7 to 12 deviations of what is left. Those of the
others that happen to begin at a reversal are not counted. Begin: of the event as it is told,
less that of the push. Alarm: when the efforts recorded until then sufficed. Possible: the mean of
the largest probabilities that any detector could have (`support/pushes.py`), with one false alarm
in a year, and with one to be expected in twenty times ten minutes. Beside friction: the former for
whoever knows nothing of friction where noise leaves a joint's direction open; pushes for which that
is below 0.99 are named, and of the others it is told how many raise an alarm in time. Free motion
is ten minutes for each robot and draw; every second draw has friction that the file lacks.

--forces: pushes of the smallest forces that `rnea log` prints, and of half of them, at random links
and moments, 20 in a recording of four minutes: how many are found, for each arm and column.

--laws: false alarms in five minutes of free motion of each arm and draw, where the file lacks
friction of 15 to 30 % of the effort that follows one law or another; and where efforts are 4 ms
late. How many of them are marked as what friction may have done, too.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from rnea.check.recordings import find_contacts
from support.forces import SPANS, shares_found
from support.friction_laws import LAWS, free
from support.planted import robots
from support.pushes import A_YEAR, IN_TIME, possible, pushed

TEN_MINUTES = 0.05 / 600
"""1/s: a twentieth of an alarm."""
CERTAIN = 0.99
"""Of pushes whose bound is higher, all are to be found in time."""
KINDS = {
    "recorded": {"raw": True},
    "recorded, turning": {"raw": True, "turning": True},
    "left": {},
    "turning": {"turning": True},
    "short": {"lasting": 0.05, "sizes": (7.0, 12.0)},
}


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--draws", type=int, default=2)
    options.add_argument("--free", type=int, default=2, help="draws of free motion")
    options.add_argument("--unseen", action="store_true", help="arms that no threshold was set on")
    options.add_argument("--forces", type=int, default=0, help="draws of forces, and nothing else")
    options.add_argument("--laws", type=int, default=0, help="draws of laws, and nothing else")
    options.add_argument("--first", type=int, default=0, help="number of the first draw")
    options.add_argument("--only", choices=KINDS, help="one kind of pushes (default: all)")
    asked = options.parse_args()
    began = time.perf_counter()
    arms = list(enumerate(robots(asked.unseen).items()))
    if asked.forces:
        _forces(arms, range(asked.first, asked.first + asked.forces))
        print(f"{time.perf_counter() - began:.0f} s")
        return
    if asked.laws:
        _laws(arms, range(asked.first, asked.first + asked.laws))
        print(f"{time.perf_counter() - began:.0f} s")
        return
    for kind in [asked.only] if asked.only else KINDS:
        how = KINDS[kind]
        found: list[tuple[float, ...]] = []
        strange = 0
        for k, (_, arm) in arms:
            for draw in range(asked.first, asked.first + asked.draws):
                told, beside = _recording(arm, [88, k, draw], 0.2 * (draw % 2), how)
                found, strange = found + told, strange + beside
        _print(kind, np.array(found), strange)
    _free(arms, range(asked.first, asked.first + asked.free))
    print(f"{time.perf_counter() - began:.0f} s")


def _forces(arms, draws):
    for k, (name, arm) in arms:
        found: dict[tuple[str, float], list[np.ndarray]] = {}
        for draw in draws:
            told = shares_found(arm, [99, k, draw], rubs=0.2 * (draw % 2))
            for key, those in told.items():
                found.setdefault(key, []).append(those)
        shares = {key: np.concatenate(those).mean() for key, those in found.items()}
        words = [f"{kind} {shares[kind, 1.0]:.2f} (half {shares[kind, 0.5]:.2f})" for kind in SPANS]
        print(f"{name:10}", ", ".join(words), flush=True)


def _laws(arms, draws):
    for law, late in [(law, 0.0) for law in LAWS] + [("Coulomb", 0.004)]:
        found = [
            find_contacts(arm, free(arm, [66, k, draw], law, 300.0, late=late))
            for k, (_, arm) in arms
            for draw in draws
        ]
        events = [event for contacts in found for event in contacts.events]
        highest = ", ".join(f"{contacts.highest:.2f}" for contacts in found)
        print(
            f"{law}, {1e3 * late:.0f} ms late: {len(events)} false alarms in {5 * len(found)} "
            f"minutes, {sum(event.turns for event in events)} marked; nearest: {highest}",
            flush=True,
        )


def _free(arms, draws):
    alarms, highest = 0, {}
    for k, (name, arm) in arms:
        for draw in draws:
            recording, _ = pushed(arm, [77, k, draw], 600.0, count=0, rubs=0.2 * (draw % 2))
            found = find_contacts(arm, recording)
            alarms += len(found.events)
            highest[f"{name}/{draw}"] = found.highest
            for event in found.events:
                print(f"  false alarm: {name}/{draw} at {event.begin:.2f} s, {event.joints}")
    print(f"{alarms} false alarms in {10 * len(draws) * len(arms)} minutes of free motion")
    if highest:
        print("nearest to an alarm:", ", ".join(f"{k} {x:.2f}" for k, x in highest.items()))


def _recording(arm, seed, rubs, how):
    """Size, d, d beside friction, delay of begin and of alarm of each push, infinite where it is
    missed; other events."""
    recording, pushes = pushed(arm, seed, 120.0, count=10, rubs=rubs, **how)
    events = find_contacts(arm, recording).events
    told = []
    for push in pushes:
        if push.turning != how.get("turning", False):
            continue
        near = [e for e in events if e.begin <= push.at + push.seconds and e.end >= push.at]
        delays = (near[0].begin - push.at, near[0].alarm - push.at) if near else (np.inf, np.inf)
        told.append((push.size, push.distance, push.beside_friction, *delays))
    strange = sum(not any(p.at - 0.1 <= e.begin <= p.at + 0.6 for p in pushes) for e in events)
    return told, strange


def _print(kind, found, strange):
    size, distance, left, begin, alarm = found.T
    print(
        f"{kind}: {np.isfinite(begin).sum()} of {len(size)} found, {strange} events beside pushes"
    )
    for low in np.arange(np.floor(size.min()), size.max()):
        rows = (size >= low) & (size < low + 1)
        early, late, told = begin[rows].min(), begin[rows], alarm[rows]
        print(
            f"  {low:2.0f} deviations: begin told within 50 ms in "
            f"{(np.abs(late) <= IN_TIME + 1e-9).sum()} of {rows.sum()} "
            f"({1e3 * early:.0f} to {1e3 * late.max():.0f} ms), alarm within 50 ms in "
            f"{(told <= IN_TIME + 1e-9).sum()}, median {1e3 * np.median(told):.0f} ms, "
            f"nine tenths {1e3 * np.quantile(told, 0.9, method='higher'):.0f} ms; possible "
            f"{possible(distance[rows], A_YEAR).mean():.4f}, "
            f"{possible(distance[rows], TEN_MINUTES).mean():.4f}, beside friction "
            f"{possible(left[rows], A_YEAR).mean():.4f}"
        )
    bound, in_time = possible(left, A_YEAR), alarm <= IN_TIME + 1e-9
    certain = bound >= CERTAIN
    print(
        f"  beside friction {CERTAIN} or more are possible for {certain.sum()} of {len(size)}: "
        f"alarm within 50 ms in {in_time[certain].sum()} of these"
    )
    for k in np.flatnonzero(~certain):
        print(f"    {size[k]:.1f} deviations: {bound[k]:.2f}, alarm after {1e3 * alarm[k]:.0f} ms")


if __name__ == "__main__":
    main()
