"""One self-contained page about a result: a verdict, then sections of text, tables and pictures.

    Report(title, verdict, tone, facts, sections) -> report_page(report) -> text of an HTML file
                                                     report_pdf(report) -> bytes of a PDF file
                                                     report_markdown(report) -> its words

Nothing is fetched from anywhere, nothing runs: pictures are inside, and a browser is told to load
nothing else. It reads on a phone: wide tables scroll by themselves, pictures shrink.
"""

from rnea.report.document.identification_report import identification_report
from rnea.report.document.markdown import report_markdown
from rnea.report.document.page import report_page
from rnea.report.document.parts import Report, ReportFigure, ReportTable, Section, picture
from rnea.report.document.pdf import report_pdf
from rnea.report.document.recording_report import recording_report
from rnea.report.document.sizing_report import SizingContext, sizing_report

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
