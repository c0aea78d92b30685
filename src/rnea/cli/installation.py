"""What of this package and around it is installed; nothing here fails where something misses."""

from __future__ import annotations

import os
import platform
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from rnea.engine.native import cuda_driver, have_extension
from rnea.errors import DeviceError
from rnea.system.optional_packages import PACKAGES, is_there
from rnea.system.version import __version__

Facts = dict[str, Any]

WITHOUT = {
    "extension": "calls go through ctypes: tens of microseconds a state in place of one",
    "llvmlite": "robots walk their links: milliseconds a state in place of microseconds",
}
"""What is lost without a part that the package can do without."""


def facts() -> Facts:
    """Everything, as plain values."""
    from rnea.engine.runtime.cache import cache_report as kept_kernels
    from rnea.engine.runtime.threads import available as available_cores

    kept = kept_kernels()
    return {
        "rnea": __version__,
        "python": platform.python_version(),
        "numpy": _version("numpy"),
        "platform": platform.platform(terse=True),
        "machine": platform.machine(),
        "cores": available_cores(),
        **_llvm(),
        "extension": have_extension(),
        "extras": {extra: _missing(packages) for extra, packages in PACKAGES.items()},
        "cache": {
            "folder": None if kept.folder is None else str(kept.folder),
            "files": kept.files,
            "bytes": kept.bytes,
            "why": kept.why,
        },
        "gpu": _gpu(),
        "variables": {key: x for key, x in sorted(os.environ.items()) if key.startswith("RNEA_")},
    }


def _version(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def _llvm() -> Facts:
    """llvmlite, and what it knows of the CPU."""
    try:
        import llvmlite
        import llvmlite.binding as llvm
    except (ImportError, OSError):
        return {"llvmlite": None, "cpu": None, "features": []}
    known = llvm.get_host_cpu_features()
    features = [name for name in ("avx2", "fma", "avx512f", "neon", "sve") if known.get(name)]
    return {
        "llvmlite": llvmlite.__version__,
        "cpu": llvm.get_host_cpu_name(),
        "features": features,
    }


def _missing(packages: tuple[str, ...]) -> list[str]:
    return [package for package in packages if not is_there(package)]


def _gpu() -> Facts:
    """Devices that the driver finds; else why there are none."""
    try:
        found = [cuda_driver.device(k) for k in range(cuda_driver.count())]
    except DeviceError as why:
        return {"devices": [], "why": str(why)}
    devices = [
        {
            "name": device.name,
            "capability": ".".join(map(str, device.capability)),
            "bytes": device.memory,
        }
        for device in found
    ]
    return {"devices": devices, "why": "" if devices else "the driver finds no GPU"}
