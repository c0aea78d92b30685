"""Robot: the front desk. It loads a robot, answers every question about it, and is immutable."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from rnea.describe import catalogue, dh_rows, toml_reader
from rnea.describe.arithmetic import Expression
from rnea.describe.description import Description, DHLink
from rnea.errors import InputError, RobotFileError, UnknownNameError
from rnea.model.build import build
from rnea.model.model import Model
from rnea.model.state import gravity_vector, joint_state
from rnea.recursions import coriolis, cut, energy, external, kinematics, newton_euler, results
from rnea.recursions import mass_matrix as composite
from rnea.recursions.budget import TorqueBudget, torque_budget
from rnea.recursions.joint_losses import friction_torque, rotor_inertia
from rnea.recursions.kinematics import BaseMotion
from rnea.recursions.newton_euler import Steps
from rnea.recursions.results import JointWrenches, NewtonEulerResult
from rnea.spatial.numbers import FLOAT, Array, Kind, common_kind
from rnea.spatial.pose import Pose
from rnea.spatial.wrench import Wrench

Wrenches = Wrench | Iterable[Wrench] | None
Motion = BaseMotion | Mapping[str, Any] | None


def load(name_or_path: str | Path) -> Robot:
    """A robot of the catalogue by name, or from a robot file by path.

    >>> load("puma560").gravity_torque([0, 0, 0, 0, 0, 0]).round(4)
    array([ 0.    , 37.4837,  0.2489,  0.    ,  0.    ,  0.    ])
    """
    given = str(name_or_path)
    path = Path(given)
    if given in catalogue.names():
        return loads(catalogue.text(given), file=f"{given}.toml")
    if not path.suffix and not path.exists() and "/" not in given and "\\" not in given:
        raise UnknownNameError("robot", given, catalogue.names())
    if not path.exists():
        raise RobotFileError("no such file", file=given)
    if path.is_dir():
        raise RobotFileError("is a directory, not a robot file", file=given)
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise RobotFileError("is not UTF-8 text", file=given) from None
    except OSError as problem:
        raise RobotFileError(f"cannot be read: {problem.strerror}", file=given) from None
    return loads(text, file=given)


def loads(text: str, file: str = "") -> Robot:
    """A robot from the text of a robot file; `file` is the name used in messages."""
    description = toml_reader.read(text, file)
    try:
        return Robot(description)
    except RobotFileError as problem:
        # the builder knows the entry's path; the text knows its line
        line = toml_reader.line_of(text, problem.path)
        raise RobotFileError(problem.message, file=file, line=line, path=problem.path) from None


class Robot:
    """A robot: its description, and every question about its statics and dynamics.

    States are arrays (..., n) with any leading batch axes. SI units, radians. Every method that
    takes `gravity`, `wrench` or `base` takes them as described in `inverse_dynamics`.
    """

    def __init__(
        self,
        description: Description,
        *,
        kind: Kind = FLOAT,
        parameters: Mapping[str, Any] | None = None,
    ) -> None:
        self._description = description
        self._kind = kind
        self._parameters = dict(parameters or {})
        self._model = build(description, kind, self._parameters)

    # ---- making robots -------------------------------------------------------------------------

    @classmethod
    def from_dh(
        cls,
        rows: Iterable[DHLink | Mapping[str, Any]],
        convention: str | None = None,
        *,
        name: str = "robot",
        gravity: Any = (0.0, 0.0, -9.81),
    ) -> Robot:
        """A serial robot from its DH table. The convention has no default and must be said.

        >>> arm = Robot.from_dh([DHLink(a=1, mass=2, com=(-0.5, 0, 0))], convention="standard")
        >>> arm.n, arm.joint_names
        (1, ('joint1',))
        """
        table = dh_rows.table_from_python(rows, convention)
        values: list[Any] = [*gravity]
        for row in table.rows:
            values += [row.d, row.a, row.alpha, row.theta, row.offset, row.mass, *row.com]
            inertia = row.inertia.values() if isinstance(row.inertia, dict) else row.inertia or ()
            values += [entry for part in inertia for entry in np.ravel([part])]
        _know_symbols()
        plain = [value for value in values if not isinstance(value, Expression)]
        holder = np.empty(len(plain), dtype=object)
        holder[:] = plain
        kind = common_kind(holder)
        return cls(Description(name=name, structure=table, gravity=tuple(gravity)), kind=kind)

    def with_parameters(self, **values: Any) -> Robot:
        """The same robot with other values of its file's named parameters; symbols are welcome.

        >>> import sympy
        >>> m, a = sympy.symbols("m a")
        >>> load("one_link").with_parameters(m=m, a=a).mass_matrix([sympy.Symbol("q")])
        array([[a**2*m/3]], dtype=object)
        """
        _know_symbols()
        given = np.empty(len(values), dtype=object)
        given[:] = list(values.values())
        kind = common_kind(given)
        kind = self._kind if kind is FLOAT else kind
        return Robot(self._description, kind=kind, parameters={**self._parameters, **values})

    def with_numbers(self, kind: Kind) -> Robot:
        """The same robot with its constants in another kind of number."""
        return Robot(self._description, kind=kind, parameters=self._parameters)

    def with_gravity(self, gravity: Any) -> Robot:
        """The same robot in another field of gravity (m/s², world axes)."""
        vector = tuple(np.asarray(gravity).tolist())
        if len(vector) != 3:
            raise InputError(f"gravity needs 3 components, got {len(vector)}")
        changed = replace(self._description, gravity=vector)
        return Robot(changed, kind=self._kind, parameters=self._parameters)

    # ---- what it is ----------------------------------------------------------------------------

    @property
    def description(self) -> Description:
        return self._description

    @property
    def model(self) -> Model:
        return self._model

    @property
    def name(self) -> str:
        return self._description.name

    @property
    def n(self) -> int:
        """Number of joint coordinates where nq = nv, which holds for every joint so far."""
        return self._model.nv

    @property
    def nq(self) -> int:
        return self._model.nq

    @property
    def nv(self) -> int:
        return self._model.nv

    @property
    def joint_names(self) -> tuple[str, ...]:
        return self._model.joint_names

    @property
    def frame_names(self) -> tuple[str, ...]:
        return tuple(self._model.frames)

    @property
    def gravity(self) -> Array:
        return self._model.gravity

    @cached_property
    def hash(self) -> str:
        """Twelve hex digits that change when any number of the robot does."""
        bare = replace(self._description, file="", notes="", source="", licence="")
        content = repr(bare) + repr(sorted(self._parameters.items()))
        return hashlib.sha256(content.encode()).hexdigest()[:12]

    def __repr__(self) -> str:
        kinds = [body.joint.kind for body in self._model.bodies]
        count = ", ".join(f"{kinds.count(k)} {k}" for k in dict.fromkeys(kinds)) or "no joints"
        return f"<Robot {self.name!r}: {count}>"

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
    ) -> Array:
        """Joint torques (N m) and forces (N) that a motion needs: (..., n) -> (..., n).

        gravity   physical acceleration in world axes (..., 3); default: the robot's own
        wrench    one or several `Wrench` between robot and surroundings
        base      `BaseMotion`, or a mapping with keys w, v, wd, vd: how the base moves
        friction, rotor   switch these terms of the actuator off

        >>> arm = load("planar_2r")
        >>> arm.inverse_dynamics([np.pi/4, np.pi/6], [0.5, 0.3], [0.1, 0.2]).round(7)
        array([-48.747133 , -10.9579558])
        """
        q, qd, qdd = self._state(q, qd, qdd)
        loads = external.by_body(self._applied(q, wrench))
        g = gravity_vector(self._model, gravity)
        tau = newton_euler.inverse_dynamics(self._model, q, qd, qdd, g, loads, _base(base))
        if rotor:
            tau = tau + qdd * rotor_inertia(self._model)
        if friction:
            tau = tau + friction_torque(self._model, qd)
        return tau

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
        loads = external.by_body(self._applied(q, wrench))
        g = gravity_vector(self._model, gravity)
        return torque_budget(self._model, q, qd, qdd, g, loads, _base(base), friction, rotor)

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
        q, steps, applied = self._steps(q, qd, qdd, gravity, wrench, base)
        welds = {
            name: Wrench(*cut.wrench_at(self._model, steps, applied, name), frame=name)
            for name, frame in self._model.frames.items()
            if frame.mount == "weld"
        }
        return results.everything(self._model, steps, welds)

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
    ) -> JointWrenches:
        """The full force and moment through every joint (parent on child) and the base reaction.

        axes: "joint" (each in its own) or "world".
        """
        if axes not in ("joint", "world"):
            raise UnknownNameError("axes", axes, ("joint", "world"))
        q, steps, _ = self._steps(q, qd, qdd, gravity, wrench, base)
        world = kinematics.body_poses(self._model, q) if axes == "world" else None
        return results.joint_wrenches(self._model, steps, world)

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
        force, moment = cut.wrench_at(self._model, steps, applied, frame)
        shape = (*steps.tau.shape[:-1], 3)
        return Wrench(np.broadcast_to(force, shape), np.broadcast_to(moment, shape), frame=frame)

    def gravity_torque(self, q: Any, *, gravity: Any = None) -> Array:
        """g(q): what holds the robot still against gravity."""
        q, qd, qdd = self._state(q)
        g = gravity_vector(self._model, gravity)
        return newton_euler.inverse_dynamics(self._model, q, qd, qdd, g)

    def bias(self, q: Any, qd: Any, *, gravity: Any = None, friction: bool = False) -> Array:
        """Coriolis + centrifugal + gravity torque: everything that does not depend on qdd."""
        return self.inverse_dynamics(q, qd, gravity=gravity, friction=friction)

    # ---- matrices and energies -----------------------------------------------------------------

    def mass_matrix(self, q: Any, *, rotor: bool = True) -> Array:
        """M(q) (..., n, n), rotors on the diagonal."""
        q, _, _ = self._state(q)
        M = composite.mass_matrix(self._model, q)
        if rotor:
            diagonal = np.arange(self.n)
            M[..., diagonal, diagonal] = M[..., diagonal, diagonal] + rotor_inertia(self._model)
        return M

    def coriolis_matrix(self, q: Any, qd: Any) -> Array:
        """C(q, qd) (..., n, n) in the Christoffel choice: C qd is the velocity torque, and
        dM/dt - 2 C is skew-symmetric."""
        q, qd, _ = self._state(q, qd)
        return coriolis.coriolis_matrix(self._model, q, qd)

    def christoffel(self, q: Any) -> Array:
        """c_ijk (..., n, n, n) with (C qd)_i = Σ c_ijk qd_j qd_k, symmetric in j and k."""
        q, _, _ = self._state(q)
        return coriolis.christoffel(self._model, q)

    def kinetic_energy(self, q: Any, qd: Any, *, rotor: bool = True, base: Motion = None) -> Array:
        """Kinetic energy (...) in J, the rotors' ½ gear² J qd² included."""
        q, qd, _ = self._state(q, qd)
        energy_ = energy.kinetic_energy(self._model, q, qd, _base(base))
        if rotor:
            energy_ = energy_ + (qd * qd * rotor_inertia(self._model)).sum(axis=-1) / 2
        return energy_

    def potential_energy(self, q: Any, *, gravity: Any = None) -> Array:
        """Potential energy (...) in J, zero with the centre of mass at the height of the world."""
        q, _, _ = self._state(q)
        return energy.potential_energy(self._model, q, gravity_vector(self._model, gravity))

    # ---- kinematics ----------------------------------------------------------------------------

    def forward_kinematics(self, q: Any) -> dict[str, Pose]:
        """The pose of every frame in the world, by name."""
        q, _, _ = self._state(q)
        world = kinematics.body_poses(self._model, q)
        return {name: kinematics.frame_pose(self._model, name, world) for name in self.frame_names}

    def jacobian(self, q: Any, *, frame: str = "tool") -> Array:
        """The geometric Jacobian (..., 6, n) of a frame, world axes, angular rows first."""
        q, _, _ = self._state(q)
        return kinematics.jacobian(self._model, q, frame)

    # ---- inside --------------------------------------------------------------------------------

    def _state(self, q: Any, qd: Any = None, qdd: Any = None) -> tuple[Array, ...]:
        _know_symbols()
        return joint_state(self._model, q, qd, qdd)

    def _applied(self, q: Array, wrench: Wrenches) -> list[external.Applied]:
        if wrench is None:
            return []
        several = [wrench] if isinstance(wrench, Wrench) else list(wrench)
        for item in several:
            if not isinstance(item, Wrench):
                raise InputError(
                    "wrench= takes rnea.Wrench(force=..., moment=..., frame=...), one or several; "
                    f"got {type(item).__name__}"
                )
        return external.resolve(self._model, q, several)

    def _steps(
        self, q: Any, qd: Any, qdd: Any, gravity: Any, wrench: Wrenches, base: Motion
    ) -> tuple[Array, Steps, list[external.Applied]]:
        q, qd, qdd = self._state(q, qd, qdd)
        applied = self._applied(q, wrench)
        g = gravity_vector(self._model, gravity)
        loads = external.by_body(applied)
        steps = newton_euler.run(self._model, q, qd, qdd, g, loads, _base(base))
        return q, steps, applied


def _base(base: Motion) -> BaseMotion | None:
    if base is None or isinstance(base, BaseMotion):
        return base
    unknown = [key for key in base if key not in ("w", "v", "wd", "vd")]
    if unknown:
        raise UnknownNameError("key of the base's motion", str(unknown[0]), ("w", "v", "wd", "vd"))
    return BaseMotion(**base)


def _know_symbols() -> None:
    """Register SymPy's and mpmath's numbers where those are in use; we never import them first."""
    if "sympy" in sys.modules:
        import rnea.symbolic.sympy_numbers
    if "mpmath" in sys.modules:
        import rnea.symbolic.multiprecision  # noqa: F401
