"""Every MJCF file below some folders compared with MuJoCo; a line for each that is not the same.

python tests/support/compare_mjcf_files.py FOLDER ...
"""

import contextlib
import multiprocessing
import os
import re
import sys
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from support.compare_with_mujoco import TOLERANCE, compiled_tree, errors, read_as_tree

SECONDS = 90


def found_below(folder):
    """The XML files that hold a <mujoco> as their outermost element."""
    for path in sorted(Path(folder).rglob("*")):
        if path.suffix in (".xml", ".mjcf") and path.is_file():
            head = path.read_bytes()[:20000].decode("utf-8", "replace")
            head = re.sub(r"<!--.*?-->|<\?.*?\?>", "", head, flags=re.DOTALL)
            if re.match(r"\s*<mujoco\b", head.lstrip("\ufeff")):
                yield path


def compared(path):
    """(verdict, why): same, warned, no body, neither, MuJoCo refuses, refused here or differs."""
    try:
        model, theirs = compiled_tree(str(path)), ""
    except Exception as problem:
        model, theirs = None, one_line(problem)
    try:
        robot, description = read_as_tree(str(path))
    except Exception as problem:
        if "there is no robot in this file" in str(problem):
            return "no body", ""
        return ("neither" if model is None else "refused here"), one_line(problem) + theirs
    if model is None:
        return "MuJoCo refuses", theirs
    found = errors(robot, model)
    differs = ", ".join(f"{key} {size:.1e}" for key, size in found.items() if size > TOLERANCE)
    warned = "; ".join(description.cautions)
    if differs:
        return ("warned" if warned else "differs"), f"{differs} ({warned})"
    return "same", warned


def one_line(problem):
    return f"{type(problem).__name__}: {' '.join(str(problem).split())[:300]} "


def in_a_process(path):
    """`compared`, in a process that may crash or hang."""
    context = multiprocessing.get_context("fork")
    here, there = context.Pipe(duplex=False)

    def work():
        with contextlib.suppress(Exception), open(os.devnull, "w") as nowhere:
            os.dup2(nowhere.fileno(), 2)
            os.dup2(nowhere.fileno(), 1)
        try:
            there.send(compared(path))
        except BaseException as problem:
            there.send(("differs", f"comparison failed: {one_line(problem)}"))

    process = context.Process(target=work)
    process.start()
    there.close()
    try:
        result = here.recv() if here.poll(SECONDS) else ("differs", f"not done in {SECONDS} s")
    except EOFError:
        result = "differs", "the process crashed"
    process.kill()
    process.join()
    return result


if __name__ == "__main__":
    # each file has a process of its own already
    os.environ["RNEA_PARSERS"] = "here"
    counts, began = Counter(), time.monotonic()
    for folder in sys.argv[1:]:
        for path in found_below(folder):
            verdict, why = in_a_process(path)
            counts[verdict] += 1
            if verdict not in ("same", "no body"):
                print(f"{verdict}: {path.relative_to(folder)}: {why}", flush=True)
    print(dict(counts), f"{time.monotonic() - began:.0f} s")
