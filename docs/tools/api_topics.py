"""What the pages of the Python interface are called, and what stands on each.

Every public name stands on one page: the build fails for one that is left out, or named twice.
"""

from __future__ import annotations

# methods and properties of `Robot`, by what is asked
ROBOT: dict[str, tuple[str, str, str]] = {
    "robot-making": (
        "Robot: making robots",
        "From a DH table, from numbers, and from other robots. Robots do not change: each of these "
        "gives a new one. From files: `rnea.load` and `rnea.loads`.",
        "from_dh planar with_parameters with_linear_parameters with_gravity with_base with_tool "
        "with_payload with_friction with_smooth_friction with_locked with_numbers with_eager chain "
        "to_dh to_tree save",
    ),
    "robot-facts": (
        "Robot: what it is",
        "Names, counts and numbers that do not depend on a state.",
        "name n nq nv joint_names frame_names gravity mass link moving_body parameters "
        "linear_parameters description model hash eager",
    ),
    "robot-dynamics": (
        "Robot: torques, accelerations, matrices, energies",
        "The equations of motion, `tau = M(q) qdd + C(q, qd) qd + g(q) + ...`, and every part of "
        "them.",
        "inverse_dynamics forward_dynamics gravity_torque bias torque_budget mass_matrix "
        "coriolis_matrix christoffel condition_number kinetic_energy potential_energy derive",
    ),
    "robot-forces": (
        "Robot: forces inside and outside",
        "What joints and links carry, what sensors read, and what the ground has to do.",
        "joint_wrenches wrench_at contact_wrench free_body newton_euler transform "
        "contact_inverse_dynamics contact_forward_dynamics",
    ),
    "robot-places": (
        "Robot: places, speeds, momentum",
        "Where frames and the centre of mass are, and how they move.",
        "forward_kinematics jacobian motion_at neutral integrate difference random_state "
        "center_of_mass center_of_mass_velocity center_of_mass_acceleration "
        "center_of_mass_jacobian centroidal_momentum centroidal_momentum_matrix "
        "centroidal_momentum_rate",
    ),
    "robot-derivatives": (
        "Robot: derivatives and regressors",
        "How answers change with the state, and with the masses.",
        "inverse_dynamics_derivatives forward_dynamics_derivatives regressor "
        "base_wrench_regressor kinetic_energy_regressor potential_energy_regressor",
    ),
    "robot-loops": (
        "Robot: closed loops",
        "Four-bars, deltas, hexapods: closing loops, and what they leave free.",
        "with_loop with_coupling assemble independent_joints mobility loop_gap loop_forces "
        "motor_names motor_torque unactuated_torque preloads joint_motion",
    ),
    "robot-time": (
        "Robot: simulation and data sets",
        "The robot in time, and over the rows of files.",
        "simulate rollouts over",
    ),
    "robot-compiled": (
        "Robot: kernels and other libraries",
        "Any quantity of the table by its name: as an array, as machine code, as a function of "
        "PyTorch or JAX.",
        "evaluate kernel torch_function jax_function",
    ),
    "robot-drawing": (
        "Robot: drawing",
        "The robot in a browser. Plots and films are drawn by `rnea.plot` and `rnea.animate`.",
        "studio",
    ),
}

# names of `rnea` itself
TOP: dict[str, tuple[str, str, str]] = {
    "files": (
        "Robots from files",
        "A robot of the catalogue, a file, or its text.",
        "load loads robots",
    ),
    "values": (
        "Vectors, bodies, rows",
        "What users make to say something of a robot: places, wrenches, bodies, rows of a DH "
        "table, motors, contacts.",
        "Pose Twist Wrench BaseMotion Inertia DHLink Gear Motor Contact",
    ),
    "pictures": ("Plots and films", "Pictures of robots, motions and results.", "plot animate"),
    "quantities": (
        "The table of quantities",
        "Everything that can be asked of a robot, one row each.",
        "QUANTITIES Quantity PARAMETERS LINEAR_PARAMETERS __version__",
    ),
    "errors": (
        "Errors and warnings",
        "One family: `except rnea.RneaError` takes every mistake of input, and nothing else.",
        "RneaError InputError UnknownNameError RobotFileError TrajectoryError SimulationError "
        "ModelWarning",
    ),
}

# public modules, with what they are for; `solids` is one too
MODULES: dict[str, str] = {
    "motion": "Motions: profiles, splines, files, rates",
    "drive": "Drives: gears, motors, sizing",
    "check": "Checks: robot files, torques, mistakes",
    "logs": "Recordings of real robots",
    "identify": "Parameters from recordings",
    "scale": "Data sets of many files",
    "textbook": "The textbooks' formulations",
    "units": "Numbers with units",
    "studio": "Studio: pages for the browser",
    "solids": "Solids: masses of shapes",
}

# what users get and do not make, by the room that has it
RESULTS: dict[str, str] = {
    "recursions": "TorqueBudget JointWrenches NewtonEulerResult FreeBody",
    "spatial": "Poses FrameMotion ForceMoment Violation",
    "simulate": "Simulation Rollouts EnergyBalance",
    "contacts.results": "ContactInverseDynamics ContactForwardDynamics ContactForce",
    "symbolic": "Equations",
    "compile": "Kernel",
    "model": "Model Link Body Frame Mobility",
    "describe": "Description",
}

# what values are, which have no docstring
VALUES: dict[str, str] = {
    "rnea.QUANTITIES": "Everything that can be asked of a robot, by name: what `Robot.evaluate`, "
    "`Robot.kernel` and `rnea export --quantity` know.",
    "rnea.PARAMETERS": "Columns of `Robot.parameters`.",
    "rnea.LINEAR_PARAMETERS": "Columns of `Robot.linear_parameters`.",
    "rnea.motion.STILL": "Of a joint's highest speed: below this part of it an estimated speed is "
    "standing still.",
    "rnea.__version__": "The version of the package.",
    "rnea.check.ERROR": "A severity: results would be wrong, or there are none.",
    "rnea.check.WARNING": "A severity: probably a mistake.",
    "rnea.check.NOTE": "A severity: worth knowing.",
    "rnea.check.SEVERITIES": "Severities, the gravest first.",
    "rnea.logs.LOG_ENDINGS": "Formats that `log_bytes` writes recordings in, with their endings.",
    "rnea.logs.RECORDING_ENDINGS": "Endings of files that `read_log` reads.",
    "rnea.logs.OURS": "The units that the package computes in.",
    "rnea.motion.POINT_TO_POINT": "Names of profiles that `point_to_point` knows.",
    "rnea.textbook.Cell": "Something to read: words, or numbers that a view writes.",
    "rnea.textbook.NOTATIONS": "Formulations that `work` knows, by name.",
    "rnea.identify.HIGHEST_CUTOFF": "In Hz: motions of arms have nothing beyond.",
    "rnea.identify.HOLD_OUT": "The share of a recording that a fit does not see, and is judged by.",
    "rnea.identify.LITTLE": "Of what is plausible: a deviation below this tells that there is not "
    "much of a parameter.",
    "rnea.identify.POOR": "Of a joint's range of efforts: with more left over, nothing is "
    "explained.",
    "rnea.identify.TOLD": "Of a parameter: a deviation below this tells it from zero.",
    "rnea.solids.SHAPES": "Solids by the key that a robot file says them with.",
}
