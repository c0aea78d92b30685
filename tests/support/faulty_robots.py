"""A robot without faults as URDF and as TOML, for planting one fault at a time by changing text.

An arm of three joints with a gripper: a turret, an upper arm (a box), a forearm (a thick rod across
its own axes, so that its tensor has products) and two fingers, mirrored and coupled.
"""

import re

from rnea.apps.check.lint.linting import refused
from rnea.check import lint
from rnea.errors import RneaError

GOOD_URDF = """<robot name="good">
  <link name="base_link">
    <inertial><origin xyz="0 0 0.05"/><mass value="6"/>
      <inertia ixx="0.0325" iyy="0.0325" izz="0.0512" ixy="0" ixz="0" iyz="0"/></inertial>
    <collision><origin xyz="0 0 0.05"/>
      <geometry><box size="0.2 0.2 0.1"/></geometry></collision>
  </link>
  <link name="turret">
    <inertial><origin xyz="0 0 0.1"/><mass value="3"/>
      <inertia ixx="0.0137" iyy="0.0137" izz="0.0074" ixy="0" ixz="0" iyz="0"/></inertial>
    <collision><origin xyz="0 0 0.1"/>
      <geometry><cylinder radius="0.07" length="0.2"/></geometry></collision>
  </link>
  <link name="upper">
    <inertial><origin xyz="0.2 0 0"/><mass value="4"/>
      <inertia ixx="0.0043" iyy="0.0555" izz="0.0556" ixy="0" ixz="0" iyz="0"/></inertial>
    <collision><origin xyz="0.2 0 0"/>
      <geometry><box size="0.4 0.08 0.08"/></geometry></collision>
  </link>
  <link name="fore">
    <inertial><origin xyz="0.1 0.1 0.1"/><mass value="2"/>
      <inertia ixx="0.0138" iyy="0.0139" izz="0.014" ixy="-0.0067" ixz="-0.0066" iyz="-0.0065"/>
    </inertial>
    <collision><origin xyz="0.1 0.1 0.1"/>
      <geometry><box size="0.22 0.22 0.22"/></geometry></collision>
  </link>
  <link name="left_finger">
    <inertial><origin xyz="0.02 0.005 0"/><mass value="0.1"/>
      <inertia ixx="3.1e-6" iyy="1.5e-5" izz="1.5e-5" ixy="-2e-6" ixz="0" iyz="0"/></inertial>
    <collision><origin xyz="0.02 0 0"/>
      <geometry><box size="0.04 0.015 0.02"/></geometry></collision>
  </link>
  <link name="right_finger">
    <inertial><origin xyz="0.02 -0.005 0"/><mass value="0.1"/>
      <inertia ixx="3.1e-6" iyy="1.5e-5" izz="1.5e-5" ixy="2e-6" ixz="0" iyz="0"/></inertial>
    <collision><origin xyz="0.02 0 0"/>
      <geometry><box size="0.04 0.015 0.02"/></geometry></collision>
  </link>
  <joint name="pan" type="revolute">
    <parent link="base_link"/><child link="turret"/><origin xyz="0 0 0.1" rpy="0 0 0.3"/>
    <axis xyz="0 0 1"/><limit lower="-2.9" upper="2.9" velocity="2" effort="100"/>
  </joint>
  <joint name="lift" type="revolute">
    <parent link="turret"/><child link="upper"/><origin xyz="0 0 0.2" rpy="0 1.5707963267948966 0"/>
    <axis xyz="0 1 0"/><limit lower="-2" upper="2" velocity="2" effort="90"/>
  </joint>
  <joint name="elbow" type="revolute">
    <parent link="upper"/><child link="fore"/><origin xyz="0.4 0 0" rpy="0 0 -0.3"/>
    <axis xyz="0 1 0"/><limit lower="-2.5" upper="2.5" velocity="3" effort="40"/>
    <dynamics damping="0.5" friction="0.2"/>
  </joint>
  <joint name="left_slide" type="prismatic">
    <parent link="fore"/><child link="left_finger"/><origin xyz="0.2 0.23 0.2"/>
    <axis xyz="0 1 0"/><limit lower="0" upper="0.04" velocity="0.1" effort="30"/>
  </joint>
  <joint name="right_slide" type="prismatic">
    <parent link="fore"/><child link="right_finger"/><origin xyz="0.2 0.17 0.2"/>
    <axis xyz="0 -1 0"/><limit lower="0" upper="0.04" velocity="0.1" effort="30"/>
    <mimic joint="left_slide"/>
  </joint>
</robot>
"""

GOOD_TOML = """format = 1
name = "good"
gravity = [0, 0, -9.81]

[parameters]
m = 4.0

[[links]]
name = "base"

[[links]]
name = "upper"
mass = "m"
com = [0.2, 0, 0]
inertia = [[0.0043, 0.0011, 0], [0.0011, 0.0555, 0], [0, 0, 0.0556]]

[[links]]
name = "fore"
mass = 2
com = [0.15, 0.01, 0]
about = "com"
inertia = { ixx = 0.0021, iyy = 0.0163, izz = 0.0165 }

[[links]]
name = "stub"
solid = { cylinder = { radius = 0.03, length = 0.05 }, density = 2700 }

[[joints]]
name = "lift"
kind = "revolute"
parent = "base"
child = "upper"
placement = { xyz = [0, 0, 0.4], matrix = [[1, 0, 0], [0, 0.8, -0.6], [0, 0.6, 0.8]] }
limits = { position = [-2, 2], velocity = 2, effort = 120 }

[[joints]]
name = "elbow"
kind = "revolute"
parent = "upper"
child = "fore"
placement = { xyz = [0.4, 0, 0], rpy = [0, 0.3, 0] }
limits = { position = [-2, 2], velocity = 2, effort = 40 }

[[joints]]
name = "twist"
kind = "revolute"
parent = "fore"
child = "stub"
placement = { xyz = [0.3, 0, 0], quaternion = { w = 0.6, x = 0.8, y = 0, z = 0 } }
limits = { position = [-2, 2], velocity = 2, effort = 5 }
"""


def changed(text, *changes):
    """The text with each (old, new) applied to its one occurrence."""
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} occurs {text.count(old)} times"
        text = text.replace(old, new)
    return text


# ---- pieces of the URDF, and ways of changing it

UPPER = 'ixx="0.0043" iyy="0.0555" izz="0.0556"'
FORE = 'ixx="0.0138" iyy="0.0139" izz="0.014" ixy="-0.0067" ixz="-0.0066" iyz="-0.0065"'
LIFT = '<axis xyz="0 1 0"/><limit lower="-2" upper="2" velocity="2" effort="90"/>'
RIGHT = '<origin xyz="0.02 -0.005 0"/><mass value="0.1"/>'
RIGHT_TENSOR = 'ixx="3.1e-6" iyy="1.5e-5" izz="1.5e-5" ixy="2e-6"'
TURN = 'rpy="0 1.5707963267948966 0"'


def limits(**values):
    """The lift's limits with some of them changed; None leaves one out."""
    given = {"lower": "-2", "upper": "2", "velocity": "2", "effort": "90", **values}
    said = " ".join(f'{key}="{value}"' for key, value in given.items() if value is not None)
    return (LIFT, f'<axis xyz="0 1 0"/><limit {said}/>')


def without_inertials(*links):
    """The URDF with the inertials of some links (all if none is named) left out."""

    def cut(text):
        def stripped(match):
            wanted = not links or match.group(1) in links
            return (
                re.sub(r"<inertial>.*?</inertial>", "", match.group(0), flags=re.S)
                if wanted
                else match.group(0)
            )

        return re.sub(r'<link name="(\w+)">.*?</link>', stripped, text, flags=re.S)

    return cut


def edit(*changes):
    return lambda text: changed(text, *changes)


def everywhere(pattern, new):
    return lambda text: re.sub(pattern, new, text)


MIDDLE = """<link name="mid"/>
  <joint name="pan2" type="continuous"><parent link="mid"/><child link="turret"/>
    <axis xyz="0 0 1"/></joint>
</robot>"""


def found(reader, text):
    """What is found in a text; an error of the reader as the one finding."""
    try:
        return lint(reader.read(text, "robot.file"))
    except RneaError as problem:
        return [refused(problem, "robot")]
