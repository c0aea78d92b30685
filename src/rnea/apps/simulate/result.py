"""Simulation: what a run gave, its energy balance and its tracking error."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from typing import Any

import numpy as np

from rnea.apps.logs.log import Log
from rnea.apps.simulate.measurement import Measurement, measurement
from rnea.apps.simulate.measuring import measured
from rnea.apps.trajectory.columns import Columns
from rnea.apps.trajectory.trajectory import Trajectory
from rnea.core.spatial import table_html
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, counted


@dataclass(frozen=True, repr=False)
class EnergyBalance:
    """Where energy came from and went, in J, from the beginning to the end of a run.

    work in (actuators, external wrenches) = stored (kinetic, potential, elastic in gears)
    + into friction + lost in stops + into the dampers of gears + open. `open` is the integrator's
    error; `scale` the largest of the energies that went to and fro, to compare it with.
    input: the work of the actuators

    >>> from rnea import load
    >>> balance = load("one_link").simulate([1.5], duration=0.5).energy_balance()
    >>> round(balance.kinetic + balance.potential, 6) + 0.0, balance.friction  # nothing is lost
    (0.0, 0.0)
    """

    input: float
    external: float
    kinetic: float
    potential: float
    friction: float
    stops: float
    scale: float
    elastic: float = 0.0
    gears: float = 0.0

    def __repr__(self) -> str:
        parts = [f"{one.name}={getattr(self, one.name):.6g}" for one in fields(self)]
        return f"EnergyBalance({', '.join(parts)}, open={self.open:.3g})"

    @property
    def open(self) -> float:
        stored = self.kinetic + self.potential + self.elastic
        spent = self.friction + self.stops + self.gears
        return self.input + self.external - stored - spent


@dataclass(frozen=True, eq=False)
class TrackingError:
    """q - q_wanted of each joint, of joints with several speeds along each of them: largest size
    and root mean square, (n,) each."""

    largest: Array
    rms: Array


@dataclass(frozen=True, eq=False)
class Simulation:
    """A run at its output times: t (N,); q (N, nq); qd, qdd, tau (N, n); held (N, n) bool.

    columns names those of q and of the others; where it is not given, each joint has one. tau is
    what the actuators delivered; energies and work (N,) in J, work since the beginning. bristles
    (N, n): deflections of LuGre friction, None for other friction. wanted (N, nq): where a
    controller wanted the joints; error (N, n): how far they were from there, along each speed.
    events: (t, words). notes: what a user should know. compiled: whether steps were taken by
    machine code, and if not, why_python; by_python: how many rows are Python's all the same (where
    something happened, and the last).

    With elastic gears: elastic (N,) J in their springs, gears (N,) J into their dampers;
    motor_q (N, nq), motor_qd (N, n) the motors' angles and rates divided by the ratio, those of the
    joint where the gear is rigid; transmitted (N, n) what goes through the gears, where they are
    rigid what the actuator delivers. All None where everything is rigid.
    joint_names: the joints; method, step: how the run was computed
    kinetic, potential: energies
    input, external, friction, stops: work: of actuators, of wrenches, into friction and into stops

    >>> from rnea import load
    >>> run = load("one_link").simulate([0.1], duration=0.5)
    >>> run.q[0], abs(run.energy_balance().open) < 1e-9, len(run.trajectory()) == len(run)
    (array([0.1]), True, True)
    """

    joint_names: tuple[str, ...]
    method: str
    step: float
    t: Array
    q: Array
    qd: Array
    qdd: Array
    tau: Array
    held: Array
    kinetic: Array
    potential: Array
    input: Array
    external: Array
    friction: Array
    stops: Array
    bristles: Array | None = None
    wanted: Array | None = None
    error: Array | None = None
    elastic: Array | None = None
    gears: Array | None = None
    motor_q: Array | None = None
    motor_qd: Array | None = None
    transmitted: Array | None = None
    events: tuple[tuple[float, str], ...] = ()
    notes: tuple[str, ...] = ()
    compiled: bool = False
    why_python: str = ""
    by_python: int = 0
    columns: Columns = field(default=None)  # type: ignore[assignment]

    def __post_init__(self) -> None:
        if self.columns is None:
            object.__setattr__(self, "columns", Columns.of(self.joint_names))

    def __len__(self) -> int:
        return len(self.t)

    @property
    def energy(self) -> Array:
        """Kinetic and potential energy (N,), that in the springs of gears included."""
        stored = self.kinetic + self.potential
        return stored if self.elastic is None else stored + self.elastic

    def energy_balance(self) -> EnergyBalance:
        """Where energy came from and went."""

        def known(*names: str) -> dict[str, Array]:
            return {name: x for name in names if (x := getattr(self, name)) is not None}

        stored = known("kinetic", "potential", "elastic")
        spent = known("input", "external", "friction", "stops", "gears")
        exchanged = (*stored.values(), self.input, self.friction)
        return EnergyBalance(
            **{name: float(energy[-1] - energy[0]) for name, energy in stored.items()},
            **{name: float(work[-1]) for name, work in spent.items()},
            scale=max(float(np.ptp(energy)) for energy in exchanged),
        )

    def tracking_error(self) -> TrackingError:
        """How far the joints were from where the controller wanted them.

        >>> from rnea import load
        >>> run = load("one_link").simulate([0.1], duration=0.5, controller="pd_gravity")
        >>> run.tracking_error().largest.round(9)  # it is asked to stay where it is
        array([0.])
        """
        if self.error is None:
            raise InputError("this run followed no motion, so it has no tracking error")
        off = self.error
        return TrackingError(np.abs(off).max(axis=0), np.sqrt(np.mean(off * off, axis=0)))

    def trajectory(self) -> Trajectory:
        """The motion, for files, plots and inverse dynamics."""
        return Trajectory(self.t, self.q, self.qd, self.qdd, self.joint_names, self.columns)

    def measured(self, how: str | Measurement = "", **options: Any) -> Log:
        """A recording of this run, as sensors and a logger would have made it.

        how: "noise=0.5,encoder=1e-4,lag=0.004", a `Measurement`, or its fields as options.

        >>> from rnea import load
        >>> run = load("one_link").simulate([1.5], duration=1.0)
        >>> log = run.measured("encoder=0.01", rate=100.0)
        >>> len(log), log.q[0]
        (101, array([1.5]))
        """
        asked = measurement(how) if isinstance(how, str) else how
        return measured(self, replace(asked, **options))

    def __repr__(self) -> str:
        return (
            f"<Simulation of {counted(len(self.joint_names), 'joint')}, {self.t[-1]:g} s by "
            f"{self.method}, {counted(len(self), 'time')}, {counted(len(self.events), 'event')}>"
        )

    def _repr_html_(self) -> str:
        def cells(names: tuple[str, ...], *values: Array) -> list[tuple[str, ...]]:
            rows = zip(names, np.stack(values, axis=-1), strict=True)
            return [(name, *(f"{value:.5g}" for value in row)) for name, row in rows]

        ways = self.q.min(axis=0), self.q.max(axis=0)
        peaks = [np.abs(values).max(axis=0) for values in (self.qd, self.tau)]
        heading = ("lowest", "highest", "fastest", "largest torque")
        places, speeds = self.columns.positions, self.columns.speeds
        if places == speeds:
            return table_html(("joint", *heading), cells(places, *ways, *peaks))
        rows = [(*row, "", "") for row in cells(places, *ways)]
        rows += [(name, "", "", *row) for name, *row in cells(speeds, *peaks)]
        return table_html(("coordinate or speed", *heading), rows)
