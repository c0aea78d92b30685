"""An option that takes one value and is given twice: refused, since one of them would be lost."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rnea.cli.options.values import UsageError


def refuse_repeats(command: Any, ctx: Any, args: list[str]) -> None:
    """A switch that is given twice says the same twice; one that can be undone does not."""
    if ctx.resilient_parsing:
        # a shell that completes asks in the middle of a word
        return
    _, _, given = command.make_parser(ctx).parse_args(list(args))
    for param, times in Counter(given).items():
        if param.param_type_name != "option" or param.multiple or param.count:
            continue
        if times > 1 and (not param.is_flag or param.secondary_opts):
            called = max(param.opts, key=len)
            raise UsageError(f"{called} is given {times} times and takes one value: give it once")
