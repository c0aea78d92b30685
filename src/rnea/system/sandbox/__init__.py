"""A process of its own for parsers of others, with limits on time and memory.

A hostile file may hang MuJoCo's parser, have it ask for all memory, or crash it. Whatever happens
there, `call` returns an answer or raises an error of ours. xacro evaluates what its file says:
`call_confined` runs it where it can read some folders and do nothing else.
"""

from rnea.system.sandbox.client import call, call_confined, seconds_allowed
from rnea.system.sandbox.confinement import LAYERS, layers_here
