"""The tab key: what shells are told by the protocol of their scripts, and real shells."""

import os
import subprocess
import sys

import pytest

import rnea
from rnea.cli.registry import NAMES
from rnea.cli.shells import SHELLS
from support.command import run
from support.tools import needed

SCRIPT = f'#!/bin/sh\nexec "{sys.executable}" -m rnea "$@"\n'


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A place with robot files, and the command on its path."""
    place = tmp_path_factory.mktemp("completion")
    (place / "bin").mkdir()
    (place / "bin" / "rnea").write_text(SCRIPT)
    (place / "bin" / "rnea").chmod(0o755)
    for name in ("puzzle.urdf", "motion.csv", "arm.toml"):
        (place / name).write_text("")
    (place / "purgatory").mkdir()
    return place


@pytest.fixture
def offered(monkeypatch, folder):
    """What bash is offered behind some words, the last of which is incomplete."""

    def ask(*words):
        monkeypatch.setenv("_RNEA_COMPLETE", "complete_bash")
        monkeypatch.setenv("COMP_WORDS", " ".join(["rnea", *words]))
        monkeypatch.setenv("COMP_CWORD", str(len(words)))
        done = run(cwd=folder)
        assert done.stderr == ""
        return done.stdout.split()

    return ask


def test_commands_and_options(offered):
    assert offered("") == list(NAMES)
    assert offered("t") == ["torque", "transform"]
    assert offered("--den") == ["--density"]
    assert set(offered("torque", "--wr")) == {"--wrench", "--wrench-at", "--wrenches"}
    assert offered("--density", "1000", "torque", "planar_2r", "--qd") == ["--qd", "--qdd"]


def test_robots_of_the_catalogue_and_robot_files(offered):
    assert offered("torque", "pu") == ["puma560", "purgatory/", "puzzle.urdf"]
    assert set(rnea.robots()) <= set(offered("show", ""))
    assert "motion.csv" not in offered("show", "")
    assert offered("check", "planar_2r", "puz") == ["puzzle.urdf"]
    assert offered("simulate", "ur5", "--model", "ar") == ["arm.toml"]
    # the shell itself offers files where we offer nothing
    assert offered("torque", "puma560", "mo") == []


@pytest.mark.parametrize(
    ("words", "legal"),
    [
        (["export", "ur5", "--quantity", "mass"], ["mass_matrix"]),
        (["export", "ur5", "--quantity", "bias,mass"], ["bias,mass_matrix"]),
        (["explain", "ur5", "--notation", "s"], ["saha"]),
        (["animate", "ur5", "--kind", "p"], ["playback"]),
        (["exercise", "planar_2r", "--kind", "la"], ["lagrange"]),
        (["motion", "ur5", "--profile", "q"], ["quintic"]),
        (["simulate", "ur5", "--controller", "comp"], ["computed_torque"]),
        (["convert", "ur5", "a.urdf", "--to", "m"], ["mjcf"]),
        (["plot", "torque-"], ["torque-map", "torque-speed"]),
        (["torque", "ur5", "--ignore", "cor"], ["coriolis"]),
        (["vectors", "floating_tree_9"], ["floating_tree_9"]),
        (["--base", "f"], ["fixed", "free"]),
        (["--show-completion", "b"], ["bash"]),
    ],
)
def test_words_of_a_choice(offered, words, legal):
    assert sorted(offered(*words)) == legal


def test_what_goes_wrong_says_nothing_into_the_line(offered):
    assert offered("no_such_command", "x") == []
    assert offered("torque", "no_such/folder/") == []


@pytest.mark.parametrize("shell", SHELLS)
def test_scripts_are_shown(shell):
    done = run("--show-completion", shell)
    assert (done.returncode, done.stderr) == (0, "")
    assert "_RNEA_COMPLETE" in done.stdout
    assert "rnea" in done.stdout


def test_an_unknown_shell_is_refused():
    for option in ("--show-completion", "--install-completion"):
        done = run(option, "tcsh")
        assert (done.returncode, done.stdout) == (2, "")
        assert "Legal: bash, zsh, fish" in done.stderr


def _environment(folder, home):
    path = f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"
    return os.environ | {"PATH": path, "HOME": str(home), "ZDOTDIR": str(home)}


def test_it_is_installed_where_bash_finds_it(folder, tmp_path):
    """A real bash reads its own file, and is asked as the tab key asks it."""
    bash = needed("bash", "completion in bash was not tried")
    env = _environment(folder, tmp_path)
    done = subprocess.run(
        ["rnea", "--install-completion", "bash"], env=env, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert "completion for bash is in" in done.stderr
    asked = (
        "shopt -s progcomp; source ~/.bashrc; complete -p rnea; "
        "COMP_WORDS=(rnea torque puma); COMP_CWORD=2; "
        "_rnea_completion rnea; printf '%s\\n' \"${COMPREPLY[@]}\""
    )
    told = subprocess.run(
        [bash, "--norc", "-c", asked], env=env, cwd=folder, capture_output=True, text=True
    )
    assert told.stdout.splitlines() == ["complete -o default -F _rnea_completion rnea", "puma560"]


def test_fish_completes(folder, tmp_path):
    fish = needed("fish", "completion in fish was not tried")
    env = _environment(folder, tmp_path)
    asked = "rnea --show-completion fish | source; complete --do-complete 'rnea torque puma'"
    told = subprocess.run([fish, "-c", asked], env=env, cwd=folder, capture_output=True, text=True)
    assert [line.split("\t")[0] for line in told.stdout.splitlines()] == ["puma560"], told.stderr


def test_zsh_completes(folder, tmp_path):
    """Zsh has a line editor only in a terminal: what it would be offered is caught."""
    zsh = needed("zsh", "completion in zsh was not tried")
    env = _environment(folder, tmp_path)
    asked = (
        'autoload -U compinit; compinit -u; eval "$(rnea --show-completion zsh)"; '
        '_arguments() { print -r -- "$@" }; words=(rnea torque puma); CURRENT=3; '
        "_rnea_completion; print -r -- $_comps[rnea]"
    )
    told = subprocess.run(
        [zsh, "-f", "-c", asked], env=env, cwd=folder, capture_output=True, text=True
    )
    assert told.stdout.splitlines() == ['*: :(("puma560"))', "_rnea_completion"], told.stderr
