"""Nothing but the joints themselves and the readers of files asks for the kind of a joint."""

import ast
from pathlib import Path

import rnea
from rnea.describe import JOINT_KINDS

SOURCE = Path(rnea.__file__).parent
ROOMS = ("core/model/joints/", "core/description/", "files/robots/")
"""Where a kind is what it is about: its class, and what files call it."""

WORDS = {*JOINT_KINDS, "continuous", "floating", "hinge", "slide", "ball", "screw", "gearbox"}

ALLOWED = {
    # a weld is no joint of the model: descriptions have it, and these make models of them
    "core/model/build.py": "fixed joints weld links together when a model is built",
    "core/model/mimics.py": "a fixed joint neither follows nor leads",
    "core/model/forms/select.py": "fixed joints are kept, or made of locked ones, in descriptions",
    "robot/loading.py": "base= of load is fixed or free",
    "apps/bench/bench_robots.py": "a random robot takes the base that load has for others",
    # translations, as in the readers
    "apps/check/peers/in_mujoco.py": "each kind as MuJoCo has it",
    "apps/check/peers/in_pinocchio.py": "each kind as Pinocchio has it",
    # robots in plain numbers, by the four kinds that every library knows
    "apps/vectors/conventions.py": "what each kind of a record is, in words",
    "apps/vectors/records.py": "each kind as a record has it",
    "apps/vectors/vector_robots.py": "which kinds random robots are made of",
    "cli/commands/vectors.py": "a letter for each kind of a record",
    "report/tables/sizing/sizing_tables.py": "a gearbox is one that can be bought",
    # a joint that closes a loop has no coordinates, and so no class of the joints
    "core/model/loops/cut.py": "what a joint of each kind forbids where it closes a loop",
    # the only kinds that a DH table can say
    "core/model/dh.py": "a row of a DH table is revolute or prismatic",
    "apps/bench/with_toolbox.py": "a row of a DH table as the toolbox wants it",
}


def _kind(node):
    return isinstance(node, ast.Constant) and node.value in WORDS


def comparisons(path):
    """Lines that compare something with the name of a kind, or choose by it."""
    found = []
    for node in ast.walk(ast.parse(path.read_text())):
        match node:
            case ast.Compare(left=left, comparators=others):
                words = [left, *others]
            case ast.MatchValue(value=value):
                words = [value]
            case ast.Dict(keys=keys) if sum(_kind(key) for key in keys) > 1:
                words = [key for key in keys if key is not None]
            case _:
                continue
        strings = (
            each.value
            for word in words
            for each in (word.elts if isinstance(word, ast.Tuple | ast.List | ast.Set) else [word])
            if _kind(each)
        )
        found += [(node.lineno, word) for word in strings]
    return found


def files_that_compare():
    out = {}
    for path in sorted(SOURCE.rglob("*.py")):
        name = path.relative_to(SOURCE).as_posix()
        if not name.startswith(ROOMS) and (found := comparisons(path)):
            out[name] = found
    return out


def test_no_other_file_asks_for_a_kind():
    new = {name: at for name, at in files_that_compare().items() if name not in ALLOWED}
    assert not new, f"ask the joint (turns, slides, units, names, nv), not its kind: {new}"


def test_the_lists_name_files():
    assert all((SOURCE / name).exists() for name in ALLOWED)


def test_a_comparison_is_found(tmp_path):
    path = tmp_path / "asks.py"
    path.write_text(
        'a = joint.kind == "revolute"\n'
        'b = kind in ("spherical", "free")\n'
        'c = {"planar": 3, "universal": 2}[kind]\n'
        'match kind:\n    case "helical":\n        pass\n'
        'd = "revolute"\n'
    )
    assert len(comparisons(path)) == 6
