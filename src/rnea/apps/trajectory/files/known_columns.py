"""The columns of a file of a motion: all of them known, none twice, each rate of every joint."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from rnea.apps.trajectory.columns import RATES, Columns
from rnea.core.model import Body
from rnea.errors import TrajectoryError, shortened, suggestion
from rnea.files.tables.csv_table import refuse_missing
from rnea.files.tables.numbered_columns import numbered_map

_TIMES = ("time", "timestamp")
# columns that are named in one message
_MOST = 6


def checked_rates(
    header: Sequence[str], columns: Columns, error: Callable[[str], TrajectoryError]
) -> tuple[str, ...]:
    """The rates that a file has, after making sure of its columns: none unknown, none twice, and
    each rate for every joint.
    """
    known = set(columns.headings())
    unknown = [name for name in dict.fromkeys(header) if name not in known]
    if unknown:
        raise error(_unknown(unknown, header, columns))
    for name, count in Counter(header).items():
        if count > 1:
            raise error(f"column {name!r} appears twice")
    rates = _rates_present(header, columns)
    wanted = columns.required(header).headings(rates)
    missing = [name for name in wanted if name not in header]
    refuse_missing(
        header,
        wanted,
        f"needed are t and {', '.join(f'{rate}_' for rate in rates)} of every joint "
        f"({shortened(columns.joints)}){_explained(columns, missing)}",
        columns.joints,
        error,
    )
    return rates


def _explained(columns: Columns, headings: Sequence[str]) -> str:
    """Which columns a joint with several coordinates has, if some of the headings are of such."""
    bodies: list[Body] = [] if columns.model is None else list(columns.model.independent)
    for body in bodies:
        joint = body.joint
        if joint.nq > 1 and any(h.partition("_")[2].startswith(f"{joint.name}_") for h in headings):
            q = " ".join(x.suffix for x in joint.coordinates)
            qd = " ".join(x.suffix for x in joint.speeds)
            return (
                f". Joint {joint.name!r} is {joint.kind}: q_{joint.name}_ has {q}; "
                f"qd_{joint.name}_ and qdd_{joint.name}_ have {qd}"
            )
    return ""


def _rates_present(header: Sequence[str], columns: Columns) -> tuple[str, ...]:
    """Which rates a file's columns speak of; positions are always needed.

    A file with qdd but no qd is taken to need both, so that the missing ones get named.
    """
    present = [any(f"{rate}_{name}" in header for name in columns.names(rate)) for rate in RATES]
    return RATES if present[2] else RATES[:2] if present[1] else RATES[:1]


def _unknown(names: Sequence[str], header: Sequence[str], columns: Columns) -> str:
    """What to say of all columns that no joint has."""
    if len(names) == 1:
        return _unknown_column(names[0], header, columns)
    told = f"unknown columns {shortened((repr(_cut(x)) for x in names), _MOST)}"
    times = [] if "t" in header else [name for name in names if _is_time(name)][:1]
    if others := _of_other_joints(names, header, columns):
        takes = f"--map {_bare(times[0])}=t,THEIRS=OURS" if times else "--map THEIRS=OURS"
        return f"{told}: {others.replace('--map THEIRS=OURS', takes)}"
    if numbered := numbered_map(names, columns.headings()):
        return f"{told}. If they count the joints: {numbered}"
    if any(not name.strip() for name in names):
        return f"{told}: the file has a column without a name (pandas: to_csv(index=False))"
    pairs = [f"{_bare(x)}={'t' if x in times else ''}" for x in names[:_MOST]]
    cure = f"--map {','.join(pairs)}{',...' if len(names) > _MOST else ''}"
    does = "takes the time and leaves the others out" if times else "leaves them out"
    near = suggestion(_cut(next((x for x in names if x not in times), "")), columns.headings())
    return f"{told}. {near}{_explained(columns, names)}; {cure} {does}"


def _is_time(name: str) -> bool:
    return _bare(name).lower() in _TIMES


def _bare(name: str) -> str:
    """Without the unit behind it, as it is mapped."""
    return _cut(name.partition("[")[0].strip())


def _of_other_joints(names: Sequence[str], header: Sequence[str], columns: Columns) -> str:
    """Where the file was made for another robot; else nothing."""
    parts = (cell.partition("_") for cell in header)
    known = dict.fromkeys((*columns.positions, *columns.speeds))
    theirs = dict.fromkeys(
        own if own in known else own.partition(" [")[0] for rate, _, own in parts if rate in RATES
    )
    ours = set(columns.headings(_rates_present(header, columns))) - {"t"}
    # no joint in common, or more joints than ours; else a name is misspelt
    others = not set(theirs) & set(known) or ours <= set(header)
    if others and any(name.partition("_")[0] in RATES for name in names):
        return other_joints(list(theirs), list(known))
    return ""


def _unknown_column(name: str, header: Sequence[str], columns: Columns) -> str:
    """What to say of a column that no joint has; names out of all proportion are cut."""
    unknown = f"unknown column {_cut(name)!r}"
    if _is_time(name):
        return f"{unknown}. Time is the column t, in s; --map {_bare(name)}=t takes this one"
    if others := _of_other_joints([name], header, columns):
        return f"{unknown}: {others}"
    said = _explained(columns, [name])
    if not name.strip():
        # what a table has that was written with its index
        return f"{unknown}: the file has a column without a name (pandas: to_csv(index=False))"
    out = f"; --map {_cut(name)}= leaves it out"
    return f"{unknown}. {suggestion(_cut(name), columns.headings())}{said}{out}"


def other_joints(theirs: Sequence[str], ours: Sequence[str]) -> str:
    """A file that was made for another robot."""
    if not ours:
        return f"the file has the joints {shortened(map(_cut, theirs))}; the robot has no joints"
    return (
        f"the file has the joints {shortened(map(_cut, theirs))}; "
        f"the robot has {shortened(map(_cut, ours))}. --map THEIRS=OURS says which is which"
    )


def _cut(name: str) -> str:
    return name if len(name) <= 80 else name[:80] + "..."
