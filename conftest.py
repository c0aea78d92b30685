"""Examples in the files of libraries that are not installed are not looked for."""

from importlib.util import find_spec

_FILES = {"cupy": ("cupy_arrays",), "jax": ("jax_arrays", "jax_lowering", "jax_rows")}
_FILES |= {"torch": ("torch_arrays", "torch_rows")}
collect_ignore = [
    f"src/rnea/engine/arrays/{name}.py"
    for package, names in _FILES.items()
    if find_spec(package) is None
    for name in names
]
