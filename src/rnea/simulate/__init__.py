"""Simulation: steps in time, friction that sticks, stops, controllers, rollouts.

The room takes the dynamics as callables (`plant.Plant`); `rnea.robot.simulating` hands them in.
`steps` are pure over numbers: the same lines advance one robot here and are traced into one
machine-code kernel for thousands of rollouts (`rigid_step`, `rollouts`).

To add a method: a step in `steps` with its order in METHODS; the stability check and the tests
find it there. To add a controller: a class in `controllers` with `torque(t, q, qd)`, and a line in
CONTROLLERS.
"""
