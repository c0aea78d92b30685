"""Numbers that a picture shows beside those that it was made of."""

import numpy as np

# of robots as large as those of the catalogue: less is what rounding leaves of nothing
NOISE = 1e-11


def assert_drawn(drawn, wanted):
    """To the last bit, and 0 where the number is nothing but rounding."""
    drawn, wanted = np.asarray(drawn, dtype=float), np.asarray(wanted, dtype=float)
    nothing = (drawn == 0) & (np.abs(wanted) < NOISE)
    np.testing.assert_array_equal(drawn, np.where(nothing, 0.0, wanted))
