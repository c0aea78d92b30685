"""Short ways: methods of `Robot` that take plain states straight to machine code.

`@short("mass_matrix")` says which row of the table a method asks for. The first question of a kind
goes through the method's own lines (`Answers` compiles what is needed); from then on plain arrays,
lists of numbers and `out=` go from the call to the code in C (`rnea.calling`), and only what is
special is seen by Python. What a method makes of the numbers is said here too, because C makes it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from rnea.calling import Give, straight
from rnea.recursions import QUANTITIES

if TYPE_CHECKING:
    from rnea.robot.robot import Robot

Method = TypeVar("Method", bound=Callable[..., Any])
# (robot, the names that were said, "" where they were not) -> what a result knows
About = Callable[..., Any]
# parameters that tell one program from another
NAMES = ("frame", "axes", "method")


def short(
    name: str, give: Give = Give.ARRAY, made: Any = None, about: About | None = None
) -> Callable[[Method], Method]:
    """For a method whose parameters are called as the row's states, `frame`, `axes`, `method`.

    give, made   what is made of the array: see `Give`; a class or a function
    about        what such a result needs to know of the robot and of the names
    """

    def decorated(function: Method) -> Method:
        code = function.__code__
        known = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
        names = tuple(x for x in NAMES if x in known)

        def learn(robot: Robot, said: tuple[str | None, ...]) -> tuple[Any, Any, Any] | None:
            words = dict(zip(names, (word or "" for word in said), strict=True))
            callers = robot._answers.callers(name, words)
            if callers is None:
                return None
            return *callers, None if about is None else about(robot, *words.values())

        return straight(
            function, learn, states=QUANTITIES[name].states, names=names, give=give, made=made
        )

    return decorated


def short_answer(function: Method) -> Method:
    """The same for the method that takes the row's name and its states one after another."""

    def learn(robot: Robot, said: tuple[str | None, ...]) -> tuple[Any, Any, Any] | None:
        name, *words = (word or "" for word in said)
        callers = robot._answers.callers(name, dict(zip(NAMES, words, strict=True)))
        return None if callers is None else (*callers, None)

    return straight(function, learn, states=("1", "2", "3"), names=("name", *NAMES))
