"""One link that explains a recording by itself is told beside the many that are written."""

import re

import numpy as np
import pytest

import rnea
from rnea.identify import identify
from rnea.logs import Log
from support.made_recordings import true_robot
from support.tiers import full_only, sample_cases

ARM = rnea.load("puma560")
T = np.arange(0, 20, 0.01)


def recorded(truth, seed=4):
    """Efforts of waves in all joints, with 2 % of noise."""
    rng = np.random.default_rng(seed)
    w, phase = 2 * np.pi * np.array([0.1, 0.3])[:, None], rng.uniform(0, 6, size=(2, ARM.n))
    size = np.array([0.8, 0.35])[:, None] * rng.uniform(0.7, 1.2, size=(2, ARM.n))
    angle = w * T[:, None, None] + phase
    q, qd = ((size * x).sum(axis=1) for x in (np.sin(angle), w * np.cos(angle)))
    qdd = (-size * w**2 * np.sin(angle)).sum(axis=1)
    tau = truth.inverse_dynamics(q, qd, qdd)
    tau += (0.02 * tau.std(axis=0) + 0.005) * rng.normal(size=tau.shape)
    return Log(T, q + 2e-5 * rng.normal(size=q.shape), None, tau, ARM.joint_names)


def told(truth):
    lines = [x for x in identify(ARM, [recorded(truth)]).notes if " alone, " in x]
    assert len(lines) <= 1
    return lines[0] if lines else ""


@sample_cases(1)
@pytest.mark.parametrize("mass", [1.5, 4.0])
def test_a_payload_is_told_as_the_last_link_and_weighed_by_another_command(mass):
    line = told(ARM.with_payload(mass, com=(0.0, 0.03, 0.1)))
    last = ARM.model.bodies[-1]
    name, before, after = re.match(r"(\S+) alone, (\S+) -> (\S+) kg", line).groups()
    assert name == last.name
    assert float(before) == pytest.approx(last.inertia.mass, rel=1e-3)
    assert float(after) == pytest.approx(last.inertia.mass + mass, rel=0.03)
    assert "`rnea payload` weighs it" in line


def test_a_right_file_has_no_link_to_blame():
    assert told(ARM) == ""


@full_only
def test_several_links_are_not_one():
    assert told(true_robot(ARM, np.random.default_rng(3))) == ""
