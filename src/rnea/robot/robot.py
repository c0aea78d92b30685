"""Robot: the front desk. It answers every question about a robot's statics and dynamics."""

from __future__ import annotations

import hashlib
import os
from functools import partial
from typing import TYPE_CHECKING, Any, Unpack, final

import numpy as np

from rnea.core import model as models
from rnea.core import recursions
from rnea.core.description import Description
from rnea.core.model import Link, Model
from rnea.core.recursions import DriveOptions, Motion, Quantity, TorqueBudget, Wrenches
from rnea.core.spatial.numbers import FLOAT, Array, ScalarType
from rnea.engine.arrays.libraries import takes_others
from rnea.engine.native import Give
from rnea.errors import InputError, NoValueError, name_of
from rnea.robot import (
    attached_methods,
    closed_loops,
    construction,
    derivative_methods,
    frames,
    internal_wrenches,
    matrices,
    positions,
    pure_functions,
    regressors,
    whole_body,
)
from rnea.robot.evaluator import Evaluator
from rnea.robot.native_dispatch import native_result, short
from rnea.system.cached import cached_property

if TYPE_CHECKING:
    from rnea.engine.runtime.kernel import KernelInputs
    from rnea.engine.symbolic.equations import Equations


@final
class Robot:
    """A robot: its description, and every question about its statics and dynamics.

    States are arrays (..., n) with any leading batch axes, or tables (pandas, Polars, Arrow) and
    mappings, which are matched by the names of their columns. SI units, radians. Robots are
    immutable: what changes one makes a new one. Every method that takes `gravity`, `wrench`,
    `base`, `friction`, `rotor`, `spring`, `eager` or `out` takes them as described in
    `inverse_dynamics`.

    >>> from rnea import load
    >>> arm = load("planar_2r")
    >>> arm
    <Robot 'Planar 2R arm': 2 revolute; joint1, joint2 (rad)>
    >>> arm.gravity_torque([0.0, 0.0]) + 0  # upright: nothing to hold
    array([0., 0.])
    """

    # the short ways from methods to machine code (`short_ways`) lie in a place of their own
    __slots__ = ("__dict__", "__weakref__", "_ways")

    def __init__(
        self, description: Description, *, kind: ScalarType = FLOAT, eager: bool = False
    ) -> None:
        self._description, self._kind = description, kind
        self._model = models.build(description, kind)
        self._eager = eager or os.environ.get("RNEA_EAGER", "0") not in ("", "0")
        self._answers = Evaluator(self._model, self._eager)
        self._ask = self._answers.evaluate

    # ---- new robots from old ones (`making`) -----------------------------------------------------

    from_dh = classmethod(construction.from_dh)
    planar = classmethod(construction.planar)
    with_parameters = construction.with_parameters
    with_numbers = construction.with_numbers
    with_eager = construction.with_eager
    with_gravity = construction.with_gravity
    with_base = construction.with_base
    with_tool = construction.with_tool
    with_payload = construction.with_payload
    with_friction = construction.with_friction
    with_smooth_friction = construction.with_smooth_friction
    with_locked = construction.with_locked
    to_dh = construction.to_dh
    to_tree = construction.to_tree
    chain = construction.chain

    # ---- slopes (`slopes`) -----------------------------------------------------------------------

    inverse_dynamics_derivatives = derivative_methods.inverse_dynamics_derivatives
    forward_dynamics_derivatives = derivative_methods.forward_dynamics_derivatives

    # ---- positions (`positions`) -----------------------------------------------------------------

    neutral = property(positions.neutral)
    integrate = positions.integrate
    difference = positions.difference
    random_state = positions.random_state

    # ---- loops (`loops`) -------------------------------------------------------------------------

    with_loop = closed_loops.with_loop
    with_coupling = closed_loops.with_coupling
    assemble = closed_loops.assemble
    independent_joints = property(closed_loops.independent_joints)
    mobility = closed_loops.mobility
    loop_gap = closed_loops.loop_gap
    loop_forces = closed_loops.loop_forces
    motor_torque = closed_loops.motor_torque
    unactuated_torque = closed_loops.unactuated_torque
    motor_names = property(closed_loops.motor_names)
    preloads = closed_loops.preloads
    joint_motion = closed_loops.joint_motion

    # ---- in time (`running`) ---------------------------------------------------------------------

    simulate = attached_methods.simulate
    rollouts = attached_methods.rollouts

    # ---- in files, in a browser, and over data sets (`upstairs`) ---------------------------------

    save = attached_methods.save
    studio = attached_methods.show
    _in_a_notebook = attached_methods.offer
    over = attached_methods.over

    # ---- the robot as a whole (`balance`) --------------------------------------------------------

    mass = property(whole_body.mass)
    center_of_mass = whole_body.center_of_mass
    center_of_mass_velocity = whole_body.center_of_mass_velocity
    center_of_mass_acceleration = whole_body.center_of_mass_acceleration
    center_of_mass_jacobian = whole_body.center_of_mass_jacobian
    centroidal_momentum = whole_body.centroidal_momentum
    centroidal_momentum_matrix = whole_body.centroidal_momentum_matrix
    centroidal_momentum_rate = whole_body.centroidal_momentum_rate
    contact_inverse_dynamics = attached_methods.contact_inverse_dynamics
    contact_forward_dynamics = attached_methods.contact_forward_dynamics

    # ---- what its masses are multiplied by (`regressors`) ----------------------------------------

    regressor = regressors.regressor
    base_wrench_regressor = regressors.base_wrench_regressor
    kinetic_energy_regressor = regressors.kinetic_energy_regressor
    potential_energy_regressor = regressors.potential_energy_regressor
    linear_parameters = property(regressors.linear_parameters)
    with_linear_parameters = regressors.with_linear_parameters

    # ---- what it is ----------------------------------------------------------------------------

    @property
    def description(self) -> Description:
        """What its file says of the robot, formulas included."""
        return self._description

    @property
    def model(self) -> Model:
        """The robot as the recursions see it: numbers, bodies in order."""
        return self._model

    @property
    def name(self) -> str:
        """What the robot is called."""
        return self._description.name

    @property
    def n(self) -> int:
        """Number of speeds, and of efforts: `nv`."""
        return self._model.nv

    @property
    def nq(self) -> int:
        """How many numbers say a position: a quaternion has four for three speeds."""
        return self._model.nq

    @property
    def nv(self) -> int:
        """How many speeds there are, and as many efforts."""
        return self._model.nv

    @property
    def joint_names(self) -> tuple[str, ...]:
        """The joints with coordinates of their own, in the order of states."""
        return self._model.joint_names

    @property
    def frame_names(self) -> tuple[str, ...]:
        """Every frame that can be asked for: links, tool, base and others."""
        return tuple(self._model.frames)

    @property
    def gravity(self) -> Array:
        """The acceleration of free fall (3,) in world axes (m/s²), (0, 0, -9.81) by default."""
        return self._model.gravity

    @property
    def eager(self) -> bool:
        """Whether every question walks the links, and nothing is compiled."""
        return self._eager

    @property
    def parameters(self) -> Array:
        """Masses, centres of mass, inertias, friction and rotors: a row of 14 per moving body.

        The columns are `rnea.PARAMETERS`; kernels made with `parameters=True` take such rows.
        """
        if self._kind is not FLOAT:
            raise NoValueError("parameters are numbers; this robot has symbols")
        return models.parameters(self._model)

    @cached_property
    def hash(self) -> str:
        """Twelve hex digits that change when any number or name of the robot does."""
        return hashlib.sha256(models.fingerprint(self._model).encode()).hexdigest()[:12]

    def link(self, name: str) -> Link:
        """What one link is: mass, centre of mass and inertia in its own frame, and its mount.

        >>> from rnea import load
        >>> load("planar_2r").link("link2").inertia.mass
        3.0
        """
        return models.link_of(self._model, name)

    def moving_body(self, link: str | int) -> int:
        """The index of a moving link by its name, its joint's name, or its number from 1.

        >>> from rnea import load
        >>> load("planar_2r").moving_body("joint2")
        2
        """
        return self._model.moving_body(link)

    def __reduce__(self) -> tuple[Any, ...]:
        # a copy is built anew from what the file said
        return partial(Robot, kind=self._kind, eager=self._eager), (self._description,)

    def __repr__(self) -> str:
        return f"<Robot {self.name!r}: {self._model.title}; {self._model.joint_text}>"

    def _repr_html_(self) -> str:
        """Joints in a table; the robot in Studio and its links, to be opened one by one."""
        return models.model_html(self._model, self._in_a_notebook())

    # ---- any quantity --------------------------------------------------------------------------

    @native_result
    def evaluate(self, name: str, *states: Any, **options: Any) -> Array:
        """Any quantity of the table `rnea.QUANTITIES` as an array (..., *shape).

        options: what surrounds the robot, friction, rotor, spring, frame, axes, method, as far as
        the quantity knows them; eager, out.

        >>> from rnea import load
        >>> load("one_link").evaluate("gravity_torque", [0.0])
        array([0.])
        """
        return self._ask(name, states, **options)

    def kernel(
        self,
        name: str | Quantity,
        *,
        dtype: Any = np.float64,
        device: str = "cpu",
        **options: Unpack[KernelInputs],
    ) -> Any:
        """A quantity compiled for this robot: for batches of states, or bound to one state.

        name        of a row of the table `rnea.QUANTITIES`, or a `Quantity` of one's own
        gravity     taken as an input (..., 3) behind the states, in place of the robot's own
        wrench      an input (..., 6 (bodies + 1)): moment and force on every body, the base
                    first, at its origin in its axes (of `wrench_at` a weld: what is beyond it)
        base        an input (..., 12): w, v, wd, vd of the base, in base axes
        parameters  an input (..., 14 bodies): rows of `Robot.parameters`
        friction, rotor, spring   False leaves these terms of the joints out of the code
        frame, axes  of a Jacobian, a section or a motion; "tool" if not said
        device      "cpu", or "cuda" ("cuda:1", ...): a `CudaKernel`, which takes arrays of the GPU
                    (docs/do/gpu.md), with the same bits

        >>> from rnea import load
        >>> tau = load("panda").kernel("inverse_dynamics")
        >>> tau(np.zeros((1000, 7)), np.ones((1000, 7)), np.ones((1000, 7))).shape
        (1000, 7)
        >>> tau.q[:] = 0.5
        >>> tau().shape
        (7,)
        >>> load("puma560").kernel("inverse_dynamics", friction=False)(*np.ones((3, 6))).round(2)
        array([ 1.37, 14.3 , -6.78,  0.21,  0.18,  0.19])
        """
        return self._answers.kernel(recursions.quantity(name), dtype, device, **options)

    torch_function = pure_functions.torch_function
    jax_function = pure_functions.jax_function

    # ---- torques -------------------------------------------------------------------------------

    @short("inverse_dynamics")
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
        spring: bool = True,
        eager: bool = False,
        out: Array | None = None,
    ) -> Array:
        """Joint torques (N m) and forces (N) that a motion needs: (..., n) -> (..., n).

        gravity   physical acceleration in world axes (..., 3); default: the robot's own
        wrench    one or several `Wrench` between robot and surroundings
        base      `BaseMotion`, or a mapping with keys w, v, wd, vd: how the base moves
        friction, rotor, spring   switch these terms of the joints off
        eager     walk the links instead of running a compiled kernel
        out       where the result goes: writable, in C order, of its dtype and shape; returned

        >>> from rnea import load
        >>> arm = load("planar_2r")
        >>> arm.inverse_dynamics([np.pi/4, np.pi/6], [0.5, 0.3], [0.1, 0.2]).round(7)
        array([-48.747133 , -10.9579558])
        """
        around: DriveOptions = {"gravity": gravity, "wrench": wrench, "base": base}
        around |= {"friction": friction, "rotor": rotor, "spring": spring, "eager": eager}
        return self._ask("inverse_dynamics", (q, qd, qdd), **around, out=out)

    @short("gravity_torque")
    def gravity_torque(
        self, q: Any, *, gravity: Any = None, eager: bool = False, out: Array | None = None
    ) -> Array:
        """g(q): what holds the robot still against gravity; springs are not in it.

        >>> from rnea import load
        >>> load("one_link").gravity_torque([np.pi / 2]).round(3)  # 1 kg, 0.5 m out: m g l
        array([4.905])
        """
        return self._ask("gravity_torque", (q,), gravity=gravity, eager=eager, out=out)

    @short("bias")
    def bias(
        self,
        q: Any,
        qd: Any,
        *,
        gravity: Any = None,
        friction: bool = False,
        spring: bool = False,
        eager: bool = False,
        out: Array | None = None,
    ) -> Array:
        """Coriolis + centrifugal + gravity torque: what of the rigid body does not depend on qdd.

        friction, spring: with these terms too.

        >>> from rnea import load
        >>> arm = load("planar_2r")
        >>> arm.bias([0.1, 0.2], [0.0, 0.0]) - arm.gravity_torque([0.1, 0.2])
        array([0., 0.])
        """
        if friction or spring:
            around: DriveOptions = {"gravity": gravity, "friction": friction, "spring": spring}
            around |= {"eager": eager}
            return self._ask("inverse_dynamics", (q, qd, None), **around, out=out)
        return self._ask("bias", (q, qd), gravity=gravity, eager=eager, out=out)

    @short(
        "torque_budget",
        Give.OBJECT,
        TorqueBudget,
        lambda robot: recursions.efforts_of(robot.model),
    )
    def torque_budget(
        self, q: Any, qd: Any = None, qdd: Any = None, **case: Unpack[DriveOptions]
    ) -> TorqueBudget:
        """tau split by cause; the parts sum to `inverse_dynamics` with the same arguments.

        >>> from rnea import load
        >>> shares = load("one_link").torque_budget([np.pi / 2], [0.0], [3.0])
        >>> shares.inertia.round(3), shares.gravity.round(3), shares.total().round(3)
        (array([1.]), array([4.905]), array([5.905]))
        """
        parts = self._ask("torque_budget", (q, qd, qdd), **case)
        return TorqueBudget.of(parts, recursions.efforts_of(self._model))

    # ---- forces and moments inside (`inside`) ----------------------------------------------------

    newton_euler = internal_wrenches.newton_euler
    joint_wrenches = internal_wrenches.joint_wrenches
    wrench_at = internal_wrenches.wrench_at
    contact_wrench = internal_wrenches.contact_wrench
    free_body = internal_wrenches.free_body

    # ---- matrices and energies (`matrices`) ------------------------------------------------------

    mass_matrix = matrices.mass_matrix
    coriolis_matrix = matrices.coriolis_matrix
    christoffel = matrices.christoffel
    kinetic_energy = matrices.kinetic_energy
    potential_energy = matrices.potential_energy

    # ---- places (`places`) -----------------------------------------------------------------------

    forward_kinematics = frames.forward_kinematics
    jacobian = frames.jacobian
    motion_at = frames.motion_at
    transform = frames.transform

    # ---- accelerations -------------------------------------------------------------------------

    @short("forward_dynamics")
    def forward_dynamics(
        self,
        q: Any,
        qd: Any = None,
        tau: Any = None,
        *,
        method: str = "auto",
        out: Array | None = None,
        **case: Unpack[DriveOptions],
    ) -> Array:
        """Joint accelerations (..., n) that torques cause: the inverse of `inverse_dynamics`.

        qd and tau are zero where not given; the other arguments are those of `inverse_dynamics`.
        method    "aba": articulated bodies; "mass": M qdd = tau - bias by M = Lᵀ D L; "auto": the
                  one with fewer operations for this robot. They agree to rounding times the
                  condition number of M. Joints that follow others need the mass matrix: there
                  "aba" is refused and "auto" means "mass".

        A robot whose outermost joint moves no inertia is refused by that joint's name. One whose
        mass matrix is singular, or nearly so, is refused or warned of, with κ and the joints, at
        its first question; `condition_number` answers for a pose.

        >>> from rnea import load
        >>> load("one_link").forward_dynamics([0.0], [0.0], [1.0]).round(12)
        array([3.])
        """
        method = "" if name_of(method, "method") == "auto" else method
        return self._ask("forward_dynamics", (q, qd, tau), method=method, **case, out=out)

    @takes_others
    def condition_number(self, q: Any, *, rotor: bool = True) -> Array:
        """κ (...) of the mass matrix at q, each joint in units of its own inertia.

        Accelerations keep about 16 - log10 κ digits; infinite where M is singular.

        >>> from rnea import load
        >>> load("one_link").condition_number([0.3])
        np.float64(1.0)
        """
        if self._kind is not FLOAT:
            raise InputError("a condition number needs a robot of numbers, not of symbols")
        return recursions.condition_number(self.mass_matrix(q, rotor=rotor, eager=True))

    # ---- time and symbols ----------------------------------------------------------------------

    def derive(self, *, form: str = "tau", group: str = "terms", values: str = "") -> Equations:
        """Closed-form equations of motion; the choices are those of `rnea.symbolic.derive`.

        >>> from rnea import load
        >>> print(str(load("one_link").derive()).splitlines()[3])
        tau1 = 1/3 m a² q1'' + 1/2 m a g sin(q1)
        """
        from rnea.engine.symbolic.derive import derive
        from rnea.engine.symbolic.printing import PrintedEquations

        equations = derive(self._description, self._model, form=form, group=group, values=values)
        return PrintedEquations(**vars(equations))
