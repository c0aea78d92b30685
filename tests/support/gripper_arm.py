"""An arm with a gripper, and the recording of the arm alone, in our words and in others'."""

import numpy as np

import rnea
from rnea.motion import Columns, Trajectory, motion_bytes

_BODY = """<link name="{name}"><inertial><origin xyz="0.01 0 {z}"/><mass value="{mass}"/>
<inertia ixx="0.021" iyy="0.022" izz="0.013" ixy="0" ixz="0" iyz="0"/></inertial></link>"""
_JOINT = """<joint name="{name}" type="{kind}"><parent link="{parent}"/><child link="{child}"/>
<origin xyz="0 0 0.4"/><axis xyz="{axis}"/>
<limit lower="{low}" upper="{high}" effort="100" velocity="3"/></joint>"""
URDF = "\n".join(
    [
        '<robot name="gripper arm"><link name="base_link"/>',
        _BODY.format(name="upper", z=0.2, mass=2.5),
        _BODY.format(name="fore", z=0.12, mass=1.5),
        _BODY.format(name="finger", z=0.03, mass=0.2),
        _JOINT.format(
            name="shoulder", kind="revolute", parent="base_link", child="upper", axis="0 1 0",
            low=-2, high=2,
        ),
        _JOINT.format(
            name="elbow", kind="revolute", parent="upper", child="fore", axis="0 1 0",
            low=-2, high=2,
        ),
        _JOINT.format(
            name="slide", kind="prismatic", parent="fore", child="finger", axis="1 0 0",
            low=0, high=0.04,
        ),
        "</robot>",
    ]
)  # fmt: skip
LOCK = ("--lock", "slide=0.02")
# our names by theirs
THEIRS = {"time": "t", "a1": "shoulder", "a2": "elbow"}
MAP = ("--map", ",".join(f"{theirs}={ours}" for theirs, ours in THEIRS.items()))


def arm():
    return rnea.loads(URDF, file="arm.urdf").with_locked({"slide": 0.02})


def motion(rows=30):
    t = np.linspace(0.0, 1.0, rows)[:, None]
    angle = 2 * np.pi * t
    size = np.array([[0.4, -0.3]])
    q, qd = 0.1 + size * np.sin(angle), size * 2 * np.pi * np.cos(angle)
    qdd = -size * 4 * np.pi**2 * np.sin(angle)
    return Trajectory(t[:, 0], q, qd, qdd, ("shoulder", "elbow"), Columns.of(arm().model))


def with_torques(moved):
    """The motion with the torques it needs, as a CSV of both."""
    tau = arm().inverse_dynamics(moved.q, moved.qd, moved.qdd)
    text = motion_bytes(moved, "m.csv").decode()
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    rows = [f"{line},{a!r},{b!r}" for line, (a, b) in zip(lines[1:], tau.tolist(), strict=True)]
    return "\n".join([f"{lines[0]},tau_shoulder,tau_elbow", *rows]) + "\n"


def misspelt(text):
    """The same with other names, semicolons and decimal commas."""
    header, *rows = (line for line in text.splitlines() if not line.startswith("#"))
    for theirs, ours in THEIRS.items():
        header = ",".join(
            theirs if name == ours else name.replace(f"_{ours}", f"_{theirs}")
            for name in header.split(",")
        )
    rows = [row.replace(",", ";").replace(".", ",") for row in rows]
    return "\n".join([header.replace(",", ";"), *rows]) + "\n"
