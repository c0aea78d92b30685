"""URDF and xacro, the robot files of ROS, read and written."""

from rnea.describe.urdf.reader import from_root as read_urdf
from rnea.describe.urdf.writer import text as urdf_text
from rnea.describe.urdf.xacro import is_xacro
from rnea.describe.urdf.xacro import read as read_xacro
