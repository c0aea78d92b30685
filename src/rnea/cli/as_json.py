"""--json of every command that tells facts: one option, one meaning."""

from __future__ import annotations

from typing import Annotated

import typer

AsJson = Annotated[
    bool,
    typer.Option(
        "--json",
        help="facts as JSON, and nothing else on stdout; SI units where no key names another",
    ),
]
