"""Films of a robot: the recursion, a motion, torques over the configuration, a link cut free.

Each is a function of an `AnimationPlan`.
"""

from rnea.report.robot_figures.animations.animation_plan import AnimationPlan, film_of, scales_of
from rnea.report.robot_figures.animations.forces import force_propagation
from rnea.report.robot_figures.animations.free_body_animation import free_body_film
from rnea.report.robot_figures.animations.playback import playback
from rnea.report.robot_figures.animations.sweep import torque_sweep
