"""A process of its own for parsers of others, with limits on time and memory.

A hostile file may hang MuJoCo's parser, have it ask for all memory, or crash it; xacro evaluates
what its file says. Whatever happens there, `ask` returns an answer or raises an error of ours.
"""

from rnea.apart.asking import ask, seconds_allowed
