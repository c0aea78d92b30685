"""Whether a tag may be released: python release_of.py v1.2.3

The package, the citation and the newest heading of the changelog must say that version, and the
changelog a day. Without a tag: whether the three agree at all.
"""

import re
import sys
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parents[1]
_HEADING = re.compile(r"^## (.*)$", re.MULTILINE)
_RELEASED = re.compile(r"(\d+)\.(\d+)\.(\d+) \((\d{4}-\d\d-\d\d)\)")

Version = tuple[int, int, int]


def told(path: str, pattern: str) -> str:
    found = re.search(pattern, (ROOT / path).read_text(encoding="utf-8"), re.MULTILINE)
    if found is None:
        raise SystemExit(f"{path} tells no version")
    return found[1]


def number(version: str) -> Version:
    major, minor, patch = (int(part) for part in version.split("."))
    return major, minor, patch


def released(changelog: str) -> list[tuple[Version, str]]:
    """Versions and days, newest first; complaints about headings that are none or out of order."""
    headings = _HEADING.findall(changelog)
    if headings[:1] == ["Unreleased"]:
        headings = headings[1:]
    found = []
    for heading in headings:
        match = _RELEASED.fullmatch(heading)
        if match is None:
            raise SystemExit(f"changelog: {heading!r} is not 'MAJOR.MINOR.PATCH (YYYY-MM-DD)'")
        found.append((number(".".join(match.groups()[:3])), match[4]))
    for newer, older in pairwise(found):
        if newer[0] <= older[0] or newer[1] < older[1]:
            raise SystemExit(f"changelog: {newer} stands above {older}")
    return found


def complaints(package: str, citation: str, changelog: str, tag: str | None = None) -> list[str]:
    """What does not agree, a sentence each."""
    said, versions = [], released(changelog)
    if citation != package:
        said.append(f"CITATION.cff says {citation}, the package {package}")
    newest = versions[0][0] if versions else (0, 0, 0)
    waiting = "\n## Unreleased\n" in f"\n{changelog}"
    if number(package) < newest or (not waiting and number(package) != newest):
        said.append(f"the changelog ends at {newest}, the package is {package}")
    if tag is not None:
        if tag != f"v{package}":
            said.append(f"the tag is {tag}, the package {package}")
        if waiting or number(package) != newest:
            said.append(f"the changelog has no heading {package} with its day on top")
    return said


def main(tag: str | None = None) -> None:
    said = complaints(
        told("src/rnea/system/version.py", r'^__version__ = "(.*)"$'),
        told("CITATION.cff", r"^version: (.*)$"),
        (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"),
        tag,
    )
    if said:
        sys.exit("\n".join(said))


if __name__ == "__main__":
    main(*sys.argv[1:])
