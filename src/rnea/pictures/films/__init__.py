"""Films of a robot: the recursion, a motion, torques over the configuration, a link cut free.

Each is a function of an `AnimationPlan`.
"""

from rnea.pictures.films.forces import force_propagation
from rnea.pictures.films.free_body import free_body_film
from rnea.pictures.films.plan import AnimationPlan, film_of, scales_of
from rnea.pictures.films.playback import playback
from rnea.pictures.films.sweep import torque_sweep
