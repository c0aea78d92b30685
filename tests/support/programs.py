"""Programs of a quantity by its name, of the robot as it is or in the form that is cheapest."""

from rnea.engine.ir import program as compiled
from rnea.recursions import Conditions, quantity


def program(model, name, *, form="as given", inputs=(), **case):
    return compiled.program(model, request(name, inputs=inputs, **case), form=form)


def request(name, *, inputs=(), **case):
    return compiled.ProgramRequest.of(quantity(name), Conditions(**case), inputs)
