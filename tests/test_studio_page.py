"""The page of Studio as a file: it asks nobody, obeys no name, and bears what browsers lack."""

import json

import numpy as np
import pytest

import rnea
from rnea.studio import studio_page
from rnea.studio.kernels import kernels
from support.browser import needs_browser
from support.random_robots import chain_of, random_tree
from support.tiers import sample_cases

pytestmark = [*needs_browser, sample_cases(8, whole_file=True)]
# markup that ends elements, an emoji, letters from right to left, what a shell would run
EVIL = "</script><script>alert(1)</script><img src=x onerror=alert(2)> &lt; 🤖 אב $(t) `u`"
ROBOT = """format = 1
name = "NAME"
convention = "modified"
[[links]]
name = "j NAME"
link = "l NAME"
mass = 1.0
com = [0.1, 0.0, 0.0]
inertia = {ixx = 0.1, iyy = 0.1, izz = 0.1}
friction = {viscous = 0.1}
[[links]]
name = "elbow"
a = 0.5
mass = 1.0
com = [0.1, 0.0, 0.0]
"""
TABS = ("Joints", "Recursion", "Motion", "Map", "What if", "Let go", "Share")


@pytest.fixture(scope="module")
def small():
    return rnea.load("planar_2r")


@pytest.fixture(scope="module")
def evil(tmp_path_factory):
    file = tmp_path_factory.mktemp("evil") / "arm.toml"
    file.write_text(ROBOT.replace("NAME", EVIL), encoding="utf-8")
    return rnea.load(file)


def harmless(opened):
    """Nothing was asked of anybody but the file itself, and nothing went wrong; without pictures
    the browser complains that it has no WebGL."""
    assert not [x for x in opened.problems if opened.pictures or "webgl" not in x.lower()]
    assert opened.requests[0] == opened.page.url.partition("#")[0]
    assert all(url.startswith(("blob:null/", "data:")) for url in opened.requests[1:])


def test_nothing_is_asked_of_anybody(chromium, studio_file, small):
    opened = chromium.open(studio_file(small), offline=True)
    for tab in TABS:
        opened.tab(tab)
    opened.page.wait_for_function("() => document.querySelector('canvas.map').dataset.most")
    harmless(opened)
    opened.close()


VIOLATIONS = {
    "inline script": """() => {
      const made = document.createElement("script");
      made.textContent = "window.bad = true";
      document.body.append(made);
    }""",
    "event handler": """() => {
      const made = document.createElement("button");
      made.setAttribute("onclick", "window.bad = true");
      document.body.append(made);
      made.click();
    }""",
    "style element": """() => {
      const made = document.createElement("style");
      made.textContent = "body { --bad: 1 }";
      document.head.append(made);
      window.bad = getComputedStyle(document.body).getPropertyValue("--bad") !== "";
    }""",
    # later: what the test itself evaluates is above the policy
    "text as code": """() => setTimeout(() => { window.bad = new Function("return true")(); })""",
    "a picture from elsewhere": """() => {
      const made = document.createElement("img");
      made.src = "https://example.org/x.png";
      document.body.append(made);
    }""",
    "a question to elsewhere": """() => {
      fetch("https://example.org/").then(() => { window.bad = true; }, () => {});
    }""",
    "a frame": """() => {
      const made = document.createElement("iframe");
      made.src = "https://example.org/";
      document.body.append(made);
    }""",
    "a form": """() => {
      const made = document.createElement("form");
      made.action = "https://example.org/";
      document.body.append(made);
      made.submit();
    }""",
}


def test_the_policy_of_the_page_holds(chromium, studio_file, small):
    opened = chromium.open(studio_file(small))
    opened.page.evaluate(
        """() => {
          window.broken = [];
          const note = (event) => broken.push(event.effectiveDirective);
          addEventListener("securitypolicyviolation", note);
        }"""
    )
    blocked = []
    opened.page.on("requestfailed", lambda request: blocked.append((request.url, request.failure)))
    for count, (name, act) in enumerate(VIOLATIONS.items(), start=1):
        opened.page.evaluate(act)
        opened.page.wait_for_function("least => window.broken.length >= least", arg=count)
        assert not opened.page.evaluate("() => window.bad"), name
    asked = [url for url in opened.requests if url.startswith("http")]
    assert [(url, "csp") for url in asked] == blocked, "nothing left the page"
    opened.close()


def test_names_are_text(chromium, studio_file, evil):
    opened = chromium.open(studio_file(evil))
    page = opened.page
    page.on("dialog", lambda dialog: pytest.fail("a name was obeyed"))
    assert page.locator("h1").text_content() == EVIL
    assert EVIL in page.title()
    for tab in TABS:
        opened.tab(tab)
    names = page.locator(".joint .torque b").all_text_contents()
    assert names == [f"j {EVIL}", "elbow"]
    assert page.locator("img").count() == 0
    assert page.locator("script").count() == 2
    assert EVIL in page.get_by_label("across").inner_text()
    headings = page.locator(".recursion h2").all_text_contents()
    assert any(f"l {EVIL}" in text for text in headings)
    # as text in a program and in a shell as well
    opened.change(payload=1)
    opened.tab("Share")
    python, command = page.locator(".share pre").all_text_contents()
    compile(python, "page", "exec")
    assert "arm.toml" in command
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save picture").click()
    assert saved.value.suggested_filename.endswith(".png")
    harmless(opened)
    opened.close()


@pytest.mark.parametrize(
    ("fragment", "ignored"),
    [
        ("#q=1,2,3", "q"),
        ("#q=nan,1", "q"),
        ("#q=1e400,1", "q"),
        ("#qd=1,&payload=-3", "qd, payload"),
        ("#__proto__=1&constructor=2&friction=maybe", "__proto__, constructor, friction"),
        ("#show=everything&link=99&step=-1&notation=tensor", "show, link, step, notation"),
        ("#<img src=x onerror=alert(1)>", "img"),
        ("#%00%ff&=&==&&", ""),
        ("#" + "x" * 5000, "x" * 40),
    ],
)
def test_nonsense_in_the_address_is_ignored_and_said(
    chromium, studio_file, small, fragment, ignored
):
    opened = chromium.open(studio_file(small), fragment, pictures=False)
    note = opened.page.locator(".notes .bad")
    assert ignored in note.text_content()
    assert "ignored" in note.text_content()
    assert len(note.text_content()) < 300
    assert opened.state()["q"] == list(small.neutral)
    assert opened.page.locator(".notes img").count() == 0
    harmless(opened)
    opened.close()


def test_what_is_sense_in_the_address_counts_beside_nonsense(chromium, studio_file, small):
    address = "#q=0.25,-0.5&nonsense=1&payload=2"
    opened = chromium.open(studio_file(small), address, pictures=False)
    state = opened.state()
    assert (state["q"], state["payload"]) == ([0.25, -0.5], 2)
    assert "nonsense" in opened.page.locator(".notes .bad").text_content()
    opened.close()


def test_a_hundred_joints_stay_usable(chromium, tmp_path):
    robot = random_tree(np.random.default_rng(4), 100, shape="star")
    file = tmp_path / "hundred.html"
    file.write_text(studio_page(robot), encoding="utf-8")
    opened = chromium.open(file)
    name = robot.joint_names[70]
    opened.page.locator(f'[data-joint="{name}"] input[type="range"]').first.fill("0.5")
    opened.settle()
    q = opened.state()["q"]
    assert q[70] == 0.5
    text = opened.page.locator(f'[data-joint="{name}"] .effort').get_attribute("data-value")
    scale = np.abs(robot.inverse_dynamics(q)).max()
    assert float(text) == pytest.approx(robot.inverse_dynamics(q)[70], abs=1e-12 * scale)
    opened.tab("Motion")
    harmless(opened)
    opened.close()


def test_without_pictures_the_rest_works_and_says_so(chromium, studio_file, small):
    opened = chromium.open(studio_file(small), pictures=False)
    assert "no WebGL" in opened.page.locator(".message").text_content()
    assert opened.page.locator(".stage canvas").count() == 0
    opened.page.locator('[data-rate="q"]').first.fill("0.5")
    for tab in TABS:
        opened.tab(tab)
    q = opened.state()["q"]
    assert q[0] == 0.5
    opened.page.get_by_role("button", name="Save picture").click()
    assert "no WebGL" in opened.page.locator(".copied").text_content()
    opened.tab("Let go")
    opened.page.get_by_role("button", name="Let go").click()
    opened.page.wait_for_function("() => document.querySelector('.let-go').dataset.time > 0.05")
    assert not [x for x in opened.problems if "WebGL" not in x and "webgl" not in x]
    opened.close()


ODD = ["satellite", "quadruped", "gyroscope", "spherical_pendulum", "gantry", "one_link"]


@pytest.mark.parametrize("name", ODD)
def test_other_kinds_of_robots_open_and_compute(chromium, studio_file, name):
    """Free and spherical joints, legs, slides, one joint alone."""
    arm = rnea.load(name)
    opened = chromium.open(studio_file(arm))
    opened.page.get_by_role("button", name="Surprise me").click()
    for tab in TABS:
        opened.tab(tab)
    opened.tab("Joints")
    state = opened.state()
    given = [state[rate] for rate in ("q", "qd", "qdd")]
    found = opened.page.locator(".effort").evaluate_all("all => all.map(x => x.dataset.value)")
    wanted = arm.inverse_dynamics(*given)
    np.testing.assert_allclose(
        np.array(found, float), wanted, rtol=0, atol=1e-12 * np.abs(wanted).max()
    )
    opened.tab("Share")
    python = opened.page.locator(".share pre").first.text_content()
    names = {}
    exec(python.replace("print(budget)", ""), names)
    scale = np.abs(wanted).max()
    np.testing.assert_allclose(names["budget"].total(), wanted, rtol=0, atol=1e-6 * scale)
    harmless(opened)
    opened.close()


def test_a_joint_that_moves_no_mass_is_said_when_it_is_let_go(chromium, studio_file):
    links = [{"a": 0.0, "mass": 1.0, "com": [0.1, 0, 0]}, {"a": 0.5}]
    opened = chromium.open(studio_file(rnea.Robot.from_dh(links, "modified")), pictures=False)
    opened.tab("Let go")
    opened.page.get_by_role("button", name="Let go").click()
    opened.page.get_by_text("its mass matrix has no inverse").wait_for()
    assert opened.state()["qdd"] == [0, 0]
    harmless(opened)
    opened.close()


def test_axes_along_no_coordinate_are_stepped_too():
    """What the recursion shows is worked with bodies as inputs, and axes as numbers."""
    robot = chain_of(["revolute", "prismatic", "revolute"], np.random.default_rng(6))
    made = kernels(robot.model)
    assert set(made.steps) == {"craig", "saha", "base"}


def test_a_robot_that_cannot_move_is_refused(small):
    with pytest.raises(rnea.InputError, match="nothing moves"):
        studio_page(small.with_locked({"joint1": 0, "joint2": 0}))


def test_the_page_is_one_plain_file(small):
    page = studio_page(small)
    assert "http://" not in page.replace("http://www.w3.org/", "")
    data = page.partition('id="facts">')[2].partition("</script>")[0]
    assert json.loads(data)["name"] == small.name
    assert studio_page(small) == page, "the same robot, the same bytes"


def test_it_is_written_and_opened_from_python(small, tmp_path, monkeypatch):
    opened = []
    monkeypatch.setattr("webbrowser.open", lambda url: opened.append(url) or True)
    monkeypatch.setenv("RNEA_CACHE_DIR", str(tmp_path))
    kept = small.studio()
    assert opened == [kept.as_uri()]
    assert kept.read_text(encoding="utf-8") == studio_page(small)
    move = rnea.motion.point_to_point([0, 0], [1, 1], "quintic", small.joint_names, duration=1)
    place = small.studio(move, file=str(tmp_path / "arm.html"))
    assert (place, len(opened)) == (tmp_path / "arm.html", 2)
    assert '"motion": {"t": "' in place.read_text(encoding="utf-8")
