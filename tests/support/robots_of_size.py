"""Robot files of any size in every format: chains, and stars whose links all hang on the base.

Joints turn and slide by turns, have limits, and every fifth link carries a welded one.
"""

SHAPES = ("chain", "star")


def _parents(shape, n):
    return [i if shape == "chain" else 0 for i in range(n)]


def _links(shape, n):
    """Name, parent, kind of joint, and whether a box is welded to it."""
    for i, parent in enumerate(_parents(shape, n), start=1):
        yield i, f"l{parent}" if parent else "base", i % 3 != 0, i % 5 == 0


def urdf(shape, n):
    body = (
        '<inertial><origin xyz="0.05 0 0.01"/><mass value="{m}"/><inertia ixx="0.01" iyy="0.02" '
        'izz="0.025" ixy="0" ixz="0" iyz="0"/></inertial>'
    )
    out = ['<robot name="r"><link name="base"/>']
    for i, parent, turns, welded in _links(shape, n):
        shapes = '<visual><geometry><box size="0.1 0.1 0.1"/></geometry></visual>'
        out.append(f'<link name="l{i}">{body.format(m=1 + i % 4)}{shapes}</link>')
        out.append(
            f'<joint name="j{i}" type="{"revolute" if turns else "prismatic"}">'
            f'<parent link="{parent}"/><child link="l{i}"/><axis xyz="0 1 0"/>'
            '<origin xyz="0.1 0 0" rpy="0.1 0.2 0.3"/>'
            '<limit lower="-1" upper="1" effort="5" velocity="2"/></joint>'
        )
        if welded:
            out.append(f'<link name="w{i}">{body.format(m=0.1)}</link>')
            out.append(
                f'<joint name="f{i}" type="fixed"><parent link="l{i}"/><child link="w{i}"/></joint>'
            )
    return "\n".join([*out, "</robot>"])


def mjcf(shape, n):
    out = ['<mujoco model="r"><compiler angle="radian"/><worldbody>']
    inertial = '<inertial pos="0.05 0 0.01" mass="{m}" diaginertia="0.01 0.02 0.025"/>'
    for i, _, turns, welded in _links(shape, n):
        out.append(
            f'<body name="l{i}" pos="0.1 0 0" euler="0.1 0.2 0.3"><joint name="j{i}" '
            f'type="{"hinge" if turns else "slide"}" axis="0 1 0" range="-1 1" limited="true" '
            f'actuatorfrcrange="-5 5"/>{inertial.format(m=1 + i % 4)}'
        )
        if welded:
            out.append(f'<body name="w{i}">{inertial.format(m=0.1)}</body>')
        out.append("</body>" * (shape == "star"))
    out.append("</body>" * (n * (shape == "chain")))
    return "\n".join([*out, "</worldbody></mujoco>"])


def sdf(shape, n):
    body = (
        "<inertial><pose>0.05 0 0.01 0 0 0</pose><mass>{m}</mass><inertia><ixx>0.01</ixx>"
        "<iyy>0.02</iyy><izz>0.025</izz></inertia></inertial>"
    )
    out = [
        f'<sdf version="1.9"><model name="r"><link name="base">{body.format(m=1)}</link>'
        '<joint name="fix" type="fixed"><parent>world</parent><child>base</child></joint>'
    ]
    for i, parent, turns, welded in _links(shape, n):
        out.append(
            f'<link name="l{i}"><pose relative_to="{parent}">0.1 0 0 0.1 0.2 0.3</pose>'
            f"{body.format(m=1 + i % 4)}</link>"
            f'<joint name="j{i}" type="{"revolute" if turns else "prismatic"}">'
            f"<parent>{parent}</parent><child>l{i}</child><axis><xyz>0 1 0</xyz><limit>"
            "<lower>-1</lower><upper>1</upper><effort>5</effort></limit></axis></joint>"
        )
        if welded:
            out.append(
                f'<link name="w{i}"><pose relative_to="l{i}"/>{body.format(m=0.1)}</link>'
                f'<joint name="f{i}" type="fixed"><parent>l{i}</parent><child>w{i}</child></joint>'
            )
    return "\n".join([*out, "</model></sdf>"])


def toml(shape, n):
    body = "com = [0.05, 0, 0.01]\ninertia = {{ ixx = 0.01, iyy = 0.02, izz = 0.025 }}\nmass = {m}"
    out = ['format = 1\nname = "r"']
    for i, parent, turns, welded in _links(shape, n):
        out.append(f'[[links]]\nname = "l{i}"\n{body.format(m=1 + i % 4)}')
        out.append(
            f'[[joints]]\nname = "j{i}"\nkind = "{"revolute" if turns else "prismatic"}"\n'
            f'parent = "{parent}"\nchild = "l{i}"\naxis = [0, 1, 0]\n'
            "placement = { xyz = [0.1, 0, 0], rpy = [0.1, 0.2, 0.3] }\n"
            "limits = { position = [-1, 1], effort = 5 }"
        )
        if welded:
            out.append(f'[[links]]\nname = "w{i}"\n{body.format(m=0.1)}')
            out.append(
                f'[[joints]]\nname = "f{i}"\nkind = "fixed"\nparent = "l{i}"\nchild = "w{i}"'
            )
    return "\n\n".join(out) + "\n"


FILES = {"urdf": urdf, "mjcf": mjcf, "sdf": sdf, "toml": toml}
"""Text of a robot by the name of its format, given a shape and a number of joints."""
