"""How fast Studio is: evaluations a second in a tab, first paint, size, writing.

python benchmarks/studio.py        (needs Chromium and the test extra; drawn by the processor)
"""

import sys
import tempfile
import time
from pathlib import Path
from sysconfig import get_path

import numpy as np

import rnea
from rnea.studio import studio_page

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from support.browser import Chromium
from support.random_robots import random_tree

ROBOTS = ("ur5", "panda", "puma560", "scara", "two_arms", "iiwa14")
TALOS = Path(
    get_path("purelib"), "cmeel.prefix",
    *("share", "example-robot-data", "robots", "talos_data", "robots", "talos_reduced.urdf"),
)  # fmt: skip
_RATE = """() => {
  const { kernels, facts, store } = studio;
  const rows = 4096;
  const some = (n) => Float64Array.from({ length: rows * n }, (_, k) => Math.sin(k));
  const nv = store.state.qd.length;
  const wrench = new Float64Array(6 * (facts.bodies.length + 1));
  const { gravity, parameters } = facts;
  const given = { q: some(store.state.q.length), qd: some(nv), qdd: some(nv),
    gravity, parameters, wrench };
  let best = Infinity;
  for (let k = 0; k < 60; k += 1) {
    const begun = performance.now();
    kernels.rows("torques", given, rows);
    best = Math.min(best, performance.now() - begun);
  }
  return (1000 * rows) / best;
}"""
# numbers, panel and scene of a change, without the drawing itself
_CHANGE = """() => {
  const times = [];
  for (let k = 0; k < 60; k += 1) {
    const q = studio.store.state.q.map((x) => x + 0.01);
    const begun = performance.now();
    studio.store.change({ q });
    studio.store.flush();
    times.push(performance.now() - begun);
  }
  return times.sort((a, b) => a - b)[30];
}"""
_PAINT = """() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime"""


def main() -> None:
    print("robot  MB  written in s (CPU)  first paint, ms  a change, ms  million states/s")
    with tempfile.TemporaryDirectory() as folder:
        bare = Path(folder, "bare.html")
        bare.write_text("<!doctype html><html data-ready><p>nothing</p></html>", encoding="utf-8")
        print(f"a page with nothing in it: first paint {_first_paint(bare):.0f} ms")
        for name, arm in robots():
            begun = time.perf_counter(), time.process_time()
            page = studio_page(arm)
            took = time.perf_counter() - begun[0], time.process_time() - begun[1]
            file = Path(folder, f"{name}.html")
            file.write_text(page, encoding="utf-8")
            paint = min(_first_paint(file) for _ in range(3))
            chromium = Chromium()
            opened = chromium.open(file, device_scale_factor=1)
            opened.settle()
            rate, change = opened.page.evaluate(_RATE), opened.page.evaluate(_CHANGE)
            print(
                f"{name:10} {len(page.encode()) / 1e6:.2f}  {took[0]:.2f} ({took[1]:.2f})"
                f"  {paint:6.0f}  {change:6.2f}  {rate / 1e6:6.2f}",
                flush=True,
            )
            chromium.close()


def robots():
    for name in ROBOTS:
        yield name, rnea.load(name)
    if TALOS.exists():
        yield "talos", rnea.load(TALOS)
    yield "chain100", random_tree(np.random.default_rng(4), 100, shape="chain")


def _first_paint(file: Path) -> float:
    """In a browser that has just been started."""
    chromium = Chromium()
    try:
        opened = chromium.open(file, device_scale_factor=1)
        opened.page.wait_for_function(_PAINT)
        return opened.page.evaluate(_PAINT)
    finally:
        chromium.close()


if __name__ == "__main__":
    main()
