"""Good files from which spoilt ones are made: between them, all that each format can say."""

import numpy as np

import rnea

_BODY = '<inertial pos="0 0 0.1" mass="1" diaginertia="1 1 1"/>'
_AXES = "<axis><xyz>0 0 1</xyz></axis><axis2><xyz>1 0 0</xyz></axis2>"

MJCF = [
    f"""<mujoco><worldbody><body name="a" pos="0 0 1"><freejoint/>{_BODY}
  <body name="b" quat="1 0 0 1"><joint name="j" type="ball" pos="0 0 .1" armature="1"/>{_BODY}
    <body name="c"><joint name="k" type="slide" axis="1 1 0"/><joint name="l" axis="0 1 0"/>{_BODY}
    </body></body></body></worldbody></mujoco>""",
    # what multiplies bodies, and what the compiler computes
    f"""<mujoco><compiler angle="radian" fusestatic="true" settotalmass="5" boundmass=".1"/>
  <option gravity="0 0 -9.81"><flag damper="enable"/></option>
  <asset><mesh name="t" vertex="0 0 0 1 0 0 0 1 0 0 0 1"/><hfield name="h" nrow="3" ncol="4"
    size="1 1 1 .1"/><texture name="x" type="2d" builtin="flat" width="8" height="8"/></asset>
  <worldbody><replicate count="3" offset="1 0 0" euler="0 0 .1"><body><joint axis="0 1 0"/>
  {_BODY}</body></replicate><geom type="hfield" hfield="h"/><frame pos="1 2 3"><body name="m"
  childclass="c"><joint/><geom type="mesh" mesh="t"/><site name="s"/></body></frame></worldbody>
  <default><default class="c"><joint damping=".5" stiffness="2" springref=".1"/></default></default>
  <keyframe><key name="k" qpos="0 0 0 0"/></keyframe></mujoco>""",
    f"""<mujoco><worldbody><body name="b"><joint name="h" range="-90 90" axis="0 1 0"/>{_BODY}
  <flexcomp name="f" type="grid" count="2 2 2" spacing=".1 .1 .1" dim="3" mass="1"/><body name="c">
  <joint name="g"/>{_BODY}</body></body></worldbody><equality><joint joint1="g" joint2="h"
  polycoef="0 2 0 0 0"/></equality><tendon><fixed name="t"><joint joint="h" coef="1"/></fixed>
  </tendon><actuator><motor joint="h" gear="10" ctrlrange="-1 1"/><position tendon="t" kp="2"/>
  </actuator><sensor><jointpos joint="h"/></sensor></mujoco>""",
    # loops, by bodies and by sites, and joints tied in every way
    f"""<mujoco><worldbody><site name="o" pos=".2 0 0"/><body name="a"><joint name="j" axis="0 1 0"
  ref="10"/>{_BODY}<body name="b" pos=".1 0 0"><joint name="k" axis="0 1 0"/>{_BODY}
  <site name="s" pos=".1 0 0"/></body></body><body name="c" pos=".2 0 0">
  <joint name="l" type="slide"/>{_BODY}<body name="d"><joint name="m"/>{_BODY}</body></body>
  </worldbody><equality>
  <connect name="x" body1="b" body2="c" anchor=".1 0 0"/><weld body1="d" relpose="0 0 1 1 0 0 0"
  anchor="0 0 .1" torquescale="2"/><connect site1="o" site2="s" active="false"/>
  <weld site1="o" site2="s"/><joint joint1="j" joint2="l" polycoef=".1 1 2 3 4"/>
  <joint joint1="k" joint2="j" polycoef="0 2 0 0 0"/><joint joint1="m"/></equality>
  <actuator><motor joint="k"/></actuator></mujoco>""",
]
SDF = [
    *(
        f"""<sdf version="1.10"><model name="m"><link name="a"/><link name="b"><inertial>
  <mass>2</mass><pose>0 0 .1 0 0 0</pose><inertia><ixx>1</ixx><iyy>1</iyy><izz>1</izz></inertia>
  </inertial></link>
  <joint name="j" type="{kind}"><pose rotation_format="quat_xyzw">0 0 1 0 0 0 1</pose>
  <parent>a</parent><child>b</child>{_AXES}<screw_thread_pitch>1</screw_thread_pitch></joint>
  </model></sdf>"""
        for kind in ("ball", "universal", "revolute2", "screw", "revolute", "prismatic")
    ),
    """<sdf version="1.11"><world name="w"><gravity>0 0 -9.8</gravity><model name="arm">
  <pose relative_to="f">0 0 1 0 0 .5</pose><frame name="f" attached_to="base"><pose>1 0 0 0 0 0
  </pose></frame><link name="base"><inertial auto="true"><density>1000</density></inertial>
  <collision name="c"><pose>0 0 0 0 0 0</pose><geometry><box><size>1 2 3</size></box></geometry>
  </collision></link><link name="tip"><pose relative_to="base" degrees="true">0 0 1 0 90 0</pose>
  <inertial auto="true"/><collision name="k"><density>500</density><geometry><cylinder>
  <radius>.1</radius><length>2</length></cylinder></geometry></collision><visual name="v"><geometry>
  <sphere><radius>.1</radius></sphere></geometry></visual></link><joint name="j" type="revolute">
  <parent>base</parent><child>tip</child><axis><xyz expressed_in="f">0 0 1</xyz><limit><lower>-1
  </lower><upper>1</upper><effort>5</effort><velocity>2</velocity></limit><dynamics><damping>.1
  </damping><friction>.2</friction><spring_stiffness>1</spring_stiffness><spring_reference>.1
  </spring_reference></dynamics><mimic joint="k"><multiplier>2</multiplier><offset>0</offset>
  <reference>0</reference></mimic></axis></joint><model name="inner"><link name="x"/></model>
  <joint name="k" type="fixed"><parent>tip</parent><child>inner::x</child></joint></model></world>
  </sdf>""",
    *(
        f"""<sdf version="1.8"><model name="ring"><link name="a"/><link name="b"><pose>1 0 0 0 0 0
  </pose></link><link name="c"><pose relative_to="b">0 1 0 0 0 .5</pose></link>
  <joint name="0" type="fixed"><parent>world</parent><child>a</child></joint>
  <joint name="1" type="revolute"><parent>a</parent><child>b</child>{_AXES}</joint>
  <joint name="2" type="revolute"><parent>b</parent><child>c</child>{_AXES}</joint>
  <joint name="3" type="{kind}"><parent>{end}</parent><child>c</child>{_AXES}
  <screw_thread_pitch>1</screw_thread_pitch></joint></model></sdf>"""
        for kind, end in (("ball", "a"), ("universal", "world"), ("screw", "a"), ("fixed", "a"))
    ),
]
URDF = [
    f"""<robot name="r"><link name="world"/><link name="base"/>
  <joint name="j" type="{kind}"><parent link="world"/><child link="base"/><axis xyz="0 0 1"/>
  <limit lower="1" upper="2" effort="3" velocity="4"/></joint></robot>"""
    for kind in ("floating", "planar", "continuous", "fixed")
]
XACRO = [
    """<robot name="one" xmlns:xacro="http://www.ros.org/wiki/xacro">
  <xacro:arg name="mass" default="2"/><xacro:property name="half" value="${1 / 2}"/>
  <xacro:property name="table" value="${dict(a=1, b=[1, 2, 3])}"/>
  <xacro:macro name="body" params="mass *origin **rest name:=x size:=^|3">
    <link name="${name}"><inertial><xacro:insert_block name="origin"/><mass value="${mass * half}"/>
    <inertia ixx="${size**2}" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial>
    <xacro:insert_block name="rest"/></link></xacro:macro>
  <xacro:body mass="$(arg mass)" name="tip"><origin xyz="0 0 ${pi / 4}"/><r><visual><geometry>
    <box size="1 1 1"/></geometry></visual></r></xacro:body>
  <xacro:if value="${half &lt; 1}"><link name="base"/></xacro:if>
  <xacro:unless value="0"><joint name="j" type="revolute"><parent link="base"/><child link="tip"/>
    <axis xyz="0 ${sin(pi / 2)} 0"/><limit effort="1" velocity="1"/></joint></xacro:unless>
  </robot>""",
    """<robot name="chain" xmlns:xacro="http://www.ros.org/wiki/xacro">
  <xacro:macro name="links" params="n"><link name="l${n}"><inertial><mass value="${n}"/>
    <inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link>
    <xacro:if value="${n > 0}"><joint name="j${n}" type="continuous"><parent link="l${n - 1}"/>
    <child link="l${n}"/><axis xyz="0 0 1"/></joint><xacro:links n="${n - 1}"/></xacro:if>
  </xacro:macro><xacro:links n="4"/></robot>""",
    """<robot name="r" xmlns:xacro="http://www.ros.org/wiki/xacro">
  <xacro:property name="x" value="${y}"/><xacro:property name="y" default="2" scope="parent"/>
  <xacro:property name="b"><link name="a"/></xacro:property><xacro:insert_block name="b"/>
  <xacro:element xacro:name="link" name="q"/><xacro:attribute name="v" value="1"/>
  <joint name="$(eval 'k' + str(1))" type="fixed"><parent link="a"/><child link="q"/></joint>
  </robot>""",
]
MOTORS = [
    """format = 1
source = "nobody"
[[motors]]
name = "one"
torque_constant = 0.05
resistance = 1.5
back_emf = 0.05
inductance = 1e-3
inertia = 1e-5
viscous = 1e-6
coulomb = 1e-3
rated_torque = 0.1
peak_torque = 0.4
max_speed = 700
voltage = 24
thermal_resistance = 5
thermal_time = 30
[[motors]]
name = "two"
torque_constant = "1/20"
resistance = "3*0.5"
""",
    """format = 1
unconfirmed = true
[parameters]
rpm = "pi/30"
[[motors]]
name = "three"
torque_constant = "50 mN m/A"
resistance = "1.5 * 2 ohm"
back_emf = "5 V/krpm"
inductance = "330 µH"
inertia = "137 g·cm²"
rated_torque = "0.1 N·m"
max_speed = "6000*rpm"
thermal_time = "0.5 min"
[[gearboxes]]
name = "G"
ratios = [5]
""",
]
FLOATING = """format = 1
name = "floating"
links = [{ name = "body", mass = 1, inertia = { ixx = 1, iyy = 1, izz = 1 } },
  { name = "arm", mass = 1, inertia = { ixx = 1, iyy = 1, izz = 1 } }]
joints = [{ name = "base", kind = "free", parent = "base", child = "body" },
  { name = "hinge", kind = "revolute", parent = "body", child = "arm", axis = [0, 1, 0] }]
"""
LOOPED = """format = 1
name = "four bar"
angles = "degrees"
independent = ["crank"]
actuated = ["crank"]
[parameters]
l = 0.3
[[links]]
name = "a"
mass = 1
[[links]]
name = "b"
mass = 1
[[links]]
name = "c"
mass = 1
[[joints]]
name = "crank"
kind = "revolute"
parent = "base"
child = "a"
[[joints]]
name = "coupler"
kind = "revolute"
parent = "a"
child = "b"
placement = { xyz = [0.1, 0, 0] }
[[joints]]
name = "rocker"
kind = "revolute"
parent = "b"
child = "c"
placement = { xyz = ["l", 0, 0] }
[[loops]]
name = "cut"
kind = "revolute"
parent = "c"
child = "base"
placement = { xyz = [0.25, 0, 0] }
child_placement = { xyz = ["l", 0, 0], rpy = [0, 0, 90] }
axis = [0, 0, 1]
[[couplings]]
name = "level"
terms = { crank = 1, coupler = [0, "1/4"], rocker = 1 }
constant = 20
[assembly]
crank = 60
coupler = -20
rocker = -90
"""


def looped(kind):
    """The four-bar cut by a joint of another kind."""
    more = {"helical": "pitch = 0.1", "universal": "axis2 = [1, 0, 0]"}.get(kind, "")
    cut = f'name = "cut"\nkind = "{kind}"\n{more}'
    text = LOOPED.replace('name = "cut"\nkind = "revolute"', cut)
    return text.replace("axis = [0, 0, 1]", "") if kind in ("spherical", "fixed") else text


DRIVE = """motor = { torque_constant = 0.1, resistance = 1, rated_torque = "1 N m", mass = 0.5 }
gear = { ratio = 50, efficiency = 0.5, average_torque = 7, peak_torque = 8, max_speed = "9 rpm" }"""


def toml(kind):
    """A robot of one joint of the kind, with all that acts on joints."""
    return f"""format = 1
name = "one"
links = [{{ name = "a", mass = 1, com = [0, 0, 0.1], inertia = {{ ixx = 1, iyy = 1, izz = 1 }} }},
  {{ name = "b", solid = [{{ box = [1, 2, 3], density = 10 }},
  {{ sphere = {{ radius = 0.1 }}, mass = 0.1, hole = true }}] }}]
attachments = [{{ name = "load", frame = "a", mass = "m" }}]
[parameters]
m = "2*pi"
[[joints]]
name = "weld"
kind = "fixed"
parent = "a"
child = "b"
placement = {{ axis_angle = {{ axis = [0, 1, 1], angle = 0.5 }} }}
[[joints]]
name = "j"
kind = "{kind}"
parent = "base"
child = "a"
placement = {{ quaternion = {{ w = 0.6, x = 0.8 }} }}
limits = {{ velocity = 2, effort = 3 }}
{DRIVE if kind == "prismatic" else "rotor = { inertia = 1e-4, gear = 50 }"}
friction = {{ viscous = 0.5, coulomb = [0.25, 0.5], static = 1, stribeck = 0.1 }}
{"axis2 = [0, 1, 0]" if kind == "universal" else ""}
{"pitch = 0.1" if kind == "helical" else ""}
"""


def motions(model):
    """Short motions of a robot: with rates."""
    columns = rnea.motion.Columns.of(model)
    t = np.linspace(0.0, 1.0, 9)
    speeds = np.outer(np.sin(3 * t), np.ones(model.nv)) * 0.1
    rest = np.array(model.neutral) if hasattr(model, "neutral") else np.zeros(model.nq)
    q = np.tile(rest, (len(t), 1))
    yield rnea.motion.Trajectory(t, q, speeds, 3 * speeds, model.joint_names, columns)


GEARBOXES = (
    """format = 1
source = "s"
[[gearboxes]]
name = "G"
ratios = [50, "343 / 8"]
average_torque = [10, 12.5]
life_exponent = "10 / 3"
peak_torque = 30
momentary_torque = [60, 61]
average_speed = "3500 * pi / 30"
max_speed = 700
efficiency = 0.7
inertia = 1e-6
backlash = "3 * pi / 10800"
stiffness = 1e4
mass = 0.5
""",
    """format = 1
[[gearboxes]]
name = "H"
ratios = [50, 100]
max_speed = ["5600 rpm", "3000 min^-1"]
efficiency = "70 %"
inertia = "0.41 kg cm^2"
backlash = "3 arcmin"
stiffness = "4.5 N m/arcmin"
peak_torque = "98 Nm"
mass = "500 g"
""",
)
