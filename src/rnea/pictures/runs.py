"""Pictures of many runs and of motors: how rollouts spread, what a motion asks of its drives."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.describe import Gear
from rnea.drive import Sizing
from rnea.errors import InputError
from rnea.pictures.motions import picked
from rnea.pictures.sources import envelope_at_joint
from rnea.robot import Robot
from rnea.simulate import Rollouts

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from rnea.views import Look
    from rnea.views.plots import Envelope

ROLLOUT_PICTURES = ("final", "velocity", "error")


def rollouts_picture(
    many: Rollouts, robot: Robot, what: str, joints: tuple[str, ...], look: Look
) -> Figure:
    """Histograms of the final positions or velocities, or of the largest tracking errors."""
    from rnea.views.plots import histogram_figure

    if what == "error" and many.largest_error is None:
        raise InputError("these rollouts followed no motion, so they have no error to draw")
    found = {"final": many.q, "velocity": many.qd, "error": many.largest_error}[what]
    shown, k = picked(robot, joints)
    lost = ~np.isnan(many.blown_up)
    some = np.where(lost[:, None], np.nan, np.asarray(found))[:, k]
    of = "largest error of" if what == "error" else "final"
    quantity = "velocity" if what == "velocity" else "position"
    return histogram_figure(some, shown, of, None, look, quantity=quantity)


def sizing_picture(
    found: Sizing | Sequence[Sizing], robot: Robot, joints: tuple[str, ...], look: Look
) -> Figure:
    """Torque over speed: each motor's, at its shaft, within what it can give.

    Of several payloads the heaviest; the robot's own motors, else the best candidate of each
    joint, else what the joints need, within the robot's limits.
    """
    from rnea.views.plots import Joints, Limits, limits_of, torque_speed_figure

    several = (found,) if isinstance(found, Sizing) else tuple(found)
    one = max(several, key=lambda some: some.payload)
    if len(several) > 1 and not look.title:
        look = replace(look, title=f"with a payload of {one.payload:g} kg")
    shown, members = picked(robot, joints)
    fitted = {rating.joint: rating for rating in one.fitted}
    best = fitted or {name: rated[0] for name, rated in one.candidates.items() if rated}
    if not best:
        motions = [one.motions[k] for k in members]
        qd, tau = (np.stack([getattr(m, x) for m in motions], axis=-1) for x in ("qd", "tau"))
        return torque_speed_figure(qd, tau, shown, limits_of(shown), look)
    chosen = [best[name] for name in shown.names if name in best]
    if not chosen:
        raise InputError(f"no motor fits any of the joints {', '.join(shown.names)}")
    titles = [f"{r.joint}: {r.motor.name or 'motor'}, 1:{r.gear.ratio:.4g}" for r in chosen]
    envelopes: dict[str, Envelope] = {}
    for title, rating in zip(titles, chosen, strict=True):
        curve = envelope_at_joint(rating.motor, Gear())
        if curve is not None:
            envelopes[title] = Limits("motor", curve.speed, curve.peak, curve.continuous)
    speed, torque = (np.stack([getattr(r.run, x) for r in chosen], -1) for x in ("speed", "torque"))
    at_shaft = Joints.named(titles, ["rad"] * len(titles))
    return torque_speed_figure(speed, torque, at_shaft, envelopes, look)


def is_sizing(thing: Any) -> bool:
    """One payload, or several."""
    several = isinstance(thing, (list, tuple)) and len(thing) > 0
    return isinstance(thing, Sizing) or (several and all(isinstance(x, Sizing) for x in thing))
