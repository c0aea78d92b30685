"""What source code has in common, whatever its language and whatever it was made from.

To add a language: a printer in a file of its own that goes through `tape.operations` once, with
these operators and frames where they fit, and a test that compares it with `run_python`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rnea.engine.trace.tracer import LEAVES
from rnea.errors import InputError

if TYPE_CHECKING:
    from rnea.engine.ir.program import Program

# operations as C and Python write them; sums of products rounded twice
OPERATORS = {
    "add": "{0} + {1}",
    "sub": "{0} - {1}",
    "mul": "{0} * {1}",
    "div": "{0} / {1}",
    "neg": "-{0}",
    "fma": "{0} * {1} + {2}",
    "fms": "{0} * {1} - {2}",
    "fnma": "{2} - {0} * {1}",
}
FUNCTIONS = ("sin", "cos", "sqrt", "exp", "tanh")


@dataclass(frozen=True)
class About:
    """What the comment says of the robot: none of it reaches the code."""

    robot: str
    hash: str
    version: str
    joints: tuple[tuple[str, str], ...]  # name, kind
    gravity: tuple[float, ...]
    terms: tuple[tuple[str, bool], ...] = ()  # friction, ...: whether it counts
    coordinates: tuple[tuple[str, str], ...] = ()  # of q: name, unit
    speeds: tuple[tuple[str, str, str, str], ...] = ()  # of qd: name, unit; of tau: name, unit
    chosen: tuple[str, ...] = ()  # what was asked beside the file: payload, frame, ...

    def __post_init__(self) -> None:
        if not self.joints:
            raise InputError("a robot without joints has nothing to export")

    @property
    def title(self) -> str:
        return (
            f"Dynamics of {clean(self.robot)}, hash {clean(self.hash)}, "
            f"written by rnea {clean(self.version)}."
        )

    @property
    def conventions(self) -> list[str]:
        """Units, gravity, what the torques contain, and the joints: lines for a comment."""
        contents = [
            "inverse_dynamics has friction, rotors and springs in it, mass_matrix and",
            "kinetic_energy rotors, potential_energy springs;",
        ]
        if absent := [name for name, has in self.terms if not has]:
            contents = [f"Exported without {' and '.join(absent)};"]
        return [
            "SI units and radians; torques in N m, forces in N, energies in J; matrices row-major.",
            f"Gravity {', '.join(map(repr, self.gravity))} m/s^2 in world axes.",
            *(f"{clean(choice)}." for choice in self.chosen),
            *contents,
            "gravity_torque, bias and coriolis_matrix are the rigid body's alone.",
            "derivatives are those of inverse_dynamics by q, qd and qdd: 3 x n x n.",
            *(self._several() if self.has_several else self._one_each()),
        ]

    @property
    def has_several(self) -> bool:
        """Whether some joint has more than one coordinate or speed."""
        return any(len(each) > len(self.joints) for each in (self.coordinates, self.speeds))

    def _one_each(self) -> list[str]:
        units = [f", {clean(unit)}" for _, unit in self.coordinates] or [""] * len(self.joints)
        lines = (
            f"    {k}  {clean(name)} ({clean(kind)}{unit})"
            for k, ((name, kind), unit) in enumerate(zip(self.joints, units, strict=True))
        )
        return ["Index, name, kind and unit of the joints:", *lines]

    def _several(self) -> list[str]:
        """Joints, then every number of q and of qd with the effort along it."""
        return [
            f"q has {len(self.coordinates)} numbers; qd, qdd, tau and every n x n have "
            f"n = {len(self.speeds)}.",
            "Speeds of spherical, planar and free joints are along the moved body's own axes;",
            "quaternions are qw qx qy qz, of any length but zero. Joints:",
            *(f"    {clean(name)} ({clean(kind)})" for name, kind in self.joints),
            "Index, name and unit of q:",
            *(
                f"    {k}  {clean(name)}{f' ({clean(unit)})' if unit else ''}"
                for k, (name, unit) in enumerate(self.coordinates)
            ),
            "Index, name and unit of qd, and of the effort along it:",
            *(
                f"    {k}  {clean(name)} ({_in_words(unit)}), {clean(effort)} ({clean(of_effort)})"
                for k, (name, unit, effort, of_effort) in enumerate(self.speeds)
            ),
        ]


def _in_words(unit: str) -> str:
    return clean(unit.replace("/", " per "))


def clean(text: str) -> str:
    """A name for a comment: nothing in it can end the comment, a line or start a trigraph."""
    return re.sub(r"[^A-Za-z0-9 _.,:;()+=@#-]", "_", text[:100])


def straight(
    program: Program, constant: Callable[[float], str], forms: Mapping[str, str]
) -> tuple[list[str], list[tuple[str, str]], list[str]]:
    """A tape in single assignment: arguments that it ignores, named values in order, the results.

    Inputs come first: nothing is written before everything is read.
    """
    tape, places = program.tape, program.layout.places
    names = [
        constant(key[1]) if key[0] == "constant" else f"v{i}"
        for i, key in enumerate(tape.operations)
    ]
    reads = sorted((key[1], names[i]) for i, key in enumerate(tape.operations) if key[0] == "input")
    values = [(text, "{}[{}]".format(*places[k])) for k, text in reads]
    values += [
        (text, forms[what].format(*(names[k] for k in x)))
        for text, (what, *x) in zip(names, tape.operations, strict=True)
        if what not in LEAVES
    ]
    used = {places[k][0] for k, _ in reads}
    unused = [argument for argument in program.layout.arguments if argument not in used]
    return unused, values, [f"out[{c}] = {names[k]}" for c, k in enumerate(tape.outputs)]


def c_function(
    head: str,
    unused: Iterable[str],
    values: Iterable[tuple[str, str]],
    results: Iterable[str],
    real: str = "double",
) -> str:
    """A straight function in C99: arguments that it ignores, named values in order, the results."""
    statements = [f"(void){name}" for name in unused]
    statements += [f"const {real} {name} = {value}" for name, value in values]
    lines = [f"    {statement};" for statement in (*statements, *results)]
    return "\n".join([head, "{", *lines, "}"])


def python_function(head: str, about: str, statements: Iterable[str]) -> list[str]:
    """The lines of a function in Python."""
    documentation = [f'"""{about}"""'] if about else []
    return [f"def {head}:", *(f"    {line}" for line in (*documentation, *statements))]
