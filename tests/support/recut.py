"""The same mechanism with another joint cut: its robot file, written anew.

A loop becomes a joint of the tree and carries its child; the joint that carried that link before is
the loop now. The loop's frame on its child becomes a link without mass, to which the child is
welded. A free joint is left out: as a loop it would hold nothing.
"""

import tomllib

import numpy as np

from support.closed_forms.file_numbers import CATALOGUE


def recut(name, loop_name, independent=None):
    """TOML text, and the name of the joint that is a loop now ('' where it was a free one)."""
    table = tomllib.loads((CATALOGUE / f"{name}.toml").read_text())
    (loop,) = (loop for loop in table["loops"] if loop["name"] == loop_name)
    (joint,) = (joint for joint in table["joints"] if joint["child"] == loop["child"])
    seat = f"{loop['child']}_seat"
    table["links"].append({"name": seat})
    xyz = loop.pop("child_placement", {}).get("xyz", [0, 0, 0])
    weld = {"name": seat, "kind": "fixed", "parent": seat, "child": loop["child"]}
    weld["placement"] = {"xyz": [f"-({x})" for x in xyz]}
    table["loops"].remove(loop)
    at = table["joints"].index(joint)
    table["joints"][at : at + 1] = [loop | {"child": seat}, weld]
    cut = joint["name"] if joint["kind"] != "free" else ""
    if cut:
        kept = ("name", "kind", "parent", "child", "placement", "axis", "axis2")
        table["loops"].append({key: joint[key] for key in kept if key in joint})
    table["assembly"].pop(joint["name"], None)
    if independent:
        table["independent"] = independent
    return toml_text(table), cut


def toml_text(table):
    """TOML of a file's tables: numbers, texts, lists and tables in one line each."""
    plain = {key: value for key, value in table.items() if not _is_table(value)}
    lines = [f"{key} = {_value(value)}" for key, value in plain.items()]
    for key, value in table.items():
        if not _is_table(value):
            continue
        for part in value if isinstance(value, list) else [value]:
            lines.append(f"[[{key}]]" if isinstance(value, list) else f"[{key}]")
            lines += [f"{name} = {_value(item)}" for name, item in part.items()]
    return "\n".join(lines) + "\n"


def _is_table(value):
    in_list = isinstance(value, list) and value and isinstance(value[0], dict)
    return isinstance(value, dict) or in_list


def _value(value):
    if isinstance(value, dict):
        inside = ", ".join(f"{key} = {_value(item)}" for key, item in value.items())
        return "{ " + inside + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    return f'"{value}"' if isinstance(value, str) else repr(value)


def between(kind, axis, R_parent, R_child):
    """The coordinates of a revolute or spherical joint whose links are turned so."""
    R = R_parent.T @ R_child
    turned = np.array([R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1]]) / 2
    if kind == "revolute":
        return [np.arctan2(turned @ axis, (np.trace(R) - 1) / 2)]
    assert kind == "spherical"
    w = np.sqrt(max(1 + np.trace(R), 0)) / 2
    return [w, *(turned / (2 * w))]
