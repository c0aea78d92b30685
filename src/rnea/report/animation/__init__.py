"""Films: scenes in time beside panels, and their files.

A film is data; `Stage` draws its frames one by one, and whoever makes a film brings the numbers.
"""
