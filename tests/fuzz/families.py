"""Formats that are fuzzed: how mutants of each are made, and how each is tried."""

from functools import cached_property
from pathlib import Path

import log_edits
import numpy as np
import text_edits
import toml_edits
import xml_edits
from table_edits import csv_mutant, npz_mutant, parquet_mutant

import rnea
from rnea.core.description.closure_tables import LOOP_KINDS
from rnea.describe import JOINT_KINDS
from rnea.files.catalogs import robots
from rnea.files.robots.toml import read_gearboxes, read_motors, shipped_gearboxes, shipped_motors
from rnea.logs import Units, findings, matched, read_log
from rnea.robot.loading import LoadOptions, described
from rnea.robot.writing import written
from support import fuzz_seeds, hostile_files, mjcf_models

# a longer robot takes longer to read, and its mutants are as easily made of a shorter one
_LONGEST = 6000
_MANY = 60


class Family:
    """A format: seeds, mutants of them, and what is done with a file."""

    ending = ""

    def mutant(self, rng):
        """The bytes of a spoilt file."""
        raise NotImplementedError

    def attempt(self, path, rng):
        """Read it; an error of ours says that it was refused."""
        raise NotImplementedError


class Robots(Family):
    """Robot files: loaded, looked at by `rnea check`, and written."""

    def __init__(self, ending, texts, edits):
        self.ending, self._texts, self._edits = ending, texts, edits

    @cached_property
    def texts(self):
        return [text for text in self._texts() if len(text) < _LONGEST]

    @cached_property
    def stock(self):
        return self._edits.Stock(self.texts)

    def mutant(self, rng):
        if rng.random() < 0.65:
            text = self.stock.mutant(rng)
            if rng.random() < 0.1:
                text = text_edits.edited(rng, text, rng.choice(self.texts))
        else:
            text = text_edits.edited(rng, rng.choice(self.texts), rng.choice(self.texts))
        return text.encode("utf-8", "surrogatepass")

    def attempt(self, path, rng):
        base = rng.choice((None, None, "free", "fixed"))
        description = described(path, LoadOptions(base=base))
        # a file may well describe thousands of bodies; to judge these takes its time
        if rng.random() < 0.4 and len(getattr(description.structure, "joints", ())) < _MANY:
            rnea.check.lint(description)
        robot = rnea.Robot(description, eager=True)
        if rng.random() < 0.2:
            written(robot, rng.choice(("urdf", "mjcf", "toml")))


class Motors(Robots):
    def attempt(self, path, rng):
        read_motors(path.read_bytes().decode("utf-8", "replace"), str(path))


class Gearboxes(Robots):
    def attempt(self, path, rng):
        read_gearboxes(path.read_bytes().decode("utf-8", "replace"), str(path))


class Motions(Family):
    """Files of motions: read for a robot, and rates estimated where there are none."""

    def __init__(self, ending, make, seed_of):
        self.ending, self._make, self._seed_of = ending, make, seed_of

    @cached_property
    def models(self):
        return [rnea.load("planar_2r").model, rnea.loads(fuzz_seeds.FLOATING).model]

    @cached_property
    def seeds(self):
        return [self._seed_of(m) for model in self.models for m in fuzz_seeds.motions(model)]

    def mutant(self, rng):
        return self._make(rng, self.seeds)

    def attempt(self, path, rng):
        try:
            recording = rnea.motion.read_motion(str(path), self.models[0])
        except rnea.RneaError:
            recording = rnea.motion.read_motion(str(path), self.models[1])
        if recording.has_rates:
            recording.trajectory()
        else:
            rnea.motion.estimate_rates(recording)


class Logs(Motions):
    """Recordings: read as they are or by a user's words, and held against a robot."""

    def attempt(self, path, rng):
        words = [{}, {"units": Units.read("q=deg,t=ms")}]
        if self.ending in (".hdf5", ".parquet", ".npz"):
            # bags have times, and no episodes
            words += [{"rate": 50.0}, {"episode": 0}]
        log = read_log(str(path), **rng.choice(words))
        model = self.models[0]
        if set(log.joint_names) & set(model.joint_names):
            findings(matched(log, model).log, model)


def _urdf():
    yield hostile_files.URDF
    yield from fuzz_seeds.URDF
    try:
        from support.urdf_peers import FILES, ROBOTS
    except ImportError:
        return
    yield from (Path(ROBOTS / file).read_text(encoding="utf-8") for file in FILES)


def _mjcf():
    yield hostile_files.MJCF
    yield mjcf_models.FINGERS
    yield from mjcf_models.MODELS.values()
    yield from fuzz_seeds.MJCF


def _sdf():
    yield hostile_files.SDF
    yield from fuzz_seeds.SDF


def _toml():
    yield from map(robots.text, robots.names())
    yield hostile_files.TOML
    yield from map(fuzz_seeds.toml, (*JOINT_KINDS, "continuous"))
    yield from map(fuzz_seeds.looped, LOOP_KINDS)


def _motors():
    folder = Path(rnea.__file__).parent / "files" / "catalogs" / "motors"
    yield from ((folder / f"{name}.toml").read_text() for name in shipped_motors())
    yield from fuzz_seeds.MOTORS


def _gearboxes():
    folder = Path(rnea.__file__).parent / "files" / "catalogs" / "gearboxes"
    yield from ((folder / f"{name}.toml").read_text() for name in shipped_gearboxes())
    yield from fuzz_seeds.GEARBOXES


def _csv(motion):
    return rnea.motion.motion_bytes(motion, "x.csv").decode()


def _arrays(motion):
    names = np.array(motion.joint_names)
    out = {"t": motion.t, "q": motion.q, "qd": motion.qd, "qdd": motion.qdd, "joint_names": names}
    columns = motion.columns
    if columns.positions != columns.joints:
        out |= {"q_names": np.array(columns.positions), "qd_names": np.array(columns.speeds)}
    return out


def _columns(motion):
    values = np.concatenate([motion.t[:, None], motion.q, motion.qd, motion.qdd], axis=1)
    return dict(zip(motion.columns.headings(), values.T, strict=True))


FAMILIES = {
    "urdf": Robots(".urdf", _urdf, xml_edits),
    "mjcf": Robots(".xml", _mjcf, xml_edits),
    "sdf": Robots(".sdf", _sdf, xml_edits),
    "toml": Robots(".toml", _toml, toml_edits),
    "xacro": Robots(".xacro", lambda: iter(fuzz_seeds.XACRO), xml_edits),
    "motors": Motors(".toml", _motors, toml_edits),
    "gearboxes": Gearboxes(".toml", _gearboxes, toml_edits),
    "csv": Motions(".csv", csv_mutant, _csv),
    "npz": Motions(".npz", npz_mutant, _arrays),
    "parquet": Motions(".parquet", parquet_mutant, _columns),
    "log-csv": Logs(".csv", csv_mutant, _csv),
    "log-npz": Logs(".npz", npz_mutant, _arrays),
    "log-parquet": Logs(".parquet", parquet_mutant, _columns),
    "lerobot": Logs(".parquet", log_edits.lerobot_mutant, _csv),
    "hdf5": Logs(".hdf5", log_edits.hdf5_mutant, _csv),
    "db3": Logs(".db3", log_edits.db3_mutant, _csv),
    "mcap": Logs(".mcap", log_edits.mcap_mutant, _csv),
    "bag": Logs(".bag", log_edits.bag_mutant, _csv),
}
