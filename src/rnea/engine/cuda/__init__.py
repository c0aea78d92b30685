"""Programs on NVIDIA's GPUs."""
