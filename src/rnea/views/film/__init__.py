"""Films: scenes in time beside panels, and their files.

A film is data; `Stage` draws its frames one by one, and whoever makes a film brings the numbers.
"""

from rnea.views.film.file import ENDINGS, film_bytes, film_type, refuse_rate
from rnea.views.film.film import Film, film_figure
from rnea.views.film.panels import Bars, Curves, Map, Notes, Panel
from rnea.views.film.slot import shared_label, signed, split_lines
