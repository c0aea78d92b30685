"""Samples of cases: the same in every run, each value asked for, all in `make test-all`."""

import pytest

from support import tiers


class Item:
    def __init__(self, nodeid, params=(), *marks):
        self.nodeid, self.marks = nodeid, {mark.name: mark for mark in marks}
        self.callspec = type("CallSpec", (), {"params": dict(params)})

    def get_closest_marker(self, name):
        return self.marks.get(name)


def grid(mark):
    return [
        Item(f"f.py::test_a[{name}-{k}]", {"name": name, "k": k}, mark.mark)
        for name in "abc"
        for k in range(10)
    ]


def kept(items, named=()):
    gone = set(tiers.left_out(items, named))
    return [item.nodeid for item in items if item not in gone]


def test_a_sample_has_its_size_and_does_not_move(monkeypatch):
    monkeypatch.setattr(tiers, "ALL", False)
    items = grid(tiers.sample_cases(4))
    found = kept(items)
    assert len(found) == 4
    assert kept(items[::-1]) == found[::-1]
    more = [*items, *(Item(f"f.py::test_a[new-{k}]", {}, *items[0].marks.values()) for k in (1, 2))]
    assert len(set(kept(more)) & set(found)) >= 2


def test_every_value_is_there(monkeypatch):
    monkeypatch.setattr(tiers, "ALL", False)
    found = kept(grid(tiers.sample_cases(2, each="name")))
    assert sorted(name.split("[")[1][0] for name in found) == list("aabbcc")


def test_two_tests_do_not_share_a_sample(monkeypatch):
    monkeypatch.setattr(tiers, "ALL", False)
    mark = tiers.sample_cases(1).mark
    items = [Item(f"f.py::test_{name}[{k}]", {}, mark) for name in "ab" for k in (1, 2)]
    assert len(kept(items)) == 2


@pytest.mark.parametrize("named", ["f.py::test_a", "f.py::test_a[a-3]"])
def test_named_tests_run_whole(monkeypatch, named):
    monkeypatch.setattr(tiers, "ALL", False)
    assert len(kept(grid(tiers.sample_cases(1)), ["tests", named])) == 30
    assert len(kept(grid(tiers.sample_cases(1)), ["f.py"])) == 1


def test_everything_runs_in_the_full_suite(monkeypatch):
    items = [*grid(tiers.sample_cases(1)), Item("f.py::test_long", {}, tiers.full_only.mark)]
    monkeypatch.setattr(tiers, "ALL", False)
    assert len(kept(items)) == 1
    assert tiers.chosen(range(9), 3) == tiers.chosen(range(9), 3) != list(range(9))
    monkeypatch.setattr(tiers, "ALL", True)
    assert len(kept(items)) == 31
    assert tiers.chosen(range(9), 3) == list(range(9))
