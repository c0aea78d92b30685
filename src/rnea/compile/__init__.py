"""Recursions compiled for one robot: trace once, print many.

`trace` runs a recursion on tracing numbers and folds the robot's constants; `tape` is the
straight-line program that remains; `run_python` defines what a tape means; one printer per target
turns it into code. To add a target: a printer of its own file that goes through `tape.operations`
once, and a test that compares it with `run_python`.
"""

from rnea.compile.body_loop import walk
from rnea.compile.c_printer import About, Style, header_text
from rnea.compile.c_printer import source_text as c_printer_source_text
from rnea.compile.calls import run as calls_run
from rnea.compile.cheapest import FORMS, cheapest, forms, operations
from rnea.compile.kernel import Kernel, evaluate
from rnea.compile.llvm_sincos import sincos_function
from rnea.compile.llvm_text import Lanes
from rnea.compile.machine_code import WALK_FROM, MachineCode, have_llvm
from rnea.compile.numpy_printer import source_text as numpy_printer_source_text
from rnea.compile.quantities import QUANTITIES, Program, Quantity, Variant, hand_in, program
from rnea.compile.tape import Tape
from rnea.compile.threads import in_stretches
from rnea.tracing import TooManyOperations
