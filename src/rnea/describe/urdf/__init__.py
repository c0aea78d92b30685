"""URDF and xacro, the robot files of ROS, read and written."""

from rnea.describe.urdf.writer import write
from rnea.describe.urdf.xacro import read
