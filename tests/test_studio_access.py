"""Studio for everybody: labels, contrast and keyboard, in both themes."""

from pathlib import Path

import pytest

import rnea
from support.browser import needs_browser

pytestmark = needs_browser
AXE = Path(__file__).parents[1] / "studio" / "node_modules" / "axe-core" / "axe.min.js"
TABS = ("Joints", "Recursion", "Motion", "Map", "What if", "Let go", "Share")


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not there: make studio installs it")
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_no_serious_violation_in_any_panel(chromium, studio_file, theme):
    robot = rnea.load("planar_2r")
    opened = chromium.open(studio_file(robot), color_scheme=theme)
    assert opened.page.locator("html").get_attribute("data-theme") == theme
    opened.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = {}
    for tab in TABS:
        opened.tab(tab)
        report = opened.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
        for violation in report["violations"]:
            if violation["impact"] in ("serious", "critical"):
                places = [node["target"][0] for node in violation["nodes"]]
                found[tab, violation["id"]] = places[:3]
    assert not found
    opened.close()


def test_the_keyboard_reaches_everything(chromium, studio_file):
    """From the top of every panel, Tab comes to whatever can be clicked or typed into."""
    opened = chromium.open(studio_file(rnea.load("planar_2r")))
    page = opened.page
    page.locator(".layers summary").click()
    for k, tab in enumerate(TABS):
        if k == 0:
            page.get_by_role("tab", name=tab).focus()
        else:
            page.get_by_role("tab", name=TABS[k - 1], exact=True).press("ArrowRight")
        opened.settle()
        chosen = page.get_by_role("tab", name=tab, exact=True)
        assert chosen.get_attribute("aria-selected") == "true"
        wanted = page.evaluate(
            """() => {
              const all = [...document.querySelectorAll(
                "button, input, select, summary, canvas[tabindex], .step")];
              const seen = all.filter((x) => x.checkVisibility() && x.tabIndex >= 0);
              seen.forEach((x, k) => { x.dataset.place = k; });
              document.activeElement.blur();
              return seen.length;
            }"""
        )
        reached = set()
        for _ in range(wanted + 10):
            page.keyboard.press("Tab")
            reached.add(page.evaluate("() => document.activeElement?.dataset.place"))
        assert len(reached - {None}) == wanted, tab
        chosen.focus()
    opened.close()


def test_every_control_has_a_name(chromium, studio_file):
    opened = chromium.open(studio_file(rnea.load("two_arms")))
    for tab in TABS:
        opened.tab(tab)
        nameless = opened.page.locator("input, select, button, canvas, [role=figure]").evaluate_all(
            """all => all.filter(x => !x.ariaHidden)
                 .filter(x => x.tagName !== "CANVAS" || !x.closest("[role=figure]"))
                 .filter(x => !(x.ariaLabel || x.labels?.length || x.textContent.trim()))
                 .map(x => x.outerHTML.slice(0, 80))"""
        )
        assert not nameless, tab
    opened.close()
