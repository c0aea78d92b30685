"""Studio for everybody: labels, contrast and keyboard, in both themes."""

from pathlib import Path

import pytest

import rnea
from rnea.studio import packed_page
from support.browser import needs_browser
from support.tiers import sample_cases

pytestmark = [*needs_browser, sample_cases(1, whole_file=True)]
AXE = Path(__file__).parents[1] / "studio" / "node_modules" / "axe-core" / "axe.min.js"
TABS = ("Joints", "Recursion", "Motion", "Map", "What if", "Let go", "Share")


needs_axe = pytest.mark.skipif(
    not AXE.exists(), reason="axe-core is not there: make studio installs it"
)
SIZES = {"light": (1280, 720), "dark": (768, 1024)}


def violations(opened):
    """What axe calls serious or critical, with the first places of each."""
    opened.page.evaluate(AXE.read_text(encoding="utf-8"))
    report = opened.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return {
        one["id"]: [node["target"][0] for node in one["nodes"]][:3]
        for one in report["violations"]
        if one["impact"] in ("serious", "critical")
    }


@needs_axe
@pytest.mark.parametrize("theme", SIZES)
def test_axe_finds_no_serious_violation_in_any_panel(chromium, studio_file, theme):
    """Light on a wide screen, dark on an upright tablet."""
    size = dict(zip(("width", "height"), SIZES[theme], strict=True))
    opened = chromium.open(studio_file(rnea.load("planar_2r")), color_scheme=theme, viewport=size)
    assert opened.page.locator("html").get_attribute("data-theme") == theme
    found = {}
    for tab in TABS:
        opened.tab(tab)
        if worst := violations(opened):
            found[tab] = worst
    assert not found
    opened.close()


@needs_axe
@pytest.mark.parametrize("theme", SIZES)
def test_axe_finds_no_serious_violation_in_the_page_of_a_notebook(chromium, tmp_path, theme):
    file = tmp_path / "compact.html"
    file.write_text(packed_page(rnea.load("planar_2r"), compact=True), encoding="utf-8")
    size = {"width": 900, "height": 460}
    opened = chromium.open(file, color_scheme=theme, viewport=size)
    assert not violations(opened)
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
