"""Edits of TOML that keep it TOML: tables and values that are moved, doubled, exchanged."""

import math
import tomllib
from copy import deepcopy

import words


class Stock:
    """Parsed seeds, and the values of their keys."""

    def __init__(self, texts):
        self.trees = [tomllib.loads(text) for text in texts]
        self.values = {}
        for tree in self.trees:
            for owner, key in _places(tree):
                if isinstance(owner, dict):
                    self.values.setdefault(key, []).append(owner[key])
        self.keys = sorted(self.values)

    def mutant(self, rng):
        tree = deepcopy(rng.choice(self.trees))
        for _ in range(rng.choice((1, 1, 2, 3, 6))):
            places = _places(tree)
            if places:
                self._edit(rng, *rng.choice(places), places)
        return "\n".join(_lines(tree)) + "\n"

    def _edit(self, rng, owner, key, places):
        match rng.randrange(9):
            case 0 | 1 | 2:
                owner[key] = self._changed(rng, owner[key])
            case 3:
                del owner[key]
            case 4:
                if isinstance(owner, dict):
                    other = rng.choice(self.keys)
                    owner[other] = deepcopy(rng.choice(self.values[other]))
            case 5:
                if isinstance(owner, dict) and rng.random() < 0.5:
                    owner[rng.choice((*self.keys, *filter(None, words.NAMES)))] = owner.pop(key)
                else:
                    owner[key] = deepcopy(rng.choice(self.values[rng.choice(self.keys)]))
            case 6:
                if isinstance(owner, list):
                    owner[key:key] = [deepcopy(owner[key]) for _ in range(rng.choice((1, 2, 20)))]
            case 7:
                other, where = rng.choice(places)
                value = deepcopy(other[where])
                owner[key] = value
            case _:
                owner[key] = rng.choice(([], {}, "", True, [owner[key]], {"a": owner[key]}))

    def _changed(self, rng, value):
        match value:
            case bool():
                return not value
            case int() | float():
                text = words.number(rng, near=value)
                try:
                    return float(text) if rng.random() < 0.8 else text
                except ValueError:
                    return text
            case str():
                parts = (
                    words.word(rng),
                    words.number(rng),
                    f"({value})*2",
                    f"{value}/0",
                    "pi",
                    "l",
                )
                return rng.choice(
                    (*parts, rng.choice(words.NAMES), "-" * 30 + "1", "1" + "**9" * 9)
                )
            case list():
                return [*value, *value] if rng.random() < 0.5 else value[1:]
            case _:
                return rng.choice((words.number(rng), 1.0, []))


def _places(tree):
    """Every entry of every table and list: (owner, key)."""
    found, waiting = [], [tree]
    while waiting:
        owner = waiting.pop()
        keys = list(owner) if isinstance(owner, dict) else range(len(owner))
        for key in keys:
            found.append((owner, key))
            if isinstance(owner[key], dict | list):
                waiting.append(owner[key])
    return found


def _lines(table):
    return [f"{_quoted(key)} = {_value(value)}" for key, value in table.items()]


def _value(value):
    match value:
        case bool():
            return "true" if value else "false"
        case float() if not math.isfinite(value):
            return "nan" if value != value else "inf" if value > 0 else "-inf"
        case int() | float():
            return repr(value)
        case str():
            return _quoted(value)
        case dict():
            return "{" + ", ".join(_lines(value)) + "}"
        case list():
            return "[" + ", ".join(map(_value, value)) + "]"
    return _quoted(str(value))


def _quoted(text):
    return '"' + "".join(_escaped(letter) for letter in text) + '"'


def _escaped(letter):
    plain = letter.isprintable() and letter not in '"\\'
    return letter if plain else f"\\U{ord(letter):08X}"
