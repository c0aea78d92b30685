"""Small URDF texts to build tests from."""


def arm(*, inertial="", joint="", kind="revolute", more=""):
    """One joint on a base, with whatever the test is about."""
    return f"""<robot name="one">
<link name="base_link"/>
<link name="tip">{inertial}</link>
<joint name="j" type="{kind}"><parent link="base_link"/><child link="tip"/>{joint}</joint>
{more}</robot>"""


BODY = """<inertial><origin xyz="0.5 0 0"/><mass value="1"/>
<inertia ixx="0.02" ixy="0" ixz="0" iyy="0.02" iyz="0" izz="0.02"/></inertial>"""
TURNED = """<inertial><origin xyz="0.1 0.2 0.3" rpy="0.4 -0.5 0.6"/><mass value="1.5"/>
<inertia ixx="0.3" ixy="0.01" ixz="-0.02" iyy="0.4" iyz="0.03" izz="0.5"/></inertial>"""
LIMIT = '<limit effort="1" velocity="1"/>'


def placed(name, parent, child, origin, rest="", kind="revolute"):
    return (
        f'<joint name="{name}" type="{kind}"><parent link="{parent}"/><child link="{child}"/>'
        f"<origin {origin}/>{rest}{LIMIT if kind != 'fixed' else ''}</joint>"
    )
