"""An identified robot as a file: written, read back, and tried once more."""

from __future__ import annotations

import warnings
from dataclasses import dataclass

import numpy as np

from rnea.apps.check.lint.linting import lint
from rnea.apps.identify.data.prepare import Prepared
from rnea.apps.identify.data.residuals import predicted, residuals
from rnea.apps.identify.identification import Identification
from rnea.cli.output import tell, write_text
from rnea.core.findings import ERROR
from rnea.errors import InputError, ModelWarning
from rnea.robot import Robot
from rnea.robot.loading import loads
from rnea.robot.writing import require_same_torques, written

_SAME = 1e-9


@dataclass(frozen=True)
class WrittenRobot:
    """file, and what the format could not say; rms of each joint (n,) with all that was identified,
    and of the robot as read back."""

    file: str
    dropped: list[str]
    rms: list[float]
    rms_read_back: list[float]
    new_errors: list[str]
    joints: tuple[str, ...]

    @property
    def notes(self) -> list[str]:
        """What the file does not say of what was identified, and what that costs."""
        lines = [f"not said in this format: {line}" for line in self.dropped]
        if not np.allclose(self.rms, self.rms_read_back, rtol=1e-3):
            pairs = zip(self.joints, self.rms, self.rms_read_back, strict=True)
            told = ", ".join(f"{name} {one:.3g} -> {other:.3g}" for name, one, other in pairs)
            lines.append(f"rms with all that was identified -> as this file says it: {told}")
        return lines + [
            f"rnea check finds an error that was not there before: {line}"
            for line in self.new_errors
        ]


def write_identified(result: Identification, output: str, form: str) -> WrittenRobot:
    """Refuses a file that would not give the identified rigid body back."""
    robot = result.robot
    text, losses = written(robot, form)
    name = "the text" if output == "-" else output
    with warnings.catch_warnings(action="ignore", category=ModelWarning):
        again = loads(text, file=name)
    require_same_torques(robot, again, name)
    trial = result.validations[-1].prepared if result.validations else result.training[0]
    wanted, got = predicted(robot, trial), predicted(again, trial)
    if form == "toml" and np.abs(got - wanted).max() > _SAME * np.abs(wanted).max():
        raise InputError(f"{name} would give other torques; nothing was written")
    before = {(f.code, f.where) for f in lint(result.file) if f.severity == ERROR}
    after = [f for f in lint(again) if f.severity == ERROR]
    new = [f"{f.code}: {f.where}" for f in after if (f.code, f.where) not in before]
    write_text(text, output)
    made = WrittenRobot(
        output,
        losses,
        _format_rms(robot, trial),
        _format_rms(again, trial),
        new,
        again.joint_names,
    )
    for line in made.notes:
        tell(line)
    if output != "-":
        tell(f"robot written to {output}")
    return made


def _format_rms(robot: Robot, trial: Prepared) -> list[float]:
    """By joint; 0 where efforts were not measured."""
    return [float(x) for x in np.nan_to_num(residuals(robot, trial).all_rows)]
