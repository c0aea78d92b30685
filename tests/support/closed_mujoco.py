"""The closed mechanisms in MuJoCo: its own tree, and a soft `connect` for every loop.

A hinge that closes a planar loop becomes a point: in the plane that is the same, and across it
nothing moves. MuJoCo's constraint is regularised in proportion to `softness`; as that goes to zero
it becomes a joint. On a closed position the reference acceleration is nothing but the bias of the
rows (J' qd), so stiffness and damping have nothing to do there.
"""

import mujoco
import numpy as np

from support.closed_files import ClosedFile

_TYPES = {"revolute": "hinge", "prismatic": "slide"}


def mjcf(name, solref=(0.02, 1.0), solimp=(0.9, 0.95, 0.001)):
    """MJCF text of a mechanism; solref and solimp of every loop as MuJoCo has them."""
    file = ClosedFile(name)
    bodies = "\n".join(_body(file, joint, 2) for joint in file.children("base"))
    on_base = "".join(_site(loop, side) for loop, side in _ends(file, "base"))
    soft = f'solref="{_text(solref)}" solimp="{_text(solimp)}"'
    connects = "\n".join(
        f'    <connect name="{loop.name}" site1="{loop.name}_0" site2="{loop.name}_1" {soft}/>'
        for loop in file.loops
    )
    motors = "\n".join(f'    <motor joint="{joint}"/>' for joint in file.actuated)
    return f"""<mujoco model="{name}">
  <compiler angle="radian" autolimits="true"/>
  <option gravity="0 0 -9.81"/>
  <worldbody>
{on_base}{bodies}
  </worldbody>
  <equality>
{connects}
  </equality>
  <actuator>
{motors}
  </actuator>
</mujoco>
"""


def _text(numbers):
    return " ".join(repr(float(x)) for x in np.ravel(numbers))


def _ends(file, link):
    for loop in file.loops:
        for side, end in enumerate((loop.parent, loop.child)):
            if end == link:
                yield loop, side


def _site(loop, side):
    place = (loop.place, loop.child_place)[side]
    return f'<site name="{loop.name}_{side}" pos="{_text(place.point)}"/>'


def _body(file, joint, depth):
    pad = "  " * depth
    rotation, point = joint.place.rotation, joint.place.point
    if joint.parent == "base":
        rotation, point = (
            file.base.rotation @ rotation,
            file.base.point + file.base.rotation @ point,
        )
    turned = np.arctan2(rotation[1, 0], rotation[0, 0])
    mass, com, inertia = file.links[joint.child]
    entries = [inertia[i, j] for i, j in ((0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2))]
    inside = [
        *_joints(joint),
        f'<inertial mass="{mass!r}" pos="{_text(com)}" fullinertia="{_text(entries)}"/>',
        *(_site(loop, side) for loop, side in _ends(file, joint.child)),
    ]
    lines = [
        f'{pad}<body name="{joint.child}" pos="{_text(point)}" euler="{_text((0, 0, turned))}">'
    ]
    lines += [f"{pad}  {line}" for line in inside]
    lines += [_body(file, child, depth + 1) for child in file.children(joint.child)]
    return "\n".join([*lines, f"{pad}</body>"])


def _joints(joint):
    felt = f' armature="{joint.rotor!r}"' if joint.rotor else ""
    match joint.kind:
        case "universal":
            for part, axis in zip(("angle1", "angle2"), joint.axes, strict=True):
                yield f'<joint name="{joint.name}_{part}" type="hinge" axis="{_text(axis)}"/>'
        case "free":
            yield f'<freejoint name="{joint.name}"/>'
        case "spherical":
            yield f'<joint name="{joint.name}" type="ball"/>'
        case kind:
            axis = _text(joint.axes[0])
            yield f'<joint name="{joint.name}" type="{_TYPES[kind]}" axis="{axis}"{felt}/>'


class ClosedMujoco:
    """A mechanism there; its loops are as soft as MuJoCo's stiffest (impedance 0.9999), times
    `softness`."""

    def __init__(self, name, softness, solref=(0.02, 1.0)):
        self.file = ClosedFile(name)
        text = mjcf(name, solref, (0.9999, 0.9999, 1.0))
        self.model = mujoco.MjModel.from_xml_string(text)
        self.data = mujoco.MjData(self.model)
        option = self.model.opt
        option.disableflags |= int(mujoco.mjtDisableBit.mjDSBL_CONTACT)
        option.jacobian = int(mujoco.mjtJacobian.mjJAC_DENSE)
        option.tolerance, option.iterations, option.ls_iterations = 0, 200, 200
        # the regularisation is proportional to these
        self.model.body_invweight0[:] *= softness

    def accelerations(self, q, speeds, efforts):
        """Rates of all joints' speeds, by joint; q, speeds and efforts are lists by joint."""
        data = self.data
        data.qpos[:], data.qvel[:] = self._position(q), self._speeds(q, speeds)
        data.qfrc_applied[:] = self._speeds(q, efforts)
        mujoco.mj_forward(self.model, data)
        return self._back(q, speeds, data.qacc)

    # ---- coordinates: those of a free joint's speeds differ ------------------------------------

    def _names(self, joint):
        if joint.kind == "universal":
            return [f"{joint.name}_angle1", f"{joint.name}_angle2"]
        return [joint.name]

    def _slices(self, joint):
        """Columns of qpos and qvel."""
        ids = [self.model.joint(name).id for name in self._names(joint)]
        nq, nv = {"free": (7, 6), "spherical": (4, 3)}.get(joint.kind, (1, 1))
        first_q, first_v = self.model.jnt_qposadr[ids[0]], self.model.jnt_dofadr[ids[0]]
        count = len(ids)
        return slice(first_q, first_q + count * nq), slice(first_v, first_v + count * nv)

    def _position(self, q):
        out = np.zeros(self.model.nq)
        for joint in self.file.joints:
            out[self._slices(joint)[0]] = q[joint.name]
        return out

    def _speeds(self, q, speeds):
        out = np.zeros(self.model.nv)
        for joint in self.file.joints:
            own = np.asarray(speeds.get(joint.name, 0.0))
            if joint.kind == "free" and own.any():
                own = np.concatenate([_matrix(q[joint.name][3:]) @ own[3:], own[:3]])
            out[self._slices(joint)[1]] = own
        return out

    def _back(self, q, speeds, rates):
        out = {}
        for joint in self.file.joints:
            own = rates[self._slices(joint)[1]].copy()
            if joint.kind == "free":
                w, v = np.split(np.asarray(speeds[joint.name]), 2)
                linear = _matrix(q[joint.name][3:]).T @ own[:3] - np.cross(w, v)
                own = np.concatenate([own[3:], linear])
            out[joint.name] = own
        return out


def _matrix(quaternion):
    R = np.zeros(9)
    mujoco.mju_quat2Mat(R, np.asarray(quaternion, dtype=float))
    return R.reshape(3, 3)
