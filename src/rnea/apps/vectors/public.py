"""Test vectors: robots and states with their dynamics to 17 digits, for libraries of others.

A *record* is a robot in plain numbers, as the file has it; it is the whole question, and 50-digit
arithmetic answers it. To add a robot: a name in `CATALOGUE` or a row of `GENERATED` (`robots.py`).
To add a quantity: a row of `ANSWERS` (`truth.py`), its words in `conventions.py` and its entry in
`schema.json`.
"""

from rnea.apps.vectors.conventions import CONVENTIONS
from rnea.apps.vectors.file import checker_text, schema_text, text_of, vectors
from rnea.apps.vectors.records import record_of, robot_of
from rnea.apps.vectors.states import STATES, states_of
from rnea.apps.vectors.truth import ANSWERS, expected_results
from rnea.apps.vectors.vector_robots import NAMES, record_named
