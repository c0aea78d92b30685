"""Closed mechanisms of the catalogue in closed form, 110 digits, without a line of the package.

`mechanism(name)` is one of them with its file's numbers. Add one: a class with `shape` in a file
of its own.
"""

from support.closed_forms.delta import Delta
from support.closed_forms.file_numbers import FileNumbers
from support.closed_forms.four_bar import FourBar
from support.closed_forms.gough_stewart import GoughStewart
from support.closed_forms.palletizer import Palletizer
from support.closed_forms.planar_5r import Planar5R
from support.closed_forms.slider_crank import SliderCrank

MECHANISMS = {
    kind.name: kind for kind in (FourBar, SliderCrank, Planar5R, Palletizer, Delta, GoughStewart)
}


def mechanism(name):
    return MECHANISMS[name](FileNumbers(name))
