"""Names that are markup somewhere: shown as they are in every language, obeyed in none.

One name has something for every language that the package writes, and stands for a robot, its
joints, links and frames, a motor and the file's own notes.
"""

import ast
import csv
import json
import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from xml.etree import ElementTree

import numpy as np
import pytest
from markdown_it import MarkdownIt

import rnea
from rnea.cli.registry import NAMES
from rnea.core.description.legal_names import can_name
from rnea.drive import Cycle, Sizing
from rnea.report.document.markdown import report_markdown
from rnea.report.document.sizing_report import SizingContext, sizing_report
from rnea.spatial import markdown_text
from support.command import run
from support.tiers import sample_cases
from support.tools import compiler

NAME = r"=cmd() [red]x[/red] <script>a(1)</script> \input{y} $x_1$ %s |x| `rm` */ int e; /* ]]>&lt;"
HARMLESS = "shoulder"
EXCITED = (
    *("--restarts", "0", "--duration", "2", "--rate", "20", "--reach", "1", "--velocity", "9"),
    *("--acceleration", "99", "--effort", "100"),
)
MOVE = ("--q", "0,0", "--to", "1,1", "--acceleration", "4", "--rate", "20")
ROBOT = """format = 1
name = "NAME"
source = "NAME"
notes = "NAME"
convention = "modified"
[[links]]
name = "NAME"
link = "NAME l"
mass = 1.0
com = [0.1, 0.0, 0.0]
inertia = {ixx = 0.1, iyy = 0.1, izz = 0.1}
friction = {viscous = 0.1}
[[links]]
name = "elbow"
a = 0.5
mass = 1.0
com = [0.1, 0.0, 0.0]
[[frames]]
name = "f NAME"
link = "NAME l"
"""
MOTORS = """format = 1
[[motors]]
name = "NAME"
torque_constant = 0.07
resistance = 0.5
inertia = 1e-5
rated_torque = 5.0
voltage = 48
"""
# control characters, text from right to left, and what would part a column in two
NEVER = ["a\x1b[31mb", "a\x9b31mb", "a\u202eb", "a\nb", "a\tb", "a\x07", "a,b"]


@pytest.fixture(scope="module")
def folders(tmp_path_factory):
    """The same two robots, motors and motions; their names are all that differs."""
    made = {}
    for name in (HARMLESS, NAME):
        folder = made[name] = tmp_path_factory.mktemp("names")
        said = name.replace("\\", "\\\\")
        (folder / "arm.toml").write_text(ROBOT.replace("NAME", said))
        (folder / "motors.toml").write_text(MOTORS.replace("NAME", said))
        for args in (
            ("motion", "arm.toml", *MOVE, "-o", "move.csv"),
            ("torque", "arm.toml", "move.csv", "-o", "torques.csv"),
        ):
            assert run(*args, cwd=folder).returncode == 0
        _data(folder, name)
    return made


def _data(folder, name):
    """A table with odd columns, of which one is handed on, and a recording."""
    column = name.replace(",", ";").replace('"', "")
    (folder / "odd.csv").write_text(f"{column},b\x1b[31mc,@{name[:4]}\n1,2,3\n3,4,5\n")
    arm, t = rnea.load(folder / "arm.toml"), np.arange(0, 5, 0.01)
    w = 2 * np.pi * np.array([0.31, 0.47])
    angle = t[:, None] * w + [0.2, 1.0]
    q, qd, qdd = 0.8 * np.sin(angle), 0.8 * w * np.cos(angle), -0.8 * w**2 * np.sin(angle)
    tau = arm.inverse_dynamics(q, qd, qdd)
    tau = tau + 0.01 * np.random.default_rng(1).normal(size=tau.shape)
    joints = arm.joint_names
    for file, columns in (
        ("rec.csv", {"q": q, "effort": tau}),
        ("kept.csv", {"q": q, "qd": qd, "qdd": qdd}),
    ):
        names = ["t", *(f"{kind}_{joint}" for kind in columns for joint in joints)]
        values = [t, *(x for part in columns.values() for x in part.T)]
        if file == "kept.csv":
            names, values = [*names, column], [*values, 0 * t]
        rows = "".join(",".join(map(repr, row)) + "\n" for row in np.array(values).T.tolist())
        (folder / file).write_text(",".join(names) + "\n" + rows)


def tags(text):
    """The elements of a page, with their attributes' names, in order."""
    found = []
    parser = HTMLParser()
    parser.handle_starttag = lambda tag, pairs: found.append((tag, *(key for key, _ in pairs)))
    parser.feed(text)
    return found


def html(evil, plain):
    assert tags(evil) == tags(plain)
    assert "&lt;script&gt;" in evil


def page_of_words(evil, plain):
    """A page whose words between backticks are set as code, in names too."""
    without = [[tag for tag in tags(text) if tag != ("code",)] for text in (evil, plain)]
    assert without[0] == without[1]
    assert "&lt;script&gt;" in evil


def shape(text):
    """What a reader of Markdown finds in it but words; formulas are LaTeX's."""
    text = re.sub(r"^\$\$.*\$\$$", "formula", text, flags=re.MULTILINE)
    reader = MarkdownIt("commonmark", {"html": True}).enable(["table", "strikethrough"])
    found = [token for block in reader.parse(text) for token in (block, *(block.children or ()))]
    return [token.type for token in found if token.type != "text"]


def words(text):
    """The text of a Markdown document as it is read, without its markup."""
    reader = MarkdownIt("commonmark", {"html": True}).enable(["table", "strikethrough"])
    blocks = (block.children or () for block in reader.parse(text))
    return ["".join(token.content for token in children) for children in blocks if children]


def markdown(evil, plain):
    assert tags(evil) == tags(plain)
    assert shape(evil) == shape(plain)


def latex(evil, plain):
    added = set(re.findall(r"\\[A-Za-z]+", evil)) - set(re.findall(r"\\[A-Za-z]+", plain))
    assert added <= {r"\textbackslash", r"\textasciitilde", r"\textasciicircum"}
    assert len(re.findall(r"(?<!\\)\$", evil)) % 2 == 0


def sheet(evil, plain):
    """As a spreadsheet reads it, comments too."""
    for line, other in zip(evil.splitlines(), plain.splitlines(), strict=True):
        cells = next(csv.reader([line]))
        assert not [cell for cell in cells if cell.lstrip()[:1] in ("=", "@", "+")], line
        assert line.startswith("#") or len(cells) == len(other.split(","))


def c_code(evil, plain):
    without = [re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL) for text in (evil, plain)]
    assert without[0] == without[1]


def python_code(evil, plain):
    def names(text):
        return sorted(x.id for x in ast.walk(ast.parse(text)) if isinstance(x, ast.Name))

    assert names(evil) == names(plain)


def xml(evil, plain):
    trees = [ElementTree.fromstring(text) for text in (evil, plain)]
    found = [[element.tag for element in tree.iter()] for tree in trees]
    assert found[0] == found[1]


def drawing(evil, plain):
    assert "script" not in {x.tag.rpartition("}")[2] for x in ElementTree.fromstring(evil).iter()}


def robot(evil, plain):
    loaded = [rnea.loads(text) for text in (evil, plain)]
    assert loaded[0].joint_names == tuple(x.replace(HARMLESS, NAME) for x in loaded[1].joint_names)


def page(evil, plain):
    """Data that no script runs; a browser shows them in test_studio_page.py."""
    tags = [text.count(tag) for text in (evil, plain) for tag in ("<script", "</script")]
    assert tags[:2] == tags[2:]
    data = evil.partition('id="facts">')[2].partition("</script>")[0]
    assert json.loads(data)["name"] == NAME


def parsed(evil, plain):
    assert NAME in json.dumps(json.loads(evil), ensure_ascii=False).replace(r"\\", "\\")


def shown(evil, plain):
    assert evil.replace("\n", "").isprintable()
    assert NAME in evil


# what is written or printed, and how it is read; OUT is the file
FILES = [
    (("motion", "arm.toml", *MOVE, "-o", "OUT.csv"), [sheet]),
    (("torque", "arm.toml", "move.csv", "--budget", "--wrenches", "-o", "OUT.csv"), [sheet]),
    (("simulate", "arm.toml", "--q", "0,0", "--duration", "0.02", "-o", "OUT.csv"), [sheet]),
    (("torque", "arm.toml", "move.csv", "--plot", "OUT.svg"), [drawing]),
    (("plot", "robot", "arm.toml", "-o", "OUT.svg"), [drawing]),
    (("studio", "arm.toml", "move.csv", "-o", "OUT.html"), [page]),
    (("size", "arm.toml", "move.csv", "--motors", "motors.toml", "-o", "OUT.html"), [html]),
    (("size", "arm.toml", "move.csv", "--motors", "motors.toml", "-o", "OUT.md"), [markdown]),
    (("explain", "arm.toml", "-o", "OUT.html"), [html]),
    (("explain", "arm.toml", "-o", "OUT.md"), [markdown]),
    (("explain", "arm.toml", "-o", "OUT.tex"), [latex]),
    (("explain", "arm.toml", "-o", "OUT.txt"), [shown]),
    (("derive", "arm.toml", "-o", "OUT.tex"), [latex]),
    (("derive", "arm.toml", "-o", "OUT.py"), [python_code]),
    (("derive", "arm.toml", "-o", "OUT.c"), [c_code]),
    (("export", "arm.toml", "-o", "OUT.c"), [c_code]),
    (("export", "arm.toml", "-o", "OUT.py"), [python_code]),
    (("convert", "arm.toml", "OUT.urdf"), [xml, robot]),
    (("convert", "arm.toml", "OUT.xml"), [xml, robot]),
    (("convert", "arm.toml", "OUT.toml"), [robot]),
    (("check", "arm.toml", "--fix", "OUT.toml"), [robot]),
    (("summary", "torques.csv", "-o", "OUT.csv"), [sheet]),
    (("summary", "odd.csv", "-o", "OUT.csv"), [sheet]),
    (("torque", "arm.toml", "kept.csv", "--keep", "*", "-o", "OUT.csv"), [sheet]),
    (("sample", "arm.toml", "--rows", "3", "-o", "OUT.csv"), [sheet]),
    (("excite", "arm.toml", *EXCITED, "-o", "OUT.csv"), [sheet]),
    (("log", "arm.toml", "rec.csv", "--report", "OUT.html"), [page_of_words]),
    (("identify", "arm.toml", "rec.csv", "--report", "OUT.html"), [page_of_words]),
]
PRINTED = [
    (("show", "arm.toml"), [shown]),
    (("show", "arm.toml", "--json"), [parsed]),
    (("torque", "arm.toml", "--q", "0,0"), [shown]),
    (("torque", "arm.toml", "--q", "0,0", "--json"), [parsed]),
    (("motion", "arm.toml", *MOVE), [shown]),
    (("size", "arm.toml", "move.csv", "--motors", "motors.toml"), [shown]),
    (("simulate", "arm.toml", "--q", "0,0", "--duration", "0.02"), [shown]),
    (("check", "arm.toml", "-v"), []),
    (("diagnose", "arm.toml", "torques.csv", "--motion", "move.csv"), []),
    (("summary", "odd.csv"), [shown]),
    (("summary", "odd.csv", "--json"), []),
    (("log", "arm.toml", "rec.csv"), [shown]),
    (("payload", "arm.toml", "rec.csv", "--at", "elbow"), []),
    (("catalogues", "motors.toml"), [shown]),
    (
        (
            "transform",
            "arm.toml",
            "--q",
            "0,0",
            "--wrench",
            "1,2,3,0,0,0",
            "--from",
            "base",
            "--to",
            "elbow",
        ),
        [],
    ),
    (("parameters", "arm.toml"), []),
]
# who tell no names of files, draw them as pixels, or have a test below
OTHERS = {"robots", "vectors", "bench", "doctor", "demo", "animate", "exercise"}


def test_the_name_has_something_for_everybody():
    assert can_name(NAME)
    assert 80 < len(NAME) <= 97
    assert len(FILES) == 28
    assert len(PRINTED) == 16


def test_every_command_that_tells_names_is_here():
    assert {args[0] for args, _ in (*FILES, *PRINTED)} | OTHERS == set(NAMES)


@sample_cases(7)
@pytest.mark.parametrize(("args", "readers"), FILES, ids=lambda x: x[0] if x else "")
def test_a_file(folders, args, readers):
    texts = []
    for folder in folders.values():
        done = run(*(arg.replace("OUT", "out") for arg in args), cwd=folder)
        assert done.returncode == 0, done.stderr
        assert done.stderr.replace("\n", "").isprintable()
        texts.append((folder / args[-1].replace("OUT", "out")).read_text())
    for reader in readers:
        reader(texts[1], texts[0])


@pytest.mark.parametrize(("args", "readers"), PRINTED, ids=lambda x: x[0] if x else "")
def test_a_terminal(folders, args, readers):
    texts = [run(*args, cwd=folder).stdout for folder in folders.values()]
    assert texts[1].replace("\n", "").isprintable()
    for reader in readers:
        reader(texts[1], texts[0])


def test_keys_of_exercises(folders):
    texts = []
    for folder in folders.values():
        rigid = (folder / "arm.toml").read_text().replace("friction = {viscous = 0.1}", "")
        (folder / "rigid.toml").write_text(rigid)
        done = run("exercise", "rigid.toml", "--seed", "7", "-o", "sheets", cwd=folder)
        assert done.returncode == 0, done.stderr
        texts.append((folder / "sheets" / "key-07.csv").read_text())
    sheet(texts[1], texts[0])


IN_MARKDOWN = [
    NAME,
    "<img src=x>",
    "**x** _y_ __z__ *w* ~~v~~",
    r"a\|b",
    r"a\\|b\\",
    "a|b",
    "![a](b) [c](d)",
    "``a`` &amp; <!-- b",
    r"\*a\* \<b>",
]


@pytest.mark.parametrize("name", IN_MARKDOWN)
def test_a_name_in_markdown_is_read_as_it_is(name):
    said = markdown_text(name)
    assert words(said) == [name]
    assert words(f"| {said} | b |\n|---|---|\n| {said} | c |\n") == [name, "b", name, "c"]
    assert shape(said) == shape("plain")


@pytest.mark.parametrize("name", IN_MARKDOWN)
def test_names_in_notes_of_a_sizing(name):
    """Joints that no single motor drives, or whose bearings are not told, stand below tables."""
    texts = []
    for joint in (name, HARMLESS):
        sizing = Sizing(0.0, (), (), {}, (), (), Cycle(1.0), (joint,), (joint,))
        context = SizingContext(facts=[("robot", joint)])
        texts.append(report_markdown(sizing_report([sizing], "Drives", context)))
    markdown(*texts)
    told = [text for text in words(texts[0]) if name in text]
    assert len(told) == 3


def test_c_with_the_name_compiles(folders):
    run("export", "arm.toml", "-o", "x.c", cwd=folders[NAME])
    strict = ("-std=c99", "-pedantic", "-Wall", "-Wextra", "-Werror", "-fsyntax-only")
    subprocess.run([compiler(), *strict, "x.c"], check=True, cwd=folders[NAME])


def toml_robot(name):
    said = "".join(c if c.isprintable() and c not in '"\\' else f"\\U{ord(c):08X}" for c in name)
    return ROBOT.replace("NAME", said)


def xml_text(name):
    # as numbers, for line breaks in attributes become spaces
    return "".join(c if c.isalnum() else f"&#{ord(c)};" for c in name)


def urdf_robot(name):
    return (
        '<robot name="r"><link name="base"/><link name="l"/><joint name="NAME" type="continuous">'
        '<parent link="base"/><child link="l"/></joint></robot>'
    ).replace("NAME", xml_text(name))


def sdf_robot(name):
    return (
        '<sdf version="1.9"><model name="r"><link name="base"/><link name="l"/><joint name="NAME" '
        'type="revolute"><parent>base</parent><child>l</child><axis><xyz>0 0 1</xyz></axis></joint>'
        "</model></sdf>"
    ).replace("NAME", xml_text(name))


def mjcf_robot(name):
    return (
        '<mujoco><worldbody><body name="l"><inertial pos="0 0 0" mass="1" diaginertia="1 1 1"/>'
        '<joint name="NAME" type="hinge" axis="0 0 1"/></body></worldbody></mujoco>'
    ).replace("NAME", xml_text(name))


@pytest.mark.parametrize("write", [toml_robot, urdf_robot, sdf_robot, mjcf_robot])
def test_names_that_no_robot_can_have(write):
    """Refused by every format, in words that a terminal can show."""
    refused = 0
    for name in NEVER:
        with pytest.raises(rnea.RobotFileError) as caught:
            rnea.loads(write(name))
        assert str(caught.value).isprintable()
        refused += 1
    assert refused == len(NEVER) == 7
    assert rnea.loads(write("arm[left]")).n >= 1


def test_texts_of_a_file_do_not_command_the_terminal(tmp_path):
    odd = "\x1b]0;title\x07\x9b31m\u202e"
    file = tmp_path / "odd\x1b[31m.toml"
    said = "".join(f"\\U{ord(c):08X}" for c in odd)
    file.write_text(
        toml_robot("arm").replace('source = "arm"', f'source = "{said}"\nlicence = "{said}"')
        .replace('notes = "arm"', f'notes = "{said}"')
    )  # fmt: skip
    cases = 0
    (tmp_path / "m.csv").write_text(f"t,q_{odd}\n0,0\n")
    for args in (
        ("show", file), ("check", file), ("torque", file, "--q", "0,0"), ("show", f"{file}x"),
        ("motion", file, *MOVE, "-o", "-"), ("torque", file, tmp_path / "m.csv"),
        ("explain", file), ("derive", file), ("convert", file, "-", "--to", "urdf"),
        ("convert", file, "-", "--to", "toml"), ("torque", file, "--q", f"0,{odd}"),
    ):  # fmt: skip
        done = run(*args)
        for text in (done.stdout, done.stderr):
            assert text.replace("\n", "").isprintable(), (args, text)
        cases += 1
    assert cases == 11


def test_a_file_whose_name_is_no_text(tmp_path):
    """Bytes that are no UTF-8: told, written and read."""
    file = tmp_path / os.fsdecode(b"x\xff,=cmd().toml")
    file.write_text(toml_robot("arm"))
    for ending in ("csv", "npz", "parquet"):
        out = tmp_path / f"m.{ending}"
        done = run("motion", file, *MOVE, "-o", out)
        assert done.returncode == 0, done.stderr
        assert run("torque", file, out, "-o", tmp_path / "t.csv").returncode == 0
    for name in ("m.csv", "t.csv"):
        sheet((tmp_path / name).read_text(), (tmp_path / name).read_text())
    assert run("plot", "robot", file, "-o", tmp_path / "p.png").returncode == 0


def test_a_locale_of_ascii_and_no_home(tmp_path):
    """Processes of their own: the locale is read when one starts. Data stays what it is."""
    (tmp_path / "ü.toml").write_text(toml_robot("Rød_é"), encoding="utf-8")
    bare = {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0", "HOME": "/missing"}
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": os.pathsep.join(sys.path), **bare}
    for args in (
        ("convert", "ü.toml", "-", "--to", "toml"),
        ("plot", "robot", "ü.toml", "-o", "ø.svg"),
        ("show", "é.toml"),
    ):
        command = [sys.executable, "-m", "rnea", *args]
        done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True)
        assert done.returncode == (args[0] == "show"), done.stderr
        assert done.stderr.isascii()
        assert b"Traceback" not in done.stderr
        if args[0] == "convert":
            assert rnea.loads(done.stdout.decode()).name == "Rød_é"
    assert (tmp_path / "ø.svg").stat().st_size > 1000
