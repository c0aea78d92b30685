"""Who keeps the code of a robot, as the files of this room see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from rnea.core.model import Model
    from rnea.engine.cuda.cuda_code import CudaCode
    from rnea.engine.ir.program import ProgramRequest
    from rnea.engine.runtime.machine_code import MachineCode


class Codes(Protocol):
    """One robot's code for this computer and for its GPUs, and what a library wants kept."""

    @property
    def model(self) -> Model: ...

    @property
    def others(self) -> dict[Any, Any]: ...

    def code(self, request: ProgramRequest, single: bool) -> MachineCode: ...

    def cuda_code(self, request: ProgramRequest, single: bool) -> CudaCode: ...
