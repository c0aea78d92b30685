"""Quantities as functions of other libraries' arrays. Attached to `Robot` as methods."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Unpack

from rnea.core.recursions import Quantity
from rnea.system.optional_packages import optional

if TYPE_CHECKING:
    from rnea.engine.runtime.kernel import KernelInputs
    from rnea.robot.robot import Robot


def torch_function(
    robot: Robot, name: str | Quantity, **options: Unpack[KernelInputs]
) -> Callable[..., Any]:
    """A quantity as a function of PyTorch's tensors, by the same machine code as the methods.

    name and options are those of `Robot.kernel`, and so are the function's arguments: the states,
    then gravity, wrench, base, parameters as far as they are asked for. Gradients flow by all of
    them, on a CPU and on a GPU; `torch.compile` and `torch.func` know it.

    >>> from rnea import load
    >>> tau = load("panda").torch_function("inverse_dynamics", parameters=True)
    >>> tau.arguments
    ('q', 'qd', 'qdd', 'parameters')
    """
    optional("torch", "functions of PyTorch need")
    from rnea.engine.arrays import torch_arrays

    request = robot.kernel(name, **options).request
    return torch_arrays.TorchFunction(torch_arrays.rows_of(robot._answers, request))


def jax_function(
    robot: Robot, name: str | Quantity, *, pure: bool = False, **options: Unpack[KernelInputs]
) -> Callable[..., Any]:
    """A quantity as a function of JAX's arrays, by the same machine code as the methods.

    name and options are those of `Robot.kernel`, and so are the function's arguments: the states,
    then gravity, wrench, base, parameters as far as they are asked for. Every transformation
    applies, with derivatives by all of them, on a CPU and on a GPU.

    pure: in plain operations of `jax.numpy`, for TPUs, and for programs that travel to computers
    without this package. XLA compiles them, which takes longer; put `jax.jit` around.

    >>> from rnea import load
    >>> weight = load("one_link").jax_function("gravity_torque")
    >>> print(weight([0.0]))
    [0.]
    """
    optional("jax", "functions of JAX need")
    from rnea.engine.arrays import jax_arrays

    return jax_arrays.function(robot._answers, robot.kernel(name, **options).request, pure)
