"""Scenes: pictures of robots as data, and the painter that draws them.

A scene is lines, points and vectors with units in world axes, brought by whoever makes it; nothing
is computed here. `Camera` is the only projection: worksheets draw through it as well.
"""
