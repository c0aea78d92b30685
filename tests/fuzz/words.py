"""What spoilt files are made of: numbers and words that have broken readers."""

NUMBERS = [
    *("0", "-0", "1", "-1", "0.5", "2", "3.14159", "1e-9", "1e9", "-1e-3", "90", "360", "7"),
    # the ends of what files may hold, and beyond
    *("1e100", "-1e100", "1e-100", "9.9e99", "1e50", "-1e-50", "1e33", "1e101", "1e-101"),
    *(
        "1e308",
        "-1.7e308",
        "5e-324",
        "1e999",
        "-1e999",
        "1e-999",
        "9" * 400,
        "0." + "0" * 300 + "1",
    ),
    *(
        "nan",
        "inf",
        "-inf",
        "+Infinity",
        "1_000",
        "1,5",
        "0x1p3",
        "1.2.3",
        "1e",
        "--1",
        "\u0661",
        "",
    ),
]
NAMES = [
    *("world", "base", "base_link", "tool", "name", "link", "joint", "mimic", "fixed", "floating"),
    *(
        "",
        " ",
        "a b",
        "a,b",
        "é",
        "\u2028",
        "\u202e",
        "x" * 300,
        "0",
        "nan",
        "../../x",
        "a\tb",
        "'",
    ),
]
MARKS = [
    *("<", ">", "</", "/>", "&", "&amp;", "&#0;", "&#55296;", "<!--", "-->", "<![CDATA[", "]]>"),
    *("<!DOCTYPE x>", "<?xml?>", "\0", "\ud7ff", "\u2028", '"', "'", "=", "[", "]", "{", "}", "\n"),
    *("${1+1}", "$(find x)", "$(arg x)", "package://../..", "[" * 300, "{" * 50, "[[", "]]", "#"),
]


def number(rng, near=None):
    """A number as text: an odd one, or one like that which stood there."""
    if near is not None and rng.random() < 0.5:
        factor = rng.choice((-1, 0, 2, 0.5, 1e3, 1e-3, 1e6, 1e20, 1e-20, 57.29577951308232))
        try:
            return repr(float(near) * factor)
        except ValueError:
            pass
    if rng.random() < 0.2:
        return repr(rng.choice((-1, 1)) * 10 ** rng.uniform(-120, 120))
    return rng.choice(NUMBERS)


def word(rng):
    return rng.choice(rng.choice((NUMBERS, NAMES, MARKS)))
