"""Rollouts on NVIDIA's processors: their states stay there, and each launch takes many steps."""

from __future__ import annotations

import struct

import numpy as np

from rnea.core.model import Model
from rnea.core.spatial.numbers import Array
from rnea.engine.cuda.cuda_code import CudaCode
from rnea.engine.cuda.launch_shape import LaunchShape
from rnea.engine.cuda.ptx_steps import steps_text
from rnea.engine.ir.program import ProgramRequest
from rnea.engine.native import DeviceArray
from rnea.engine.native import cuda_driver as cuda
from rnea.errors import InputError


class _StepsCode(CudaCode):
    """The code of a step, printed as a loop of steps."""

    kind = "ptx steps"

    def text(self) -> str:
        parts, rows, lanes = self.printed_parts()
        return steps_text(parts, rows, lanes, self.manner)


class CudaSteps:
    """The rollouts of one robot: states (N, nq + n) that go on by whole numbers of steps.

    request: of a step, whose inputs are q, qd, tau, step and perhaps parameters.
    """

    def __init__(
        self,
        model: Model,
        request: ProgramRequest,
        state: Array,
        step: float,
        parameters: Array | None = None,
        device: int = 0,
    ) -> None:
        # rows are long-lived: a thread of few neighbours waits less for them
        self._code = _StepsCode(model, request, False, LaunchShape(threads=32))
        self._device, self._n = device, self._code.layout.columns[2]
        self._rows = len(state)
        self.function = self._code.loaded(device)
        self._state = DeviceArray.of(np.ascontiguousarray(state, dtype=float), device)
        self._more = [DeviceArray.of(np.array([[step]]), device)]
        strides = [0]
        if parameters is not None:
            if len(parameters) not in (1, self._rows):
                raise InputError(f"{len(parameters)} rows of parameters for {self._rows} rollouts")
            self._more.append(DeviceArray.of(np.ascontiguousarray(parameters, dtype=float), device))
            strides.append(parameters.shape[1] if len(parameters) == self._rows else 0)
        self._strides = strides
        self._lost = DeviceArray.of(np.full(self._rows, np.nan), device)

    def go(self, torques: Array, time: float = np.nan) -> None:
        """As many steps as there are torques: (steps, n), or (steps, N, n) where they differ.

        time: what is noted for states that are no longer finite behind them; NaN: nothing.
        """
        steps = len(torques)
        if torques.shape[1:] not in ((self._n,), (self._rows, self._n)):
            raise InputError(
                f"torques have shape {torques.shape}; it must be (steps, {self._n}) or "
                f"(steps, {self._rows}, {self._n})"
            )
        each = self._n if torques.ndim == 3 else 0
        table = DeviceArray.of(np.ascontiguousarray(torques, dtype=float), self._device)
        (bits,) = struct.unpack("<Q", struct.pack("<d", time))
        words = [
            self._state.pointer, table.pointer, *(x.pointer for x in self._more),
            self._lost.pointer, each, self._n * (self._rows if each else 1), *self._strides,
            steps, bits, self._rows,
        ]  # fmt: skip
        cuda.Launch(self.function, words, self._rows, self._code.manner.threads).again()
        # the torques are given back here
        cuda.wait(self._device)

    def state(self) -> Array:
        """A copy of where all rollouts are: q and qd side by side."""
        return self._state.numpy()

    def lost(self) -> Array:
        """Of each rollout the time from which on it is not finite; NaN where it is."""
        return self._lost.numpy()
