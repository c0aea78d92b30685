"""What the documents show is what the package does."""

import re
from pathlib import Path

import numpy as np
import pytest

import rnea

ROOT = Path(__file__).parent.parent


def test_the_readme_begins_with_what_it_is_and_a_result():
    """Sixty words, then something to type, all on one screen."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    title, paragraph, first = text.split("\n\n", 3)[:3]
    assert title == "# rnea"
    assert len(paragraph.split()) <= 60
    assert first.startswith("```console\n")


def test_the_table_of_joints_tells_what_they_say():
    """Every kind has a row with the names of its coordinates."""
    from rnea.describe import JOINT_KINDS
    from support.random_robots import chain_of

    rows = re.findall(
        r"^\| (\w+) \| ([^|]*) \|", (ROOT / "docs" / "look-up" / "joints.md").read_text(), re.M
    )
    told = {kind: names.strip() for kind, names in rows if kind in JOINT_KINDS}
    assert {*told, "fixed"} == set(JOINT_KINDS)
    for kind, names in told.items():
        joint = chain_of([kind], np.random.default_rng(0)).model.bodies[0].joint
        if joint.nq > 1:
            assert names == ", ".join(x.suffix for x in joint.coordinates)


def test_robot_file_examples():
    text = (ROOT / "docs" / "look-up" / "robot-files.md").read_text()
    tubes, table, *_ = re.findall(r"```toml\n(.*?)```", text, flags=re.DOTALL)
    # tubes of aluminium, a drive at the elbow, a flange: mass times lever arms, stretched out
    upper, fore = (np.pi * (a**2 - b**2) for a, b in ((0.040, 0.037), (0.030, 0.027)))
    masses = np.array([upper * 0.5 * 2700, 3.0, fore * 0.4 * 2700, 0.5])
    shoulder, elbow = 9.81 * masses @ [0.25, 0.5, 0.7, 0.9], 9.81 * masses[2:] @ [0.2, 0.4]
    torque = rnea.loads(tubes).gravity_torque([0, 0, 0])
    np.testing.assert_allclose(torque, [0, shoulder, elbow], rtol=1e-13, atol=1e-13)
    arm = rnea.loads(table)
    assert arm.joint_names == ("shoulder", "elbow")
    # stretched out horizontally: weight times lever arms
    np.testing.assert_allclose(
        arm.gravity_torque([0, 0]), [2 * 9.81 * (0.25 + 0.75), 2 * 9.81 * 0.25], rtol=1e-14
    )


def test_elastic_robot_file_of_the_simulation_page():
    text = (ROOT / "docs" / "look-up" / "simulation.md").read_text()
    arm = rnea.loads(re.search(r"```toml\n(.*?)```", text, flags=re.DOTALL).group(1))
    run = arm.simulate([0, 0], duration=0.01, drive="elastic", controller="pd_gravity")
    # both motors turn on their own, and gravity winds their gears up
    assert np.abs(run.motor_q - run.q)[1:].min(axis=0).min() > 0


def test_options_before_the_command_are_documented():
    import typer

    from rnea.cli.app import app
    from rnea.cli.shells import OPTIONS

    text = (ROOT / "docs" / "look-up" / "robot-files.md").read_text()
    group = typer.main.get_command(app)
    names = {name for option in group.params for name in option.opts} - {"--version", *OPTIONS}
    assert len(names) >= 5
    for name in names:
        assert f"| `{name}" in text, name


def test_every_key_is_documented():
    from rnea.core.description import dh_rows
    from rnea.files.robots.toml import reader as toml_reader

    text = (ROOT / "docs" / "look-up" / "robot-files.md").read_text()
    for key in {*dh_rows.ROW_KEYS, *toml_reader._DH_KEYS, *toml_reader._TREE_KEYS}:
        assert f"`{key}`" in text or f"[{key}]" in text, key


@pytest.mark.parametrize("name", rnea.robots())
def test_catalogue_files_say_their_source(name):
    description = rnea.load(name).description
    assert len(description.source) > 20
    assert description.licence


def test_every_ending_is_in_the_table_of_formats():
    from rnea.apps.datasets.dataset import ENDINGS as DATA
    from rnea.apps.datasets.sampling.sample_files import SAMPLE_ENDINGS
    from rnea.apps.trajectory.files.trajectory_file import MOTION_ENDINGS
    from rnea.describe import FORMATS
    from rnea.engine.export.targets import TARGETS
    from rnea.engine.symbolic.printing import ENDINGS as EQUATIONS
    from rnea.logs import RECORDING_ENDINGS
    from rnea.report.animation.animation_files import ENDINGS as FILMS
    from rnea.report.worksheet import ENDINGS as SHEETS
    from rnea.views.plots import FILE_TYPES

    text = (ROOT / "docs" / "look-up" / "formats.md").read_text()
    endings = {*RECORDING_ENDINGS, *DATA, *FILMS, *(f".{x}" for x in FILE_TYPES)}
    endings |= {target.suffix for target in TARGETS.values()}
    for form in FORMATS:
        endings |= {*form.endings, *form.also_read}
    for table in (MOTION_ENDINGS, SAMPLE_ENDINGS, EQUATIONS, SHEETS):
        endings |= {ending for names in table.values() for ending in names if ending}
    assert len(endings) > 30
    assert {ending for ending in endings if f"`{ending}`" not in text} == set()
