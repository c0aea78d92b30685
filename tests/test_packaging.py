"""What is handed out: sdist and wheel hold what they should, no more, and versions agree."""

import email
import email.policy
import importlib.util
import os
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import rnea

ROOT = Path(__file__).parent.parent
# what the repository has beside the package and a wheel is made from
SOURCES = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "CHANGELOG.md")
SOURCES += ("CITATION.cff", "src", "tests", "recipe")
_BACKEND = (
    "import sys; from setuptools import build_meta as backend\n"
    "print(getattr(backend, sys.argv[1])(sys.argv[2]))"
)


def _git_files(folder: str) -> set[str]:
    done = subprocess.run(["git", "ls-files", folder], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        pytest.skip("what belongs to the package is known to git only, and this is no repository")
    return {name for name in done.stdout.splitlines() if (ROOT / name).exists()}


def _built(what: str, tree: Path, target: Path, **variables: str) -> Path:
    environment = os.environ | {"RNEA_EXTENSION": "none"} | variables
    done = subprocess.run(
        [sys.executable, "-c", _BACKEND, f"build_{what}", str(target)],
        cwd=tree, env=environment, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    return target / done.stdout.splitlines()[-1]


@pytest.fixture(scope="module")
def sdist(tmp_path_factory):
    """Of a copy of what git knows: building leaves files behind."""
    tree = tmp_path_factory.mktemp("tree")
    for name in sorted({x for source in SOURCES for x in _git_files(source)}):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).write_bytes((ROOT / name).read_bytes())
    return _built("sdist", tree, tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def unpacked(sdist, tmp_path_factory):
    target = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(sdist) as archive:
        archive.extractall(target, filter="data")
    (tree,) = target.iterdir()
    return tree


@pytest.fixture(scope="module")
def wheel(unpacked, tmp_path_factory):
    return _built("wheel", unpacked, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def metadata(wheel):
    with zipfile.ZipFile(wheel) as archive:
        text = archive.read(f"rnea-{rnea.__version__}.dist-info/METADATA")
    return email.message_from_bytes(text, policy=email.policy.default)


def test_the_wheel_is_the_package_and_nothing_else(wheel):
    assert wheel.name == f"rnea-{rnea.__version__}-py3-none-any.whl"
    with zipfile.ZipFile(wheel) as archive:
        there = {name for name in archive.namelist() if ".dist-info/" not in name}
    ours = {name.removeprefix("src/") for name in _git_files("src")}
    assert there == {name for name in ours if not name.endswith((".c", ".h"))}
    # data is of some kinds only, and of each there is some
    endings = {Path(name).suffix for name in there}
    assert endings == {".py", ".toml", ".typed", ".js", ".json", ".css", ".txt"}
    assert wheel.stat().st_size < 3_000_000


def test_the_sdist_is_what_a_wheel_is_made_from(unpacked):
    there = {str(path.relative_to(unpacked)) for path in unpacked.rglob("*") if path.is_file()}
    there = {name for name in there if not name.startswith("build/") and "egg-info" not in name}
    expected = {*_git_files("src"), *SOURCES[:7], "PKG-INFO", "setup.cfg"}
    assert there == expected


def test_installing_needs_no_compiler(unpacked, tmp_path):
    """A failed compiler leaves the extension out; where it is required the build fails."""
    broken = {"CC": "/bin/false", "PATH": str(tmp_path)}
    made = _built("wheel", unpacked, tmp_path, RNEA_EXTENSION="", **broken)
    with zipfile.ZipFile(made) as archive:
        names = archive.namelist()
    assert "rnea/engine/native/extension.py" in names
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
    with pytest.raises(AssertionError, match="/bin/false"):
        _built("wheel", unpacked, tmp_path, RNEA_EXTENSION="required", **broken)


def test_a_misspelt_wish_for_the_extension_is_refused(unpacked, tmp_path):
    with pytest.raises(AssertionError, match="must be one of: optional, required, none"):
        _built("wheel", unpacked, tmp_path, RNEA_EXTENSION="yes")


def test_the_metadata(metadata):
    assert metadata["Name"] == "rnea"
    assert metadata["Version"] == rnea.__version__
    assert metadata["License-Expression"] == "Apache-2.0 AND MIT"
    assert len(metadata.get_all("License-File")) == 2
    assert metadata["Requires-Python"] == ">=3.11"
    assert metadata["Description-Content-Type"] == "text/markdown"
    assert metadata.get_payload().startswith("# rnea\n")
    assert len(metadata["Summary"]) < 200
    assert "Newton-Euler" in metadata["Keywords"]
    classifiers = metadata.get_all("Classifier")
    versions = {x.rsplit(" ", 1)[1] for x in classifiers if re.search(r":: 3\.\d+$", x)}
    assert versions == {"3.11", "3.12", "3.13", "3.14"}
    # with a licence expression the classifier is forbidden
    assert not [x for x in classifiers if x.startswith("License ::")]
    for url in metadata.get_all("Project-URL", []):
        assert re.search(r", https://(github\.com|rnea\.readthedocs\.io)/", url), url


def test_what_the_package_imports_is_what_it_requires(metadata):
    needs = {re.match(r"[\w-]+", x)[0] for x in metadata.get_all("Requires-Dist") if ";" not in x}
    assert needs == {"numpy", "sympy", "mpmath", "typer", "rich", "llvmlite", "platformdirs"}
    text = (ROOT / "recipe" / "recipe.yaml").read_text()
    run = re.search(r"^  run:\n((?:    - .*\n)+)", text, re.MULTILINE)[1]
    conda = set(re.findall(r"- (.+)\n", run)) - {"python >=3.11"}
    pip = {x for x in metadata.get_all("Requires-Dist") if ";" not in x}
    assert {x.replace(" ", "") for x in conda} == pip


# ---- versions ----


def _release_of():
    spec = importlib.util.spec_from_file_location("release_of", ROOT / ".github/release_of.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_package_citation_changelog_and_recipe_tell_one_version():
    release = _release_of()
    citation = release.told("CITATION.cff", r"^version: (.*)$")
    changelog = (ROOT / "CHANGELOG.md").read_text()
    assert release.complaints(rnea.__version__, citation, changelog) == []
    assert release.told("recipe/recipe.yaml", r'^  version: "(.*)"$') == rnea.__version__
    # the one place that tells it: pyproject.toml asks there
    assert not re.search(r"^version\s*=\s*\"", (ROOT / "pyproject.toml").read_text(), re.MULTILINE)


OLD = "## 0.9.0 (2026-01-02)\n- a\n\n## 0.8.1 (2026-01-01)\n- b\n"


@pytest.mark.parametrize(
    ("package", "citation", "changelog", "tag", "words"),
    [
        ("0.9.0", "0.9.0", OLD, "v0.9.0", ""),
        ("0.9.0", "0.9.0", OLD, None, ""),
        ("0.10.0", "0.10.0", f"## Unreleased\n- c\n\n{OLD}", None, ""),
        ("0.9.0", "0.8.1", OLD, None, "CITATION.cff says 0.8.1"),
        ("0.10.0", "0.10.0", OLD, None, "the changelog ends at (0, 9, 0)"),
        ("0.8.1", "0.8.1", f"## Unreleased\n{OLD}", None, "the changelog ends at (0, 9, 0)"),
        ("0.9.0", "0.9.0", OLD, "v0.9.1", "the tag is v0.9.1"),
        ("0.9.0", "0.9.0", f"## Unreleased\n{OLD}", "v0.9.0", "no heading 0.9.0"),
    ],
)
def test_what_may_be_released(package, citation, changelog, tag, words):
    said = _release_of().complaints(package, citation, changelog, tag)
    assert bool(said) == bool(words)
    assert words in "\n".join(said)


@pytest.mark.parametrize(
    "changelog",
    [
        "## 0.9.0 (2026-01-02)\n## 0.10.0 (2026-01-01)\n",  # by number, not by letter
        "## 0.10.0 (2026-01-01)\n## 0.9.0 (2026-01-02)\n",
        "## 0.9.0 (2026-01-02)\n## Unreleased\n",
        "## 0.9.0\n",
    ],
)
def test_changelogs_out_of_order_are_refused(changelog):
    with pytest.raises(SystemExit, match="changelog"):
        _release_of().released(changelog)


# ---- what others run ----

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def _yaml(path):
    yaml = pytest.importorskip("yaml", reason="workflows were not read: there is no pyyaml")
    return yaml.safe_load(path.read_text())


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_workflows_are_pinned_and_may_do_little(path):
    text, jobs = path.read_text(), _yaml(path)["jobs"]
    for used in re.findall(r"uses: (.*)", text):
        # a commit with its version beside it, or a workflow of our own
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+|\./\S+", used), used
    assert "secrets." not in text
    assert "pull_request_target" not in text
    assert _yaml(path)["permissions"] == {"contents": "read"}
    for name, job in jobs.items():
        asked = job.get("permissions", {})
        assert set(asked) <= ({"id-token", "pages"} if name in ("publish", "show") else set())
        assert "uses" in job or job["timeout-minutes"] <= 90
        assert re.fullmatch(r"[a-z]+:\d+\.\d+\.\d+-[a-z]+", job.get("container", "any:0.0.0-one"))
        for step in job.get("steps", ()):
            # what comes from outside reaches a shell by variables only
            assert "${{" not in step.get("run", ""), step
            if "checkout" in step.get("uses", ""):
                assert step["with"]["persist-credentials"] is False


def test_workflows_ask_for_what_is_there():
    text = "".join(path.read_text() for path in WORKFLOWS)
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert set(re.findall(r"run: make ([\w-]+)", text)) <= targets
    named = set(re.findall(r"(?<![\w/])(\.github/[\w./-]+|\.ci/\w+|tests/[\w.]+)", text))
    assert len(named) >= 5
    assert not {name for name in named if not (ROOT / name).exists()}


def test_the_matrix_is_what_the_metadata_promises():
    matrix = _yaml(ROOT / ".github/workflows/tests.yml")["jobs"]["systems"]["strategy"]["matrix"]
    assert matrix["python"] == ["3.11", "3.12", "3.13", "3.14"]
    assert {re.sub(r"[\d.]", "", name) for name in matrix["system"]} == {
        "ubuntu-", "ubuntu--arm", "macos-", "windows-",
    }  # fmt: skip
    wheels = _yaml(ROOT / ".github/workflows/wheels.yml")["jobs"]["compiled"]
    assert wheels["strategy"]["matrix"]["system"] == matrix["system"]


def test_core_tests_exist():
    names = (ROOT / "tests" / "core.txt").read_text().split()
    assert len(names) >= 12
    assert not [name for name in names if not (ROOT / name).is_file()]


def test_issue_forms_ask_for_version_robot_and_command():
    forms = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
    forms = [_yaml(path) for path in forms if path.stem != "config"]
    assert {form["name"] for form in forms} == {"Wrong torques", "Crash or wrong message", "Idea"}
    for form in forms:
        assert {"version", "robot", "command"} <= {entry.get("id") for entry in form["body"]}


# ---- the policy ----


def test_the_policy_names_every_variable():
    found = set()
    for path in (ROOT / "src").rglob("*.py"):
        found |= set(re.findall(r"environ\S*[\[(]\"(RNEA_\w+)\"", path.read_text()))
    assert len(found) >= 5
    text = (ROOT / "docs" / "look-up" / "stability.md").read_text()
    assert not {name for name in found if f"`{name}`" not in text}


def test_the_readme_runs_by_the_script_of_the_wheels():
    """Its block and output are found; whether they agree is asked where a wheel is installed."""
    text = (ROOT / ".github" / "first_lines.py").read_text()
    pattern = re.search(r're\.compile\(r"(.*)", re\.DOTALL\)', text)[1]
    code, output = re.search(pattern, (ROOT / "README.md").read_text(), re.DOTALL).groups()
    assert code.startswith("import numpy as np, rnea\n")
    assert len(output.splitlines()) == 5
