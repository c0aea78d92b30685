"""Faults of a robot model, found before they cost a motor.

A check is a function from a `Subject` (a description in numbers) to `Finding`s. It looks at numbers
that are finite and leaves the others to those that report them. To add one: a function in the file
of its topic, called by `check` there; a new topic is a file with a `check` that is listed in
`linting.TOPICS`. Describe its code in docs/look-up/check.md, and plant its defect and a near miss
in tests/test_bad_models.py.
"""
