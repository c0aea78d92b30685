"""How alike residuals of neighbouring rows are, joint by joint, and what that does to a mean.

Rows that are not used count as missing: their residual is 0, and pairs with them are not counted.
Each recording is by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from rnea.core.spatial.numbers import Array

_MOST_LAGS = 400


def correlations(left: Array, used: Array, part: Array) -> list[Array]:
    """For each joint the autocorrelation (1, r1, r2, ...) of residuals (M, n), faded to nothing.

    It is followed to four times its first zero, where Parzen's window ends.
    """
    out = []
    for joint in range(left.shape[1]):
        whole = _correlation(left[:, joint], used[:, joint], part)
        if not len(whole):
            out.append(whole)
            continue
        negative = np.flatnonzero(whole <= 0)
        first = int(negative[0]) if len(negative) else len(whole)
        length = min(len(whole), max(4 * first, 8))
        out.append(whole[:length] * _parzen(np.arange(length) / length))
    return out


def autocorrelation_time(shares: list[Array]) -> Array:
    """(n,): how many neighbouring rows are worth one, by each joint's autocorrelation."""
    return np.array([max(1.0, 2 * x.sum() - 1) if len(x) else 1.0 for x in shares])


def independent_rows(left: Array) -> Array:
    """(n,): how many independent numbers residuals (M, n) of each joint are worth: neighbours are
    alike. M over the sum of autocorrelations, up to where they first vanish.

    >>> noise = np.random.default_rng(0).normal(size=(1000, 1))
    >>> independent_rows(noise).round(-2), independent_rows(np.repeat(noise, 2, axis=0)).round(-2)
    (array([1000.]), array([1000.]))
    """
    count = len(left)
    centred = left - left.mean(axis=0)
    power = np.sum(centred**2, axis=0)
    spectrum = np.abs(np.fft.rfft(centred, 2 * count, axis=0)) ** 2
    products = np.fft.irfft(spectrum, 2 * count, axis=0)[:count]
    r = products / np.where(power > 0, power, 1.0)
    before_zero = np.cumprod(r > 0, axis=0)
    before_zero[0] = 0
    found = count / (1 + 2 * np.sum(r * before_zero, axis=0))
    return np.where(power > 0, np.maximum(found, 2.0), float(count))


def summed(U: Sequence[Array], left: Array, used: Array, part: Array, shares: list[Array]) -> Array:
    """Σ over rows and lags of U_t cov(t, t + h) U_(t+h)ᵀ: (r, r).

    U: of each joint (r, M), 0 in rows that are not used.
    """
    total = np.zeros((len(U[0]),) * 2)
    for joint, share in enumerate(shares):
        if not len(share):
            continue
        variance = float((left[used[:, joint], joint] ** 2).mean())
        for recording in _recordings(part):
            own = U[joint][:, recording]
            # a convolution of the rows with the autocorrelation, both ways
            near = share[: own.shape[1]]
            size = _fast_size(own.shape[1] + len(near))
            even = np.zeros(size)
            even[: len(near)] = near
            even[size - len(near) + 1 :] = near[:0:-1]
            spectrum = np.fft.rfft(own, size) * np.fft.rfft(even).real
            spread = np.fft.irfft(spectrum, size)[:, : own.shape[1]]
            total += variance * (own @ spread.T)
    return (total + total.T) / 2


def rows_of_columns(U: Sequence[Array], used: Array, part: Array, shares: list[Array]) -> float:
    """How many rows are independent at the frequencies of U, all joints together; U as in `summed`.

    A fit takes noise away at the frequencies of its columns only: with the autocorrelation r_h of
    these, M rows are worth M / Σ r_h², the sum over lags of both signs. Frequencies that the window
    of the residuals' autocorrelation (`shares`) mixes are one.
    """
    total = 0.0
    for joint, columns in enumerate(U):
        most = max(len(shares[joint]), 1)
        power = np.zeros(0)
        for recording in _recordings(part):
            own = columns[:, recording]
            lags = min(most, own.shape[1])
            size = _fast_size(own.shape[1] + lags)
            waves = np.fft.rfft(own, size)
            spectrum = (waves.real**2 + waves.imag**2).sum(axis=0)
            found = np.fft.irfft(spectrum, size)[:lags]
            power = np.pad(power, (0, max(0, len(found) - len(power))))
            power[: len(found)] += found
        if len(power) and power[0] > 0:
            length = len(power)
            r = power / power[0] * np.sqrt(_parzen(np.arange(length) / length))
            total += float(used[:, joint].sum()) / float(2 * (r**2).sum() - 1)
    return total


def _recordings(part: Array) -> list[slice]:
    """The rows of each recording, which follow one another."""
    cuts = [0, *(np.flatnonzero(np.diff(part)) + 1).tolist(), len(part)]
    return [slice(a, b) for a, b in pairwise(cuts)]


def _correlation(left: Array, used: Array, part: Array) -> Array:
    """Of one joint, by pairs of rows that are both used."""
    x = np.where(used, left, 0.0)
    count = min(_MOST_LAGS, int(used.sum()) // 4)
    products, pairs = np.zeros(count), np.zeros(count)
    for recording in _recordings(part):
        own, there = x[recording], used[recording].astype(float)
        size = _fast_size(len(own) + min(count, len(own)))
        for values, out in ((own, products), (there, pairs)):
            spectrum = np.abs(np.fft.rfft(values, size)) ** 2
            found = np.fft.irfft(spectrum, size)[: min(count, len(own))]
            out[: len(found)] += found
    if not count or products[0] <= 0:
        return np.zeros(0)
    means = products / np.maximum(pairs, 1.0)
    return np.asarray(means / means[0])


def _fast_size(least: int) -> int:
    """A size from `least` on whose Fourier transform is fast: few small factors.

    >>> _fast_size(25002), _fast_size(1)
    (25600, 1)
    """
    odd = (1, 3, 5, 9, 15, 25, 27)
    return min(k << (-(-least // k) - 1).bit_length() for k in odd)


def _parzen(x: Array) -> Array:
    return np.where(x < 0.5, 1 - 6 * x**2 * (1 - x), 2 * (1 - x) ** 3)
