"""Every quantity of the usual robots beside every peer, for docs/understand/performance.md.

    .venv/bin/python benchmarks/survey.py [--quick] [--into FOLDER]

Draws performance.png, writes every number to performance.csv, and puts the tables between their
marks in performance.md, all in docs/ unless told otherwise. One thread, float64. TALOS comes from
the package example-robot-data; where that is not installed it is left out.
"""

import argparse
import sysconfig
from pathlib import Path

from rnea.apps.bench.contender import QUICK
from rnea.apps.bench.measurement import BenchmarkOptions
from rnea.apps.bench.survey import (
    SURVEY,
    BenchmarkRobot,
    all_quantities,
    bars_of,
    cells,
    with_compiling,
)
from rnea.cli.commands.bench import progress
from rnea.cli.output import tell
from rnea.report.tables.bench_tables import headline
from rnea.report.tables.survey_tables import summary_lines as survey_summary
from rnea.report.tables.survey_tables import survey_csv, survey_sheets
from rnea.views.plots import survey_plot

DOCS = Path(__file__).parent.parent / "docs" / "understand"
TALOS = "cmeel.prefix/share/example-robot-data/robots/talos_data/robots/talos_full_v2.urdf"
BEGIN, END = "<!-- survey: written by make bench -->", "<!-- end of the survey -->"


def subjects():
    talos = Path(sysconfig.get_paths()["purelib"]) / TALOS
    found = [BenchmarkRobot("ur5", shown="UR5"), BenchmarkRobot("panda", shown="Panda")]
    if talos.is_file():
        found += [
            BenchmarkRobot(str(talos), shown="TALOS, fixed"),
            BenchmarkRobot(str(talos), "free", "TALOS, free"),
        ]
    else:
        tell("note: TALOS is left out: pip install example-robot-data")
    return [*found, BenchmarkRobot("tree30"), BenchmarkRobot("tree100")]


def block(facts):
    """What stands between the marks."""
    robots = ", ".join(f"{robot['robot']}: {robot['joints']}" for robot in facts["robots"])
    lines = [*headline(facts), f"speeds of {robots}", *survey_summary(facts)]
    sheets = [sheet.markdown() for sheet in survey_sheets(facts, brief=True)]
    return "\n\n".join([BEGIN, "\n".join(f"- {line}" for line in lines), *sheets, END])


def rewritten(text, facts):
    """A page with the block in its place."""
    before, begins, rest = text.partition(BEGIN)
    _, ends, after = rest.partition(END)
    if not (begins and ends):
        raise SystemExit(f"error: the page has no marks {BEGIN} and {END}")
    return before + block(facts) + after


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="few repetitions")
    parser.add_argument("--into", type=Path, default=DOCS, help="the folder of performance.md")
    given = parser.parse_args()
    page = given.into / "performance.md"
    text, names, robots = page.read_text(), all_quantities(), subjects()
    options = BenchmarkOptions(effort=QUICK if given.quick else SURVEY)
    with progress(cells(robots, names, compiling=True)) as told:
        facts = with_compiling(robots, names, options, told=told)
    page.write_text(rewritten(text, facts))
    (given.into / "performance.csv").write_text(survey_csv(facts))
    (given.into / "performance.png").write_bytes(survey_plot(facts, bars_of(names)))
    print(*headline(facts), *survey_summary(facts), sep="\n")
    for remark in facts["remarks"]:
        tell(f"note: {remark}")


if __name__ == "__main__":
    main()
