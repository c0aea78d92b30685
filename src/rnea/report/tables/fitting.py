"""Tables that are too wide for a terminal: words are wrapped, columns go below, rows are turned.

No number loses a digit: a cell of numbers is never broken, and nothing is left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rich.cells import cell_len
from rich.console import Console
from rich.table import Column, Table
from rich.text import Text

from rnea.report.tables.terminal import KeyedTable, keyed_table

# a column of words is not made narrower than this to have more columns beside it
_NARROW = 24


def fitted(table: Table, width: int) -> list[Table]:
    """The table in as many as it takes for none to be wider than `width`.

    The columns that name a row are in each of them.
    """
    if natural_width(table) <= width:
        return [table]
    keys = table.keys if isinstance(table, KeyedTable) else 1
    groups, least = _groups(table, keys), [_narrowest(column) for column in table.columns]
    shares = _shares(groups, keys, least, width)
    if any(_least(least, share) > width for share in shares):
        return _turned(table, keys)
    # as many tables, but none with a single column that was left over
    fewest = len(shares)
    for narrower in range(width - 1, 0, -1):
        others = _shares(groups, keys, least, narrower)
        if len(others) > fewest:
            break
        shares = others
    parts = [_part(table, share) for share in shares]
    for part in parts[1:]:
        part.title = None
    return [_wrapped(part, width) for part in parts]


def _shares(
    groups: Sequence[Sequence[int]], keys: int, least: Sequence[int], width: int
) -> list[list[int]]:
    """Columns that stand beside each other; one group alone may be too wide."""
    named = list(range(keys))
    shares, begun = [], named
    for group in groups:
        if len(begun) > keys and _least(least, [*begun, *group]) > width:
            shares.append(begun)
            begun = named
        begun = [*begun, *group]
    return [*shares, begun]


def _groups(table: Table, keys: int) -> list[list[int]]:
    """Columns that stay together: a place and its name, a number and its unit."""
    groups: list[list[int]] = []
    opened = False
    for k, column in enumerate(table.columns[keys:], keys):
        header = str(column.header)
        if groups and (opened or header.startswith("unit")):
            groups[-1].append(k)
        else:
            groups.append([k])
        opened = not header
    return groups


def natural_width(table: Table) -> int:
    """Columns of a terminal that it takes as it stands."""
    return Console(width=100_000).measure(table).maximum


def _least(widths: Sequence[int], chosen: Sequence[int]) -> int:
    """Columns of a terminal that some columns take: a space at either edge, three in between."""
    return sum(widths[k] for k in chosen) + 3 * len(chosen) - 1


def _texts(column: Column) -> list[str]:
    return [Text.from_markup(str(cell)).plain for cell in (column.header, *column._cells)]


def _width(column: Column) -> int:
    natural = max(map(cell_len, _texts(column)))
    return natural if column.max_width is None else min(natural, column.max_width)


def _narrowest(column: Column) -> int:
    """Of columns of words the longest word, else all of it."""
    natural = _width(column)
    if not _is_words(column):
        return natural
    longest = max((cell_len(word) for text in _texts(column) for word in text.split()), default=0)
    return min(natural, max(longest, _NARROW))


def _is_words(column: Column) -> bool:
    return not column.no_wrap


def _part(table: Table, chosen: Sequence[int]) -> Table:
    """Some of a table's columns."""
    part = keyed_table(table)
    columns = [table.columns[k] for k in chosen]
    part.columns = [replace(column, _index=k) for k, column in enumerate(columns)]
    part.rows = list(table.rows)
    return part


def _wrapped(table: Table, width: int) -> Table:
    """Columns of words share what the others leave, and none breaks a word."""
    for column in table.columns:
        if _is_words(column):
            column.min_width, column.max_width = _narrowest(column), None
    if natural_width(table) > width:
        table.width = width
    return table


def _turned(table: Table, keys: int) -> list[Table]:
    """Each row as a small table of its own: what the columns are called, and what they say."""
    turned: list[Table] = []
    for k in range(len(table.rows)):
        cells = [str(column._cells[k]) for column in table.columns]
        row = keyed_table(table)
        row.title = table.title if k == 0 else None
        row.add_column(table.columns[0].header, no_wrap=True)
        row.add_column("  ".join(cells[:keys]), overflow="fold")
        for column, cell in zip(table.columns[keys:], cells[keys:], strict=True):
            row.add_row(str(column.header), cell)
        turned.append(row)
    return turned
