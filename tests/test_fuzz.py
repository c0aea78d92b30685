"""A few hundred spoilt files of every format, the same ones each time.

`make fuzz` tries more of them; docs/understand/reliability.md tells of the longest runs.
"""

import signal
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent / "fuzz"))

import trial
from families import FAMILIES

from support.tiers import ALL

COUNTS = {"mjcf": 150, "xacro": 100, "db3": 60, "mcap": 100, "bag": 100, "hdf5": 100}
# these hold the time of writing
TIMED = ("npz", "parquet", "log-npz", "log-parquet", "lerobot", "hdf5")


@pytest.fixture
def alarm(monkeypatch):
    monkeypatch.setenv("RNEA_PARSER_SECONDS", "1.5")
    before = trial.set_alarms()
    yield
    for each, heard in before:
        signal.signal(each, heard)


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="hangs are seen by an alarm")
@pytest.mark.parametrize("name", FAMILIES)
def test_spoilt_files_load_or_are_refused(name, tmp_path, alarm):
    family, words = FAMILIES[name], []
    for number in range(COUNTS.get(name, 250) // (1 if ALL else 2)):
        data, rng = trial.mutant(family, name, 1, number)
        outcome = trial.attempt(family, tmp_path / f"mutant{family.ending}", data, rng)
        assert not outcome.failure, f"{name} {number}: {outcome.failure}"
        words.append(outcome.word)
    # a reader that refuses everything would pass otherwise
    assert words.count("loaded") > len(words) / 40
    assert len(set(words)) > 1


def test_a_mutant_is_made_of_its_number_alone():
    for name, family in FAMILIES.items():
        if name not in TIMED:
            first, again = (trial.mutant(family, name, 7, 3)[0] for _ in range(2))
            assert first == again


@pytest.mark.parametrize(
    ("problem", "word"),
    [(ZeroDivisionError(), "ZeroDivisionError"), (RuntimeWarning("overflow"), "RuntimeWarning")],
)
def test_the_trial_sees_what_is_not_ours(problem, word, tmp_path, alarm):
    class Broken:
        def attempt(self, path, rng):
            raise problem

    rng = trial.mutant(FAMILIES["toml"], "toml", 1, 1)[1]
    outcome = trial.attempt(Broken(), tmp_path / "x", b"", rng)
    assert outcome.failure.startswith(word)


def test_the_trial_sees_a_hang(tmp_path, alarm, monkeypatch):
    class Endless:
        def attempt(self, path, rng):
            while True:
                pass

    monkeypatch.setattr(trial, "LIMIT", 0.05)
    rng = trial.mutant(FAMILIES["toml"], "toml", 1, 1)[1]
    assert trial.attempt(Endless(), tmp_path / "x", b"", rng).failure.startswith("Hang")
