"""Worked calculations as text, Markdown, LaTeX and HTML."""

from rnea.views.worksheet.html import as_html
from rnea.views.worksheet.latex import as_latex
from rnea.views.worksheet.skeleton import skeleton_svg
from rnea.views.worksheet.text import Worksheet, as_markdown, as_text
