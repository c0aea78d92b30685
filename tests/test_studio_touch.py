"""Studio under fingers, on a tablet held either way: sliders, links, the knob, the camera."""

import numpy as np
import pytest

import rnea
from support.browser import needs_browser
from support.tiers import sample_cases
from test_studio_panels import spot_on
from test_studio_picture import HANDLE, on_screen

pytestmark = [*needs_browser, sample_cases(1, whole_file=True)]
TABLETS = {"lying": (1024, 768), "standing": (768, 1024)}


@pytest.fixture(scope="module", params=TABLETS)
def held(request, chromium, studio_file):
    width, height = TABLETS[request.param]
    size = {"width": width, "height": height}
    opened = chromium.open(studio_file(rnea.load("ur5")), viewport=size, has_touch=True)
    yield opened
    opened.close()
    assert not opened.problems


@pytest.fixture
def tablet(held):
    """The page as it was when it was opened."""
    held.page.evaluate(
        """() => {
          window.beginning ??= structuredClone(studio.store.state);
          studio.store.change(structuredClone(beginning));
          studio.store.flush();
          studio.view.home();
        }"""
    )
    held.settle()
    return held


def touch(opened, *fingers, steps=6):
    """Fingers go from one place to another, each ((x, y), (x, y)), all at a time."""
    cdp = opened.page.context.new_cdp_session(opened.page)

    def tell(kind, part):
        points = [
            {"x": a[0] + part * (b[0] - a[0]), "y": a[1] + part * (b[1] - a[1]), "id": k}
            for k, (a, b) in enumerate(fingers)
        ]
        cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    # one finger after the other comes down, as fingers do
    together, fingers = fingers, fingers[:1]
    tell("touchStart", 0)
    if len(together) > 1:
        fingers = together
        tell("touchStart", 0)
    for k in range(steps):
        tell("touchMove", (k + 1) / steps)
        opened.settle()
    cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    cdp.detach()
    opened.settle()


def camera(opened):
    """Where the eye is, from what it looks at; and how far away."""
    away = opened.page.evaluate(
        "() => studio.view.camera.position.clone().sub(studio.view.controls.target).toArray()"
    )
    return np.array(away) / np.linalg.norm(away), np.linalg.norm(away)


def corner(opened):
    """A place of the picture where nothing lies."""
    box = opened.page.locator(".stage canvas").bounding_box()
    return box["x"] + 60, box["y"] + box["height"] - 50


def test_a_slider_follows_the_finger(tablet):
    slider = tablet.page.locator('input[type="range"][data-rate="q"]').nth(1)
    slider.scroll_into_view_if_needed()
    box = slider.bounding_box()
    at = box["y"] + box["height"] / 2
    before = tablet.state()["q"]
    start = box["x"] + box["width"] / 2, at
    touch(tablet, (start, (box["x"] + 0.8 * box["width"], at)))
    q = tablet.state()["q"]
    assert q[1] > before[1] + 0.5
    wanted = rnea.load("ur5").inverse_dynamics(q)
    text = tablet.page.locator(".effort").nth(1).get_attribute("data-value")
    assert float(text) == pytest.approx(wanted[1], abs=1e-9)


def test_one_finger_drags_a_joint(tablet):
    x, y = spot_on(tablet, 3)
    before, eye = tablet.state()["q"], camera(tablet)
    touch(tablet, ((x, y), (x + 25, y - 50)))
    state = tablet.state()
    assert state["link"] == 3
    assert abs(state["q"][2] - before[2]) > 0.03
    np.testing.assert_array_equal(camera(tablet)[0], eye[0])


def test_one_finger_beside_the_robot_turns_the_picture(tablet):
    before, eye = tablet.state(), camera(tablet)
    x, y = corner(tablet)
    touch(tablet, ((x, y), (x + 120, y - 30)))
    turned = camera(tablet)
    assert np.arccos(eye[0] @ turned[0]) > 0.2
    assert turned[1] == pytest.approx(eye[1])
    assert tablet.state() == before


@pytest.mark.parametrize("where", ["beside the robot", "on a link"])
def test_two_fingers_come_nearer_and_go_away(tablet, where):
    x, y = corner(tablet) if where == "beside the robot" else spot_on(tablet, 2)
    q, (_, far) = tablet.state()["q"], camera(tablet)
    apart = ((x, y), (x - 20, y + 10)), ((x + 60, y - 40), (x + 180, y - 120))
    touch(tablet, *apart)
    near = camera(tablet)[1]
    assert near < 0.8 * far
    touch(tablet, *((b, a) for a, b in apart))
    assert camera(tablet)[1] > 1.1 * near
    np.testing.assert_allclose(tablet.state()["q"], q, atol=1e-12)


def test_the_knob_pulls_under_a_finger(tablet):
    x, y = on_screen(tablet, f"{HANDLE}.handle")
    q = tablet.state()["q"]
    touch(tablet, ((x, y), (x - 60, y - 50)))
    state = tablet.state()
    assert np.linalg.norm(state["pull"]) > 5
    assert state["q"] == q


def test_tabs_and_buttons_take_a_tap(tablet):
    for name in ("Map", "Joints"):
        tablet.page.get_by_role("tab", name=name, exact=True).tap()
        chosen = tablet.page.get_by_role("tab", name=name, exact=True)
        assert chosen.get_attribute("aria-selected") == "true"
    tablet.page.get_by_role("button", name="Home").tap()
    tablet.settle()
    assert tablet.state()["q"] == tablet.page.evaluate("() => studio.facts.start")
