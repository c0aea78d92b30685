"""What a robot file said: descriptions, faithful to the file. Nothing is computed here.

One package per format, which no other format imports; `formats.py` is the table of them, and says
how to add one. Formulas stay formulas until `rnea.model` makes numbers of them.
"""

from rnea.describe.actuators import TEXTS, ActuatorError, Gear, Motor
from rnea.describe.arithmetic import Expression, Scalar, evaluate
from rnea.describe.bases import with_base_named, with_fixed_base, with_free_base
from rnea.describe.closing import in_numbers
from rnea.describe.closures import Closures, Coupling, Loop
from rnea.describe.description import (
    CONVENTIONS,
    JOINT_ENTRIES,
    JOINT_KINDS,
    Attachment,
    Description,
    DHLink,
    DHTable,
    ExtraFrame,
    Friction,
    Geometry,
    Limits,
    LinkMass,
    Mimic,
    Placement,
    Rotor,
    Solid,
    Spring,
    Tree,
    TreeJoint,
    TreeLink,
    convention_called,
)
from rnea.describe.dh_rows import table_from_python
from rnea.describe.encodings import decoded
from rnea.describe.formats import FORMATS, format_of
from rnea.describe.gearboxes import Gearbox
from rnea.describe.names import fresh
from rnea.describe.plain import mass_of, placement_of, pose_of
from rnea.describe.planar import planar_arm
from rnea.describe.plausibility import PlausibilityFinding, gear_findings, motor_findings
from rnea.describe.quaternion_lengths import QUATERNION_SLIP
from rnea.describe.shape_masses import with_missing_masses
from rnea.describe.trimesh_files import trimesh_of
from rnea.describe.variants import (
    tip_link,
    with_base,
    with_closure,
    with_coupling,
    with_friction,
    with_gravity,
    with_loop,
    with_parameters,
    with_payload,
    with_smooth_friction,
    with_tool,
    without_loops,
    without_mimics,
)
from rnea.describe.xml_text import LARGEST_TEXT, Element
from rnea.describe.xml_text import parse as parsed_xml
