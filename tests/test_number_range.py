"""Numbers that no robot has are refused where the file says them, in every format."""

import re

import pytest

import rnea
from rnea.describe import JOINT_KINDS
from rnea.errors import RobotFileError
from rnea.files.robots.toml import read_gearboxes, read_motors
from support import fuzz_seeds
from support.hostile_files import GOOD

MOTORS = """format = 1
[[motors]]
name = "small"
torque_constant = 0.05
resistance = 1.5
inertia = 1e-5
voltage = 24
"""
GEARBOXES = """format = 1
[[gearboxes]]
name = "small"
ratios = [50, 100]
average_torque = [5, 7]
inertia = 1e-6
mass = 0.3
"""
READERS = {
    **dict.fromkeys(GOOD, rnea.loads),
    "motors": read_motors,
    "gearboxes": read_gearboxes,
}
TEXTS = {**GOOD, "motors": MOTORS, "gearboxes": GEARBOXES}
BEYOND = {
    "1e101": "too large",
    "-1.5e300": "too large",
    "1e999": "large|finite",
    "1" + "0" * 120 + ".0": "too large",
    "1e-101": "too small",
    "-2e-308": "too small",
    "1e-999": "too small",
    "0." + "0" * 120 + "1": "too small",
}
# what stands for something other than a number of the robot; a mesh is for drawing
_OTHER = re.compile(r'version="[^"]*"|encoding="[^"]*"|format = 1|scale="[^"]*"')
_NUMBER = re.compile(
    r"(?<![\w.\"-])-?\d+(\.\d+)?(e-?\d+)?(?![\w.])|(?<=[\">])-?\d+(\.\d+)?(?=[ \"<])"
)


def places(text):
    """Where numbers stand."""
    plain = _OTHER.sub(lambda found: "x" * len(found.group()), text)
    return [found.span() for found in _NUMBER.finditer(plain)]


@pytest.mark.parametrize("form", READERS)
def test_every_number_of_every_format(form):
    text, read = TEXTS[form], READERS[form]
    assert read(text, "good")
    found = places(text)
    assert (
        len(found)
        >= {"urdf": 50, "toml": 18, "xml": 10, "sdf": 1, "motors": 4, "gearboxes": 6}[form]
    )
    for begin, end in found:
        line = text.count("\n", 0, begin) + 1
        for number, why in BEYOND.items():
            with pytest.raises(RobotFileError, match=why) as caught:
                read(text[:begin] + number + text[end:], "r")
            assert caught.value.line == line, (number, str(caught.value))


@pytest.mark.filterwarnings("ignore::rnea.ModelWarning")
@pytest.mark.parametrize("form", READERS)
def test_the_ends_of_the_range_are_no_such_numbers(form):
    """They may be wrong for another reason, and are never told to be beyond measure."""
    text, read = TEXTS[form], READERS[form]
    for begin, end in places(text):
        for number in ("1e100", "-1e100", "1e-100", "0", "0e999", "-0.0"):
            said = _refusal(read, text[:begin] + number + text[end:])
            assert not re.search("too (large|small) a number", said), said


def _refusal(read, text):
    try:
        read(text, "r")
    except rnea.RneaError as problem:
        return str(problem)
    return ""


RICH = [*fuzz_seeds.MJCF, *fuzz_seeds.SDF, *map(fuzz_seeds.toml, JOINT_KINDS), *GOOD.values()]


@pytest.mark.filterwarnings("ignore::rnea.ModelWarning")
@pytest.mark.parametrize("number", ["1e100", "-1e100", "1e50", "1e-50", "1e-100", "0"])
def test_all_numbers_of_a_file_at_once(number):
    """Their products overflow and vanish; whatever is said of it, we say it, and NumPy nothing."""
    refused = 0
    for text in RICH:
        changed = text
        for begin, end in reversed(places(text)):
            changed = changed[:begin] + number + changed[end:]
        said = _refusal(_judged, changed)
        refused += bool(said)
    assert refused


def _judged(text, file):
    rnea.check.lint(rnea.loads(text, file, eager=True))


def test_formulas_of_files():
    def told(formula):
        return GOOD["toml"].replace("mass = 2.0", f'mass = "{formula}"')

    for formula, why in (("1e99*1e99", "too large"), ("1e-99/1e99", "too small")):
        with pytest.raises(RobotFileError, match=why) as caught:
            rnea.loads(told(formula), "r.toml")
        assert caught.value.line == 7
    assert rnea.loads(told("1e99/1e99")).n == 2
