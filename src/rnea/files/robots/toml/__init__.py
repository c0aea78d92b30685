"""Our own robot files and catalogues of motors and gearboxes: TOML, read and written.

Every field is documented in docs/look-up/robot-files.md, and a test reads that it is.
"""

from rnea.files.robots.toml.gearbox_catalog import read_gearboxes, read_shipped_gearboxes
from rnea.files.robots.toml.gearbox_catalog import shipped as shipped_gearboxes
from rnea.files.robots.toml.motor_catalog import read_motors, read_shipped_motors
from rnea.files.robots.toml.motor_catalog import shipped as shipped_motors
from rnea.files.robots.toml.part_catalogs import KINDS as CATALOGUE_KINDS
from rnea.files.robots.toml.part_catalogs import CatalogInfo as CatalogueTold
from rnea.files.robots.toml.part_catalogs import kinds_in as catalogue_kinds
from rnea.files.robots.toml.part_catalogs import read_info as catalogue_told
from rnea.files.robots.toml.part_catalogs import shipped as shipped_catalogues
from rnea.files.robots.toml.part_catalogs import shipped_text as shipped_catalogue_text
from rnea.files.robots.toml.reader import read
from rnea.files.robots.toml.writer import write
