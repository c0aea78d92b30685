"""MJCF, MuJoCo's robot files, read and written. MuJoCo itself parses them and is imported late."""

from rnea.describe.mjcf.reader import read
from rnea.describe.mjcf.writer import write
