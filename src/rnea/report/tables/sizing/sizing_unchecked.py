"""What a sizing does not check: of this motion and this robot, and of every one."""

from __future__ import annotations

from collections.abc import Sequence

from rnea.apps.sizing.sizing import Sizing

_ALWAYS = (
    "Emergency stops, collisions and momentary torques; fatigue, heat and life of gears in hours; "
    "loads on the gearbox's output bearing, which the table of bearings has to be held against.",
    "Ripple of torque, saturation, resistance that rises with temperature (about 0.4 % per K), "
    "field weakening, losses and current limits of amplifiers, torque limits that fall with speed "
    "unless the supply's voltage makes them fall.",
    "Efficiency that falls at light load, in cold or at speed; friction of gears at rest; control, "
    "vibration and accuracy under load. Masses of chosen motors and gearboxes are not put into the "
    "robot.",
)


def unchecked_here(sizings: Sequence[Sizing]) -> list[str]:
    """Moments of inertia that are not known of payloads, each payload once."""
    points = {(one.name, one.mass): one for sizing in sizings for one in sizing.points}
    return [
        f"The payload of {one.mass:g} kg {one.fault}, and the drives of {', '.join(one.joints)} "
        "may be too weak. --payload-box or --payload-inertia counts its moment of inertia."
        for one in points.values()
    ]


def unchecked(sizings: Sequence[Sizing]) -> list[str]:
    """The same, and what no sizing checks."""
    return [*unchecked_here(sizings), *_ALWAYS]
