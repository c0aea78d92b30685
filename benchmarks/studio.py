"""How fast Studio is: evaluations a second in a tab, first paint, frames a second, size, writing.

python benchmarks/studio.py        (needs Chromium and the test extra; drawn by the processor)
"""

import sys
import tempfile
import time
from pathlib import Path

import rnea
from rnea.studio import studio_page

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from support.browser import Chromium

ROBOTS = ("ur5", "panda", "puma560", "scara", "two_arms", "iiwa14")
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
_FRAMES = """() => new Promise((done) => {
  const times = [];
  const { store } = studio;
  const start = [...store.state.q];
  const frame = (now) => {
    times.push(now);
    store.change({ q: start.map((x, k) => x + 0.3 * Math.sin(now / 500 + k)) });
    if (times.length < 120) requestAnimationFrame(frame);
    else {
      const gaps = times.slice(1).map((t, k) => t - times[k]);
      const mean = gaps.reduce((a, b) => a + b) / gaps.length;
      done(1000 / mean);
    }
  };
  requestAnimationFrame(frame);
})"""
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
    chromium = Chromium()
    print(
        "robot  MB  written in s (CPU)  first paint, ms  a change, ms  frames/s  million states/s"
    )
    with tempfile.TemporaryDirectory() as folder:
        for name in ROBOTS:
            arm = rnea.load(name)
            begun = time.perf_counter(), time.process_time()
            page = studio_page(arm)
            took = time.perf_counter() - begun[0], time.process_time() - begun[1]
            file = Path(folder, f"{name}.html")
            file.write_text(page, encoding="utf-8")
            opened = chromium.open(file)
            opened.settle()
            paint = opened.page.evaluate(_PAINT)
            rate = opened.page.evaluate(_RATE)
            change = opened.page.evaluate(_CHANGE)
            frames = opened.page.evaluate(_FRAMES)
            print(
                f"{name:10} {len(page.encode()) / 1e6:.2f}  {took[0]:.2f} ({took[1]:.2f})"
                f"  {paint:6.0f}  {change:6.2f}  {frames:6.1f}  {rate / 1e6:6.2f}"
            )
            opened.close()
    chromium.close()


if __name__ == "__main__":
    main()
