"""How a kernel is laid out on NVIDIA's processors."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class LaunchShape:
    """What may be chosen; all of it computes the same bits.

    threads    that start together, whole warps
    blocks     of them that a processor shall hold at once, at the cost of registers; 0: any
    sines      "head": one branch for all angles of a row, before the rest, where they stand there;
               "apart": each has its branch
    early      every number of a row is fetched before anything is computed
    staged     results leave through shared memory, whole rows of them where they fit in there;
               "tiles": a few columns at a time; "": not at all
    ahead      rows for every processor that are asked for before the threads that read them begin
               (`ptx_ahead.py`); 0: none
    """

    threads: int = 64
    blocks: int = 0
    sines: str = "head"
    early: bool = True
    staged: str = "results"
    ahead: int = 0

    @property
    def marks(self) -> str:
        """Of the function that is launched."""
        least = f' "nvvm.minctasm"="{self.blocks}"' if self.blocks else ""
        return f'"nvvm.maxntid"="{self.threads}"{least}'
