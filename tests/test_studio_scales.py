"""How long Studio draws bars and arrows: by the robot, not by what was shown before."""

import json
import re

import numpy as np
import pytest

import rnea
from support.browser import needs_browser
from support.tiers import sample_cases

pytestmark = [*needs_browser, sample_cases(1, whole_file=True)]
# without limits, with a slider, with loops, and one that flies
ROBOTS = ("puma560", "rp_arm", "four_bar", "satellite")
WEIGHTS = {"Earth": 9.81, "Moon": 1.62, "Mars": 3.71, "Jupiter": 24.8}
ARROWS = """() => {
  const { view, store, dynamics } = studio;
  const { state } = store;
  const all = view.loads.through(
    { ...state, show: { ...state.show, moments: true } }, dynamics.poses(state.q));
  return all.map(({ role, components, scale }) => [role, Math.hypot(...components), scale]);
}"""
BARS = """() => [...document.querySelectorAll(".joint")].flatMap((joint) =>
  [...joint.querySelectorAll(".torque")].map((row) => ({
    total: Number(row.querySelector(".effort").dataset.value),
    unit: row.querySelector(".effort").textContent.match(/ (N m|N)\\b/)[1],
    limited: row.querySelector(".bars .limit") !== null,
    at: row.querySelector(".bars .total").offsetLeft + 1.5,
    wide: row.querySelector(".bars").clientWidth,
  })))"""


@pytest.fixture(scope="module", params=ROBOTS)
def page(request, chromium, studio_file):
    opened = chromium.open(studio_file(rnea.load(request.param)))
    opened.file = studio_file(rnea.load(request.param))
    yield opened
    opened.close()
    assert not opened.problems


def gravity(page, size):
    page.change(gravity=[0.0, 0.0, -size])
    page.settle()


def arrows(page):
    return page.page.evaluate(ARROWS)


def scales(page):
    return {role: scale for role, _, scale in arrows(page)}


def test_scales_of_arrows_are_the_same_in_every_state_in_any_order(page):
    found = []
    for name in ("Earth", "Jupiter", "Moon", "Mars", "Moon", "Earth"):
        gravity(page, WEIGHTS[name])
        found.append(scales(page))
    page.change(payload=20.0, pull=[0.0, 0.0, -150.0])
    found.append(scales(page))
    page.change(payload=0.0, pull=[0.0, 0.0, 0.0])
    assert all(one == found[0] for one in found)


def test_a_link_shows_the_picture_that_its_sender_saw(page, chromium):
    for size in (24.8, 0.2, 3.71):
        gravity(page, size)
    sent = arrows(page), page.page.evaluate(BARS)
    fragment = f"#gravity={','.join(map(str, page.state()['gravity']))}"
    other = chromium.open(page.file, fragment)
    assert json.dumps([arrows(other), other.page.evaluate(BARS)]) == json.dumps(list(sent))
    other.close()


def test_bars_of_joints_without_limits_have_one_scale(page):
    gravity(page, 9.81)
    n = len(page.state()["qd"])
    page.change(qd=list(np.linspace(0.4, -0.9, n)), qdd=list(np.linspace(-2.0, 3.0, n)))
    rows = [row for row in page.page.evaluate(BARS) if not row["limited"]]
    said = page.page.locator(".scale-of-bars").text_content()
    ends = {unit: float(end) for end, unit in re.findall(r"±(\S+) (N m|N)\b", said)}
    for unit in {row["unit"] for row in rows}:
        alike = [row for row in rows if row["unit"] == unit]
        end = ends[unit]
        for row in alike:
            wanted = row["wide"] / 2 * (1 + row["total"] / end)
            # pixels are whole
            assert row["at"] == pytest.approx(wanted, abs=1.6)
            assert abs(row["total"]) <= end
    page.change(qd=[0.0] * n, qdd=[0.0] * n)
    assert bool(said) == bool(rows)


def test_the_key_is_as_long_as_arrows_are_in_the_picture(page):
    """At the distance of the picture's middle, where one metre is so many pixels."""
    page.change(show={**page.state()["show"], "forces": True, "moments": True})
    keys = page.page.evaluate(
        """() => [...document.querySelectorAll(".key span")].map((row) => [
          row.querySelector("i").getBoundingClientRect().width, row.textContent])"""
    )
    pixels = page.page.evaluate(
        """() => {
          const { camera, controls, canvas } = studio.view;
          const middle = controls.target.clone(), up = middle.clone();
          up.addScaledVector(camera.up.clone().applyQuaternion(camera.quaternion)
            .set(0, 1, 0).applyQuaternion(camera.quaternion), 1e-3);
          const [a, b] = [middle, up].map((p) => p.project(camera));
          return ((b.y - a.y) * canvas.clientHeight) / 2 / 1e-3;
        }"""
    )
    by_role = scales(page)
    assert [text.split("1")[0].split("2")[0].split("5")[0] for _, text in keys][:1] == ["force"]
    for wide, text in keys:
        role = "moment" if text.startswith("moment") else "force"
        value = float(text.removeprefix(role).split()[0].replace("−", "-"))
        assert wide == pytest.approx(value * by_role[role] * pixels, rel=2e-2, abs=0.6)


def test_what_is_zero_to_rounding_is_drawn_as_zero(chromium, studio_file):
    """Gravity turns no upright axis: its torque is 1e-16 N m, in curves and on maps."""
    shown = chromium.open(studio_file(rnea.load("puma560")))
    shown.tab("Map")
    shown.page.get_by_label("torque of").select_option("0")
    shown.page.wait_for_function(
        "() => document.querySelector('.map-panel .hint').textContent.includes('everywhere')"
    )
    canvas = shown.page.locator("canvas.map")
    assert canvas.get_attribute("data-least") == canvas.get_attribute("data-most") == "0"
    colours = shown.page.evaluate(
        """() => {
          const map = document.querySelector("canvas.map");
          const { data } = map.getContext("2d").getImageData(0, 0, map.width, map.height);
          return new Set(new Uint32Array(data.buffer)).size;
        }"""
    )
    assert colours == 1
    assert not shown.problems
    shown.close()
