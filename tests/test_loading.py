"""Options of `rnea.load`: every one with every kind of source, used or refused by name."""

import pytest

import rnea
from rnea.describe import FORMATS
from rnea.files.catalogs import robots
from support.command import run

BOX = '<collision><geometry><box size="0.1 0.1 0.1"/></geometry></collision>'
URDF = f"""<robot name="arm"><link name="root"/><link name="tip">{BOX}</link>
<joint name="j" type="continuous"><parent link="root"/><child link="tip"/></joint></robot>"""
XACRO = f"""<robot name="arm" xmlns:xacro="http://www.ros.org/wiki/xacro">
<xacro:arg name="tip" default="tip"/><link name="root"/><link name="$(arg tip)">{BOX}</link>
<joint name="j" type="continuous"><parent link="root"/><child link="$(arg tip)"/></joint></robot>"""
MJCF = """<mujoco><compiler inertiafromgeom="false"/><worldbody><body name="root">
<body name="tip"><joint name="j"/><geom type="box" size="0.05 0.05 0.05"/></body>
</body></worldbody></mujoco>"""
SDF = """<sdf version="1.9"><model name="arm"><link name="root"/><link name="tip">
<collision name="c"><geometry><box><size>0.1 0.1 0.1</size></box></geometry></collision></link>
<joint name="j" type="revolute"><parent>root</parent><child>tip</child><axis/></joint>
</model></sdf>"""

SOURCES = {
    "catalogue": None,
    "toml": robots.text("one_link"),
    "urdf": URDF,
    "xacro": XACRO,
    "mjcf": MJCF,
    "sdf": SDF,
}
SHAPED = ("urdf", "xacro", "mjcf", "sdf")
# a value that can be meant, who can use it, and values that nobody can mean
OPTIONS = {
    "packages": ({"parts": "."}, SHAPED, ["parts", 3]),
    "density": (2700.0, SHAPED, [-1, 0, float("nan"), float("inf"), True, "1000"]),
    "arguments": ({"tip": "hand"}, {"xacro"}, ["tip:=hand", ["tip"]]),
    "xacro": (True, {"urdf", "xacro"}, [None, "yes", 1]),
    "mimic": (False, set(SOURCES), [None, "no", 0]),
    "allow_infeasible_inertia": ("as published", set(SOURCES), [None, True]),
    "base": ("free", set(SOURCES), ["floating", True, 3, ""]),
    "eager": (True, set(SOURCES), []),
}
FLAGS = {
    "packages": "--package",
    "density": "--density",
    "arguments": "--xacro-arg",
    "xacro": "--xacro",
}


@pytest.fixture
def source(request, tmp_path):
    text = SOURCES[request.param]
    if text is None:
        return "ur5"
    if request.param == "xacro":
        pytest.importorskip("xacrodoc")
    if request.param == "mjcf":
        pytest.importorskip("mujoco")
    path = tmp_path / f"arm.{'xml' if request.param == 'mjcf' else request.param}"
    path.write_text(text)
    return str(path)


@pytest.mark.parametrize("option", OPTIONS)
@pytest.mark.parametrize(("kind", "source"), [(k, k) for k in SOURCES], indirect=["source"])
def test_an_option_is_used_or_refused_by_name(kind, source, option):
    value, users, _ = OPTIONS[option]
    if kind in users:
        assert rnea.load(source, **{option: value}).n >= 1
        return
    with pytest.raises(rnea.InputError) as caught:
        rnea.load(source, **{option: value})
    message = str(caught.value)
    assert message.startswith(f"{option}= ({FLAGS[option]})")
    assert "xacro" in message
    assert ("ur5.toml" if kind == "catalogue" else source) in message


@pytest.mark.parametrize("option", OPTIONS)
@pytest.mark.parametrize("source", SOURCES, indirect=True)
def test_a_value_that_nobody_can_mean_is_refused_whatever_the_source(source, option):
    for value in OPTIONS[option][2]:
        with pytest.raises(rnea.InputError, match=rf"^{option} must be .*, got "):
            rnea.load(source, **{option: value})


@pytest.mark.parametrize(("kind", "source"), [(k, k) for k in SHAPED], indirect=["source"])
def test_options_that_are_used_make_a_difference(kind, source):
    assert rnea.load(source, density=2700.0).link("tip").inertia.mass == pytest.approx(2.7)
    if kind == "xacro":
        assert "hand" in rnea.load(source, arguments={"tip": "hand"}).frame_names


def test_text_takes_the_same_options():
    assert rnea.loads(URDF, density=2700.0).model.mass == pytest.approx(2.7)
    with pytest.raises(rnea.InputError, match=r"^density= \(--density\) .* this text is TOML"):
        rnea.loads(SOURCES["toml"], density=1.0)
    with pytest.raises(rnea.InputError, match=r"^arguments= .* this text is plain URDF"):
        rnea.loads(URDF, arguments={"a": 1})


@pytest.mark.parametrize(
    ("args", "code", "parts"),
    [
        (("--density", "-1", "show", "ur5"), 1, ("density must be a positive number", "-1")),
        (("--density", "1000", "show", "ur5"), 1, ("--density", "ur5.toml is TOML")),
        (("--package", "a=.", "check", "ur5"), 1, ("--package", "ur5.toml is TOML")),
        (("--xacro-arg", "a=1", "convert", "-", "-", "--to", "toml"), 1, ("--xacro-arg", "stdin")),
        (("--density", "1000", "robots"), 2, ("--density", "robots")),
        (("--no-mimic", "bench"), 2, ("--no-mimic", "bench")),
    ],
)
def test_options_of_the_command_line_are_never_dropped(args, code, parts):
    done = run(*args, text=URDF)
    assert done.returncode == code
    # findings are wrapped to the terminal's width
    said = " ".join((done.stdout + done.stderr).split())
    for part in parts:
        assert part in said


@pytest.mark.parametrize("row", FORMATS, ids=lambda row: row.name)
def test_every_row_of_the_formats_has_its_package(row):
    package = row._package
    assert callable(package.read)
    assert hasattr(package, "write") == bool(row.written_from)
    assert rnea.describe.format_of(SOURCES[row.name], "") is row
