"""Problem sheets: a robot with numbers of its own, a question, its worked solution and its key.

Rule: what is asked stands in one table (`kinds.py`), numbers are drawn from a seed alone
(`drawing.py`), and every answer is that of a worksheet's steps: nothing is computed here. To add a
kind: a row in `KINDS`.

>>> from rnea import load
>>> sheet = exercise(load("planar_2r"), "2r-newton-euler", seed=7)
>>> sheet.robot.description.parameters["m1"], sheet.key.splitlines()[-1].split(",")[:2]
(5.5, ['0', '2.0943951023931953'])
"""

from rnea.report.exercises.exercise import Exercise, exercise
from rnea.report.exercises.individual_numbers import held_lengths
from rnea.report.exercises.kinds import KINDS, ExerciseKind, kind_of

__all__ = ["KINDS", "Exercise", "ExerciseKind", "exercise", "held_lengths", "kind_of"]
