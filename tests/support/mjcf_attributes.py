"""For every attribute of MJCF a document that has it and one that has not.

Of each element a template, in which @ stands for attributes, and values that differ from the
default. Where an attribute says something only beside others, both texts are given.
"""
# ruff: noqa: E501 - one element a line reads best

import re
from xml.etree import ElementTree

import mujoco

I1 = '<inertial pos=".1 .02 -.03" mass="2" fullinertia=".3 .4 .5 .01 -.02 .03"/>'
MESHES = (
    '<mesh name="t" vertex="0 0 0 1 0 0 0 1 0 0 0 1" face="0 2 1 0 1 3 0 3 2 1 2 3"/>'
    '<mesh name="u" vertex="0 0 0 2 0 0 0 1 0 0 0 1" face="0 2 1 0 1 3 0 3 2 1 2 3"/>'
)
ASSETS = f'<asset>{MESHES}<hfield name="h" nrow="2" ncol="2" size="1 1 1 .1"/><material name="m"/></asset>'
CLASSES = (
    '<default><default class="c"><joint damping="3"/><geom density="300"/><site pos=".1 0 0"/>'
    '<tendon width=".1"/><equality solimp=".8 .9 .01"/><general gear="3"/><motor gear="3"/></default></default>'
)
TENDON = '<tendon><fixed name="T"><joint joint="j" coef="2"/></fixed><fixed name="U"><joint joint="k" coef="1"/></fixed></tendon>'
PLACED = {
    "pos": ".1 .2 .3",
    "quat": "1 2 3 4",
    "axisangle": "1 2 3 40",
    "xyaxes": "1 2 3 3 2 1",
    "zaxis": "1 2 3",
    "euler": "10 20 30",
}


def body(name, inner, more=""):
    return f'<body name="{name}" {more}>{inner}</body>'


def hinge(name, more=""):
    return f'<joint name="{name}" axis="1 2 0" pos=".1 0 .2" {more}/>'


def document(world, head="", tail="", first=CLASSES):
    return f"<mujoco>{head}{first}<worldbody>{world}</worldbody>{tail}</mujoco>"


def arm(first="", second="", inside=I1):
    """Two hinges, j and k, and a site on the last body."""
    last = body(
        "b",
        hinge("k", second) + I1 + '<site name="s"/><site name="z" pos="0 .1 0"/>',
        'pos=".3 0 .1"',
    )
    return body("a", hinge("j", first) + inside + last, 'pos="0 0 .5"')


BOX = {"type": "box", "size": ".1 .2 .3", "pos": ".1 .2 0"}
FREE = body("f", "<freejoint @/>" + I1)
FREE_JOINT = body("f", '<joint type="free" @/>' + I1)
BALL = body("f", '<joint name="j" type="ball" @/>' + I1)
FLUID = '<option density="10" viscosity="1"/>'
SPRUNG = arm('stiffness="20" damping="2" frictionloss=".2"')
FOUR = "<equality><{} @ {}/></equality>"
FLEX = '<deformable><flex name="x" @ dim="1" body="a b" element="0 1"/></deformable>'

# element: template; values by attribute: a value, or the texts with and without; attributes that
# both documents have unless they say otherwise
EXAMPLES = {
    "": ("<mujoco @><worldbody>" + arm() + "</worldbody></mujoco>", {"model": "some"}),
    "compiler": (
        document(body("a", hinge("j", 'range="-.5 .5"') + I1, 'euler="1 2 3"')
                 + body("c", hinge("k") + '<geom type="box" size=".1 .2 .3"/>' + '<geom group="3" size=".1" mass="1" contype="0" conaffinity="0"/>')
                 + FREE.replace("@", ""), "<compiler @/>"),
        {
            "angle": "radian", "eulerseq": "zyx", "boundmass": "3", "boundinertia": ".45",
            "settotalmass": "9", "alignfree": "true", "inertiagrouprange": "0 1",
            "usethread": "false", "passthrough": "textures", "texturedir": "here",
            "savecanonical": "false", "savecompiled": "false", "saveinertial": "true",
        },
    ),
    "option": (
        document(SPRUNG, "<option @/>"),
        {
            "gravity": "1 2 3", "density": "100", "viscosity": "10", "wind": "1 2 3",
            "actuatorgroupdisable": "0", "timestep": ".01", "integrator": "implicit",
            "sleep_tolerance": "1", "magnetic": "1 2 3", "cone": "elliptic", "impratio": "2",
            "jacobian": "sparse", "solver": "CG", "iterations": "3", "tolerance": "1e-3",
            "ls_iterations": "3", "ls_tolerance": ".1", "noslip_iterations": "2",
            "noslip_tolerance": ".1", "o_margin": ".1", "o_solref": ".1 1", "o_solimp": ".8 .9 .1",
            "o_friction": "1 1 1 1 1", "ccd_iterations": "3", "ccd_tolerance": ".1",
            "sdf_iterations": "3", "sdf_initpoints": "3",
        },
    ),
    "option/flag": (
        document(SPRUNG, '<option integrator="discrete"><flag @/></option>',
                 FOUR.format("connect", 'body1="b" anchor="0 0 .3"').replace("@", "")
                 + '<actuator><motor joint="j" armature=".1" damping=".1"/></actuator>'),
        {
            **dict.fromkeys(
                ["gravity", "damper", "spring", "frictionloss", "equality", "constraint", "actuation", "clampctrl", "limit", "contact", "filterparent", "midphase", "nativeccd", "warmstart", "refsafe", "island", "autoreset", "eulerdamp", "sensor"], "disable"),
            **dict.fromkeys(
                ["multiccd", "override", "ipc", "diagexact", "speculative", "energy", "fwdinv", "invdiscrete", "sleep"],
                "enable"),
        },
    ),
    "(world)body": (
        document(body("a", hinge("j") + I1, "@") + body("m", I1)),
        {**PLACED, "gravcomp": "1", "simple": "false", "sleep": "never", "childclass": "c"},
    ),
    "(world)body/inertial": (
        document(body("a", hinge("j") + "<inertial @/>")),
        {**PLACED, "mass": "3", "diaginertia": "1 1 1", "fullinertia": ('fullinertia="1 2 2.5 .1 .2 .3" diaginertia="0 0 0"', "")},
        {"pos": "0 .1 .1", "mass": "1", "diaginertia": "1 2 2.5"},
    ),
    "(world)body/joint": (
        document(body("a", "<joint @/>" + I1)),
        {
            "name": "other", "class": "c", "type": "slide", "pos": ".1 .2 .3", "axis": "1 2 3",
            "armature": ".3", "damping": ".7", "frictionloss": ".2", "range": "-20 30",
            "actuatorfrcrange": "-3 3", "springdamper": ".5 1", "margin": ".1",
            "solreflimit": ".1 1", "solimplimit": ".8 .9 .1", "solreffriction": ".1 1",
            "solimpfriction": ".8 .9 .1", "actuatorgravcomp": "true", "group": "2",
            "stiffness": "3",
            "ref": ('ref="20"', ""), "springref": ('stiffness="3" springref="20"', 'stiffness="3"'),
            "limited": ('limited="false" range="0 30"', 'range="0 30"'),
            "actuatorfrclimited": ('actuatorfrclimited="false" actuatorfrcrange="-3 3"', 'actuatorfrcrange="-3 3"'),
            "springyield": ('stiffness="30" springyield="1"', 'stiffness="30"'),
        },
    ),
    "(world)body/freejoint": (document(FREE), {"name": "other", "align": "true", "group": "2"}),
    "(world)body/geom": (
        document(body("a", hinge("j") + '<geom size=".05"/><geom @/>'), "<compiler inertiagrouprange='0 2'/>" + ASSETS),
        {
            **PLACED, "name": "other", "class": "c", "type": "ellipsoid", "user": ".1", "size": ".3 .2 .1",
            "mass": "3", "density": "30", "shellinertia": "true", "group": "3",
            "fluidshape": "ellipsoid", "fluidcoef": "1 1 1 1 1", "adhesion": "1", "condim": "4",
            "friction": "2 1 1", "gap": ".1", "margin": ".1", "priority": "2", "solimp": ".8 .9 .1",
            "solmix": "2", "solref": ".1 1", "surfacevel": "1 2 3 0 0 0", "castshadow": "false",
            "material": "m", "rgba": "1 0 0 1",
            "mesh": ('type="mesh" mesh="u"', 'type="mesh" mesh="t"'),
            "fitscale": ('type="ellipsoid" mesh="t" fitscale="2"', 'type="ellipsoid" mesh="t"'),
            "fromto": ('type="capsule" pos="" fromto="0 0 0 .1 .2 .3"', 'type="capsule"'),
            "contype": ('contype="0" conaffinity="0"', ""),
            "conaffinity": ('contype="0" conaffinity="0"', ""),
            "hfield": ('type="hfield" hfield="h"', ""),
        },
        BOX,
    ),
    "(world)body/site": (
        document(body("a", hinge("j") + I1 + '<site @/>'), ASSETS),
        {
            **PLACED, "name": "other", "class": "c", "fromto": "0 0 0 .1 .2 .3", "group": "2",
            "material": "m", "rgba": "1 0 0 1", "size": ".2 .3 .4",
            "mesh": ('type="mesh" mesh="t"', ""), "type": "ellipsoid",
        },
        {"name": "t", "type": "capsule", "size": ".1 .1 .1"},
    ),
    "tendon/*": (
        document(arm(), tail=TENDON.replace('name="T"', 'name="T" @', 1)),
        {
            "armature": ".3", "stiffness": "3", "damping": "2", "group": "2",
            "class": "c", "range": "0 1", "limited": ('limited="true" range="0 1"', ""),
            "margin": ".1", "actuatorfrcrange": "-1 1", "solreflimit": ".1 1",
            "actuatorfrclimited": ('actuatorfrclimited="true" actuatorfrcrange="-1 1"', ""),
            "solimplimit": ".8 .9 .1", "solreffriction": ".1 1", "solimpfriction": ".8 .9 .1",
            "springlength": ('stiffness="3" springlength=".3"', ""),
            "springyield": ('stiffness="3" springyield=".01"', ""),
        },
    ),
    "equality/connect": (
        document(arm(), tail=FOUR.format("connect", 'body1="b"')),
        {"anchor": ('anchor="0 .1 0"', 'anchor="0 0 0"'), "body2": ('body2="a" anchor="0 0 0"', 'anchor="0 0 0"')},
    ),
    "equality/weld": (
        document(arm() + body("c", hinge("l") + I1), tail=FOUR.format("weld", 'body1="b"')),
        {
            "body2": "a", "anchor": "0 .1 0", "relpose": "1 2 3 1 0 0 0", "torquescale": "2",
            "active": "false", "name": "other", "class": "c", "solref": ".1 1", "solimp": ".8 .9 .1",
        },
    ),
    "equality/joint": (
        document(arm(), tail=FOUR.format("joint", 'joint1="j"')),
        {"joint2": "k", "polycoef": ("polycoef='.1 2 3 0 0' joint2='k'", "joint2='k'"), "active": "false", "name": "other"},
    ),
    "actuator/*": (
        document(arm(), tail=TENDON + '<actuator><general joint="j" @/></actuator>'),
        {
            "armature": ".3", "damping": ".3", "gear": ('armature=".3" gear="3"', 'armature=".3"'),
            "forcerange": "-3 3", "forcelimited": ('forcelimited="false" forcerange="-3 3"', 'forcerange="-3 3"'),
            "ctrlrange": "-3 3", "ctrllimited": ('ctrllimited="false" ctrlrange="-3 3"', 'ctrlrange="-3 3"'),
            "biastype": ('biastype="affine" biasprm="1 2 3"', ""), "biasprm": ('biastype="affine" biasprm="1 2 3"', ""),
            "dyntype": ('dyntype="filter" dynprm=".1"', ""), "dynprm": ('dyntype="filter" dynprm=".1"', ""),
            "gaintype": ('gaintype="affine" gainprm="1 2 3"', ""), "gainprm": "7", "group": "2",
            "lengthrange": "0 1", "name": "other", "class": "c",
            "actrange": ('dyntype="filter" dynprm=".1" actrange="0 1"', ""),
            "actlimited": ('dyntype="filter" dynprm=".1" actlimited="true" actrange="0 1"', ""),
            "actearly": ('dyntype="filter" dynprm=".1" actearly="true"', ""),
        },
    ),
}  # fmt: skip

# conditions of a warning, and the same with the flag of the option that switches it off
WARNED = [
    ("armature and dry friction of a free", document(FREE_JOINT.replace("@", 'armature=".3"')), ""),
    ("armature and dry friction of a free", document(FREE_JOINT.replace("@", 'frictionloss=".3"')), "frictionloss"),
    ("springs of balls", document(BALL.replace("@", 'stiffness="3"')), "spring"),
    ("springs of balls", document(FREE_JOINT.replace("@", 'stiffness="3"')), "spring"),
    ("higher powers of stiffness", document(arm('stiffness="1 2"')), "spring"),
    ("higher powers of damping", document(arm('damping="1 2"')), "damper"),
    ("springdamper", document(arm('springdamper=".1 1"')), "spring damper"),
    ("springyield", document(arm('stiffness="30" springyield=".01"')), "spring"),
    ("gravity compensation", document(arm().replace('name="b"', 'name="b" gravcomp="1"')), "gravity"),
    ("fluid", document(arm(), '<option density="100"/>'), "spring damper"),
    ("fluid", document(arm(), '<option viscosity="10"/>'), "spring damper"),
    ("armature of tendons", document(arm(), tail=TENDON.replace('"T"', '"T" armature=".3"')), ""),
    ("forces of tendons", document(arm(), tail=TENDON.replace('"T"', '"T" stiffness="30"')), "spring"),
    ("forces of tendons", document(arm(), tail=TENDON.replace('"T"', '"T" damping="3"')), "damper"),
    ("forces of tendons", document(arm(), tail=TENDON.replace('"T"', '"T" frictionloss="3"')), "frictionloss"),
    ("constraints of tendons and flexes", document(arm(), tail=TENDON + '<equality><tendon tendon1="T" tendon2="U" polycoef="0 1 0 0 0"/></equality>'), "equality"),
    ("deformable", document(arm(), tail=FLEX.replace("@", "")), ""),
    ("actuators that do not act on joints", document(arm(), tail=TENDON + '<actuator><motor tendon="T" armature=".1"/></actuator>'), ""),
    ("actuators that do not act on joints", document(arm(), tail=TENDON + '<actuator><motor tendon="T" damping=".1"/></actuator>'), "damper"),
    ("actuators on balls", document(BALL.replace("@", ""), tail='<actuator><motor joint="j" gear="0 1 0" armature=".1"/></actuator>'), ""),
    ("actuators on balls", document(BALL.replace("@", ""), tail='<actuator><motor joint="j" gear="0 1 0" damping=".1"/></actuator>'), "damper"),
    ("higher powers of damping of actuators", document(arm(), tail='<actuator><motor joint="j" damping=".1 .2"/></actuator>'), "damper"),
]  # fmt: skip

MOTORS = {
    "motor": 'joint="j" gear="2" group="1" delay=".1" nsample="60" interp="linear"',
    "position": 'joint="j" kp="10" kv="2" timeconst=".1"',
    "position ": 'joint="j" kp="10" dampratio="1" user="1"',
    "velocity": 'joint="j" kv="2"',
    "intvelocity": 'joint="j" kp="10" kv="2" actrange="-1 1"',
    "damper": 'joint="j" kv="2" ctrlrange="0 1"',
    "cylinder": 'joint="j" area="2" timeconst=".1" bias="1 2 3"',
    "cylinder ": 'joint="j" diameter="2"',
    "muscle": 'joint="j" lengthrange="0 1" range=".7 1" force="3" scale="100" lmin=".4" lmax="1.5" '
              'vmax="1" fpmax="1" fvmax="1" timeconst=".01 .04" tausmooth=".1"',
    "pid": 'joint="j" kp="3" ki="1" kv=".1" imax="2" slewmax="3" posrange="-1 1" velrange="-1 1"',
    "dcmotor": 'joint="j" motorconst=".1 .1" resistance="2" inductance=".1 0" cogging="1 6 0"',
    "dcmotor ": 'joint="j" nominal="24 3 100"',
    "adhesion": 'body="b" gain="3" ctrlrange="0 1"',
    "general": 'jointinparent="j"',
    "general ": 'site="s" refsite="z" gear="1 2 3 0 0 0"',
    "general  ": 'slidersite="z" cranksite="s" cranklength="3"',
    "general   ": 'tendon="T"',
    "general    ": 'joint="j" dyntype="user" actdim="2"',
}  # fmt: skip

LOOP = arm() + body("c", hinge("l") + I1 + '<site name="w"/>')
TEXTURED = '<asset><texture name="n" type="2d" builtin="flat" width="4" height="4"/><material name="m" texture="n"/></asset>'
MOVED_MESH = ASSETS.replace("<mesh", '<mesh scale=".5 1 2" refpos=".1 .2 .3" refquat="1 2 3 4"', 1)
UNBALANCED = '<inertial pos="1 0 0" mass="1" diaginertia="1 1 5"/>'
WELDED = body("a", hinge("j") + '<geom size=".1"/>' + body("w", I1))
FUSED = '<compiler inertiafromgeom="true" fusestatic="{}"/>'
# the document that has something, and the one that has not: a robot that differs, ...
CHANGED = {
    "compiler inertiafromgeom": (document(arm(inside=I1 + '<geom size=".3"/>'), '<compiler inertiafromgeom="true"/>'), document(arm(inside=I1 + '<geom size=".3"/>'))),
    "compiler balanceinertia": (document(arm(inside=UNBALANCED), '<compiler balanceinertia="true"/>'), document(arm(inside=UNBALANCED))),
    "compiler fusestatic": (document(WELDED, FUSED.format("true")), document(WELDED, FUSED.format("false"))),
    "compiler fitaabb": (document(arm(inside='<geom type="ellipsoid" mesh="t"/>'), '<compiler fitaabb="true"/>' + ASSETS), document(arm(inside='<geom type="ellipsoid" mesh="t"/>'), ASSETS)),
    "body name": (document(body("other", hinge("j") + I1)), document(body("a", hinge("j") + I1))),
    "body fuse": (document(WELDED.replace('"w"', '"w" fuse="false"'), FUSED.format("true")), document(WELDED, FUSED.format("true"))),
    "default class": (document(arm('class="c"')), document(arm())),
    "connect of sites": (document(LOOP, tail='<equality><connect site1="s" site2="w"/></equality>'), document(LOOP)),
    "weld of sites": (document(LOOP, tail='<equality><weld site1="s" site2="w"/></equality>'), document(LOOP)),
    "a keyframe": (document(LOOP, tail='<equality><weld site1="s" site2="w"/></equality><keyframe><key name="assembly" qpos=".1 .2 .3"/></keyframe>'), document(LOOP, tail='<equality><weld site1="s" site2="w"/></equality>')),
    "what a motor can do": (document(arm(), tail='<actuator><dcmotor joint="j" nominal="24 3 100" saturation="3 0 0"/></actuator>'), document(arm())),
    "inherited range": (document(arm('range="-1 1"'), tail='<actuator><position joint="j" inheritrange="1"/></actuator>'), document(arm())),
    "mesh": (document(arm(inside='<geom type="mesh" mesh="t"/>'), MOVED_MESH), document(arm(inside='<geom type="mesh" mesh="t"/>'), ASSETS)),
}  # fmt: skip
# ... or the same robot
UNCHANGED = {
    "compiler autolimits": (document(arm('limited="true" range="0 1"'), '<compiler autolimits="false"/>'), document(arm('limited="true" range="0 1"'))),
    "compiler coordinate": (document(arm(), '<compiler coordinate="local"/>'), document(arm())),
    "compiler discardvisual": (document(arm(inside='<geom size=".1" contype="0" conaffinity="0"/>'), '<compiler discardvisual="true"/>'), document(arm(inside='<geom size=".1" contype="0" conaffinity="0"/>'))),
    "body mocap": (document(arm() + '<body name="m" mocap="true"><geom size=".1"/></body>'), document(arm() + '<body name="m"><geom size=".1"/></body>')),
    "users' numbers": (document(arm('user="1"').replace('name="b"', 'name="b" user="1"').replace('name="s"', 'name="s" user="1"')), document(arm())),
    "tendons that do nothing": (document(arm(), tail=TENDON.replace('"U"', '"U" user="1"').replace("<fixed", '<spatial name="V" material="m" width=".1" rgba="1 0 0 1"><site site="s"/><site site="z"/><pulley divisor="2"/><site site="s"/><site site="z"/></spatial><fixed', 1), head=ASSETS), document(arm())),
    "a keyframe of another name": (document(arm(), tail='<keyframe><key name="k" time="1" qpos="1 2" qvel="1 2"/></keyframe>'), document(arm())),
    "a keyframe with all": (
        document(arm() + '<body name="m" mocap="true"/>', tail='<actuator><general joint="j" dyntype="integrator"/></actuator><keyframe><key qpos="1 2" act="1" ctrl="1" mpos="1 2 3" mquat="1 0 0 0"/></keyframe>'),
        document(arm() + '<body name="m"/>')),
    "a camera, a light, a sensor, contacts": (
        document(arm(inside=I1 + '<camera/><light/>'), '<size nuserdata="3"/><statistic meanmass="3"/><visual><map force="2"/></visual>' + TEXTURED,
                 '<sensor><jointpos joint="j"/></sensor><contact><exclude body1="a" body2="b"/></contact><custom><numeric name="n" data="1"/></custom>'),
        document(arm(), TEXTURED)),
    "ranges of muscles": (document(arm(), '<compiler><lengthrange mode="none"/></compiler>'), document(arm())),
    "a height field": (document(arm(inside=I1 + '<geom type="hfield" hfield="h"/>'), ASSETS), document(arm(), ASSETS)),
    **{f"actuator {kind}": (document(arm(), tail=TENDON + f"<actuator><{kind.strip()} {said}/></actuator>"), document(arm(), tail=TENDON)) for kind, said in MOTORS.items()},
    "actuator orientation": (document(BALL.replace("@", ""), tail='<actuator><orientation joint="j" kp="3" kv="1"/></actuator>'), document(BALL.replace("@", ""))),
}  # fmt: skip


def attributes_in(text):
    """Every (element, attribute) that a document has, but for its defaults."""
    found = set()

    def visit(element, path):
        found.update(("/".join(path), name) for name in element.attrib)
        for child in element:
            if child.tag == "worldbody" or child.tag == "body":
                visit(child, ["(world)body"])
            elif child.tag not in ("default", "frame"):
                visit(child, [*path, child.tag])

    visit(ElementTree.fromstring(text), [])
    return found


def examples():
    """(element, attribute, the document that has it, the one that has not)."""
    for element, (template, values, *common) in EXAMPLES.items():
        for attribute, value in values.items():
            texts = (f'{attribute}="{value}"', "") if isinstance(value, str) else value
            yield element, attribute, *(filled(template, text, *common) for text in texts)


def filled(template, text, common=()):
    """A template with attributes in it; those of `text` replace the common ones."""
    said = {**dict(common), **dict(re.findall(r"""(\w+)=["']([^"']*)["']""", text))}
    return template.replace(
        "@", " ".join(f'{key}="{value}"' for key, value in said.items() if value)
    )


def schema():
    """The attributes of every element of the installed MuJoCo: {path below <mujoco>: names}."""
    found, path = {}, []
    for line in mujoco.mj_printSchema(False, False).splitlines():
        indent = len(line) - len(line.lstrip())
        words = line.split()
        if len(words) > 1 and words[1].startswith("(") and indent < 20:
            path = [*path[: indent // 3], words[0]]
            names = found.setdefault("/".join(path[1:]), [])
            words = words[2:]
        names.extend(words) if words else None
    return found
