"""Short ways: methods of `Robot` that take plain states straight to machine code.

`@short("mass_matrix")` says which row of the table a method asks for. The first question of a kind
goes through the method's own lines (`Answers` compiles what is needed); from then on plain arrays,
lists of numbers, switches and `out=` go from the call to the code in C (`rnea.engine.native`), and
only
what is special is seen by Python. What a method makes of the numbers is said here too, because C
makes it.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import CO_VARKEYWORDS
from typing import TYPE_CHECKING, Any, TypeVar

from rnea.core.recursions import QUANTITIES, SWITCHES
from rnea.engine.native import Give, Word, straight

if TYPE_CHECKING:
    from rnea.robot.robot import Robot

Method = TypeVar("Method", bound=Callable[..., Any])
Said = tuple[Word | None, ...]
Learnt = tuple[Any, Any, Any] | None
# what methods take as `**case` and plain questions do not say, or say by one of the switches
_FURTHER: dict[str, bool | None] = {"gravity": None, "wrench": None, "base": None}
_FURTHER |= {"friction": True, "rotor": True, "spring": True}


def short(
    name: str,
    give: Give = Give.ARRAY,
    made: Any = None,
    about: Callable[..., Any] | None = None,
) -> Callable[[Method], Method]:
    """For a method whose parameters are called as the row's states and the fields of `Case`.

    give, made   what is made of the array: see `Give`; a class or a function
    about        (robot, frame and axes as far as they are parameters, "" where not said): what
                 such a result needs to know beside its numbers
    """
    row = QUANTITIES[name]

    def decorated(function: Method) -> Method:
        code = function.__code__
        known = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
        open_ended = code.co_flags & CO_VARKEYWORDS
        further = {"eager": False} | {x: y for x, y in _FURTHER.items() if x in row.takes}
        further = {x: y for x, y in further.items() if open_ended and x not in known}
        names = tuple(x for x in SWITCHES if x in row.takes and (x in known or x in further))

        def learn(robot: Robot, said: Said) -> Learnt:
            words = {x: word for x, word in zip(names, said, strict=True) if word is not None}
            callers = robot._answers.callers(name, words)
            if callers is None:
                return None
            places = [words.get(x, "") for x in names if x in ("frame", "axes")]
            return *callers, None if about is None else about(robot, *places)

        return straight(
            function, learn, states=row.states, names=names, further=further, give=give, made=made
        )

    return decorated


def native_result(function: Method) -> Method:
    """The same for the method that takes the row's name and its states one after another."""
    names = ("name", *SWITCHES)
    plain = {"frame": "", "axes": "", "method": ""} | _FURTHER | {"eager": False, "out": None}

    def learn(robot: Robot, said: Said) -> Learnt:
        words = {x: word for x, word in zip(names, said, strict=True) if word is not None}
        callers = robot._answers.callers(str(words.pop("name")), words)
        return None if callers is None else (*callers, None)

    return straight(function, learn, states=("1", "2", "3"), names=names, further=plain)
