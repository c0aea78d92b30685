"""The table of units in docs/look-up/robot-files.md, made from the reader's own; this renews it.

python tests/support/entry_table.py
"""

from pathlib import Path

from rnea.core.description.field_units import IN_DEGREES, TOLD_UNITS

PAGE = Path(__file__).parent.parent.parent / "docs" / "look-up" / "robot-files.md"
START, END = "<!-- units of entries -->\n", "<!-- end of units -->\n"


def table():
    """Markdown: every entry, its unit, and what it is in a file whose angles are in degrees."""
    lines = [
        '| entry | unit, joint turns | unit, joint slides | with `angles = "degrees"` |',
        "|---|---|---|---|",
    ]
    for entry, told in TOLD_UNITS.items():
        units = dict.fromkeys((told.turning, told.sliding))
        turned = " or ".join(IN_DEGREES.get(u, u) for u in units)
        said = turned if any(u in IN_DEGREES for u in units) else "the same"
        shown = f"`{entry}`" + ("*" if told.at_motor else "")
        lines.append(f"| {shown} | {told.turning or '1'} | {told.sliding or '1'} | {said} |")
    return "\n".join(lines) + "\n"


def stored():
    return PAGE.read_text().split(START)[1].split(END)[0]


if __name__ == "__main__":
    PAGE.write_text(PAGE.read_text().replace(START + stored() + END, START + table() + END))
