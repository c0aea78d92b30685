"""Recursions compiled for one robot: trace once, print many.

`quantities` runs a recursion on tracing numbers, which fold the robot's constants; `tape` is the
straight-line program that remains; `run_python` defines what a tape means; one printer per target
turns it into code (the recipe for another is in `source.py`).
"""

from rnea.compile.body_loop import walk
from rnea.compile.c_printer import Style, header_text
from rnea.compile.c_printer import source_text as c_printer_source_text
from rnea.compile.calls import run as calls_run
from rnea.compile.cheapest import FORMS, cheapest, forms, operations
from rnea.compile.kernel import Kernel, evaluate
from rnea.compile.llvm_sincos import sincos_function
from rnea.compile.llvm_text import Lanes
from rnea.compile.machine_code import WALK_FROM, MachineCode, have_llvm
from rnea.compile.numpy_printer import source_text as numpy_printer_source_text
from rnea.compile.quantities import QUANTITIES, Program, Quantity, Variant, hand_in, program
from rnea.compile.source import About, c_function, clean, python_function
from rnea.compile.tape import Tape
from rnea.compile.threads import in_stretches
from rnea.tracing import TooManyOperations
