"""Methods of `Robot` that are functions of higher packages: the one place that attaches them.

A function is imported when its method is first looked up, so a robot needs no package above it.
The imports under TYPE_CHECKING show type checkers the signatures and the import linter the edges;
its contract in pyproject.toml lists this module as the only one with imports upwards.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any


class AttachedMethod:
    """A method that is a function of another module, its first argument the robot."""

    def __init__(self, place: str) -> None:
        self._module, _, self._function = place.partition(":")

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, robot: object, owner: type) -> Any:
        function = getattr(import_module(self._module), self._function)
        # from now on the class finds the function itself
        setattr(owner, self._name, function)
        return function if robot is None else function.__get__(robot, owner)


if TYPE_CHECKING:
    from rnea.apps.contacts.forward import contact_forward_dynamics
    from rnea.apps.contacts.inverse import contact_inverse_dynamics
    from rnea.apps.datasets.torque_stage import over
    from rnea.apps.simulate.runs.robot_rollouts import rollouts
    from rnea.apps.simulate.runs.simulation import simulate
    from rnea.robot.saving import save
    from rnea.studio.notebook import offer
    from rnea.studio.showing import show
else:
    contact_forward_dynamics = AttachedMethod("rnea.apps.contacts.forward:contact_forward_dynamics")
    contact_inverse_dynamics = AttachedMethod("rnea.apps.contacts.inverse:contact_inverse_dynamics")
    over = AttachedMethod("rnea.apps.datasets.torque_stage:over")
    rollouts = AttachedMethod("rnea.apps.simulate.runs.robot_rollouts:rollouts")
    simulate = AttachedMethod("rnea.apps.simulate.runs.simulation:simulate")
    save = AttachedMethod("rnea.robot.saving:save")
    offer = AttachedMethod("rnea.studio.notebook:offer")
    show = AttachedMethod("rnea.studio.showing:show")
