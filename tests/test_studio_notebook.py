"""Studio within a notebook: the robot that a cell ends with can be opened and moved."""

import re

import numpy as np
import pytest

import rnea
from rnea.core.scalar_types.sympy_numbers import SYMPY
from rnea.studio import frame, kept_place
from support.browser import needs_browser
from support.random_robots import random_tree
from support.tiers import sample_cases

pytestmark = [*needs_browser, sample_cases(2, whole_file=True)]
EVIL = '</iframe></details><script>alert(1)</script>" onload="alert(2) 🤖'


@pytest.fixture
def cell(chromium, tmp_path):
    """Opens what a cell shows, put into a page as notebooks do it; the page, and its frame."""
    opened = []

    def show(html, **how):
        file = tmp_path / "notebook.html"
        file.write_text(
            "<!doctype html><html data-ready><meta charset=utf-8><title>notebook</title>"
            f"<body><template>{html}</template><div class=output></div></body></html>",
            encoding="utf-8",
        )
        opened.append(chromium.open(file, **how))
        page = opened[-1].page
        page.evaluate(
            """() => { document.querySelector(".output").innerHTML =
                         document.querySelector("template").innerHTML; }"""
        )
        return page, page.frame_locator(".output iframe")

    show.complaints = 0
    yield show
    for one in opened:
        assert len(one.problems) == show.complaints, one.problems
        assert {url.partition(":")[0] for url in one.requests} <= {"file", "blob", "data", "about"}
        one.close()


def test_a_robot_is_opened_and_moved_below_its_table(cell):
    arm = rnea.load("ur5")
    page, inner = cell(arm._repr_html_())
    assert page.locator("table").count() >= 1
    page.wait_for_timeout(300)
    assert not page.frames[1:] or page.frames[1].query_selector("#studio") is None, "not unasked"
    page.get_by_text("Move it").click()
    inner.locator("html[data-ready]").wait_for(state="attached")
    assert inner.get_by_role("tab").count() == 0
    inner.locator('[data-joint="shoulder_lift_joint"] [type="range"]').first.fill("-0.7")
    inner.locator("canvas").first.wait_for()
    there = page.frames[1]
    there.wait_for_function("() => studio.store.state.q[1] === -0.7")
    wanted = arm.inverse_dynamics(there.evaluate("() => studio.store.state.q"))
    there.wait_for_function(
        """wanted => [...document.querySelectorAll(".effort")].every(
             (x, k) => Math.abs(Number(x.dataset.value) - wanted[k]) < 1e-9)""",
        arg=wanted.tolist(),
    )
    box = page.locator(".output iframe").bounding_box()
    assert box["height"] == 460
    # everything is within the frame, beside each other
    stage, panel = (inner.locator(x).bounding_box() for x in (".stage", ".panel"))
    assert stage["x"] + stage["width"] <= panel["x"] + 1
    assert panel["x"] + panel["width"] <= box["x"] + box["width"] + 1


def test_ball_joints_and_free_bodies_move_there_too(cell):
    _, inner = cell(frame(rnea.load("satellite"), height=500, compact=True)._repr_html_())
    inner.locator("html[data-ready]").wait_for(state="attached")
    inner.get_by_role("button", name="Surprise me").click()
    found = inner.locator("html").evaluate(
        "() => [studio.store.state.q, Object.keys(studio.facts.kernels)]"
    )
    assert np.linalg.norm(found[0][3:7]) == pytest.approx(1)
    assert "accelerations" not in found[1]


def test_all_of_studio_is_had_in_a_frame(cell):
    page, inner = cell(frame(rnea.load("planar_2r"), height=400)._repr_html_())
    inner.locator("html[data-ready]").wait_for(state="attached")
    inner.locator('[data-rate="q"]').first.fill("0.5")
    page.wait_for_timeout(600)
    inner.get_by_role("tab", name="Map").click()
    inner.locator("canvas.map[data-most]").wait_for()
    assert page.locator(".output iframe").bounding_box()["height"] == 400


def test_the_policy_holds_in_a_frame(cell):
    _, inner = cell(frame(rnea.load("planar_2r"), compact=True)._repr_html_())
    inner.locator("html[data-ready]").wait_for(state="attached")
    broken = inner.locator("html").evaluate(
        """() => new Promise((done) => {
          addEventListener("securitypolicyviolation", (e) => done(e.effectiveDirective));
          const made = document.createElement("script");
          made.textContent = "window.bad = true";
          document.body.append(made);
        })"""
    )
    assert broken == "script-src-elem"
    assert not inner.locator("html").evaluate("() => window.bad")
    cell.complaints = 1


@pytest.mark.parametrize("name", ["ur5", "panda", "puma560", "two_arms", "quadruped"])
def test_it_is_small_and_says_how_large(name):
    html = rnea.load(name)._repr_html_()
    assert len(html) < 0.45e6
    (told,) = re.findall(r"\(([\d.]+) MB of a saved notebook\)", html)
    assert float(told) == pytest.approx(len(html) / 1e6, abs=0.02)
    assert rnea.load(name)._repr_html_() == html


def test_what_a_notebook_takes_out_leaves_words():
    """Notebooks that are not trusted lose the frame."""
    html = re.sub(r"(?s)<iframe.*?</iframe>", "", rnea.load("ur5")._repr_html_())
    assert "Trust the notebook" in html
    assert ".studio()" in html
    assert "script" not in html


def test_large_robots_and_those_of_symbols_show_their_table():
    large = random_tree(np.random.default_rng(1), 30)._repr_html_()
    assert "iframe" not in large
    assert ".studio()" in large
    arm = rnea.load("planar_2r")
    still = arm.with_locked({"joint1": 0, "joint2": 0})._repr_html_()
    symbols = rnea.Robot(arm.description, kind=SYMPY)._repr_html_()
    for html in (still, symbols):
        assert "<table>" in html
        assert "iframe" not in html
        assert "studio" not in html


def test_names_are_text_in_a_frame(cell):
    robot = rnea.Robot.from_dh(
        [{"name": "j", "mass": 1.0, "com": [0.1, 0, 0]}], "standard", name=EVIL
    )
    page, inner = cell(robot._repr_html_())
    page.on("dialog", lambda dialog: pytest.fail("a name was obeyed"))
    page.get_by_text("Move it").click()
    inner.locator("html[data-ready]").wait_for(state="attached")
    assert inner.locator("h1").text_content() == EVIL
    assert page.locator(".output iframe").get_attribute("title") == f"{EVIL} in Studio"


def test_a_page_without_a_name_is_kept_where_the_kernels_are(tmp_path, monkeypatch):
    arm = rnea.load("one_link")
    monkeypatch.setenv("RNEA_CACHE_DIR", str(tmp_path))
    assert kept_place(arm) == tmp_path / "studio" / f"{arm.hash}.html"
    monkeypatch.setenv("RNEA_CACHE_DIR", "")
    with pytest.raises(rnea.InputError, match=r"-o page\.html"):
        kept_place(arm)
