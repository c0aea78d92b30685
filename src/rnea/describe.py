"""What a robot file said: descriptions, faithful to the file. Nothing is computed here."""

from rnea.core.description import *
from rnea.files.robots.encodings import decoded
from rnea.files.robots.formats import FORMATS, format_of
from rnea.files.robots.shape_masses import with_missing_masses
from rnea.files.robots.trimesh_files import trimesh_of
from rnea.files.robots.xml_text import LARGEST_TEXT, Element
from rnea.files.robots.xml_text import parse as parsed_xml
