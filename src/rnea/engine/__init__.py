"""From a recursion to machine code, exported source or formulas."""
