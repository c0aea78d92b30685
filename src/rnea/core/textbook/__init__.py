"""The sources' own formulations, as they are taught, with every step recorded.

Rule: a formulation reads like its source, runs on any kind of number, and writes each step once, as
a formula that both computes and prints (`formula.py`). All agree with the recursion in
`rnea.recursions`; nothing else computes with them.

>>> import numpy as np
>>> from rnea import load
>>> from rnea.textbook import work
>>> arm, state = load("planar_2r"), np.array([0.5, 0.5])
>>> worked = work(arm.model, "craig", state, state, state, arm.gravity)
>>> print(worked.steps[1].reference, ":", worked.steps[1])
Craig, outward (1) : ¹ω₁ = ¹₀R ⁰ω₀ + θ̇₁ ¹Ẑ₁
>>> worked.steps[1].value
array([0. , 0. , 0.5])
"""

from rnea.core.textbook.chain import links_of, serial_chain
from rnea.core.textbook.formula import Formula, Markup, Operand
from rnea.core.textbook.lagrange import unit_energy_steps
from rnea.core.textbook.loop_state import loop_letter
from rnea.core.textbook.notations import NOTATIONS, WorkedCalculation, nearest_notation, work
from rnea.core.textbook.steps import Cell, Notation, Passage, Step
from rnea.core.textbook.symbols import Symbol
from rnea.core.textbook.velocities import velocity_steps

__all__ = [
    "NOTATIONS",
    "Cell",
    "Formula",
    "Markup",
    "Notation",
    "Operand",
    "Passage",
    "Step",
    "Symbol",
    "WorkedCalculation",
    "links_of",
    "loop_letter",
    "nearest_notation",
    "serial_chain",
    "unit_energy_steps",
    "velocity_steps",
    "work",
]
