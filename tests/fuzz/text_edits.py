"""Edits of any text or bytes: cut, doubled, spliced, words put in."""

import words


def edited(rng, text, other):
    """A few random edits; `other` is a text to splice from."""
    for _ in range(rng.choice((1, 1, 1, 2, 3, 8))):
        at = rng.randrange(len(text) + 1)
        end = min(len(text), at + rng.choice((0, 1, 2, 5, 20, 200)))
        match rng.randrange(7):
            case 0:
                text = text[:at] + text[end:]
            case 1:
                text = text[:at] + words.word(rng) + text[end:]
            case 2:
                text = text[:at] + text[at:end] * rng.choice((2, 3, 50)) + text[end:]
            case 3:
                start = rng.randrange(len(other) + 1)
                text = text[:at] + other[start : start + rng.choice((5, 50, 500))] + text[end:]
            case 4:
                letter = chr(rng.choice((rng.randrange(128), rng.randrange(0xD800))))
                text = text[:at] + letter + text[end:]
            case 5:
                text = _with_value_exchanged(rng, text)
            case _:
                text = text[:at] if rng.random() < 0.2 else text.replace(text[at:end] or "x", "", 1)
    return text


def _with_value_exchanged(rng, text):
    """One quoted value in place of another: names and numbers meet wrong owners."""
    places = [i for i, letter in enumerate(text) if letter == '"']
    if len(places) < 4:
        return text
    a, b = sorted(rng.sample(range(len(places) - 1), 2))
    value = rng.choice((text[places[a] + 1 : places[a + 1]], words.word(rng)))
    return text[: places[b] + 1] + value + text[places[b + 1] :]


def damaged(rng, data):
    """Bytes flipped, cut, doubled or set to what length fields dislike."""
    data = bytearray(data)
    for _ in range(rng.choice((1, 1, 2, 4, 16))):
        if not data:
            return b""
        at = rng.randrange(len(data))
        match rng.randrange(6):
            case 0:
                data[at] ^= 1 << rng.randrange(8)
            case 1:
                data[at] = rng.choice((0, 1, 0x7F, 0x80, 0xFF))
            case 2:
                del data[at : at + rng.choice((1, 4, 64))]
            case 3:
                data[at:at] = data[at : at + rng.choice((1, 4, 64))]
            case 4:
                size = rng.choice((2, 4, 8))
                data[at : at + size] = rng.choice((b"\xff", b"\x00", b"\x7f")) * size
            case _:
                if rng.random() < 0.3:
                    del data[at:]
    return bytes(data)
