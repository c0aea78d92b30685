"""A problem sheet as Markdown, as LaTeX for a plain TeX distribution, and as one page of HTML."""

from __future__ import annotations

from xml.etree import ElementTree

from rnea.core.spatial import html_text, markdown_text
from rnea.engine.symbolic.printing.latex_text import latex_text
from rnea.report.given import html_tables, latex_tables, latex_words, markdown_tables
from rnea.report.problem.problem import Problem
from rnea.report.worksheet import STYLE

_HEAD = r"""\documentclass[11pt]{article}
\usepackage[utf8]{inputenc}
\usepackage[T1]{fontenc}
\usepackage{amsmath}
% smooth lines in the picture, where there is this package
\IfFileExists{pict2e.sty}{\usepackage{pict2e}}{}
\usepackage[margin=22mm]{geometry}
\setlength{\parindent}{0pt}
\setlength{\parskip}{6pt}
\renewcommand{\arraystretch}{1.2}
\begin{document}
"""
_HINT = "Are your torques right? In the folder of this sheet, with yours at the end:"
_BESIDE = """
pre { background: var(--tint); padding: .6rem .8rem; overflow-x: auto; border-radius: 6px; }
li { margin: .5rem 0; } @media print { pre { white-space: pre-wrap; } }
"""


def problem_markdown(problem: Problem) -> str:
    lines = [f"# {markdown_text(problem.title)}", ""]
    for told in problem.robot_facts:
        lines += [markdown_text(told), ""]
    lines += markdown_tables(problem.tables)
    for k, question in enumerate(problem.questions, start=1):
        lines += [f"{k}. {markdown_text(question)}"]
    return "\n".join([*lines, "", _HINT, "", f"    {problem.command}", ""])


def problem_latex(problem: Problem) -> str:
    lines = [_HEAD, rf"\section*{{{latex_words(problem.title)}}}"]
    lines += [rf"{latex_words(told)}\par" for told in problem.robot_facts]
    lines += latex_picture(problem.drawing) if problem.drawing else []
    lines += latex_tables(problem.tables)
    lines += [r"\begin{enumerate}"]
    lines += [rf"\item {latex_words(question)}" for question in problem.questions]
    lines += [r"\end{enumerate}", rf"{latex_words(_HINT)}\par"]
    # a long command may be broken behind a space, and typewriter letters have no ligature of --
    words = [rf"\mbox{{\texttt{{{_typewriter(word)}}}}}" for word in problem.command.split(" ")]
    lines += [rf"{{\small\raggedright {' '.join(words)}\par}}"]
    return "\n".join([*lines, r"\end{document}", ""])


def _typewriter(word: str) -> str:
    return latex_text(word).replace("--", "-{}-")


def problem_html(problem: Problem) -> str:
    tables = html_tables(problem.tables)
    questions = "".join(f"<li>{html_text(question)}</li>" for question in problem.questions)
    told = "".join(f"<p>{html_text(line)}</p>" for line in problem.robot_facts)
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{html_text(problem.title)}</title><style>{STYLE}{_BESIDE}</style></head>"
        f"<body><h1>{html_text(problem.title)}</h1>"
        f'<div class="top"><div>{problem.drawing}</div><div>{told}</div></div>{tables}'
        f"<h2>Questions</h2><ol>{questions}</ol>"
        f"<p>{html_text(_HINT)}</p><pre>{html_text(problem.command)}</pre></body></html>\n"
    )


_SVG = "{http://www.w3.org/2000/svg}"
_UNIT = 0.2
"""Millimetres on paper for a dot on the screen."""
_THICK = {"bone": "2.4pt"}
_SIDES = {"start": "l", "end": "r", "middle": "c"}


def latex_picture(svg: str) -> list[str]:
    """Lines of LaTeX for an SVG element of this package (`skeleton_svg`)."""
    # our own drawing, whose names are escaped
    root = ElementTree.fromstring(svg)
    size = float(root.attrib["viewBox"].split()[3])
    shapes = [line for element in root for line in _shape(element, size)]
    heights = [y for element in root for y in _heights(element, size)]
    low, high = min(heights, default=0.0) - 20, max(heights, default=size) + 20
    frame = rf"\begin{{picture}}({size:g},{high - low:.1f})(0,{low:.1f})"
    return [
        rf"\begin{{center}}\setlength{{\unitlength}}{{{_UNIT}mm}}",
        frame,
        *shapes,
        r"\end{picture}\end{center}",
    ]


def _heights(element: ElementTree.Element, size: float) -> list[float]:
    return [size - float(element.attrib[key]) for key in ("y1", "y2", "y") if key in element.attrib]


def _shape(element: ElementTree.Element, size: float) -> list[str]:
    known = element.attrib
    match element.tag.removeprefix(_SVG):
        case "line":
            x1, x2 = float(known["x1"]), float(known["x2"])
            y1, y2 = size - float(known["y1"]), size - float(known["y2"])
            middle = f"({(x1 + x2) / 2:.2f},{(y1 + y2) / 2:.2f})"
            thick = _THICK.get(known.get("class", ""), "0.8pt")
            curve = rf"\qbezier({x1:.1f},{y1:.1f}){middle}({x2:.1f},{y2:.1f})"
            return [rf"\linethickness{{{thick}}}{curve}"]
        case "circle":
            x, y = float(known["cx"]), size - float(known["cy"])
            star = "" if known.get("fill") == "none" else "*"
            around = rf"\circle{star}{{{2 * float(known['r']):g}}}"
            return [rf"\linethickness{{0.6pt}}\put({x:.1f},{y:.1f}){{{around}}}"]
        case "text":
            x, y = float(known["x"]), size - float(known["y"])
            side = _SIDES[known.get("text-anchor", "start")]
            name = rf"\scriptsize {latex_text(element.text or '')}"
            return [rf"\put({x:.1f},{y:.1f}){{\makebox(0,0)[b{side.replace('c', '')}]{{{name}}}}}"]
    return []
