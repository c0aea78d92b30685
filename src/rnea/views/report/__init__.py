"""One self-contained page about a result: a verdict, then sections of text, tables and pictures.

    Report(title, verdict, tone, facts, sections) -> report_page(report) -> text of an HTML file
                                                     report_pdf(report) -> bytes of a PDF file
                                                     report_markdown(report) -> its words

Nothing is fetched from anywhere, nothing runs: pictures are inside, and a browser is told to load
nothing else. It reads on a phone: wide tables scroll by themselves, pictures shrink.
"""

from rnea.views.report.identification import identification_report
from rnea.views.report.markdown import report_markdown
from rnea.views.report.page import report_page
from rnea.views.report.parts import Report, ReportFigure, ReportTable, Section, picture
from rnea.views.report.pdf import report_pdf
from rnea.views.report.recording import recording_report
from rnea.views.report.sizing import SizingContext, sizing_report

__all__ = [
    "Report",
    "ReportFigure",
    "ReportTable",
    "Section",
    "SizingContext",
    "identification_report",
    "picture",
    "recording_report",
    "report_markdown",
    "report_page",
    "report_pdf",
    "sizing_report",
]
