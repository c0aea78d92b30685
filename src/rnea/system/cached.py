"""A property that is computed once."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from functools import cached_property
else:

    class cached_property:  # noqa: N801 - the name that everybody knows
        """As in newer Pythons, without a lock: a forked child could find it held, for ever.

        Two threads that ask at once may both compute; both get what came first.

        >>> class Once:
        ...     @cached_property
        ...     def number(self):
        ...         print("computed")
        ...         return 3
        >>> once = Once()
        >>> once.number + once.number
        computed
        6
        """

        def __init__(self, function):
            self._function, self.__doc__ = function, function.__doc__

        def __set_name__(self, owner, name):
            self._name = name

        def __get__(self, instance, owner=None):
            if instance is None:
                return self
            # found there from now on: this is called only where the instance has no such entry
            return instance.__dict__.setdefault(self._name, self._function(instance))


__all__ = ["cached_property"]
