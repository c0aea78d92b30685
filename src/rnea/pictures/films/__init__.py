"""Films of a robot: the recursion, a motion, torques over the configuration."""

from rnea.pictures.films.filming import make_film, planned
from rnea.pictures.films.free_body import free_body_film
from rnea.pictures.films.parts import film_of, scales_of
