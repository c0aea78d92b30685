"""How fast: our kernels beside other packages, in one run, and beside what the machine can do."""
