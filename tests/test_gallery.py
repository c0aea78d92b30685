"""The gallery: its commands work, its page shows them, its files are small."""

import importlib.util
import sys
from pathlib import Path

import pytest

from support.tiers import full_only

pytest.importorskip("matplotlib")
FOLDER = Path(__file__).parent.parent / "docs" / "gallery"
MOST = {".png": 150_000, ".gif": 800_000}
MAGIC = {".png": b"\x89PNG", ".gif": b"GIF89a"}


@pytest.fixture(scope="module")
def gallery():
    spec = importlib.util.spec_from_file_location("make_gallery", FOLDER / "make_gallery.py")
    module = importlib.util.module_from_spec(spec)
    before = list(sys.path)
    # a dataclass looks its module up by name
    sys.modules["make_gallery"] = module
    spec.loader.exec_module(module)
    sys.path[:] = before
    return module


@full_only
def test_every_command_of_the_gallery_makes_its_file(gallery, tmp_path, monkeypatch):
    monkeypatch.setenv("RNEA_EAGER", "1")
    made = gallery.make(tmp_path, small=True)
    assert {one.file.name for one in made} == {entry.file for entry in gallery.ENTRIES}
    for one in made:
        assert one.file.read_bytes().startswith(MAGIC[one.file.suffix])
        assert one.file.name in one.said


def test_the_page_is_the_one_that_the_script_writes(gallery):
    assert (FOLDER / "README.md").read_text(encoding="utf-8") == gallery.readme()


def test_the_page_shows_every_file_and_no_file_is_left_over(gallery):
    shown = {entry.file for entry in gallery.ENTRIES}
    found = {path.name for path in FOLDER.iterdir() if path.suffix in MOST}
    assert found == shown
    for name in shown:
        size = (FOLDER / name).stat().st_size
        assert 5_000 < size < MOST[Path(name).suffix], name
        entry = next(e for e in gallery.ENTRIES if e.file == name)
        assert entry.commands[-1].endswith(f" {name}")
