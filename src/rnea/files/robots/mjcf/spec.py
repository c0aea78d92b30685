"""MJCF text handed to MuJoCo's own parser, safely: an `MjSpec` that was not compiled.

The parser resolves defaults, includes, replicated and attached parts; nothing is refused yet that
only MuJoCo's compiler objects to, such as point masses. Before it sees the text, the text has
passed our own XML reader (no document type, bounded size, no NaN, no
number beyond all measure).
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rnea.core.description.number_range import (
    float_from,
    may_be_out_of_range,
    numbers_in,
    require_in_range,
)
from rnea.errors import InputError, RneaError, RobotFileError
from rnea.files.robots import xml_text
from rnea.files.robots.encodings import decoded
from rnea.files.robots.mjcf.references import OPENED_BY_PARSER, References
from rnea.files.robots.xml_text import Element
from rnea.system.file_access import Packages
from rnea.system.optional_packages import optional

# the depth at which MuJoCo's XML parser stops
DEEPEST = 498

_NUMERIC = (
    *("pos", "quat", "axisangle", "euler", "xyaxes", "zaxis", "mass", "density", "size", "fromto"),
    *("diaginertia", "fullinertia", "axis", "range", "ref", "armature", "damping", "frictionloss"),
    *("gravity", "gear", "forcerange", "ctrlrange", "actuatorfrcrange", "polycoef", "offset"),
    *("boundmass", "boundinertia", "settotalmass", "scale", "stiffness", "gainprm", "springdamper"),
    *("springref", "springyield", "anchor", "relpose", "torquescale", "qpos"),
)
_RANGES = ("range", "forcerange", "ctrlrange", "actuatorfrcrange")


@dataclass(frozen=True)
class MjcfSource:
    """Where the elements of a document stand: their lines, and those of what it includes; and
    where the files that it names are sought and may be."""

    file: str
    tags_at: Mapping[int, frozenset[str]]
    included: Mapping[tuple[str, str], int]
    references: References

    def line(self, tag: str, name: str, info: str) -> int:
        """The line of an element that the parser made; an included one has its <include>'s."""
        match = re.search(r"line (\d+)", info)
        line = int(match.group(1)) if match else 0
        # an attached model's elements carry lines of another file
        if line and line in self.tags_at and self.tags_at[line] & {tag, f"free{tag}", "replicate"}:
            return line
        return self.included.get((tag, name), 0)

    def error(self, message: str, line: int = 0, path: str = "") -> RobotFileError:
        return RobotFileError(message, file=self.file, line=line, path=path)


def parsed(text: str, file: str, packages: Packages) -> tuple[Any, MjcfSource]:
    """The uncompiled `MjSpec` of MJCF text, and where its elements stand."""
    root = _checked(text, file)
    if root.tag != "mujoco":
        raise root.error(f"not MJCF: the outermost element is <{root.tag}>, not <mujoco>")
    elements = list(root.walk())
    tags: dict[int, set[str]] = {}
    for element in elements:
        tags.setdefault(element.line, set()).add(element.tag)
    on_disk = Path(file).is_file() if file else False
    references = References(Path(file) if on_disk else None, packages)
    included = _included(elements, references)
    source = MjcfSource(
        file, {line: frozenset(found) for line, found in tags.items()}, included, references
    )
    # opened while the text is parsed, and beside it only if MuJoCo knows where that is
    elsewhere = [e for e in elements if e.tag in OPENED_BY_PARSER and "file" in e.attributes]
    if elsewhere and not on_disk:
        raise elsewhere[0].error(
            f"<{elsewhere[0].tag}> names another file, which can be found from a file only; "
            "load the robot by its path"
        )
    mujoco = library()
    with quiet(mujoco), translated(source):
        if elsewhere:
            return mujoco.MjSpec.from_file(str(Path(file).resolve())), source
        spec = mujoco.MjSpec.from_string(text.removeprefix("\ufeff"))
        if on_disk:
            spec.modelfiledir = str(Path(file).resolve().parent)
        return spec, source


def bodies_of(spec: Any) -> tuple[list[Any], list[int]]:
    """Every body, depth-first in the order of the file, the world first; and each one's parent."""
    bodies: list[Any] = []
    parents: list[int] = []
    stack = [(spec.worldbody, 0)]
    while stack:
        body, parent = stack.pop()
        stack.extend((child, len(bodies)) for child in reversed(list(body.bodies)))
        bodies.append(body)
        parents.append(parent)
    return bodies, parents


def compiled(spec: Any, source: MjcfSource) -> Any:
    """The `MjModel` of a spec, or an error of ours; its compiler opens meshes and textures."""
    with quiet(library()), translated(source):
        source.references.require_assets(spec, source.error)
        return spec.compile()


def tried(file: str, packages: Packages) -> None:
    """Compile a file as it is, for nothing: whoever does it himself then does not crash by it."""
    compiled(*parsed(decoded(Path(file).read_bytes(), file), file, packages))


def library() -> Any:
    """MuJoCo's Python package, which only MJCF files need."""
    return optional("mujoco", "MJCF files need")


@contextmanager
def quiet(mujoco: Any) -> Iterator[None]:
    """MuJoCo's warnings would go to stderr and to a file in the working directory."""
    before = mujoco.get_mju_user_warning()
    mujoco.set_mju_user_warning(lambda _: None)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
    finally:
        mujoco.set_mju_user_warning(before)


@contextmanager
def translated(source: MjcfSource) -> Iterator[None]:
    """Errors of MuJoCo as errors of ours."""
    try:
        yield
    except RneaError:
        raise
    except Exception as problem:
        raise _explained(str(problem), source) from None


def _explained(message: str, source: MjcfSource) -> RobotFileError:
    """MuJoCo's message on one line, the line it names taken out of it."""
    if "DEPTH_EXCEEDED" in message:
        return source.error(
            f"elements are nested more than {DEEPEST} deep, which MuJoCo's parser refuses; "
            "longer chains can be given as URDF or TOML"
        )
    numbered = re.search(r"[Ll]ine(?: number)?[ =](\d+)", message)
    line = int(numbered.group(1)) if numbered else 0
    first, *rest = [part.strip() for part in message.split("\n") if part.strip()] or ["no reason"]
    first = re.sub(r"^(XML )?Error: (Error: )?", "", first)
    named = re.search(r"Element (?:name )?'([^']*)'", " ".join(rest))
    where = f" (in {named.group(1)!r})" if named and named.group(1) else ""
    return source.error(f"MuJoCo refuses it: {first}{where}", line)


def _checked(text: str, file: str) -> Element:
    """The elements of a text that our own reader accepts and that holds no NaN."""
    root = xml_text.parse(text, file)
    if may_be_out_of_range(text):
        _require_ranges(root)
    for element in root.walk():
        for key in _NUMERIC:
            if "inf" in element.get(key).lower() and key not in _RANGES:
                raise element.error(f"<{element.tag}> {key}: {element.get(key)!r} is not finite")
            if "nan" in element.get(key).lower():
                # the parser would take it to mean "not said"
                raise element.error(f"<{element.tag}> {key}: {element.get(key)!r} is no number")
    return root


def _require_ranges(root: Element) -> None:
    for element in root.walk():
        for key, value in element.attributes.items():
            for word in numbers_in(value):
                try:
                    require_in_range(float_from(word), word)
                except InputError as problem:
                    raise element.error(f"<{element.tag}> {key}: {problem}") from None


def _included(elements: list[Element], references: References) -> dict[tuple[str, str], int]:
    """Every included file, directly or not, checked; its names by the line that led there."""
    found: dict[tuple[str, str], int] = {}
    opening: list[tuple[Element, int]] = []
    seen: set[Path] = set()
    new = [(element, element.line) for element in elements]
    while new:
        for element, line in new:
            references.add(element)
            if element.tag in OPENED_BY_PARSER and references.named is not None:
                opening.append((element, line))
        new = []
        # all of them once more: a name may mean another file, now that more folders are known
        for element, line in opening:
            paths = references.files(element, element.get(OPENED_BY_PARSER[element.tag]))
            for path in paths if element.tag != "flexcomp" else ():
                if path in seen or not path.is_file():
                    continue
                seen.add(path)
                try:
                    text = path.read_text(encoding="utf-8-sig")
                except (OSError, UnicodeDecodeError) as problem:
                    raise element.error(
                        f"<{element.tag}>: {path} cannot be read: {problem}"
                    ) from None
                for inner in _checked(text, str(path)).walk():
                    found.setdefault((inner.tag, inner.get("name")), line)
                    new.append((inner, line))
    return found
