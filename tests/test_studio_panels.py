"""Studio in a browser: what one does on the page, and that its numbers are Python's.

Everything is done as a user does it, by mouse, keyboard and dropped files.
"""

import shlex

import numpy as np
import pytest

import rnea
from rnea.textbook import work
from support.browser import needs_browser
from support.command import run
from support.tiers import sample_cases

pytestmark = [*needs_browser, sample_cases(10, whole_file=True)]
LIFT = "shoulder_lift_joint"
STATE = {
    "q": [0.3, -1.1, 0.9, -0.4, 0.7, 0.2],
    "qd": [0.5, -0.2, 0.8, 1.0, -0.6, 0.3],
    "qdd": [1.0, 2.0, -1.5, 0.4, 0.9, -2.0],
}
RATES = tuple(STATE.values())


@pytest.fixture(scope="module")
def arm():
    return rnea.load("ur5")


@pytest.fixture(scope="module")
def opened(chromium, studio_file, arm):
    may_copy = ["clipboard-read", "clipboard-write"]
    page = chromium.open(studio_file(arm), permissions=may_copy)
    page.page.evaluate("() => { window.beginning = structuredClone(studio.store.state); }")
    yield page
    page.close()


@pytest.fixture
def ur5(opened):
    """The page as it was when it was opened; afterwards nothing may have gone wrong in it."""
    opened.tab("Joints")
    opened.page.evaluate("() => studio.store.change(structuredClone(beginning))")
    opened.settle()
    yield opened
    assert not opened.problems
    assert {url.partition(":")[0] for url in opened.requests} <= {"file", "blob", "data"}


def slider(page, label):
    return page.page.locator(f'input[type="range"][aria-label="{label}"]')


def efforts(page):
    found = page.page.locator(".effort").evaluate_all("all => all.map(x => x.dataset.value)")
    return np.array(found, float)


def number(text):
    return float(text.replace("−", "-"))


def copied(page):
    return page.page.evaluate("() => navigator.clipboard.readText()")


def moved(before, after):
    """How many points of the picture are another colour."""
    return int((np.abs(after - before).max(axis=2) > 12).sum())


def spot_on(page, body):
    """A place on the canvas under which a body lies, in pixels of the window."""
    return page.page.evaluate(
        """body => {
          const box = studio.view.canvas.getBoundingClientRect();
          const found = [];
          for (let y = -0.9; y < 0.9; y += 0.03)
            for (let x = -0.9; x < 0.9; x += 0.03)
              if (studio.view.pick(x, y)?.body === body) found.push([x, y]);
          const [x, y] = found[Math.floor(found.length / 2)];
          return [box.left + (x + 1) / 2 * box.width, box.top + (1 - y) / 2 * box.height];
        }""",
        body,
    )


# ---- joints -----------------------------------------------------------------------------------


def test_sliders_change_efforts_bars_and_the_picture(ur5, arm):
    before = ur5.pixels()
    for rate, values in STATE.items():
        units = {"q": "rad", "qd": "rad/s", "qdd": "rad/s²"}
        for name, value in zip(arm.joint_names, values, strict=True):
            slider(ur5, f"{rate} of {name} in {units[rate]}").fill(str(value))
    ur5.settle()
    assert ur5.state()["qdd"] == STATE["qdd"]
    wanted = arm.torque_budget(*RATES)
    np.testing.assert_allclose(efforts(ur5), wanted.total(), rtol=1e-12, atol=1e-12)
    joint = ur5.page.locator(f'[data-joint="{LIFT}"]').first
    text = joint.locator(".effort").text_content()
    assert number(text.partition(" ")[0]) == pytest.approx(wanted.total()[1], rel=1e-3)
    # the bar of gravity is as long as its part of the scale
    bar = joint.locator('[data-part="gravity"]')
    assert f"{wanted.gravity[1]:.1f}".lstrip("-") in bar.get_attribute("title").replace("−", "-")
    widths = joint.locator("[data-part]").evaluate_all(
        "all => Object.fromEntries(all.map(x => [x.dataset.part, parseFloat(x.style.width)]))"
    )
    ratio = abs(wanted.inertia[1] / wanted.gravity[1])
    assert widths["inertia"] / widths["gravity"] == pytest.approx(ratio, rel=1e-3)
    assert "gravity" in joint.locator(".bars").get_attribute("aria-label")
    assert moved(before, ur5.pixels()) > 2000


def test_a_number_may_be_typed_and_too_much_is_red_with_the_limit(ur5, arm):
    field = ur5.page.locator(f'input[type="number"][aria-label="qdd of {LIFT} in rad/s²"]')
    field.fill("100")
    field.press("Enter")
    ur5.settle()
    effort = ur5.page.locator(f'[data-joint="{LIFT}"] .effort').first
    assert "over" in effort.get_attribute("class")
    assert "limit 150" in effort.text_content()
    red = effort.evaluate("x => getComputedStyle(x).color")
    plain = ur5.page.locator(".effort").nth(5).evaluate("x => getComputedStyle(x).color")
    assert red != plain
    wanted = arm.inverse_dynamics(arm.neutral, qdd=[0, 100, 0, 0, 0, 0])
    np.testing.assert_allclose(efforts(ur5), wanted, rtol=1e-12, atol=1e-9)


def test_buttons_bring_it_home_to_rest_and_somewhere_else(ur5):
    start = ur5.state()
    ur5.page.get_by_role("button", name="Surprise me").click()
    ur5.settle()
    other = ur5.state()
    assert all(other[rate] != start[rate] for rate in STATE)
    ur5.page.get_by_role("button", name="Stand still").click()
    ur5.settle()
    assert ur5.state() == {**other, "qd": [0] * 6, "qdd": [0] * 6}
    ur5.page.get_by_role("button", name="Home").click()
    ur5.settle()
    assert ur5.state() == start


# ---- the picture ------------------------------------------------------------------------------


def test_a_link_is_picked_and_its_joint_dragged(ur5, arm):
    before, start = ur5.pixels(), ur5.state()
    x, y = spot_on(ur5, 3)
    mouse = ur5.page.mouse
    mouse.move(x, y)
    mouse.down()
    ur5.settle()
    assert ur5.state()["link"] == 3
    assert moved(before, ur5.pixels()) > 100, "the picked link glows"
    mouse.move(x, y - 60, steps=4)
    mouse.up()
    ur5.settle()
    q = ur5.state()["q"]
    assert abs(q[2] - start["q"][2]) > 0.05
    assert q[:2] + q[3:] == start["q"][:2] + start["q"][3:]
    np.testing.assert_allclose(efforts(ur5), arm.inverse_dynamics(q), rtol=1e-12, atol=1e-12)


def test_the_eye_goes_around_and_comes_home(ur5):
    before, start = ur5.pixels(), ur5.state()
    box = ur5.page.locator(".stage canvas").bounding_box()
    mouse = ur5.page.mouse
    mouse.move(box["x"] + 15, box["y"] + box["height"] - 15)
    mouse.down()
    mouse.move(box["x"] + 150, box["y"] + box["height"] - 60, steps=3)
    mouse.up()
    turned = ur5.pixels()
    assert moved(before, turned) > 5000
    assert ur5.state() == start
    ur5.page.locator(".stage canvas").press("h")
    assert moved(before, ur5.pixels()) < 50


def test_layers_are_shown_and_hidden(ur5):
    ur5.change(**STATE, pull=[30, 0, 20])
    ur5.page.locator(".layers summary").click()
    before = ur5.pixels()
    for key in ur5.state()["show"]:
        box = ur5.page.locator(f'[data-show="{key}"]')
        box.click()
        ur5.settle()
        assert ur5.state()["show"][key] == box.is_checked()
        assert moved(before, ur5.pixels()) > 20, key
        box.click()
    ur5.page.locator(".layers summary").click()


def test_keys_choose_a_link_and_move_its_joint(ur5):
    canvas = ur5.page.locator(".stage canvas")
    start = ur5.state()["q"]
    canvas.press("]")
    canvas.press("]")
    ur5.settle()
    canvas.press("ArrowUp")
    ur5.settle()
    state = ur5.state()
    assert state["link"] == 2
    assert state["q"][1] == pytest.approx(start[1] + 4 * np.pi / 180)


# ---- the recursion ----------------------------------------------------------------------------


@pytest.mark.parametrize("notation", ["craig", "saha", "base"])
def test_the_pages_of_the_books_have_live_numbers(ur5, arm, notation):
    ur5.tab("Recursion")
    ur5.change(**STATE)
    ur5.page.get_by_label("notation").select_option(notation)
    ur5.settle()
    steps = work(arm.model, notation, *map(np.array, RATES), arm.model.gravity).steps
    shown = ur5.page.locator(".recursion .step .value").evaluate_all(
        "all => all.map(x => [...x.children].map(y => y.textContent))"
    )
    assert len(shown) == len(steps)
    for texts, step in zip(shown, steps, strict=True):
        found, wanted = [number(text) for text in texts], np.ravel(step.value).astype(float)
        digits = [4 if "e" in text else 5 for text in texts]
        close = np.abs(found - wanted) <= 0.6 * 10.0 ** (1.0 - np.array(digits)) * np.abs(wanted)
        assert np.all(close | (np.abs(wanted) < 1e-9)), step.name
    assert ur5.page.locator(".recursion .step math").count() > len(steps)


def test_stepping_and_playing_go_outward_and_inward(ur5):
    ur5.tab("Recursion")
    before = ur5.pixels()
    ur5.page.get_by_label("next step").click()
    ur5.settle()
    first = ur5.state()
    assert first["step"] == 1
    current = ur5.page.locator('.recursion .step[aria-current="true"]')
    assert current.get_attribute("data-step") == "1"
    assert first["link"] > 0
    assert moved(before, ur5.pixels()) > 100
    ur5.page.get_by_label("step back").click()
    ur5.page.get_by_label("step back").click()
    ur5.settle()
    last = ur5.page.locator(".recursion .step").count() - 1
    assert ur5.state()["step"] == last
    ur5.page.get_by_role("button", name="Play").click()
    ur5.page.wait_for_function("() => studio.store.state.step === 1")
    ur5.page.get_by_role("button", name="Pause").click()
    ur5.page.locator(".recursion .step").nth(7).click()
    ur5.settle()
    assert ur5.state()["step"] == 7


# ---- motions ----------------------------------------------------------------------------------


def in_the_table(page, wanted):
    """Peak and RMS stand in the motion panel, with decimals for four digits of the largest."""
    rows = page.page.locator(".motion tr[data-joint]").evaluate_all(
        "all => all.map(r => [r.children[1].textContent, r.children[2].textContent])"
    )
    (decimals,) = {len(cell.partition(".")[2]) for row in rows for cell in row}
    assert decimals == 3 - int(np.floor(np.log10(np.abs(wanted).max())))
    found = np.array([[number(cell) for cell in row] for row in rows])
    np.testing.assert_allclose(found, wanted, rtol=0, atol=0.5001 * 10.0**-decimals)


def columns(text):
    names = text.splitlines()[0].split(",")
    return names, np.loadtxt(text.splitlines()[1:], delimiter=",")


def peaks(tau):
    peak = tau[np.abs(tau).argmax(axis=0), range(tau.shape[1])]
    return np.stack([peak, np.sqrt((tau**2).mean(axis=0))], axis=1)


def test_a_built_in_move_is_chosen_scrubbed_played_plotted_and_copied(ur5, arm):
    ur5.tab("Motion")
    ur5.page.get_by_label("motion", exact=True).select_option(index=1)
    ur5.settle()
    ur5.page.get_by_role("button", name="Copy as CSV").click()
    ur5.page.get_by_text("rows copied").first.wait_for()
    names, data = columns(copied(ur5))
    efforts_of = [f"tau_{name}" for name in arm.joint_names]
    assert names[:2] == ["t", f"q_{arm.joint_names[0]}"]
    assert names[-6:] == efforts_of
    q, qd, qdd, tau = (data[:, 1 + 6 * k : 7 + 6 * k] for k in range(4))
    wanted = arm.inverse_dynamics(q, qd, qdd)
    np.testing.assert_allclose(tau, wanted, rtol=0, atol=1e-11)
    in_the_table(ur5, peaks(wanted))
    # its rates are those of its positions
    t = data[:, 0]
    middle = (q[2:] - q[:-2]) / (t[2:] - t[:-2])[:, None]
    np.testing.assert_allclose(qd[1:-1], middle, atol=2e-3)
    # scrubbing moves the robot and the mark in the plot
    before, plot = ur5.pixels(), ur5.page.locator(".motion .u-wrap canvas").first.screenshot()
    slider(ur5, "time").fill(str(len(t) // 3))
    ur5.settle()
    np.testing.assert_array_equal(ur5.state()["qd"], qd[len(t) // 3])
    assert moved(before, ur5.pixels()) > 500
    assert ur5.page.locator(".motion .u-wrap canvas").first.screenshot() != plot
    for what, labels in (("power", list(arm.joint_names)), ("1", ["gravity", "total"])):
        ur5.page.get_by_label("what is plotted").select_option(what)
        ur5.settle()
        legend = ur5.page.locator(".motion .u-legend .u-label").all_text_contents()
        assert set(labels) <= set(legend)
    ur5.page.get_by_label("speed").select_option("3")
    ur5.page.get_by_role("button", name="Play").click()
    ur5.page.wait_for_function("was => studio.store.state.q[1] !== was", arg=ur5.state()["q"][1])
    ur5.page.get_by_role("button", name="Pause").click()


def drop(page, text, name="move.csv"):
    data = page.page.evaluate_handle(
        """([text, name]) => {
          const data = new DataTransfer();
          data.items.add(new File([text], name));
          return data;
        }""",
        [text, name],
    )
    page.page.locator(".drop").dispatch_event("drop", {"dataTransfer": data})


def test_a_dropped_file_is_played_with_its_torques(ur5, arm, tmp_path):
    here, there = "0,-1,1,0,0.5,0", "1,-2,0.5,0.3,0,1"
    told = run("motion", "ur5", f"--q={here}", f"--to={there}", "--duration", "1.5", cwd=tmp_path)
    assert told.returncode == 0
    ur5.tab("Motion")
    drop(ur5, told.stdout)
    ur5.page.wait_for_function("() => Math.abs(studio.store.state.q[1] + 1) < 1e-9")
    ur5.settle()
    assert "move.csv" in ur5.page.get_by_label("motion", exact=True).inner_text()
    rows = [line for line in told.stdout.splitlines() if not line.startswith("#")]
    _, data = columns("\n".join(rows))
    wanted = arm.inverse_dynamics(data[:, 1:7], data[:, 7:13], data[:, 13:19])
    in_the_table(ur5, peaks(wanted))
    # by the button as well
    file = tmp_path / "again.csv"
    file.write_text(told.stdout)
    ur5.page.get_by_label("motion file").set_input_files(file)
    ur5.page.get_by_text("again.csv").first.wait_for(state="attached")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda text: "\x89PNG\r\n\x1a\n\x00\x00", "column t, q_shoulder_pan_joint"),
        (lambda text: "hello,world\n1,2\n3,4\n", "column t, q_shoulder_pan_joint"),
        (lambda text: text.replace("elbow_joint", "knee"), "q_elbow_joint, qd_elbow_joint"),
        (lambda text: text.replace(",0", ",nan", 1), 'line 2: "nan'),
        (lambda text: text.replace(",0", ",<img src=x onerror=alert(1)>,0", 1), "is no number"),
        (lambda text: "\n".join([*text.splitlines(), text.splitlines()[-1]]), "time must increase"),
        (lambda text: "", "has no rows"),
    ],
)
def test_files_that_are_no_motions_of_this_robot_get_a_message(ur5, change, says):
    ur5.tab("Motion")
    told = run("motion", "ur5", "--q=0,0,0,0,0,0", "--to=1,1,1,1,1,1", "--duration", "1")
    good = "\n".join(x for x in told.stdout.splitlines() if not x.startswith("#"))
    before = ur5.page.get_by_label("motion", exact=True).inner_text()
    drop(ur5, change(good), name="<b>spoilt</b>.csv")
    note = ur5.page.locator(".notes .bad").last
    note.wait_for()
    assert says in note.text_content()
    assert "<b>spoilt</b>.csv" in note.text_content()
    assert ur5.page.locator(".notes b, .notes img").count() == 0
    assert ur5.page.get_by_label("motion", exact=True).inner_text() == before
    ur5.page.evaluate("() => document.querySelectorAll('.notes p').forEach(x => x.remove())")


# ---- the map ----------------------------------------------------------------------------------


def test_the_map_shows_torques_and_leads_to_where_one_clicks(ur5, arm):
    payload = {"payload": 2.5, "payloadAt": [0.1, 0, 0.05], "pull": [10, -20, 30]}
    ur5.tab("Map")
    ur5.change(**STATE, **payload)
    canvas = ur5.page.locator("canvas.map")
    ur5.page.get_by_label("torque of").select_option("2")
    ur5.page.get_by_label("across").select_option("1")
    ur5.page.get_by_label("upward").select_option("2")
    size = 121
    across, upward = (arm.model.bodies[k].limits.upper for k in (1, 2))
    q = np.tile(STATE["q"], (size, size, 1))
    q[..., 1] = np.linspace(-across, across, size)
    q[..., 2] = np.linspace(upward, -upward, size)[:, None]
    pull = rnea.Wrench(payload["pull"], frame="world", point="tool")
    loaded = arm.with_payload(2.5, payload["payloadAt"])
    tau = loaded.inverse_dynamics(q, STATE["qd"], STATE["qdd"], wrench=pull)[..., 2]
    ur5.page.wait_for_function(
        "([least, most]) => { const { dataset: d } = document.querySelector('canvas.map');"
        "return Math.abs(d.least - least) + Math.abs(d.most - most) < 1e-9; }",
        arg=[float(tau.min()), float(tau.max())],
    )
    text = ur5.page.locator(".map-panel [role=status]").text_content()
    assert "elbow_joint" in text
    colours = np.array(
        canvas.evaluate("x => [...x.getContext('2d').getImageData(0, 0, x.width, x.height).data]")
    ).reshape(size, size, 4)
    clear = np.abs(tau) > 0.2 * np.abs(tau).max()
    orange = colours[..., 0] > colours[..., 2]
    assert (orange == (tau > 0))[clear].mean() > 0.99
    box = canvas.bounding_box()
    before = ur5.pixels()
    canvas.click(position={"x": 0.75 * box["width"], "y": 0.25 * box["height"]})
    ur5.settle()
    went = ur5.state()["q"]
    assert went[1] == pytest.approx(across / 2, abs=0.1)
    assert went[2] == pytest.approx(upward / 2, abs=0.1)
    assert went[0] == STATE["q"][0]
    assert moved(before, ur5.pixels()) > 500
    canvas.press("ArrowLeft")
    ur5.settle()
    assert ur5.state()["q"][1] == pytest.approx(went[1] - across / 30)


# ---- what if ----------------------------------------------------------------------------------


def differences(page):
    found = page.page.locator(".what-if td[data-value]").evaluate_all(
        "all => all.map(x => x.dataset.value)"
    )
    return np.array(found, float)


def test_payload_gravity_masses_and_pull_change_torques_as_in_python(ur5, arm):
    ur5.change(**STATE)
    ur5.tab("What if")
    original = arm.inverse_dynamics(*RATES)
    slider(ur5, "mass in kg").fill("3.5")
    for axis, value in zip("xyz", (0.1, -0.05, 0.2), strict=True):
        slider(ur5, f"centre {axis} in m").fill(str(value))
    ur5.settle()
    loaded = arm.with_payload(3.5, [0.1, -0.05, 0.2])
    wanted = loaded.inverse_dynamics(*RATES)
    np.testing.assert_allclose(differences(ur5), wanted - original, atol=1e-11)
    ur5.page.get_by_role("button", name="Moon").click()
    ur5.settle()
    wanted = loaded.inverse_dynamics(*RATES, gravity=[0, 0, -1.62])
    np.testing.assert_allclose(differences(ur5), wanted - original, atol=1e-11)
    ur5.page.get_by_role("button", name="as in the file").click()
    ur5.page.get_by_role("button", name="tilt by 30°").click()
    ur5.settle()
    tilted = ur5.state()["gravity"]
    assert np.hypot(*tilted[1:]) == pytest.approx(np.linalg.norm(arm.model.gravity))
    slider(ur5, "y in N").fill("40")
    slider(ur5, "forearm_link in ×").fill("1.5")
    ur5.settle()
    linear = arm.linear_parameters.copy()
    linear.reshape(6, -1)[2, :10] *= 1.5
    heavier = arm.with_linear_parameters(linear).with_payload(3.5, [0.1, -0.05, 0.2])
    pull = rnea.Wrench([0, 40, 0], frame="world", point="tool")
    wanted = heavier.inverse_dynamics(*RATES, gravity=tilted, wrench=pull)
    np.testing.assert_allclose(differences(ur5), wanted - original, atol=1e-11)
    ur5.page.get_by_role("button", name="none").click()
    ur5.settle()
    assert not any(ur5.state()["gravity"])
    ur5.page.get_by_role("button", name="Back to the original").click()
    ur5.settle()
    np.testing.assert_allclose(differences(ur5), 0, atol=1e-15)
    assert ur5.state()["q"] == STATE["q"]


def test_friction_is_switched_off_and_on(chromium, studio_file):
    arm = rnea.load("puma560")
    page = chromium.open(studio_file(arm))
    page.change(**STATE)
    page.tab("What if")
    q, qd, qdd = RATES
    with_friction = arm.inverse_dynamics(q, qd, qdd)
    page.page.get_by_label("joints rub").click()
    page.settle()
    wanted = arm.inverse_dynamics(q, qd, qdd, friction=False) - with_friction
    assert np.abs(wanted).max() > 1
    np.testing.assert_allclose(differences(page), wanted, atol=1e-11)
    page.tab("Joints")
    np.testing.assert_allclose(efforts(page), with_friction + wanted, atol=1e-11)
    assert not page.problems
    page.close()


# ---- letting go -------------------------------------------------------------------------------


def let_go(page, controller, seconds):
    page.tab("Let go")
    page.page.get_by_label("controller").select_option(controller)
    page.page.get_by_role("button", name="Let go").click()
    page.page.wait_for_function(
        "least => Number(document.querySelector('.let-go').dataset.time) > least", arg=seconds
    )


def stop(page):
    page.page.get_by_role("button", name="Stop").click()
    page.settle()


def test_a_robot_that_is_let_go_keeps_its_energy(ur5, arm):
    ur5.change(**STATE)
    before = ur5.pixels()
    let_go(ur5, "passive", 0.3)
    stop(ur5)
    state = ur5.state()

    def energy(q, qd):
        return float(arm.kinetic_energy(q, qd) + arm.potential_energy(q))

    first, last = energy(*RATES[:2]), energy(state["q"], state["qd"])
    moved_energy = abs(arm.kinetic_energy(state["q"], state["qd"]) - arm.kinetic_energy(*RATES[:2]))
    assert moved_energy > 0.1
    assert last == pytest.approx(first, abs=1e-6 * max(1, moved_energy))
    np.testing.assert_allclose(
        state["qdd"], arm.forward_dynamics(state["q"], state["qd"], np.zeros(6)), rtol=1e-8
    )
    assert moved(before, ur5.pixels()) > 500
    assert "kinetic energy" in ur5.page.locator(".let-go [role=status]").text_content()
    assert ur5.page.locator(".let-go .u-wrap canvas").count() == 1


@pytest.mark.parametrize("controller", ["gravity", "pd", "computed"])
def test_controllers_hold_the_robot_and_the_hand_pulls_at_it(ur5, controller):
    q = [0.3, -1.1, 0.9, -0.4, 0.7, 0.2]
    ur5.change(q=q)
    x, y = spot_on(ur5, 3)
    let_go(ur5, controller, 0.1)
    np.testing.assert_allclose(ur5.state()["q"], q, atol=1e-9)
    mouse = ur5.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 40, y - 40, steps=3)
    ur5.page.wait_for_function(
        "q => studio.store.state.q.some((x, k) => Math.abs(x - q[k]) > 0.01)", arg=q
    )
    mouse.up()
    if controller != "gravity":
        # a spring that the hand has left brings it back
        ur5.page.wait_for_function(
            "q => studio.store.state.q.every((x, k) => Math.abs(x - q[k]) < 0.02)", arg=q
        )
    stop(ur5)


# ---- sharing ----------------------------------------------------------------------------------

CHANGED = {
    **STATE, "gravity": [0, -4.905, -8.495709], "payload": 2, "payloadAt": [0.1, 0, 0.05],
    "masses": [1, 1, 1.5, 1, 1, 0.8], "pull": [10, 0, -25],
    "link": 2, "notation": "saha", "step": 4,
}  # fmt: skip


def test_a_link_shows_what_its_sender_saw(ur5, chromium, studio_file, arm):
    ur5.change(**CHANGED, show={**ur5.state()["show"], "frames": True})
    sent = ur5.state(), efforts(ur5)
    ur5.tab("Share")
    ur5.page.get_by_role("button", name="Copy link").click()
    ur5.page.get_by_text("Copied.").wait_for()
    link = copied(ur5)
    assert link.startswith("file:///")
    other = chromium.open(studio_file(arm), "#" + link.partition("#")[2])
    assert other.state() == sent[0]
    np.testing.assert_array_equal(efforts(other), sent[1])
    assert not other.problems
    other.close()


def test_lines_of_python_and_the_command_give_the_same_torques(ur5, capsys):
    ur5.change(**CHANGED)
    shown = efforts(ur5)
    ur5.tab("Share")
    ur5.page.get_by_role("button", name="Copy Python").click()
    ur5.page.get_by_text("Copied.").wait_for()
    names = {}
    exec(copied(ur5), names)
    np.testing.assert_allclose(names["budget"].total(), shown, atol=1e-7)
    assert f"{shown[1]:.5g}"[:6] in capsys.readouterr().out
    hint = ur5.page.locator(".share .hint").first
    assert "cannot change the masses" in hint.text_content()
    ur5.change(masses=[1] * 6)
    ur5.tab("Joints")
    shown = efforts(ur5)
    ur5.tab("Share")
    ur5.page.get_by_role("button", name="Copy command").click()
    command = shlex.split(copied(ur5))
    assert command[:3] == ["rnea", "torque", "ur5"]
    import json

    told = run(*command[1:], "--json")
    np.testing.assert_allclose(json.loads(told.stdout)["tau"], shown, atol=1e-7)


def test_the_picture_is_saved(ur5):
    ur5.tab("Share")
    with ur5.page.expect_download() as saved:
        ur5.page.get_by_role("button", name="Save picture").click()
    assert saved.value.suggested_filename == "UR5.png"


def test_light_and_dark(ur5):
    before = ur5.pixels()
    ur5.page.get_by_label("light or dark").click()
    assert moved(before, ur5.pixels()) > 10_000
    ur5.page.get_by_label("light or dark").click()
    assert moved(before, ur5.pixels()) == 0
