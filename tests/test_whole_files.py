"""Files that grow beside their place: whole or not at all, whatever happens on the way."""

import os
import signal
import sys

import pytest

from rnea.system import atomic_files
from rnea.system.atomic_files import remove_partials, whole_file, whole_stream, write_whole
from storms.moments import killed_at
from support.tiers import ALL, sample_cases

NAMES = ["a.parquet", "ä [1]*?.parquet", "x" * 240 + ".parquet"]


@pytest.mark.parametrize("name", NAMES)
def test_a_file_has_its_name_when_it_is_whole(tmp_path, name):
    with whole_file(tmp_path / name) as partial:
        partial.write_text("new")
        assert partial.parent == tmp_path
        assert partial.name.startswith(".")
        assert partial.suffix == ".partial"
        assert os.listdir(tmp_path) == [partial.name]
    assert os.listdir(tmp_path) == [name]
    assert (tmp_path / name).read_text() == "new"


def test_a_stream_is_such_a_file(tmp_path):
    with whole_stream(tmp_path / "a.csv") as stream:
        stream.write(b"1,2\n")
        assert not (tmp_path / "a.csv").exists()
    assert (tmp_path / "a.csv").read_bytes() == b"1,2\n"


def half_written(place, problem):
    with whole_file(place) as partial:
        partial.write_text("half")
        raise problem


@pytest.mark.parametrize("problem", [ValueError, KeyboardInterrupt, OSError])
def test_a_writer_that_fails_leaves_what_was_there(tmp_path, problem):
    place = tmp_path / "a.parquet"
    place.write_text("old")
    with pytest.raises(problem):
        half_written(place, problem)
    assert os.listdir(tmp_path) == ["a.parquet"]
    assert place.read_text() == "old"


@pytest.mark.parametrize("name", NAMES)
def test_partials_of_that_very_name_go_and_no_others(tmp_path, name):
    token = "0123456789abcdef"
    with whole_file(tmp_path / name) as partial:
        left = partial.name.replace(partial.name.split(".")[-2], token)
    (tmp_path / name).unlink()
    shorter = left.replace(token, token[1:])
    others = [f".b{left[1:]}", f"{left}.csv", left[1:], shorter, ".a.parquet"]
    for other in (left, *others):
        (tmp_path / other).write_text("left behind")
    (tmp_path / name).write_text("whole")
    remove_partials([tmp_path / name, tmp_path / "another"])
    assert sorted(os.listdir(tmp_path)) == sorted([name, *others])


def test_long_names_that_begin_alike_do_not_disturb_each_other(tmp_path):
    one, other = (tmp_path / ("x" * 230 + end) for end in ("1", "2"))
    with whole_file(one) as first:
        first.write_text("1")
        with whole_file(other) as second:
            second.write_text("2")
    assert (one.read_text(), other.read_text()) == ("1", "2")


def written_twice(place):
    with whole_file(place) as first:
        first.write_text("first")
        with whole_file(place) as second:
            second.write_text("second")


def test_of_two_who_write_one_file_the_one_who_ends_last_wins(tmp_path):
    place = tmp_path / "a.parquet"
    written_twice(place)
    assert os.listdir(tmp_path) == ["a.parquet"]
    assert place.read_text() == "first"


def test_links_and_rights_stay(tmp_path):
    place, link = tmp_path / "a", tmp_path / "link"
    place.write_text("old")
    place.chmod(0o640)
    link.symlink_to(place)
    with whole_file(link) as partial:
        partial.write_text("new")
    assert link.is_symlink()
    assert place.read_text() == "new"
    assert place.stat().st_mode & 0o777 == 0o640


def test_what_is_no_file_is_written_to(tmp_path):
    with whole_file("/dev/null") as place:
        assert str(place) == "/dev/null"
    with pytest.raises(IsADirectoryError), whole_file(tmp_path) as place:
        place.write_bytes(b"")
    with pytest.raises(FileNotFoundError), whole_file(tmp_path / "missing" / "a"):
        pass
    assert os.listdir(tmp_path) == []


@sample_cases(1)
@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
@pytest.mark.parametrize("old", [False, True])
def test_a_writer_that_is_killed_leaves_partials_that_the_next_one_removes(tmp_path, old):
    """kill -9 before each line of the code that writes."""
    place, content = tmp_path / "a.parquet", b"rows" * 1000
    left = 0
    for line in range(1, 40, 1 if ALL else 3):
        if old:
            write_whole(place, b"old")
        child = os.fork()
        if child == 0:
            sys.settrace(killed_at(atomic_files.__file__, line, signal.SIGKILL))
            try:
                with whole_file(place) as partial:
                    partial.write_bytes(content)
            finally:
                os._exit(0)
        os.waitpid(child, 0)
        found = place.read_bytes() if place.exists() else None
        assert found in ((b"old", content) if old else (None, content))
        left = max(left, len(os.listdir(tmp_path)) - place.exists())
        remove_partials([place])
        assert os.listdir(tmp_path) == ([] if found is None else ["a.parquet"])
        place.unlink(missing_ok=True)
    assert left == 1
