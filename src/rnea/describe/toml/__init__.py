"""Our own robot files and catalogues of motors: TOML, read and written.

Every field is documented in docs/look-up/robot-files.md, and a test reads that it is.
"""

from rnea.describe.toml.motors import read as read_motors
from rnea.describe.toml.motors import read_shipped as read_shipped_motors
from rnea.describe.toml.motors import shipped as shipped_motors
from rnea.describe.toml.reader import read
from rnea.describe.toml.writer import write
