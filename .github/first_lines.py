"""Run the first Python block of a README from an empty folder and compare what it prints.

python first_lines.py README.md [--extension | --without-extension]

The installed package is asked, so this file imports nothing of the repository.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

_BLOCK = re.compile(r"```python\n(.*?)```\n```\n(.*?)```", re.DOTALL)
_STATE = (
    "import rnea.engine.native as c; print(c.have_extension(), rnea.__version__, rnea.__file__)"
)


def _printed(code: str) -> str:
    with tempfile.TemporaryDirectory() as empty:
        command = [sys.executable, "-I", "-W", "error", "-c", code]
        done = subprocess.run(command, cwd=empty, capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stderr)
    return done.stdout


def main(readme: str, *wishes: str) -> None:
    found = _BLOCK.search(Path(readme).read_text(encoding="utf-8"))
    if found is None:
        sys.exit(f"{readme} has no Python block with its output behind it")
    code, expected = found.groups()
    state = _printed(f"import rnea\n{_STATE}").strip()
    for wish, told in (("--extension", "True "), ("--without-extension", "False ")):
        if wish in wishes and not state.startswith(told):
            sys.exit(f"{wish} was asked for; extension, version, place: {state}")
    printed = _printed(code)
    if printed != expected:
        sys.exit(f"the README says\n{expected}\nand this is printed\n{printed}")
    print(f"{len(code.splitlines())} lines as in the README; extension, version, place: {state}")


if __name__ == "__main__":
    main(*sys.argv[1:])
