"""A drawing of lines, circles and names in LaTeX's own picture environment, without a package."""

from __future__ import annotations

from xml.etree import ElementTree

from rnea.engine.symbolic.printing.latex_text import latex_text

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
