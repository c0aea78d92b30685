"""From one motion to billions of rows: data sets in, results out, with bounded memory.

`find` says which files are meant, `plan` what is left to do, and `here` does it; `ray_engine` has
it done by a cluster. A file is read in blocks (`sources/`), each row gets its states (`rates.py`
keeps episodes apart), a `Computer` asks the robot, and a result is written whole or not at all
(`sinks/`).
"""

from rnea.scale.dataset import ENDINGS, Dataset, find, read_shard
from rnea.scale.layout import Reading
from rnea.scale.ray_engine import on_ray
from rnea.scale.run import Job, Plan, here, plan, with_states
from rnea.scale.sinks import CODECS, FORMATS
from rnea.scale.stage import Batch, TorqueStage, over, wanted_of
from rnea.scale.wanted import Wanted
from rnea.scale.work import Done, Work, work_file

__all__ = ["Batch", "Dataset", "TorqueStage", "over"]
