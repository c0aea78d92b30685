"""Rows that TOML or a reader refuses, as people write them: each is told what to write."""

import pytest

import rnea

HEAD = 'format = 1\nname = "x"\nconvention = "standard"\n[[links]]\nname = "j"\n'
MEANT = {
    "a = 0,45": "a decimal comma? Write a = 0.45",
    'a = "0,45"': "a decimal comma? Write a = 0.45",
    "com = [-0,22, 0, 0]": "got 4. A decimal comma? Decimals have a point, as 0.22 has",
    "com = [-0,05, 0, 0]": "a decimal comma? Write -0.05",
    'com = ["-0,22", 0, 0]': "a decimal comma? Write -0.22",
    "inertia = { izz = 0,075 }": "a decimal comma? Write izz = 0.075",
    "a = 0.45 m": "without their unit: a = 0.45, in m",
    "mass = 4.2kg  # weighed": "without their unit: mass = 4.2, in kg",
    "com = [0.1 m, 0, 0]": "without their unit: 0.1, in m",
    "a = 450 mm": 'without their unit: a = "450/1000", in m',
    "alpha = 90°": 'without their unit: alpha = "90*pi/180", in rad',
    "mass = 3 stone": "without their unit: mass = 3, in SI units",
    'a = "0.45 m"': "without their unit: write a = 0.45, in m",
    'a = "450 mm"': "'450 mm' is \"450/1000\" m",
    "alpha = pi/2": 'formulas stand in quotes: alpha = "pi/2"',
    "alpha = 2π": 'formulas stand in quotes: alpha = "2*pi"',
    "com = [0, l/2, 0]": 'formulas stand in quotes: "l/2"',
    "link = upper arm": 'text stands in quotes: link = "upper arm"',
    "d = .5": "write d = 0.5",
    "Izz = 0.075": "unknown key 'Izz'. Write inertia = { izz = 0.075 }",
    "com = -0.22": "got -0.22. Along x? Write [-0.22, 0, 0]",
}


@pytest.mark.parametrize(("row", "meant"), MEANT.items())
def test_a_slip_is_told_what_to_write(row, meant):
    with pytest.raises(rnea.RobotFileError) as refused:
        rnea.loads(HEAD + row + "\n", "arm.toml")
    assert meant in str(refused.value)
    assert str(refused.value).startswith("arm.toml:6: ")


@pytest.mark.parametrize("blank", ["\u00a0", "\u2003", "\x1c"])
def test_blanks_that_are_no_blank_of_toml_are_refused(blank):
    with pytest.raises(rnea.RobotFileError, match="not valid TOML"):
        rnea.loads(f"{HEAD}com = [0, {blank}, 0]\n", "arm.toml")


LISTS = ("links", "joints", "frames", "attachments", "loops", "couplings", "motors", "gearboxes")


@pytest.mark.parametrize("name", LISTS)
@pytest.mark.parametrize("second", ["[{}]", "[[{}]]", "  [ {} ] # again"])
def test_tables_of_which_there_are_several_have_two_brackets(name, second):
    text = f'format = 1\nname = "x"\n[{name}]\na = 1\n{second.format(name)}\na = 1\n'
    with pytest.raises(rnea.RobotFileError) as refused:
        rnea.loads(text, "arm.toml")
    assert str(refused.value) == (
        f"arm.toml:5: not valid TOML: several {name} are written [[{name}]], each of them, "
        "in two brackets"
    )


def test_one_of_several_has_two_brackets_too():
    with pytest.raises(rnea.RobotFileError, match=r"expected a list of tables \(\[\[links\]\]\)"):
        rnea.loads(HEAD.replace("[[links]]", "[links]"))


def test_a_table_of_which_there_is_one_stands_once():
    with pytest.raises(rnea.RobotFileError) as refused:
        rnea.loads("[parameters]\nl = 1\n[parameters]\nm = 2\n", "arm.toml")
    assert str(refused.value).endswith(
        "[parameters] stands here for the second time; all its rows belong below the first"
    )


PARSERS_WORDS = ('link = "half', "com = [1, 2", "mass = 0.5, com = [1, 2, 3]", "[links", "a 0.45")


@pytest.mark.parametrize("row", PARSERS_WORDS)
def test_what_nobody_can_guess_has_the_parsers_words(row):
    with pytest.raises(rnea.RobotFileError, match=r"not valid TOML: [A-Z].*\(at "):
        rnea.loads(HEAD + row + "\n", "arm.toml")


def test_lists_that_are_merely_too_long_or_short_are_not_suspected():
    for com in ("[0.1, 0.2, 0.3, 0.4]", "[1, 2]", "[0, 0, 0, 0]"):
        with pytest.raises(rnea.RobotFileError) as refused:
            rnea.loads(f"{HEAD}com = {com}\n")
        assert "comma" not in str(refused.value)
