"""Philox 4x64 with ten rounds, from its definition (Salmon et al., 2011), in Python's integers."""

_WORD = 2**64
_MULTIPLIERS = (0xD2E7470EE14C6C93, 0xCA5A826395121157)
_WEYL = (0x9E3779B97F4A7C15, 0xBB67AE8584CAA73B)


def philox(counter, key):
    """Four words of 64 bits."""
    x, key = list(counter), list(key)
    for _ in range(10):
        (high0, low0), (high1, low1) = (
            divmod(m * word, _WORD) for m, word in zip(_MULTIPLIERS, (x[0], x[2]), strict=True)
        )
        x = [high1 ^ x[1] ^ key[0], low1, high0 ^ x[3] ^ key[1], low0]
        key = [(k + w) % _WORD for k, w in zip(key, _WEYL, strict=True)]
    return x


def uniform(seed, use, number, kind, at):
    """Number `at` of a stream in [0, 1): counters begin at 1, four words each."""
    words = philox([at // 4 + 1, number, kind, 0], [seed, use])
    return (words[at % 4] >> 11) * 2.0**-53
