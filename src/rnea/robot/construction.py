"""New robots: from DH tables and numbers, and from old ones. `Robot` has these as its methods."""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from itertools import count
from typing import TYPE_CHECKING, Any, TypedDict, Unpack

import numpy as np

from rnea.core import description as describe
from rnea.core import model as models
from rnea.core.description import (
    CONVENTIONS,
    Description,
    DHLink,
    DHTable,
    Expression,
    Friction,
    Tree,
    convention_called,
)
from rnea.core.model import outside
from rnea.core.recursions import PointPayload, body_poses, frame_pose, point_payloads
from rnea.core.scalar_types import know_symbols
from rnea.core.spatial import BASE
from rnea.core.spatial.numbers import FLOAT, ScalarType, common_kind
from rnea.errors import InputError, PayloadWarning, UnknownNameError, name_of

if TYPE_CHECKING:
    from rnea.robot.robot import Robot

_ORIGIN = (0.0, 0.0, 0.0)


class Turned(TypedDict, total=False):
    """A rotation, said in one of three ways."""

    rpy: Any
    matrix: Any
    quaternion: Mapping[str, Any] | None


def from_dh(
    robot: type[Robot],
    rows: Iterable[DHLink | Mapping[str, Any]],
    convention: str | None = None,
    *,
    name: str = "robot",
    gravity: Any = (0.0, 0.0, -9.81),
) -> Robot:
    """A serial robot from its DH table. The convention has no default and must be said.

    >>> from rnea import Robot
    >>> arm = Robot.from_dh([DHLink(a=1, mass=2, com=(-0.5, 0, 0))], convention="standard")
    >>> arm.n, arm.joint_names
    (1, ('joint1',))
    """
    table = describe.table_from_python(rows, convention)
    description = describe.with_gravity(Description(name, table), gravity)
    return robot(description, kind=_kind_of(description))


def planar(
    robot: type[Robot],
    mass: Sequence[Any],
    length: Sequence[Any],
    com: Sequence[Any],
    inertia: Sequence[Any],
    *,
    name: str = "planar arm",
    gravity: Any = (0.0, 0.0, -9.81),
) -> Robot:
    """An n-link arm in a vertical plane, angles from the upward vertical, each from the last.

    com: distance from the joint; inertia: about the centre of mass.

    >>> from rnea import Robot
    >>> arm = Robot.planar(mass=[5, 3], length=[1, 0.8], com=[0.5, 0.4], inertia=[0.1, 0.05])
    >>> arm.inverse_dynamics([np.pi/4, np.pi/6], [0.5, 0.3], [0.1, 0.2]).round(7)
    array([-48.747133 , -10.9579558])
    """
    description = describe.planar_arm(mass, length, com, inertia, name, gravity)
    return robot(description, kind=_kind_of(description))


def with_parameters(robot: Robot, **values: Any) -> Robot:
    """The same robot with other values of its file's named parameters; symbols are welcome.

    >>> import sympy
    >>> from rnea import load
    >>> m, a = sympy.symbols("m a")
    >>> load("one_link").with_parameters(m=m, a=a).mass_matrix([sympy.Symbol("q")])
    array([[a**2*m/3]], dtype=object)
    """
    return changed(robot, describe.with_parameters(robot.description, values))


def with_numbers(robot: Robot, kind: ScalarType) -> Robot:
    """The same robot with its constants in another kind of number.

    >>> from rnea import load
    >>> from rnea.core.scalar_types.sympy_numbers import SYMPY
    >>> load("one_link").with_numbers(SYMPY).mass_matrix([0])
    array([[1/3]], dtype=object)
    """
    return type(robot)(robot.description, kind=kind, eager=robot.eager)


def with_eager(robot: Robot, eager: bool = True) -> Robot:
    """The same robot whose questions walk the links, without compiling anything.

    >>> from rnea import load
    >>> load("one_link").with_eager().eager
    True
    """
    return type(robot)(robot.description, kind=robot.model.kind, eager=eager)


def with_gravity(robot: Robot, gravity: Any) -> Robot:
    """The same robot in another field of gravity (m/s², world axes).

    >>> from rnea import load
    >>> on_the_moon = load("one_link").with_gravity((0, 0, -1.62))
    >>> on_the_moon.gravity_torque([np.pi / 2]).round(3)
    array([0.81])
    """
    return changed(robot, describe.with_gravity(robot.description, gravity))


def with_base(robot: Robot, xyz: Any = _ORIGIN, **turned: Unpack[Turned]) -> Robot:
    """The same robot standing elsewhere in the world; turned by rpy=, matrix= or quaternion=.

    >>> from rnea import load
    >>> arm = load("one_link").with_base((0, 0, 2))
    >>> arm.forward_kinematics([0.0])["base"].translation
    array([0., 0., 2.])
    """
    return changed(robot, describe.with_base(robot.description, {"xyz": xyz, **turned}))


def with_tool(
    robot: Robot, xyz: Any = _ORIGIN, *, link: str | None = None, **turned: Unpack[Turned]
) -> Robot:
    """The same robot with its frame `tool` placed on a link (the last one by default).

    >>> from rnea import load
    >>> arm = load("one_link").with_tool((0.2, 0, 0))
    >>> arm.forward_kinematics([0.0])["tool"].translation.round(9) + 0
    array([ 0. ,  0. , -1.2])
    """
    link = describe.tip_link(robot.description) if link is None else link
    on = robot.model.frame(link).name
    return changed(robot, describe.with_tool(robot.description, on, {"xyz": xyz, **turned}))


def with_payload(
    robot: Robot,
    mass: Any = 0.0,
    com: Any = (0.0, 0.0, 0.0),
    inertia: Any = None,
    *,
    about: str = "com",
    solid: Any = None,
    frame: str = "tool",
    name: str = "",
    box: Any = None,
) -> Robot:
    """The same robot carrying a rigid body at a frame; com and inertia in that frame's axes.

    inertia: 3x3 or named entries (ixx, iyy, ...); box: lengths (m) of a uniform box along the
    frame's axes, in place of it. Without either the payload is a point mass, and a warning names
    the joints that rotate it about an axis close by; inertia={"izz": 0} says that a point is meant.
    In place of all, a solid: solid={"sphere": {"radius": 0.1}, "mass": 2}.

    The payload is a frame of its own: `wrench_at("payload", ...)` is what holds it. name: of that
    frame; without one it is payload, and payload2, payload3 ... where a robot carries more.

    >>> from rnea import load
    >>> arm = load("one_link").with_payload(2.0)
    >>> arm.gravity_torque([np.pi / 2]).round(3)  # 9.81 (0.5 + 2)
    array([24.525])
    >>> carton = load("one_link").with_payload(12.0, box=(0.4, 0.3, 0.2))
    >>> carton.mass_matrix([0.0]).round(6)  # 1/3 + 12 + 0.4² + 0.3²
    array([[12.583333]])
    """
    body = {"mass": mass, "com": com, "inertia": inertia, "about": about, "solid": solid}
    if box is not None:
        if inertia is not None or solid is not None:
            raise InputError("a payload has a box, or an inertia, or a solid: give one of them")
        body = {"solid": {"box": box, "mass": mass, "xyz": com}}
    on = robot.model.frame(frame).name
    called = name_of(name, "name") or _free_name(robot, "payload")
    loaded = changed(robot, describe.with_payload(robot.description, called, on, body))
    for point in point_payloads(loaded.description, loaded.model):
        if point.name == called:
            _warn_of_point(point)
    return loaded


def _warn_of_point(point: PointPayload) -> None:
    edge = point.steel_edge
    warnings.warn(
        f"payload {point.name!r} of {point.mass:g} kg {point.fault}. Add its lengths (m), e.g. "
        f"those of a cube of solid steel, box=({edge:g}, {edge:g}, {edge:g}), or its inertia; "
        'inertia={"izz": 0} says that a point mass is meant',
        PayloadWarning,
        stacklevel=outside(),
    )


def warn_of_varied_point(robot: Robot, mass: float) -> None:
    """A PayloadWarning where a joint rotates the point mass that rollouts draw for the tool."""
    if mass <= 0:
        return
    with warnings.catch_warnings(action="ignore", category=PayloadWarning):
        loaded = with_payload(robot, mass)
    carried = loaded.description.attachments[-1].name
    for point in point_payloads(loaded.description, loaded.model):
        if point.name == carried:
            warnings.warn(
                f"the varied payload of up to {mass:g} kg {point.fault}. Add the load to the robot "
                "with its lengths or inertia, with_payload(box=...), and vary mass= instead",
                PayloadWarning,
                stacklevel=outside(),
            )


def _free_name(robot: Robot, name: str) -> str:
    """A name that no frame has, counted on where need be."""
    names = (f"{name}{k}" if k > 1 else name for k in count(1))
    return next(free for free in names if free not in robot.model.frames)


def with_friction(robot: Robot, friction: Mapping[str, Friction]) -> Robot:
    """The same robot whose joints, by name, have other friction in place of their own.

    >>> from rnea import load
    >>> from rnea.describe import Friction
    >>> arm = load("one_link").with_friction({"joint1": Friction(coulomb=(2.0, 1.5))})
    >>> arm.model.bodies[0].losses.coulomb_backward
    1.5
    """
    return changed(robot, describe.with_friction(robot.description, friction))


def with_smooth_friction(robot: Robot, velocity: float) -> Robot:
    """The same robot with tanh(qd / velocity) in place of the sign of qd, for optimisation.

    0 brings the sign back. The smaller the velocity (rad/s or m/s), the nearer the two.

    >>> from rnea import load
    >>> from rnea.describe import Friction
    >>> arm = load("one_link").with_friction({"joint1": Friction(coulomb=(2.0, 2.0))})
    >>> arm.with_smooth_friction(0.1).inverse_dynamics([0.0], [0.1]).round(4)  # 2 tanh(1)
    array([1.5232])
    """
    return changed(robot, describe.with_smooth_friction(robot.description, velocity))


def with_locked(robot: Robot, positions: Mapping[str, Any]) -> Robot:
    """The same robot with joints fixed at positions (rad, m), by name; their links are welded.

    Joints that follow a locked one are locked with it. The links and frames stay; those of a
    standard DH table stand on the joints, as in `to_tree`.

    >>> from rnea import load
    >>> load("panda").with_locked({"joint7": 0.5}).n
    6
    """
    if not isinstance(positions, Mapping):
        raise InputError("joints are locked by name: with_locked({'joint7': 0.5})")
    if not positions:
        return robot
    return _numeric(robot, models.locked(to_tree(robot).description, positions))


def to_dh(robot: Robot, convention: str) -> Robot:
    """The same serial robot as a DH table, centres of mass and inertias moved along.

    >>> from rnea import load
    >>> load("planar_2r").to_dh("standard").description.structure.rows[0].a
    Expression(text='l1')
    """
    if convention not in CONVENTIONS:
        raise UnknownNameError("convention", convention, CONVENTIONS, convention_called(convention))
    table = _numbers(robot)
    if isinstance(table.structure, Tree):
        table = models.tree_to_modified(table, robot.model)
    if isinstance(table.structure, DHTable) and table.structure.convention != convention:
        to_modified = convention == "modified"
        change = models.standard_to_modified if to_modified else models.modified_to_standard
        table = change(table)
    return _numeric(robot, table)


def to_tree(robot: Robot) -> Robot:
    """The same robot as links and joints.

    >>> from rnea import load
    >>> [joint.name for joint in load("planar_2r").to_tree().description.structure.joints]
    ['joint1', 'joint2']
    """
    description = _numbers(robot)
    is_tree = isinstance(description.structure, Tree)
    return robot if is_tree else _numeric(robot, models.dh_to_tree(description))


def chain(robot: Robot, from_link: str, to_link: str) -> Robot:
    """The robot between two links: `from_link` is its base, `to_link` hangs on it.

    Links welded to these stay; what hangs on other moving joints is cut off. The base stands
    where `from_link` stands at q = 0.

    >>> from rnea import load
    >>> load("ur5").chain("base_link", "forearm_link").joint_names
    ('shoulder_pan_joint', 'shoulder_lift_joint', 'elbow_joint')
    """
    tree = to_tree(robot)
    description, model, structure = tree.description, tree.model, tree.description.structure
    assert isinstance(structure, Tree)
    links = list(dict.fromkeys([model.root, *(link.name for link in structure.links)]))
    from_link, to_link = name_of(from_link, "from_link"), name_of(to_link, "to_link")
    # base is also a name of the root link, or of the one that floats
    start = model.frame(BASE).parent if from_link == BASE and BASE not in links else from_link
    for name in (start, to_link):
        if name not in links:
            raise UnknownNameError("link", name, links)
    X_start = frame_pose(model, start, body_poses(model, models.neutral(model)))
    said = models.with_described_tool(description, model)
    return _numeric(robot, models.chain(said, start, to_link, X_start))


def changed(robot: Robot, description: Description) -> Robot:
    kind = _kind_of(description)
    kind = robot.model.kind if kind is FLOAT else kind
    return type(robot)(description, kind=kind, eager=robot.eager)


def _numeric(robot: Robot, description: Description) -> Robot:
    return type(robot)(description, eager=robot.eager)


def _numbers(robot: Robot) -> Description:
    if robot.model.kind is not FLOAT:
        raise InputError("conversions compute with numbers; this robot has other parameters")
    return robot.description


def _kind_of(description: Description) -> ScalarType:
    """Float, unless a number of another kind was handed in."""
    know_symbols()
    numbers = [x for x in scalars_of(description) if not isinstance(x, Expression)]
    holder = np.empty(len(numbers), dtype=object)
    holder[:] = numbers
    return common_kind(holder)


def scalars_of(value: Any) -> Iterator[Any]:
    """Every number in a description, whatever it is nested in."""
    if is_dataclass(value) and not isinstance(value, Expression | type):
        for field in fields(value):
            yield from scalars_of(getattr(value, field.name))
    elif isinstance(value, Mapping | tuple | list):
        for item in value.values() if isinstance(value, Mapping) else value:
            yield from scalars_of(item)
    elif value is not None and not isinstance(value, str):
        yield value
