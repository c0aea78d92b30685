"""How fast: our kernels beside other packages, in one run, and beside what the machine can do."""

from rnea.apps.bench.bench_robots import USUAL, find
from rnea.apps.bench.contender import QUICK, THOROUGH
from rnea.apps.bench.measurement import QUICK_SIZES, SIZES, BenchmarkOptions, measure, steps
from rnea.apps.bench.on_gpu import measure_on_gpu
from rnea.apps.bench.survey import (
    SURVEY,
    BenchmarkRobot,
    all_quantities,
    bars_of,
    cells,
    take_survey,
    with_compiling,
)
