"""Our own robot file: TOML, `format = 1`. Every field is in docs/look-up/robot-files.md."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rnea.core.description import dh_rows
from rnea.core.description.arithmetic import degrees, radians
from rnea.core.description.closure_tables import CLOSURE_KEYS, read_closures
from rnea.core.description.description import (
    JOINT_ENTRIES,
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
from rnea.core.description.field_units import UnitContext
from rnea.core.description.parts import Parts
from rnea.core.description.quaternion_lengths import is_off
from rnea.core.spatial import BASE, TOOL
from rnea.errors import suggestion
from rnea.files.robots.toml.part_catalogs import KINDS as CATALOGUE_KINDS
from rnea.files.robots.toml.text import tables

_COMMON = (
    *("format", "name", "source", "licence", "notes", "unrealizable"),
    *("angles", "gravity", "base", "tool"),
    *("parameters", "frames", "attachments", *CLOSURE_KEYS),
)
# a revolute joint without bounds, as other formats call it
_ENDLESS = "continuous"
_DH_KEYS = (*_COMMON, "convention", "links")
_TREE_KEYS = (*_COMMON, "links", "joints")


def read(text: str, file: str = "") -> Description:
    """Read a robot from TOML text; `file` is named in errors."""
    return _Reader(*tables(text, file, "robot file"), file).description()


class _Reader:
    """Walks the top level of one file."""

    def __init__(self, top: Parts, lines: dict[str, int], file: str) -> None:
        self.top, self.lines, self.file = top, lines, file
        unit = top.choice("angles", ("radians", "degrees"), "radians")
        self.angle = degrees if unit == "degrees" else radians

    def description(self) -> Description:
        top = self.top
        is_tree = "joints" in top
        parts = [kind for kind in CATALOGUE_KINDS if kind in top]
        if parts and "links" not in top:
            raise top.error(
                parts[0],
                f"this is a catalogue of {' and '.join(parts)}, no robot: rnea size takes it as "
                f"{' and '.join(f'--{kind} FILE' for kind in parts)}",
            )
        # a file that is neither yet may have misspelt either's keys
        top.allow(*(_TREE_KEYS if is_tree else {**dict.fromkeys(_DH_KEYS), "joints": None}))
        structure: DHTable | Tree = self._tree() if is_tree else self._dh()
        return Description(
            name=top.required_name("name"),
            structure=structure,
            gravity=top.scalars("gravity", 3, (0.0, 0.0, -9.81)),
            base=top.placement("base", self.angle),
            frames=self._frames(structure),
            attachments=tuple(self._attachment(a) for a in top.tables("attachments")),
            closures=read_closures(top, dict(structure.joint_kinds()), self.angle),
            parameters=top.parameters(),
            source=top.text("source"),
            licence=top.text("licence"),
            notes=top.text("notes"),
            file=self.file,
            format="toml",
            remarks=tuple(_brought_to_unit(top)),
            lines=self.lines,
            unrealizable=self._excuse(),
        )

    def _excuse(self) -> str:
        """Why the file's inertias may be ones that no rigid body has."""
        reason = self.top.text("unrealizable").strip()
        if "unrealizable" in self.top and not reason:
            raise self.top.error("unrealizable", "say why the inertias are meant as they are")
        return reason

    def _dh(self) -> DHTable:
        table = dh_rows.read_table(self.top, "links", self.angle)
        if not table.rows:
            raise self.top.error("links", "the DH table has no rows: add [[links]]")
        return table

    def _tree(self) -> Tree:
        links = []
        for link in self.top.tables("links"):
            link.allow("name", "mass", "com", "inertia", "about", "solid")
            links.append(TreeLink(link.required_name("name"), link.link_mass(self.angle)))
        return Tree(tuple(links), tuple(self._joint(j) for j in self.top.tables("joints")))

    def _joint(self, joint: Parts) -> TreeJoint:
        joint.allow(
            *("name", "kind", "parent", "child", "placement", *JOINT_ENTRIES),
            *("friction", "rotor", "spring", "limits", "mimic", "motor", "gear"),
        )
        kind = joint.choice("kind", (*JOINT_KINDS, _ENDLESS))
        if kind == _ENDLESS:
            if "position" in joint.table("limits"):
                raise joint.error(
                    "limits",
                    "a continuous joint turns without end; leave position out, or "
                    'say kind = "revolute"',
                )
            kind = "revolute"
        return TreeJoint(
            name=joint.required_name("name"),
            kind=kind,
            parent=joint.required_name("parent"),
            child=joint.required_name("child"),
            placement=joint.placement("placement", self.angle),
            **self._entries(joint, kind),
            mimic=self._mimic(joint, UnitContext(self.angle, kind)) if "mimic" in joint else None,
            **joint.acting(kind, self.angle),
        )

    def _entries(self, joint: Parts, kind: str) -> dict[str, Any]:
        """What a file tells of a joint's kind; entries of other kinds are refused."""
        said: dict[str, Any] = {}
        for entry, count in JOINT_ENTRIES.items():
            if entry not in joint:
                if count == 1 and entry in JOINT_KINDS[kind].entries:
                    raise joint.error(entry, f"a {kind} joint needs its {entry}")
                continue
            if entry not in JOINT_KINDS[kind].entries and kind != "fixed":
                raise joint.error(entry, f"a {kind} joint has no {entry}")
            said[entry] = joint.scalars(entry, count) if count > 1 else joint.scalar(entry)
        return said

    def _mimic(self, joint: Parts, telling: UnitContext) -> Mimic:
        part = joint.table("mimic", "joint", "ratio", "offset")
        ratio = telling("mimic.ratio")(part.scalar("ratio", 1.0))
        offset = telling("mimic.offset")(part.scalar("offset"))
        return Mimic(part.required_name("joint"), ratio, offset)

    def _frames(self, structure: DHTable | Tree) -> tuple[ExtraFrame, ...]:
        frames = []
        for frame in self.top.tables("frames"):
            frame.allow("name", "link", "placement")
            placement = frame.placement("placement", self.angle)
            frames.append(
                ExtraFrame(frame.required_name("name"), frame.required_name("link"), placement)
            )
        if "tool" in self.top:
            tips = structure.tips()
            if len(tips) != 1:
                self._refuse_unknown_parents(structure)
                raise self.top.error(
                    "tool",
                    f"a tree with {len(tips)} tips needs [[frames]] with name and link instead",
                )
            frames.append(ExtraFrame(TOOL, tips[0], self.top.placement("tool", self.angle)))
        return tuple(frames)

    def _refuse_unknown_parents(self, structure: DHTable | Tree) -> None:
        """A parent that no link is makes a tip of the link that was meant."""
        if isinstance(structure, DHTable):
            return
        names = [BASE, *(link.name for link in structure.links if link.name != BASE)]
        for i, joint in enumerate(structure.joints):
            if joint.parent not in names:
                hint = suggestion(joint.parent, names)
                message = f"joint {joint.name!r} names an unknown link {joint.parent!r}. {hint}"
                raise self.top.error(f"joints[{i}].parent", message)

    def _attachment(self, extra: Parts) -> Attachment:
        extra.allow("name", "frame", "placement", "mass", "com", "inertia", "about", "solid")
        placement = extra.placement("placement", self.angle)
        name, frame = extra.required_name("name"), extra.required_name("frame")
        return Attachment(name, frame, extra.link_mass(self.angle), placement)


def _brought_to_unit(top: Parts) -> Iterator[str]:
    """A sentence for every quaternion of plain numbers that is a little off length 1."""
    todo: list[tuple[str, Any]] = [(key, top.value(key)) for key in top]
    while todo:
        path, value = todo.pop()
        if isinstance(value, list):
            todo += [(f"{path}[{i}]", item) for i, item in enumerate(value)]
        elif isinstance(value, dict):
            todo += [(f"{path}.{key}", item) for key, item in value.items()]
            parts = [value.get(letter, 0.0) for letter in "wxyz"]
            plain = all(isinstance(part, int | float) for part in parts)
            is_quaternion = path.endswith(".quaternion") and plain
            if is_quaternion and is_off(parts):
                yield f"{path} is brought to length 1"
