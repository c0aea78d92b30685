"""Films of a robot: the recursion, a motion, torques over the configuration, a link cut free.

Each is a function of an `AnimationPlan`.
"""
