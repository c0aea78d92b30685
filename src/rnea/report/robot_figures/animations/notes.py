"""What stands beside each step of the recursion: its formula, and the numbers of the frame."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.report.animation.slot import shared_label, signed
from rnea.report.robot_figures.joint_marks import Marks
from rnea.report.robot_figures.staging import Staging, subscript
from rnea.report.rounding import without_rounding
from rnea.report.scene.scene import QUANTITIES


def step_notes(cast: Staging, index: int, what: str) -> list[str]:
    """Heading and lines for one step at the first state."""
    way = "Outward" if what in ("w", "wd", "vdc") else "Inward"
    heading = f"{way}: link {index} of {len(cast.robot.model.bodies)}"
    return [heading, *_formulas(cast, index, what)]


def _formulas(cast: Staging, index: int, what: str) -> list[str]:
    body, children = cast.robot.model.body(index), cast.robot.model.children[index]
    s, p = subscript(index), subscript(body.parent)
    turns = len(Marks.of(body.joint, cast.q[0, body.q]).turning)
    # what the joint adds: along its only axis, or as a vector of its own
    rate, growth = (f"q̇{s} z{s}", f"q̈{s} z{s}")
    if turns > 1:
        rate, growth = (f"{letter} of joint {index}" for letter in ("ω", "ω̇"))
    if what == "w":
        return [f"ω{s} = ω{p}" + (f" + {rate}" if turns else ""), _value(cast, "w", index)]
    if what == "wd":
        more = f" + {growth}" if turns else ""
        lines = [f"ω̇{s} = ω̇{p}{more}"]
        if turns and not cast.camera.planar:
            turned = f" + ω{p} × {rate}"
            lines = [lines[0] + turned] if turns == 1 else [*lines, f"   {turned}"]
        return [*lines, _value(cast, "wd", index)]
    if what == "vdc":
        lines = [f"a{s} = a of joint {index}", f"    + ω̇{s} × c{s} + ω{s} × (ω{s} × c{s})"]
        return [*lines, _value(cast, "vdc", index)]
    if what == "F":
        lines = [f"F{s} = m{s} a{s}", _value(cast, "F", index)]
        return [*lines, f"N{s} = I{s} ω̇{s} + ω{s} × I{s} ω{s}", _value(cast, "N", index)]
    if what == "f":
        beyond = "".join(f" + f{subscript(child)}" for child in children[:3])
        beyond += " + …" if len(children) > 3 else ""
        loops = _shortened([f"{sign} f {name}" for sign, name in _cuts(cast, index)])
        return [f"f{s} = F{s} − W{s}{beyond}", *loops, _value(cast, "f", index)]
    lines = [f"n{s} = N{s} + c{s} × (F{s} − W{s})"]
    for k in (subscript(child) for child in children[:2]):
        lines.append(f"    + n{k} + p{k} × f{k}")
    lines += _shortened([f"{sign} (n + p × f) {name}" for sign, name in _cuts(cast, index)])
    efforts = cast.efforts_of(0, index)
    if len(efforts) == 1:
        (_, value, unit), through = efforts[0], "n" if turns else "f"
        along = [f"τ{s} = z{s} · {through}{s} = {signed(value)} {unit}"]
    else:
        along = _several(efforts)
    return [*lines, _value(cast, "n", index), *along]


def _cuts(cast: Staging, index: int) -> list[tuple[str, str]]:
    """The joints that close loops on a link, and how what they exert enters its own joint's."""
    return [("−" if x.on(index) > 0 else "+", x.name) for x in cast.cut_forces if x.on(index)]


def _shortened(terms: list[str]) -> list[str]:
    """Two terms a line; more than four are cut short."""
    some = terms[:4] + (["+ …"] if len(terms) > 4 else [])
    return [f"    {' '.join(some[k : k + 2])}" for k in range(0, len(some), 2)]


def _several(efforts: Sequence[tuple[str, float, str]]) -> list[str]:
    """The efforts of one joint, those of one unit together."""
    lines = []
    for unit in dict.fromkeys(unit for _, _, unit in efforts):
        names = [name for name, _, of in efforts if of == unit]
        values = ", ".join(signed(value) for _, value, of in efforts if of == unit)
        if len(names) == 1:
            lines.append(f"{names[0]} = {values} {unit}")
        else:
            lines += [
                ", ".join(shared_label(names, [unit] * len(names))),
                f"    = ({values}) {unit}",
            ]
    return lines


def _value(cast: Staging, quantity: str, index: int) -> str:
    """In a plane the components that matter there; else all three in world axes."""
    what, vector = QUANTITIES[quantity], cast.in_world(quantity)[0, index - 1]
    return f"    = {components(cast, vector, what.turning)} {what.unit}"


def components(cast: Staging, vector: Array, turning: bool) -> str:
    """The vector in words; what is zero up to rounding reads as zero."""
    if cast.camera.planar:
        vector = cast.camera.axes @ vector
    shown = [signed(x) for x in without_rounding(vector, 1e3 * np.abs(vector).max(initial=0.0))]
    if cast.camera.planar and turning:
        return shown[2]
    return f"({', '.join(shown[:2] if cast.camera.planar else shown)})"
