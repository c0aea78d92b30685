"""Tensors about the links' origins: planted in every size, in single links and whole files."""

import warnings
from dataclasses import replace

import numpy as np
import pytest

import rnea
from rnea.apps.check.lint.subject import Subject
from rnea.check import lint
from rnea.describe import DHTable
from rnea.files.robots.urdf import reader as urdf_reader
from support.faulty_robots import GOOD_URDF, UPPER, edit, found
from support.tiers import sample_cases
from support.urdf_peers import ROBOTS

CODE = "inertia-about-origin"
TOO_LARGE = {CODE, "inertia-beyond-shape", "unit-inertia"}
# the calves of this file are too widely spread for their length: it is suspected as it stands
SUSPECTED = {"laikago_description/urdf/laikago.urdf"}
FILES = [
    "ur_description/urdf/ur5_robot.urdf",
    "talos_data/robots/talos_left_arm.urdf",
    "kinova_description/robots/kinova.urdf",
    "anymal_b_simple_description/robots/anymal.urdf",
    "iris_description/robots/iris_simple.urdf",
    "solo_description/robots/solo12.urdf",
    "laikago_description/urdf/laikago.urdf",
]


def description_of(name):
    with warnings.catch_warnings(action="ignore", category=rnea.ModelWarning):
        return rnea.load(name if name in rnea.robots() else ROBOTS / name).description


def about_origins(description):
    """Every tensor moved to its link's origin, and still said to be about the centre of mass."""
    facts = {link.path: link for link in Subject(description).links}

    def moved(body, path):
        link = facts[path]
        tensor = link.about_com + link.shift
        if body.solid or not link.mass > 0 or not np.any(link.tensor):
            return body
        return replace(body, inertia=tuple(map(tuple, tensor.tolist())), about="com")

    structure = description.structure
    if isinstance(structure, DHTable):
        rows = []
        for i, row in enumerate(structure.rows):
            body = moved(row.body, f"links[{i}]")
            rows.append(replace(row, inertia=body.inertia, about=body.about))
        return replace(description, structure=replace(structure, rows=tuple(rows)))
    links = [replace(x, body=moved(x.body, f"links[{i}]")) for i, x in enumerate(structure.links)]
    return replace(description, structure=replace(structure, links=tuple(links)))


def felt(description):
    """How many different links have m c² above 0.3 of what s, along c, is about the origin."""
    sizes = set()
    for link in Subject(description).links:
        c = np.linalg.norm(link.com)
        if link.mass > 0 and not link.body.solid and c > 0 and np.any(link.tensor):
            u, tensor = link.com / c, link.about_com
            s = np.trace(tensor) / 2 - u @ tensor @ u + link.mass * c**2
            if link.mass * c**2 > 0.31 * s:
                sizes.add((round(link.mass, 6), round(s, 6)))
    return len(sizes)


@pytest.mark.parametrize("share", [0.5, 0.75, 1.0, 1.25, 1.5, 2.0, 3.0, 5.0, 10.0, 30.0, 100.0])
def test_a_larger_defect_is_never_missed(share):
    """The upper arm of the good robot: 4 kg, 0.2 m from its origin, in a box of 0.4 m."""
    added = share * 4 * 0.2**2
    tensor = f'ixx="0.0043" iyy="{0.0555 + added:.6g}" izz="{0.0556 + added:.6g}"'
    codes = {x.code for x in found(urdf_reader, edit((UPPER, tensor))(GOOD_URDF))}
    # half of it could be masses at both ends of the box
    assert bool(codes & TOO_LARGE) == (share > 0.75)
    if 1 <= share <= 1.5:
        assert CODE in codes


@sample_cases(3)
@pytest.mark.parametrize("name", [*rnea.robots(), *FILES])
def test_right_files_are_let_be_and_wrong_ones_are_found(name):
    right = description_of(name)
    said = {x.code for x in lint(right)}
    assert (CODE in said) == (name in SUSPECTED)
    spoilt = about_origins(right)
    codes = {x.code for x in lint(spoilt)}
    if felt(right) >= 3 and not right.unrealizable:
        assert CODE in codes


def test_enough_of_them_are_looked_at():
    assert sum(felt(description_of(name)) >= 3 for name in [*rnea.robots(), *FILES]) >= 10


def test_one_wrong_link_of_many_is_no_matter_of_the_whole_file():
    right = description_of("ur5")
    spoilt = about_origins(right)
    links, others = right.structure, spoilt.structure
    kind = "rows" if isinstance(links, DHTable) else "links"
    for k in range(len(getattr(links, kind))):
        some = list(getattr(links, kind))
        some[k] = getattr(others, kind)[k]
        mixed = replace(right, structure=replace(links, **{kind: tuple(some)}))
        assert not any("all " in str(x) for x in lint(mixed) if x.code == CODE)
