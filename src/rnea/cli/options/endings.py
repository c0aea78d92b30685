"""The ending of an output's name decides its format, in the same way for every command."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path

from rnea.cli.options.values import UsageError

Formats = Mapping[str, tuple[str, ...]]
"""Endings by format; the first format is the one of stdout, "" is a name without an ending."""
CSV: Formats = {"csv": ("", ".csv", ".txt")}


def format_of(output: str | None, formats: Formats, said: str = "", option: str = "-o") -> str:
    """The format in which to write, known before any work; said: what --to named, if anything.

    >>> format_of("Torques.CSV", CSV)
    'csv'
    """
    usual = said or next(iter(formats))
    if output is None or output == "-" or _is_no_file(Path(output)):
        return usual
    found = [form for form, endings in formats.items() if _ends(output, endings)]
    if said in found or (said and not found):
        return said
    if said:
        raise UsageError(f"{option} {output}: that is a name for {found[0]}, but --to says {said}")
    if found:
        return found[0]
    legal = endings_of(formats)
    suffix = Path(output).suffix
    what = f"unknown ending {suffix}" if suffix else "no ending"
    hint = paper(suffix, legal)
    raise UsageError(f"{option} {output}: {what}. {hint}Legal: {', '.join(dict.fromkeys(legal))}")


def endings_of(formats: Formats) -> list[str]:
    return [ending for endings in formats.values() for ending in endings if ending]


def paper(wanted: str, legal: Collection[str]) -> str:
    """How to get a PDF of a command that writes none itself; empty where none is wanted.

    >>> paper("pdf", [".tex", ".md"])
    'For a PDF write .tex and run LaTeX on it. '
    """
    ways = {".tex": "write .tex and run LaTeX on it", ".html": "write .html and print it"}
    known = [way for ending, way in ways.items() if ending in legal]
    is_wanted = wanted.lower().removeprefix(".") == "pdf" and ".pdf" not in legal
    return f"For a PDF {', or '.join(known)}. " if is_wanted and known else ""


def _ends(output: str, endings: tuple[str, ...]) -> bool:
    bare = "" in endings and not Path(output).suffix
    return bare or output.lower().endswith(tuple(ending for ending in endings if ending))


def _is_no_file(path: Path) -> bool:
    """Pipes and devices, whose names say nothing."""
    return path.exists() and not path.is_file() and not path.is_dir()
