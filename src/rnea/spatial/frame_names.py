"""Names of frames that every robot has."""

WORLD = "world"
BASE = "base"
TOOL = "tool"
