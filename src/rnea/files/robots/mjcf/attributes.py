"""Every attribute of MJCF: read, without effect on the dynamics, or left out with a warning.

The reader issues its warnings from this table, and docs/look-up/robot-files.md prints it. "No
effect" is meant of mass matrix, bias, and the torques of springs and dampers: contacts, the
constraint solver, sensors, drawings and the commands of actuators are not part of a robot here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from fnmatch import fnmatchcase
from typing import Any

from rnea.core.description.names import listed
from rnea.files.robots.mjcf import active_elements as acting
from rnea.files.robots.mjcf.active_elements import Spec


class Effect(Enum):
    """What becomes of an attribute here."""

    SUPPORTED = "supported"
    NONE = "no effect"
    WARNING = "warning"


@dataclass(frozen=True)
class Row:
    """Attributes of an element with one and the same effect.

    element: its path below <mujoco>, as MuJoCo's schema has it; * is any name
    attributes: their names; "*" for all of them and those of the elements within
    note: for the page; of a warning, the sentence itself, to which the names are added
    acts: of a warning: whether it acts in an element of `where`, a list of the spec
    """

    element: str
    attributes: str
    effect: Effect
    note: str = ""
    where: str = ""
    acts: Callable[[Any, Spec], bool] | None = None

    def covers(self, element: str, attribute: str) -> bool:
        """Whether the row is about an attribute of the element at a path."""
        own, path = self.element.split("/"), element.split("/")
        depth = min(len(own), len(path)) if self.attributes == "*" else len(path)
        fits = len(own) == depth and all(map(fnmatchcase, path, own))
        return fits and (self.attributes == "*" or attribute in self.attributes.split())


def cautions(spec: Any, disabled: Callable[[str], bool]) -> list[str]:
    """A sentence for every warning of the table that a spec calls for."""
    context, sentences = Spec(spec, disabled), []
    for row in ROWS:
        if row.acts is None:
            continue
        found = [part for part in _parts(spec, row.where) if row.acts(part, context)]
        if found and row.where == "option":
            sentences.append(row.note)
        elif found:
            sentences.append(f"{row.note}: {row.where} {listed([_name(part) for part in found])}")
    return sentences


def _parts(spec: Any, where: str) -> Iterable[Any]:
    return [spec.option] if where == "option" else getattr(spec, where)


def _name(part: Any) -> str:
    """An element's name, or that of the body or the constraint that it belongs to."""
    if part.name:
        return str(part.name)
    if hasattr(part, "name1"):
        return str(part.name1)
    return f"that of body {part.parent.name}" if hasattr(part, "springref") else "?"


# ---- the table -----------------------------------------------------------------------------------

_YES, _NO, _WARN = Effect.SUPPORTED, Effect.NONE, Effect.WARNING
_TURNED = "pos quat axisangle xyaxes zaxis euler"
_BODY = "(world)body"
_SOLVER = "constraint solver"

_COMMANDS = (
    "name class group user actdim actearly actlimited actrange area bias biasprm biastype body "
    "cogging controller cranklength cranksite dampratio delay diameter dynprm dyntype ffrange "
    "force fpmax fvmax gain gainprm gaintype imax inductance inheritrange input instance interp ki "
    "kp kv lengthrange lmax lmin lugre motorconst nominal nsample plugin posrange range refsite "
    "resistance scale site slewmax slidersite tausmooth tendon thermal timeconst "
    "velrange vmax"
)

ROWS: tuple[Row, ...] = (
    Row("", "model", _YES, "the robot's name"),
    Row("compiler", "angle eulerseq", _YES, "units of angles, order of Euler angles"),
    Row("compiler", "autolimits", _YES, "a range alone is a limit"),
    Row("compiler", "inertiafromgeom inertiagrouprange", _YES, "which masses follow from geoms"),
    Row("compiler", "boundmass boundinertia balanceinertia settotalmass", _YES, "masses"),
    Row("compiler", "fusestatic discardvisual", _YES, "bodies and geoms stay, masses are MuJoCo's"),
    Row("compiler", "alignfree", _YES, "the frame of a free body is its inertial frame, so is `q`"),
    Row("compiler", "fitaabb meshdir assetdir strippath", _YES, "masses from meshes"),
    Row("compiler", "coordinate", _YES, "`local`; MuJoCo refuses `global`"),
    Row("compiler", "conflict", _YES, "options of attached models"),
    Row("compiler", "usethread passthrough texturedir", _NO, "work of the compiler, textures"),
    Row("compiler", "savecanonical savecompiled saveinertial", _NO, "saving"),
    Row("compiler/lengthrange", "*", _NO, "ranges of muscles"),
    Row("option", "gravity", _YES),
    Row("option", "density viscosity", _WARN, "the forces of a surrounding fluid are left out",
        "option", acting.is_in_fluid),
    Row("option", "wind", _NO, "without a fluid; with one, its density or viscosity is warned of"),
    Row("option", "actuatorgroupdisable", _NO, "commands of actuators"),
    Row("option", "timestep integrator sleep_tolerance", _NO, "integration"),
    Row("option", "magnetic", _NO, "sensors"),
    Row("option", "cone impratio jacobian solver iterations tolerance ls_iterations ls_tolerance "
        "noslip_iterations noslip_tolerance o_margin o_solref o_solimp o_friction", _NO, _SOLVER),
    Row("option", "ccd_iterations ccd_tolerance sdf_iterations sdf_initpoints", _NO, "contacts"),
    Row("option/flag", "gravity damper spring frictionloss equality constraint", _YES),
    Row("option/flag", "actuation clampctrl", _NO, "commands of actuators"),
    Row("option/flag", "limit contact filterparent midphase nativeccd multiccd override ipc", _NO,
        "limits are bounds, contacts are not read"),
    Row("option/flag", "warmstart refsafe island diagexact speculative", _NO, _SOLVER),
    Row("option/flag", "autoreset energy eulerdamp fwdinv invdiscrete sensor sleep", _NO,
        "integration, sensors"),
    Row("default", "class", _YES, "defaults are those of their elements, which this table lists"),
    Row(_BODY, f"name childclass {_TURNED}", _YES),
    Row(_BODY, "mocap", _YES, "held where the file draws it"),
    Row(_BODY, "fuse", _YES, "masses under `fusestatic`"),
    Row(_BODY, "gravcomp", _WARN, "gravity compensation is left out", "bodies", acting.is_lifted),
    Row(_BODY, "simple sleep user", _NO, "memory, integration, users' own numbers"),
    Row(f"{_BODY}/plugin", "*", _WARN, "forces of plugins are left out", "bodies",
        acting.has_plugin),
    Row(f"{_BODY}/attach", "*", _YES),
    Row(f"{_BODY}/inertial", f"mass diaginertia fullinertia {_TURNED}", _YES),
    Row(f"{_BODY}/joint", "name class type pos axis ref", _YES),
    Row(f"{_BODY}/joint", "armature damping frictionloss stiffness springref", _YES,
        "along an axis, and linear; otherwise as follows"),
    Row(f"{_BODY}/joint", "range limited actuatorfrcrange actuatorfrclimited", _YES, "limits"),
    Row(f"{_BODY}/joint", "armature frictionloss", _WARN, "armature and dry friction of a free "
        "joint act along the body's axes, in MuJoCo along the world's", "joints",
        acting.acts_in_world_axes),
    Row(f"{_BODY}/joint", "stiffness", _WARN, "springs of balls and free joints are left out",
        "joints", acting.springs_any_way),
    Row(f"{_BODY}/joint", "stiffness", _WARN, "higher powers of stiffness are left out", "joints",
        acting.has_curved_spring),
    Row(f"{_BODY}/joint", "damping", _WARN, "higher powers of damping are left out", "joints",
        acting.has_curved_damper),
    Row(f"{_BODY}/joint", "springdamper", _WARN, "springdamper is left out, with the stiffness and "
        "damping that it replaces", "joints", acting.is_computed),
    Row(f"{_BODY}/joint", "springyield", _WARN, "springyield is left out: springs are elastic at "
        "any length", "joints", acting.yields),
    Row(f"{_BODY}/joint", "margin solreflimit solimplimit solreffriction solimpfriction", _NO,
        _SOLVER),
    Row(f"{_BODY}/joint", "actuatorgravcomp", _NO, "`gravcomp` itself is warned of"),
    Row(f"{_BODY}/joint", "group user", _NO),
    Row(f"{_BODY}/freejoint", "name align", _YES),
    Row(f"{_BODY}/freejoint", "group", _NO),
    Row(f"{_BODY}/geom", f"class type size fromto {_TURNED}", _YES, "shapes, masses"),
    Row(f"{_BODY}/geom", "mass density shellinertia mesh hfield fitscale", _YES, "masses"),
    Row(f"{_BODY}/geom", "group contype conaffinity", _YES,
        "which geoms give masses, and which are drawn only"),
    Row(f"{_BODY}/geom/plugin", "*", _YES, "masses of signed distance fields"),
    Row(f"{_BODY}/geom", "fluidshape fluidcoef", _NO, "a fluid is warned of"),
    Row(f"{_BODY}/geom", "adhesion condim friction gap margin priority solimp solmix solref "
        "surfacevel", _NO, "contacts"),
    Row(f"{_BODY}/geom", "name castshadow material rgba user", _NO, "names, drawing"),
    Row(f"{_BODY}/site", f"name class fromto {_TURNED}", _YES, "frames"),
    Row(f"{_BODY}/site", "type group material mesh rgba size user", _NO, "drawing"),
    Row(f"{_BODY}/camera", "*", _NO),
    Row(f"{_BODY}/light", "*", _NO),
    Row(f"{_BODY}/flexcomp", "*", _WARN, "its bodies are links, `flex` is warned of"),
    Row("deformable/flex", "*", _WARN, "deformable parts are left out", "flexes",
        acting.is_there),
    Row("deformable/skin", "*", _NO, "drawing"),
    Row("tendon/*", "armature", _WARN, "armature of tendons is left out of mass matrix and bias",
        "tendons", acting.adds_to_masses),
    Row("tendon/*", "stiffness springlength springyield damping frictionloss", _WARN,
        "forces of tendons are left out", "tendons", acting.pulls),
    Row("tendon/*", "name class group material rgba width user", _NO),
    Row("tendon/*", "actuatorfrclimited actuatorfrcrange limited range margin solimpfriction "
        "solimplimit solreffriction solreflimit", _NO, "limits"),
    Row("tendon/*/*", "*", _NO, "the path of a tendon"),
    Row("equality/*", "name class active", _YES),
    Row("equality/*", "solimp solref", _NO, "constraints hold exactly"),
    Row("equality/connect", "body1 body2 anchor site1 site2", _YES, "a spherical loop"),
    Row("equality/weld", "body1 body2 anchor relpose site1 site2", _YES, "a fixed loop"),
    Row("equality/weld", "torquescale", _NO, "constraints hold exactly"),
    Row("equality/joint", "joint1 joint2 polycoef", _YES, "a mimic or a coupling"),
    Row("equality/tendon", "tendon1 tendon2 polycoef", _WARN,
        "constraints of tendons and flexes are left out", "equalities", acting.ties_tendons),
    Row("equality/flex", "flex", _WARN, "as constraints of tendons"),
    Row("equality/flexstrain", "flex cell", _WARN, "as constraints of tendons"),
    Row("actuator/*", "joint jointinparent", _YES, "`actuated`"),
    Row("actuator/*", "armature damping gear", _YES,
        "of the joint, times gear²; damping linear; otherwise as follows"),
    Row("actuator/*", "armature damping", _WARN,
        "damping and armature of actuators that do not act on joints are left out", "actuators",
        acting.acts_off_joints),
    Row("actuator/*", "armature damping", _WARN, "damping and armature of actuators on balls and "
        "free joints are left out, since they act in one direction of several", "actuators",
        acting.acts_in_one_direction),
    Row("actuator/*", "damping", _WARN, "higher powers of damping of actuators are left out",
        "actuators", acting.motor_has_curved_damper),
    Row("actuator/*", "forcerange forcelimited ctrlrange ctrllimited saturation", _YES,
        "limits of effort"),
    Row("actuator/*", _COMMANDS, _NO, "what an actuator makes of its command: torques are given "
        "or computed here"),
    Row("actuator/plugin/config", "*", _NO),
    Row("asset/mesh", "*", _YES, "shapes, masses"),
    Row("asset/hfield", "*", _NO, "height fields have no mass"),
    Row("asset/model", "*", _YES),
    Row("asset/skin", "*", _NO, "drawing"),
    Row("asset/texture", "*", _NO, "drawing"),
    Row("asset/material", "*", _NO, "drawing"),
    Row("keyframe/key", "name qpos", _YES, "the one called `assembly`"),
    Row("keyframe/key", "act ctrl mpos mquat plastic qvel time", _NO),
    Row("contact", "*", _NO),
    Row("sensor", "*", _NO),
    Row("visual", "*", _NO),
    Row("statistic", "*", _NO),
    Row("size", "*", _NO),
    Row("custom", "*", _NO),
    Row("extension", "*", _NO, "plugins act where they are used"),
)  # fmt: skip
