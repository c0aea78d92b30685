"""Our own robot file: TOML, `format = 1`. Every field is documented in docs/robot-files.md."""

from __future__ import annotations

import keyword
import re
import tomllib
from typing import Any

from rnea.describe import dh_rows
from rnea.describe.description import (
    JOINT_KINDS,
    Attachment,
    Description,
    DHTable,
    ExtraFrame,
    Mimic,
    Tree,
    TreeJoint,
    TreeLink,
)
from rnea.describe.fields import Fields
from rnea.describe.toml.limits import refuse_hostile
from rnea.errors import RobotFileError
from rnea.spatial import BASE, TOOL

_COMMON = (
    *("format", "name", "source", "licence", "notes", "unrealizable"),
    *("angles", "gravity", "base", "tool"),
    *("parameters", "frames", "attachments"),
)
_DH_KEYS = (*_COMMON, "convention", "links")
_TREE_KEYS = (*_COMMON, "links", "joints")


def read(text: str, file: str = "") -> Description:
    """Read a robot from TOML text; `file` is named in errors."""

    def fail(path: str, message: str) -> RobotFileError:
        return RobotFileError(message, file=file, line=line_of(text, path), path=path)

    refuse_hostile(text, file)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        found = re.search(r"at line (\d+)", str(problem))
        line = int(found.group(1)) if found else 0
        raise RobotFileError(f"not valid TOML: {problem}", file=file, line=line) from None
    except RecursionError:
        raise RobotFileError("not valid TOML: nested too deeply", file=file) from None
    except ValueError as problem:
        raise RobotFileError(f"not valid TOML: {problem}", file=file) from None
    return _Reader(Fields(data, "", fail), data, file, fail).description()


class _Reader:
    """Walks the top level of one file."""

    def __init__(self, top: Fields, data: dict[str, Any], file: str, fail: Any) -> None:
        self.top, self.data, self.file, self.fail = top, data, file, fail
        if type(data.get("format")) is not int or data["format"] != 1:
            raise fail("format", "a robot file starts with 'format = 1'")
        unit = top.choice("angles", ("radians", "degrees"), "radians")
        self.angle = dh_rows.degrees if unit == "degrees" else dh_rows.radians

    def description(self) -> Description:
        top = self.top
        is_tree = "joints" in top
        # a file that is neither yet may have misspelt either's keys
        top.allow(*(_TREE_KEYS if is_tree else {**dict.fromkeys(_DH_KEYS), "joints": None}))
        structure: DHTable | Tree = self._tree() if is_tree else self._dh()
        parameters = top.table("parameters")
        return Description(
            name=top.required_name("name"),
            structure=structure,
            gravity=top.scalars("gravity", 3, (0.0, 0.0, -9.81)),
            base=top.placement("base", self.angle),
            frames=self._frames(structure),
            attachments=tuple(self._attachment(a) for a in top.tables("attachments")),
            parameters={key: parameters.scalar(key) for key in self._parameter_names()},
            source=top.text("source"),
            licence=top.text("licence"),
            notes=top.text("notes"),
            file=self.file,
            unrealizable=self._excuse(),
        )

    def _excuse(self) -> str:
        """Why the file's inertias may be ones that no rigid body has."""
        reason = self.top.text("unrealizable").strip()
        if "unrealizable" in self.top and not reason:
            raise self.fail("unrealizable", "say why the inertias are meant as they are")
        return reason

    def _parameter_names(self) -> list[str]:
        names = list(self.data.get("parameters", {}))
        for name in names:
            legal = re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", name, re.ASCII)
            if not legal or name == "pi" or keyword.iskeyword(name):
                raise self.fail(f"parameters.{name}", f"{name!r} cannot name a parameter")
        return names

    def _dh(self) -> DHTable:
        said = dh_rows.convention(self.data.get("convention"), self.fail)
        rows = [dh_rows.read_row(r, i, self.angle) for i, r in enumerate(self.top.tables("links"))]
        if not rows:
            raise self.fail("links", "the DH table has no rows: add [[links]]")
        return DHTable(said, tuple(rows))

    def _tree(self) -> Tree:
        links = []
        for link in self.top.tables("links"):
            link.allow("name", "mass", "com", "inertia", "about", "solid")
            links.append(TreeLink(link.required_name("name"), link.link_mass(self.angle)))
        return Tree(tuple(links), tuple(self._joint(j) for j in self.top.tables("joints")))

    def _joint(self, joint: Fields) -> TreeJoint:
        joint.allow(
            *("name", "kind", "parent", "child", "placement", "axis"),
            *("friction", "rotor", "limits", "mimic", "motor", "gear"),
        )
        kind = joint.choice("kind", JOINT_KINDS)
        own_angle = self.angle if kind == "revolute" else dh_rows.radians
        return TreeJoint(
            name=joint.required_name("name"),
            kind=kind,
            parent=joint.required_name("parent"),
            child=joint.required_name("child"),
            placement=joint.placement("placement", self.angle),
            axis=joint.scalars("axis", 3, (0.0, 0.0, 1.0)),
            friction=joint.friction(),
            rotor=joint.rotor(),
            limits=joint.limits(own_angle),
            mimic=self._mimic(joint, own_angle) if "mimic" in joint else None,
            motor=joint.motor(),
            gear=joint.gear(),
        )

    def _mimic(self, joint: Fields, own_angle: Any) -> Mimic:
        part = joint.table("mimic")
        part.allow("joint", "ratio", "offset")
        leader, ratio = part.required_name("joint"), part.scalar("ratio", 1.0)
        return Mimic(leader, ratio, own_angle(part.scalar("offset")))

    def _frames(self, structure: DHTable | Tree) -> tuple[ExtraFrame, ...]:
        frames = []
        for frame in self.top.tables("frames"):
            frame.allow("name", "link", "placement")
            placement = frame.placement("placement", self.angle)
            frames.append(
                ExtraFrame(frame.required_name("name"), frame.required_name("link"), placement)
            )
        if "tool" in self.top:
            if isinstance(structure, DHTable):
                last = structure.rows[-1].link if structure.rows else BASE
            else:
                last = self._only_tip(structure)
            frames.append(ExtraFrame(TOOL, last, self.top.placement("tool", self.angle)))
        return tuple(frames)

    def _attachment(self, extra: Fields) -> Attachment:
        extra.allow("name", "frame", "placement", "mass", "com", "inertia", "about", "solid")
        placement = extra.placement("placement", self.angle)
        name, frame = extra.required_name("name"), extra.required_name("frame")
        return Attachment(name, frame, extra.link_mass(self.angle), placement)

    def _only_tip(self, tree: Tree) -> str:
        parents = {joint.parent for joint in tree.joints}
        tips = [joint.child for joint in tree.joints if joint.child not in parents]
        if len(tips) != 1:
            raise self.fail(
                "tool", f"a tree with {len(tips)} tips needs [[frames]] with name and link instead"
            )
        return tips[0]


def line_of(text: str, path: str) -> int:
    """The line of an entry such as links[2].inertia.ixx: its table, then its key within; 0 if
    it cannot be told (tables written inline)."""
    lines = text.splitlines()
    parts = re.findall(r"([A-Za-z_]\w*)((?:\[\d+\])*)", path)
    if not parts:
        return 0
    start, table = 0, ""
    name, index = parts[0]
    headers = [k for k, row in enumerate(lines) if re.match(rf"\s*\[\[?{name}\]", row)]
    if headers:
        wanted = int(index[1:-1].split("]")[0]) if index else 0
        if wanted >= len(headers):
            return 0
        start, table, parts = headers[wanted], name, parts[1:]
    if not parts:
        return start + 1
    key = re.escape(parts[0][0])
    for k in range(start + bool(table), len(lines)):
        row = lines[k].strip()
        if re.match(rf"\[\[?{table}\.{key}[\].]", row) or re.match(rf"\"?{key}\"?\s*[=.]", row):
            return k + 1
        # another table begins, unless it is a part of this one
        if re.match(r"\[\[?[A-Za-z_]", row) and not row.lstrip("[").startswith(f"{table}."):
            break
    return start + 1 if table else 0
