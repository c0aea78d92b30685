"""Where the time of Studio's frames goes: a slider dragged, a motion played, a robot let go.

python benchmarks/studio_frames.py [PAGE.html ...]

Beside the page of a Panda of now stand those that are given, such as one that an earlier version
has written, in one run. Script and layout are the main thread's, by Chromium's own counters; the
drawing is what the process for graphics takes of the processor, which draws here. That and the
page's own processor time hold on a busy machine too; frames a second do not.
"""

import os
import sys
import tempfile
from pathlib import Path

import rnea
from rnea.studio import studio_page

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from support.browser import Chromium

SECONDS = 4
_TICK = 1000 / os.sysconf("SC_CLK_TCK")
_COUNTERS = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
# seconds -> frames a second; every frame does what `act` says
_WATCHED = """(seconds) => new Promise((done) => {
  const slider = document.querySelectorAll('input[type="range"][data-rate="q"]')[1];
  const drag = (t) => {
    slider.value = String(-0.5 + 0.4 * Math.sin(t / 400));
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const begun = performance.now();
  let frames = 0;
  const frame = () => {
    const t = performance.now() - begun;
    frames += 1;
    ACT;
    if (t < 1000 * seconds) requestAnimationFrame(frame);
    else done([frames, t]);
  };
  requestAnimationFrame(frame);
})"""


def main(files: list[str]) -> None:
    chromium = Chromium()
    print("page  what  frames/s  script, ms  layout and style, ms  drawing, CPU ms  page, CPU ms")
    with tempfile.TemporaryDirectory() as folder:
        own = Path(folder, "now.html")
        own.write_text(studio_page(rnea.load("panda")), encoding="utf-8")
        for file in [*map(Path, files), own]:
            opened = chromium.open(file, device_scale_factor=1)
            opened.settle()
            for what, numbers in _measured(opened):
                print(f"{file.stem}  {what:8}", *(f"{x:7.1f}" for x in numbers), flush=True)
            opened.close()
    chromium.close()


def _measured(opened):
    """What was done, and its numbers."""
    page = opened.page
    counters = page.context.new_cdp_session(page)
    counters.send("Performance.enable")
    yield "slider", _frames(page, counters, "drag(t)")
    for tab, start, stop in (("Motion", "Play", "Pause"), ("Let go", "Let go", "Stop")):
        opened.tab(tab)
        page.get_by_role("button", name=start).click()
        yield tab.lower(), _frames(page, counters, "")
        page.get_by_role("button", name=stop).click()


def _frames(page, counters, act):
    script = _WATCHED.replace("ACT", act)
    page.evaluate(script, 1.5)  # programs of the graphics are made, and the pace is found
    before, spent = _read(counters), _spent()
    frames, took = page.evaluate(script, SECONDS)
    now, all_spent = _read(counters), _spent()
    script_ms, *layout = (1000 * (now[name] - before[name]) / frames for name in _COUNTERS)
    kinds = ("gpu-process", "renderer")
    cpu = [(all_spent[kind] - spent[kind]) / frames for kind in kinds]
    return 1000 * frames / took, script_ms, sum(layout), *cpu


def _read(counters):
    found = counters.send("Performance.getMetrics")["metrics"]
    return {one["name"]: one["value"] for one in found}


def _spent() -> dict[str, float]:
    """Milliseconds of the processor that each kind of browser process below this one has used."""
    children, known = {}, {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            status = (folder / "stat").read_text().rpartition(")")[2].split()
            command = (folder / "cmdline").read_text()
        except OSError:
            continue  # it has ended meanwhile
        pid = int(folder.name)
        children.setdefault(int(status[1]), []).append(pid)
        known[pid] = command, (int(status[11]) + int(status[12])) * _TICK
    found, below = {}, [os.getpid()]
    while below:
        pid = below.pop()
        below += children.get(pid, [])
        command, spent = known.get(pid, ("", 0.0))
        kind = command.partition("--type=")[2].replace("\0", " ").split(" ")[0]
        found[kind] = found.get(kind, 0.0) + spent
    return found


if __name__ == "__main__":
    main(sys.argv[1:])
