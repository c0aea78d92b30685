"""SDF, the robot files of Gazebo, read."""

from rnea.describe.sdf.reader import read as read_sdf
