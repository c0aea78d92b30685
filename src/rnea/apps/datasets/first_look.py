"""The first rows of a data set as a motion that can be looked at before all of it is worked on: are
they in our units, how are their rates found, do they keep the robot's limits?"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from rnea.apps.datasets.block import Block
from rnea.apps.datasets.dataset import Dataset
from rnea.apps.datasets.episodes import cut, episodes
from rnea.apps.datasets.layout import ColumnLayout, ReadOptions
from rnea.apps.datasets.sources import open_source
from rnea.apps.datasets.work import WorkOrder, layout_for
from rnea.apps.trajectory.columns import RATES, Columns
from rnea.apps.trajectory.recording import Recording, whole_recording
from rnea.core.spatial.numbers import Array
from rnea.errors import RneaError

_MOST = 20_000  # rows: more would say the same


class FirstLook(NamedTuple):
    """recording: the first rows, of the first episode. all: whether there are no others. timed:
    whether they tell their times, which are counted otherwise."""

    recording: Recording
    all: bool
    timed: bool


def first_look(work: WorkOrder, dataset: Dataset) -> FirstLook | None:
    """None where rows cannot be read, which is told when their turn comes, and of closed loops,
    where finding a row is work."""
    columns = Columns.of(work.robot.model)
    if columns.looped is not None:
        return None
    path = dataset.inputs[0].path
    try:
        with open_source(path, columns, work.reading) as source:
            layout = layout_for(source, work)
            every = episodes(source.blocks(layout.headings, ()), layout.episode, path)
            pieces = next(every)
            first = next(pieces)
            more = next(pieces, None) is not None or next(every, None) is not None
    except (RneaError, StopIteration):
        return None
    if first.broken:
        return None
    rows = cut(first, 0, min(first.rows, _MOST))
    q, qd, qdd = (layout.rows(rows, x) if x in layout.states else None for x in RATES)
    assert q is not None
    t = _times(layout, work.reading, rows)
    good = np.all([np.isfinite(x).all(axis=1) for x in (q, qd, qdd, t) if x is not None], axis=0)
    q, qd, qdd, t = (None if x is None else x[good] for x in (q, qd, qdd, t))
    assert q is not None
    counted = np.arange(float(len(q)))
    recording = whole_recording(counted if t is None else t[:, 0], q, qd, qdd, columns, path)
    return FirstLook(recording, not more and rows.rows == first.rows, t is not None)


def _times(layout: ColumnLayout, reading: ReadOptions, rows: Block) -> Array | None:
    """(rows, 1) in s, where they are told."""
    if reading.rate is not None:
        return np.arange(rows.rows)[:, None] / reading.rate
    t = layout.times(rows)
    return None if t is None else t[:, None]
