"""MJCF, MuJoCo's robot files, read and written."""

from rnea.describe.mjcf.reader import read as read_mjcf
from rnea.describe.mjcf.writer import text as mjcf_text
