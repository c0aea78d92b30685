"""MJCF models, one for each thing that the format can say; and some with what has no place here."""
# ruff: noqa: E501 - one case a line reads best

I1 = '<inertial pos=".1 .02 -.03" mass="2" fullinertia=".3 .4 .5 .01 -.02 .03"/>'


def document(world, head="", tail=""):
    return f'<mujoco model="m">{head}<worldbody>{world}</worldbody>{tail}</mujoco>'


def chain(joint="<joint/>", inertial=I1, placed='pos=".1 .2 .3"'):
    """Two bodies in a row, each with the same joint and inertial."""
    inner = f'<body name="b2" {placed}>{joint}{inertial}</body>'
    return f'<body name="b1" {placed}>{joint}{inertial}{inner}</body>'


def geoms(kind, size, more=""):
    world = "".join(
        f'<body name="b{i}" pos=".1 .2 .3" euler="10 20 30"><joint axis="1 2 {i}"/>'
        f'<geom type="{kind}" size="{size}" pos=".1 .2 .3" euler="30 20 10" {more}/>'
        f'<geom type="sphere" size=".1" pos=".3 0 0" density="{500 * i}"/>'
        for i in (1, 2, 3)
    )
    return document(world + "</body>" * 3)


TETRAHEDRON = '<asset><mesh name="t" vertex="0 0 0 1 0 0 0 1 0 0 0 1" face="0 2 1 0 1 3 0 3 2 1 2 3"/></asset>'
DEFAULTS = """<default><joint damping=".5" armature=".1" axis="1 0 0"/>
  <default class="a"><joint frictionloss=".2" axis="0 1 1"/><geom density="300"/>
    <default class="b"><joint damping="2" type="slide"/></default></default></default>"""

MODELS = {
    "plain": document(chain()),
    "axes not of length 1": document(chain('<joint axis="1 -2 3"/>')),
    "slides": document(chain('<joint type="slide" axis="1 -2 3" pos="1 2 3"/>')),
    "damping and armature": document(chain('<joint damping=".7" armature=".3"/>')),
    "gravity": document(chain('<joint axis="0 1 0"/>'), '<option gravity="1 2 -3"/>'),
    "gravity off": document(chain('<joint axis="0 1 0"/>'), '<option><flag gravity="disable"/></option>'),
    "dampers off": document(
        chain('<joint damping="2"/>'), '<option><flag damper="disable"/></option>'
    ),
    "quaternions": document(chain('<joint axis="0 1 0"/>', placed='pos="1 2 3" quat=".1 .2 .3 .4"')),
    "axis and angle": document(chain('<joint axis="0 1 0"/>', placed='axisangle="1 2 3 40"')),
    "axis and radians": document(
        chain('<joint axis="0 1 0"/>', placed='axisangle="1 2 3 .7"'), '<compiler angle="radian"/>'
    ),
    "xy axes": document(chain('<joint axis="0 1 0"/>', placed='xyaxes="1 2 3 3 2 1"')),
    "z axis": document(chain('<joint axis="0 1 0"/>', placed='zaxis="1 2 3"')),
    "z axis down": document(chain('<joint axis="0 1 0"/>', placed='zaxis="0 0 -2"')),
    "z axis up": document(chain('<joint axis="0 1 0"/>', placed='zaxis="0 0 2"')),
    **{
        f"euler {sequence}": document(
            chain('<joint axis="0 1 0"/>', placed='pos="0 1 0" euler="20 30 40"'),
            f'<compiler eulerseq="{sequence}"/>',
        )
        for sequence in ("xyz", "zyx", "XYZ", "zxz", "XyZ", "zYX")
    },
    "euler in radians": document(
        chain('<joint axis="0 1 0"/>', placed='euler=".2 .3 .4"'), '<compiler angle="radian"/>'
    ),
    **{
        f"inertial turned by {key}": document(
            chain('<joint axis="1 1 0"/>', f'<inertial pos="0 0 .1" mass="1" diaginertia="1 2 2.5" {key}="{value}"/>')
        )
        for key, value in (
            ("quat", "1 2 3 4"),
            ("euler", "20 30 40"),
            ("axisangle", "1 2 3 40"),
            ("xyaxes", "1 2 3 3 2 1"),
            ("zaxis", "1 -1 1"),
        )
    },
    "joint away from the origin": document(chain('<joint axis="1 2 3" pos=".1 -.2 .3"/>')),
    "three joints on a body": document(
        chain(
            '<joint axis="1 0 0" pos=".1 0 0"/><joint type="slide" axis="0 1 1"/>'
            '<joint axis="0 0 1" pos="0 .2 .1"/>'
        )
    ),
    "two hinges and no offset": document(chain('<joint axis="1 0 0"/><joint axis="0 1 0"/>')),
    "ref": document(chain('<joint axis="1 2 3" pos=".1 -.2 .3" ref="25"/>')),
    "ref in radians": document(
        chain('<joint axis="1 2 3" ref=".4"/>'), '<compiler angle="radian"/>'
    ),
    "ref of slides": document(chain('<joint type="slide" axis="1 2 3" ref=".4"/><joint axis="0 1 0" ref="10"/>')),
    "classes of defaults": document(
        f'<body name="b1" childclass="a" pos="0 0 1"><joint/>{I1}'
        f'<body name="b2" pos=".3 0 0"><joint class="b"/><geom size=".1 .2 .3" type="box"/>'
        f'<body name="b3" pos=".3 0 0"><joint axis="1 0 0"/>{I1}</body></body></body>',
        DEFAULTS,
    ),
    "frames around bodies, joints and geoms": document(
        '<frame pos="0 0 1" euler="10 20 30"><frame pos=".1 0 0" axisangle="0 1 0 20">'
        '<body name="b1" pos="0 .2 0" euler="5 6 7">'
        '<frame pos=".1 0 .2" euler="40 0 0"><joint axis="0 1 0" pos=".1 0 0"/>'
        '<geom type="box" size=".1 .2 .3" euler="0 0 20"/></frame>'
        f'<frame euler="0 0 50"><body name="b2" pos=".5 0 0"><joint axis="0 0 1"/>{I1}</body></frame>'
        "</body></frame></frame>"
    ),
    "a tree": document(
        f'<body name="foot" pos="0 0 1">{I1}<body name="a"><joint axis="1 0 0"/>{I1}'
        f'<body name="b" pos=".2 0 0"><joint axis="0 1 0"/>{I1}</body>'
        f'<body name="c" pos="-.2 0 0"><joint axis="0 1 1"/>{I1}</body></body>'
        f'<body name="d" pos=".1 0 0">{I1}<body name="e"><joint type="slide"/>{I1}</body></body></body>'
    ),
    "several bodies in the world": document(chain('<joint axis="0 1 0"/>') + f'<body name="o" pos="1 1 1"><joint/>{I1}</body><body name="wall"><geom size="1"/></body>'),
    "sphere": geoms("sphere", ".2"),
    "box": geoms("box", ".1 .2 .3"),
    "capsule": geoms("capsule", ".1 .2"),
    "cylinder": geoms("cylinder", ".1 .2"),
    "ellipsoid": geoms("ellipsoid", ".1 .2 .3"),
    "geoms of given mass": geoms("box", ".1 .2 .3", 'mass="3"'),
    "shells": geoms("box", ".1 .2 .3", 'shellinertia="true"'),
    "from one point to another": document(
        '<body name="b"><joint axis="1 1 0"/><geom type="capsule" size=".1" fromto="0 0 0 .1 .2 .3"/>'
        '<geom type="box" size=".1" fromto="0 0 0 .1 .2 .3"/></body>'
    ),
    "mesh": document(chain('<joint axis="1 1 0"/>', '<geom type="mesh" mesh="t" euler="10 20 30"/>'), TETRAHEDRON),
    "geoms beside an inertial": document(chain('<joint axis="1 1 0"/>', I1 + '<geom size=".3"/>')),
    "geoms instead of an inertial": document(
        chain('<joint axis="1 1 0"/>', I1 + '<geom size=".3" pos=".1 0 0"/>'),
        '<compiler inertiafromgeom="true"/>',
    ),
    "geoms of some groups": document(
        chain('<joint axis="1 1 0"/>', '<geom size=".3" pos=".1 0 0"/><geom size=".2" group="3"/>'),
        '<compiler inertiagrouprange="2 3"/>',
    ),
    "geoms of other groups leave the inertial": document(
        chain('<joint axis="1 1 0"/>', I1 + '<geom size=".3" pos=".1 0 0"/>'),
        '<compiler inertiafromgeom="true" inertiagrouprange="2 3"/>',
    ),
    "visual geoms discarded": document(
        chain('<joint axis="1 1 0"/>', '<geom size=".3" pos=".1 0 0" contype="0" conaffinity="0"/>'),
        '<compiler discardvisual="true"/>',
    ),
    "balanced inertia": document(
        chain('<joint axis="1 1 0"/>', '<inertial pos="0 0 1" mass="1" diaginertia="1 1 5"/>'),
        '<compiler balanceinertia="true"/>',
    ),
    "bounds of mass and inertia": document(
        chain('<joint axis="1 1 0"/>', '<inertial pos="0 0 1" mass=".1" diaginertia=".1 .2 .2" euler="10 20 30"/>')
        + '<body name="bare"><joint axis="1 0 0"/><body name="tip" pos="1 0 0"/></body>',
        '<compiler boundmass=".5" boundinertia=".15"/>',
    ),
    "total mass": document(chain('<joint axis="1 1 0"/>'), '<compiler settotalmass="10"/>'),
    "static bodies fused": document(
        f'<body name="b1"><joint axis="1 0 0"/>{I1}<body name="s" pos=".1 0 0" euler="1 2 3">{I1}'
        f'<body name="b2" pos="0 .1 0"><joint axis="0 1 0"/>{I1}</body></body></body>',
        '<compiler fusestatic="true"/>',
    ),
    "a massless link that carries another": document(
        f'<body name="b1"><joint axis="1 0 0"/><body name="s" pos=".1 0 0">{I1}</body></body>'
    ),
    "replicated": document(
        f'<replicate count="3" offset=".3 0 0" euler="0 0 20"><body name="r"><joint name="j" axis="1 0 0"/>{I1}</body></replicate>'
    ),
    "armature and damping of an actuator": document(
        chain('<joint name="j" axis="1 1 0" armature=".1"/>').replace('"j"', '"k"', 1),
        "",
        '<actuator><motor joint="j" gear="-3" armature=".2" damping=".4"/></actuator>',
    ),
}  # fmt: skip


FINGERS = """<mujoco><worldbody><body name="palm">
  <body name="f1" pos="0 .1 0"><joint name="left" type="slide" axis="0 1 0" ref=".02"/>{I}</body>
  <body name="f2" pos="0 -.1 0"><joint name="right" axis="1 0 0" ref="10"/>{I}</body></body></worldbody>
  <equality><joint joint1="right" joint2="left" polycoef="{poly}"/></equality></mujoco>"""

LEFT_OUT = [
    (document(chain('<joint name="s" type="ball" stiffness="3"/>').replace('"s"', '"t"', 1)), "springs of balls and free joints are left out: joints t, s"),
    (document(chain("<joint stiffness='1 2'/>")), "higher powers of stiffness are left out: joints that of body b1, that of body b2"),
    (document(chain("<joint stiffness='1' springyield='20'/>")), "springyield is left out"),
    (document(chain("<joint damping='1 2'/>")), "higher powers of damping are left out"),
    (document(chain('<joint springdamper="1 1"/>')), "springdamper is left out"),
    (document(chain().replace('"b1"', '"b1" gravcomp="1"')), "gravity compensation is left out: bodies b1"),
    (document(chain(), '<option viscosity="1"/>'), "fluid"),
    (document(chain('<joint name="j"/>').replace('"j"', '"k"', 1), tail='<tendon><fixed name="T" armature="1"><joint joint="j" coef="1"/></fixed></tendon>'), "armature of tendons is left out of mass matrix and bias: tendons T"),
    (document(chain(), tail='<equality><weld active="false" body1="b1" body2="b2"/></equality>'), "not active are left out: weld constraint between 'b1' and 'b2'"),
    (document(chain(), '<option><flag equality="disable"/></option>', '<equality><weld body1="b1" body2="b2"/></equality>'), "switched off and left out"),
    (document(chain(), tail='<equality><weld body1="b1" body2="b2" torquescale="2"/></equality>'), "torquescale has no place here"),
    (document(chain(), tail='<equality><weld body1="b1" body2="b1"/></equality>'), "joins 'b1' with itself"),
    (document(chain().replace("</body></body>", '<body name="w"/></body></body>'), tail='<equality><weld body1="w" body2="b2"/></equality>'), "the loop 'w_b2' between 'w' and 'b2' is left out"),
    (document(chain() + '<body name="m" mocap="true"><body name="n"/></body>', tail='<equality><weld body1="n" body2="b2"/></equality>'), "moved by hand"),
    (document(chain(), tail='<equality><connect body1="b1" body2="b2" anchor="0 0 0"/><connect body1="b2" body2="b1" anchor="1 0 0"/></equality>'), "b1 and b2 meet in 2 points"),
    (document(chain('<joint name="j"/>').replace('"j"', '"k"', 1), tail='<tendon><fixed name="T"><joint joint="j" coef="1"/></fixed></tendon><equality><tendon tendon1="T"/></equality>'), "constraints of tendons and flexes are left out: equalities T"),
    (document(chain('<joint name="j"/>').replace('"j"', '"k"', 1), tail='<tendon><fixed name="T"><joint joint="j" coef="1"/></fixed></tendon><equality><weld body1="b2"/></equality><actuator><motor name="M" tendon="T"/></actuator>'), "not among the motors: M"),
    (document(chain('<joint name="j"/>').replace('"j"', '"k"', 1), tail='<tendon><fixed name="T" damping="1"><joint joint="j" coef="1"/></fixed></tendon>'), "forces of tendons are left out: tendons T"),
]  # fmt: skip
