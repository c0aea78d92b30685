"""Spoil files of a format and read them: each loads or is refused by an error of ours, in 2 s.

    python tests/fuzz/fuzz.py urdf mjcf [--count 1000] [--seed 1] [--workers 2] [--keep FOLDER]
    python tests/fuzz/fuzz.py urdf --seed 1 --only 4711        one mutant again, with its traceback

A mutant is made from format, seed and number alone. Failures are crashes of the process, other
errors than `rnea.RneaError`, warnings other than `rnea.ModelWarning`, and hangs (2 s of processor
time, or 20 s of any); each file that failed is kept. Prints a table; exit status 1 on a failure.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

HERE = Path(__file__).parent
_BLOCK = 250


def work(name, seed, numbers, folder):
    """A worker: tries mutants and prints one line of JSON for each block of them."""
    import trial
    from families import FAMILIES

    family = FAMILIES[name]
    trial.set_alarms()
    words, slowest, since = Counter(), (0.0, -1), numbers.start
    for number in numbers:
        data, rng = trial.mutant(family, name, seed, number)
        # named by its number, so that whoever finds the process dead knows which one it was
        path = Path(folder, f"{name}-{seed}-{number}{family.ending}")
        outcome = trial.attempt(family, path, data, rng)
        words[outcome.word] += 1
        slowest = max(slowest, (outcome.seconds, number))
        if outcome.failure:
            print(json.dumps({"failure": outcome.failure, "file": path.name}), flush=True)
        else:
            path.unlink()
        if number - since >= _BLOCK * numbers.step or number == numbers[-1]:
            done = {"words": words, "slowest": slowest, "next": number + numbers.step}
            print(json.dumps(done), flush=True)
            words, slowest, since = Counter(), (0.0, -1), number


class Worker:
    """A worker's process, seen from outside: started again behind a mutant that killed it."""

    def __init__(self, name, seed, numbers, folder, tally):
        self.name, self.seed, self.numbers = name, seed, numbers
        self.folder, self.tally = folder, tally
        self._start()

    def _start(self):
        numbers = self.numbers
        span = f"{numbers.start}:{numbers.stop}:{numbers.step}"
        command = [sys.executable, __file__, self.name, "--seed", str(self.seed), "--span", span]
        command += ["--keep", str(self.folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE)
        os.set_blocking(self.process.stdout.fileno(), False)
        self.rest = b""

    def poll(self):
        """Hear what it says; False when its numbers are done."""
        ended = self.process.poll() is not None
        self.rest += self.process.stdout.read() or b""
        *lines, self.rest = self.rest.split(b"\n")
        for line in lines:
            told = json.loads(line)
            self.tally.hear(told)
            if "next" in told:
                self.numbers = range(told["next"], self.numbers.stop, self.numbers.step)
        if not ended:
            return True
        if self.process.returncode == 0 or not len(self.numbers):
            return False
        self._restart()
        return len(self.numbers) > 0

    def _restart(self):
        """What it died of is the file with the highest number that is left in its lane."""
        step, first = self.numbers.step, self.numbers.start
        left = [int(path.stem.split("-")[-1]) for path in self.folder.glob(f"{self.name}-*")]
        lane = [number for number in left if number >= first and (number - first) % step == 0]
        if not lane:
            raise SystemExit(f"a worker ended ({self.process.returncode}) before its first mutant")
        died = max(lane)
        why = f"the process ended with status {self.process.returncode}"
        self.tally.hear({"failure": why, "file": f"{self.name}-{self.seed}-{died}"})
        self.tally.words["CRASHED"] += 1
        self.tally.words["tried before a crash"] += (died - first) // step
        self.numbers = range(died + step, self.numbers.stop, step)
        if len(self.numbers):
            self._start()


class Tally:
    """What became of all mutants of a format."""

    def __init__(self, name):
        self.name, self.words, self.failures = name, Counter(), []
        self.slowest = [0.0, -1]

    def hear(self, told):
        if "failure" in told:
            self.failures.append((told["file"], told["failure"]))
            print(f"FAILURE {told['file']}\n{told['failure']}", file=sys.stderr, flush=True)
        else:
            self.words.update(told["words"])
            self.slowest = max(self.slowest, told["slowest"])

    @property
    def count(self):
        return sum(self.words.values())

    def line(self, seconds):
        """One row of the table of docs/understand/reliability.md."""
        loaded = self.words["loaded"]
        stopped = self.words["stopped apart"]
        refused = self.count - loaded - stopped - len(self.failures)
        return (
            f"| {self.name} | {self.count:,} | {loaded:,} | {refused:,} | {stopped:,} | "
            f"{len(self.failures)} | {self.slowest[0]:.2f} s (number {self.slowest[1]}) | "
            f"{seconds:.0f} s |"
        )


def fuzz(name, options, folder):
    """All mutants of one format, by several processes."""
    tally, start, told = Tally(name), time.monotonic(), time.monotonic()
    stop = options.first + options.count
    workers = [
        Worker(name, options.seed, range(options.first + k, stop, options.workers), folder, tally)
        for k in range(options.workers)
    ]
    while workers:
        workers = [worker for worker in workers if worker.poll()]
        time.sleep(0.05)
        if time.monotonic() - told > options.progress:
            told = time.monotonic()
            failed = f"{len(tally.failures)} failures, slowest {tally.slowest[0]:.2f} s"
            print(
                f"{name}: {tally.count} of {options.count}, {failed}", file=sys.stderr, flush=True
            )
    print(tally.line(time.monotonic() - start), flush=True)
    return len(tally.failures)


def once_more(name, seed, number, folder):
    """One mutant, with what it is and what becomes of it."""
    import trial
    from families import FAMILIES

    family = FAMILIES[name]
    trial.set_alarms()
    data, rng = trial.mutant(family, name, seed, number)
    path = Path(folder, f"{name}-{seed}-{number}{family.ending}")
    outcome = trial.attempt(family, path, data, rng)
    print(f"{path}: {outcome.word} after {outcome.seconds:.3f} s\n{outcome.failure}")
    return int(bool(outcome.failure))


def main():
    given = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    given.add_argument("formats", nargs="+")
    given.add_argument("--count", type=int, default=1000)
    given.add_argument("--first", type=int, default=0)
    given.add_argument("--seed", type=int, default=1)
    given.add_argument("--workers", type=int, default=2)
    given.add_argument("--only", type=int)
    given.add_argument("--progress", type=float, default=60.0, help="seconds between two lines")
    given.add_argument("--keep", type=Path, help="where files that failed are kept")
    given.add_argument("--span", help=argparse.SUPPRESS)
    options = given.parse_args()
    sys.path[:0] = [str(HERE), str(HERE.parent)]
    # parsers of others are ended before a hang is counted
    os.environ.setdefault("RNEA_PARSER_SECONDS", "1.5")
    folder = options.keep or Path(tempfile.mkdtemp(prefix="rnea-fuzz-"))
    folder.mkdir(parents=True, exist_ok=True)
    if options.span:
        numbers = range(*map(int, options.span.split(":")))
        return work(options.formats[0], options.seed, numbers, folder)
    if options.only is not None:
        return once_more(options.formats[0], options.seed, options.only, folder)
    print("| format | mutants | loaded | refused | stopped | failures | slowest | took |")
    print("|---|---|---|---|---|---|---|---|", flush=True)
    failures = sum(fuzz(name, options, folder) for name in options.formats)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
