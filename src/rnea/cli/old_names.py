"""Names that options had before: they work until version 2, with a note on stderr."""

from __future__ import annotations

from rnea.cli.options.values import UsageError
from rnea.cli.output import tell

# of each command, the old name and the one it has now
RENAMED: dict[str, dict[str, str]] = {
    "motion": {"--from": "--q"},
    "animate": {"--from": "--q", "--seconds": "--duration", "--force": "--large"},
    "simulate": {
        "--from": "--q",
        "--velocity": "--qd",
        "--motor-from": "--q-motor",
        "--time": "--duration",
    },
    "sample": {"--speed": "--velocity"},
    "excite": {"--time": "--duration", "--budget": "--search-time"},
    "parameters": {"--joints": "--drives"},
    "identify": {"--effort": "--effort-kind"},
    "explain": {"--symbolic": "--symbols", "--units": "--check-units"},
    "export": {"--float": "--float32"},
}


def renamed(args: list[str], names: dict[str, str]) -> list[str]:
    """The words of a call with every old name in today's; a note for each."""
    out, said = [], [word.partition("=")[0] for word in args]
    for word in args:
        option, sign, value = word.partition("=")
        if option in names:
            now = names[option]
            if now in said:
                raise UsageError(f"{option} is the former name of {now}: give one of them")
            tell(f"note: {option} is called {now} now; the old name goes with version 2")
            word = now + sign + value
        out.append(word)
    return out
