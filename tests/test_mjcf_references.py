"""Files that MJCF names: each is refused that MuJoCo would open outside the folders for it."""

import re
import struct
import zipfile
import zlib

import pytest

import rnea
from rnea.errors import RneaError
from rnea.files.robots.mjcf.references import (
    DIRECTORIES,
    OPENED_BY_COMPILER,
    OPENED_BY_PARSER,
    attributes_of,
)
from rnea.files.robots.mjcf.spec import compiled, parsed, tried
from support.mjcf_attributes import schema

mujoco = pytest.importorskip("mujoco")
OBJ = "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n"
BODY = '<body name="b"><joint/><inertial pos="0 0 0" mass="7" diaginertia="1 1 1"/></body>'
# by element: the main file, in which {} is the attribute
ASSET = {
    "mesh": '<mesh name="m" {}/>',
    "hfield": '<hfield name="h" size="1 1 1 1" {}/>',
    "skin": '<skin name="s" {}/>',
    "texture": '<texture type="cube" name="t" {}/>',
    "model": '<model name="x" {}/>',
}
WORLD = {
    "mesh": '<body><joint/><geom type="mesh" mesh="m"/></body>',
    "model": '<body><attach model="x" body="b" prefix="p"/></body>',
    "flexcomp": '<body name="c"><flexcomp name="f" type="mesh" dim="2" {}/></body>',
    "include": "<include {}/>",
}
NAMES = {
    "mesh": "m.obj",
    "flexcomp": "m.obj",
    "include": "inc.xml",
    "model": "model.xml",
    "hfield": "h.png",
    "texture": "h.png",
    "skin": "s.skn",
}
ELEMENTS = [
    *((tag, attribute) for tag, attribute in OPENED_BY_PARSER.items()),
    *(
        (tag, attribute)
        for tag, (_, *attributes) in OPENED_BY_COMPILER.items()
        for attribute in attributes
        # of URDF
        if attribute != "filename"
    ),
]


def png():
    """4 x 4 grey pixels."""

    def chunk(kind, data):
        length, check = (struct.pack(">I", x) for x in (len(data), zlib.crc32(kind + data)))
        return length + kind + data + check

    header = struct.pack(">IIBBBBB", 4, 4, 8, 0, 0, 0, 0)
    rows = zlib.compress(b"\0\1\2\3\4" * 4)
    chunks = chunk(b"IHDR", header), chunk(b"IDAT", rows), chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


CONTENT = {
    "m.obj": OBJ.encode(),
    "inc.xml": f"<mujocoinclude><worldbody>{BODY}</worldbody></mujocoinclude>".encode(),
    "model.xml": f"<mujoco><worldbody>{BODY}</worldbody></mujoco>".encode(),
    "h.png": png(),
    "s.skn": bytes(16),
}


@pytest.fixture
def places(tmp_path, monkeypatch):
    own, other, cwd = (tmp_path / "robot" / x for x in ("own", "other", "cwd"))
    for folder in (own, other, cwd):
        folder.mkdir(parents=True)
    for name, content in CONTENT.items():
        (other / name).write_bytes(content)
    monkeypatch.chdir(cwd)
    return own, other


def document(tag, attribute, file, compiler=""):
    """A main file that names another one."""
    said = f'{attribute}="{file}"'
    asset, world = (x.get(tag, "").format(said) for x in (ASSET, WORLD))
    if tag == "include":
        return f"<mujoco>{compiler}{world}</mujoco>"
    return f"<mujoco>{compiler}<asset>{asset}</asset><worldbody>{world}{BODY}</worldbody></mujoco>"


def opened_by_mujoco(path):
    """Whether MuJoCo finds every file; what is in them may be nothing that it can use."""
    try:
        mujoco.MjSpec.from_file(str(path)).compile()
    except Exception as problem:
        return "Error opening file" not in str(problem)
    return True


def problem_of(path, packages):
    """What is said of a file that is read as a whole; nothing where all is well."""
    try:
        tried(str(path), packages)
    except RneaError as problem:
        return str(problem)
    return ""


def folder_option(tag):
    return "texturedir" if tag == "texture" else "meshdir"


# by name: the compiler's options and the attribute; {n} is the file, {other} its folder, {d} the
# option for a folder; and what must be there
WAYS = {
    "absolute": ("", "{other}/{n}"),
    "dots": ("", "../other/{n}"),
    "backslashes": ("", r"..\other\{n}"),
    "both strokes": ("", r"..\other/{n}"),
    "folder that is missing": ("", "no/../../other/{n}"),
    "folders that are missing, backslashes": ("", r"no\dir\..\..\..\other\{n}"),
    "link": ("", "link_{n}"),
    "linked folder": ("", "inside/{n}"),
    "linked folder, backslash": ("", r"inside\{n}"),
    "dots behind a linked folder": ("", "deeper/../../other/{n}"),
    "directory": ('{d}="../other"', "{n}"),
    "directory, backslashes": (r'{d}="..\other"', "{n}"),
    "directory, last backslash": ('{d}="..\\other\\"', "{n}"),
    "directory that is missing": ('{d}="nodir"', "../../other/{n}"),
    "directories that are missing": ('{d}="no/dir"', "../../../other/{n}"),
    "directory that is missing, backslashes": (r'{d}="no\dir"', r"..\..\..\other\{n}"),
    "directory in parts": ('{d}=".."', "other/{n}"),
    "directory, absolute": ('{d}="{other}"', "{n}"),
    "directory, linked": ('{d}="inside"', "{n}"),
    "directory that is missing, linked": ('{d}="nodir"', "../inside/{n}"),
    "assetdir": ('assetdir="../other"', "{n}"),
    "assetdir, backslashes": (r'assetdir="..\other"', "{n}"),
    "assetdir that is missing": ('assetdir="nodir"', "../../other/{n}"),
    "strippath": ('strippath="true" {d}="../other"', "x/y/{n}"),
    "strippath, absolute": ('strippath="true" {d}="{other}"', "x/{n}"),
    "strippath, absolute name": ('strippath="true" {d}="../other"', "/x/{n}"),
    "strippath, backslashes": (r'strippath="true" {d}="..\other"', r"a\b\{n}"),
    "strippath, missing": ('strippath="true" {d}="no/../../other"', "{n}"),
    "strippath, linked": ('strippath="true" {d}="inside"', "../{n}"),
    "second compiler": ('{d}="."/><compiler {d}="../other"', "{n}"),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("tag", "attribute"), ELEMENTS)
def test_every_reference_stays_in_its_folder(places, tag, attribute, way):
    own, other = places
    options, file = WAYS[way]
    values = {"other": other, "n": NAMES[tag], "d": folder_option(tag)}
    (own / f"link_{NAMES[tag]}").symlink_to(other / NAMES[tag])
    (own / "inside").symlink_to(other)
    (own / "deep" / "er").mkdir(parents=True)
    (own / "deeper").symlink_to("deep/er")
    compiler = f"<compiler {options.format(**values)}/>" if options else ""
    path = own / "a.xml"
    path.write_text(document(tag, attribute, file.format(**values), compiler))
    opened = opened_by_mujoco(path)
    # what MuJoCo does not open need not be refused; includes know none of the directories
    assert opened or (tag in ("include", "model", "flexcomp") and options) or "behind" in way
    if opened:
        with pytest.raises(RneaError, match="outside the folders") as caught:
            tried(str(path), {})
        option = re.search(r"packages=\{'(.+)': '(.+)'\}", str(caught.value))
        assert option, caught.value
        packages = {option[1]: option[2]}
        assert packages == {"other": str(other)}
        assert "outside the folders" not in problem_of(path, packages)


INSIDE = {
    "plain": ("", "parts/{n}"),
    "dots": ("", "parts/../parts/{n}"),
    "backslashes": ("", r"parts\{n}"),
    "absolute": ("", "{own}/parts/{n}"),
    "link": ("", "link_{n}"),
    "directory": ('{d}="parts"', "{n}"),
    "directory, backslash": ('{d}="parts\\"', "{n}"),
    "directory, absolute": ('{d}="{own}/parts"', "{n}"),
    "strippath": ('strippath="true" {d}="parts"', "/somewhere/else/{n}"),
    "directory, missing": ('{d}="nodir"', "../parts/{n}"),
}


@pytest.mark.parametrize("way", INSIDE)
@pytest.mark.parametrize(("tag", "attribute"), ELEMENTS)
def test_what_is_in_the_folder_is_read(places, tag, attribute, way):
    own, _ = places
    (own / "parts").mkdir()
    (own / "parts" / NAMES[tag]).write_bytes(CONTENT[NAMES[tag]])
    (own / f"link_{NAMES[tag]}").symlink_to(f"parts/{NAMES[tag]}")
    options, file = INSIDE[way]
    values = {"own": own, "n": NAMES[tag], "d": folder_option(tag)}
    compiler = f"<compiler {options.format(**values)}/>" if options else ""
    path = own / "a.xml"
    path.write_text(document(tag, attribute, file.format(**values), compiler))
    if not opened_by_mujoco(path):
        assert tag in ("include", "model", "flexcomp")
        assert options
        return
    # MuJoCo reads it, and need not be able to use it
    said = problem_of(path, {})
    assert not said or "MuJoCo refuses it" in said
    assert "Error opening" not in said


# ---- how one file leads to the next --------------------------------------------------------------


def include(file):
    return f'<mujocoinclude><include file="{file}"/></mujocoinclude>'


def test_files_that_a_linked_file_names(places):
    """MuJoCo seeks them beside the link, and not beside the file that it leads to."""
    own, _ = places
    (own / "a" / "b").mkdir(parents=True)
    (own / "c").mkdir()
    (own / "a" / "b" / "inc.xml").write_text(include("../../other/inc.xml"))
    (own / "c" / "inc.xml").symlink_to("../a/b/inc.xml")
    path = own / "a.xml"
    path.write_text('<mujoco><include file="c/inc.xml"/></mujoco>')
    assert opened_by_mujoco(path)
    with pytest.raises(RneaError, match="outside the folders"):
        rnea.load(path)


def test_a_robot_that_is_named_by_a_link(places, tmp_path):
    own, _ = places
    (own / "a.xml").write_text(document("mesh", "file", "../other/m.obj"))
    (tmp_path / "deep" / "er").mkdir(parents=True)
    (tmp_path / "deep" / "er" / "named.xml").symlink_to(own / "a.xml")
    with pytest.raises(RneaError, match="outside the folders"):
        rnea.load(tmp_path / "deep" / "er" / "named.xml")
    (own / "m.obj").write_text(OBJ)
    (own / "a.xml").write_text(document("mesh", "file", "m.obj"))
    assert rnea.load(tmp_path / "deep" / "er" / "named.xml").mass > 7


@pytest.mark.parametrize("order", ["before", "after"])
def test_directories_of_included_files(places, order):
    own, _ = places
    (own / "inc.xml").write_text('<mujocoinclude><compiler meshdir="../other"/></mujocoinclude>')
    flexcomp = WORLD["flexcomp"].format('file="m.obj"')
    flexcomp = f"<worldbody>{flexcomp}{BODY}</worldbody>"
    parts = ['<include file="inc.xml"/>', flexcomp]
    path = own / "a.xml"
    path.write_text(f"<mujoco>{''.join(parts if order == 'before' else parts[::-1])}</mujoco>")
    with pytest.raises(RneaError, match="outside the folders"):
        tried(str(path), {})


@pytest.mark.parametrize("way", ["include", "model"])
def test_meshes_of_included_files(places, way):
    own, _ = places
    (own / "sub").mkdir()
    inner = document("mesh", "file", r"..\..\other\m.obj")
    (own / "sub" / "model.xml").write_text(inner.replace("<body>", '<body name="b2">'))
    if way == "model":
        (own / "a.xml").write_text(
            '<mujoco><asset><model name="x" file="sub/model.xml"/></asset><worldbody>'
            '<body><attach model="x" body="b2" prefix="p"/></body></worldbody></mujoco>'
        )
    else:
        deep = inner.replace("<mujoco>", "<mujocoinclude>").replace("</mujoco>", "</mujocoinclude>")
        (own / "sub" / "model.xml").write_text(deep.replace(r"..\..", ".."))
        (own / "a.xml").write_text('<mujoco><include file="sub/model.xml"/></mujoco>')
    assert opened_by_mujoco(own / "a.xml")
    with pytest.raises(RneaError, match="outside the folders"):
        rnea.load(own / "a.xml")


URDF = """<robot name="r">{}<link name="b"><inertial><mass value="1"/>
<inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial>
<collision><geometry><mesh filename="{}"/></geometry></collision></link></robot>"""


@pytest.mark.parametrize(
    ("compiler", "file"),
    [
        ("", "../other/m.obj"),
        ("", "{other}/m.obj"),
        ('<mujoco><compiler meshdir="../other"/></mujoco>', "m.obj"),
        ('<mujoco><compiler meshdir="../other"/></mujoco>', "x/m.obj"),
        ('<mujoco><compiler meshdir="{other}" strippath="true"/></mujoco>', "x/m.obj"),
        # with a scheme it begins in the working directory
        ("", "package://m.obj"),
    ],
)
def test_attached_urdf(places, monkeypatch, compiler, file):
    own, other = places
    (own / "r.urdf").write_text(URDF.format(compiler, file).format(other=other))
    path = own / "a.xml"
    path.write_text(document("model", "file", "r.urdf"))
    if "package" in file:
        (own.parent / "cwd" / "package:").symlink_to(other)
    if opened_by_mujoco(path):
        with pytest.raises(RneaError, match="outside the folders"):
            tried(str(path), {})
    else:
        assert "x/" in file


def test_names_with_schemes(places):
    own, other = places
    (own.parent / "cwd" / "file:").symlink_to(other)
    (own / "a.xml").write_text(document("mesh", "file", "file://m.obj"))
    assert opened_by_mujoco(own / "a.xml")
    with pytest.raises(RneaError, match="outside the folders"):
        rnea.load(own / "a.xml")


# ---- archives ------------------------------------------------------------------------------------


@pytest.mark.parametrize("where", ["own", "../other"])
@pytest.mark.parametrize("name", ["pack.zip", "pack.ZIP", "pack.mjz"])
@pytest.mark.parametrize(("tag", "attribute"), ELEMENTS)
def test_archives_are_not_read(places, tag, attribute, name, where):
    own, _ = places
    folder = own if where == "own" else own / where
    with zipfile.ZipFile(folder / name, "w") as archive:
        archive.writestr(NAMES[tag], CONTENT[NAMES[tag]])
    begin = "" if where == "own" else where + "/"
    path = own / "a.xml"
    for inside in (f"{begin}{name}/{NAMES[tag]}", f"{begin}{name}\\{NAMES[tag]}", f"{begin}{name}"):
        path.write_text(document(tag, attribute, inside))
        with pytest.raises(RneaError, match="archives are not read"):
            parsed(path.read_text(), str(path), {})
    for option in DIRECTORIES:
        compiler = f'<compiler {option}="{begin}{name}"/>'
        path.write_text(document(tag, attribute, NAMES[tag], compiler))
        with pytest.raises(RneaError, match="archives are not read"):
            parsed(path.read_text(), str(path), {})


def test_folders_that_are_called_like_archives(places):
    own, _ = places
    (own / "m.zipped").mkdir()
    (own / "m.zipped" / "m.obj").write_text(OBJ)
    (own / "a.xml").write_text(document("mesh", "file", "m.zipped/m.obj"))
    assert rnea.load(own / "a.xml").mass > 7


# ---- text alone ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("tag", "attribute"), ELEMENTS)
def test_text_alone_names_no_files(places, tag, attribute, monkeypatch):
    _, other = places
    monkeypatch.chdir(other)
    text = document(tag, attribute, NAMES[tag])

    def read():
        return compiled(*parsed(text, "", {}))

    with pytest.raises(RneaError, match=r"outside the folders|from a file only"):
        read()


# ---- the lists are complete ----------------------------------------------------------------------

# attributes that sound like it, and name no file
NO_FILES = {"dir", "directional", "content_type", "strippath", "plugin"}


def test_every_attribute_of_the_schema_that_names_a_file_is_known():
    found = set()
    for element, attributes in schema().items():
        tag = element.split("/")[-1]
        for attribute in attributes:
            if re.search("file|dir|path|content|source|plugin|url|uri", attribute):
                found.add((tag, attribute))
    found = {(tag, attribute) for tag, attribute in found if attribute not in NO_FILES}
    known = {
        (tag, attribute)
        for tag in ("compiler", *OPENED_BY_PARSER, *OPENED_BY_COMPILER)
        for attribute in attributes_of(tag)
    }
    # the schema has neither what is done before it applies, nor what only URDF has
    assert known - {("include", "file"), ("mesh", "filename")} == found


def test_every_file_of_a_spec_is_known():
    """No other part of a spec has a file."""
    spec = mujoco.MjSpec()
    lists = {kind for kind, *_ in OPENED_BY_COMPILER.values()}
    with_files = {
        name.removeprefix("Mjs").lower()
        for name in dir(mujoco._specs)
        if name.startswith("Mjs")
        and any("file" in x and "info" not in x for x in dir(getattr(mujoco._specs, name)))
    }
    assert with_files == {"mesh", "hfield", "skin", "texture"}
    assert lists == {"meshes", "hfields", "skins", "textures"}
    assert all(hasattr(spec, name) for name in lists)
