"""Worked calculations as text, Markdown, LaTeX and HTML.

Rule: writers show a `Worksheet` and compute nothing. To add a target: a function of the sheet that
returns text, and a row in `WRITERS` and `ENDINGS`; a new language of formulas is a
`Language` (`markup.py`) in a file of its own, as `in_latex.py` has one.
"""

from rnea.report.given import GivenTable
from rnea.report.worksheet.arm_given import (
    DIGITS,
    FRAMES,
    arm_tables,
    given_of,
    gravity_text,
    number_cell,
    shifted_centers,
    vector_cell,
)
from rnea.report.worksheet.facts import worksheet_facts
from rnea.report.worksheet.html import STYLE, as_html, step_in_mathml
from rnea.report.worksheet.latex import as_latex
from rnea.report.worksheet.sheet import Worksheet
from rnea.report.worksheet.skeleton import skeleton_svg
from rnea.report.worksheet.text import WIDTH, as_markdown, as_text

WRITERS = {"text": as_text, "markdown": as_markdown, "latex": as_latex, "html": as_html}
# of files; the first is that of what is printed
ENDINGS = {
    "text": ("", ".txt"), "markdown": (".md",), "latex": (".tex",), "html": (".html", ".htm"),
}  # fmt: skip
