"""What moves the robot by itself: one thing at a time, and nothing in a panel that is left."""

import itertools

import numpy as np
import pytest

import rnea
from support.browser import needs_browser
from support.tiers import sample_cases

pytestmark = [*needs_browser, sample_cases(1, whole_file=True)]
# tab: what its button says before and while it runs
RUNNERS = {
    "Motion": ("Play", "Pause"),
    "Let go": ("Let go", "Stop"),
    "Recursion": ("Play", "Pause"),
}
FRAMES = """count => new Promise((done) => {
  const seen = [];
  const next = () => {
    const { q, step } = studio.store.state;
    seen.push([...q, step]);
    if (seen.length === count) done(seen);
    else requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
})"""


@pytest.fixture(scope="module")
def page(chromium, studio_file):
    opened = chromium.open(studio_file(rnea.load("planar_2r")))
    yield opened
    opened.close()
    assert not opened.problems


@pytest.fixture(autouse=True)
def _at_rest(page):
    page.tab("Joints")
    page.page.get_by_role("button", name="Home").click()
    page.change(step=0, q=[0.3, 0.4])


def primary(page):
    return page.page.locator("button.primary:visible")


def begin(page, tab):
    page.tab(tab)
    primary(page).click()
    page.page.wait_for_function("() => studio.time.running")
    assert primary(page).text_content() == RUNNERS[tab][1]


def moves(page, count=12):
    seen = np.array(page.page.evaluate(FRAMES, count))
    return bool(np.ptp(seen, axis=0).any())


@pytest.mark.parametrize("tab", RUNNERS)
def test_it_runs_until_its_tab_is_left(page, tab):
    before = page.state()
    begin(page, tab)
    page.page.wait_for_function(
        "before => JSON.stringify([studio.store.state.q, studio.store.state.step]) !== before",
        arg=page.page.evaluate("x => JSON.stringify(x)", [before["q"], before["step"]]),
    )
    page.tab("Share")
    assert not moves(page)
    page.tab(tab)
    assert not moves(page)
    assert primary(page).text_content() == RUNNERS[tab][0]


@pytest.mark.parametrize(("one", "other"), [*itertools.permutations(RUNNERS, 2)])
def test_of_two_only_the_second_goes_on(page, one, other):
    begin(page, one)
    begin(page, other)
    page.tab(one)
    assert primary(page).text_content() == RUNNERS[one][0]
    assert not moves(page)


@pytest.mark.parametrize(("one", "other"), [*itertools.product(RUNNERS, repeat=2)])
def test_who_begins_stops_the_one_before_even_within_one_tab(page, one, other):
    """The owner of time itself, whatever the tabs do."""
    ended = page.page.evaluate(
        """async ([one, other]) => {
          const { time } = studio, ended = [], frames = [];
          const run = (name) => ({ frame: () => frames.push(name), ended: () => ended.push(name) });
          const frame = () => new Promise(requestAnimationFrame);
          time.start(run(`first ${one}`));
          await frame(); await frame();
          time.start(run(`second ${other}`));
          const before = frames.length;
          await frame(); await frame(); await frame();
          const later = new Set(frames.slice(before));
          time.stop(); time.stop();
          return [ended, [...later], time.running];
        }""",
        [one, other],
    )
    assert ended == [[f"first {one}", f"second {other}"], [f"second {other}"], False]


def test_the_hand_ends_a_motion_that_is_played(page):
    page.change(link=1)
    begin(page, "Motion")
    page.page.locator("canvas").first.focus()
    page.page.keyboard.press("ArrowUp")
    assert not page.page.evaluate("() => studio.time.running")
    page.settle()
    assert not moves(page)
    assert primary(page).text_content() == "Play"


def test_a_motion_goes_on_from_where_it_is_scrubbed_to(page):
    page.tab("Motion")
    scrub = page.page.get_by_label("time", exact=True)
    begin(page, "Motion")
    scrub.evaluate("x => { x.value = '10'; x.dispatchEvent(new Event('input')); }")
    row = page.page.evaluate(
        """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>
          done(Number(document.querySelector('.scrub input').value)))))"""
    )
    primary(page).click()
    assert 10 <= row < 110
