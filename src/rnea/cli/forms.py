"""The form of every value, as help shows it behind an option: what is written, or in which unit.

One option has one form in all commands; where it stands for something else, the command says so.
"""

from __future__ import annotations

from typing import Any

_UNITS = {
    "S": ("--duration", "--step", "--sampling", "--delay", "--dwell", "--lag", "--search-time"),
    "HZ": ("--rate", "--bandwidth", "--cutoff", "--fps"),
    "M": ("--floor", "--radius"),
    "M/S": ("--contact-speed",),
    "KG": ("--payload",),
    "KG/M^3": ("--density",),
    "RAD/S": ("--frequency",),
}
_WRITTEN = {
    "Q1,Q2,...": ("--q", "--via", "--q-motor"),
    "V1,V2,...": ("--qd",),
    "A1,A2,...": ("--qdd", "--sin", "--cos"),
    "T1,T2,...": ("--tau", "--times"),
    "GX,GY,GZ": ("--gravity",),
    "FX,FY,FZ,NX,NY,NZ": ("--wrench",),
    "WX,WY,WZ,VX,VY,VZ": ("--twist",),
    "X or X1,X2,...": (
        *("--velocity", "--acceleration", "--jerk", "--effort", "--noise", "--reach"),
        *("--kp", "--kd", "--encoder"),
    ),
    "FILE": (
        *("--output", "--plot", "--report", "--fix", "--motion", "--torque", "--validate"),
        "--loaded",
    ),
    "FRAME": ("--frame", "--wrench-at", "--from", "--at"),
    "PLACE": ("--payload-at",),
    "X,Y,Z": ("--payload-box",),
    "ixx=IXX,iyy=IYY,izz=IZZ[,ixy=...]": ("--payload-inertia",),
    "NAME,...": ("--quantity", "--joints", "--columns", "--over", "--vectors", "--against"),
    "FORMAT": ("--to",),
    "NAME=FOLDER": ("--package",),
    "NAME=VALUE": ("--xacro-arg",),
    "REASON": ("--allow-infeasible-inertia",),
    "WIDTHxHEIGHT": ("--size",),
    "LOW,HIGH": ("--span",),
    "CHAR": ("--separator",),
    "QUANTITY=UNIT,...": ("--units",),
    "KEY=RANGE,...": ("--vary",),
    "N": (
        *("--cycles", "--swings", "--harmonics", "--seed", "--restarts", "--samples", "--rows"),
        *("--rows-per-file", "--threads", "--workers", "--sheets", "--points", "--episode"),
    ),
    "N,...": ("--sizes",),
    "RATIO": ("--most-ratio",),
    "RAD/M": ("--most-ratio-sliding",),
    "DPI": ("--dpi",),
    "TEXT": ("--title",),
    "ADDRESS": ("--address",),
    "PREFIX": ("--prefix",),
    "TOPIC": ("--topic",),
    "CONTACT,...": ("--contacts",),
    "MOTORS": ("--motors",),
    "GEARBOXES": ("--gearboxes",),
    "SHARE": ("--share", "--hold-out", "--efficiency", "--restitution"),
    "SHELL": ("--install-completion", "--show-completion"),
    "ROBOT": ("--model",),
    "LINK": ("--link",),
    "JOINT": ("--joint",),
}
_FORMS = {option: form for table in (_UNITS, _WRITTEN) for form, all_ in table.items()
          for option in all_}  # fmt: skip
# where a word stands for something else
_OF_COMMANDS = {
    ("motion", "--to"): "Q1,Q2,...",
    ("animate", "--to"): "Q1,Q2,...",
    ("transform", "--to"): "FRAME",
    ("size", "--payload"): "KG,...",
    ("exercise", "--output"): "FOLDER",
    ("demo", "--output"): "FOLDER",
}


def give_forms(command: Any, name: str) -> None:
    """Say the form of every parameter that does not say its own."""
    for parameter in command.params:
        if parameter.metavar is None and not getattr(parameter, "is_flag", False):
            parameter.metavar = _form(parameter, name)


def lists_of(command: Any) -> set[str]:
    """The options that take several values, joined by commas."""
    return {
        option
        for parameter in command.params
        if "," in str(parameter.metavar) or parameter.metavar == "PLACE"
        for option in parameter.opts
    }


def unit_of(parameter: Any) -> str:
    """The unit of an option that takes one number, as one writes it; empty where it has none."""
    form = str(parameter.metavar)
    return "Hz" if form == "HZ" else form.lower() if form in _UNITS else ""


def _form(parameter: Any, command: str) -> str:
    if parameter.param_type_name == "argument":
        return parameter.name.upper() + "..." * (parameter.nargs != 1)
    for option in parameter.opts:
        known = _OF_COMMANDS.get((command, option)) or _FORMS.get(option)
        if known is not None:
            return known
    return "WORD"
