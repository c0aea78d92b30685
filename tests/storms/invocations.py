"""Every command of the command line, and every option that writes, each with one invocation.

Both lists are walked out of the command line's own definition; a command or option without an
invocation fails the tests.
"""

import typer

from rnea.cli.app import app

_WRITING = {"--output", "--plot", "--fix", "--report"}
MOTION = "../motion.csv"
TORQUES = "../torques.csv"
RECORDING = "../recording.db3"
# short, small and reproducible; run in a folder of their own
WRITING = {
    ("torque", "--output"): ["torque", "planar_2r", MOTION, "--budget", "-o", "out.csv"],
    ("torque", "--plot"): ["torque", "planar_2r", MOTION, "--plot", "out.png"],
    ("motion", "--output"): [
        "motion", "planar_2r", "--q", "0,0", "--to", "1,1", "--acceleration", "4",
        "-o", "out.npz",
    ],
    ("motion", "--plot"): [
        "motion", "planar_2r", "--q", "0,0", "--to", "1,1", "--acceleration", "4",
        "--plot", "out.svg",
    ],
    ("summary", "--output"): ["summary", MOTION, "-o", "out.csv"],
    ("summary", "--plot"): ["summary", MOTION, "--plot", "out.svg"],
    ("plot", "--output"): ["plot", "torque", "planar_2r", MOTION, "-o", "out.pdf"],
    ("animate", "--output"): [
        "animate", "planar_2r", "--kind", "playback", "--motion", MOTION, "--duration", "0.2",
        "--fps", "5", "--size", "160x120", "-o", "out.gif",
    ],
    ("studio", "--output"): ["studio", "planar_2r", MOTION, "-o", "out.html"],
    ("size", "--output"): ["size", "planar_2r", MOTION, "--motors", "small_dc", "-o", "out.html"],
    ("size", "--plot"): ["size", "planar_2r", MOTION, "--plot", "out.png"],
    ("simulate", "--output"): [
        "simulate", "planar_2r", "--q", "0.1,0.2", "--duration", "0.05", "-o", "out.csv",
    ],
    ("simulate", "--plot"): [
        "simulate", "planar_2r", "--q", "0.1,0.2", "--duration", "0.05", "--plot", "out.svg",
    ],
    ("excite", "--output"): [
        "excite", "ur5", "--duration", "2", "--restarts", "0", "-o", "out.csv",
    ],
    ("excite", "--plot"): [
        "excite", "ur5", "--duration", "2", "--restarts", "0", "--plot", "out.svg",
    ],
    ("sample", "--output"): [
        "sample", "planar_2r", "--rows", "3000", "--rows-per-file", "1200", "--threads", "1",
        "-o", "out",
    ],
    ("check", "--fix"): ["check", "planar_2r", "--fix", "out.toml"],
    ("log", "--report"): ["log", "planar_2r", RECORDING, "--report", "out.html"],
    ("log", "--plot"): ["log", "planar_2r", RECORDING, "--plot", "out.svg"],
    ("payload", "--output"): ["payload", "planar_2r", RECORDING, "-o", "out.toml"],
    ("identify", "--output"): ["identify", "planar_2r", RECORDING, "-o", "out.toml"],
    ("identify", "--report"): ["identify", "planar_2r", RECORDING, "--report", "out.html"],
    ("explain", "--output"): ["explain", "planar_2r", "--to", "html", "-o", "out.html"],
    ("exercise", "--output"): ["exercise", "planar_2r", "--sheets", "2", "-o", "out"],
    ("derive", "--output"): ["derive", "craig_2r", "-o", "out.tex"],
    ("export", "--output"): ["export", "planar_2r", "-o", "out.c"],
    ("convert", "output"): ["convert", "planar_2r", "out.urdf"],
    ("vectors", "--output"): ["vectors", "planar_2r", "-o", "out.json"],
    ("bench", "--plot"): ["bench", "one_link", "--quick", "--sizes", "1", "--plot", "out.png"],
    ("demo", "--output"): ["demo", "-o", "out"],
}  # fmt: skip
# seconds where the others take tenths: a short storm visits them less
SLOW = {"bench", "demo"}
# those that print, as they are asked most plainly
PRINTING = {
    "torque": ["torque", "planar_2r", "--q", "0.1,0.2"],
    "motion": ["motion", "planar_2r", "--q", "0,0", "--to", "1,1", "--acceleration", "4"],
    "plot": ["plot", "torque", "planar_2r", MOTION, "-o", "out.png"],
    "animate": WRITING["animate", "--output"],
    "studio": ["studio", "planar_2r", "-o", "out.html"],
    "size": ["size", "planar_2r", MOTION],
    "simulate": ["simulate", "planar_2r", "--q", "0.1,0.2", "--duration", "0.05"],
    "diagnose": ["diagnose", "planar_2r", TORQUES, "--motion", MOTION],
    "check": ["check", "planar_2r"],
    "parameters": ["parameters", "planar_2r"],
    "summary": ["summary", MOTION],
    "payload": ["payload", "planar_2r", RECORDING],
    "log": ["log", "planar_2r", RECORDING],
    "excite": ["excite", "ur5", "--duration", "2", "--restarts", "0"],
    "sample": ["sample", "planar_2r", "--rows", "9"],
    "identify": ["identify", "planar_2r", RECORDING],
    "show": ["show", "planar_2r"],
    "explain": ["explain", "planar_2r"],
    "exercise": ["exercise", "planar_2r"],
    "transform": [
        "transform",
        "planar_2r",
        "--twist",
        "0,0,1,0,0,0",
        "--from",
        "link2",
        "--to",
        "base",
    ],
    "derive": ["derive", "craig_2r"],
    "export": ["export", "planar_2r", "--count"],
    "convert": ["convert", "planar_2r", "-", "--to", "urdf"],
    "robots": ["robots"],
    "catalogues": ["catalogues"],
    "vectors": ["vectors", "planar_2r"],
    "doctor": ["doctor"],
    "bench": ["bench", "one_link", "--quick", "--sizes", "1"],
    "demo": ["demo", "-o", "out"],
}


def commands():
    """By name, as the command line defines them."""
    return typer.main.get_command(app).commands


def writing_options():
    """(command, option) of everything that names a file to be written."""
    return [
        (name, option)
        for name, command in commands().items()
        for parameter in command.params
        for option in _writes(parameter)
    ]


def _writes(parameter):
    if parameter.param_type_name == "argument":
        return [parameter.name] if parameter.name == "output" else []
    return sorted(_WRITING.intersection(parameter.opts))
