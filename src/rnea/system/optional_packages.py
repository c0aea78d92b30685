"""Packages that not everybody has: one door to import them, and one sentence where they miss."""

from __future__ import annotations

import os
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rnea.errors import InputError

# which extra of this package brings which package; the first that is asked for is named
EXTRAS = {
    "mujoco": "files",
    "xacrodoc": "files",
    "trimesh": "files",
    "pyarrow": "parquet",
    "av": "video",
    "scipy": "simulate",
    "clarabel": "contacts",
    "zstandard": "logs",
    "lz4": "logs",
    "h5py": "logs",
    "matplotlib": "plots",
    "PIL": "plots",
    "jax": "jax",
    "torch": "torch",
    "ray": "scale",
    "typst": "report",
}

_INSTALLED_AS = {"PIL": "pillow"}

# all that each extra brings, by the names under which it is imported
PACKAGES = {
    "files": ("mujoco", "xacrodoc", "trimesh"),
    "parquet": ("pyarrow",),
    "scale": ("pyarrow", "ray"),
    "video": ("av",),
    "simulate": ("scipy",),
    "contacts": ("clarabel", "scipy"),
    "logs": ("zstandard", "lz4", "h5py"),
    "identify": ("clarabel", "scipy"),
    "plots": ("matplotlib", "PIL"),
    "report": ("matplotlib", "PIL", "typst"),
    "jax": ("jax",),
    "torch": ("torch",),
}


def arrow_file(path: str | os.PathLike[str], mode: str = "rb") -> Any:
    """A file for pyarrow, which opens paths itself only where they are UTF-8."""
    return optional("pyarrow", "Parquet files need").OSFile(os.fsencode(path), mode)


def optional(module: str, who: str, instead: str = "", extra: str = "") -> Any:
    """A module of an optional package, or an error that says who needs it and what to install.

    who: the subject of the sentence with its verb, "MP4 files need"; instead: what does without;
    extra: which one to name, where several bring the package.
    """
    package = module.partition(".")[0]
    # whatever keeps it from being imported: a package that it needs itself, or a shared library
    try:
        return import_module(module)
    except (ImportError, OSError) as problem:
        # a package that it needs itself comes with the extra
        why = "" if isinstance(problem, ModuleNotFoundError) else str(problem)
        raise _missing(package, who, instead, extra, why) from None


def is_there(package: str) -> bool:
    """Whether a package can be found; it is not imported."""
    try:
        return find_spec(package) is not None
    except ValueError:
        # a module that was put aside
        return False


def require(package: str, who: str) -> None:
    """The same error, found without importing: for what is used in a process apart."""
    if not is_there(package):
        raise _missing(package, who)


def _missing(
    package: str, who: str, instead: str = "", extra: str = "", why: str = ""
) -> InputError:
    """why: the reason of the import system, which matters where the package is installed."""
    cure = f"pip install 'rnea[{extra or EXTRAS[package]}]'"
    if why and is_there(package):
        reason = " ".join(why.split())
        cure = f"pip install --force-reinstall {_INSTALLED_AS.get(package, package)}"
        package += f", which is installed but cannot be imported ({reason[:200]})"
    more = f"; {instead}" if instead else ""
    return InputError(f"{who} the package {package}: {cure}{more}")


def missing(*packages: str) -> bool:
    """Whether one of them is not there, for what has another way."""
    for package in packages:
        try:
            import_module(package)
        except (ImportError, OSError):
            return True
    return False
