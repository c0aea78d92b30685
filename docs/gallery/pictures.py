"""What the gallery shows: file, title, a line of text and the commands that made it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Entry:
    """The last command writes `file`; those before it make what it reads."""

    file: str
    title: str
    text: str
    commands: tuple[str, ...]


REACH = (
    "rnea motion puma560 --q 0,0.2,-2,0,0.5,0 --to 1.2,1.2,-0.6,1,-0.5,1.5 --swings 2 "
    "--duration 1.6 --rate 250 -o reach.csv"
)
SWING = "rnea simulate double_pendulum --q 1.9,0.5 --duration 8 --step 0.002 -o swing.csv"
STATE = "--q 0.9,0.7 --qd 1.5,-2 --qdd 2,3"

ENTRIES = (
    Entry(
        "robot-puma.png",
        "A robot",
        "The Puma 560 with the axes, frames and names of its joints, and the inertia of every "
        "link as the homogeneous ellipsoid that has it.",
        (
            "rnea plot robot puma560 --q 0,0.3,-2,0,0.5,0 --axes --frames --centers --inertias "
            "--names -o robot-puma.png",
        ),
    ),
    Entry(
        "robot-quadruped.png",
        "A floating base",
        "The trunk of a quadruped floats: nothing ties it to the ground, and its inertia says how "
        "large it is. Weights, and the forces through all joints; that of the free joint is what "
        "the ground would have to give.",
        (
            "rnea plot robot quadruped --q 0,0,0.5,0.995,0,0.1,0,"
            "0.1,0.8,-1.5,-0.1,0.8,-1.5,0.1,0.8,-1.5,-0.1,0.8,-1.5 --vectors f,weight "
            "-o robot-quadruped.png",
        ),
    ),
    Entry(
        "robot-forces.png",
        "Forces of one state",
        "Arrows to scale: the legend says what each one is and how long a round value of it is.",
        (
            "rnea plot robot double_pendulum --q 0.9,0.7 --qd 1.5,-2 --qdd 2,3 "
            "--vectors vdc,weight,f,n --theme dark -o robot-forces.png",
        ),
    ),
    Entry(
        "free-body-puma.png",
        "A link cut free",
        "All that acts on the upper arm, and the rate of momentum it adds up to.",
        (
            "rnea plot free-body puma560 --link link2 --q 0.5,0.5,0.5,0.5,0.5,0.5 "
            "--qd 1,1,1,1,1,1 --qdd 1,1,1,1,1,1 -o free-body-puma.png",
        ),
    ),
    Entry(
        "forces-double-pendulum.gif",
        "The recursion, step by step",
        "Motions travel out to the tip, forces come back to the base.",
        (f"rnea animate double_pendulum {STATE} --fps 12 -o forces-double-pendulum.gif",),
    ),
    Entry(
        "forces-puma.gif",
        "The same in space",
        "Any robot can be filmed; here in the dark theme, with the frames of the joints.",
        (
            "rnea animate puma560 --q 0,0.3,-2,0,0.5,0 --qd 1,1,1,1,1,1 --qdd 1,1,1,1,1,1 "
            "--frames --theme dark --fps 10 -o forces-puma.gif",
        ),
    ),
    Entry(
        "motion.png",
        "A motion",
        "Rotary and sliding joints never share an axis.",
        (
            "rnea motion stanford --q=-0.8,1.2,0.3,0,0.4,0 --to 0.8,1.8,0.6,1.2,-0.6,-0.4 "
            "--swings 2 --duration 2.4 --rate 200 -o carry.csv",
            'rnea plot motion stanford carry.csv --title "Stanford arm: five rotary joints and a '
            'sliding one" -o motion.png',
        ),
    ),
    Entry(
        "torque-budget.png",
        "What torques are spent on",
        "Parts above and below zero, and their sum.",
        (
            REACH,
            'rnea plot budget puma560 reach.csv --title "Puma 560, there and back in 1.6 s" '
            "-o torque-budget.png",
        ),
    ),
    Entry(
        "energy.png",
        "Where the energy goes",
        "What the balance misses is the error of the quadrature.",
        (REACH, "rnea plot energy puma560 reach.csv -o energy.png"),
    ),
    Entry(
        "wrenches.png",
        "What the joints carry",
        "Force and moment of parent on child, and the reaction of the ground.",
        (
            REACH,
            "rnea plot wrenches puma560 reach.csv --joints base,joint2,joint3 -o wrenches.png",
        ),
    ),
    Entry(
        "torque-speed.png",
        "Torque over speed",
        "Inside what the motors, or else the limits of the robot, allow.",
        (
            "rnea motion panda --q=-0.6,-0.4,0,-2.2,0,1.6,0 --to 0.6,0.7,0.3,-0.9,0.6,2.4,1 "
            "--swings 2 --duration 2.4 --rate 200 -o wave.csv",
            "rnea plot torque-speed panda wave.csv --theme dark -o torque-speed.png",
        ),
    ),
    Entry(
        "mass-matrix.png",
        "The mass matrix",
        "Two arms on a torso: who feels whose acceleration.",
        (
            "rnea plot mass-matrix two_arms --q 0.2,0.3,0.4,0.5,0.6,0.7,0.8 --theme dark "
            "-o mass-matrix.png",
        ),
    ),
    Entry(
        "torque-map.png",
        "Holding torque",
        "Of one joint, over all positions of two; on the line nothing is to be held.",
        (
            "rnea plot torque-map ur5 --joint shoulder_lift_joint "
            "--over shoulder_lift_joint,elbow_joint -o torque-map.png",
        ),
    ),
    Entry(
        "torque-map-2r.gif",
        "The same as a film",
        "The dot on the map is where the arm is.",
        ("rnea animate planar_2r --kind torque-sweep --fps 15 -o torque-map-2r.gif",),
    ),
    Entry(
        "torque-puma-shoulder.gif",
        "Torques while one joint turns",
        "The curves are those of all joints.",
        (
            "rnea animate puma560 --kind torque-sweep --joint joint2 --fps 15 "
            "-o torque-puma-shoulder.gif",
        ),
    ),
    Entry(
        "free-swing.gif",
        "A pendulum let go",
        "It needs no torque, and its energy stays: a picture of a right calculation.",
        (
            SWING,
            "rnea animate double_pendulum --kind playback --motion swing.csv --fps 20 "
            "-o free-swing.gif",
        ),
    ),
    Entry(
        "phase-portrait.png",
        "Chaos",
        "The same swing, velocity over position.",
        (SWING, "rnea plot phase double_pendulum swing.csv -o phase-portrait.png"),
    ),
    Entry(
        "spread.png",
        "Many runs at once",
        "Where a thousand UR5 end that differ in mass and payload, let go for half a second.",
        (
            "rnea simulate ur5 --q 0,-1,1,0,1,0 --duration 0.5 --samples 1000 "
            "--vary mass=5%,payload=0:2.5 --seed 1 --plot spread.png",
        ),
    ),
    Entry(
        "motors.png",
        "Motors for a motion",
        "The best of a list for each joint, at its shaft. The crosses of joint1 and joint2 are "
        "beyond the continuous torque: no motor of this list bears the motion for ever.",
        (
            REACH,
            "rnea size puma560 reach.csv --payload 0,2.5 --motors small_dc --efficiency 0.8 "
            "--plot motors.png",
        ),
    ),
    Entry(
        "puma-reach.gif",
        "A motion played back",
        "Trail, torques and energies.",
        (
            "rnea animate puma560 --kind playback --to 1,-0.8,1.6,0.5,0.8,0 --duration 6 --fps 15 "
            "-o puma-reach.gif",
        ),
    ),
    Entry(
        "satellite-flight.gif",
        "A satellite with an arm",
        "The efforts of its free joint are what thrusters would have to give. The view follows it.",
        (
            "rnea animate satellite --kind playback --to 12,6,4,0.8,0.2,0.4,0.4,0.8,-0.6,1.4 "
            "--duration 6 --fps 10 -o satellite-flight.gif",
        ),
    ),
    Entry(
        "forces-along-a-motion.gif",
        "Forces along a motion",
        "First the steps at its first state, then the motion with all its forces.",
        (
            "rnea motion double_pendulum --q 0.9,0.7 --to=-0.8,1.6 --swings 2 --duration 3 "
            "--rate 200 -o sway.csv",
            "rnea animate double_pendulum --motion sway.csv --fps 15 --duration 10 "
            "-o forces-along-a-motion.gif",
        ),
    ),
)
