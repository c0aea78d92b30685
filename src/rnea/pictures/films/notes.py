"""What stands beside each step of the recursion: its formula, and the numbers of the frame."""

from __future__ import annotations

import numpy as np

from rnea.pictures.staging import Staging, subscript
from rnea.spatial.numbers import Array
from rnea.views.film import signed
from rnea.views.scene import QUANTITIES


def step_notes(cast: Staging, index: int, what: str) -> list[str]:
    """Heading and lines for one step at the first state."""
    body, count = cast.robot.model.body(index), len(cast.robot.model.bodies)
    s, p = subscript(index), subscript(body.parent)
    way = "Outward" if what in ("w", "wd", "vdc") else "Inward"
    heading = f"{way}: link {index} of {count}"
    turns = body.joint.kind != "prismatic"
    if what == "w":
        lines = [f"ω{s} = ω{p}" + (f" + q̇{s} z{s}" if turns else "")]
        return [heading, *lines, *_value(cast, "w", index)]
    if what == "wd":
        more = f" + q̈{s} z{s}" if turns else ""
        if turns and not cast.camera.planar:
            more += f" + ω{p} × q̇{s} z{s}"
        return [heading, f"ω̇{s} = ω̇{p}{more}", *_value(cast, "wd", index)]
    if what == "vdc":
        lines = [f"a{s} = a of joint {index}", f"    + ω̇{s} × c{s} + ω{s} × (ω{s} × c{s})"]
        return [heading, *lines, *_value(cast, "vdc", index)]
    if what == "F":
        lines = [f"F{s} = m{s} a{s}", *_value(cast, "F", index)]
        lines += [f"N{s} = I{s} ω̇{s} + ω{s} × I{s} ω{s}", *_value(cast, "N", index)]
        return [heading, *lines]
    children = cast.robot.model.children[index]
    if what == "f":
        after = "".join(f" + f{subscript(child)}" for child in children[:3])
        after += " + …" if len(children) > 3 else ""
        return [heading, f"f{s} = F{s} − W{s}{after}", *_value(cast, "f", index)]
    return [heading, *_moment_lines(cast, index, s, children, turns)]


def _moment_lines(
    cast: Staging, index: int, s: str, children: tuple[int, ...], turns: bool
) -> list[str]:
    lines = [f"n{s} = N{s} + c{s} × (F{s} − W{s})"]
    for child in children[:2]:
        k = subscript(child)
        lines.append(f"    + n{k} + p{k} × f{k}")
    lines += _value(cast, "n", index)
    joint, effort = cast.robot.model.body(index).joint, cast.efforts[0, index - 1]
    lines.append(f"τ{s} = z{s} · {'n' if turns else 'f'}{s} = {signed(effort)} {joint.effort_unit}")
    return lines


def _value(cast: Staging, quantity: str, index: int) -> list[str]:
    """In a plane the components that matter there; else all three in world axes."""
    what, vector = QUANTITIES[quantity], cast.in_world(quantity)[0, index - 1]
    return [f"    = {components(cast, vector, what.turning)} {what.unit}"]


def components(cast: Staging, vector: Array, turning: bool) -> str:
    """The vector in words; what is zero up to rounding reads as zero."""
    vector = np.where(np.abs(vector) < 1e-9 * np.abs(vector).max(initial=0.0), 0.0, vector)
    if not cast.camera.planar:
        return "(" + ", ".join(signed(x) for x in vector) + ")"
    seen = cast.camera.axes @ vector
    seen = np.where(np.abs(seen) < 1e-9 * np.abs(seen).max(initial=0.0), 0.0, seen)
    if turning:
        return signed(seen[2])
    return f"({signed(seen[0])}, {signed(seen[1])})"
