"""Robot: the front desk. It answers every question about a robot's statics and dynamics."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

import numpy as np

from rnea.errors import UnknownNameError
from rnea.model import gravity_vector
from rnea.recursions import (
    FreeBody,
    JointWrenches,
    NewtonEulerResult,
    TorqueBudget,
    actuator_torque,
    body_poses,
    by_body,
    everything,
    free_body,
    one_batch,
    results_joint_wrenches,
    rotor_inertia,
    torque_budget,
    wrenches_of_rows,
)
from rnea.recursions import christoffel as coriolis_christoffel
from rnea.recursions import coriolis_matrix as coriolis_matrix_of
from rnea.recursions import inverse_dynamics as newton_euler_inverse_dynamics
from rnea.recursions import kinetic_energy as energy_kinetic_energy
from rnea.recursions import mass_matrix as composite_mass_matrix
from rnea.recursions import potential_energy as energy_potential_energy
from rnea.recursions import wrench_at as cut_wrench_at
from rnea.robot.compiled import Motion, Wrenches, base_motion
from rnea.robot.kinematics import RobotPlaces
from rnea.spatial import WORLD, Wrench
from rnea.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.simulate import Rollouts, Simulation
    from rnea.symbolic import Equations


@final
class Robot(RobotPlaces):
    """A robot: its description, and every question about its statics and dynamics.

    States are arrays (..., n) with any leading batch axes. SI units, radians. Every method that
    takes `gravity`, `wrench` or `base` takes them as described in `inverse_dynamics`.
    """

    # ---- torques -------------------------------------------------------------------------------

    def inverse_dynamics(
        self,
        q: Any,
        qd: Any = None,
        qdd: Any = None,
        *,
        gravity: Any = None,
        wrench: Wrenches = None,
        base: Motion = None,
        friction: bool = True,
        rotor: bool = True,
        eager: bool = False,
    ) -> Array:
        """Joint torques (N m) and forces (N) that a motion needs: (..., n) -> (..., n).

        gravity   physical acceleration in world axes (..., 3); default: the robot's own
        wrench    one or several `Wrench` between robot and surroundings
        base      `BaseMotion`, or a mapping with keys w, v, wd, vd: how the base moves
        friction, rotor   switch these terms of the actuator off
        eager     walk the links instead of running a compiled kernel

        >>> from rnea import load
        >>> arm = load("planar_2r")
        >>> arm.inverse_dynamics([np.pi/4, np.pi/6], [0.5, 0.3], [0.1, 0.2]).round(7)
        array([-48.747133 , -10.9579558])
        """
        if (
            (fast := self._straight_torques) is not None
            and gravity is None
            and wrench is None
            and base is None
            and friction
            and rotor
            and not eager
        ):
            tau: Array | None = fast(q, qd, qdd)
            if tau is not None:
                return tau
        tau = self._answer(
            "inverse_dynamics",
            (q, qd, qdd),
            gravity=gravity,
            wrench=wrench,
            base=base,
            friction=friction,
            rotor=rotor,
            eager=eager,
        )
        if tau is not None:
            return tau
        q, qd, qdd = self._state(q, qd, qdd)
        q, steps, _ = self._steps(q, qd, qdd, gravity, wrench, base)
        return steps.tau + actuator_torque(
            self._model, qd, qdd, friction=friction, rotor=rotor, q=q, tau=steps.tau
        )

    def torque_budget(
        self,
        q: Any,
        qd: Any = None,
        qdd: Any = None,
        *,
        gravity: Any = None,
        wrench: Wrenches = None,
        base: Motion = None,
        friction: bool = True,
        rotor: bool = True,
    ) -> TorqueBudget:
        """tau split by cause; the parts sum to `inverse_dynamics` with the same arguments."""
        q, qd, qdd = self._state(q, qd, qdd)
        applied = self._applied(q, wrench)
        g, moving = gravity_vector(self._model, gravity), base_motion(base)
        one_batch(q, g, applied, moving)
        loads = by_body(applied)
        return torque_budget(self._model, q, qd, qdd, g, loads, moving, friction, rotor)

    def newton_euler(
        self,
        q: Any,
        qd: Any = None,
        qdd: Any = None,
        *,
        gravity: Any = None,
        wrench: Wrenches = None,
        base: Motion = None,
    ) -> NewtonEulerResult:
        """The whole recursion with everything on the way; its tau is the rigid body's alone."""
        q, qd, qdd = self._state(q, qd, qdd)
        q, steps, applied = self._steps(q, qd, qdd, gravity, wrench, base)
        welds = {
            name: Wrench(*cut_wrench_at(self._model, steps, applied, name), frame=name)
            for name, frame in self._model.frames.items()
            if frame.mount == "weld"
        }
        g = gravity_vector(self._model, gravity)
        return everything(self._model, steps, welds, qd, g, base_motion(base))

    def joint_wrenches(
        self,
        q: Any,
        qd: Any = None,
        qdd: Any = None,
        *,
        gravity: Any = None,
        wrench: Wrenches = None,
        base: Motion = None,
        axes: str = "joint",
        eager: bool = False,
    ) -> JointWrenches:
        """The full force and moment through every joint (parent on child) and the base reaction.

        axes: "joint" (each in its own) or "world".
        """
        if axes not in ("joint", "world"):
            raise UnknownNameError("axes", axes, ("joint", "world"))
        six = self._answer(
            "joint_wrenches",
            (q, qd, qdd),
            gravity=gravity,
            wrench=wrench,
            base=base,
            frame=WORLD if axes == "world" else "",
            eager=eager,
        )
        if six is not None:
            return wrenches_of_rows(self._model, six, axes)
        q, steps, _ = self._steps(q, qd, qdd, gravity, wrench, base)
        world = body_poses(self._model, q) if axes == "world" else None
        return results_joint_wrenches(self._model, steps, world)

    def wrench_at(
        self,
        frame: str,
        q: Any,
        qd: Any = None,
        qdd: Any = None,
        *,
        gravity: Any = None,
        wrench: Wrenches = None,
        base: Motion = None,
    ) -> Wrench:
        """The wrench through a cut at a frame: what the near side exerts on everything beyond.

        At the frame's origin, in its axes: what an ideal force sensor mounted there reads.
        """
        self._model.frame(frame)
        _, steps, applied = self._steps(q, qd, qdd, gravity, wrench, base)
        force, moment = cut_wrench_at(self._model, steps, applied, frame)
        shape = (*steps.tau.shape[:-1], 3)
        return Wrench(np.broadcast_to(force, shape), np.broadcast_to(moment, shape), frame=frame)

    def contact_wrench(
        self,
        reading: Wrench,
        q: Any,
        qd: Any = None,
        qdd: Any = None,
        *,
        at: str = "tool",
        gravity: Any = None,
        base: Motion = None,
    ) -> Wrench:
        """The contact that a force sensor's reading reveals: a wrench on the robot at frame `at`.

        `reading` is what `wrench_at(reading.frame, ...)` would return: the wrench through the
        sensor, near side on far side. What the moving mass beyond the sensor takes is subtracted.
        """
        free = self.wrench_at(reading.frame, q, qd, qdd, gravity=gravity, base=base)
        contact = Wrench(free.force - reading.force, free.moment - reading.moment, reading.frame)
        return self.transform(contact, to=at, q=q)

    def free_body(
        self,
        link: str | int,
        q: Any,
        qd: Any = None,
        qdd: Any = None,
        *,
        gravity: Any = None,
        wrench: Wrenches = None,
        base: Motion = None,
    ) -> FreeBody:
        """Every force and moment on one moving link, and the balance they must satisfy."""
        index = self.moving_body(link)
        _, steps, applied = self._steps(q, qd, qdd, gravity, wrench, base)
        g = gravity_vector(self._model, gravity)
        return free_body(self._model, steps, applied, index, g)

    def gravity_torque(self, q: Any, *, gravity: Any = None, eager: bool = False) -> Array:
        """g(q): what holds the robot still against gravity."""
        found = self._answer("gravity_torque", (q,), gravity=gravity, eager=eager)
        if found is not None:
            return found
        q, qd, qdd = self._state(q)
        g = gravity_vector(self._model, gravity)
        return newton_euler_inverse_dynamics(self._model, q, qd, qdd, g)

    def bias(
        self,
        q: Any,
        qd: Any,
        *,
        gravity: Any = None,
        friction: bool = False,
        eager: bool = False,
    ) -> Array:
        """Coriolis + centrifugal + gravity torque: everything that does not depend on qdd."""
        if not friction:
            found = self._answer("bias", (q, qd), gravity=gravity, eager=eager)
            if found is not None:
                return found
        return self.inverse_dynamics(q, qd, gravity=gravity, friction=friction, eager=eager)

    # ---- matrices and energies -----------------------------------------------------------------

    def mass_matrix(self, q: Any, *, rotor: bool = True, eager: bool = False) -> Array:
        """M(q) (..., n, n), rotors on the diagonal."""
        found = self._answer("mass_matrix", (q,), rotor=rotor, eager=eager)
        if found is not None:
            return found
        q, _, _ = self._state(q)
        M = composite_mass_matrix(self._model, q)
        if rotor:
            diagonal = np.arange(self.n)
            M[..., diagonal, diagonal] = M[..., diagonal, diagonal] + rotor_inertia(self._model)
        return M

    def coriolis_matrix(self, q: Any, qd: Any, *, eager: bool = False) -> Array:
        """C(q, qd) (..., n, n) in the Christoffel choice: C qd is the velocity torque, and
        dM/dt - 2 C is skew-symmetric."""
        found = self._answer("coriolis_matrix", (q, qd), eager=eager)
        if found is not None:
            return found
        q, qd, _ = self._state(q, qd)
        return coriolis_matrix_of(self._model, q, qd)

    def christoffel(self, q: Any) -> Array:
        """c_ijk (..., n, n, n) with (C qd)_i = Σ c_ijk qd_j qd_k, symmetric in j and k."""
        q, _, _ = self._state(q)
        return coriolis_christoffel(self._model, q)

    def kinetic_energy(
        self, q: Any, qd: Any, *, rotor: bool = True, base: Motion = None, eager: bool = False
    ) -> Array:
        """Kinetic energy (...) in J, the rotors' ½ gear² J qd² included."""
        found = self._answer("kinetic_energy", (q, qd), rotor=rotor, base=base, eager=eager)
        if found is not None:
            return found[()]
        q, qd, _ = self._state(q, qd)
        energy_ = energy_kinetic_energy(self._model, q, qd, base_motion(base))
        if rotor:
            energy_ = energy_ + (qd * qd * rotor_inertia(self._model)).sum(axis=-1) / 2
        return energy_

    def potential_energy(self, q: Any, *, gravity: Any = None, eager: bool = False) -> Array:
        """Potential energy (...) in J, zero with the centre of mass at the height of the world."""
        found = self._answer("potential_energy", (q,), gravity=gravity, eager=eager)
        if found is not None:
            return found[()]
        q, _, _ = self._state(q)
        return energy_potential_energy(self._model, q, gravity_vector(self._model, gravity))

    # ---- time ----------------------------------------------------------------------------------

    def simulate(self, q: Any, qd: Any = None, *, time: float, **options: Any) -> Simulation:
        """The motion from a state through `time` seconds, with its energies and events.

        step, method       s; rk4 (default), midpoint, euler, or adaptive: dop853, rk45, radau
        torque             (n,) constant, or a function of t; default none
        controller, motion pd, pd_gravity, feed_forward, computed_torque, or an object with
                           torque(t, q, qd); the motion to follow (default: stay)
        frequency, kp, kd  gains by a frequency in rad/s (critically damped), or themselves
        model, ignore      another robot as the controller's model; terms that it leaves out
        sampling, delay, encoder, saturation   what lies between controller and robot
        friction           "set" (joints stick), "lugre", "viscous", "off", or a law of its own
        drive              "rigid", or "elastic": motors behind gears with a stiffness turn on their
                           own; q_motor, qd_motor where they start (joint side; "balanced": as
                           gravity winds the gears up), encoder_side "motor" or "joint"
        stops, restitution position limits as stops
        wrench             `Wrench` or a function of t that gives one, or several
        events             functions of (t, q, qd) by name, noted where they pass zero

        >>> from rnea import load
        >>> run = load("one_link").simulate([1.5], time=1.0)
        >>> abs(run.energy_balance().open) < 1e-9
        True
        """
        from rnea.runs import simulate

        return simulate(self, q, qd, time=time, **options)

    def rollouts(self, q: Any, qd: Any = None, *, time: float, **options: Any) -> Rollouts:
        """Many motions at once through one compiled step: q, qd (N, n), or one state.

        samples, vary, seed   how many, what differs (mass=5%,friction=20%,payload=0:2,state=0.01)
        parameters            rows of `Robot.parameters` (N, bodies, 14), drawn by somebody else
        every                 keep every so many steps (default: the final states alone)
        step, method, torque, controller, motion, ... as in `simulate`; torques and controllers
        act at the beginning of each step. Nothing sticks, and there are no stops.

        >>> from rnea import load
        >>> load("one_link").rollouts([1.5], time=0.1, samples=100, vary="mass=5%").q.shape
        (100, 1)
        """
        from rnea.runs import rollouts

        return rollouts(self, q, qd, time=time, **options)

    # ---- symbols -------------------------------------------------------------------------------

    def derive(self, *, form: str = "tau", group: str = "terms", values: str = "") -> Equations:
        """Closed-form equations of motion; the choices are those of `rnea.symbolic.derive`."""
        from rnea.symbolic import derive
        from rnea.views.equations import PrintedEquations

        equations = derive(self._description, self._model, form=form, group=group, values=values)
        return PrintedEquations(**vars(equations))
