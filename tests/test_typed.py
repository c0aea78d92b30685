"""What is typed in place of numbers, and calls that the parser refuses: cause, cure, one form."""

import re

import pytest
import typer

import rnea
from rnea.cli.app import app
from rnea.cli.options.typed import decimal_comma, torn_list
from support.command import run

COMMANDS = typer.main.get_command(app).commands
STATES = ("--q", "--qd", "--qdd", "--tau")
# what a command wants before it looks at a state of one_link
BESIDES = {
    "diagnose": {"--q": "0", "--tau": "0"},
    "motion": {"--q": "0", "--to": "1"},
    "show": {"--link": "1"},
    "simulate": {"--duration": "0.01"},
    "transform": {"--wrench": "0,0,0,0,0,0", "--from": "tool", "--to": "base"},
    "torque": {"--q": "0"},
    "plot": {"--q": "0", "-o": "a.svg"},
    "animate": {"--q": "0", "-o": "a.gif"},
}
FIRST = {"plot": ["robot"]}


def taking(*options):
    return [
        (name, option)
        for name, command in COMMANDS.items()
        for option in options
        if any(option in parameter.opts for parameter in command.params)
    ]


def told(tmp_path, command, option, value, robot="one_link"):
    given = BESIDES.get(command, {}) | {option: value}
    words = [word for pair in given.items() for word in pair]
    done = run(command, *FIRST.get(command, []), robot, *words, cwd=tmp_path)
    assert done.returncode == 1, done.stderr
    assert list(tmp_path.iterdir()) == []
    return done.stderr


def test_enough_commands_take_a_state():
    assert len({name for name, _ in taking(*STATES)}) >= 9


@pytest.mark.parametrize(("command", "option"), taking(*STATES))
def test_a_unit_is_refused_with_the_number_alone(tmp_path, command, option):
    unit = {"--q": "rad", "--qd": "rad/s", "--qdd": "rad/s^2", "--tau": "N m"}[option]
    message = told(tmp_path, command, option, f"4.905 {unit}")
    assert f"'4.905 {unit}' has a unit" in message
    assert message.endswith(f"numbers are written without, in {unit}: 4.905\n")


@pytest.mark.parametrize(("command", "option"), taking(*STATES))
def test_a_decimal_comma_is_asked_for(tmp_path, command, option):
    for value, meant in (("2,015", "2.015"), ("0,5", "0.5"), ("-1,25", "-1.25")):
        # a value that begins with a minus is no option
        assert f"A decimal comma? Write {meant}" in told(tmp_path, command, option, value)


@pytest.mark.parametrize(("command", "option"), taking(*STATES))
def test_a_letter_is_to_be_replaced(tmp_path, command, option):
    assert "put your number in place of tau1." in told(tmp_path, command, option, "tau1")
    assert "put your number in place of x." in told(tmp_path, command, option, "2*x")


@pytest.mark.parametrize("command", COMMANDS)
def test_a_list_torn_by_a_blank_is_named_before_anything_else(command):
    for words in (
        ["--q", "pi/5,", "0.6"],
        ["--q=pi/5,", "0.6"],
        ["--q", "pi/5", ",0.6"],
        ["--q", "pi/5", ",", "0.6"],
    ):
        done = run(command, "planar_2r", *words)
        assert done.returncode == 2
        assert "joined by commas, without blanks: --q pi/5,0.6\n" in done.stderr


LISTS = [
    (name, option)
    for name, command in COMMANDS.items()
    for parameter in command.params
    for option in parameter.opts
    if re.search("[1-9,],|[XYZ],|^KG,|LOW,|^N,", str(parameter.metavar))
]


@pytest.mark.parametrize(("command", "option"), LISTS)
def test_numbers_beside_each_other_are_to_be_joined(command, option):
    for words, meant in (
        (["0.1", "0.2"], "0.1,0.2"),
        (["0.1", "-0.2", "pi/3"], "0.1,-0.2,pi/3"),
        (["-0.1", "-.2"], "-0.1,-.2"),
        (["0,0", "1e-3,2"], "0,0,1e-3,2"),
    ):
        for given in ([option, *words], [f"{option}={words[0]}", *words[1:]]):
            done = run(command, "planar_2r", *given, "-h")
            assert (done.returncode, done.stdout) == (2, "")
            assert f"joined by commas, without blanks: {option} {meant}\n" in done.stderr


def test_enough_options_take_several_numbers():
    assert len(LISTS) > 50
    assert {"--q", "--tau", "--gravity", "--wrench", "--kp", "--span", "--sizes", "--payload"} <= {
        option for _, option in LISTS
    }


def test_near_misses_of_torn_lists():
    for words in (
        ["--q", "0.3,0.6", "motion.csv"],
        ["--q", "0.3,", "motion.csv"],
        ["--joints", "a,", "b"],
        ["a,", "0.6"],
        ["--q", "0.3,-0.6", "--qd", "1,2"],
        ["--title", "one, two", "3"],
        ["--q", "0.3,0.6", "2r.toml"],
        ["--q", "0.3", "--qd", "1"],
        ["--q", "0.3", "-o", "a.csv"],
        ["--duration", "1", "2"],
    ):
        assert torn_list(words, ["--q", "--qd"]) == ""
    assert "-0.6" in torn_list(["--q", "0.3,", "-0.6"])


def test_a_folder_whose_name_is_a_number_is_no_number(tmp_path, monkeypatch):
    (tmp_path / "2024").mkdir()
    monkeypatch.chdir(tmp_path)
    assert torn_list(["--wrench", "0,0,0,0,0,1", "2024"], ["--wrench"]) == ""
    assert torn_list(["--wrench", "0,0,0,0,0,1", "2025"], ["--wrench"]) != ""


def test_a_pattern_of_files_is_no_number(tmp_path, monkeypatch):
    (tmp_path / "2").mkdir()
    (tmp_path / "2" / "1.5").touch()
    monkeypatch.chdir(tmp_path)
    for pattern in ("2/*", "2/", "2*", "2/*.5", "2/1.*"):
        assert torn_list(["--gravity", "0,0,-9.81", pattern], ["--gravity"]) == ""
    # no such files: a product, and a quotient
    for number in ("3*2", "3/2", "2/*.7"):
        assert torn_list(["--gravity", "0,0", number], ["--gravity"]) != ""


def test_a_quoted_list_may_have_blanks():
    quoted = run("torque", "planar_2r", "--q", "pi/5, 0.6")
    assert (quoted.returncode, quoted.stderr) == (0, "")


def test_near_misses_of_decimal_commas():
    assert decimal_comma("0.5,3") == decimal_comma("1,2,3") == decimal_comma("pi,2") == ""
    assert decimal_comma("0,3;0,6") == ". A decimal comma? Write 0.3,0.6"
    # as many numbers as the robot has joints are no question
    assert run("torque", "planar_2r", "--q", "0,3").stderr == ""
    assert "comma?" not in run("torque", "planar_2r", "--q", "0,3,5").stderr
    both = run("torque", "planar_2r", "--q", "0,3,0,6").stderr
    assert both.endswith("A decimal comma? Write 0.3,0.6\n")


SPELLINGS = [("[0.3,0.6]", "0.3,0.6"), ("0.3;0.6", "0.3,0.6"), ("2pi,π/2", "2*pi,pi/2")]


@pytest.mark.parametrize(("typed", "meant"), [*SPELLINGS, ("{1, 2pi}", "1,2*pi")])
def test_other_spellings_of_lists(typed, meant):
    wrong = run("torque", "planar_2r", "--q", typed)
    assert (wrong.returncode, wrong.stderr.endswith(f". Write {meant}\n")) == (1, True)
    assert run("torque", "planar_2r", "--q", meant).returncode == 0
    # divided by pi, or half of it?
    assert "Write" not in run("torque", "planar_2r", "--q", "1/2pi,0").stderr
    assert "Write" not in run("torque", "planar_2r", "--q", "1_0,0").stderr


MEANT = [
    ("pi/2,PI", "--q: 'PI' is written pi here. Write pi/2,pi\n"),
    ("np.pi/2,0", ". Write pi/2,0\n"),
    ("2PI,math.pi", ". Write 2*pi,pi\n"),
    ("sqrt(2),0", "--q: no functions are computed here: put the number for 'sqrt(2)'. Legal: "),
    ("0,2*cos (1)", "no functions are computed here: put the number for '2*cos (1)'. Legal: "),
]


@pytest.mark.parametrize(("given", "words"), MEANT)
def test_pi_and_functions_as_programs_write_them(given, words):
    done = run("torque", "planar_2r", "--q", given)
    assert (done.returncode, words in done.stderr) == (1, True), done.stderr


def test_lists_of_a_fixed_length_say_what_their_numbers_are():
    at = ("--q", "0,0")
    for words, told in (
        (("torque", "planar_2r", *at, "--gravity", "9.81"), "3 numbers, got 1: along x, y and z"),
        (("torque", "planar_2r", *at, "--gravity", "9.81"), "e.g. --gravity 0,0,-9.81\n"),
        (("torque", "planar_2r", *at, "--wrench", "0,10,0"), "6 numbers, got 3: force (N), then m"),
        (("torque", "planar_2r", *at, "--wrench", "0,10,0"), "e.g. --wrench 0,0,-10,0,0,0\n"),
        (("transform", "ur5", "--twist", "1,2", "--from", "tool", "--to", "base"), "angular (rad"),
        (("show", "ur5", "--payload", "1", "--payload-at", "1,2"), "e.g. --payload-at 0,0,0.1\n"),
    ):
        done = run(*words)
        assert (done.returncode, told in done.stderr) == (1, True), done.stderr


ONE_NUMBER = {"S": "s", "HZ": "Hz", "M": "m", "M/S": "m/s", "KG": "kg", "RAD/S": "rad/s"}
MEASURED = [
    (name, parameter.opts[0], ONE_NUMBER[parameter.metavar])
    for name, command in COMMANDS.items()
    for parameter in command.params
    if parameter.metavar in ONE_NUMBER and parameter.opts[0] != "--payload"
]


@pytest.mark.parametrize(("command", "option", "unit"), MEASURED)
def test_a_unit_behind_one_number_is_refused_with_the_number_alone(command, option, unit):
    done = run(command, "one_link", option, f"2.5{unit}")
    assert done.returncode == 2
    # what a command wants besides may be missed first
    missed = "missing" in done.stderr
    told = f"{option}: '2.5{unit}' has a unit; numbers are written without, in {unit}: 2.5. Usage: "
    assert missed or told in done.stderr
    if not missed:
        other = {"s": "100ms", "Hz": "1kHz"}.get(unit, "3 mm")
        assert f"{other!r} has a unit" in run(command, "one_link", option, other).stderr


def test_enough_options_have_a_unit():
    assert len(MEASURED) > 15


@pytest.mark.parametrize(("command", "option"), taking(*STATES))
def test_one_dash_is_told_of_two(command, option):
    for words in ([option[1:], "0"], [f"{option[1:]}=0"]):
        done = run(command, "one_link", *words)
        assert done.returncode == 2
        assert f"no such option: {option[1:]}. Did you mean {option}? Usage: " in done.stderr


def test_help_is_an_option():
    assert "Did you mean rnea --help? Usage: rnea [OPT" in run("help").stderr
    assert "Did you mean rnea torque --help? Usage: " in run("help", "torque").stderr


def test_long_words_are_answered_at_once():
    for word in (
        "1" + "m" * 60 + "!",
        "1" * 4000 + "x",
        "1 " + "N m " * 60 + "!",
        "1,1;" * 200 + "x",
    ):
        assert run("torque", "one_link", "--q", word).returncode == 1


def test_nothing_is_no_number():
    assert run("torque", "one_link", "--q", "").stderr == (
        "error: --q has 0 values, but robot 'One-link arm' has 1 joint (joint1)\n"
    )


def test_units_that_are_not_ours_are_not_simply_left_out():
    sliding = run("torque", "rp_arm", "--q", "0.3 rad, 20 mm").stderr
    assert sliding.endswith("numbers are written without, in rad or m\n")
    assert run("torque", "rp_arm", "--q", "0.3 rad, 0.2 m").stderr.endswith(
        "in rad or m: 0.3, 0.2\n"
    )
    assert (
        "in degrees; angles are in radians, write pi/6"
        in run("torque", "one_link", "--q", "30 deg").stderr
    )
    field = run("torque", "one_link", "--q", "0", "--gravity", "0,0,-9.81 m/s²").stderr
    assert field.endswith("in m/s^2: 0,0,-9.81\n")
    assert "in kg: 2" in run("torque", "one_link", "--q", "0", "--payload", "2 kg").stderr


ARM = 'format = 1\nname = "arm"\nconvention = "standard"\n[[links]]\na = 1\nmass = 1\n'
ENTRIES = [
    ("a = 1", 'theta = "q1"', "leave it out, the joint's variable is added by itself"),
    ("a = 1", 'joint = "prismatic"\nd = "q1"', "leave it out, the joint's variable is added"),
    ("mass = 1", "m = 1", "unknown key 'm'. Did you mean 'mass'? Legal: "),
    ("mass = 1", "I = 1", "unknown key 'I'. Did you mean 'inertia'?"),
    ("mass = 1", "inertia = 0.03", "if that is the moment about z, write { izz = 0.03 }"),
    ("mass = 1", 'inertia = "1/12"', 'write { izz = "1/12" }'),
    ("mass = 1", "inertia = [1, 2, 3]", "write { ixx = 1, iyy = 2, izz = 3 }"),
    ("standard", "siciliano", "unknown convention 'siciliano'. That is 'standard'. "),
    ("standard", "Craig", "unknown convention 'Craig'. That is 'modified'. "),
]


@pytest.mark.parametrize(("old", "new", "words"), ENTRIES)
def test_entries_of_robot_files_as_books_write_them(old, new, words):
    assert rnea.loads(ARM).n == 1
    with pytest.raises(rnea.RneaError) as problem:
        rnea.loads(ARM.replace(old, new))
    assert words in str(problem.value)


def test_what_a_message_shows_can_be_read():
    for entry in ("izz = 0.03", 'izz = "1/12"', "ixx = 1, iyy = 2, izz = 3"):
        assert rnea.loads(f"{ARM}inertia = {{ {entry} }}").n == 1


@pytest.mark.parametrize("book", ["siciliano", "spong", "paul", "corke", "saha", "craig", "khalil"])
def test_conventions_by_books(book):
    ours = "modified" if book in ("craig", "khalil") else "standard"
    with pytest.raises(rnea.RneaError, match=f"That is '{ours}'"):
        rnea.Robot.from_dh([{"a": 1}], convention=book)
    with pytest.raises(rnea.RneaError, match=f"That is '{ours}'"):
        rnea.load("planar_2r").to_dh(book)
    done = run("convert", "planar_2r", "x.toml", "--convention", book)
    assert (done.returncode, f"That is '{ours}'" in done.stderr) == (2, True)


@pytest.mark.parametrize("book", ["siciliano", "spong", "paul", "featherstone", "lynch", "corke"])
def test_notations_by_books(book):
    done = run("explain", "planar_2r", "--notation", book)
    nearest = re.search(r"Nearest is '(\w+)': that book ", done.stderr)[1]
    assert done.returncode == 2
    assert run("explain", "planar_2r", "--notation", nearest).returncode == 0
    sheet = run("exercise", "planar_2r", "--notation", book)
    # a problem of Newton's and Euler's equations is not worked by energies
    assert ("Nearest is" in sheet.stderr) == (nearest != "lagrange")
    assert "Nearest" not in run("explain", "planar_2r", "--notation", "kraig").stderr


@pytest.mark.parametrize("command", ["explain", "exercise"])
def test_notations_are_names_however_they_are_written_and_no_conventions(command):
    craig = run(command, "one_link", "--notation", "craig")
    assert craig.returncode == 0
    assert run(command, "one_link", "--notation", "Craig").stdout == craig.stdout
    for convention in ("standard", "Modified"):
        done = run(command, "one_link", "--notation", convention)
        assert done.returncode != 0
        said = " ".join(done.stderr.split())
        assert "That is a convention of DH tables, which the robot's file says" in said
        assert "Legal: craig, saha, base" in said


@pytest.mark.parametrize(
    "words", [("explain", "-o", "x.pdf"), ("explain", "--to", "pdf"), ("derive", "-o", "x.pdf"),
              ("derive", "--to", "pdf"), ("exercise", "--to", "pdf")],
)  # fmt: skip
def test_paper(tmp_path, words):
    command, *rest = words
    done = run(command, "planar_2r", *rest, cwd=tmp_path)
    assert done.returncode == 2
    assert "For a PDF write .tex and run LaTeX on it" in done.stderr
    assert ("write .html and print it" in done.stderr) == (command != "derive")


def test_a_file_of_a_near_name(tmp_path):
    (tmp_path / "rp.toml").write_text(ARM)
    (tmp_path / "move.csv").write_text("t,q_joint1\n0,0\n1,1\n")
    for words, meant in (
        (("torque", "rp.tmol", "--q", "0"), "rp.tmol: no such file. Did you mean 'rp.toml'?"),
        (("check", "rp.tom"), "no such file. Did you mean 'rp.toml'?"),
        (("torque", "rp", "--q", "0"), "unknown robot 'rp'. Did you mean the file 'rp.toml'?"),
        (("torque", "rp.toml", "mov.csv"), "mov.csv: no such file. Did you mean 'move.csv'?"),
        (("size", "rp.toml", "moves.csv"), "no such file. Did you mean 'move.csv'?"),
        (("log", "rp.toml", "moove.csv"), "no such file. Did you mean 'move.csv'?"),
    ):
        done = run(*words, cwd=tmp_path)
        assert done.returncode != 0
        assert meant in done.stderr + done.stdout
    there = str(tmp_path / "rp.toml")
    assert f"Did you mean {there!r}?" in run("show", str(tmp_path / "rp.tml")).stderr
    far = run("torque", "arm.urdf", "--q", "0", cwd=tmp_path).stderr
    assert far == "error: arm.urdf: no such file\n"


def numeric(command):
    """An option of a command that takes one number, by its default or type."""
    for parameter in COMMANDS[command].params:
        option = next((x for x in parameter.opts if x.startswith("--")), "")
        if option and not parameter.is_flag and parameter.metavar in ("S", "HZ", "N", "SHARE"):
            yield option


@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("command", COMMANDS)
def test_what_the_parser_refuses_has_the_form_of_our_errors(monkeypatch, command, width):
    monkeypatch.setenv("COLUMNS", str(width))
    wrong = [["--no-such-option"], ["--no-such-option=3"], ["-#"]]
    wrong += [["a", "b", option, "x,y"] for option in numeric(command)]
    for words in wrong:
        done = run(command, *words)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith("error: ")
        assert "Error" not in done.stderr
        assert max(map(len, done.stderr.splitlines())) <= width


def test_the_parser_s_words_name_what_would_do(monkeypatch):
    monkeypatch.delenv("COLUMNS", raising=False)
    for words, message in (
        (("sample", "one_link", "--seed", "x"), "error: --seed x: not a whole number. Usage: "),
        (("sample", "one_link", "--seed", "1.5"), "error: --seed 1.5: not a whole number. "),
        (("sample", "one_link", "--seed", "-1"), "'--seed'"),
        (("--density", "x", "robots"), "error: --density x: not a number. Usage: rnea [OPT"),
        (("motion", "one_link", "--q=0", "--to=1", "--duration", "2,5"), "comma? Write 2.5. "),
        (("torque", "one_link", "--qdddd", "2"), "no such option: --qdddd. Did you mean "),
        (("torque", "one_link", "--q"), "error: option '--q' requires an argument. Usage: rnea t"),
        (("torque",), "error: missing argument 'ROBOT'. Usage: rnea torque [OPTIONS] ROBOT [TRAJ"),
        (("show", "one_link", "more"), "unexpected extra argument"),
        (("torqe",), "error: no such command 'torqe'. "),
    ):
        done = run(*words)
        assert (done.returncode, done.stdout) == (2, "")
        assert message in done.stderr
        assert done.stderr.endswith(" -h tells more\n")
        assert done.stderr.count("\n") == 1


def test_without_a_word_there_is_help():
    done = run()
    assert "Usage: rnea [OPTIONS] COMMAND" in done.stdout + done.stderr
    assert "error:" not in done.stderr


# what tells how many there are, of one of each
ONCE = [
    ("show", "one_link"),
    ("show", "four_bar"),
    ("check", "one_link", "two_arms"),
    ("derive", "one_link"),
    ("torque", "one_link", "one.csv", "-o", "tau.csv"),
    ("torque", "one_link", "one.csv", "-o", "folder/"),
    ("torque", "one_link", "--q", "0,1"),
    ("summary", "one.csv"),
    ("sample", "one_link", "--rows", "1", "-o", "states.csv"),
    ("sample", "one_link", "--rows", "1", "-o", "folder/"),
    ("sample", "one_link", "--rows", "1"),
    ("exercise", "one_link", "--kind", "gravity", "-o", "folder/"),
    ("vectors", "ur5", "-o", "ur5.json"),
]
PLURALS = (
    "joints|rows|files|links|robots|values|samples|states|columns|frames|times|sheets|speeds|"
    "freedoms|loops|errors|warnings|notes|problems|motors|coordinates"
)


@pytest.mark.parametrize("words", ONCE, ids=" ".join)
def test_one_is_singular(tmp_path, words):
    (tmp_path / "one.csv").write_text("t,q_joint1,qd_joint1,qdd_joint1\n0,0,0,0\n")
    done = run(*words, cwd=tmp_path)
    assert "Traceback" not in done.stderr
    said = done.stdout + done.stderr
    assert re.search(r"\d", said)
    wrong = re.search(rf"(?<![\d.,-])\b1 (independent )?({PLURALS})\b(?!/s)", said)
    assert wrong is None, said
