"""The table of MJCF attributes: complete for the installed MuJoCo, and true of each attribute.

Supported: the robot changes, and mass matrix, bias, passive torques and poses stay MuJoCo's. No
effect: MuJoCo's numbers with the attribute are ours without it. Warning: reading warns, and no
longer does once the option that switches the force off is set.
"""

import re

import pytest

from rnea.files.robots.mjcf.attributes import ROWS, Effect
from support import mjcf_page
from support.compare_with_mujoco import TOLERANCE, compiled_tree, errors, read_as_tree
from support.mjcf_attributes import CHANGED, UNCHANGED, WARNED, attributes_in, examples, schema
from support.random_mjcf import disagreements, random_mjcf
from support.tiers import sample_cases

# <default> has elements of its own for these; all others are called as actuators are
DEFAULTS = {
    **{kind: f"(world)body/{kind}" for kind in ("joint", "geom", "site", "camera", "light")},
    **{kind: f"asset/{kind}" for kind in ("mesh", "texture", "material")},
    "pair": "contact/pair",
    "tendon": "tendon/fixed",
    "equality": "equality/connect",
}
# supported, and nothing changes in these examples
SAME_HERE = {("equality/weld", "class")}
# what needs other files (see below) or plugins, and what commands become in a few actuators
ELSEWHERE = {
    *(("compiler", name) for name in ("assetdir", "meshdir", "strippath", "conflict")),
    *(("actuator/*", name) for name in ("plugin", "instance", "controller", "ffrange", "input")),
    *(("actuator/*", name) for name in ("lugre", "thermal")),
    *(("equality/flexstrain", "flex"), ("equality/flexstrain", "cell"), ("equality/flex", "flex")),
    *(("default", "class"), ("keyframe/key", "plastic")),
}


def installed():
    """Every (element, attribute) of the installed MuJoCo, those of defaults as their elements'."""
    for path, names in schema().items():
        element = path
        if path.startswith("default/"):
            kind, *inner = path.split("/")[1:]
            element = "/".join([DEFAULTS.get(kind, f"actuator/{kind}"), *inner])
        for name in names:
            yield element, name


def rows(element, attribute):
    return [row for row in ROWS if row.covers(element, attribute)]


def test_the_page_shows_the_table():
    assert mjcf_page.stored() == mjcf_page.table()


def test_the_table_has_every_attribute_of_the_installed_mujoco_and_no_other():
    missing, used = [], set()
    for element, attribute in installed():
        found = rows(element, attribute)
        used |= {(row.element, name) for row in found for name in (attribute, "*")}
        kinds = {row.effect for row in found}
        if not found or (len(kinds) > 1 and Effect.NONE in kinds):
            missing.append((element, attribute))
    assert not missing
    said = {(row.element, name) for row in ROWS for name in row.attributes.split()}
    assert not said - used


@sample_cases(80)
@pytest.mark.parametrize(
    ("element", "attribute", "having", "bare"),
    [pytest.param(*case, id=f"{case[0]} {case[1]}") for case in examples()],
)
def test_an_attribute_does_what_the_table_says(element, attribute, having, bare):
    path = element.replace("tendon/*", "tendon/fixed").replace("actuator/*", "actuator/general")
    effects = {row.effect for row in rows(path, attribute)}
    robot, description = read_as_tree(having)
    _, without = read_as_tree(bare)
    assert not without.cautions
    if effects == {Effect.WARNING}:
        assert len(description.cautions) == 1
        return
    assert not description.cautions
    if (element, attribute) not in SAME_HERE:
        assert (description == without) == (effects == {Effect.NONE})
    for quantity, error in errors(robot, compiled_tree(having)).items():
        assert error <= TOLERANCE, quantity


@pytest.mark.parametrize("name", [*CHANGED, *UNCHANGED])
def test_a_robot_changes_by_what_is_supported_alone(name):
    having, bare = (CHANGED | UNCHANGED)[name]
    robot, description = read_as_tree(having)
    assert not description.cautions
    assert (description == read_as_tree(bare)[1]) == (name in UNCHANGED)
    for quantity, error in errors(robot, compiled_tree(having)).items():
        assert error <= TOLERANCE, quantity


def test_attributes_that_name_other_files_mean_what_they_mean_in_mujoco(tmp_path):
    (tmp_path / "meshes").mkdir()
    points = ((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1))
    lines = [f"v {x} {y} {z}" for x, y, z in points]
    faces = ["f 1 3 2", "f 1 2 4", "f 1 4 3", "f 2 3 4"]
    (tmp_path / "meshes" / "t.obj").write_text("\n".join(lines + faces))
    meshed = '<body name="b"><joint/><geom type="mesh" mesh="t"/></body>'
    for compiler, file in (
        ('meshdir="meshes"', "t.obj"),
        ('assetdir="meshes"', "t.obj"),
        ('meshdir="meshes" strippath="true"', "elsewhere/t.obj"),
    ):
        asset = f'<asset><mesh name="t" file="{file}"/></asset>'
        path = tmp_path / "robot.xml"
        path.write_text(
            f"<mujoco><compiler {compiler}/>{asset}<worldbody>{meshed}</worldbody></mujoco>"
        )
        assert_same(path)
    child = '<body name="b"><joint/><geom size="1" pos=".1 0 0"/></body>'
    (tmp_path / "child.xml").write_text(
        f'<mujoco><option gravity="1 2 3"/><worldbody>{child}</worldbody></mujoco>'
    )
    gravities = []
    for conflict in ("warning", "merge"):
        path = tmp_path / f"{conflict}.xml"
        path.write_text(
            f'<mujoco><compiler conflict="{conflict}"/><asset><model name="c" file="child.xml"/>'
            '</asset><worldbody><attach model="c" body="b" prefix="p_"/></worldbody></mujoco>'
        )
        gravities.append(assert_same(path).gravity.tolist())
    assert gravities == [[0, 0, -9.81], [1, 2, 3]]


def assert_same(path):
    robot, description = read_as_tree(str(path))
    assert not description.cautions
    for quantity, error in errors(robot, compiled_tree(str(path))).items():
        assert error <= TOLERANCE, quantity
    return robot


def test_every_attribute_of_the_table_is_in_an_example():
    documents = [having for _, _, having, _ in examples()] + [text for _, text, _ in WARNED]
    documents += [having for having, _ in (CHANGED | UNCHANGED).values()]
    shown = set().union(*map(attributes_in, documents))
    wanted = [(r, name) for r in ROWS for name in r.attributes.split() if name != "*"]
    missing = {
        (row.element, name)
        for row, name in wanted
        if not any(name == said and row.covers(element, said) for element, said in shown)
    }
    assert missing == ELSEWHERE


@pytest.mark.parametrize(("says", "text", "flags"), WARNED)
def test_a_warning_is_given_where_something_acts_and_nowhere_else(says, text, flags):
    _, description = read_as_tree(text)
    assert len(description.cautions) == 1
    assert says in description.cautions[0]
    if flags:
        off = "".join(f' {flag}="disable"' for flag in flags.split())
        quiet = re.sub("<mujoco>", f"<mujoco><option><flag{off}/></option>", text, count=1)
        robot, description = read_as_tree(quiet)
        assert not description.cautions
        for quantity, error in errors(robot, compiled_tree(quiet)).items():
            assert error <= TOLERANCE, quantity


@pytest.mark.parametrize("seed", range(20))
def test_documents_with_random_attributes_are_those_of_mujoco(seed):
    assert not disagreements(random_mjcf(seed))
