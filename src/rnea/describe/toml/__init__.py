"""Our own robot files and catalogues of motors and gearboxes: TOML, read and written.

Every field is documented in docs/look-up/robot-files.md, and a test reads that it is.
"""

from rnea.describe.toml.catalogues import KINDS as CATALOGUE_KINDS
from rnea.describe.toml.catalogues import CatalogInfo as CatalogueTold
from rnea.describe.toml.catalogues import kinds_in as catalogue_kinds
from rnea.describe.toml.catalogues import read_info as catalogue_told
from rnea.describe.toml.catalogues import shipped as shipped_catalogues
from rnea.describe.toml.catalogues import shipped_text as shipped_catalogue_text
from rnea.describe.toml.gearboxes import read_gearboxes, read_shipped_gearboxes
from rnea.describe.toml.gearboxes import shipped as shipped_gearboxes
from rnea.describe.toml.motors import read_motors, read_shipped_motors
from rnea.describe.toml.motors import shipped as shipped_motors
from rnea.describe.toml.reader import read
from rnea.describe.toml.writer import write
