"""Broken MJCF and SDF texts with the line and a part of the error that each must give.

Each entry is (what is wrong, text, line or 0, part of the message).
"""
# ruff: noqa: E501 - one case a line reads best


def _mjcf(world="", head="", tail=""):
    return f"<mujoco>{head}<worldbody>\n{world}</worldbody>{tail}</mujoco>"


def _mass(inertial):
    return _mjcf(f'<body name="b">\n<joint/>{inertial}</body>')


_FINE = '<inertial pos="0 0 0" mass="1" diaginertia="1 1 1"/>'
_ENTITIES = '<!DOCTYPE m [<!ENTITY a "b">]>\n<mujoco model="&a;"/>'
_NESTED = "<body>" * 600 + "</body>" * 600

_SOFT = '<flexcomp name="f" type="grid" count="2 2 2" spacing=".1 .1 .1" dim="3" mass="1"/>'

BAD_MJCF = [
    ("two soft bodies of a name", f'<mujoco><worldbody>\n<body name="b"><joint/>{_SOFT * 2}</body></worldbody></mujoco>', 0, "repeated name"),
    ("geoms too heavy to compute", '<mujoco><worldbody>\n<body name="b"><joint/><geom size="1e99" density="1e99"/></body></worldbody></mujoco>', 2, "too large"),
    ("empty", "", 1, "no element found"),
    ("blank", "  \n ", 2, "no element found"),
    ("no XML", "robot arm", 1, "not valid XML"),
    ("JSON", '{"mujoco": 1}', 1, "not valid XML"),
    ("cut off", "<mujoco>\n<worldbody><body", 2, "not valid XML"),
    ("not closed", "<mujoco>\n<worldbody>\n</mujoco>", 3, "mismatched tag"),
    ("two roots", "<mujoco/>\n<mujoco/>", 2, "junk after document element"),
    ("an attribute twice", '<mujoco>\n<worldbody><body name="a" name="b"/></worldbody></mujoco>', 2, "duplicate attribute"),
    ("a NUL", "<mujoco>\n\x00</mujoco>", 2, "not valid XML"),
    ("a document type", _ENTITIES, 1, "document type"),
    ("an external entity", '<!DOCTYPE m SYSTEM "file:///etc/passwd"><mujoco/>', 1, "document type"),
    ("an unknown entity", '<mujoco model="&a;"/>', 1, "undefined entity"),
    ("URDF", '<robot name="r"><link name="a"/></robot>', 1, "<robot>"),
    ("an included part alone", "<mujocoinclude/>", 1, "<mujocoinclude>"),
    ("nothing in it", "<mujoco/>", 0, "no robot in this file"),
    ("only a floor", _mjcf('<geom type="plane" size="1 1 1"/>'), 0, "no robot in this file"),
    ("an unknown element", _mjcf("<link/>"), 2, "unrecognized element"),
    ("an unknown attribute", _mjcf('<body><joint kind="hinge"/></body>'), 2, "unrecognized attribute: 'kind'"),
    ("an unknown keyword", _mjcf('<body><joint type="screw"/></body>'), 2, "invalid keyword: 'screw'"),
    ("an unknown unit of angles", "<mujoco>\n<compiler angle='gon'/></mujoco>", 2, "invalid keyword: 'gon'"),
    ("an unknown class", _mjcf('<body><joint class="fast"/></body>'), 2, "unknown default class name 'fast'"),
    ("global coordinates", '<mujoco>\n<compiler coordinate="global"/></mujoco>', 2, "global coordinates no longer supported"),
    ("two numbers for three", _mjcf('<body pos="1 2"/>'), 2, "does not have enough data"),
    ("four numbers for three", _mjcf('<body pos="1 2 3 4"/>'), 2, "too much data"),
    ("a word for a number", _mjcf('<body pos="1 2 up"/>'), 2, "bad format in attribute 'pos'"),
    ("a decimal comma", _mjcf('<body pos="1,5 0 0"/>'), 2, "bad format in attribute 'pos'"),
    ("an underscore in a number", _mjcf('<body pos="1_0 0 0"/>'), 2, "bad format in attribute 'pos'"),
    ("a number too large", _mjcf('<body pos="1e999 0 0"/>'), 2, "too large a number"),
    ("NaN for a position", _mjcf('<body pos="0 NaN 0"/>'), 2, "<body> pos: '0 NaN 0' is no number"),
    ("an infinite angle", _mjcf('<body euler="0 inf 0"/>'), 2, "<body> euler: '0 inf 0' is not finite"),
    ("NaN for a mass", _mass('<inertial pos="0 0 0" mass="nan" diaginertia="1 1 1"/>'), 3, "<inertial> mass: 'nan' is no number"),
    ("NaN for an axis", _mjcf('<body><joint axis="nan 0 1"/></body>'), 2, "<joint> axis"),
    ("no mass", _mass('<inertial pos="0 0 0" diaginertia="1 1 1"/>'), 3, "required attribute missing: 'mass'"),
    ("no centre of mass", _mass('<inertial mass="1" diaginertia="1 1 1"/>'), 3, "required attribute missing: 'pos'"),
    ("a negative mass", _mass('<inertial pos="0 0 0" mass="-1" diaginertia="1 1 1"/>'), 2, "mass is negative"),
    ("both kinds of inertia", _mass('<inertial pos="0 0 0" mass="1" diaginertia="1 1 1" fullinertia="1 1 1 0 0 0"/>'), 2, "cannot both be given"),
    ("an axis of no length", _mjcf(f'<body name="b"><joint axis="0 0 0"/>{_FINE}</body>'), 2, "axis has length zero"),
    ("a quaternion of no length", _mjcf(f'<body name="b" quat="0 0 0 0"><joint/>{_FINE}</body>'), 2, "zero quaternion is not allowed"),
    ("parallel x and y axes", _mjcf(f'<body name="b" xyaxes="1 0 0 2 0 0"><joint/>{_FINE}</body>'), 2, "axis has length zero"),
    ("two orientations", _mjcf('<body quat="1 0 0 0" euler="1 0 0"/>'), 2, "multiple orientation specifiers"),
    ("an unknown sequence of angles", _mjcf(f'<body name="b" euler="1 2 3"><joint/>{_FINE}</body>', '<compiler eulerseq="abc"/>'), 2, "eulerseq 'abc'"),
    ("a free joint inside", _mjcf(f"<body><joint/>{_FINE}<body><freejoint/>{_FINE}</body></body>"), 2, "free joint, which only a body of the world can have"),
    ("a free joint among others", _mjcf(f'<body name="b"><joint/><freejoint/>{_FINE}</body>'), 2, "stands alone, and the body has 2 joints"),
    ("two bodies of one name", _mjcf('<body name="a"/>\n<body name="a"/>'), 3, "repeated name 'a'"),
    ("two joints of one name", _mjcf('<body><joint name="a"/>\n<joint name="a"/></body>'), 3, "repeated name 'a'"),
    ("a body called world", _mjcf('<body name="world"/>'), 2, "world"),
    ("negative damping", _mjcf(f'<body>\n<joint damping="-1"/>{_FINE}</body>'), 3, "must not be negative"),
    ("negative armature", _mjcf(f'<body>\n<joint armature="-1"/>{_FINE}</body>'), 3, "must not be negative"),
    ("an include without a file", '<mujoco>\n<include file="other.xml"/></mujoco>', 2, "load the robot by its path"),
    ("an attached model without a file", '<mujoco>\n<asset><model name="a" file="/etc/passwd"/></asset></mujoco>', 2, "load the robot by its path"),
    ("a mesh that is not there", _mjcf('<body><joint/><geom type="mesh" mesh="m"/></body>', '<asset><mesh name="m" file="gone.stl"/></asset>'), 0, "gone.stl"),
    ("a geom of no size", _mjcf('<body><joint/><geom type="box"/></body>'), 2, "size"),
    ("600 levels", _mjcf(_NESTED), 0, "nested more than 498 deep"),
]  # fmt: skip


def _sdf(body="", version="1.7", line="\n"):
    return f'<sdf version="{version}"><model name="m">{line}{body}</model></sdf>'


_A, _B = '<link name="a"/>', '<link name="b"/>'


def _joint(more="<axis/>", kind="revolute", parent="a", child="b", name="j"):
    return (
        f'{_A}{_B}\n<joint name="{name}" type="{kind}"><parent>{parent}</parent>'
        f"<child>{child}</child>{more}</joint>"
    )


def _link(inside):
    return _sdf(f'<link name="a">\n{inside}</link>')


BAD_SDF = [
    ("empty", "", 1, "no element found"),
    ("cut off", '<sdf version="1.7">\n<model', 2, "not valid XML"),
    ("not closed", '<sdf version="1.7">\n<model></sdf>', 2, "mismatched tag"),
    ("a document type", "<!DOCTYPE sdf []><sdf/>", 1, "document type"),
    ("URDF", "<robot/>", 1, "<robot>"),
    ("no version", "<sdf/>", 1, "says no version"),
    ("a version of the past", _sdf(_A, "1.3"), 1, "Legal: 1.4 to 1.12"),
    ("a version of the future", _sdf(_A, "2.0"), 1, "Legal: 1.4 to 1.12"),
    ("a version that is none", _sdf(_A, "new"), 1, "says no version"),
    ("no model", '<sdf version="1.7"/>', 1, "no <model>"),
    ("an empty world", '<sdf version="1.7"><world name="w"/></sdf>', 1, "no <model>"),
    ("two models", f'<sdf version="1.7"><model name="m">{_A}</model>\n<model name="n">{_A}</model></sdf>', 2, "2 models ('m', 'n')"),
    ("two worlds", '<sdf version="1.7"><world name="w"/>\n<world name="v"/></sdf>', 2, "second <world>"),
    ("only an include", '<sdf version="1.7"><world name="w">\n<include><uri>model://arm</uri></include></world></sdf>', 2, "models of other files"),
    ("an include in the model", _sdf("<include><uri>model://arm</uri></include>" + _A), 2, "models of other files"),
    ("no links", _sdf(), 1, "no links"),
    ("a link without a name", _sdf("<link/>"), 2, "<link> has no name"),
    ("a link called world", _sdf('<link name="world"/>'), 2, "reserved"),
    ("two links of one name", _sdf(_A + "\n" + _A), 3, "line 2 has a <link> of that name"),
    ("two joints of one name", _sdf(_joint() + '\n<joint name="j" type="fixed"><parent>a</parent><child>b</child></joint>'), 4, "line 3 has a <joint> of that name"),
    ("a frame with a link's name", _sdf(_A + '\n<frame name="a"/>'), 3, "of that name"),
    ("a joint without a parent", _sdf(_A + _B + '\n<joint name="j" type="fixed"><child>b</child></joint>'), 3, "<joint> has no <parent>"),
    ("a joint without a child", _sdf(_A + _B + '\n<joint name="j" type="fixed"><parent>b</parent></joint>'), 3, "<joint> has no <child>"),
    ("an unknown parent", _sdf(_joint(parent="c")), 3, "unknown frame 'c'"),
    ("an unknown child", _sdf(_joint(child="c")), 3, "unknown frame 'c'"),
    ("the world as child", _sdf(_joint(child="world")), 3, "its parent, not its child"),
    *(
        (f"a {kind} joint", _sdf(_joint(kind=kind)), 3, f"type '{kind}' is not read. Legal: revolute")
        for kind in ("gearbox", "", "Revolute")
    ),
    ("no axis", _sdf(_joint("")), 3, "needs an <axis>"),
    ("no second axis", _sdf(_joint(kind="universal")), 3, "a universal joint needs an <axis2>"),
    ("a screw without its pitch", _sdf(_joint(kind="screw")), 3, "a screw joint needs a <screw_thread_pitch>"),
    ("a screw of no pitch", _sdf(_joint("<axis/><screw_thread_pitch>0</screw_thread_pitch>", kind="screw")), 3, "pitch 0 does not slide"),
    ("a screw without end", _sdf(_joint("<axis/><thread_pitch>0</thread_pitch>", kind="screw")), 3, "without end"),
    ("no second axis either", _sdf(_joint(kind="revolute2")), 3, "a revolute2 joint needs an <axis2>"),
    ("parallel axes", _sdf(_joint("<axis><xyz>0 0 1</xyz></axis><axis2><xyz>0 0 -2</xyz></axis2>", kind="universal")), 3, "are parallel"),
    ("two axes", _sdf(_joint("<axis/>\n<axis/>")), 4, "a second <axis>"),
    ("an axis of no length", _sdf(_joint("<axis><xyz>0 0 0</xyz></axis>")), 3, "axis has length zero"),
    ("an axis of two numbers", _sdf(_joint("<axis><xyz>0 1</xyz></axis>")), 3, "<xyz>: expected 3 numbers"),
    ("an axis in an unknown frame", _sdf(_joint('<axis><xyz expressed_in="x">0 0 1</xyz></axis>')), 3, "unknown frame 'x'"),
    ("a joint on itself", _sdf(_joint(child="a")), 3, "joins link 'a' with itself"),
    ("a link with two parents", _sdf(_joint() + '<link name="c"/><joint name="k" type="fixed"><parent>c</parent><child>b</child></joint>'), 3, "two parents"),
    ("two links that hang on nothing", _sdf(_A + _B), 2, "2 links hang on nothing"),
    ("a pose of five numbers", _link("<pose>0 0 0 0 0</pose>"), 3, "<pose>: expected 6 numbers"),
    ("NaN in a pose", _link("<pose>0 0 0 0 0 nan</pose>"), 3, "'nan' is not a decimal number"),
    ("a pose in an unknown frame", _link('<pose relative_to="x">0 0 0 0 0 0</pose>'), 2, "unknown frame 'x'"),
    ("a pose by the attribute frame", _link('<pose frame="x">0 0 0 0 0 0</pose>'), 3, "relative_to"),
    ("a pose in an unknown form", _link('<pose rotation_format="dcm">0 0 0 0 0 0</pose>'), 3, "rotation_format 'dcm'"),
    ("a quaternion of no length", _link('<pose rotation_format="quat_xyzw">0 0 0 0 0 0 0</pose>'), 3, "quaternion of zero length"),
    ("poses relative to each other", _sdf('<link name="a"><pose relative_to="f">0 0 0 0 0 0</pose></link>\n<frame name="f"><pose relative_to="a">0 0 0 0 0 0</pose></frame>'), 3, "relative to each other: a -> f -> a"),
    ("frames attached to each other", _sdf(_A + '<frame name="f" attached_to="g"/><frame name="g" attached_to="f"><pose relative_to="a">0 0 0 0 0 0</pose></frame>'), 2, "attached to each other: f -> g -> f"),
    ("an unknown canonical link", _sdf(_A + '<frame name="f"/>').replace('"m"', '"m" canonical_link="x"'), 1, "unknown canonical_link 'x'"),
    ("a negative mass", _link("<inertial><mass>-1</mass></inertial>"), 2, "mass is negative"),
    ("a mass in words", _link("<inertial><mass>heavy</mass></inertial>"), 3, "'heavy' is not a decimal number"),
    ("two masses", _link("<inertial><mass>1</mass>\n<mass>2</mass></inertial>"), 4, "a second <mass>"),
    ("mass of nothing", _link('<inertial auto="true"/>'), 3, "no <collision>"),
    ("mass of a mesh", _link('<inertial auto="true"/><collision name="c"><geometry><mesh><uri>a.dae</uri></mesh></geometry></collision>'), 3, "mass of <mesh> is not computed"),
    ("negative damping", _sdf(_joint("<axis><dynamics><damping>-1</damping></dynamics></axis>")), 3, "must not be negative"),
    ("neither true nor false", _sdf("<static>perhaps</static>" + _A), 2, "neither true nor false"),
    ("mimicking nobody", _sdf(_joint("<axis><mimic><multiplier>1</multiplier></mimic></axis>")), 3, "names no joint"),
]  # fmt: skip
