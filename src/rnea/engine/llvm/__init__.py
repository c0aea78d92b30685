"""Programs as LLVM text, and as functions in memory."""
