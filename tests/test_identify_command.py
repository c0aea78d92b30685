"""rnea identify on the command line: what it prints, writes and refuses."""

import json
from dataclasses import replace
from html.parser import HTMLParser

import numpy as np
import pytest

import rnea
from rnea.identify import prepare, residuals
from rnea.logs import log_bytes, read_log
from support.command import run
from support.made_recordings import Logger, motion, recording, true_robot

LOAD = {"mass": 2.0, "com": (0.1, 0.02, 0.0), "frame": "tool"}
CONSTANTS = np.array([9.0, -4.0])


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    """A folder with recordings of a true robot, in torques and in currents."""
    folder = tmp_path_factory.mktemp("identified")
    rng = np.random.default_rng(11)
    arm = rnea.load("planar_2r")
    truth = true_robot(arm, rng)
    for name, robot in (("a", truth), ("b", truth), ("held", truth.with_payload(**LOAD))):
        log = recording(robot, motion(arm, rng), rng, Logger(rate=100), length=10.0)
        (folder / f"{name}.csv").write_bytes(log_bytes(log))
        current = replace(log, effort=log.effort / CONSTANTS)
        (folder / f"{name}_current.csv").write_bytes(log_bytes(current))
    return folder


def _read(place, *words):
    done = run("identify", "planar_2r", *words, "--json", cwd=place)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout), done.stderr


def test_the_written_robot_fits_as_the_identified_one_does(place):
    facts, told = _read(place, "a.csv", "--validate", "b.csv", "-o", "found.toml")
    assert facts["validation"][0]["novelty"] in ("new", "partly new")
    assert "robot written to found.toml" in told
    again = rnea.load(place / "found.toml")
    trial = prepare(read_log(str(place / "b.csv")), fastest=12)
    trial = trial.with_efforts(facts["filter"]["bandwidth"], facts["filter"]["lag"])
    rms = residuals(again, trial).all_rows
    assert np.allclose(rms, facts["validation"][0]["rms"], rtol=1e-6)
    assert (rms < 0.2 * np.array(facts["validation"][0]["rms_file"])).all()
    assert facts["written"]["new_errors"] == []
    sure = [row for row in facts["base_parameters"] if row["identified"]]
    assert len(sure) > 6
    # not a word of errors that the file has not
    assert run("check", "found.toml", "--severity", "error", cwd=place).returncode == 0


def test_efforts_that_no_robot_has_identify_none(place):
    """Two joints' efforts exchanged: much better than the file is still nothing."""
    log = read_log(str(place / "a.csv"))
    (place / "exchanged.csv").write_bytes(log_bytes(replace(log, effort=log.effort[:, ::-1])))
    words = ("exchanged.csv", "--effort-kind", "torque", "-o", "none.toml")
    done = run("identify", "planar_2r", *words, cwd=place)
    assert done.returncode == 1
    assert "Not identified: on rows that were not fitted" in done.stdout
    assert "none.toml is not written" in done.stderr
    assert not (place / "none.toml").exists()


def test_a_urdf_says_what_it_drops_and_what_that_costs(place):
    facts, told = _read(place, "a.csv", "-o", "found.urdf")
    assert "not said in this format: the offsets of friction" in told
    assert "rms with all that was identified -> as this file says it" in told
    written = facts["written"]
    assert (np.array(written["rms_read_back"]) > 1.05 * np.array(written["rms"])).any()


class _Words(HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.words, self.pictures = "", 0
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.pictures += tag == "img"

    def handle_data(self, data):
        self.words += data


def test_tables_and_the_page_tell_the_same(place):
    done = run("identify", "planar_2r", "a.csv", "--report", "page.html", "-v", cwd=place)
    assert done.returncode == 0, done.stderr
    page = _Words((place / "page.html").read_text())
    assert page.pictures == 2
    for words in ("while moving", "Friction and rotors", "Base parameters", "Coulomb +", "ZZR1"):
        assert words in done.stdout
        assert words in page.words
    assert "Identified: on rows that it was not fitted to" in done.stdout


def test_currents_need_a_known_load(place):
    load = "mass=2.0,com=0.1,0.02,0"
    refused = run("identify", "planar_2r", "a.csv", "--effort-kind", "current", cwd=place)
    assert (
        refused.returncode == 2 or "no motion tells motor constants from masses" in refused.stderr
    )
    guessed = run("identify", "planar_2r", "a_current.csv", cwd=place)
    assert "look like currents" in guessed.stderr
    assert guessed.returncode != 0
    facts, _ = _read(place, "a_current.csv", "--loaded", "held_current.csv", "--known-load", load)
    found = np.array(facts["motor_constants"]["constants"])
    assert np.abs(found - CONSTANTS).max() < 0.1


@pytest.mark.parametrize(
    ("words", "match"),
    [
        (["a.csv", "--hold-out", "2"], "a share from 0 to 1/2"),
        (["a.csv", "--known-load", "mass=1,com=0,0,0"], "belong together"),
        (["a.csv", "--loaded", "held.csv", "--known-load", "weight=1"], "write mass=M"),
        (["a.csv", "--loaded", "held.csv", "--known-load", "mass=-1,com=0,0,0"], "above 0 kg"),
        (["a.csv", "--effort-kind", "amps"], "torque and current"),
        (["a.csv", "-o", "x.mjcf"], "Legal: .toml, .urdf"),
        (["none.csv"], "no such file"),
        (["a.csv", "--cutoff", "300"], "a cutoff of 300 Hz does not suit"),
    ],
)
def test_what_cannot_be_is_refused_in_words(place, words, match):
    done = run("identify", "planar_2r", *words, cwd=place)
    assert done.returncode != 0
    assert match in done.stderr
