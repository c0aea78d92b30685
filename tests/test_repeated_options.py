"""An option given twice is honoured or refused, in every command; none is lost without a word."""

import pytest
import typer
from typer.testing import CliRunner

from rnea.cli.app import app
from rnea.cli.options.values import UsageError
from support.command import run

GROUP = typer.main.get_command(app)


def options():
    """(words before it and itself, how many values it takes); eager ones act while read."""
    commands = [([], GROUP), *(([name], GROUP.commands[name]) for name in GROUP.commands)]
    return [
        ([*before, max(param.opts, key=len)], param.nargs)
        for before, command in commands
        for param in command.params
        if param.param_type_name == "option"
        and not (param.is_flag or param.multiple or param.is_eager)
    ]


@pytest.mark.parametrize(("words", "count"), options(), ids=str)
def test_an_option_of_one_value_is_refused_the_second_time(words, count):
    *before, option = words
    twice = [option, *["1"] * count] * 2
    problem = CliRunner().invoke(app, [*before, *twice, *([] if before else ["robots"])]).exception
    assert isinstance(problem, UsageError)
    assert str(problem) == f"{option} is given 2 times and takes one value: give it once"


def test_two_names_of_one_option_are_one_option():
    words = ["size", "puma560", "m.csv", "-o", "a.html", "--output=b.html"]
    assert "--output is given 2 times" in str(CliRunner().invoke(app, words).exception)


def test_what_repeats_is_heard_and_switches_say_the_same_twice():
    said = CliRunner().invoke(app, ["robots", "--json", "--json"])
    assert said.exit_code == 0
    repeatable = [p for p in GROUP.commands["size"].params if p.multiple]
    assert {"--payload"} <= {max(p.opts, key=len) for p in repeatable}


def test_words_behind_two_dashes_are_no_options():
    problem = (
        CliRunner().invoke(app, ["size", "puma560", "--dwell", "1", "--", "--dwell"]).exception
    )
    assert "given 2 times" not in str(problem)


def test_an_option_of_the_whole_program_behind_a_command_is_led_to_its_place():
    for option in ("--density", "--package", "--allow-infeasible-inertia"):
        done = run("torque", option, "1000", "ur5", "--q=0,0,0,0,0,0")
        assert done.returncode == 2
        assert f"{option} stands before the command: rnea {option} ... torque" in done.stderr
