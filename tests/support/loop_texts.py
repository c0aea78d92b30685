"""A small robot file and a loop in it, for tests that vary both."""

TREE = """format = 1
name = "loop"
{head}
[parameters]
l = 0.3
[[links]]
name = "a"
mass = 1
[[links]]
name = "b"
mass = 1
[[joints]]
name = "turn"
kind = "revolute"
parent = "base"
child = "a"
[[joints]]
name = "way"
kind = "prismatic"
parent = "a"
child = "b"
"""
LOOP = """[[loops]]
name = "cut"
kind = "{kind}"
parent = "b"
child = "base"
{entries}
"""


def tree(text, head=""):
    return TREE.format(head=head) + text


def loop(kind="revolute", entries=""):
    return LOOP.format(kind=kind, entries=entries)
