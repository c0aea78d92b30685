"""From one motion to billions of rows: data sets in, results out, with bounded memory.

`find` says which files are meant, `plan` what is left to do, and `here` does it; `ray_engine` has
it done by a cluster. A file is read in blocks (`sources/`), each row gets its states (`rates.py`
keeps episodes apart), a `Computer` asks the robot, and a result is written whole or not at all
(`sinks/`). `Sampler` makes states of a robot by their numbers, within `ranges_for` it;
`write_states` writes them into files. `summarize` tells peaks, RMS, quantiles and histograms of
every column of a data set in one pass; a `Tally` is what it keeps of a column, to be merged with
that of other rows.

>>> from rnea import load
>>> model = load("ur5").model
>>> Sampler(model, ranges_for(model), seed=1).rows(0, 2)[0].round(3)
array([-2.468,  4.382])
"""

from rnea.scale.dataset import Dataset, find, read_shard
from rnea.scale.first_look import FirstLook, first_look
from rnea.scale.layout import ReadOptions
from rnea.scale.ray_engine import on_ray
from rnea.scale.run import Job, RunPlan, here, plan, with_states
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
from rnea.scale.sinks import CODECS, FORMATS
from rnea.scale.spreads import spreads
from rnea.scale.stage import Batch, TorqueStage, over
from rnea.scale.state_ranges import Span, StateRanges, ranges_for
from rnea.scale.summary import ColumnSummary, Fault, Summary, summarize
from rnea.scale.tables import Column
from rnea.scale.tally import Place, Tally
from rnea.scale.uniforms import METHODS
from rnea.scale.wanted import Wanted
from rnea.scale.work import Done, WorkOrder, work_file

__all__ = [
    "Batch",
    "ColumnSummary",
    "Dataset",
    "Sampler",
    "StateRanges",
    "Summary",
    "TorqueStage",
    "over",
    "ranges_for",
    "summarize",
]
