"""Kernels: quantities compiled for one robot, for the CPU and for NVIDIA's GPUs."""

from rnea.engine.cuda.cuda_kernel import BoundKernel, CudaKernel
from rnea.engine.runtime.kernel import Kernel
