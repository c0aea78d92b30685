"""Programs as pure PyTorch source: the words of `array_printer`.

It runs on any device, under autograd, `torch.func` and `torch.compile`.
"""

from __future__ import annotations

from rnea.engine.export.array_printer import ArrayDialect

_HELPER = '''
def _answer(function, columns, shape, **states):
    """Call a function on columns of all rows; one batch shape, one kind of number."""
    arrays = [torch.as_tensor(state) for state in states.values()]
    for name, count, array in zip(states, columns, arrays):
        if array.ndim == 0 or array.shape[-1] != count:
            told = tuple(array.shape)
            raise ValueError(f"{name} has shape {told}; its last axis must be {count} long")
    real, device = arrays[0].dtype, arrays[0].device
    for array in arrays[1:]:
        real = torch.promote_types(real, array.dtype)
    if not real.is_floating_point:
        real = torch.get_default_dtype()
    batch = torch.broadcast_shapes(*(array.shape[:-1] for array in arrays))
    given = [[a.to(real)[..., k] for k in range(n)] for a, n in zip(arrays, columns)]
    out = [0.0] * math.prod(shape)
    function(*given, out)
    if not out:
        return torch.zeros((*batch, *shape), dtype=real, device=device)
    out = [torch.as_tensor(x, dtype=real, device=device).expand(batch) for x in out]
    return torch.stack(out, -1).reshape((*batch, *shape))
'''
TORCH = ArrayDialect(
    "torch",
    ("import math", "", "import torch"),
    _HELPER,
    (
        "Pure PyTorch: autograd, torch.func and torch.compile apply, on the device and in the",
        "floating-point numbers of the tensors that are given.",
    ),
    # the sign of NaN is 0 there, and NaN everywhere else
    (("sign", "torch.where({0} == {0}, torch.sign({0}), {0})"),),
)
