"""The widest line that each command prints in a terminal of so many columns.

As a program, with PYTHONPATH=tests: python -m support.widest_lines [COLUMNS ...]
"""

import os
import shlex
import sys
import tempfile
from pathlib import Path
from unittest import mock

import numpy as np
from rich.cells import cell_len

import rnea
from rnea.motion import motion_bytes, point_to_point, sampled
from rnea.robot.writing import written
from support.command import run

# robots of 1, 2, 6, 7, 14, 17 and 32 joints, with loops, springs and a base that floats
ROBOTS = ("one_link", "planar_2r", "puma560", "panda", "two_arms", "chain32.toml", "four_bar")
MOVED = {"one_link": 1, "planar_2r": 2, "puma560": 6, "panda": 7, "chain32.toml": 32}
# of each command, as it is asked most plainly; {robot} stands for all of ROBOTS, {moved} for those
# that a motion was made for; what is slow is asked by the program alone. What is data and no text
# for people (CSV, JSON, source) is not asked
CALLS = {
    "": ["-h", "--version", "torqe"],
    "torque": [
        "{moved} --q {zeros} --wrenches",
        "{moved} {motion} --budget --wrenches -o torques_{robot}.csv",
        "{moved} {motion} --ignore coriolis --ignore gravity",
        "planar_2r --q 0.1,0.2 --ignore gravity --payload 2 --wrench 1,2,3,0,0,0",
        "four_bar --q 1 --wrenches",
        "quadruped --q 0,0,0.4,1,0,0,0,0,0.6,-1.2,0,0.6,-1.2,0,0.6,-1.2,0,0.6,-1.2 --contacts "
        "fl_foot,fr_foot,hl_foot,hr_foot",
        "planar_2r folder/ -o out/ --power",
    ],
    "motion": [
        "{moved} --q {zeros} --to {ones} --acceleration 4 --ignore-limits -o moved_{robot}.csv",
        "planar_2r --q 0,0 --to 1,2 --via 1,0.5 --profile spline --duration 2 -o spline.csv",
    ],
    "simulate": [
        "{moved} --duration 0.005 --step 0.001",
        "puma560 --duration 0.002 --controller computed_torque --motion motion_puma560.csv",
        "planar_2r --duration 0.01 --step 0.001 --samples 4 --vary mass=5%",
        "four_bar --q 1 --duration 0.005",
    ],
    "size": [
        "{moved} {motion}",
        "puma560 motion_puma560.csv --payload 0,2.5 --motors small_dc --efficiency 0.8",
        "chain32.toml motion_chain32.toml.csv --motors small_dc",
        "puma560 motion_puma560.csv --payload 9 --motors servo --gearboxes planetary --dwell 2",
    ],
    "sample": ["{robot} --rows 9", "planar_2r --rows 9 -o states.csv"],
    "summary": ["motion_{moved}.csv", "folder/ motion_planar_2r.csv"],
    "show": ["{robot}", "{moved} --link 1 --q {zeros}", "quadruped"],
    "check": ["{robot}", "planar_2r panda chain32.toml", "panda --fix fixed.urdf"],
    "convert": ["panda panda.urdf", "puma560 dh.toml --convention modified", "two_arms two.urdf"],
    "robots": [""],
    "catalogues": ["", "servo", "small_dc", "strain_wave", "planetary", "cycloidal"],
    "parameters": ["{moved}", "puma560 --numbers", "puma560 --drives"],
    "transform": [
        "two_arms --wrench 0,0,10,0,0,0 --from left_sensor --to base",
        "panda --twist 0,0,1,0,0,0 --from tool --to base",
        "panda --twist 0,0,1,0,0,0 --from tol --to base",
    ],
    "log": ["planar_2r recording.csv", "planar_2r recording.csv --report report.html"],
    "excite": ["ur5 --duration 2 --restarts 0", "planar_2r --duration 2 --restarts 0"],
    "identify": ["planar_2r recording.csv", "planar_2r recording.csv -v -o identified.toml"],
    "payload": ["planar_2r recording.csv"],
    "explain": [
        "one_link", "planar_2r", "panda", "four_bar --q 1", "rp_arm --check-units",
        "craig_2r --symbols",
        "slow: chain32.toml",
    ],
    "derive": ["one_link", "craig_2r", "spong_2r --form mcg", "puma560", "rp_arm --form energy"],
    "exercise": ["planar_2r --sheets 2 -o sheets/", "planar_2r --kind no_such"],
    "diagnose": [
        "puma560 torques_puma560.csv --motion motion_puma560.csv",
        "planar_2r --q pi/4,pi/6 --qd 0.5,0.3 --qdd 0.1,0.2 --tau 50.28,11.53 -v",
        "slow: chain32.toml torques_chain32.toml.csv --motion motion_chain32.toml.csv",
    ],
    "plot": ["robot ur5 -o ur5.svg", "torque planar_2r no_such.csv -o a.png"],
    "animate": ["planar_2r --kind no_such", "planar_2r --size 10x10"],
    "studio": ["planar_2r -o planar_2r.html"],
    "export": ["puma560 --count", "planar_2r -o planar_2r.c", "planar_2r --quantity mass_matrx"],
    "vectors": [""],
    "bench": ["slow: one_link planar_2r --quick --sizes 1,16", "one_link --quantity no_such"],
    "doctor": [""],
    "demo": ["slow: -o rnea_demo", "-o chain32.toml"],
}  # fmt: skip


def chain(count):
    """A robot of many joints with long names."""
    link = {"mass": 1.0, "com": (0.15, 0, 0), "inertia": {"izz": 0.02}}
    names = [f"left_front_wheel_suspension_joint_{k + 1}" for k in range(count)]
    rows = [{"name": name, "a": 0.3 * (k > 0)} | link for k, name in enumerate(names)]
    return rnea.Robot.from_dh(rows, "modified", name=f"chain{count}", gravity=(0, -9.81, 0))


def prepare(folder):
    """Files that the calls read."""
    (folder / "chain32.toml").write_text(written(chain(32), "toml")[0])
    for robot, joints in MOVED.items():
        columns = rnea.load(folder / robot if "." in robot else robot).joint_names
        path = point_to_point([0] * joints, [0.5] * joints, "quintic", columns, duration=1.0)
        data = motion_bytes(sampled(path, 50), "motion.csv")
        (folder / f"motion_{robot}.csv").write_bytes(data)
    (folder / "folder").mkdir()
    for k in range(2):
        (folder / "folder" / f"{k}.csv").write_bytes((folder / "motion_planar_2r.csv").read_bytes())
    _record(folder / "recording.csv")


def _record(path):
    """A recording of planar_2r with friction that its file does not know."""
    t = np.arange(0.0, 8.0, 0.01)
    q = np.stack(
        [np.sin(1.3 * t) + 0.4 * np.sin(3.1 * t), np.cos(1.7 * t) + 0.3 * np.sin(4 * t)], 1
    )
    qd, qdd = np.gradient(q, t, axis=0), np.gradient(np.gradient(q, t, axis=0), t, axis=0)
    tau = rnea.load("planar_2r").inverse_dynamics(q, qd, qdd) + 2.0 * np.tanh(50 * qd)
    tau += np.random.default_rng(0).normal(0, 0.2, tau.shape)
    head = "t,q_joint1,q_joint2,effort_joint1,effort_joint2"
    np.savetxt(path, np.column_stack([t, q, tau]), delimiter=",", header=head, comments="")


def calls(command, slow=True):
    """Its calls, word by word."""
    for said in ["-h", *CALLS[command]]:
        text = said.removeprefix("slow: ")
        if text != said and not slow:
            continue
        if "{robot}" in text and "{moved}" not in text:
            texts = [text.format(robot=robot) for robot in ROBOTS]
        elif "{moved}" in text:
            texts = [_moved(text, robot) for robot in MOVED]
        else:
            texts = [text]
        for one in texts:
            yield [*([command] if command else []), *shlex.split(one)]


def _moved(text, robot):
    n = MOVED[robot]
    zeros, ones = ",".join(["0"] * n), ",".join(["1"] * n)
    return text.format(
        moved=robot, robot=robot, zeros=zeros, ones=ones, motion=f"motion_{robot}.csv"
    )


def widest(command, columns, folder, slow=True):
    """(width, line, call) of the widest line of a command's calls, of both outputs."""
    found = (0, "", "")
    with mock.patch.dict(os.environ, {"COLUMNS": str(columns)}):
        for words in calls(command, slow):
            done = run(*words, cwd=folder)
            for line in (done.stdout + done.stderr).splitlines():
                if "…" in line:
                    raise AssertionError(
                        f"something is cut off by rnea {shlex.join(words)}: {line}"
                    )
                found = max(found, (cell_len(line.rstrip()), line, shlex.join(words)))
    return found


def main():
    for columns in map(int, sys.argv[1:] or ["80"]):
        print(f"COLUMNS={columns}")
        with tempfile.TemporaryDirectory() as place:
            prepare(Path(place))
            for command in CALLS:
                width, line, call = widest(command, columns, Path(place))
                told = "" if width <= columns else f"   TOO WIDE: rnea {call}\n{line}"
                print(f"  {'rnea ' + command:16} {width:4}{told}", flush=True)


if __name__ == "__main__":
    main()
