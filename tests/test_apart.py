"""Parsers of others in a process of their own: hang, crash and hunger end in errors of ours."""

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

import rnea
from rnea.errors import InputError, RobotFileError, UnknownNameError
from rnea.system.sandbox import call, call_confined, client
from support import jobs_apart as jobs
from support.tiers import sample_cases

MJCF = """<mujoco><worldbody><body name="a"><joint name="j" axis="0 1 0"/>
<inertial pos="0 0 1" mass="1" diaginertia="1 1 1"/></body></worldbody></mujoco>"""

XACRO = '<robot name="r" xmlns:xacro="x"><link name="a${1 + 1}"/></robot>'


def asked(job, *arguments, file=""):
    return call(job, *arguments, who="the parser", file=file)


@pytest.mark.parametrize("value", [None, "text", b"\0" * 3_000_000, ["x" * 10] * 100_000])
def test_answers_come_back(value):
    assert asked(jobs.echo, value) == value


@pytest.mark.parametrize("job", [jobs.hang, jobs.spin])
def test_a_parser_that_hangs_is_ended(job, monkeypatch):
    monkeypatch.setenv("RNEA_PARSER_SECONDS", "0.3")
    start = time.monotonic()
    with pytest.raises(RobotFileError, match=r"a\.xml: the parser did not finish within 0\.3 s"):
        asked(job, file="a.xml")
    assert time.monotonic() - start < 10
    monkeypatch.delenv("RNEA_PARSER_SECONDS")
    assert asked(jobs.echo, 1) == 1


@pytest.mark.parametrize(("job", "why"), [(jobs.crash, "SIGSEGV"), (jobs.leave, "exit status 3")])
def test_a_parser_that_crashes(job, why):
    with pytest.raises(RobotFileError, match=f"the parser ended the process.*{why}"):
        asked(job)
    assert asked(jobs.echo, 1) == 1


@pytest.mark.skipif(not hasattr(signal, "SIGXCPU"), reason="processor time is not bounded")
@pytest.mark.parametrize(
    ("by", "within"), [("SIGXCPU", "7 s of each processor, or .*ulimit"), ("SIGALRM", "7 s")]
)
def test_a_parser_that_its_own_limits_end(by, within, monkeypatch):
    monkeypatch.setenv("RNEA_PARSER_SECONDS", "7")
    client._end_at_exit()
    with pytest.raises(
        RobotFileError, match=rf"a\.xml: .* finish within {within}.* \(RNEA_PARSER_SECONDS"
    ):
        asked(signal.raise_signal, getattr(signal, by), file="a.xml")
    assert asked(jobs.echo, 1) == 1


LIMITS = """import os, resource
from rnea.system.sandbox import call
hard = {hard}
if hard:
    resource.setrlimit(resource.RLIMIT_CPU, (hard, hard))
for seconds in (10, 1000):
    os.environ["RNEA_PARSER_SECONDS"] = str(seconds)
    limit, _ = call(resource.getrlimit, resource.RLIMIT_CPU, who="the parser")
    wanted = seconds * os.cpu_count()
    assert limit == hard or limit > wanted, (limit, wanted)
    assert not hard or limit <= hard, limit
"""


@pytest.mark.skipif(not hasattr(signal, "SIGXCPU"), reason="processor time is not bounded")
@pytest.mark.parametrize("hard", [None, 15, 200])
def test_processor_time_is_that_of_all_processors(hard):
    """All may be at work until the clock's time is up, if a user's own limit allows it."""
    program = [sys.executable, "-c", LIMITS.format(hard=hard)]
    environment = os.environ | {"PYTHONPATH": str(Path(rnea.__file__).parents[1])}
    done = subprocess.run(program, env=environment, capture_output=True, text=True)
    assert (done.stderr, done.returncode) == ("", 0)


@pytest.mark.skipif(not hasattr(signal, "getitimer"), reason="there is no alarm")
def test_an_orphan_ends_by_the_clock(monkeypatch):
    monkeypatch.setenv("RNEA_PARSER_SECONDS", "100")
    assert 190 < asked(signal.getitimer, signal.ITIMER_REAL)[0] <= 201


@pytest.mark.skipif(sys.platform != "linux", reason="memory is bounded there")
def test_a_parser_that_wants_all_memory():
    with pytest.raises(RobotFileError, match="more than 4 GiB"):
        asked(jobs.fill_memory, file="a.xml")
    assert asked(jobs.echo, 1) == 1


def test_what_a_parser_prints_does_not_disturb():
    assert asked(jobs.say_much) == "said"


def test_warnings_come_along():
    with pytest.warns(RuntimeWarning, match="odd numbers"):
        assert asked(jobs.warn) == 1


def test_errors_come_back_as_they_were_raised():
    with pytest.raises(RobotFileError) as caught:
        asked(jobs.refuse)
    error = caught.value
    assert (error.file, error.line, error.path, error.message) == ("a.xml", 7, "links[1]", "wrong")
    assert str(error) == "a.xml:7: links[1]: wrong"
    with pytest.raises(InputError, match=r"^no$"):
        asked(jobs.refuse_input)
    with pytest.raises(UnknownNameError) as caught:
        asked(jobs.refuse_name)
    assert caught.value.choices == ("elbow",)
    with pytest.raises(RuntimeError, match="ZeroDivisionError: a defect"):
        asked(jobs.fail)


def test_relative_names_begin_where_we_are(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert asked(jobs.folder) == str(tmp_path)


def test_modules_of_the_working_directory_are_not_taken(tmp_path, monkeypatch):
    (tmp_path / "mujoco.py").write_text("raise SystemExit(9)")
    monkeypatch.chdir(tmp_path)
    client._end_at_exit()
    assert "" not in asked(jobs.path)
    assert rnea.loads(MJCF).joint_names == ("j",)


@sample_cases(2)
@pytest.mark.parametrize("way", ["-c", "-m", "script"])
def test_nor_are_they_when_python_looks_there_first(way, tmp_path):
    program = f"""import sys, rnea
print(rnea.loads({MJCF!r}).joint_names, rnea.load("a.xacro").name)
assert sys.path[0] in ("", {str(tmp_path)!r})
import mujoco"""
    for name in ("mujoco", "xacro"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit(9)")
    (tmp_path / "a.xacro").write_text(XACRO)
    (tmp_path / "program.py").write_text(program)
    how = {"-c": ["-c", program], "-m": ["-m", "program"], "script": ["program.py"]}[way]
    environment = os.environ | {"PYTHONPATH": str(Path(rnea.__file__).parents[1])}
    environment.pop("PYTHONSAFEPATH", None)
    done = subprocess.run(
        [sys.executable, *how], cwd=tmp_path, env=environment, capture_output=True, text=True
    )
    # 9: there Python itself does take it
    assert (done.stdout, done.stderr, done.returncode) == ("('j',) r\n", "", 9)


@pytest.mark.skipif(sys.flags.safe_path, reason="Python puts it nowhere by itself")
def test_a_working_directory_that_is_named_stays(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    here = str(tmp_path)
    for before, sent in [
        (["", "a", here], ["a", here]),
        ([here, "a", here], ["a", here]),
        (["a", here, "."], ["a", here]),
        ([], []),
    ]:
        monkeypatch.setattr(sys, "path", before)
        assert client._path() == sent


@pytest.mark.skipif(os.name == "nt", reason="there one stands in the way of its removal")
def test_a_working_directory_that_was_removed(tmp_path, monkeypatch):
    (tmp_path / "gone").mkdir()
    monkeypatch.chdir(tmp_path / "gone")
    (tmp_path / "gone").rmdir()
    monkeypatch.setattr(sys, "path", ["", *sys.path])
    client._end_at_exit()
    assert rnea.loads(MJCF).joint_names == ("j",)


def test_one_process_serves_until_it_is_gone():
    first = asked(jobs.process)
    assert asked(jobs.process) == first != os.getpid()
    os.kill(first, signal.SIGTERM)
    time.sleep(0.05)
    # as one that ended for want of work: the next question starts another
    assert asked(jobs.process) != first


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork")
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_a_command_whose_broken_pipes_end_it_outlives_the_process():
    child = os.fork()
    if child == 0:
        try:
            signal.signal(signal.SIGPIPE, signal.SIG_DFL)
            first = asked(jobs.process)
            os.kill(first, signal.SIGTERM)
            time.sleep(0.05)
            other = asked(jobs.process)
            client._end_at_exit()
            # a pipe of its own that breaks ends it still
            still = signal.getsignal(signal.SIGPIPE) is signal.SIG_DFL
            masked = signal.SIGPIPE in signal.pthread_sigmask(signal.SIG_BLOCK, [])
            os._exit(0 if other != first and still and not masked else 1)
        finally:
            os._exit(2)
    assert os.waitpid(child, 0)[1] == 0


def test_threads_ask_one_after_the_other():
    answers = [None] * 8

    def work(k):
        answers[k] = [asked(jobs.echo, (k, i)) for i in range(20)]

    threads = [threading.Thread(target=work, args=(k,)) for k in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers == [[(k, i) for i in range(20)] for k in range(8)]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork")
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_a_fork_starts_a_process_of_its_own():
    ours = asked(jobs.process)
    child = os.fork()
    if child == 0:
        try:
            theirs = asked(jobs.process)
            client._end_at_exit()
            os._exit(0 if theirs not in (ours, os.getpid()) else 1)
        finally:
            os._exit(2)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert asked(jobs.process) == ours


def test_an_interrupt_leaves_no_answer_behind():
    first = asked(jobs.process)
    timer = threading.Timer(
        0.3, signal.pthread_kill, (threading.main_thread().ident, signal.SIGINT)
    )
    # tests that a shell runs in the background ignore it
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    timer.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            asked(jobs.hang)
    finally:
        timer.join()
        signal.signal(signal.SIGINT, before)
    assert asked(jobs.echo, "next") == "next"
    assert asked(jobs.process) != first


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="there is no alarm")
@pytest.mark.parametrize("kind", [ValueError, TimeoutError, OSError])
def test_what_a_users_alarm_raises_is_the_users(kind):
    def heard(*_):
        raise kind("mine")

    before = signal.signal(signal.SIGALRM, heard)
    signal.setitimer(signal.ITIMER_REAL, 0.2)
    try:
        with pytest.raises(kind, match="mine"):
            asked(jobs.hang)
    finally:
        signal.signal(signal.SIGALRM, before)
    assert asked(jobs.echo, "next") == "next"


@pytest.mark.parametrize("said", ["0", "-1", "soon", "nan", "1e9"])
def test_seconds_that_are_none(said, monkeypatch):
    monkeypatch.setenv("RNEA_PARSER_SECONDS", said)
    with pytest.raises(InputError, match="RNEA_PARSER_SECONDS"):
        rnea.loads(MJCF)


def refused_to_start(monkeypatch, executable, why, seconds=client._START):
    """The start is blamed, no parser and no file."""
    client._end_at_exit()
    with monkeypatch.context() as for_now:
        for_now.setattr(sys, "executable", executable)
        for_now.setattr(client, "_START", seconds)
        with pytest.raises(InputError, match=rf"can be started: .*{why}.*RNEA_PARSERS=here") as no:
            rnea.loads(MJCF)
    assert "MuJoCo" not in str(no.value)
    assert not client._helpers
    assert rnea.loads(MJCF).joint_names == ("j",)


@pytest.mark.parametrize("executable", [None, ""])
def test_no_python_is_known(executable, monkeypatch):
    refused_to_start(monkeypatch, executable, "sys.executable names no Python")


def test_no_process_can_be_started(monkeypatch):
    refused_to_start(monkeypatch, "/nonexistent/python", "No such file")


@sample_cases(2)
@pytest.mark.skipif(os.name == "nt", reason="the programs are scripts")
@pytest.mark.parametrize(
    ("does", "why"),
    [
        ("exit 0", r"does not answer as Python does \(exit status 0\)"),
        ("exit 7", r"exit status 7"),
        ("kill -SEGV $$", "SIGSEGV"),
        # as many letters as an answer's head has, and more
        ("echo usage: this is no Python", r"exit status 0"),
        ("exec sleep 30", r"did not answer within 0\.5 s"),
    ],
)
def test_a_program_that_is_no_python(does, why, tmp_path, monkeypatch):
    program = tmp_path / "no python"
    program.write_text(f"#!/bin/sh\n{does}\n")
    program.chmod(0o755)
    refused_to_start(monkeypatch, str(program), why, 0.5 if "sleep" in does else 10.0)


_LINK = '<joint/><inertial pos="0 0 1" mass="1" diaginertia="1 1 1"/>'
_GRID = '<flexcomp name="f" type="grid" count="200 200 200" spacing="1 1 1" dim="3" mass="1"/>'
_XACRO = '<robot name="r" xmlns:xacro="http://www.ros.org/wiki/xacro">{}</robot>'
_TWICE = '<xacro:if value="${n > 0}"><xacro:m n="${n - 1}"/><xacro:m n="${n - 1}"/></xacro:if>'
ENDLESS = {
    "replicate.xml": f'<replicate count="100000000"><body>{_LINK}</body></replicate>',
    "grid.xml": f'<body name="b">{_LINK}{_GRID}</body>',
    "power.xacro": '<link name="${9**9**9}"/>',
    "macros.xacro": f'<xacro:macro name="m" params="n">{_TWICE}</xacro:macro><xacro:m n="60"/>',
}


@sample_cases(2)
@pytest.mark.parametrize("name", ENDLESS)
def test_short_files_that_take_for_ever(name, tmp_path, monkeypatch):
    monkeypatch.setenv("RNEA_PARSER_SECONDS", "0.4")
    inside = ENDLESS[name]
    mjcf = f"<mujoco><worldbody>{inside}</worldbody></mujoco>"
    (tmp_path / name).write_text(mjcf if name.endswith("xml") else _XACRO.format(inside))
    with pytest.raises(RobotFileError, match=rf"{name}: .*did not finish within 0\.4 s"):
        rnea.load(tmp_path / name)


def test_a_user_may_want_no_other_process(monkeypatch):
    monkeypatch.setenv("RNEA_PARSERS", "here")
    assert asked(jobs.process) == os.getpid()
    monkeypatch.setenv("RNEA_PARSERS", "apart")
    assert asked(jobs.process) != os.getpid()
    monkeypatch.setenv("RNEA_PARSERS", "there")
    with pytest.raises(InputError, match="Legal: apart, here"):
        asked(jobs.process)


def test_code_is_not_run_in_this_process(tmp_path, monkeypatch):
    monkeypatch.setenv("RNEA_PARSERS", "here")
    (tmp_path / "a.xacro").write_text(XACRO)
    with pytest.raises(InputError, match="unset RNEA_PARSERS"):
        rnea.load(tmp_path / "a.xacro")
    monkeypatch.delenv("RNEA_PARSERS")
    assert rnea.load(tmp_path / "a.xacro").name == "r"


def test_mjcf_and_xacro_are_parsed_apart(tmp_path, monkeypatch):
    from rnea.files.robots import mjcf
    from rnea.files.robots.urdf import xacro

    whose = []

    def listening(function, *arguments, who, file):
        whose.append(who)
        return call(function, *arguments, who=who, file=file)

    monkeypatch.setattr(mjcf, "call", listening)

    def listening_confined(function, *arguments, who, **more):
        whose.append(who)
        return call_confined(function, *arguments, who=who, **more)

    monkeypatch.setattr(xacro, "call_confined", listening_confined)
    (tmp_path / "a.xml").write_text(MJCF)
    (tmp_path / "a.xacro").write_text(XACRO)
    assert rnea.load(tmp_path / "a.xml").name == "a"
    assert rnea.load(tmp_path / "a.xacro").name == "r"
    assert whose == ["MuJoCo's parser", "xacro"]
