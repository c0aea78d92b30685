"""The few words of LLVM's language that depend on the element type and the number of lanes."""

from __future__ import annotations

import struct
from dataclasses import dataclass


@dataclass(frozen=True)
class Lanes:
    """Vectors of `width` numbers, each "double" or "float"; width 1 is a plain number."""

    width: int
    element: str = "double"

    @property
    def bytes(self) -> int:
        return 8 if self.element == "double" else 4

    @property
    def suffix(self) -> str:
        """What an intrinsic's name ends with: v8f64, f32."""
        plain = "f64" if self.element == "double" else "f32"
        return plain if self.width == 1 else f"v{self.width}{plain}"

    def of(self, element: str) -> str:
        """The type of as many numbers of another element type."""
        return element if self.width == 1 else f"<{self.width} x {element}>"

    @property
    def type(self) -> str:
        return self.of(self.element)

    def constant(self, value: float) -> str:
        """The same number in every lane, unrounded; a float is rounded here, once."""
        if self.element == "float":
            try:
                value = struct.unpack("<f", struct.pack("<f", value))[0]
            except OverflowError:
                # too large for float: infinite, as any conversion would make it
                value = float("inf") if value > 0 else float("-inf")
        # LLVM writes floats, too, with the sixteen digits of a double
        text = "0x" + struct.pack(">d", value).hex().upper()
        return self._splat(self.element, text)

    def whole(self, value: int, element: str) -> str:
        return self._splat(element, str(value))

    def _splat(self, element: str, text: str) -> str:
        if self.width == 1:
            return text
        return "<" + ", ".join(f"{element} {text}" for _ in range(self.width)) + ">"
