"""Programs as one MATLAB file, which Octave runs as well: a function that gives functions.

    arm = robot();  tau = arm.inverse_dynamics(q, qd, qdd);

A state is a vector of n numbers, or a matrix n x N with one state per column. Results are in
MATLAB's own order: M(2, 3) is row 2, column 3; a batch of N is the last axis. What a user has
named stands in comments only, cleaned.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from rnea.engine.export.array_printer import statements
from rnea.engine.export.source import FUNCTIONS, OPERATORS, About
from rnea.engine.ir.program import Program
from rnea.errors import InputError

# elementwise: every value is one row of numbers, one for each state
_FORMS = {name: re.sub(r" ([*/]) ", r" .\1 ", form) for name, form in OPERATORS.items()}
_FORMS |= {name: f"{name}({{0}})" for name in (*FUNCTIONS, "sign")}
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,62}")
_WORDS = re.compile(
    "break|case|catch|classdef|continue|else|elseif|end|for|function|global|if|otherwise|parfor|"
    "persistent|return|spmd|switch|try|while"
)
_HELPERS = """\
function [many, kind, varargout] = taken(names, counts, given)
% States as n x N, how many they are, and whether any of them is single.
  many = 1;
  kind = 'double';
  varargout = given;
  for k = 1:numel(given)
    x = given{k};
    if isvector(x) && numel(x) == counts(k)
      x = x(:);
    end
    if ~isfloat(x) || ndims(x) > 2 || size(x, 1) ~= counts(k)
      error('%s must be a vector of %d numbers, or a matrix with %d rows', ...
            names{k}, counts(k), counts(k));
    end
    if size(x, 2) ~= 1 && many ~= 1 && size(x, 2) ~= many
      error('%s has %d states, others %d', names{k}, size(x, 2), many);
    end
    if size(x, 2) ~= 1
      many = size(x, 2);
    end
    if isa(x, 'single')
      kind = 'single';
    end
    varargout{k} = x;
  end
end

function out = shaped(out, shape)
% Numbers that were computed row by row, in MATLAB's order.
  k = numel(shape);
  if k > 1
    out = permute(reshape(out, [fliplr(shape), size(out, 2)]), [k:-1:1, k + 1]);
  end
end
"""


def source_text(programs: Mapping[str, Program], about: About, name: str) -> str:
    """The file NAME.m."""
    if not _NAME.fullmatch(name) or _WORDS.fullmatch(name):
        raise InputError(
            f"file name {name!r}: it is the name of a function too, so it must be a letter, then "
            "letters, digits and _, at most 63 in all, and no word of MATLAB's own"
        )
    lines = [
        about.title,
        "",
        f"arm = {name}(); then arm.{next(iter(programs))}(...); for MATLAB and Octave.",
        "A state is a vector of n numbers, or a matrix with one state per column; results then",
        "have one more axis at the end. Sums of products are rounded twice.",
        *(line.replace("matrices row-major", "M(i, j) is row i") for line in about.conventions),
        "Indices above count from 0, MATLAB's from 1.",
    ]
    parts = [f"function robot = {name}()", *(f"% {line}".rstrip() for line in lines)]
    parts += [f"  robot.{quantity} = @{quantity};" for quantity in programs]
    parts += ["end"]
    for quantity, program in programs.items():
        parts += ["", *_function(quantity, program)]
    return "\n".join([*parts, "", _HELPERS])


def _function(name: str, program: Program) -> list[str]:
    layout = program.layout
    given = ", ".join(layout.arguments)
    quoted = ", ".join(f"'{argument}'" for argument in layout.arguments)
    counts = " ".join(map(str, layout.columns))
    shape = " ".join(map(str, layout.shape))
    size = len(program.tape.outputs)
    lines = [
        f"% {program.description or name}; out: "
        f"{' x '.join(map(str, layout.shape)) or 'one number'}",
        f"  [many, kind, {given}] = taken({{{quoted}}}, [{counts}], {{{given}}});",
        f"  out = zeros({size}, many, kind);",
    ]
    body = statements(
        program,
        _FORMS,
        lambda state, column: f"{state}({column + 1},:)",
        lambda place, value: f"out({place + 1},:) = {value}",
    )
    lines += [f"  {line};" for line in body]
    lines += [f"  out = shaped(out, [{shape}]);"]
    return [f"function out = {name}({given})", *lines, "end"]
