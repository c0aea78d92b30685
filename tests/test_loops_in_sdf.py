"""SDF joints that close a loop: which are cut, and where they stand on both of their links."""

import itertools

import numpy as np
import pytest

from rnea import RobotFileError
from rnea.core.spatial.rotations import from_rpy
from rnea.describe import pose_of, without_loops
from rnea.files.robots.sdf import reader
from rnea.files.robots.sdf.tree_and_cuts import cut_joints
from rnea.robot import Robot

# a ring of links, drawn anywhere
POSES = {
    "a": ((0.1, 0.2, 0.3), (0.3, 0.2, 0.1)),
    "b": ((1.0, -0.2, 0.4), (-0.3, 0.5, 0.7)),
    "c": ((0.5, 0.6, -0.3), (1.3, 0.2, -0.4)),
}
KINDS = {
    "revolute": ("revolute", ("axis",)),
    "continuous": ("revolute", ("axis",)),
    "prismatic": ("prismatic", ("axis",)),
    "screw": ("helical", ("axis",)),
    "ball": ("spherical", ()),
    "universal": ("universal", ("axis", "axis2")),
    "revolute2": ("universal", ("axis", "axis2")),
    "fixed": ("fixed", ()),
}
AXES = {"axis": (1.0, 2.0, 3.0), "axis2": (-3.0, 0.0, 1.0)}
AT = ((0.2, -0.1, 0.6), (0.4, -0.9, 1.1))


def matrix(place):
    X = np.eye(4)
    X[:3, 3], X[:3, :3] = place[0], from_rpy(*place[1])
    return X


def pose(place, relative="__model__"):
    numbers = " ".join(map(repr, (*place[0], *place[1])))
    return f'<pose relative_to="{relative}">{numbers}</pose>'


def joint(name, parent, child, kind="revolute", more=""):
    said = "".join(
        f'<{key}><xyz expressed_in="b">{" ".join(map(repr, AXES[key]))}</xyz></{key}>'
        for key in KINDS[kind][1]
    )
    pitch = "<screw_thread_pitch>0.25</screw_thread_pitch>" if kind == "screw" else ""
    ends = f"<parent>{parent}</parent><child>{child}</child>"
    return f'<joint name="{name}" type="{kind}">{ends}{pose(AT)}{said}{pitch}{more}</joint>'


def document(*joints, links="abc", more=""):
    inner = "".join(f'<link name="{name}">{pose(POSES[name])}</link>' for name in links)
    return f'<sdf version="1.9"><model name="m">{inner}{"".join(joints)}{more}</model></sdf>'


def read(*joints, **more):
    return reader.read(document(*joints, **more))


def in_model(robot, name):
    """A link at q = 0, in the model's frame."""
    return robot.forward_kinematics(robot.neutral)[name].matrix()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("parent", ["world", "a"])
def test_the_joint_stands_on_both_links_where_the_file_draws_it(kind, parent):
    ring = [joint("1", "world", "a"), joint("2", "a", "b"), joint("3", "b", "c")]
    description = read(*ring, joint("last", parent, "c", kind))
    (loop,) = description.closures.loops
    base = next(link.name for link in description.structure.links if link.name not in "abc")
    assert (loop.name, loop.kind, loop.child) == ("last", KINDS[kind][0], "c")
    assert loop.parent == (base if parent == "world" else "a")
    robot = Robot(without_loops(description))
    assert robot.joint_names == ("1", "2", "3")
    X_MJ = matrix(AT)
    for end, placement in ((loop.parent, loop.placement), (loop.child, loop.child_placement)):
        found = in_model(robot, end) @ pose_of(placement).matrix()
        np.testing.assert_allclose(found, X_MJ, atol=1e-14)
    for key in KINDS[kind][1]:
        # expressed in b, here in the joint's own axes
        wanted = matrix(POSES["b"])[:3, :3] @ AXES[key]
        np.testing.assert_allclose(X_MJ[:3, :3] @ getattr(loop, key), wanted, atol=1e-14)
    assert loop.pitch == (0.25 if kind == "screw" else 0)
    assert any("'last' closes a loop: the tree is cut there" in r for r in description.remarks)
    assert not description.cautions


@pytest.mark.parametrize("order", list(itertools.permutations(range(4))))
def test_of_two_joints_to_a_link_the_second_is_cut(order):
    four_bar = [
        joint("crank", "world", "a"),
        joint("coupler", "a", "b"),
        joint("pivot", "world", "c"),
        joint("rocker", "c", "b"),
    ]
    description = read(*(four_bar[i] for i in order))
    (loop,) = description.closures.loops
    # both lead to b
    assert loop.name == ("rocker" if order.index(3) > order.index(1) else "coupler")
    assert [j.name for j in description.structure.joints if j.kind != "fixed"] == [
        name for name in (("crank", "coupler", "pivot", "rocker")[i] for i in order)
        if name != loop.name
    ]  # fmt: skip
    assert Robot(without_loops(description)).n == 3
    assert description.line_of("loops[0]") == 1


@pytest.mark.parametrize("order", list(itertools.permutations(range(4))))
def test_what_holds_the_model_is_never_cut(order):
    """A ring that ends where it began: its last joint leads to the link that the world holds."""
    ring = [
        joint("stand", "world", "a", "fixed"),
        joint("one", "a", "b"),
        joint("two", "b", "c"),
        joint("back", "c", "a"),
    ]
    description = read(*(ring[i] for i in order))
    assert [loop.name for loop in description.closures.loops] == ["back"]
    robot = Robot(without_loops(description))
    assert (robot.model.root, robot.n) == ("a", 2)
    np.testing.assert_allclose(in_model(robot, "c"), matrix(POSES["c"]), atol=1e-14)
    (loop,) = description.closures.loops
    assert (loop.parent, loop.child) == ("c", "a")


def test_a_ring_that_floats_is_opened_at_its_canonical_link():
    ring = [joint("1", "a", "b"), joint("2", "b", "c"), joint("3", "c", "a")]
    description = read(*ring)
    assert [loop.name for loop in description.closures.loops] == ["3"]
    assert Robot(without_loops(description)).n == 6 + 2
    other = document(*ring).replace('name="m"', 'name="m" canonical_link="b"')
    assert [loop.name for loop in reader.read(other).closures.loops] == ["1"]


def test_a_weld_to_the_world_beside_the_base_holds_on_to_it():
    description = read(
        joint("stand", "world", "a", "fixed"),
        joint("1", "a", "b"),
        joint("2", "b", "c"),
        joint("pin", "world", "c", "ball"),
    )
    (loop,) = description.closures.loops
    assert (loop.parent, loop.child, loop.kind) == ("a", "c", "spherical")
    found = matrix(POSES["a"]) @ pose_of(loop.placement).matrix()
    np.testing.assert_allclose(found, matrix(AT), atol=1e-14)


def test_several_loops_and_links_that_no_tree_reaches():
    four = [joint(str(i), p, c) for i, (p, c) in enumerate(["ab", "bc", "ac", "ac"])]
    assert [loop.name for loop in read(*four).closures.loops] == ["2", "3"]
    # c hangs on nothing, and b hangs on both: no joint is cut, and the builder says so
    description = read(joint("1", "a", "b"), joint("2", "c", "b"))
    assert not description.closures
    with pytest.raises(RobotFileError, match="two parents"):
        Robot(description)


def test_a_second_weld_of_what_is_welded_is_left_out():
    ring = [joint(n, *ends, "fixed") for n, ends in (("1", "ab"), ("2", "bc"), ("3", "ac"))]
    description = read(*ring, joint("4", "a", "c"))
    assert not description.closures
    assert sum("are one rigid body" in remark for remark in description.remarks) == 2
    # lines stay with their loops
    open_ring = [ring[0], joint("2", "b", "c"), joint("3", "a", "b", "fixed"), joint("4", "a", "c")]
    description = read(*("\n" + text for text in open_ring))
    assert [loop.name for loop in description.closures.loops] == ["4"]
    assert description.line_of("loops[0]") == 5


@pytest.mark.parametrize(
    ("dynamics", "part"),
    [
        ("<dynamics><damping>1</damping></dynamics>", "friction"),
        ("<dynamics><spring_stiffness>1</spring_stiffness></dynamics>", "spring"),
        ("<limit><lower>-1</lower><upper>1</upper></limit>", "limits"),
        ('<mimic joint="1"><multiplier>2</multiplier></mimic>', "mimic"),
    ],
)
def test_what_acts_along_a_cut_joint_is_lost_aloud(dynamics, part):
    last = joint("last", "a", "c").replace("</axis>", f"{dynamics}</axis>")
    description = read(joint("1", "a", "b"), joint("2", "b", "c"), last)
    assert [c for c in description.cautions if f"'last' closes a loop: its {part} is" in c]


def test_following_a_cut_joint_is_refused():
    tied = joint("2", "b", "c").replace(
        "</axis>", '<mimic joint="last"><multiplier>2</multiplier></mimic></axis>'
    )
    with pytest.raises(RobotFileError, match="follows 'last', which closes a loop"):
        read(joint("1", "a", "b"), tied, joint("last", "a", "c"))


@pytest.mark.parametrize(
    ("joints", "part"),
    [
        ([joint("1", "a", "a")], "joins link 'a' with itself"),
        (
            [
                joint("1", "world", "b", "fixed"),
                joint("2", "world", "b", "ball"),
                joint("3", "b", "a"),
            ],
            "it joins 'b' with the world",
        ),
        ([joint("1", "a", "b"), joint("2", "a", "b").replace('"revolute"', '"gear"')], "Legal"),
        ([joint("1", "a", "b"), joint("2", "a", "b").replace("axis", "ax")], "needs an <axis>"),
    ],
)
def test_loops_that_are_none_are_refused(joints, part):
    with pytest.raises(RobotFileError, match=part):
        read(*joints, links="ab")


def test_every_tree_of_a_random_graph_reaches_every_link():
    rng = np.random.default_rng(4)
    cut_some = 0
    for _ in range(600):
        count = int(rng.integers(2, 8))
        links = [f"l{i}" for i in range(count)]
        pairs = rng.integers(-1, count, size=(int(rng.integers(1, 3 * count)), 2))
        ends = {
            str(k): ("" if p < 0 else links[p], links[c])
            for k, (p, c) in enumerate(pairs)
            if p != c and c >= 0
        }
        cut = cut_joints(ends, links, lambda: "l0")
        if cut:
            cut_some += 1
            tree = [both for name, both in ends.items() if name not in cut]
            children = [child for _, child in tree]
            assert len(set(children)) == len(children)
            root = "" if any(not p for p, _ in ends.values()) else None
            reached = {root} if root == "" else {*links} - {*children}
            assert len(reached) == 1
            for _ in links:
                reached |= {child for parent, child in tree if parent in reached}
            assert reached >= {*links}
    assert cut_some > 50


def test_a_star_of_joints_is_cut_quickly():
    """Thousands of joints to one link: what a hostile file would have."""
    ends = {str(k): ("a", "b") for k in range(100_000)}
    assert len(cut_joints(ends, ["a", "b"], lambda: "a")) == 99_999
    ring = {str(k): (f"l{k}", f"l{(k + 1) % 50_000}") for k in range(50_000)}
    assert cut_joints(ring, [f"l{k}" for k in range(50_000)], lambda: "l7") == {"6"}
