"""URDF and xacro, the robot files of ROS, read and written."""

from rnea.files.robots.urdf.writer import write
from rnea.files.robots.urdf.xacro import read
