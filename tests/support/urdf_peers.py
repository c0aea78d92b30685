"""The URDF files that Pinocchio ships for examples, and what its and MuJoCo's readers make of them.

States are matched by the names of joints: the peers order siblings their own way, and Pinocchio
gives a continuous joint two numbers. Joints that only a peer moves (a floating base) stay at rest.
"""

import re
import sysconfig
import warnings
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import numpy as np
import pinocchio as pin

import rnea

ROBOTS = Path(
    sysconfig.get_path("purelib"), "cmeel.prefix", "share", "example-robot-data", "robots"
)
FILES = sorted(str(path.relative_to(ROBOTS)) for path in ROBOTS.rglob("*.urdf"))


def loaded(file, **options):
    with warnings.catch_warnings():
        # inertias that no rigid body has: that they are warned of is tested below
        warnings.simplefilter("ignore", rnea.ModelWarning)
        return rnea.load(ROBOTS / file, **options)


class PinocchioPeer:
    """Torques, mass matrix and joint wrenches of a URDF, every joint on its own."""

    def __init__(self, text, joint_names):
        self.model = pin.buildModelFromXML(text)
        self.data = self.model.createData()
        self.names = joint_names
        self.ids = [self.model.getJointId(name) for name in joint_names]
        assert all(0 < i < self.model.njoints for i in self.ids)
        self.v = [self.model.idx_vs[i] for i in self.ids]

    def _state(self, q, qd, qdd):
        theirs_q, v, a = pin.neutral(self.model), np.zeros(self.model.nv), np.zeros(self.model.nv)
        for i, value in zip(self.ids, q, strict=True):
            start = self.model.idx_qs[i]
            both = self.model.nqs[i] == 2
            theirs_q[start : start + 1 + both] = [np.cos(value), np.sin(value)] if both else value
        v[self.v], a[self.v] = qd, qdd
        return theirs_q, v, a

    def torques(self, q, qd, qdd):
        return pin.rnea(self.model, self.data, *self._state(q, qd, qdd))[self.v]

    def wrenches(self):
        """Force and moment through every joint, of the last state asked for: two (n, 3)."""
        forces = [self.data.f[i] for i in self.ids]
        return np.array([f.linear for f in forces]), np.array([f.angular for f in forces])

    def mass_matrix(self, q):
        M = pin.crba(self.model, self.data, self._state(q, 0 * q, 0 * q)[0])
        M = np.triu(M) + np.triu(M, 1).T
        return M[np.ix_(self.v, self.v)]


class MujocoPeer:
    """Inverse dynamics of a URDF without shapes, friction and constraints."""

    def __init__(self, text, joint_names):
        import mujoco

        self.mujoco = mujoco
        self.model = mujoco.MjModel.from_xml_string(bare(text))
        self.model.opt.disableflags |= int(mujoco.mjtDisableBit.mjDSBL_CONSTRAINT)
        self.data = mujoco.MjData(self.model)
        joints = [self.model.joint(name) for name in joint_names]
        self.q = [int(joint.qposadr[0]) for joint in joints]
        self.v = [int(joint.dofadr[0]) for joint in joints]

    def torques(self, q, qd, qdd):
        self.mujoco.mj_resetData(self.model, self.data)
        self.data.qpos[self.q], self.data.qvel[self.v], self.data.qacc[self.v] = q, qd, qdd
        self.mujoco.mj_inverse(self.model, self.data)
        return self.data.qfrc_inverse[self.v].copy()


def bare(text):
    """A URDF with its links, inertials and joints only, as MuJoCo can read without meshes."""
    root = ElementTree.fromstring(re.sub(r"^\s+(?=<\?xml)", "", text))
    for child in list(root):
        if child.tag not in ("link", "joint"):
            root.remove(child)
        keep = {"link": ("inertial",), "joint": ("origin", "parent", "child", "axis")}
        for part in list(child):
            if part.tag not in keep.get(child.tag, ()):
                child.remove(part)
    options = "<compiler balanceinertia='false' fusestatic='false' discardvisual='false'/>"
    root.append(ElementTree.fromstring(f"<mujoco>{options}</mujoco>"))
    return ElementTree.tostring(root, encoding="unicode")


def mimics(text, joint_names):
    """G (N, n) and offsets (N,) with q_all = G q + offsets, straight from the file.

    joint_names: those of all moving joints. Returns also the names of the joints that remain.
    """
    said = {}
    for joint in ElementTree.fromstring(text.strip()).iter("joint"):
        mimic = joint.find("mimic")
        if mimic is not None and joint.get("name") in joint_names:
            ratio, offset = (float(mimic.get(k, d)) for k, d in (("multiplier", 1), ("offset", 0)))
            said[joint.get("name")] = (mimic.get("joint"), ratio, offset)
    free = [name for name in joint_names if name not in said]
    G, offsets = np.zeros((len(joint_names), len(free))), np.zeros(len(joint_names))
    for row, name in enumerate(joint_names):
        ratio, offset = 1.0, 0.0
        while name in said:
            name, by, shift = said[name]
            ratio, offset = ratio * by, offset + ratio * shift
        G[row, free.index(name)] = ratio
        offsets[row] = offset
    return G, offsets, free
