"""Between Python and machine code: calls, methods, threads, and the memory of results.

Knows nothing of robots. A caller has an address and the shapes of its arrays; `straight` puts
callers behind the methods of a class. The work is done by a small extension in C (`_calls.c`);
where it could not be built, ctypes does what must be done and the rest is left out. `cuda_driver`
speaks with the driver of NVIDIA's processors.
"""

from rnea.engine.native.calls import Bound, caller, run, share
from rnea.engine.native.columns import side_by_side, split_columns
from rnea.engine.native.device_arrays import ArrayView, DeviceArray, device_view, without_gradient
from rnea.engine.native.extension import have_extension
from rnea.engine.native.jax_calls import jax_handlers, know_code, know_cpu, know_cuda
from rnea.engine.native.memory import bound, empty, keep_at_most, memory_report
from rnea.engine.native.methods import Give, Word, straight
