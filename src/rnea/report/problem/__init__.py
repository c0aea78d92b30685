"""Problem sheets as Markdown, LaTeX and HTML.

Rule: writers show a `Problem` and compute nothing.
"""

from rnea.report.problem.problem import Problem
from rnea.report.problem.writers import problem_html, problem_latex, problem_markdown

__all__ = ["Problem", "problem_html", "problem_latex", "problem_markdown"]
