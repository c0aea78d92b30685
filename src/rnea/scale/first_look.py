"""A look at the first rows of a data set: are its times in the unit that they are taken for?"""

from __future__ import annotations

import numpy as np

from rnea.errors import RneaError
from rnea.motion import Columns, slow_rows
from rnea.scale.dataset import Dataset
from rnea.scale.episodes import episodes
from rnea.scale.sources import open_source
from rnea.scale.work import Work, layout_for


def suspected_times(work: Work, dataset: Dataset) -> tuple[str, str]:
    """A sentence and a unit, or ("", ""), of the first episode that has positions alone: of others
    no row depends on its time so much."""
    said = work.reading.rate is not None or "t" in work.reading.units.of
    columns = Columns.of(work.robot.model)
    if said or columns.looped is not None:
        return "", ""
    path = dataset.inputs[0].path
    try:
        with open_source(path, columns, work.reading) as source:
            layout = layout_for(source, work)
            if "qd" in layout.states or not layout.t:
                return "", ""
            blocks = source.blocks(layout.headings, ())
            first = next(next(episodes(blocks, layout.episode, path)))
            t, q = layout.times(first), layout.rows(first, "q")
    except (RneaError, StopIteration):
        # what cannot be read is told when its turn comes
        return "", ""
    assert t is not None
    good = np.isfinite(t) & np.isfinite(q).all(axis=1)
    return slow_rows(work.robot.model, t[good], q[good])
