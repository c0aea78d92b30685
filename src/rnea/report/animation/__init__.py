"""Films: scenes in time beside panels, and their files.

A film is data; `Stage` draws its frames one by one, and whoever makes a film brings the numbers.
"""

from rnea.report.animation.animation import Film, film_figure
from rnea.report.animation.animation_files import ENDINGS, film_bytes, film_type, refuse_rate
from rnea.report.animation.panels import Bars, Curves, Map, Notes, Panel
from rnea.report.animation.slot import shared_label, signed, split_lines
