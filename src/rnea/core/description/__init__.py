"""What a robot file said: descriptions, faithful to the file. Nothing is computed here.

One package per format, which no other format imports; `formats.py` is the table of them, and says
how to add one. Formulas stay formulas until `rnea.model` makes numbers of them.
"""

from rnea.core.description.actuators import TEXTS, ActuatorError, Gear, Motor
from rnea.core.description.arithmetic import Expression, Scalar, evaluate
from rnea.core.description.bases import with_base_named, with_fixed_base, with_free_base
from rnea.core.description.closure_tables import in_numbers
from rnea.core.description.closures import Closures, Coupling, Loop
from rnea.core.description.description import (
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
from rnea.core.description.dh_rows import table_from_python
from rnea.core.description.gearboxes import Gearbox
from rnea.core.description.names import fresh
from rnea.core.description.plain_numbers import mass_of, placement_of, pose_of
from rnea.core.description.planar import planar_arm
from rnea.core.description.plausibility import PlausibilityFinding, gear_findings, motor_findings
from rnea.core.description.quaternion_lengths import QUATERNION_SLIP
from rnea.core.description.variants import (
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
