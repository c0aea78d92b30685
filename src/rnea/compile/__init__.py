"""Recursions compiled for one robot: trace once, print many.

`program` runs a recursion on tracing numbers, which fold the robot's constants; `tape` is the
straight-line program that remains; `run_python` defines what a tape means; one printer per target
turns it into code. To add a target: a printer in a file of its own that goes through
`tape.operations` once, and a row in `targets`; the table test then runs it.
"""

from rnea.calling import run as run_rows
from rnea.compile.c_printer import Style
from rnea.compile.cache import cache_report as kept_kernels
from rnea.compile.cache import forget as forget_kernels
from rnea.compile.cache import private_place
from rnea.compile.closure_steps import newton_step
from rnea.compile.cuda_code import CudaCode
from rnea.compile.cuda_kernel import BoundKernel, CudaKernel, device_number
from rnea.compile.cuda_steps import CudaSteps
from rnea.compile.derivatives import gradient_of, tangent_of
from rnea.compile.jax_printer import compile_jax
from rnea.compile.kernel import (
    Kernel,
    KernelInputs,
    evaluate,
    is_single,
    refuse_options,
    refuse_out,
    sharing,
)
from rnea.compile.llvm_sincos import sincos_function
from rnea.compile.llvm_text import Lanes
from rnea.compile.loop_code import StepLoop, step_loop
from rnea.compile.machine_code import FEW_ROWS, MachineCode, Shortcut, have_llvm
from rnea.compile.program import (
    FORMS,
    Program,
    ProgramLayout,
    ProgramRequest,
    all_forms,
    cheapest,
    layout,
    program,
)
from rnea.compile.source import About, c_function, clean, python_function
from rnea.compile.step_loop import Sizes, StepEquations
from rnea.compile.tape import Tape
from rnea.compile.targets import TARGETS, Target
from rnea.compile.threads import available as available_cores
from rnea.compile.threads import in_stretches, threads_used
from rnea.compile.wasm_printer import wasm_module
from rnea.tracing import TooManyOperations
