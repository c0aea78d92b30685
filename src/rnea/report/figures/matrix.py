"""The mass matrix by colour: which joints feel each other's acceleration."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.errors import InputError
from rnea.report.figures import panels
from rnea.report.figures.joint_columns import KINDS, Joints
from rnea.report.rounding import without_rounding
from rnea.report.style import PLAIN, Look

if TYPE_CHECKING:
    from matplotlib.figure import Figure

_UNITS = {("rad", "rad"): "kg m²", ("m", "m"): "kg", ("rad", "m"): "kg m", ("m", "rad"): "kg m"}
# numbers are written into the cells up to so many joints
_MOST_NUMBERS = 10


def mass_matrix_figure(M: Any, joints: Joints, look: Look = PLAIN) -> Figure:
    """M (n, n). Entries of different units (rotary, sliding, mixed) have panels of their own.

    Colours are linear in the fourth root, so that small couplings are seen beside large inertias.
    """
    M = np.asarray(M, dtype=float)
    n = len(joints)
    if M.shape != (n, n) or not n:
        raise InputError(f"the mass matrix of {n} joints is ({n}, {n}), got {M.shape}")
    if not np.isfinite(M).any():
        raise InputError("nothing to draw: the mass matrix has no finite number in it")
    M = np.where(np.isfinite(M), M, np.nan)
    # no coupling is larger than the mean of its two inertias
    inertia = np.sqrt(np.abs(np.nan_to_num(np.diag(M))))
    M = without_rounding(M, np.outer(inertia, inertia))
    few = n <= _MOST_NUMBERS
    names = [panels.visible(name, 20) for name in joints.names]
    groups = joints.groups()
    blocks = [(a, b) for i, a in enumerate(groups) for b in groups[i:]]
    with look.drawing():
        if len(blocks) == 1:
            side = min(24.0, max(9.0, 3.5 + 1.35 * n)) if few else min(30.0, 6 + 0.55 * n)
            figure = look.figure(side + 3, side)
        else:
            figure = look.figure(26.0, 10.0 if few else 12.0)
        widths = [len(columns) + 1.2 for _, (_, columns) in blocks]
        axes = figure.subplots(1, len(blocks), squeeze=False, width_ratios=widths)[0]
        for ax, ((row_unit, rows), (column_unit, columns)) in zip(axes, blocks, strict=True):
            label = f"M ({_UNITS[row_unit, column_unit]})"
            _draw_block(ax, look, M[np.ix_(rows, columns)], label, few)
            down, across = ([names[k] for k in some] for some in (rows, columns))
            ax.set_xticks(range(len(columns)), across, rotation=90, fontsize=8 if few else 7)
            ax.set_yticks(range(len(rows)), down, fontsize=8 if few else 7)
            if len(blocks) > 1:
                words = [KINDS[row_unit].split()[0], KINDS[column_unit].split()[0]]
                ax.set_title(" × ".join(dict.fromkeys(words)))
    return figure


def _draw_block(ax: Any, look: Look, block: Array, label: str, numbers: bool) -> None:
    from matplotlib.colors import FuncNorm

    largest = float(np.nanmax(np.abs(block), initial=0.0)) or 1.0
    norm = FuncNorm((_root, _power), vmin=-largest, vmax=largest)
    picture = ax.imshow(block, cmap=panels.color_map(look, True), norm=norm, aspect="equal")
    ax.tick_params(length=0)
    ax.grid(False)
    for spine in ax.spines.values():
        spine.set_visible(False)
    bar = panels.color_bar(ax, picture, label, shrink=0.85, aspect=22, pad=0.02)
    bar.set_ticks([-largest, -largest / 16, 0.0, largest / 16, largest])
    bar.ax.set_yticklabels([f"{v:.2g}" for v in bar.get_ticks()])
    if numbers:
        _write_numbers(ax, block, norm, picture.cmap)


def _write_numbers(ax: Any, block: Array, norm: Any, cmap: Any) -> None:
    size = 7.5 if max(block.shape) <= 7 else 6.5
    for (i, j), value in np.ndenumerate(block):
        text = "" if np.isnan(value) else "0" if value == 0 else _short(value)
        red, green, blue, _ = cmap(norm(value))
        bright = 0.299 * red + 0.587 * green + 0.114 * blue > 0.5
        colour = "#1a1a1a" if bright else "#ffffff"
        ax.text(j, i, text, ha="center", va="center", fontsize=size, color=colour)


def _short(value: float) -> str:
    """Three digits in at most eight characters.

    >>> _short(-0.000418), _short(12.345)
    ('−4.2e-4', '12.3')
    """
    if 0.005 <= abs(value) < 1e4:
        text = f"{value:.3g}"
    else:
        text = f"{value:.1e}".replace("e-0", "e-").replace("e+0", "e")
    return f"−{text[1:]}" if value < 0 else text


def _root(value: Any) -> Any:
    """The fourth root with the sign of the value."""
    value = np.asarray(value, dtype=float)
    return np.sign(value) * np.abs(value) ** 0.25


def _power(value: Any) -> Any:
    value = np.asarray(value, dtype=float)
    return np.sign(value) * value**4
