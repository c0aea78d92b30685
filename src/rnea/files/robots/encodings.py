"""From the bytes of a robot file to its text: byte order marks and declared encodings."""

from __future__ import annotations

import re

from rnea.errors import RobotFileError

# what robot files are written in; nothing that unpacks or runs, as some codecs do
_DECLARED = re.compile(rb"""\s*<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([A-Za-z0-9._-]{1,40})["']""")
_LEGAL = re.compile(
    r"utf-?8|us-ascii|ascii|utf-?16|utf-?16-?[lb]e|iso-8859-(1[0-6]|[1-9])|latin-?1"
    r"|windows-125[0-8]|cp125[0-8]",
    re.IGNORECASE,
)
_MARKS = ((b"\xef\xbb\xbf", "utf-8"), (b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"))


def decoded(data: bytes, file: str = "") -> str:
    """The text of a robot file: UTF-8, or what a byte order mark or an XML declaration says.

    >>> decoded('<?xml version="1.0" encoding="latin-1"?><robot name="é"/>'.encode("latin-1"))[-5:]
    '"é"/>'
    """
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return _decoded(data[len(mark) :], encoding, file)
    declared = _DECLARED.match(data)
    if declared is None:
        return _decoded(data, "utf-8", file)
    encoding = declared.group(1).decode("ascii")
    if not _LEGAL.fullmatch(encoding):
        raise RobotFileError(
            f"the encoding {encoding!r} is not read. Legal: UTF-8, UTF-16, US-ASCII, "
            "ISO-8859-1 to -16, windows-1250 to -1258",
            file=file,
            line=data[: declared.end()].count(b"\n") + 1,
        )
    # without a mark it was legible as ASCII, so it cannot be UTF-16, whatever it says
    if encoding.lower().replace("-", "").startswith("utf16"):
        encoding = "utf-8"
    return _decoded(data, encoding, file)


def _decoded(data: bytes, encoding: str, file: str) -> str:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as problem:
        name = encoding.upper().removesuffix("-LE").removesuffix("-BE")
        raise RobotFileError(
            f"is not {name} text (byte {problem.start})",
            file=file,
            line=data[: problem.start].count(b"\n") + 1,
        ) from None
    except LookupError:
        raise RobotFileError(f"the encoding {encoding!r} is not known here", file=file) from None
