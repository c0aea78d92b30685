"""Run every block of a page, as a reader would: python tests/pages/run.py PAGE... [--write]

Everything of one page happens in one empty folder, in the order of the page. With --write the page
gets what was really printed wherever that differs from what it says; read the difference before you
keep it.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import threading
import tomllib
from importlib.util import find_spec
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parent))

from blocks import PageError, Step, agrees, steps_of, trimmed

from support.rnea_server import rnea_program
from support.tools import why_not

ROOT = Path(__file__).parents[2]
_CHILD = Path(__file__).parent / "page_python.py"
_SECONDS = 300


class Page:
    """A page that is being run: `problems` are what differs, `missing` what it lacks to go on."""

    def __init__(self, path: Path, folder: Path):
        self.path, self.folder = path, folder
        self.text = path.read_text(encoding="utf-8")
        self.problems: list[str] = []
        self.missing = ""
        self.ran = 0
        self._changes: list[tuple[tuple[int, int], str]] = []
        self._interpreter: subprocess.Popen[str] | None = None
        # a page shows a run of a sample of the tests
        inherited = {k: v for k, v in os.environ.items() if not k.startswith("RNEA_TEST")}
        self._environment = {
            **inherited,
            "COLUMNS": "80",
            "PYTHONUNBUFFERED": "1",
            "MPLBACKEND": "agg",
            "PATH": f"{_bin_with_rnea(folder)}{os.pathsep}{Path(sys.executable).parent}"
            f"{os.pathsep}{os.environ['PATH']}",
        }

    def run(self) -> None:
        try:
            for step in steps_of(self.text):
                if step.kind == "needs" and not _is_there(step.text):
                    self.missing = f"line {step.line}: there is no {step.text}"
                    return
                getattr(self, f"_{step.kind}")(step)
        except PageError as problem:
            self.problems.append(f"{self.path.name}: {problem}")
        finally:
            if self._interpreter is not None:
                self._interpreter.communicate()

    def rewritten(self) -> str:
        text = self.text
        for (start, end), printed in sorted(self._changes, reverse=True):
            text = text[:start] + printed + text[end:]
        return text

    def _needs(self, step: Step) -> None:
        pass

    def _file(self, step: Step) -> None:
        path = self.folder / step.name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(step.text, encoding="utf-8")

    def _command(self, step: Step) -> None:
        if _is_checked_otherwise(step.text):
            return
        done = subprocess.run(
            ["bash", "-c", step.text],
            cwd=self.folder,
            env=self._environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=_SECONDS,
            check=False,
        )
        printed = done.stdout.decode("utf-8", errors="replace")
        if done.returncode != step.exit_code:
            self._complain(step, f"exit code {done.returncode}, not {step.exit_code}:\n{printed}")
        self._compare(step, printed)

    def _python(self, step: Step) -> None:
        if self._interpreter is None:
            self._interpreter = subprocess.Popen(
                [sys.executable, str(_CHILD)],
                cwd=self.folder,
                env=self._environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
            )
        # a block that never ends is ended
        watch = threading.Timer(_SECONDS, self._interpreter.kill)
        watch.start()
        request = {"text": step.text, "line": step.line, "page": str(self.path)}
        print(json.dumps(request), file=self._interpreter.stdin, flush=True)
        answer = self._interpreter.stdout.readline()
        watch.cancel()
        if not answer:
            raise PageError(f"line {step.line}: the interpreter died, or took {_SECONDS} s")
        answer = json.loads(answer)
        if answer["failed"]:
            self._complain(step, answer["failed"])
        self._compare(step, answer["printed"])

    def _compare(self, step: Step, printed: str) -> None:
        self.ran += 1
        if step.printed is None or agrees(step.printed, printed):
            return
        self._complain(step, f"says\n{step.printed}but it is\n{printed}")
        if step.place:
            self._changes.append((step.place, f"{text}\n" if (text := trimmed(printed)) else ""))

    def _complain(self, step: Step, what: str) -> None:
        self.problems.append(f"{self.path.name}:{step.line}: {step.text.strip()}\n{what}")


def _bin_with_rnea(folder: Path) -> Path:
    """A folder of programs beside the page's: `rnea` of this very tree."""
    programs = folder.parent / "bin"
    programs.mkdir(exist_ok=True)
    return rnea_program(programs).parent


def _is_there(name: str) -> bool:
    """A package, a program, or a graphics card."""
    if name == "cuda":
        name = "nvidia-smi"
    return not why_not(name) or find_spec(name) is not None


def _is_checked_otherwise(command: str) -> bool:
    """Installing and making are what other tests do; here their words are looked up."""
    if made := re.match(r"make (?P<target>[\w-]+)", command):
        makefile = (ROOT / "Makefile").read_text()
        assert re.search(rf"^{made['target']}:", makefile, re.M), f"no target: {command}"
        return True
    if re.match(r"(python -m )?pip install ", command):
        project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
        named = [
            x
            for found in re.findall(r"(?:rnea|\.)\[([\w,-]+)\]", command)
            for x in found.split(",")
        ]
        assert set(named) <= set(project["optional-dependencies"]), f"no extra: {command}"
        return True
    return bool(re.match(r"git clone |cd rnea$", command))


# films of many seconds: tests/test_gallery.py runs these commands, at a small size
GALLERY = ROOT / "docs" / "gallery" / "README.md"


def pages() -> list[Path]:
    """Everything that people read."""
    found = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
    found.remove(GALLERY)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("pages", nargs="*", type=Path, default=pages())
    parser.add_argument("--write", action="store_true", help="write into the page what was printed")
    given = parser.parse_args()
    wrong = 0
    for path in given.pages:
        with tempfile.TemporaryDirectory() as folder:
            page = Page(path, Path(folder, "page"))
            page.folder.mkdir()
            page.run()
        print(f"{path}: {page.ran} run, {len(page.problems)} wrong {page.missing}")
        for problem in page.problems:
            print(problem)
        wrong += len(page.problems)
        if given.write and page.problems:
            path.write_text(page.rewritten(), encoding="utf-8")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
