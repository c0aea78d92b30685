"""Studio: a robot's dynamics as one page for the browser.

The page carries the robot's own kernels along as WebAssembly, so that nothing in it is computed
beforehand and nothing is asked of a server. Here its data are put together; how it looks and what
it does is written in TypeScript (the folder studio/ of the sources) and built into `assets/`.
"""

from rnea.studio.notebook import NotebookFrame, frame, offer, packed_page
from rnea.studio.page import studio_page
from rnea.studio.showing import kept_place, open_page, show, write

__all__ = [
    "NotebookFrame",
    "frame",
    "kept_place",
    "offer",
    "open_page",
    "packed_page",
    "show",
    "studio_page",
    "write",
]
