"""Test vectors: robots and states with their dynamics to 17 digits, for libraries of others.

A *record* is a robot in plain numbers, as the file has it; it is the whole question, and 50-digit
arithmetic answers it. To add a robot: a name in `CATALOGUE` or a row of `GENERATED` (`robots.py`).
To add a quantity: a row of `ANSWERS` (`truth.py`), its words in `conventions.py` and its entry in
`schema.json`.
"""

from rnea.vectors.conventions import CONVENTIONS
from rnea.vectors.file import checker_text, schema_text, text_of, vectors
from rnea.vectors.records import record_of, robot_of
from rnea.vectors.robots import NAMES, record_named
from rnea.vectors.states import STATES, states_of
from rnea.vectors.truth import ANSWERS, expected_results
