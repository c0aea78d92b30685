"""Files that are wrong in one known way each, made here from good ones; each with its error.

`CASES` are small and loaded one by one. `HEAVY` are made to exhaust time or memory.
"""

# ruff: noqa: E501 - one case a line reads best
# fmt: off

import re
from dataclasses import dataclass

URDF = """<?xml version="1.0" encoding="utf-8"?>
<robot name="arm">
  <link name="base_link"/>
  <link name="upper">
    <inertial>
      <origin xyz="0.1 0.2 0.3" rpy="0.4 0.5 0.6"/>
      <mass value="2.5"/>
      <inertia ixx="0.5" ixy="0.01" ixz="0.02" iyy="0.6" iyz="0.03" izz="0.7"/>
    </inertial>
    <visual>
      <origin xyz="0.11 0.12 0.13" rpy="0.14 0.15 0.16"/>
      <geometry><mesh filename="package://arm/upper.stl" scale="1.1 1.2 1.3"/></geometry>
    </visual>
    <collision>
      <geometry><box size="0.21 0.22 0.23"/></geometry>
    </collision>
  </link>
  <link name="lower">
    <inertial>
      <mass value="1.5"/>
      <inertia ixx="0.2" ixy="0" ixz="0" iyy="0.3" iyz="0" izz="0.4"/>
    </inertial>
    <collision>
      <geometry><cylinder radius="0.05" length="0.31"/></geometry>
    </collision>
    <collision>
      <geometry><sphere radius="0.06"/></geometry>
    </collision>
  </link>
  <link name="finger"/>
  <joint name="shoulder" type="revolute">
    <origin xyz="0.7 0.8 0.9" rpy="1.4 1.5 1.6"/>
    <parent link="base_link"/>
    <child link="upper"/>
    <axis xyz="0 0.6 0.8"/>
    <limit lower="-1.5" upper="1.7" effort="40" velocity="3"/>
    <dynamics damping="0.7" friction="0.3"/>
  </joint>
  <joint name="elbow" type="prismatic">
    <parent link="upper"/>
    <child link="lower"/>
    <axis xyz="1 0 0"/>
    <limit lower="0" upper="0.4" effort="20" velocity="1"/>
  </joint>
  <joint name="grip" type="revolute">
    <parent link="lower"/>
    <child link="finger"/>
    <mimic joint="shoulder" multiplier="-1.25" offset="0.75"/>
  </joint>
</robot>
"""
TOML = """format = 1
name = "arm"
convention = "modified"

[[links]]
name = "shoulder"
mass = 2.0
com = [0.1, 0.2, 0.3]
inertia = { ixx = 0.1, iyy = 0.2, izz = 0.2, ixy = 0.01 }
friction = { viscous = 0.5, coulomb = 0.25 }
rotor = { inertia = 1e-4, gear = 50 }

[[links]]
name = "elbow"
a = 0.4
alpha = 0.6
offset = 0.7
d = 0.8
mass = 1.0
limits = { velocity = 3.5, effort = 4.5 }
"""
MJCF = """<mujoco model="arm">
  <worldbody>
    <body name="upper">
      <joint name="shoulder" type="hinge" axis="0 1 0" damping="0.5"/>
      <inertial pos="0 0 0.1" mass="1" diaginertia="0.1 0.1 0.1"/>
    </body>
  </worldbody>
</mujoco>
"""
SDF = """<sdf version="1.9">
  <model name="arm">
    <link name="upper">
      <inertial><mass>1.5</mass></inertial>
    </link>
  </model>
</sdf>
"""
GOOD = {"urdf": URDF, "toml": TOML, "xml": MJCF, "sdf": SDF}


@dataclass(frozen=True)
class Case:
    """A faulty file: what is wrong, its ending, its bytes, the line (0: none) and the message."""

    name: str
    ending: str
    data: bytes
    line: int
    parts: tuple[str, ...]

    def __str__(self):
        return f"{self.ending}: {self.name}"


def _case(name, ending, text, line, *parts):
    data = text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")
    return Case(name, ending, data, line, parts)


def _changed(name, ending, old, new, *parts, line=None):
    """The good file with one thing exchanged; the error is in the line of the change."""
    good = GOOD[ending]
    assert good.count(old) == 1, (old, good.count(old))
    at = good.index(old)
    found = good.count("\n", 0, at) + 1 if line is None else line
    return _case(name, ending, good.replace(old, new), found, *parts)


# ---- numbers ---------------------------------------------------------------------------------

# an attribute that holds numbers, a name such as ixx or xyz
_ATTRIBUTE = re.compile(r'([a-z]+)="(-?[0-9][-0-9. ]*)"')
_BAD_NUMBERS = {
    "nan": "nan",
    "inf": "inf",
    "minus infinity": "-Infinity",
    "underscore": "1_000",
    "comma": "1,5",
    "hexadecimal": "0x10",
    "digits of another script": "\u0661\u0662",
    "wide digits": "\uff11.5",
    "too large": "1e999",
    "a unit": "1.5m",
    "two points": "1.2.3",
    "a word": "one",
    "an expression": "pi/2",
    "no-break space": "1\u00a02",
    "a minus sign of typography": "\u22121.5",
}


def bad_numbers():
    """Every numeric attribute of the URDF with every kind of bad number, or none at all."""
    body = URDF.index("<robot")
    for found in _ATTRIBUTE.finditer(URDF, body):
        key, value = found.groups()
        line = URDF.count("\n", 0, found.start()) + 1
        *before, _ = value.split(" ")
        wrong = {why: " ".join([*before, bad]) for why, bad in _BAD_NUMBERS.items()}
        wrong |= {"empty": "", "one too many": f"{value} 1", "blank": "  "}
        if key == "scale":
            continue  # a mesh is for drawing: it is left out with a warning
        for why, bad in wrong.items():
            text = f"{URDF[: found.start(2)]}{bad}{URDF[found.end(2) :]}"
            yield _case(f"{key} in line {line}: {why}", "urdf", text, line, key)


def bad_toml_numbers():
    for found in re.finditer(r"(\w+) = (-?[0-9.][-0-9.e]*)(?=[ ,\n])", TOML):
        key = found.group(1)
        line = TOML.count("\n", 0, found.start()) + 1
        for bad in ("nan", "inf", "-inf", "true", '"1,5"', '"1_000"', '"one"', "[]", '""', "{}"):
            text = f"{TOML[: found.start(2)]}{bad}{TOML[found.end(2) :]}"
            yield _case(f"{key} in line {line}: {bad}", "toml", text, line, key)


# ---- structure -------------------------------------------------------------------------------


def missing_attributes():
    """Every attribute that a URDF cannot do without, left out."""
    needed = "name|type|link|value|i[xyz]{2}|size|radius|length|joint"
    for found in re.finditer(rf' ({needed})="[^"]*"', URDF):
        line = URDF.count("\n", 0, found.start()) + 1
        if line == 2:
            continue
        text = URDF[: found.start()] + URDF[found.end() :]
        yield _case(f"no {found.group(1)} in line {line}", "urdf", text, line, found.group(1))


def missing_elements():
    for tag, owner in (("mass", "inertial"), ("inertia", "inertial"), ("parent", "joint"), ("child", "joint")):
        for found in re.finditer(rf"\n *<{tag} [^>]*/>", URDF):
            text = URDF[: found.start()] + URDF[found.end() :]
            line = URDF.count("\n", 0, URDF.rindex(f"<{owner}", 0, found.start())) + 1
            yield _case(f"no <{tag}> in line {line}", "urdf", text, line, f"<{tag}>")


def doubled_elements():
    """Which of two was meant nobody can tell."""
    single = "origin|mass|inertia|parent|child|limit|dynamics|mimic"
    for found in re.finditer(rf"\n *<({single}) [^>]*/>", URDF):
        text = URDF[: found.end()] + found.group(0) + URDF[found.end() :]
        line = URDF.count("\n", 0, found.end()) + 2
        yield _case(f"two <{found.group(1)}> in line {line}", "urdf", text, line, "a second")
    inertial = URDF[URDF.index("    <inertial>") : URDF.index("    </inertial>")] + "    </inertial>\n"
    text = URDF.replace(inertial, inertial * 2)
    yield _case("two <inertial>", "urdf", text, 10, "a second <inertial>")


_LOOP = """<robot name="r"><link name="a"/><link name="b"/><link name="c"/>
<joint name="j" type="fixed"><parent link="b"/><child link="c"/></joint>
<joint name="k" type="fixed"><parent link="c"/><child link="b"/></joint>
</robot>"""


def trees():
    yield _changed("unknown parent", "urdf", '<parent link="upper"/>', '<parent link="uper"/>', "unknown link 'uper'", "upper")
    yield _changed("unknown child", "urdf", '<child link="lower"/>', '<child link="nothing"/>', "unknown link 'nothing'")
    yield _changed("undeclared base", "urdf", '<parent link="base_link"/>', '<parent link="base"/>', "unknown link 'base'")
    yield _changed("two parents", "urdf", '<child link="lower"/>', '<child link="upper"/>', "two parents")
    yield _changed("two roots", "urdf", '  <link name="finger"/>', '  <link name="finger"/><link name="lost"/>', "hang on nothing", "lost")
    yield _changed("its own parent", "urdf", '<parent link="upper"/>', '<parent link="lower"/>', "loop", "lower <- lower", line=URDF[: URDF.index('name="elbow"')].count("\n") + 1)
    yield _case("a loop beside the root", "urdf", _LOOP, 2, "loop", "b <- c <- b")
    all_loop = _LOOP.replace('<link name="a"/>', "")
    yield _case("nothing but a loop", "urdf", all_loop, 2, "loop")
    yield _changed("two links of a name", "urdf", '<link name="finger"/>', '<link name="lower"/>', "two links are named 'lower'")
    yield _changed("two joints of a name", "urdf", 'name="elbow"', 'name="shoulder"', "two joints are named 'shoulder'")
    yield _changed("empty link name", "urdf", '"finger"/>\n  <joint', '""/>\n  <joint', "no name")
    yield _changed("empty joint name", "urdf", 'name="elbow"', 'name=""', "no name")
    yield _changed("blank joint name", "urdf", 'name="elbow"', 'name=" "', "cannot be a name")
    yield _changed("comma in a name", "urdf", 'name="elbow"', 'name="el,bow"', "cannot be a name")
    yield _changed("quote in a name", "urdf", 'name="elbow"', 'name="el&quot;bow"', "cannot be a name")
    yield _changed("line separator in a name", "urdf", 'name="elbow"', 'name="el\u2028bow"', "cannot be a name")
    yield _changed("writing from right to left", "urdf", 'name="elbow"', 'name="el\u202ebow"', "cannot be a name")
    yield _changed("a name of 200 characters", "urdf", 'name="elbow"', f'name="{"e" * 200}"', "cannot be a name")
    yield _changed("a robot's name of 200 characters", "urdf", 'name="arm"', f'name="{"e" * 200}"', "cannot be a name")
    yield _changed("empty parent", "urdf", '<parent link="upper"/>', '<parent link=""/>', "'link'")
    for kind in ("Revolute", "hinge", "ball", "", "revolute ", "screw"):
        yield _changed(f"joint type {kind!r}", "urdf", 'type="prismatic"', f'type="{kind}"', "type", "revolute, continuous, prismatic")


def physics():
    yield _changed("zero axis", "urdf", '"0 0.6 0.8"', '"0 0 0"', "length zero", "'shoulder'")
    yield _changed("negative mass", "urdf", 'value="2.5"', 'value="-2.5"', "negative")
    yield _changed("negative effort", "urdf", 'effort="40"', 'effort="-40"', "effort", "negative")
    yield _changed("negative velocity", "urdf", 'velocity="3"', 'velocity="-3"', "velocity", "negative")
    yield _changed("negative damping", "urdf", 'damping="0.7"', 'damping="-0.7"', "negative")
    yield _changed("negative friction", "urdf", 'friction="0.3"', 'friction="-0.3"', "negative")



def mimics():
    yield _changed("mimic of nothing", "urdf", 'mimic joint="shoulder"', 'mimic joint=""', "joint")
    yield _changed("mimic of a missing joint", "urdf", 'mimic joint="shoulder"', 'mimic joint="sholder"', "'sholder'", "shoulder")
    yield _changed("mimic of itself", "urdf", 'mimic joint="shoulder"', 'mimic joint="grip"', "grip")
    both = URDF.replace(
        '    <dynamics damping="0.7" friction="0.3"/>\n',
        '    <mimic joint="grip"/>\n',
    )
    yield _case("mimics in a circle", "urdf", both, 0, "grip", "shoulder")


# ---- text ------------------------------------------------------------------------------------


def truncated(count=60):
    """Cut off at many places; every one is not valid XML."""
    end = URDF.rindex("</robot>")
    for k in range(count):
        cut = 45 + (end - 45) * k // count
        yield _case(f"cut at {cut}", "urdf", URDF[:cut], 0, "not valid XML")


def encodings():
    for ending in ("urdf", "xml", "sdf"):
        good = GOOD[ending].split("?>\n")[-1]
        with_name = good.replace('name="arm"', 'name="árm"').replace('model="arm"', 'model="árm"')
        yield _case("Latin-1 that says nothing", ending, with_name.encode("latin-1"), 0, "not UTF-8")
        yield _case("Latin-1 that says UTF-8", ending, b"<?xml version='1.0' encoding='utf-8'?>" + with_name.encode("latin-1"), 0, "not UTF-8")
        yield _case("ASCII with an accent", ending, b"<?xml version='1.0' encoding='us-ascii'?>" + with_name.encode("utf-8"), 0, "not US-ASCII")
        yield _case("an unknown encoding", ending, f"<?xml version='1.0' encoding='klingon'?>{good}", 1, "klingon", "UTF-8")
        yield _case("a codec that decodes bytes", ending, f"<?xml version='1.0' encoding='rot13'?>{good}", 1, "rot13")
        yield _case("a codec that unpacks", ending, f"<?xml version='1.0' encoding='zlib'?>{good}", 1, "zlib")
        yield _case("UTF-7", ending, f"<?xml version='1.0' encoding='utf-7'?>{good}", 1, "utf-7")
        yield _case("UTF-16 without a mark", ending, good.encode("utf-16-le"), 1, "NUL")
        yield _case("UTF-32", ending, good.encode("utf-32"), 1, "not XML")
        yield _case("half a character", ending, good.encode("utf-16")[:-1], 0, "not UTF-16")
        yield _case("NUL bytes", ending, good.replace(" ", " \0", 1), 0, "not valid XML")
        yield _case("NUL in a name", ending, good.replace("arm", "a\0m", 1), 0, "not valid XML")
        yield _case("control character", ending, good.replace("arm", "a\x07m", 1), 0, "not valid XML")
        yield _case("nothing", ending, b"", 0, "empty")
        yield _case("blanks", ending, b" \n\t\n", 0, "empty")
        yield _case("a picture", ending, b"\x89PNG\r\n\x1a\n" + bytes(range(256)), 0, "not UTF-8")
        yield _case("a mesh", ending, "solid cube\nendsolid cube\n", 1, "not XML")


def documents():
    doctypes = {
        "a document type": "<!DOCTYPE robot>",
        "a local file": '<!DOCTYPE robot [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
        "a remote document type": '<!DOCTYPE robot SYSTEM "http://127.0.0.1:9/robot.dtd">',
        "a parameter entity": '<!DOCTYPE robot [<!ENTITY % x "<!ENTITY y \'1\'>"> %x;]>',
        "an entity": '<!DOCTYPE robot [<!ENTITY x "1">]>',
        "an attribute list": '<!DOCTYPE robot [<!ATTLIST robot name CDATA "x">]>',
    }
    for ending in ("urdf", "xml", "sdf"):
        good = GOOD[ending].split("?>\n")[-1]
        for why, doctype in doctypes.items():
            yield _case(why, ending, f"\n{doctype}\n{good}", 2, "DOCTYPE")
        yield _case("an undeclared entity", ending, good.replace("arm", "&x;", 1), 0, "entity")
        yield _case("two root elements", ending, good + good, 0, "not valid XML")
        yield _case("text behind the root", ending, good + "more", 0, "not valid XML")
        yield _case("an attribute twice", ending, good.replace('"arm"', '"arm" name="arm" model="arm" name="arm" model="arm"', 1), 0, "duplicate attribute")
        yield _case("unquoted attribute", ending, good.replace('"arm"', "arm", 1), 0, "not valid XML")
        yield _case("crossed tags", ending, good.replace("</", "</x", 1), 0, "mismatched tag")
    yield _case("another root", "urdf", "<html><body/></html>", 1, "<html>", "<mujoco>")
    yield _case("an empty robot", "urdf", '<robot name="r"/>', 1, "no links")
    yield _case("xacro as text of another kind", "urdf", '<robot name="r"><xacro:nothing/></robot>', 0, "xacro")


def tomls():
    yield _case("cut within a table", "toml", TOML[:100], 0, "not valid TOML")
    yield _case("a list never closed", "toml", TOML + "x = [1,", 0, "not valid TOML")
    yield _case("a list too deep", "toml", "x = " + "[" * 5000, 0, "too deep")
    yield _case("a key of many parts", "toml", "a" + ".a" * 50_000 + " = 1\n", 1, "parts")
    yield _case("a quoted key of many parts", "toml", '" "' + '." "' * 50_000 + " = 1\n", 1, "parts")
    yield _case("a table of many parts", "toml", "[a" + " . a" * 50_000 + "]\n", 1, "parts")
    yield _case("NUL", "toml", TOML.replace("arm", "a\0m"), 2, "not valid TOML")
    yield _case("not UTF-8", "toml", TOML.encode() + b"# \xff\n", 21, "not UTF-8")
    yield _case("a table of nothing", "toml", "format = 1\n", 0, "")


CASES = [
    case
    for make in (bad_numbers, bad_toml_numbers, missing_attributes, missing_elements, doubled_elements, trees, physics, mimics, truncated, encodings, documents, tomls)
    for case in make()
]


def heavy():
    """Files that would exhaust a careless reader: name, text, part of the message."""
    mega = 2**20
    robot = "<robot name='r'>{}</robot>".format
    yield "a file too large", " " * (17 * mega), "larger than 16 MiB"
    yield "a TOML file too large", "#" + " " * (3 * mega), "larger than 2 MiB"
    yield "100,000 levels deep", robot("<a>" * 100_000 + "</a>" * 100_000), "levels deep"
    yield "many elements", robot("<a/>" * (15 * mega // 4)), "more tags"
    yield "elements up to the limit", robot("<a/>" * 490_000), "no links"
    many = "".join(f" a{i}=''" for i in range(490_000))
    yield "attributes up to the limit", robot(f"<link{many}/>"), "no name"
    yield "many links", robot("".join(f"<link name='l{i}'/>" for i in range(200_000))), "20000 links"
    yield "many loose links", robot("".join(f"<link name='l{i}'/>" for i in range(20_000))), "hang on nothing"
    yield "a long text", robot("x\n" * (7 * mega)), "no links"
    yield "a long comment", robot("<!--" + "-x" * (7 * mega) + "-->"), "no links"
    entry = "<link name='a'><inertial><mass value='{}'/><inertia ixx='1' ixy='0' ixz='0' iyy='1' iyz='0' izz='1'/></inertial></link>".format
    yield "a number of 15 million digits", robot(entry("1" * (15 * mega))), "decimal number"
    yield "a million numbers", robot(entry("1 " * (7 * mega))), "expected 1 number"
    yield "a name of 15 MiB", robot(f"<link name='{'n' * (15 * mega)}'/>"), "cannot be a name"
    laughs = "".join(f"<!ENTITY a{i + 1} '{f'&a{i};' * 10}'>" for i in range(12))
    yield "a billion laughs", f"<!DOCTYPE r [<!ENTITY a0 'ha'>{laughs}]><robot name='&a12;'/>", "DOCTYPE"
    quadratic = f"<!DOCTYPE r [<!ENTITY a '{'a' * mega}'>]>" + robot("&a;" * 100_000)
    yield "a quadratic blowup", quadratic, "DOCTYPE"
    chain = "".join(f"<joint name='j{i}' type='fixed'><parent link='l{i}'/><child link='l{(i + 1) % 3000}'/></joint>" for i in range(3000))
    yield "a long loop", robot("".join(f"<link name='l{i}'/>" for i in range(3000)) + chain), "loop"
