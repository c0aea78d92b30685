"""What a reader of a sizing must think about, beside the numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rnea.apps.sizing.rating import Rating
from rnea.apps.sizing.sizing import Sizing

_MUCH = 10.0  # from which on makers of servo drives ask for care


def chosen(sizing: Sizing) -> list[Rating]:
    """The drive of each joint: the robot's own, else the first candidate."""
    own = {rating.joint for rating in sizing.fitted}
    offered = (rated[0] for rated in sizing.candidates.values() if rated)
    return [*sizing.fitted, *(rating for rating in offered if rating.joint not in own)]


def remarks(sizings: Sequence[Sizing]) -> list[str]:
    """Of the drive that each joint has or would get, over all payloads."""
    drives = chosen(sizings[0])
    over_payloads = list(zip(*map(chosen, sizings), strict=True))
    return [
        *beyond_robot(sizings),
        *sizings[0].faults,
        *_motorless(sizings[0]),
        *_searched(sizings[0]),
        *_of_unknown_heat(drives),
        *_overloaded_gears(sizings),
        *_without_gearbox(sizings[0]),
        *_twice(sizings[0], drives),
        *_lossless(drives),
        *_unchecked(drives),
        *_too_large(over_payloads),
        *_heavy_loads(over_payloads),
        *_without_copper(drives),
    ]


def beyond_robot(sizings: Sequence[Sizing]) -> list[str]:
    """Where the motion asks more than the limits of the robot's own file allow."""
    told = [f"{note[:1].upper()}{note[1:]}." for note in sizings[0].outside]
    for sizing in sizings:
        for asked in sizing.demands:
            if asked.excesses:
                told.append(
                    f"{asked.joint}{_with_payload(sizing)}: the motion asks more than the robot's "
                    f"own limits allow: {'; '.join(asked.excesses)}."
                )
    return told


def _motorless(sizing: Sizing) -> Iterable[str]:
    if sizing.motorless:
        yield (
            f"The robot's file has no motor for {', '.join(sizing.motorless)}: nothing drives them "
            "here. --motors offers some; in the file it is motor = { torque_constant = ..., "
            "resistance = ... }."
        )


def _searched(sizing: Sizing) -> Iterable[str]:
    if sizing.searched:
        yield (
            f"The robot's file specifies no gear for {', '.join(sizing.searched)}: the ratios of "
            "these joints were searched, the others were kept. A direct drive is gear = { ratio = "
            "1 } of the joint."
        )


def _of_unknown_heat(drives: Iterable[Rating]) -> Iterable[str]:
    unknown = [r.joint for r in drives if not r.heat_known]
    if unknown:
        yield (
            f"No rated_torque is known of the motors of {', '.join(unknown)}: whether they bear "
            "the heat of this cycle was not checked. It is the torque that a sheet allows for ever."
        )


def _heavy_loads(drives: Iterable[Sequence[Rating]]) -> Iterable[str]:
    """Of loads whose inertia is many times the motor's own, which no limit forbids."""
    ratios = ((max(r.inertia_ratio or 0.0 for r in rated), rated[0].joint) for rated in drives)
    heavy = [f"{joint} {ratio:.3g}" for ratio, joint in ratios if ratio > _MUCH]
    if heavy:
        yield (
            f"Inertia of the load to the motor's own, above {_MUCH:g}: {', '.join(heavy)}. Stiff "
            "gears and a well tuned controller are needed; ask the drive's maker."
        )


def _without_copper(drives: Iterable[Rating]) -> Iterable[str]:
    unknown = [r.joint for r in drives if not r.motor.resistance]
    if unknown:
        yield (
            f"No resistance is known of the motors of {', '.join(unknown)}: energies and powers "
            "there have no copper losses."
        )


def _twice(sizing: Sizing, drives: Iterable[Rating]) -> Iterable[str]:
    both = [r.joint for r in drives if r.joint in sizing.with_friction and r.gear.efficiency < 1]
    if both:
        yield (
            f"The robot's file has friction of {', '.join(both)}, and the gear's efficiency takes "
            "its part too. Both are counted. Friction that was measured with a gear in place has "
            "the gear's loss in it already: then the loss is counted twice and the motors come out "
            "too large, so leave one of the two out."
        )


def _overloaded_gears(sizings: Iterable[Sizing]) -> Iterable[str]:
    """Of gears of the robot's file, where no motor is rated."""
    for sizing in sizings:
        for lone in sizing.gears:
            if lone.gearbox_load.problems:
                yield (
                    f"{lone.joint}{_with_payload(sizing)}: its gear in the robot's file does not "
                    f"bear this motion: {'; '.join(lone.gearbox_load.problems)}."
                )


def _with_payload(sizing: Sizing) -> str:
    return f" with {sizing.payload:g} kg" if sizing.payload else ""


def _without_gearbox(sizing: Sizing) -> Iterable[str]:
    if sizing.ungeared:
        yield (
            f"No gearbox is chosen for {', '.join(sizing.ungeared)}, which slide: gearboxes are "
            "for joints that turn. Their ratios are free, in rad of the motor for each m."
        )


def _lossless(drives: Iterable[Rating]) -> Iterable[str]:
    whole = [r for r in drives if r.gear.efficiency == 1 and abs(r.gear.ratio) != 1]
    if whole:
        turning = any(r.unit != "N" for r in whole)
        yield (
            f"The gears of {', '.join(r.joint for r in whole)} lose nothing here: real ones take "
            "3 to 40 % of the power, and the motor needs more, unless the joint's friction has "
            "that in it. --efficiency 0.9 counts it"
            + (", --gearboxes chooses gears with theirs" if turning else "")
            + "; in a robot's file it is efficiency of gear."
        )


def _unchecked(drives: Iterable[Rating]) -> Iterable[str]:
    unlimited = [r for r in drives if not r.gearbox_load.shares and abs(r.gear.ratio) != 1]
    if unlimited:
        turning = any(r.unit != "N" for r in unlimited)
        yield (
            f"The gears of {', '.join(r.joint for r in unlimited)} were not checked: no limits of "
            "them are known. "
            + ("--gearboxes chooses gears that have some; in" if turning else "In")
            + " a robot's file they are average_torque, peak_torque, average_speed and max_speed "
            "of gear."
        )


def _too_large(drives: Iterable[Sequence[Rating]]) -> Iterable[str]:
    """Of gearboxes that are hardly used whatever the payload."""
    for rated in drives:
        most = max(rated, key=lambda rating: rating.gearbox_load.strength_used or 0.0)
        for remark in most.remarks:
            yield f"{most.joint}: {remark}, so it is much too large; look for a smaller one."
