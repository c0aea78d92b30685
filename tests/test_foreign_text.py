"""Text of others in each language: what readers would obey is shown; numbers stay numbers."""

import ast
import csv
import io
from pathlib import Path

import pytest
from markdown_it import MarkdownIt

import rnea
from rnea.spatial import csv_cell, csv_line, csv_table, html_text, markdown_text, no_formula, plain

SOURCE = Path(rnea.__file__).parent
HOSTILE = [
    "=cmd|'/c calc'!A0",
    "+cmd|x",
    "-cmd|x",
    "@SUM(1)",
    "  =1+1",
    "\t=1+1",
    "\r=1+1",
    "\uff1d1+1",
    "\x1b[31mred",
    "\x9b2J",
    "a\u202eb",
    "a\nb",
    'a,"b",=1',
    "\ud800",
]
NUMBERS = ["-5", "+1e-3", "-9.81 m/s2", "-0.5]"]


@pytest.mark.parametrize("text", HOSTILE, ids=ascii)
def test_no_cell_is_a_formula_and_none_commands_a_terminal(text):
    line = csv_line([text, "next", 0.1])
    (cells,) = csv.reader(io.StringIO(line))
    assert len(cells) == 3
    assert cells[1:] == ["next", "0.1"]
    assert cells[0].lstrip()[:1] not in tuple("=+-@\uff1d")
    assert cells[0].replace("\n", "").isprintable()
    for name in (plain(text), html_text(text), markdown_text(text)):
        assert name.replace("\n", "").isprintable()
    assert "\n" not in markdown_text(text)


@pytest.mark.parametrize("text", NUMBERS)
def test_numbers_stay(text):
    assert no_formula(text) == text


def test_a_table_reads_back():
    rows = [{"a": 1.5, "b": "x,y"}, {"b": None, "c": True, "a": float("inf")}]
    found = list(csv.DictReader(io.StringIO(csv_table(rows))))
    assert found == [{"a": "1.5", "b": "x,y", "c": ""}, {"a": "inf", "b": "", "c": "True"}]
    assert csv_cell('say "a"') == '"say ""a"""'


@pytest.mark.parametrize("text", ["# a", "- a", "+ a", "1. a", "2) a", "### a", "  # a"])
def test_no_block_of_markdown_begins(text):
    reader = MarkdownIt("commonmark")
    types = [token.type for token in reader.parse(markdown_text(text))]
    assert types == ["paragraph_open", "inline", "paragraph_close"]
    (inline,) = (token for token in reader.parse(markdown_text(text)) if token.children)
    assert "".join(token.content for token in inline.children) == text.strip()


def test_no_writer_goes_its_own_way():
    """Who escapes or writes cells takes the functions of the one place."""
    own = []
    for file in SOURCE.rglob("*.py"):
        name = file.relative_to(SOURCE).as_posix()
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            imported = isinstance(node, ast.ImportFrom) and node.module == "html"
            called = isinstance(node, ast.Attribute) and (
                node.attr in ("DictWriter", "writer")
                and isinstance(node.value, ast.Name)
                and node.value.id == "csv"
            )
            joined = (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "join"
                and isinstance(node.func.value, ast.Constant)
                and node.func.value.value == ","
                and any(isinstance(x, ast.Name) and x.id in ("names", "headings", "header")
                        for x in node.args)
            )  # fmt: skip
            if imported or called or joined:
                own.append(name)
    assert own == ["core/spatial/foreign_text.py"]
