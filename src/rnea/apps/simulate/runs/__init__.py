"""A robot run in time: its dynamics composed with integrators, friction and control.

Here a `Robot` meets `rnea.simulate`, which knows none.
"""
