"""A report as Markdown: its words and tables; pictures are left to the other printers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rnea.core.spatial import markdown_text
from rnea.report.document.parts import Report, ReportFigure, ReportTable


def report_markdown(report: Report) -> str:
    """The text of a Markdown file.

    >>> print(report_markdown(Report("A *robot*", ["all is well"])).splitlines()[0])
    # A \\*robot\\*
    """
    lines = [f"# {markdown_text(report.title)}"]
    lines += [line for said in report.verdict for line in ("", markdown_text(said))]
    lines += ["", *(f"- {markdown_text(k)}: {markdown_text(v)}" for k, v in report.facts)]
    for section in report.sections:
        lines += ["", f"## {markdown_text(section.title)}"]
        for part in section.parts:
            if isinstance(part, ReportTable):
                lines += _table(part)
            elif not isinstance(part, ReportFigure):
                lines += ["", markdown_text(part)]
    if report.foot:
        lines += ["", markdown_text(report.foot)]
    return "\n".join(lines) + "\n"


def _table(table: ReportTable) -> Iterator[str]:
    if table.title:
        yield from ("", f"### {markdown_text(table.title)}")
    yield from ("", _row(table.columns), "|" + "---|" * len(table.columns))
    yield from map(_row, table.rows)


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(map(markdown_text, cells)) + " |"
