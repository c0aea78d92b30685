"""Mutate real robot files and load them: each loads or raises an RneaError, within two seconds.

    python tests/fuzz/fuzz_robot_files.py [--seconds 60] [--seed N] [--keep DIRECTORY]

Prints the counts and the seed; exit status 1 on a crash or a hang, whose file is kept.
"""

import argparse
import random
import signal
import sys
import tempfile
import time
import traceback
import warnings
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import rnea
from rnea.describe import JOINT_KINDS, catalogue
from support import hostile_files

LIMIT = 2.0
# words that have broken readers of numbers, names and markup
WORDS = [
    *("nan", "inf", "-1e999", "1_000", "1,5", "0x1p3", "", " ", "0", "-0", "1e308", "1e-320"),
    *("<", ">", "</", "/>", "&", "&amp;", "&#0;", "&#55296;", "<!--", "-->", "<![CDATA[", "]]>"),
    *("<!DOCTYPE x>", "<?xml?>", "\0", "\ud7ff", "\u2028", '"', "'", "=", "[", "]", "{", "}", "\n"),
    *("world", "base", "tool", "name", "link", "joint", "mimic", "fixed", "floating", "robot"),
    *('rpy="', 'xyz="0 0 0"', "${1+1}", "$(find x)", "package://../..", "9" * 400, "[" * 300),
]


# joints of every kind that each format has
_BODY = '<inertial pos="0 0 0.1" mass="1" diaginertia="1 1 1"/>'
_AXES = "<axis><xyz>0 0 1</xyz></axis><axis2><xyz>1 0 0</xyz></axis2>"
JOINTS = [
    (
        "xml",
        f"""<mujoco><worldbody><body name="a" pos="0 0 1"><freejoint/>{_BODY}
  <body name="b" quat="1 0 0 1"><joint name="j" type="ball" pos="0 0 .1" armature="1"/>{_BODY}
    <body name="c"><joint name="k" type="slide" axis="1 1 0"/><joint name="l" axis="0 1 0"/>{_BODY}
    </body></body></body></worldbody></mujoco>""",
    ),
    *(
        (
            "sdf",
            f"""<sdf version="1.10"><model name="m"><link name="a"/><link name="b"/>
  <joint name="j" type="{kind}"><pose rotation_format="quat_xyzw">0 0 1 0 0 0 1</pose>
  <parent>a</parent><child>b</child>{_AXES}<screw_thread_pitch>1</screw_thread_pitch></joint>
  </model></sdf>""",
        )
        for kind in ("ball", "universal", "revolute2", "screw")
    ),
    *(
        (
            "urdf",
            f"""<robot name="r"><link name="world"/><link name="base"/>
  <joint name="j" type="{kind}">
  <parent link="world"/><child link="base"/><axis xyz="0 0 1"/><limit lower="1" upper="2" effort="3"
  velocity="4"/></joint></robot>""",
        )
        for kind in ("floating", "planar")
    ),
    *(
        (
            "toml",
            f"""format = 1
name = "one"
links = [{{ name = "a", mass = 1 }}]
[[joints]]
name = "j"
kind = "{kind}"
parent = "base"
child = "a"
placement = {{ quaternion = {{ w = 0.6, x = 0.8 }} }}
limits = {{ velocity = 2 }}
{"axis2 = [0, 1, 0]" if kind == "universal" else ""}
""",
        )
        for kind in (*JOINT_KINDS, "continuous")
    ),
]


class Hang(Exception):  # noqa: N818 - it is not the file's error
    """A load that took longer than it may."""


def seeds():
    """Real texts by their ending, short ones first so that mutations meet the readers' details."""
    found = [("toml", catalogue.text(name)) for name in catalogue.names()]
    found += hostile_files.GOOD.items()
    found += JOINTS
    try:
        from support.urdf_peers import FILES, ROBOTS
    except ImportError:
        return found
    texts = [(ROBOTS / file).read_text(encoding="utf-8") for file in FILES]
    return found + [("urdf", text) for text in texts if len(text) < 60_000]


def mutated(rng, text, other):
    """A few random edits; `other` is a text to splice from."""
    for _ in range(rng.choice((1, 1, 1, 2, 3, 8))):
        at = rng.randrange(len(text) + 1)
        end = min(len(text), at + rng.choice((0, 1, 2, 5, 20, 200)))
        kind = rng.randrange(7)
        if kind == 0:
            text = text[:at] + text[end:]
        elif kind == 1:
            text = text[:at] + rng.choice(WORDS) + text[end:]
        elif kind == 2:
            text = text[:at] + text[at:end] * rng.choice((2, 3, 50)) + text[end:]
        elif kind == 3:
            start = rng.randrange(len(other) + 1)
            text = text[:at] + other[start : start + rng.choice((5, 50, 500))] + text[end:]
        elif kind == 4:
            text = (
                text[:at]
                + chr(rng.choice((rng.randrange(128), rng.randrange(0xD800))))
                + text[end:]
            )
        elif kind == 5:
            text = exchanged_value(rng, text)
        else:
            text = text[:at] if rng.random() < 0.2 else text.replace(text[at:end] or "x", "", 1)
    return text


def exchanged_value(rng, text):
    """One quoted or assigned value in place of another: names and numbers meet wrong owners."""
    places = [i for i, letter in enumerate(text) if letter == '"']
    if len(places) < 4:
        return text
    a, b = sorted(rng.sample(range(len(places) - 1), 2))
    first = text[places[a] + 1 : places[a + 1]]
    value = rng.choice((first, rng.choice(WORDS)))
    return text[: places[b] + 1] + value + text[places[b + 1] :]


def on_alarm(*_):
    raise Hang


def attempt(path, data, base):
    """What became of one file: 'loaded' or the name of its error."""
    path.write_bytes(data)
    signal.setitimer(signal.ITIMER_REAL, LIMIT)
    try:
        rnea.load(path, base=base)
    except rnea.RneaError as problem:
        return type(problem).__name__
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
    return "loaded"


def main():
    given = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    given.add_argument("--seconds", type=float, default=60.0)
    given.add_argument("--seed", type=int, default=None)
    given.add_argument("--keep", type=Path, default=Path(tempfile.gettempdir()))
    options = given.parse_args()
    seed = options.seed if options.seed is not None else random.SystemRandom().randrange(10**9)
    rng = random.Random(seed)
    signal.signal(signal.SIGALRM, on_alarm)
    warnings.simplefilter("error")
    warnings.simplefilter("ignore", rnea.ModelWarning)
    texts, counts, failures, slowest = seeds(), Counter(), 0, 0.0
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as directory:
        while time.monotonic() - start < options.seconds:
            (ending, text), (_, other) = rng.choice(texts), rng.choice(texts)
            data = mutated(rng, text, other).encode("utf-8", "surrogatepass")
            path = Path(directory, f"mutant.{ending}")
            began = time.monotonic()
            try:
                counts[ending, attempt(path, data, rng.choice((None, "free", "fixed")))] += 1
            except Exception as problem:
                failures += 1
                kept = options.keep / f"fuzz-{seed}-{failures}.{ending}"
                kept.write_bytes(data)
                print(f"{type(problem).__name__}: {kept}", file=sys.stderr)
                traceback.print_exc()
            slowest = max(slowest, time.monotonic() - began)
    for (ending, outcome), count in sorted(counts.items()):
        print(f"{ending:5} {outcome:18} {count:7}")
    print(
        f"{sum(counts.values())} files, slowest {slowest:.2f} s, {failures} failures, seed {seed}"
    )
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
