"""Studio in Firefox: it opens from a file, computes what Python does, and every panel works.

Without a screen Firefox has no WebGL, so this is also the page of a browser that draws no picture.
"""

import os

import numpy as np
import pytest

import rnea
from support import firefox
from support.tiers import full_only

pytestmark = pytest.mark.skipif(
    bool(firefox.why_not()) and os.environ.get("CI") != "true",
    reason=f"Studio was not opened in Firefox: {firefox.why_not()}",
)
TABS = ("Joints", "Recursion", "Motion", "Map", "What if", "Let go", "Share")


@pytest.fixture(scope="module")
def arm():
    return rnea.load("ur5")


@pytest.fixture(scope="module")
def page(arm, studio_file, tmp_path_factory):
    assert not firefox.why_not(), firefox.why_not()
    browser = firefox.Firefox(tmp_path_factory.mktemp("firefox"))
    browser.open(studio_file(arm))
    browser.evaluate(
        """window.wrong = [];
        const note = (event) => wrong.push(event.message ?? event.effectiveDirective);
        addEventListener("error", note);
        addEventListener("unhandledrejection", (event) => wrong.push(String(event.reason)));
        addEventListener("securitypolicyviolation", note);"""
    )
    yield browser
    assert browser.evaluate("return wrong") == []
    browser.close()


@full_only
def test_a_slider_gives_the_torques_of_python(page, arm):
    page.evaluate(
        """const slider = document.querySelectorAll('input[type="range"][data-rate="q"]')[1];
        slider.value = "-0.75";
        slider.dispatchEvent(new Event("input", { bubbles: true }));"""
    )
    q = [0, -0.75, 0, 0, 0, 0]
    page.wait(f"JSON.stringify(studio.store.state.q) === JSON.stringify({q})")
    page.evaluate("studio.store.flush();")
    asked = "return [...document.querySelectorAll('.effort')].map((x) => Number(x.dataset.value))"
    wanted = arm.inverse_dynamics(q)
    np.testing.assert_allclose(page.evaluate(asked), wanted, atol=1e-12 * np.abs(wanted).max())


def test_every_panel_opens_and_moves(page):
    names = page.evaluate(
        "return [...document.querySelectorAll('[role=tab]')].map(x => x.innerText)"
    )
    assert tuple(names) == TABS
    for k, name in enumerate(TABS):
        page.click(f"#tab-{k}")
        seen = f"document.querySelector('#page-{k}').checkVisibility()"
        page.wait(f"{seen} && document.querySelector('#page-{k}').innerText.length > 20")
        if name == "Map":
            # computed by the worker
            page.wait("document.querySelector('canvas.map').dataset.most")
        if name == "Motion":
            page.click(".motion button.primary")
            page.wait("Number(document.querySelector('.motion [aria-label=time]').value) > 3")
            page.click(".motion button.primary")
        if name == "Let go":
            page.click(".let-go button.primary")
            page.wait("document.querySelector('.let-go').dataset.time > 0.1")
            page.click(".let-go button.primary")


def test_it_draws_or_says_that_it_cannot(page):
    said = page.evaluate("return document.querySelector('.message')?.textContent ?? ''")
    drawn = page.evaluate("return studio.view !== null")
    assert drawn != ("no WebGL" in said)
