"""Edits of XML that keep it XML: elements and attributes that are moved, doubled, exchanged.

Elements and attributes of all seeds of a format are one stock: what one robot says is put into
another one.
"""

import re
import xml.etree.ElementTree as ElementTree
from copy import deepcopy

import words

_NUMBERS = re.compile(r"[-+]?[0-9.]+(?:[eE][-+]?[0-9]+)?")
_MOST = 400
ElementTree.register_namespace("xacro", "http://www.ros.org/wiki/xacro")


class Stock:
    """Parsed seeds, and all that stands in them."""

    def __init__(self, texts):
        self.trees = [ElementTree.fromstring(_without_head(text)) for text in texts]
        self.elements, self.values = [], {}
        for tree in self.trees:
            for element in tree.iter():
                if len(list(element.iter())) < 40:
                    self.elements.append(element)
                for key, value in element.attrib.items():
                    self.values.setdefault(key, []).append(value)
        self.tags = sorted({element.tag for element in self.elements})
        self.keys = sorted(self.values)

    def mutant(self, rng):
        """The text of a seed with a few of its parts changed."""
        tree = deepcopy(rng.choice(self.trees))
        for _ in range(rng.choice((1, 1, 2, 3, 6))):
            inner = [element for element in tree.iter() if element is not tree] or [tree]
            self._edit(rng, tree, rng.choice(inner), inner)
        return ElementTree.tostring(tree, encoding="unicode")

    def _edit(self, rng, tree, element, inner):
        parents = {child: parent for parent in tree.iter() for child in parent}
        match rng.randrange(12):
            case 0 | 1 | 2:
                self._change_value(rng, element)
            case 3:
                if element.attrib:
                    del element.attrib[rng.choice(sorted(element.attrib))]
            case 4:
                key = rng.choice(self.keys)
                element.set(key, rng.choice(self.values[key]))
            case 5:
                if element in parents:
                    parents[element].remove(element)
            case 6:
                if element in parents and len(inner) < _MOST:
                    times = rng.choice((1, 1, 2, 20))
                    for _ in range(times):
                        parents[element].insert(rng.randrange(5), deepcopy(element))
            case 7:
                if len(inner) < _MOST:
                    element.append(deepcopy(rng.choice(self.elements)))
            case 8:
                element.tag = rng.choice(self.tags)
            case 9:
                other = rng.choice(inner)
                if element in parents and other not in element.iter():
                    parents[element].remove(element)
                    other.append(element)
            case 10:
                other = rng.choice(inner)
                element.attrib, other.attrib = other.attrib, element.attrib
            case _:
                element.text = self._changed(rng, element.text or "")

    def _change_value(self, rng, element):
        if not element.attrib:
            element.text = self._changed(rng, element.text or "")
            return
        key = rng.choice(sorted(element.attrib))
        if rng.random() < 0.3:
            element.set(key, rng.choice(self.values.get(key) or self.values[rng.choice(self.keys)]))
        else:
            element.set(key, self._changed(rng, element.get(key)))

    def _changed(self, rng, text):
        """A text with one of its numbers exchanged; without numbers another word."""
        places = list(_NUMBERS.finditer(text))
        if places and rng.random() < 0.85:
            place = rng.choice(places)
            number = words.number(rng, near=place.group())
            return _legal(text[: place.start()] + number + text[place.end() :])
        if rng.random() < 0.1:
            return _legal(f"{text} {words.number(rng)}")
        return _legal(rng.choice((words.word(rng), rng.choice(words.NAMES), text * 2)))


def _legal(text):
    """Without what XML cannot hold: that is for edits of the text."""
    return re.sub(r"[\x00-\x08\x0b\x0c\x0e-\x1f]", "", text)


def _without_head(text):
    return re.sub(r"^\s*<\?xml.*?\?>", "", text.removeprefix("\ufeff"), flags=re.DOTALL)
