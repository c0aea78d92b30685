"""What a hostile TOML file could do to its parser, refused before the parser sees it."""

from __future__ import annotations

import re

from rnea.errors import RobotFileError

LARGEST_TEXT = 2 * 2**20
DEEPEST_KEY = 32
# a key of many parts, a.b.c...: the parser's memory grows with the square of their number.
# Possessive, and tried only where a key can begin, so that the search itself stays linear
_PART = r"""(?:"[^"\n]*+"|'[^'\n]*+'|[\w-]++)[ \t]*+"""
_DEEP_KEY = re.compile(rf"(?:^|[\[{{,])[ \t]*+(?:{_PART}\.[ \t]*+){{{DEEPEST_KEY}}}", re.MULTILINE)


def refuse_hostile(text: str, file: str) -> None:
    """Bounds on the size of the text and on the parts of one key."""
    if len(text) > LARGEST_TEXT:
        raise RobotFileError(f"is larger than {LARGEST_TEXT // 2**20} MiB", file=file)
    deep = _DEEP_KEY.search(text)
    if deep:
        line = text.count("\n", 0, deep.end()) + 1
        message = f"not valid TOML for a robot: a key of more than {DEEPEST_KEY} parts"
        raise RobotFileError(message, file=file, line=line)
