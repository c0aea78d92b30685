"""Every block of code and every command line that people read is run, and prints what it says."""

import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent / "pages"
sys.path.insert(0, str(FOLDER))

from blocks import PageError, agrees, steps_of  # noqa: E402
from run import ROOT, Page, pages  # noqa: E402

from support.tiers import full_only  # noqa: E402

# more than three seconds each
LONG = ("scale", "pipelines", "payload", "torch", "identify", "excite", "animations", "studio")
LONG += ("gripper-weight", "measured-torques-differ", "dynamics-in-torch", "parquet")
LONG += ("exam-sheets", "simulation", "tested", "performance")


def _case(path):
    long = path.parent.name != "learn" and path.stem in LONG
    return pytest.param(path, id=str(path.relative_to(ROOT)), marks=[full_only] if long else [])


@pytest.mark.parametrize("path", [_case(path) for path in pages()])
def test_a_page_does_what_it_says(path, tmp_path):
    page = Page(path, tmp_path / "page")
    page.folder.mkdir()
    page.run()
    assert not page.problems, "\n\n".join(page.problems)
    if page.missing:
        pytest.skip(f"{path.name}, {page.missing}")


def test_blocks_and_what_is_behind_them():
    text = """
```python
print(1)  # 1
```

```python
print(2)
```
```
2
```

`a.csv`:

```csv
t,q
```

<!-- exit codes: 0, 0, 1 -->

```console
$ cat a.csv \\
  -
t,q
...
$ cat > b <<END
x
END
$ false
```
<!-- needs: gcc -->
"""
    steps = steps_of(text)
    kinds = ["python", "python", "file", "command", "command", "command", "needs"]
    assert [step.kind for step in steps] == kinds
    assert [step.printed for step in steps[:2]] == ["1\n", "2\n"]
    assert (steps[2].name, steps[3].text) == ("a.csv", "cat a.csv \\\n  -")
    assert (steps[3].printed, steps[4].text) == ("t,q\n...\n", "cat > b <<END\nx\nEND")
    assert [step.exit_code for step in steps] == [0, 0, 0, 0, 0, 1, 0]


@pytest.mark.parametrize(
    "text",
    ["```\nrnea show ur5\n```", "```text\n$ rnea show ur5\n```", "```toml\na = 1\n```"],
    ids=["no language", "a program as text", "a file without a name"],
)
def test_a_block_that_nobody_runs_is_refused(text):
    with pytest.raises(PageError):
        steps_of(text)


@pytest.mark.parametrize(
    ("said", "printed", "same"),
    [
        ("a\n", "a\n", True),
        ("a\n", "b\n", False),
        ("a\n...\nc\n", "a\nb\nb\nc\n", True),
        ("a\n...\nc\n", "a\nc\n", True),
        ("...\nc\n", "c\n", True),
        ("a\n...\n", "b\n", False),
        ("took ... s\n", "took 1.5 s\n", True),
        ("took ... s\n", "took 1.5 m\n", False),
        ("", "a\n", False),
        (" a\n", "\n a  \n   \n", False),
        (" a\n", " a  \n   \n", True),
        ("1.5 (a)\n", "1x5 (a)\n", False),
    ],
)
def test_what_is_said_agrees_with_what_is_printed(said, printed, same):
    assert agrees(said, printed) is same


def test_a_wrong_page_is_found_and_written_anew(tmp_path):
    path = tmp_path / "wrong.md"
    path.write_text(
        "```python\nprint(1 + 1)\n```\n```\n3\n```\n```console\n$ echo 5\n4\n$ false\n```\n"
    )
    page = Page(path, tmp_path / "page")
    page.folder.mkdir()
    page.run()
    assert len(page.problems) == 3
    expected = "```python\nprint(1 + 1)\n```\n```\n2\n```\n```console\n$ echo 5\n5\n$ false\n```\n"
    assert page.rewritten() == expected
