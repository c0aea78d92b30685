"""What is shown: tables, plots, scenes, films, worksheets.

A view takes results and computes no physics. One `Look` for everything that matplotlib draws.
"""

from rnea.report.rounding import largest, without_rounding
from rnea.report.style import Look, require_matplotlib
