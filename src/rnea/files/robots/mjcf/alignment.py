"""Free bodies whose frame MuJoCo's compiler moves into their inertial frame (`alignfree`, `align`).

`qpos` of such a body is the pose of its inertial frame. Which way the axes of that frame point,
and their order, is the compiler's choice; so the frames are computed by the compiler, from a copy
of the spec that holds these bodies and their masses alone.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import numpy as np

from rnea.core.description.names import listed
from rnea.core.spatial import Pose, rotations
from rnea.errors import RobotFileError
from rnea.files.robots.mjcf.fusing import fused_into
from rnea.files.robots.mjcf.inertia import only_geoms, takes_geoms
from rnea.files.robots.mjcf.spec import MjcfSource, bodies_of, compiled, library


def aligned_frames(spec: Any, source: MjcfSource) -> dict[int, Pose]:
    """MuJoCo's frame in the file's frame of each body of `bodies_of` that is aligned, by number."""
    bodies, parents = bodies_of(spec)
    in_world = [number for number, parent in enumerate(parents) if number and parent == 0]
    wanted = {number for number in in_world if _asks_for_it(bodies[number])}
    if not wanted:
        return {}
    holders = fused_into(spec, source)
    kept = [number for number in range(1, len(bodies)) if holders[number] == number]
    # only bodies that carry no other one are aligned
    wanted -= {holders[parents[number]] for number in kept}
    with_fused = {number for number, holder in enumerate(holders) if holder in wanted}
    return _inertial_frames(spec, source, wanted, with_fused) if wanted else {}


def _asks_for_it(body: Any) -> bool:
    for joint in body.joints:
        if joint.type.name == "mjJNT_FREE":
            asked = str(joint.align.name).removeprefix("mjALIGNFREE_")
            return asked == "TRUE" or (asked == "AUTO" and bool(joint.compiler.alignfree))
    return False


def _inertial_frames(
    spec: Any, source: MjcfSource, wanted: Collection[int], with_fused: Collection[int]
) -> dict[int, Pose]:
    """The inertial frames of bodies that hold what is fused into them."""
    bodies, _ = bodies_of(spec)
    bare = only_geoms(spec, [takes_geoms(body) for body in bodies], explicit=True)
    copies, parents = bodies_of(bare)
    names = {}
    for number, body in enumerate(copies):
        if number in with_fused:
            body.name = names[number] = f"body {number}"
        elif parents[number] == 0 and number:
            bare.delete(body)
    for key in ("boundmass", "boundinertia"):
        setattr(bare.compiler, key, getattr(spec.compiler, key))
    if len(with_fused) > len(wanted):
        bare.compiler.fusestatic = True
        for number in wanted:
            # otherwise the body would be fused into the world
            copies[number].add_freejoint().align = library().mjtAlignFree.mjALIGNFREE_FALSE
    try:
        model = compiled(bare, source)
    except RobotFileError as problem:
        whose = listed([bodies[number].name or "?" for number in sorted(wanted)])
        message = f"{problem.message}; alignfree moves frames into the inertial frame: {whose}"
        raise source.error(message, problem.line) from None
    frames = {}
    for number in wanted:
        i = model.body(names[number]).id
        axes = rotations.from_quaternion(*model.body_iquat[i].tolist())
        frames[number] = Pose(axes, np.array(model.body_ipos[i]))
    return frames
