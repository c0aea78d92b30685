"""Help: -h everywhere, examples on lines of their own that can be pasted, nothing wider than 80."""

import re
import shlex

import pytest
import typer

from rnea.cli.app import app
from rnea.cli.examples import continued, examples_of, prose_of
from rnea.cli.registry import NAMES
from support.command import run

GROUP = typer.main.get_command(app)
COMMANDS = {"": GROUP, **GROUP.commands}


def test_all_commands_are_there_in_the_order_of_the_help():
    assert tuple(GROUP.commands) == NAMES
    assert all(GROUP.commands[name].name == name for name in NAMES)
    assert "torqe" not in GROUP.commands


@pytest.mark.parametrize("name", COMMANDS)
def test_help_is_told_by_either_name_and_fits(name):
    words = [name] if name else []
    short, long = run(*words, "-h"), run(*words, "--help")
    assert (short.returncode, short.stderr) == (0, "")
    assert short.stdout == long.stdout
    assert short.stdout.startswith(f"Usage: {' '.join(['rnea', *words])} ")
    assert max(map(len, short.stdout.splitlines())) <= 80


@pytest.mark.parametrize("name", COMMANDS)
def test_examples_can_be_pasted(name):
    """What help shows, with its continued lines joined as a shell joins them, are the examples."""
    examples = examples_of(COMMANDS[name])
    assert examples
    text = run(*([name] if name else []), "-h").stdout
    shown = re.search(r"^Examples:\n(.*?)\n\n", text, flags=re.DOTALL | re.MULTILINE)[1]
    joined = [re.sub(" +", " ", line).strip() for line in shown.replace("\\\n", "").splitlines()]
    assert joined == examples
    for call in examples:
        # words of the group's own options come before the command's name
        words = shlex.split(call)
        assert words[0] == "rnea"
        assert not name or name in words
    assert "Examples" not in prose_of(COMMANDS[name])


def test_long_calls_are_broken_between_options():
    call = "rnea torque puma560 motion.csv --budget -o torques.csv --plot budget.png"
    assert continued(call, 40) == [
        "rnea torque puma560 motion.csv \\",
        "  --budget -o torques.csv \\",
        "  --plot budget.png",
    ]
    assert continued(call, 80) == [call]
