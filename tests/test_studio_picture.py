"""Studio's picture in a browser: what the hand takes hold of, and what is written beside it."""

import numpy as np
import pytest

import rnea
from support.browser import needs_browser
from support.tiers import sample_cases

pytestmark = [*needs_browser, sample_cases(1, whole_file=True)]


@pytest.fixture(scope="module", params=["ur5", "spherical_pendulum"])
def page(request, chromium, studio_file):
    opened = chromium.open(studio_file(rnea.load(request.param)))
    opened.name = request.param
    yield opened
    opened.close()
    assert not opened.problems


def on_screen(page, place):
    """Where a place of the world (an expression of the page) is seen, in pixels of the window."""
    return page.page.evaluate(
        f"""() => {{
          const box = studio.view.canvas.getBoundingClientRect();
          const seen = ({place}).clone().project(studio.view.camera);
          return [box.left + (seen.x + 1) / 2 * box.width, box.top + (1 - seen.y) / 2 * box.height];
        }}"""
    )


def drag(page, start, by, steps=4):
    mouse = page.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(start[0] + by[0], start[1] + by[1], steps=steps)
    page.settle()
    mouse.up()
    page.settle()


HANDLE = "studio.view.loads.handle(studio.store.state, studio.dynamics.poses(studio.store.state.q))"


def test_the_knob_at_the_tool_pulls_and_snaps_back(page):
    before = page.state()
    drag(page, on_screen(page, f"{HANDLE}.handle"), (-90, -60))
    state = page.state()
    assert np.linalg.norm(state["pull"]) > 5
    assert state["q"] == before["q"]
    assert "pull" in page.page.locator(".labels").text_content()
    # the knob lies where it was drawn to, and its torques are Python's
    x, y = on_screen(page, f"{HANDLE}.handle")
    arm = rnea.load(page.name)
    pull = rnea.Wrench(
        state["pull"], frame="world", point=page.page.evaluate("() => studio.facts.tool.frame")
    )
    found = page.page.locator(".effort").evaluate_all(
        "all => all.map(x => Number(x.dataset.value))"
    )
    wanted = arm.inverse_dynamics(state["q"], wrench=pull)
    np.testing.assert_allclose(found, wanted, rtol=0, atol=1e-9)
    u, v = on_screen(page, f"{HANDLE}.tool")
    drag(page, (x, y), (u - x, v - y))
    assert page.state()["pull"] == [0, 0, 0]


LARGEST = """
(() => {
  const { view, store, dynamics } = studio;
  const arrows = view.loads.through(store.state, dynamics.poses(store.state.q));
  const size = (arrow) => Math.hypot(...arrow.components);
  const forces = arrows.filter((arrow) => arrow.role === "force");
  const { at, components, scale } = forces.reduce((a, b) => (size(a) > size(b) ? a : b));
  return at.clone().add(at.clone().set(...components).multiplyScalar(0.8 * scale));
})()
"""


def test_an_arrow_that_is_pointed_at_says_its_number(page):
    page.page.mouse.move(*on_screen(page, LARGEST))
    page.settle()
    assert page.page.evaluate("() => studio.view.hovered") is not None
    assert " N" in page.page.locator(".labels .force").text_content()
    page.page.mouse.move(2, 2)


@pytest.mark.parametrize("page", ["spherical_pendulum"], indirect=True)
def test_a_ring_turns_a_ball_joint_and_the_body_can_be_dragged(page):
    page.change(link=1)
    before = page.state()["q"]
    x, y = page.page.evaluate(
        """() => {
          const box = studio.view.canvas.getBoundingClientRect();
          for (let y = -0.95; y < 0.95; y += 0.01)
            for (let x = -0.95; x < 0.95; x += 0.01)
              if (studio.view.handles.pick(studio.view.ray(x, y))?.kind === "ring")
                return [box.left + (x + 1) / 2 * box.width, box.top + (1 - y) / 2 * box.height];
        }"""
    )
    drag(page, (x, y), (50, 30), steps=8)
    turned = page.state()["q"]
    assert np.abs(np.subtract(turned, before)).max() > 0.05
    assert np.linalg.norm(turned) == pytest.approx(1, abs=1e-12)
    # the body follows the hand
    body = "studio.view.bodies[1]"
    place = f"{body}.position.clone().set(0, 0, -0.5).applyMatrix4({body}.matrix)"
    start = on_screen(page, place)
    drag(page, start, (60, -20), steps=8)
    assert np.abs(np.subtract(page.state()["q"], turned)).max() > 0.02
    assert np.linalg.norm(page.state()["q"]) == pytest.approx(1, abs=1e-12)


def test_the_picked_link_has_a_card_and_steps_have_vectors(page):
    page.change(link=1)
    card = page.page.locator(".card")
    mass = rnea.load(page.name).model.bodies[0].inertia.mass
    assert f"{float(mass):.4g}" in card.text_content()
    if page.name == "ur5":
        page.change(qd=[0.5] * 6, step=8)
        page.tab("Recursion")
        assert page.page.locator(".labels .current math").count() == 1
        assert page.page.evaluate("() => studio.view.focus") == 2
        page.tab("Joints")
        assert page.page.locator(".labels math").count() == 0
