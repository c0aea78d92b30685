"""Pages that are made of the package: docstrings as markup, nothing left out, nothing stale."""

import inspect
import sys
from pathlib import Path

import pytest

pytest.importorskip("sphinx", reason="no pages are made: there is no sphinx")
sys.path.insert(0, str(Path(__file__).parent.parent / "docs" / "tools"))

import api_pages
import catalogue_pages
import command_pages
import docstrings
import made_pages

import rnea
from rnea.cli.registry import NAMES


@pytest.mark.parametrize(
    ("said", "markup"),
    [
        ("plain words", "plain words"),
        ("q_ and *this* | that", r"q\_ and \*this\* \| that"),
        ("say `q_ * 2` so", "say ``q_ * 2`` so"),
        ("file:line: so", r"file\:line: so"),
        ("`mass`es", "``mass``\\ es"),
        ("a `code\nin two lines`", "a ``code in two lines``"),
    ],
)
def test_words_mean_themselves(said, markup):
    assert docstrings.plain(said) == markup


def test_a_docstring_is_taken_apart():
    text = """What it does.

    gravity   in world axes,
              or none
    q, qd     the state

    frame: where; axes: whose. A sentence.

    - one
    - two

    >>> 1 + 1
    2
    """
    made = docstrings.translated(inspect.cleandoc(text), {"frame", "axes"})
    assert made == (
        "What it does.\n\n"
        "``gravity``\n   in world axes, or none\n\n``q``, ``qd``\n   the state\n\n"
        "``frame``\n   where\n\n``axes``\n   whose. A sentence.\n\n"
        "- one\n- two\n\n"
        ".. code-block:: pycon\n\n   >>> 1 + 1\n   2\n"
    )
    # a word with a colon that is no name of it stays prose
    assert docstrings.translated("note: this is prose") == "note: this is prose\n"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("One. Two.", "One."),
        ("Of 3.5 kg or so. Two.", "Of 3.5 kg or so."),
        ("Without an end\nof it\n\nMore.", "Without an end of it"),
    ],
)
def test_the_first_sentence(text, sentence):
    assert docstrings.first_sentence(text) == sentence


def test_every_public_name_has_its_entry_once():
    pages = api_pages.Interface().pages()
    text = "\n".join(text for name, text in pages.items() if name != "index")
    for named in api_pages.everything():
        entries = [
            line for line in text.splitlines()
            if line.startswith(".. py:") and line.split(":: ")[-1].partition("(")[0] == named.name
        ]  # fmt: skip
        assert len(entries) == 1, named.name
    for name, _ in api_pages.members_of(rnea.Robot):
        assert f":: rnea.Robot.{name}" in text
    assert "<<" not in text
    assert " at 0x" not in text


def test_a_name_without_a_place_is_refused(monkeypatch):
    monkeypatch.setattr(rnea, "__all__", [*rnea.__all__, "robots2"])
    with pytest.raises(ValueError, match="robots2"):
        api_pages.everything()


def test_commands_tell_what_their_help_tells():
    commands = command_pages._commands()
    assert set(command_pages.GUIDES) == set(NAMES)
    assert set(command_pages.FINDINGS) <= set(NAMES)
    for name in NAMES:
        page = command_pages._page(name, commands[name])
        for option in (option for parameter in commands[name].params for option in parameter.opts):
            assert option in page or not option.startswith("-"), (name, option)
    assert all(f"<{name}>`" in command_pages._index(commands) for name in NAMES)


def test_robots_have_their_pages():
    arm = rnea.load("scara")
    page = catalogue_pages._page("scara", arm)
    assert all(name in page for name in arm.joint_names)
    assert "11.6 kg" in page
    assert "scara" in catalogue_pages._index({"scara": arm})


def test_pages_that_are_no_longer_made_go(tmp_path):
    made_pages.write(tmp_path, {"a": "A", "b": "B"})
    before = (tmp_path / "a.rst").stat().st_mtime_ns
    made_pages.write(tmp_path, {"a": "A", "c": "C"})
    assert sorted(x.name for x in tmp_path.iterdir()) == ["a.rst", "c.rst"]
    assert (tmp_path / "a.rst").stat().st_mtime_ns == before
