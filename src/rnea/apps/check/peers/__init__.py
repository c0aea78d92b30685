"""The same torques computed by others.

A package that is not installed is told of, never needed: it is imported when it is asked. To add
one: a file with a class like `MujocoPeer`, listed in `comparison.PEERS`.
"""
