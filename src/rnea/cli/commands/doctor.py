"""rnea doctor: what is installed, and what is lost by what is not."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Annotated

import typer

from rnea.cli.as_json import AsJson
from rnea.cli.installation import WITHOUT, Facts, facts
from rnea.cli.output import print_line, show_json
from rnea.errors import counted

_WIDTH, _NAMES = 80, 12


def doctor(
    clear_cache: Annotated[
        bool, typer.Option("--clear-cache", help="remove the compiled kernels that are kept")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """What is installed: versions, extras and what they lack, cache, CPU, GPU, variables.

    Examples:
      rnea doctor
      rnea doctor --clear-cache
    """
    from rnea.engine.runtime.cache import forget as forget_kernels

    freed = forget_kernels() if clear_cache else None
    found = facts()
    if freed is not None:
        found["freed"] = {"files": freed[0], "bytes": freed[1]}
    if as_json:
        show_json(found)
        return
    for name, text in _rows(found):
        print_line(*_folded(name, text))


def _rows(found: Facts) -> Iterator[tuple[str, str]]:
    yield "rnea", f"{found['rnea']}, Python {found['python']}, numpy {found['numpy']}"
    yield "system", f"{found['platform']}, {found['machine']}"
    yield "CPU", _cpu(found)
    yield "llvmlite", found["llvmlite"] or f"missing: {WITHOUT['llvmlite']}; pip install llvmlite"
    yield "C extension", "there" if found["extension"] else f"missing: {WITHOUT['extension']}"
    yield "GPU", _gpu(found["gpu"])
    yield "cache", _cache(found)
    for extra, missing in found["extras"].items():
        cure = f"{', '.join(missing)} missing: pip install 'rnea[{extra}]'"
        yield f"[{extra}]", cure if missing else "complete"
    for name, value in found["variables"].items():
        yield name, value or "(empty)"


def _cpu(found: Facts) -> str:
    told = found["cpu"] or "unknown without llvmlite"
    return (
        f"{told}, {counted(found['cores'], 'core')}{''.join(f', {x}' for x in found['features'])}"
    )


def _gpu(gpu: Facts) -> str:
    told = [
        f"{device['name']}, {device['bytes'] / 2**30:.0f} GiB, capability {device['capability']}"
        for device in gpu["devices"]
    ]
    return "; ".join(told) or f"none: {gpu['why']}"


def _cache(found: Facts) -> str:
    cache = found["cache"]
    if cache["folder"] is None:
        return f"none: {cache['why']}"
    told = f"{counted(cache['files'], 'file')}, {cache['bytes'] / 1e6:.1f} MB in {cache['folder']}"
    if "freed" in found:
        freed = found["freed"]
        files = counted(freed["files"], "file")
        told += f"; {files}, {freed['bytes'] / 1e6:.1f} MB were removed"
    return told


def _folded(name: str, text: str) -> list[str]:
    """A name and its text, folded between words; a path that is longer stays whole."""
    head = f"{name:{_NAMES}s} " if len(name) <= _NAMES else f"{name} "
    return textwrap.wrap(
        text,
        _WIDTH,
        initial_indent=head,
        subsequent_indent=" " * (_NAMES + 1),
        break_long_words=False,
        break_on_hyphens=False,
    )
