"""A storm over the command line: signals, full disks, broken pipes, missing homes.

Every command runs in a forked child and is disturbed there. Whatever happens, nothing may lie half
written under its final name, nothing may hang, and no traceback may be shown. Repeats by seed:

    python tests/storms/commands.py --moments 40 --seed 1

One line for each sort of attack: its cases, and how many went wrong.
"""

import argparse
import gc
import random
import re
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from rnea.system import atomic_files
from storms import children
from storms.children import Attack
from storms.invocations import MOTION, PRINTING, RECORDING, SLOW, TORQUES, WRITING
from support.command import run as run_here

NAMES = {
    signal.SIGINT: "SIGINT",
    signal.SIGTERM: "SIGTERM",
    signal.SIGHUP: "SIGHUP",
    signal.SIGKILL: "kill -9",
}
STREAMS = {
    "closed stdin": Attack(stdin="closed"),
    "closed stdout": Attack(stdout="closed"),
    "closed stderr": Attack(stderr="closed"),
    "all streams closed": Attack(stdin="closed", stdout="closed", stderr="closed"),
    "full disk behind stderr": Attack(stderr="full"),
    "broken pipe behind stderr": Attack(stderr="broken"),
    "full disk behind stdout of a writer": Attack(stdout="full"),
    "broken pipe behind stdout of a writer": Attack(stdout="broken"),
}
# lines of the code that writes one file; a line beyond them is reached by a second file or not
LINES = 12
# where bytes differ from run to run (times were measured), the end tells that a file is whole
_ENDS = {".png": b"IEND\xaeB`\x82"}


class Storm:
    """Counts cases by sort of attack, and says what went wrong."""

    def __init__(self, folder, seed, those_that_write=WRITING, those_that_print=PRINTING):
        self.those_that_write, self.those_that_print = those_that_write, those_that_print
        self.folder, self.rng = Path(folder), random.Random(seed)
        self.cases, self.wrong = Counter(), Counter()
        self._prepare()

    def _prepare(self):
        """What commands read, and everything imported once, so that children need not."""
        self.work = self.folder / "work"
        self._fresh()
        move = ["--q", "0,0", "--to", "1,1", "--acceleration", "4", "--rate", "20"]
        swing = ["--q", "0.1,0.2", "--duration", "2", "--step", "0.01", "--payload", "1"]
        swing += ["--controller", "pd", "--kp", "30", "--kd", "1", "--measure", "noise=0.01"]
        for arguments in (
            ["motion", "planar_2r", *move, "-o", MOTION],
            ["torque", "planar_2r", MOTION, "-o", TORQUES],
            ["simulate", "planar_2r", *swing, "-o", RECORDING],
        ):
            done = children.run(arguments, self.work)
            assert done.code == 0, done.stderr
        # here, not in every child, is imported what commands import when they need it
        for arguments in (*self.those_that_write.values(), *self.those_that_print.values()):
            if arguments[0] not in SLOW:
                done = run_here(*arguments, cwd=self.work)
                assert done.returncode == 0, (arguments, done.stderr)
        gc.collect()
        # so that children do not copy what they only look through
        gc.freeze()

    def _fresh(self, before=()):
        shutil.rmtree(self.work, ignore_errors=True)
        self.work.mkdir(mode=0o777)
        self.work.chmod(0o777)
        for name in before:
            place = self.work / name
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(b"old")

    def _found(self):
        files = (path for path in self.work.rglob("*") if path.is_file())
        return {str(path.relative_to(self.work)): path.read_bytes() for path in files}

    def disturb(self, sort, arguments, attack, whole, old, codes):
        """One case: whole are the files of an undisturbed run, old whether others lie there."""
        self._fresh(whole if old else ())
        ended = children.run(arguments, self.work, attack, atomic_files.__file__)
        self.cases[sort] += 1
        faults = list(self._faults(ended, attack, whole, old, codes))
        if faults:
            self.wrong[sort] += 1
            print(f"{sort}: {' '.join(arguments)}: {attack}: {'; '.join(faults)}", file=sys.stderr)
        return ended

    def _faults(self, ended, attack, whole, old, codes):
        if ended.code is None:
            yield "it hung"
        elif ended.code not in codes:
            yield f"exit code {ended.code}, not {codes}: {ended.stderr[-300:]}"
        # an interrupt that comes while an object is freed is told and lost: Python's own way
        lost = attack.kill == signal.SIGINT and not ended.code and "Interrupt" in ended.stderr
        lost |= bool(re.search("Exception ignored.*streams.Ended", ended.stderr, re.DOTALL))
        if not lost and re.search("Traceback|Exception ignored", ended.stderr):
            yield ended.stderr[-1500:]
        found = self._found()
        for name, data in found.items():
            if Path(name).name.startswith("."):
                if attack.kill != signal.SIGKILL:
                    yield f"{name} left behind"
            elif name not in whole:
                yield f"{name}: nobody asked for it"
            elif not (old and data == b"old") and not _is_whole(name, data, whole):
                yield f"{name}: half written, {len(data)} bytes"
        if old and set(whole) - set(found):
            yield f"gone: {sorted(set(whole) - set(found))}"

    def whole(self, arguments, times):
        """Names and bytes of the files that a command writes, and how long it takes."""
        runs = []
        for _ in range(times):
            self._fresh()
            ended = children.run(arguments, self.work)
            assert ended.code == 0, (arguments, ended.stderr)
            runs.append(_judged(self._found()))
        assert runs[0] == runs[-1] != {}, f"{arguments} writes something else each time"
        return runs[0], ended.seconds

    # ---- attacks -------------------------------------------------------------------------------

    def writing(self, moments):
        """Everything that writes: signals at random moments and lines, and a disk that is full."""
        for (command, _), arguments in self.those_that_write.items():
            # a short storm passes quickly over the slow ones
            brief = command in SLOW and moments < 10
            whole, seconds = self.whole(arguments, 1 if moments < 10 else 2)
            for kill, name in NAMES.items():
                # 130: what a shell says of a command that was interrupted
                codes = {0, 130} if kill == signal.SIGINT else {0, -kill}
                hangup = kill == signal.SIGHUP and moments < 10
                for k in range(0 if brief or hangup else moments):
                    attack = Attack(kill, after=seconds * self.rng.random())
                    self.disturb(f"{name} at a moment", arguments, attack, whole, k % 2, codes)
                for k in range(0 if brief and kill == signal.SIGKILL else moments):
                    attack = Attack(kill, line=self.rng.randrange(1, LINES * len(whole)))
                    self.disturb(f"{name} while writing", arguments, attack, whole, k % 2, codes)
            if not brief:
                self.unread(arguments, whole)
            for fits in () if brief else (0, 20)[-moments:]:
                self.disturb("full disk", arguments, Attack(fits=fits), whole, bool(fits), {1})

    def unread(self, arguments, whole):
        """Nobody reads what a command prints: its files are written all the same."""
        self._fresh()
        plain = children.run(arguments, self.work)
        for sort, attack in STREAMS.items():
            codes = {0}
            if plain.stdout and attack.stdout != "pipe":
                codes = {-signal.SIGPIPE} if attack.stdout == "broken" else {1}
            self.disturb(sort, arguments, attack, whole, False, codes)
            if missing := set(whole) - set(self._found()):
                self.wrong[sort] += 1
                said = f"{sort}: {' '.join(arguments)}: not written: {missing}"
                print(said, file=sys.stderr)

    def printing(self, brief):
        """Every command, whatever it prints on."""
        blocked = self.folder / "file"
        blocked.write_text("in the way of folders")
        homes = [str(self.folder / "missing"), str(blocked), "/sys"]
        for number, (command, arguments) in enumerate(self.those_that_print.items()):
            if command in SLOW and brief:
                continue
            self._fresh()
            plain = children.run(arguments, self.work)
            whole = _judged(self._found())
            for sort, attack, codes in (
                ("broken pipe", Attack(stdout="broken"), {-signal.SIGPIPE}),
                ("full disk behind stdout", Attack(stdout="full"), {1}),
                ("a terminal of ASCII", Attack(coding="ascii"), {0}),
                *(
                    ("missing or read-only home", Attack(home=home), {0})
                    for home in ([homes[number % 3]] if brief else homes)
                ),
            ):
                if not plain.stdout:
                    codes = {0}
                ended = self.disturb(sort, arguments, attack, whole, False, codes)
                # what doctor tells is where the home's cache is
                told_home = command in SLOW or command == "doctor"
                if "home" in sort and not told_home and ended.stdout != plain.stdout:
                    self.wrong[sort] += 1
                    print(f"{sort}: {' '.join(arguments)}: prints otherwise", file=sys.stderr)


def _judged(files):
    """Bytes of files by name; None where they depend on the time that something took."""
    return {name: None if Path(name).suffix in _ENDS else data for name, data in files.items()}


def _is_whole(name, data, whole):
    if whole[name] is None:
        return data.endswith(_ENDS[Path(name).suffix])
    return data == whole[name]


def share(text):
    """What writes and what prints, of K/N: every N-th command, from K on."""
    k, n = map(int, text.split("/"))
    return [dict(list(all_of_them.items())[k::n]) for all_of_them in (WRITING, PRINTING)]


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--moments", type=int, default=10, help="of each sort, for each option")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--share", default="0/1", help="K/N: every N-th command, from K on")
    asked = options.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="rnea-storm-") as folder:
        Path(folder).chmod(0o755)
        storm = Storm(folder, asked.seed, *share(asked.share))
        storm.writing(asked.moments)
        storm.printing(asked.moments < 10)
    for sort, count in storm.cases.items():
        print(f"{sort}: {count} cases, {storm.wrong[sort]} wrong")
    print(f"{sum(storm.cases.values())} cases, {time.monotonic() - began:.0f} s", file=sys.stderr)
    sys.exit(bool(storm.wrong))


if __name__ == "__main__":
    main()
