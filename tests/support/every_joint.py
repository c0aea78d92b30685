"""A robot file with a free base and a chain of one joint of every kind."""

from rnea.describe import JOINT_ENTRIES, JOINT_KINDS

CHAIN = tuple(kind for kind in JOINT_KINDS if kind not in ("free", "fixed"))
_AXES = {"axis": (0.0, 0.6, 0.8), "axis2": (1.0, 0.0, 0.0)}


def every_joint_toml(kinds=CHAIN, *, more=None):
    """more: by kind of joint, further lines of its entry."""
    lines = ["format = 1", 'name = "every joint"', "", "[[links]]", 'name = "ground"']
    for k, kind in enumerate(("base", *kinds)):
        lines += ["", "[[links]]", f'name = "{kind}_link"', f"mass = {3.0 - 0.3 * k}"]
        lines += [f"com = [0.05, {0.02 * k}, -0.03]"]
        lines += ["inertia = { ixx = 0.05, iyy = 0.04, izz = 0.03, ixy = 0.002, ixz = -0.001 }"]
    lines += _joint("base", "free", "ground", "base_link", (more or {}).get("free", ()))
    parent = "base_link"
    for kind in kinds:
        lines += _joint(kind, kind, parent, f"{kind}_link", (more or {}).get(kind, ()))
        parent = f"{kind}_link"
    return "\n".join(lines) + "\n"


def _joint(name, kind, parent, child, more):
    lines = ["", "[[joints]]", f'name = "{name}"', f'kind = "{kind}"']
    lines += [f'parent = "{parent}"', f'child = "{child}"']
    for entry in JOINT_KINDS[kind].entries:
        said = list(_AXES[entry]) if JOINT_ENTRIES[entry] == 3 else 0.05
        lines.append(f"{entry} = {said}")
    lines.append("placement = { xyz = [0.1, -0.05, 0.3], rpy = [0.3, -0.2, 0.1] }")
    return [*lines, *more]
