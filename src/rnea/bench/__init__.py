"""How fast: our kernels beside other packages, in one run, and beside what the machine can do."""

from rnea.bench.contender import QUICK, THOROUGH
from rnea.bench.measurement import QUICK_SIZES, SIZES, BenchmarkOptions, measure, steps
from rnea.bench.on_gpu import measure_on_gpu
from rnea.bench.robots import USUAL, find
from rnea.bench.survey import (
    SURVEY,
    BenchmarkRobot,
    all_quantities,
    bars_of,
    cells,
    take_survey,
    with_compiling,
)
