"""SDF, the robot files of Gazebo, read. What has no place here is told in `remarks`."""

from rnea.files.robots.sdf.reader import read
