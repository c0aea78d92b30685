"""Masses of MJCF under the compiler's options fusestatic, settotalmass and inertiafromgeom: a
table of documents, each against MuJoCo itself."""

import itertools

import mujoco
import numpy as np
import pytest

import rnea
from rnea.files.robots.mjcf import reader
from rnea.files.robots.mjcf.spec import quiet
from support.tiers import chosen

HINGE, SLIDE = '<joint axis="0 1 0"/>', '<joint type="slide" axis="1 0 0"/>'
SAID = '<inertial pos="0 .1 -.3" mass="2" diaginertia=".1 .2 .15"/>'
HEAVY = '<inertial pos=".1 0 0" mass="8" diaginertia="1 1 1"/>'
BALL = '<geom type="sphere" size=".1" pos=".2 0 0" mass="3"/>'
WELDED = [said + geom for said in ("", HEAVY) for geom in ("", BALL)]


def body(name, inner, *children, at="0 0 0"):
    named = f'name="{name}"' if name else ""
    return f'<body {named} pos="{at}">{inner}{"".join(children)}</body>'


ARM = body("arm", HINGE + SAID + BALL, body("hand", SLIDE + BALL, at=".3 0 0"))
WORLDS = {
    "a base that stands": body("base", HEAVY, ARM),
    "a base without a name": body("", HEAVY + BALL, body("", BALL, ARM, at="0 0 1")),
    "a stand beside the robot": body("stand", HEAVY + BALL) + ARM,
    "geoms of the world": BALL + ARM,
    "a base with a site": body("base", HEAVY + '<site name="s"/>', ARM),
    "a mocap body": body("base", HEAVY, ARM).replace("<body ", '<body mocap="true" ', 1),
    **{
        f"welded {i} on {k}": body("arm", HINGE + own, body("w", welded, at=".5 0 0"))
        for i, welded in enumerate(WELDED)
        for k, own in enumerate((SAID, BALL, SAID + BALL))
    },
    "a chain of welds": body(
        "arm",
        HINGE + SAID,
        body("one", HEAVY, body("two", BALL, body("three", SAID, at="0 1 0"))),
        body("hand", SLIDE + SAID, at="1 0 0"),
    ),
}
# what refers to a body may keep it from being fused
TAILS = {
    "": "",
    "watched": '<sensor><framepos objtype="body" objname="{0}"/></sensor>',
    "left out": '<contact><exclude body1="{0}" body2="arm"/></contact>',
}


def documents():
    ways = itertools.product(("false", "true"), ("", "5"), ("auto", "true", "false"))
    for (fuse, total, way), (world, bodies) in itertools.product(ways, WORLDS.items()):
        said = f'fusestatic="{fuse}" inertiafromgeom="{way}"'
        said += f' settotalmass="{total}"' if total else ""
        referred = "base" if 'name="base"' in bodies else "w"
        for tail, text in TAILS.items():
            if tail and f'name="{referred}"' not in bodies:
                continue
            yield (
                f"{world}, {said}, {tail}",
                f"<mujoco><compiler {said}/><worldbody>{bodies}</worldbody>"
                f"{text.format(referred)}</mujoco>",
            )


def test_masses_are_those_of_mujoco():
    compared, refused = 0, 0
    for name, text in documents():
        try:
            with quiet(mujoco):
                model = mujoco.MjModel.from_xml_string(text)
        except ValueError as problem:
            if "mass and inertia of moving bodies" not in str(problem):
                raise
            # nothing is left that has mass: MuJoCo will not have it, we do
            refused += 1
            continue
        data, q = mujoco.MjData(model), np.linspace(0.4, 0.6, model.nq)
        data.qpos[:] = q
        mujoco.mj_forward(model, data)
        M = np.zeros((model.nv, model.nv))
        mujoco.mj_fullM(model, data, M)
        arm = rnea.Robot(reader.read(text), eager=True)
        np.testing.assert_allclose(arm.mass_matrix(q), M, 1e-9, 1e-9, err_msg=name)
        np.testing.assert_allclose(arm.gravity_torque(q), data.qfrc_bias, 1e-9, 1e-9, err_msg=name)
        compared += 1
    assert (compared, refused) == (516, 72)


def test_mass_that_went_into_the_world_is_not_counted():
    """5 kg hang on the hinge, however heavy the base: 5 kg * 9.81 m/s² * 0.4 m."""
    arm = body("arm", HINGE + '<inertial pos=".4 0 0" mass="2" diaginertia="1 1 1"/>')
    options = '<compiler fusestatic="true" settotalmass="5"/>'
    for base in ("", HEAVY, BALL):
        text = f"<mujoco>{options}<worldbody>{body('base', base, arm)}</worldbody></mujoco>"
        torque = rnea.loads(text).gravity_torque([0.0])
        assert torque == pytest.approx([-5 * 9.81 * 0.4], rel=1e-12)


ADJUSTED = ('boundmass=".2"', 'boundinertia=".3"', 'balanceinertia="true"')
INERTIAL = '<inertial pos=".1 {} 0" mass="{}" diaginertia=".1 .2 .2"/>'
GEOM = '<geom size="{}" pos="{} 0 0"/>'
FUSED = list(
    itertools.product(
        [*ADJUSTED, " ".join(ADJUSTED)],
        ["true", "auto", "false"],
        *[["", INERTIAL.format(-0.1, 2.66)], ["", GEOM.format(0.07, 0.1)]],
        *[["", INERTIAL.format(0.3, 0.1)], ["", GEOM.format(0.12, 0.0)]],
    )
)


@pytest.mark.filterwarnings("ignore::rnea.ModelWarning")
def test_bounds_act_on_a_body_before_or_after_it_is_fused_as_in_mujoco(tmp_path):
    """A moving body and a fixed one in it: each with an inertial, a geom, both or neither."""
    compared = 0
    for adjusted, from_geoms, inertial, geom, inner_inertial, inner_geom in chosen(FUSED, 90):
        text = (
            f'<mujoco><compiler {adjusted} inertiafromgeom="{from_geoms}" fusestatic="true"/>'
            f'<worldbody><body><joint pos="-.25 0 0"/>{inertial}{geom}'
            f'<body pos=".1 .2 0">{inner_inertial}{inner_geom}</body></body></worldbody></mujoco>'
        )
        try:
            model = mujoco.MjModel.from_xml_string(text)
        except ValueError:
            continue
        data = mujoco.MjData(model)
        mujoco.mj_forward(model, data)
        wanted = np.zeros((1, 1))
        mujoco.mj_fullM(model, data, wanted)
        path = tmp_path / "robot.xml"
        path.write_text(text)
        ours = rnea.load(path).mass_matrix([0.0])
        np.testing.assert_allclose(ours, wanted, rtol=1e-9, err_msg=text)
        compared += 1
    assert compared > 50
