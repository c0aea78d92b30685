"""The sources' own formulations, as they are taught. Each file reads like its source.

They record every step for a worksheet, run on floats and on symbols, and agree with
`recursions/newton_euler.py`. Nothing else computes with them. To add one: a function of
(chain, q, qd, qdd, recorder) that returns tau, entered in `formulations.py`.
"""

from rnea.textbook.chain import serial_chain
from rnea.textbook.formulations import NOTATIONS, TITLES, Worked, work
from rnea.textbook.steps import Step
from rnea.textbook.symbols import Symbol, over
