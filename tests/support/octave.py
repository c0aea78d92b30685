"""Exported MATLAB files, run by Octave: a file's functions as functions of arrays here."""

import subprocess

import numpy as np

from support.tools import needed

_READ = """
function x = numbers(file, rows)
  place = fopen(file); x = fread(place, [rows, Inf], 'double'); fclose(place);
end
"""


class OctaveModule:
    """One process that has called the file's function; `call` asks for one of its functions."""

    def __init__(self, source):
        octave = needed("octave-cli", "exported MATLAB was not run")
        self._folder = source.parent
        (self._folder / "numbers.m").write_text(_READ)
        command = [octave, "--quiet", "--norc", "--no-history"]
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            cwd=source.parent,
        )
        self._say(f"arm = {source.stem}();")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()

    def _say(self, line):
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()

    def told(self, line):
        """What is printed by a line; an error's message too."""
        self._say(f"try, {line}; catch problem, disp(problem.message), end, disp('.')")
        lines = iter(self._process.stdout.readline, "")
        printed = []
        for each in lines:
            if each.strip() == ".":
                break
            printed.append(each.rstrip("\n"))
        return "\n".join(printed)

    def call(self, name, shape, *arrays):
        """A function of states (N, n); the result (N, *shape)."""
        given = []
        for k, array in enumerate(arrays):
            # n x N in Fortran's order is (N, n) in C's
            np.ascontiguousarray(array, float).tofile(self._folder / f"x{k}.bin")
            given.append(f"numbers('x{k}.bin', {array.shape[-1]})")
        # in this order numbers lie as NumPy has them: the batch slowest, the last axis fastest
        axes = [len(shape) + 1, *range(1, len(shape) + 1)] if len(shape) else [2, 1]
        order = list(reversed(axes))
        told = self.told(
            f"out = arm.{name}({', '.join(given)}); f = fopen('y.bin', 'w'); "
            f"fwrite(f, permute(out, {order}), 'double'); fclose(f)"
        )
        if told:
            raise ValueError(told)
        rows = len(arrays[0])
        return np.fromfile(self._folder / "y.bin").reshape(rows, *shape)
