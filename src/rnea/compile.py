"""Recursions compiled for one robot: trace once, print many."""

from rnea.engine.cuda.cuda_code import CudaCode
from rnea.engine.cuda.cuda_kernel import BoundKernel, CudaKernel, device_number
from rnea.engine.cuda.cuda_steps import CudaSteps
from rnea.engine.export.c_printer import Style
from rnea.engine.export.jax_printer import compile_jax
from rnea.engine.export.source import About, c_function, clean, python_function
from rnea.engine.export.targets import TARGETS, Target
from rnea.engine.export.wasm_printer import wasm_module
from rnea.engine.ir.derivatives import gradient_of, tangent_of
from rnea.engine.ir.program import (
    FORMS,
    Program,
    ProgramLayout,
    ProgramRequest,
    all_forms,
    cheapest,
    layout,
    program,
)
from rnea.engine.ir.step_loop import Sizes, StepEquations
from rnea.engine.ir.tape import Tape
from rnea.engine.llvm.llvm_sincos import sincos_function
from rnea.engine.llvm.llvm_text import Lanes
from rnea.engine.native.calls import run as run_rows
from rnea.engine.runtime.cache import (
    cache_report as kept_kernels,
)
from rnea.engine.runtime.cache import (
    forget as forget_kernels,
)
from rnea.engine.runtime.cache import (
    private_place,
)
from rnea.engine.runtime.closure_steps import newton_step
from rnea.engine.runtime.kernel import (
    Kernel,
    KernelInputs,
    evaluate,
    is_single,
    refuse_options,
    refuse_out,
    sharing,
)
from rnea.engine.runtime.loop_code import StepLoop, step_loop
from rnea.engine.runtime.machine_code import FEW_ROWS, MachineCode, Shortcut, have_llvm
from rnea.engine.runtime.threads import available as available_cores
from rnea.engine.runtime.threads import in_stretches, threads_used
from rnea.engine.trace.tracer import TooManyOperations
