"""Under which heading help has an option, in commands that have many of them."""

from __future__ import annotations

from typing import Any

SECTIONS = {
    "The robot and its load": (
        *("--lock", "--payload", "--payload-at", "--payload-inertia", "--payload-box"),
        *("--wrench", "--wrench-at"),
    ),
    "Reading files": (
        *("--map", "--separator", "--units", "--topic", "--episode", "--bandwidth", "--cutoff"),
    ),
    "Output": (
        *("--output", "--report", "--json", "--verbose", "--plot", "--show", "--theme", "--size"),
        *("--title", "--dpi", "--large"),
    ),
}
# fewer options are read faster in one list
_MANY = 12
_HEADING = {option: title for title, options in SECTIONS.items() for option in options}


def give_headings(command: Any) -> None:
    """An option that has a heading of its own keeps it."""
    options = [x for x in command.params if x.param_type_name == "option"]
    if len(options) < _MANY:
        return
    for option in options:
        titles = [_HEADING[name] for name in option.opts if name in _HEADING]
        if titles and getattr(option, "rich_help_panel", None) is None:
            option.rich_help_panel = titles[0]
