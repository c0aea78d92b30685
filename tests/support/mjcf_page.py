"""The table of MJCF attributes in docs/look-up/robot-files.md, made from the reader's own.

python tests/support/mjcf_page.py
"""

from pathlib import Path

from rnea.files.robots.mjcf.attributes import ROWS

PAGE = Path(__file__).parent.parent.parent / "docs" / "look-up" / "robot-files.md"
START, END = "<!-- attributes of MJCF -->\n", "<!-- end of attributes -->\n"


def table():
    """Markdown: every row of the reader's table, in its order."""
    lines = ["| element | attributes | here | note |", "|---|---|---|---|"]
    for row in ROWS:
        element = row.element.replace("(world)", "") or "mujoco"
        names = "all" if row.attributes == "*" else f"`{row.attributes.replace(' ', '`, `')}`"
        lines.append(f"| `{element}` | {names} | {row.effect.value} | {row.note} |")
    return "\n".join(lines) + "\n"


def stored():
    return PAGE.read_text(encoding="utf-8").split(START)[1].split(END)[0]


if __name__ == "__main__":
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(page.replace(START + stored() + END, START + table() + END), encoding="utf-8")
