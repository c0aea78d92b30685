"""Springs in robot files: read, written, refused, checked; and what the commands say of them."""
# ruff: noqa: E501 - one case a line reads best

import ctypes
import json
import re
import subprocess
from dataclasses import replace
from pathlib import Path

import mujoco
import numpy as np
import pytest

import rnea
from rnea.check import cost, lint
from rnea.describe import Mimic, Spring
from rnea.errors import InputError, RobotFileError
from rnea.files.robots.mjcf import read as read_mjcf
from rnea.recursions import QUANTITIES
from rnea.robot.writing import written
from rnea.units import UnitError, check_units
from support.command import run
from support.random_robots import chain_of, random_state, random_tree, with_springs
from support.tools import compiler

ARM = Path(__file__).parent / "data" / "sprung_arm.toml"
Q = np.array([0.4, -0.7, 0.02])
HELD = np.array([40 * (0.4 + np.pi / 2), 0.0, 900 * (0.02 - 0.05)])


def springs(robot):
    """By the joint's name, in numbers."""
    numbers = ((b.joint.name, b.spring) for b in robot.model.bodies if b.spring is not None)
    return {name: (spring.stiffness.tolist(), spring.rest.tolist()) for name, spring in numbers}


def same(before, after):
    state = random_state(np.random.default_rng(1), before, 5)
    before, after = before.with_eager(), after.with_eager()
    wanted = before.inverse_dynamics(*state)
    found = after.inverse_dynamics(*state, gravity=before.gravity)
    np.testing.assert_allclose(found, wanted, atol=1e-11 * np.abs(wanted).max())
    now = np.abs(after.torque_budget(*state).spring - before.torque_budget(*state).spring)
    assert np.all(now <= 1e-12 * np.abs(wanted).max())


# ---- our own files -------------------------------------------------------------------------------


def test_numbers_formulas_and_degrees():
    arm = rnea.load(ARM)
    wanted = {"shoulder": ([40.0], [-np.pi / 2]), "slide": ([900.0], [0.05])}
    assert springs(arm) == wanted
    np.testing.assert_allclose(arm.torque_budget(Q).spring, HELD, rtol=1e-15)
    stiffer = arm.with_parameters(k=100)
    np.testing.assert_allclose(stiffer.torque_budget(Q).spring[0], HELD[0] * 2.5, rtol=1e-15)


TREE = """format = 1
name = "t"
angles = "degrees"
[[links]]
name = "a"
mass = 1.0
[[joints]]
name = "j"
kind = "{kind}"
parent = "base"
child = "a"
{more}
spring = {spring}
"""
LINE = TREE.splitlines().index("spring = {spring}") + 1


def tree(spring, kind="revolute", more=""):
    return TREE.format(kind=kind, more=more, spring=spring)


def test_two_coordinates_take_a_list_of_each():
    for kind in ("cylindrical", "universal"):
        both = rnea.loads(tree("{ stiffness = [5, 300], rest = [90, 1] }", kind))
        second = 1.0 if kind == "cylindrical" else np.pi / 180
        assert springs(both) == {"j": ([5.0, 300.0], [np.pi / 2, second])}
        assert springs(rnea.loads(tree("{ stiffness = [5, 0] }", kind))) == {
            "j": ([5.0, 0.0], [0.0, 0.0])
        }


@pytest.mark.parametrize(
    ("spring", "kind", "message"),
    [
        ("{ stiffness = -3 }", "revolute", "joint 'j': the stiffness of a spring must not be negative (got -3)"),
        ("{ stiffness = inf }", "revolute", "inf is not a finite number"),
        ("{ stiffness = nan }", "prismatic", "nan is not a finite number"),
        ("{ stiffness = 1, rest = nan }", "prismatic", "nan is not a finite number"),
        ("{ rest = 1 }", "revolute", "the key 'stiffness' is missing; a spring needs it"),
        ("{ stiffnes = 1 }", "revolute", "Did you mean 'stiffness'?"),
        ("5", "revolute", "expected a table of keys, got 5"),
        ("{ stiffness = [1, 2] }", "revolute", "expected 1 numbers, got 2"),
        ("{ stiffness = 3 }", "cylindrical", "a cylindrical joint has 2 coordinates (rad, m): expected a list of 2 numbers"),
        ("{ stiffness = [3, 4], rest = 1 }", "universal", "a universal joint has 2 coordinates (rad, rad)"),
        *((("{ stiffness = 3 }", kind, f"joint 'j' is {kind}: a spring acts along a coordinate whose rate is a speed of "
            f"the joint, and a {kind} joint has none. Springs are for: revolute, prismatic, helical, cylindrical, universal"))
          for kind in ("spherical", "planar", "free", "fixed")),
    ],
)  # fmt: skip
def test_what_is_refused_names_the_joint_and_the_line(spring, kind, message):
    with pytest.raises(RobotFileError) as refused:
        rnea.loads(tree(spring, kind))
    assert message in str(refused.value)
    assert refused.value.line == LINE
    assert refused.value.path.startswith("joints[0].spring")


def test_springs_made_in_python_must_fit_their_joint():
    robot = chain_of(("spherical",), np.random.default_rng(0)).description
    (joint,) = robot.structure.joints
    for kind, spring in (("spherical", Spring(3.0)), ("revolute", Spring((3.0, 4.0)))):
        joints = (replace(joint, kind=kind, spring=spring),)
        changed = replace(robot, structure=replace(robot.structure, joints=joints))
        with pytest.raises(RobotFileError, match=rf"joint 'joint1' is {kind} and has . coord"):
            rnea.Robot(changed)


@pytest.mark.parametrize("kind", ["revolute", "cylindrical", "universal", "helical"])
def test_toml_reads_back_to_an_equal_description(kind):
    rng = np.random.default_rng(3)
    robot = with_springs(chain_of((kind, "prismatic"), rng), rng)
    text, lost = written(robot, "toml")
    assert lost == []
    assert rnea.loads(text).description.structure == robot.description.structure
    assert rnea.loads(text).hash == robot.hash


def test_a_rest_of_zero_need_not_be_said():
    text, _ = written(rnea.loads(tree("{ stiffness = 4, rest = 0 }")), "toml")
    assert "spring = { stiffness = 4.0 }" in text


# ---- other formats -------------------------------------------------------------------------------

BODY = '<inertial pos=".1 .2 .3" mass="1" diaginertia=".1 .2 .25"/>'
MJCF = """<mujoco>{head}<default><joint stiffness="4"/>
  <default class="stiff"><joint stiffness="8" springref="30"/></default></default>
<worldbody><body name="a"><joint name="j" ref="10" {more}/>{body}<body name="b">
  <joint name="k" class="stiff" axis="0 1 0"/>{body}<body name="c">
  <joint name="l" class="stiff" type="slide" springref=".2" ref=".5"/>{body}</body></body></body>
</worldbody></mujoco>"""


def mjcf(more="", head=""):
    return MJCF.format(more=more, head=head, body=BODY)


def test_mjcf_has_classes_degrees_and_positions_as_qpos():
    wanted = {"j": ([4.0], [0.0]), "k": ([8.0], [np.radians(30)]), "l": ([8.0], [0.2])}
    found = springs(rnea.loads(mjcf()))
    assert found.keys() == wanted.keys()
    for name in wanted:
        np.testing.assert_allclose(found[name], wanted[name], rtol=1e-15)
    model = mujoco.MjSpec.from_string(mjcf()).compile()
    np.testing.assert_allclose(model.qpos_spring, [0, np.radians(30), 0.2], rtol=1e-15)
    in_radians = springs(rnea.loads(mjcf(head='<compiler angle="radian"/>')))
    assert in_radians["k"] == ([8.0], [30.0])


def test_mjcf_springs_that_do_not_act_are_not_read():
    off = rnea.loads(mjcf(head='<option><flag spring="disable"/></option>'))
    assert not off.model.has_springs
    with pytest.warns(rnea.ModelWarning, match="^springdamper is left out, .*: joints j$"):
        damper = rnea.loads(mjcf('springdamper="1 1"'))
    assert set(springs(damper)) == {"k", "l"}


def test_mjcf_and_sdf_errors_name_joint_and_line():
    with pytest.raises(
        RobotFileError, match=r":3: .*joint 'j': the stiffness of a spring must not"
    ):
        rnea.loads(mjcf('stiffness="-2"'))
    with pytest.raises(RobotFileError, match="nan"):
        read_mjcf(mjcf('springref="nan"'))
    with pytest.raises(
        RobotFileError, match=r":2: .*joint 'j': the stiffness of a spring must not"
    ):
        rnea.loads(sdf("<spring_stiffness>-2</spring_stiffness>"))


AXIS = "<axis><xyz>0 0 1</xyz><dynamics><damping>1</damping>{}</dynamics></axis>"


def sdf(spring, kind="revolute", more=""):
    return f"""<sdf version="1.9"><model name="m"><link name="a"/><link name="b"/>
    <joint name="j" type="{kind}"><parent>a</parent><child>b</child>{AXIS.format(spring)}{more}</joint>
    <joint name="w" type="fixed"><parent>world</parent><child>a</child></joint></model></sdf>"""


def test_sdf():
    one = "<spring_stiffness>6</spring_stiffness>"
    two = f"{one}<spring_reference>-.3</spring_reference>"
    assert springs(rnea.loads(sdf(two))) == {"j": ([6.0], [-0.3])}
    assert springs(rnea.loads(sdf(one, "prismatic"))) == {"j": ([6.0], [0.0])}
    assert springs(rnea.loads(sdf("<spring_reference>2</spring_reference>"))) == {}
    second = AXIS.replace("0 0 1", "1 0 0").replace("axis", "axis2")
    for given, wanted in ((two, ([6.0, 6.0], [0.0, -0.3])), ("", ([6.0, 0.0], [0.0, 0.0]))):
        both = rnea.loads(sdf(one, "universal", second.format(given)))
        assert springs(both) == {"j": wanted}
        assert "two revolute" not in " ".join(both.description.remarks)
    apart = second.replace("<damping>1", "<damping>2").format(two)
    assert springs(rnea.loads(sdf(one, "universal", apart))) == {
        "j_angle1": ([6.0], [0.0]), "j_angle2": ([6.0], [-0.3]),
    }  # fmt: skip


@pytest.mark.parametrize("seed", range(2))
def test_mjcf_written_and_read_back_has_the_same_springs(seed):
    rng = np.random.default_rng(seed)
    robot = with_springs(random_tree(rng, 5, fixed=1), rng, share=0.7)
    text, lost = written(robot, "mjcf")
    assert not any("spring" in sentence for sentence in lost)
    same(robot, rnea.loads(text))


@pytest.mark.parametrize("form", ["mjcf", "toml"])
def test_a_spring_of_a_joint_that_follows_stays_in_its_own_coordinate(form):
    rng = np.random.default_rng(7)
    robot = with_springs(chain_of(("revolute", "prismatic"), rng), rng)
    first, second = robot.description.structure.joints
    joints = (first, replace(second, mimic=Mimic("joint1", -0.7, 0.2)))
    tree = replace(robot.description.structure, joints=joints)
    robot = rnea.Robot(replace(robot.description, structure=tree))
    assert springs(robot).keys() == {"joint1", "joint2"}
    same(robot, rnea.loads(written(robot, form)[0]))


def test_mjcf_has_two_joints_for_two_coordinates():
    rng = np.random.default_rng(2)
    robot = with_springs(chain_of(("universal", "cylindrical"), rng), rng)
    again = rnea.loads(written(robot, "mjcf")[0])
    q = rng.normal(size=(4, 4))
    found, wanted = (x.inverse_dynamics(q, eager=True) for x in (again, robot))
    np.testing.assert_allclose(found, wanted, rtol=1e-10)


def test_urdf_says_that_it_has_no_springs():
    rng = np.random.default_rng(3)
    robot = with_springs(chain_of(("revolute", "universal"), rng), rng)
    text, lost = written(robot, "urdf")
    assert "the springs of joint1, joint2_angle1, joint2_angle2" in lost
    assert "spring" not in text
    done = run("convert", ARM, "/dev/null", "--to", "urdf")
    assert "the springs of shoulder, slide" in done.stdout + done.stderr


# ---- units and checks ----------------------------------------------------------------------------


def test_units():
    assert check_units(rnea.load(ARM)).consistent
    rng = np.random.default_rng(0)
    report = check_units(with_springs(chain_of(("cylindrical", "universal", "helical"), rng), rng))
    assert report.consistent
    assert report.unit_of("tau[joint1_force]") == "N"
    text = ARM.read_text().replace('"elbow"\nkind', '"elbow"\nspring = { stiffness = "k*k" }\nkind')
    with pytest.raises(UnitError, match=r"joints\[1\]\.spring\.stiffness.*'k\*k' is in"):
        check_units(rnea.loads(text))


def beyond(robot):
    return [f for f in lint(robot.description) if f.code == "gravity-beyond-effort"]


def test_holding_still_counts_the_springs_of_the_file():
    # a slider that lifts 10 N within ± 1 m, by at most 12 N
    limits = "limits = { position = [-1, 1], effort = 12 }"
    heavy = TREE.replace("mass = 1.0", "mass = 1.0193679918450562")

    def slider(spring):
        return rnea.loads(heavy.format(kind="prismatic", more=limits, spring=spring))

    assert not beyond(slider("{ stiffness = 1 }"))
    (found,) = beyond(slider("{ stiffness = 5 }"))
    assert "takes 15 N, the limit is 12 N, at j 1" in found.measured
    (found,) = beyond(slider("{ stiffness = 9, rest = -1 }"))
    assert "takes 28 N" in found.measured
    # one that pushes up helps below its rest, and pulls nowhere
    assert not beyond(slider("{ stiffness = 9, rest = 1 }"))


def test_a_counterweight_spring_makes_a_pendulum_light():
    # 9.81 N at half a metre turns by 4.905 N m at most, which 4 N m cannot hold
    text = TREE.replace("mass = 1.0", "mass = 1.0\ncom = [0.5, 0, 0]")
    bounds = "axis = [0, 1, 0]\nlimits = { position = [-60, 60], effort = 4 }"

    def pendulum(spring):
        return rnea.loads(text.format(kind="revolute", more=bounds, spring=spring))

    assert beyond(pendulum("{ stiffness = 0 }"))
    assert not beyond(pendulum("{ stiffness = 1.5, rest = -120 }"))
    assert beyond(pendulum("{ stiffness = 1.5, rest = 120 }"))


def test_what_ignoring_springs_costs():
    arm = rnea.load(ARM)
    found = cost(arm.torque_budget(Q), np.zeros(3), ["spring"])
    np.testing.assert_allclose(found.error[0], -HELD, rtol=1e-14)


# ---- commands ------------------------------------------------------------------------------------


def test_commands_tell_of_springs(tmp_path):
    shown = run("show", ARM).stdout
    assert re.search(r"Springs: joint side", shown)
    assert re.search(r"shoulder\s+40\s+N m/rad\s+-1.5708", shown)
    facts = json.loads(run("show", ARM, "--json").stdout)
    assert facts["joints"][2]["spring"] == {"stiffness": [900.0], "rest": [0.05]}
    at = ("--q", ",".join(map(str, Q)))
    answer = json.loads(run("torque", ARM, *at, "--json").stdout)
    without = json.loads(run("torque", ARM, *at, "--no-spring", "--json").stdout)
    apart = np.subtract(answer["tau"], without["tau"])
    np.testing.assert_allclose(apart, HELD, rtol=1e-12, atol=1e-12)
    said = run("torque", ARM, *at, "--ignore", "spring").stdout
    assert "Error of ignoring spring" in said
    assert (
        "has no springs" in run("torque", "ur5", "--q", "0,0,0,0,0,0", "--ignore", "spring").stdout
    )
    motion = tmp_path / "m.csv"
    rows = "".join(f"{t},{t},0,0\n" for t in np.arange(0, 1, 0.1))
    motion.write_text(f"t,q_shoulder,q_elbow,q_slide\n{rows}")
    text = run("torque", ARM, motion, "--budget").stdout
    assert "spring_shoulder [N m]" in text
    assert "spring on" in text


def test_worksheets_and_equations_say_that_springs_are_not_in_the_steps():
    said = run("explain", ARM, "--notation", "craig").stdout
    assert "friction, rotors and springs are added in the result" in " ".join(said.split())
    assert re.search(r"spring", said.split("in the result")[1])
    equations = run("derive", ARM).stdout
    left_out = "friction, the inertia of the rotors and the springs of this robot are not included"
    assert left_out in " ".join(equations.split())
    assert " k " not in run("derive", ARM, "--form", "energy").stdout


EXPORTED = {"inverse_dynamics": 3, "potential_energy": 1, "forward_dynamics": 3, "derivatives": 27}


def exported(folder, *options):
    """Functions of the sprung arm's source as Python, and as compiled C."""
    names = ",".join(EXPORTED)
    for file in ("arm.py", "arm.c"):
        to = "numpy" if file.endswith("py") else "c"
        made = run("export", ARM, "--to", to, "--quantity", names, *options, "-o", folder / file)
        assert made.returncode == 0, made.stderr
    scope = {}
    exec((folder / "arm.py").read_text(), scope)
    yield lambda name, *rows: scope[name](*rows)
    subprocess.run(
        [
            compiler(),
            "-std=c99",
            "-O0",
            "-shared",
            "-fPIC",
            "-o",
            folder / "arm.so",
            folder / "arm.c",
            "-lm",
        ],
        check=True,
    )
    library = ctypes.CDLL(str(folder / "arm.so"))

    def in_c(name, *rows):
        out = np.zeros(EXPORTED[name])
        getattr(library, f"rnea_{name}")(*(ctypes.c_void_p(x.ctypes.data) for x in (*rows, out)))
        return out

    yield in_c


@pytest.mark.parametrize("options", [(), ("--no-spring",)])
def test_exported_source_has_them(tmp_path, options):
    arm, rng = rnea.load(ARM), np.random.default_rng(6)
    for functions in exported(tmp_path, *options):
        for name in EXPORTED:
            states = [rng.normal(size=3) for _ in QUANTITIES[name].states]
            wanted = arm.evaluate(name, *states, spring=not options, eager=True).ravel()
            found = np.ravel(functions(name, *states))
            np.testing.assert_allclose(found, wanted, atol=1e-12 * np.abs(wanted).max())
    said = (tmp_path / "arm.c").read_text()
    assert ("Exported without springs" if options else "friction, rotors and springs in it") in said


def test_kernels_take_or_leave_them():
    arm = rnea.load(ARM)
    zero = np.zeros(3)
    taken = arm.kernel("inverse_dynamics")(Q, zero, zero)
    left = arm.kernel("inverse_dynamics", spring=False)(Q, zero, zero)
    np.testing.assert_allclose(taken - left, HELD, rtol=1e-12, atol=1e-12)
    # the bodies' parameters as inputs: springs stay the robot's own
    rows = arm.parameters.ravel()
    given = arm.kernel("inverse_dynamics", parameters=True)(Q, zero, zero, rows)
    np.testing.assert_allclose(given, taken, rtol=1e-12)
    with pytest.raises(InputError, match="gravity_torque does not depend on spring"):
        arm.evaluate("gravity_torque", Q, spring=False)
