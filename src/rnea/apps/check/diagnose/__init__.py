"""Which known mistake explains a learner's torques?

Wrong physics lives here, on purpose, and nowhere else. To add a mistake: a `Mistake` in the file
where it belongs (reading the robot: `misread`, angles and gravity: `miscalculated`, leaving out:
`left_out`, one link: `one_link`); a wrong line of the recursion: `wrong_lines`, with a member of
`wrong_recursion.Slip`. Plant it in tests/test_diagnose.py.
"""
