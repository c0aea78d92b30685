"""How far a mass matrix is from singular, and which joints make it so."""

from __future__ import annotations

import warnings
from dataclasses import replace
from weakref import WeakKeyDictionary

import numpy as np

from rnea.core.model import JointLimits, Model, neutral, random_positions, refuse_massless
from rnea.core.recursions.composite_bodies import mass_matrix
from rnea.core.recursions.conditions import Conditions
from rnea.core.recursions.loops.constrained import reduced_mass
from rnea.core.recursions.loops.constrained_motion import Loops
from rnea.core.spatial import Inertia
from rnea.core.spatial.numbers import FLOAT, Array
from rnea.errors import InputError, ModelWarning, shortened

# a solution keeps about 16 - log10 κ digits: fewer than six are worth a warning, none an error
_SUSPICIOUS, _SINGULAR = 1e10, 1e15
_POSES, _MOST_JOINTS = 8, 60
_NO_LIMITS = JointLimits()


# robots that were looked at, with rotors and without
_CHECKED: WeakKeyDictionary[Model, set[bool]] = WeakKeyDictionary()


def refuse_singular(model: Model, case: Conditions) -> None:
    """Refuse or warn of a mass matrix that cannot be solved with; once per robot."""
    checked = _CHECKED.setdefault(model, set())
    if case.rotor not in checked:
        _check(model, case.rotor)
        checked.add(case.rotor)


def _check(model: Model, rotor: bool) -> None:
    """Looked at in some poses."""
    if model.kind is FLOAT:
        _refuse_negative(model, rotor)
    if model.closure is None:
        # in a loop a link may be carried by others
        refuse_massless(model, rotor=rotor)
    if model.kind is not FLOAT or model.nv > _MOST_JOINTS:
        return
    M = _sampled(model, Conditions(rotor=rotor))
    kappa = condition_number(M)
    if not np.max(kappa) > _SUSPICIOUS:
        return
    joints = ", ".join(_involved(model, M[int(np.argmax(kappa))]))
    if np.min(kappa) > _SINGULAR:
        raise InputError(
            f"forward dynamics of robot {model.name!r}: its mass matrix is singular in every "
            f"pose (κ = {np.min(kappa):.1e}): joints {joints} can move together without moving "
            "any inertia. Give their links mass or inertia, or the joints rotors"
        )
    warnings.warn(
        f"robot {model.name!r}: its mass matrix is nearly singular in some poses (κ up to "
        f"{np.max(kappa):.1e}): joints {joints} can move together against almost no inertia; "
        "accelerations keep few digits there",
        ModelWarning,
        stacklevel=6,
    )


def _refuse_negative(model: Model, rotor: bool) -> None:
    """Refuse a mass matrix that negative moments of bodies make negative in some direction."""
    negative = [body.name for body in model.bodies if _has_negative_moment(body.inertia)]
    if not negative:
        return
    M = _sampled(model, Conditions(rotor=rotor))
    # zeros, with their rounding, are of joints that move no inertia
    if np.min(_spectrum(M)[0]) < -1e-12:
        raise InputError(
            f"accelerations of robot {model.name!r}: its mass matrix is not positive, since no "
            f"rigid body has the negative principal moments of {shortened(negative)}. Mend their "
            "inertias (rnea check shows them); torques can be computed with them as they are"
        )


def _has_negative_moment(inertia: Inertia) -> bool:
    if not isinstance(inertia, Inertia):
        # masses counted to other bodies (`regroup`): no rigid body's, and no fault
        return False
    moments = inertia.principal().moments
    return bool(moments[0] < -1e-9 * np.abs(moments).max())


def condition_number(M: Array) -> Array:
    """κ (...) of mass matrices (..., n, n), each joint measured in units of its own inertia.

    That is the condition of M_ij / √(M_ii M_jj): unlike the plain one it does not depend on
    whether metres or millimetres stand beside radians, and it is what decides how many digits a
    solution keeps: about 16 - log10 κ. Infinite where a diagonal entry is not positive.

    >>> condition_number(np.array([[2.0, 1.0], [1.0, 2.0]])).round(12)
    np.float64(3.0)
    """
    values, _ = _spectrum(M)
    least, most = values[..., 0], values[..., -1]
    good = least > 0
    return np.where(good, most / np.where(good, least, 1.0), np.inf)[()]


def _involved(model: Model, M: Array) -> list[str]:
    """The joints that can move together against almost no inertia, at one mass matrix (n, n)."""
    _, vectors = _spectrum(M)
    share = np.abs(vectors[:, 0])
    pairs = zip(model.dofs, share, strict=True)
    return [freedom.name for freedom, x in pairs if x >= share.max() / 2]


def _spectrum(M: Array) -> tuple[Array, Array]:
    """Eigenvalues, ascending, and vectors of the scaled matrix."""
    if M.shape[-1] == 0:
        return np.ones((*M.shape[:-2], 1)), np.zeros((*M.shape[:-2], 0, 1))
    diagonal = np.diagonal(M, axis1=-2, axis2=-1)
    # a joint that feels nothing at all keeps its zero
    root = np.sqrt(np.where(diagonal > 0, diagonal, 1.0))
    values, vectors = np.linalg.eigh(M / (root[..., :, None] * root[..., None, :]))
    return values, vectors


def _sampled(model: Model, case: Conditions) -> Array:
    """Mass matrices in some poses; of a robot with loops where it is assembled."""
    if model.closure is None:
        return mass_matrix(model, case, _sample_poses(model, _POSES))
    q = neutral(model)[None]
    return reduced_mass(Loops.of(model, q), case, q)


def _sample_poses(model: Model, count: int) -> Array:
    """The neutral and some random poses (count, nq), always the same."""
    anywhere = tuple(replace(body, limits=_NO_LIMITS) for body in model.bodies)
    rng = np.random.default_rng(0)
    poses = random_positions(replace(model, bodies=anywhere), rng, count)
    poses[0] = neutral(model)
    return poses
