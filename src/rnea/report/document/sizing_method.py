"""How a sizing is computed, in words for the readers of its report."""

METHOD = (
    "Torques are those of the recursive Newton-Euler algorithm for the motion as its file has it, "
    "with gravity, the joints' friction and springs, the payload and any wrench from outside. "
    "SI units: N m, N, rad/s, m/s, W, kg m².",
    "A cycle is the motion and, where one was asked for, a dwell after it, repeated for ever. In "
    "the dwell the robot stands still at its last pose and the motors hold it: no brake and no "
    "friction at rest helps them. The duty factor (ED) is the part of the cycle in which something "
    "moves: rows of the motion in which every joint stands still are no part of it.",
    "RMS is the root of the mean square over the time of the whole cycle, by trapezoids between "
    "the rows of the motion.",
    "A motor gives the torque at the gear and what accelerates its own rotor and the gear's input, "
    "and overcomes its own friction. Gears lose the same part of the power in either direction: "
    "where the motor drives its torque is divided by the efficiency, where the load drives it is "
    "multiplied, at rest nothing is lost. Current is torque over torque constant; voltage is that "
    "of resistance, inductance and back-EMF.",
    "Checked of a motor: the square of RMS current over rated current (thermal, at most 100 %), "
    "peak torque, highest speed, and voltage, each where its limit is known. The rated current is "
    "that of rated torque and the motor's own dry friction. Of a motor without a rated torque heat "
    "is not checked: the verdict says so, and as a candidate it comes after all that fit.",
    "Checked of a gearbox: the mean torque with the exponent of its life (3 for balls, 10/3 for "
    "rollers), weighted by speed, beside the limit of average torque; the largest torque beside "
    "the limit of repeated peaks; the input's mean speed over the cycle and its highest speed. A "
    "limit that is not known is not checked.",
    "One drive is chosen for all payloads: what fits must fit with every one. Of motors and "
    "gearboxes the pair is chosen: of those that fit the smallest, by the mass of both where the "
    "catalogues give the mass of every part, else by the motor's rated torque times the peak "
    "torque of the gearbox's size; of pairs of one size the one that leaves its motor coolest. "
    "Where nothing fits, the pair is shown that breaks the fewest limits, and of these the one "
    "whose most used limit is exceeded the least. Gearboxes have the ratios of their catalogue and "
    "no others.",
    "Without gearboxes the smallest motor that fits is chosen, behind the ratio that needs the "
    "least RMS torque of it in the payload that heats it most; where it fits behind none, behind "
    "the ratio that breaks the fewest limits by the least. Such a gear has no limits.",
    "No safety factor is applied anywhere. The parts of limits that are used are printed; the "
    "margin to be kept is the reader's decision.",
)
