"""Data at scale: from one motion to billions of rows.

`Sampler` makes states of a robot by their numbers, within `ranges_for` it; `write_states` writes
them into files.

>>> from rnea import load
>>> model = load("ur5").model
>>> Sampler(model, ranges_for(model), seed=1).rows(0, 2)[0].round(3)
array([-2.468,  4.382])
"""

from rnea.scale.sample_files import (
    MOST_AT_ONCE,
    SAMPLE_ENDINGS,
    packages,
    stream_csv,
    write_csv,
    write_npz,
    write_parquet,
)
from rnea.scale.sample_folder import ROWS_PER_FILE, SamplePlan, write_states
from rnea.scale.sampling import MOST_ROWS, SEEDS, Sampler
from rnea.scale.state_ranges import Span, StateRanges, ranges_for
from rnea.scale.uniforms import METHODS

__all__ = [
    "METHODS",
    "MOST_AT_ONCE",
    "MOST_ROWS",
    "ROWS_PER_FILE",
    "SAMPLE_ENDINGS",
    "SEEDS",
    "SamplePlan",
    "Sampler",
    "Span",
    "StateRanges",
    "packages",
    "ranges_for",
    "stream_csv",
    "write_csv",
    "write_npz",
    "write_parquet",
    "write_states",
]
