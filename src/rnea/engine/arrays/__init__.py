"""Arrays of other libraries: PyTorch's, CuPy's, JAX's, on whatever device they are.

A question with such arrays is answered with arrays of the same kind on the same device, by the
robot's own programs. `library_of` tells by the types of the arrays whose they are; a library is
imported when its first array arrives. One file per library says how its arrays are checked, what
is put through a program, and how it differentiates; each has

    answer(answers, quantity, case, states, extras)   a row of the table, as an array of its own
    through_numpy(function, given, options)           what is computed in NumPy, on its arrays
    called(answers, request, arrays, dtype)           a kernel's call

What is asked is read the same for all, in `asked`, by the words that a library brings.

To add a library: such a file, and a line in `kinds`.
"""
