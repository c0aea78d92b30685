"""Our own robot files and catalogues of motors: TOML, read and written."""

from rnea.describe.toml.motors import read as read_motors
from rnea.describe.toml.motors import read_shipped as read_shipped_motors
from rnea.describe.toml.motors import shipped as shipped_motors
from rnea.describe.toml.reader import line_of
from rnea.describe.toml.reader import read as read_toml
from rnea.describe.toml.writer import text as toml_text
