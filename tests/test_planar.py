"""The n-link planar arm: Newton-Euler against Lagrange's equations of the same arm."""

import numpy as np
import pytest
import sympy as sp

import rnea
from rnea import InputError


def lagrange(m, length, r, I, q, qd, qdd, g=9.81):  # noqa: E741
    """Closed form in absolute angles φ from the upward vertical (angles add up along the chain).

    Centre k is at Σ_{j<k} l_j e(φ_j) + r_k e(φ_k). With A_ij = Σ_k m_k λ_ki λ_kj (λ = l, r or 0):
    Q_i = Σ_j A_ij (cos(φ_i - φ_j) φ''_j + sin(φ_i - φ_j) φ'_j²)
          + I_i φ''_i - g Σ_k m_k λ_ki sin φ_i,
    and relative torques are tau_i = Σ_{j≥i} Q_j.
    """
    n = len(m)
    lever = np.array(
        [[length[j] if j < k else r[k] if j == k else 0.0 for j in range(n)] for k in range(n)]
    )
    A = np.einsum("k,ki,kj->ij", m, lever, lever)
    phi, rate, acceleration = (np.cumsum(x) for x in (q, qd, qdd))
    apart = phi[:, None] - phi[None, :]
    Q = (A * np.cos(apart)) @ acceleration + (A * np.sin(apart)) @ rate**2 + I * acceleration
    Q = Q - g * (np.array(m) @ lever) * np.sin(phi)
    return np.cumsum(Q[::-1])[::-1]


@pytest.mark.parametrize("n", range(1, 11))
def test_newton_euler_agrees_with_lagrange(n):
    rng = np.random.default_rng(n)
    m, length, r, inertia = rng.uniform(0.1, 2, size=(4, n))
    arm = rnea.Robot.planar(mass=m, length=length, com=r, inertia=inertia)
    for _ in range(20):
        q, qd, qdd = rng.normal(size=(3, n)) * 3
        theirs = lagrange(m, length, r, inertia, q, qd, qdd)
        np.testing.assert_allclose(
            arm.inverse_dynamics(q, qd, qdd), theirs, atol=1e-12 * np.abs(theirs).max()
        )


def test_it_is_the_2r_of_the_catalogue():
    arm = rnea.Robot.planar([5, 3], [1, 0.8], [0.5, 0.4], [0.1, 0.05])
    state = np.random.default_rng(0).normal(size=(3, 9, 2))
    np.testing.assert_array_equal(
        arm.inverse_dynamics(*state), rnea.load("planar_2r").inverse_dynamics(*state)
    )
    np.testing.assert_allclose(arm.forward_kinematics([0, 0])["tool"].translation, [0, 0, 1.8])


def test_symbols():
    m, length, r, inertia = (sp.symbols(f"{x}1:4") for x in "mlrI")
    arm = rnea.Robot.planar(mass=m, length=length, com=r, inertia=inertia)
    M = arm.mass_matrix(sp.symbols("q1:4"))
    assert sp.simplify(M[2, 2] - (inertia[2] + m[2] * r[2] ** 2)) == 0


def test_mistakes():
    with pytest.raises(InputError, match="mass 2, length 1, com 2, inertia 2"):
        rnea.Robot.planar([1, 2], [1], [1, 1], [1, 1])
    with pytest.raises(InputError, match="at least one link"):
        rnea.Robot.planar([], [], [], [])
    with pytest.raises(rnea.RneaError, match="negative"):
        rnea.Robot.planar([-1], [1], [1], [1])
