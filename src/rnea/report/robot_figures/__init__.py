"""Pictures and films composed of a robot's numbers: `plot` and `animate`.

Here a picture's numbers are asked for; `rnea.views` draws them and computes nothing. A new sort of
picture is a function (thing, request, **options) in the table of what it is drawn of; a new kind
of film is a function of a `Plan` in `animate.FILMS`.
"""

from rnea.report.robot_figures.animate import KINDS, animate
from rnea.report.robot_figures.motion_pictures import MOTION_PICTURES
from rnea.report.robot_figures.plot import plot
from rnea.report.robot_figures.robot_pictures import ROBOT_PICTURES, VECTORS
from rnea.report.robot_figures.staging import Extras, Staging

__all__ = ["KINDS", "MOTION_PICTURES", "ROBOT_PICTURES", "VECTORS", "animate", "plot"]
