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

from rnea.apps.datasets.dataset import Dataset, find, read_shard
from rnea.apps.datasets.first_look import FirstLook, first_look
from rnea.apps.datasets.layout import ReadOptions
from rnea.apps.datasets.outputs import Wanted
from rnea.apps.datasets.ray_engine import on_ray
from rnea.apps.datasets.run_dataset import Job, RunPlan, here, plan, with_states
from rnea.apps.datasets.sampling.sample_files import (
    MOST_AT_ONCE,
    SAMPLE_ENDINGS,
    packages,
    stream_csv,
    write_csv,
    write_npz,
    write_parquet,
)
from rnea.apps.datasets.sampling.sample_folder import ROWS_PER_FILE, SamplePlan, write_states
from rnea.apps.datasets.sampling.sampling import MOST_ROWS, SEEDS, Sampler
from rnea.apps.datasets.sampling.state_ranges import Span, StateRanges, ranges_for
from rnea.apps.datasets.sampling.uniforms import METHODS
from rnea.apps.datasets.sinks import CODECS, FORMATS
from rnea.apps.datasets.summary.summary import ColumnSummary, Fault, Summary, summarize
from rnea.apps.datasets.summary.tables.table import Column
from rnea.apps.datasets.summary.tally import Place, Tally
from rnea.apps.datasets.torque_stage import Batch, TorqueStage, over
from rnea.apps.datasets.work import Done, WorkOrder, work_file

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
