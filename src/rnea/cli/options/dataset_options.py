"""Options of `rnea torque` over data sets, and whether files are one."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from rnea.apps.datasets.sinks import CODECS, FORMATS
from rnea.cli.completing import quantities, words
from rnea.cli.options.values import UsageError

PANEL = "Data sets"
"""Under which the help has these options."""
Quantities = Annotated[
    list[str] | None,
    typer.Option(
        "--quantity",
        metavar="NAME",
        help="another quantity of each row; repeatable",
        autocompletion=words(quantities),
        rich_help_panel=PANEL,
    ),
]
Power = Annotated[
    bool,
    typer.Option("--power", help="add torque times speed of each joint", rich_help_panel=PANEL),
]
Residual = Annotated[
    bool,
    typer.Option(
        "--residual", help="add measured effort less torque of each joint", rich_help_panel=PANEL
    ),
]
Keep = Annotated[
    list[str] | None,
    typer.Option(
        metavar="COLUMN",
        help="hand a column of the data on; '*' all; repeatable",
        rich_help_panel=PANEL,
    ),
]
Rate = Annotated[
    float | None,
    typer.Option(help="rows in a second, of data without times", rich_help_panel=PANEL),
]
Episodes = Annotated[
    str | None,
    typer.Option(
        metavar="COLUMN",
        help="tells episodes apart (default episode_index, episode)",
        rich_help_panel=PANEL,
    ),
]
To = Annotated[
    str | None,
    typer.Option(
        "--to",
        help="parquet, csv or npz (default: by -o, else parquet in a folder)",
        autocompletion=words(FORMATS),
        rich_help_panel=PANEL,
    ),
]
Codec = Annotated[
    str | None,
    typer.Option(
        help=f"of Parquet: {', '.join(CODECS)}", autocompletion=words(CODECS), rich_help_panel=PANEL
    ),
]
Shard = Annotated[
    str | None,
    typer.Option(metavar="I/N", help="work on one of N shares of the files", rich_help_panel=PANEL),
]
Threads = Annotated[
    int | None,
    typer.Option(min=1, help="of this process (default: all cores)", rich_help_panel=PANEL),
]
Resume = Annotated[
    bool,
    typer.Option("--resume", help="go on: skip the files that are done", rich_help_panel=PANEL),
]
Verify = Annotated[
    bool,
    typer.Option(
        "--verify",
        help="recognize files by a hash of all bytes, not of the first and last MiB",
        rich_help_panel=PANEL,
    ),
]
KeepGoing = Annotated[
    bool,
    typer.Option(
        "--keep-going",
        help="rows that cannot be worked become NaN; ends with exit 1",
        rich_help_panel=PANEL,
    ),
]
Engine = Annotated[
    str | None,
    typer.Option(
        help="who does it: here (default), or ray: a cluster by Ray Data",
        autocompletion=words(("here", "ray")),
        rich_help_panel=PANEL,
    ),
]
Address = Annotated[
    str | None,
    typer.Option(
        help="of the Ray cluster (default RAY_ADDRESS, or one of its own)", rich_help_panel=PANEL
    ),
]
Workers = Annotated[
    int | None,
    typer.Option(
        min=1, help="of the Ray cluster (default: one for each core)", rich_help_panel=PANEL
    ),
]


ALL_FORMATS = {"csv": ("", ".csv", ".txt"), "parquet": (".parquet",), "npz": (".npz",)}
"""Of one motion's torques, and of a data set's."""


def refuse_of_one_motion(options: Mapping[str, object]) -> None:
    """An error for what is asked of one motion as a whole."""
    for option, value in options.items():
        if value is not None and value is not False and value != ():
            raise UsageError(
                f"{option} belongs to one motion that is written as CSV, not to a data set"
            )


@dataclass(frozen=True)
class DatasetOptions:
    """The options of a data set, by their names on the command line; None or False: not said."""

    quantity: Sequence[str] | None = None
    power: bool = False
    residual: bool = False
    keep: Sequence[str] | None = None
    rate: float | None = None
    episodes: str | None = None
    to: str | None = None
    codec: str | None = None
    shard: str | None = None
    threads: int | None = None
    resume: bool = False
    verify: bool = False
    keep_going: bool = False
    engine: str | None = None
    address: str | None = None
    workers: int | None = None

    @property
    def describe(self) -> list[str]:
        """Options that only a data set has, as they are written."""
        said = [name for name, value in vars(self).items() if not _unsaid(value)]
        return [f"--{name.replace('_', '-')}" for name in said]


def _unsaid(value: object) -> bool:
    return value is None or value is False or value == []


def is_dataset(paths: Sequence[str], output: str, asked: DatasetOptions) -> bool:
    """Whether files are worked in blocks, rather than one motion as a whole."""
    if len(paths) != 1 or asked.describe:
        return True
    path = Path(paths[0])
    kind = path.suffix.lower()
    written = Path(output).suffix.lower() in (".parquet", ".npz") or is_folder(output)
    return written or path.is_dir() or kind in (".h5", ".hdf5") or is_pattern(paths[0])


def is_pattern(path: str) -> bool:
    return any(x in path for x in "*?[") and not Path(path).exists()


def is_folder(output: str) -> bool:
    return output.endswith(("/", os.sep)) or Path(output).is_dir()
