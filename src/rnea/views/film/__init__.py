"""Films: scenes in time beside panels, and their files."""

from rnea.views.film.axes import signed
from rnea.views.film.file import checked_ending, film_bytes, needed_av
from rnea.views.film.film import Film, film_figure
from rnea.views.film.map import Map
from rnea.views.film.panels import Bars, Curves, Notes, Panel
