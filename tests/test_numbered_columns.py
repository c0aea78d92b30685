"""Headings that count joints: the option that the message names is one that works."""

import re

import pytest

from support.command import run

CASES = {
    "torque": "q1,q2,qd1,qd2,qdd1,qdd2,tau1,tau2",
    "diagnose": "q0,q1,qd0,qd1,qdd0,qdd1,tau0,tau1",
}


@pytest.mark.parametrize(("command", "header"), CASES.items())
def test_the_message_names_a_map_that_works(tmp_path, command, header):
    (tmp_path / "mine.csv").write_text(f"t,{header}\n0,0,0,0,0,0,0,1,1\n1,0,0,0,0,0,0,1,1\n")
    refused = run(command, "planar_2r", "mine.csv", cwd=tmp_path)
    assert "missing" in refused.stderr or "unknown" in refused.stderr
    option = re.search(r"count.? the joints: --map (\S+)", refused.stderr)[1]
    taken = run(command, "planar_2r", "mine.csv", "--map", option, cwd=tmp_path)
    assert "joints: --map" not in taken.stderr
    assert "error" not in taken.stderr


def test_numbers_that_the_robot_has_no_joints_for_are_not_guessed(tmp_path):
    (tmp_path / "mine.csv").write_text("t,q1,q2,q3\n0,0,0,0\n1,0,0,0\n")
    refused = run("torque", "planar_2r", "mine.csv", cwd=tmp_path)
    assert "count the joints" not in refused.stderr
